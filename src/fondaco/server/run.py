"""Open the house: find a port, say the address, serve until told to stop."""

from __future__ import annotations

import argparse
import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence

import uvicorn
from fastapi import FastAPI

from fondaco.core.errors import BadSetup
from fondaco.server.app import make_app
from fondaco.server.house import prepare
from fondaco.server.line import Line
from fondaco.server.logs import set_up_logs
from fondaco.server.pool import read_bots
from fondaco.server.settings import read_settings, serving
from fondaco.server.supervisor import Supervisor
from fondaco.server.telling import bot_name
from fondaco.words import LANGUAGES

NEXT_PORTS = 50


def bind(host: str, port: int) -> socket.socket:
    """A listening socket at `port` or the next one that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last: OSError | None = None
    for number in range(port, min(port + NEXT_PORTS, 65_536)) if port else (0,):
        door = socket.socket(family, socket.SOCK_STREAM)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, number))
            door.listen(2048)
        except OSError as error:
            door.close()
            last = error
            continue
        door.set_inheritable(True)
        return door
    raise BadSetup(f"no door can be opened at {host} from port {port} on: {last}")


def serve_on(door: socket.socket, app: FastAPI) -> None:
    """One serving process."""
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        http="h11",  # httptools would take a head of any length into memory, and all others would wait
        ws=Line,
        ws_max_size=65_536,
        timeout_graceful_shutdown=5,
    )
    for language in LANGUAGES:
        bot_name("", 0, language)  # so that the first visitor need not wait for words and how numbers are written
    # What is loaded by now stays: the collector need not look at it again, nor after every few hundred messages.
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
    # Once it has closed down, uvicorn sends itself the signal that made it; having done as told is no death.
    signal.signal(signal.SIGTERM, lambda *_: None)
    signal.signal(signal.SIGINT, lambda *_: None)
    uvicorn.Server(config).run(sockets=[door])


def run(given: argparse.Namespace) -> int:
    """What `fondaco serve` does."""
    settings = read_settings(host=given.host, port=given.port, data=given.data, workers=given.workers)
    # Folder, database or bots that cannot be are told here in one sentence, not in a worker's log.
    prepare(settings)
    read_bots(settings.bots_file)
    set_up_logs(settings.log)
    door = bind(settings.host, settings.port)
    port = door.getsockname()[1]
    if settings.port and port != settings.port:
        print(f"Port {settings.port} is taken; taking {port}.", flush=True)
    print(f"Fondaco is open at {address(settings.host, port)}", flush=True)
    if given.open:
        show(address(settings.host, port))
    if settings.supervise or settings.workers > 1:
        return Supervisor(door, settings).run()
    serve_on(door, make_app(settings))
    return 0


def address(host: str, port: int) -> str:
    """What one types into a browser.

    >>> address("127.0.0.1", 8080), address("::1", 80)
    ('http://127.0.0.1:8080/', 'http://[::1]:80/')
    """
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def show(link: str) -> None:
    """Open the page, where there is a desktop to open it on."""
    if sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        threading.Timer(1.5, webbrowser.open, (link,)).start()


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="fondaco serve", description="Open the house to browsers and scripts.")
    serving(parser)
    try:
        return run(parser.parse_args(sys.argv[1:] if words is None else words))
    except (BadSetup, OSError) as error:
        print(f"fondaco: {error}", file=sys.stderr)
        return 2

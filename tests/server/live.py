"""A real server process and real callers, for the tests."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

QUICK = {
    "FONDACO_BOT_PAUSE": "0",
    "FONDACO_BOT_PATIENCE": "0",
    "FONDACO_ORDER_PAUSE": "0",
    "FONDACO_GUESTS_PER_MINUTE": "100000",
    "FONDACO_CALLS_PER_SECOND": "100000",
    "FONDACO_LOG": "WARNING",
    "FONDACO_SUPERVISE": "0",
}
INTENTS = itertools.count()
TOYS = Path(__file__).parent / "toys"
"""Further games that the tests' servers find: a parlour game with secrets and defects."""
NONCE = random.SystemRandom().randbytes(4).hex()


PATIENCE = 60.0
"""Seconds: a machine with much else to do is slow, and only what never comes takes so long."""
PROBE = httpx.Client(verify=False, timeout=PATIENCE)  # reading certificates takes longer than most tests


def new_intent() -> str:
    return f"{NONCE}-{next(INTENTS)}"


class Server:
    """`python -m fondaco.server` in a process of its own."""

    def __init__(self, data: Path, *extra: str, **environment: str) -> None:
        self.data = data
        self.extra = extra
        tests = Path(__file__).parents[1]  # the parlour game builds on the kit's toy
        paths = filter(None, map(str, (TOYS, TOYS / "registered", tests, os.environ.get("PYTHONPATH", ""))))
        self.environment = {**os.environ, **QUICK, "PYTHONPATH": os.pathsep.join(paths), **environment}
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.said: list[str] = []
        self.errors = data / "errors.log"

    def start(self) -> Server:
        self.data.mkdir(parents=True, exist_ok=True)
        command = [sys.executable, "-m", "fondaco.server", "--port", str(self.port), "--data", str(self.data)]
        with self.errors.open("a") as errors:
            self.process = subprocess.Popen(
                [*command, *self.extra],
                env=self.environment,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.said.append(line)
            if found := re.search(r"http://127\.0\.0\.1:(\d+)/", line):
                self.port = int(found[1])
                break
        else:
            raise AssertionError(f"the server did not start: {self.errors.read_text()[-3000:]}")
        until(self.healthy)
        return self

    def healthy(self) -> bool:
        with contextlib.suppress(httpx.TransportError):
            return PROBE.get(f"{self.url}/healthz").status_code == 200
        return False

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """kill -9, whatever it was doing."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.terminate()
        return self.process.wait(PATIENCE)

    def guest(self, name: str = "Ada", language: str = "en") -> Caller:
        return Caller(self.url, name, language)


def until(true: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """Wait until something holds, and return it."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if found := true():
            return found
        time.sleep(0.02)
    raise AssertionError(f"did not come true within {seconds} s")


def lives(pid: int) -> bool:
    """Is there such a process?"""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


class Caller:
    """Somebody with a session."""

    def __init__(self, url: str, name: str, language: str = "en", token: str | None = None) -> None:
        self.http = httpx.Client(base_url=url, timeout=PATIENCE, verify=False)
        self.url = url
        self.language = language
        if token is None:
            answer = self.http.post("/api/guest", json={"name": name, "language": language})
            assert answer.status_code == 200, answer.text
            token = answer.json()["token"]
            self.me = answer.json()["person"]
        self.token = token
        self.http.cookies.clear()
        self.http.headers["authorization"] = f"Bearer {token}"

    def get(self, path: str, expect: int = 200, **query: Any) -> Any:
        return self.call("GET", path, expect, params=query)

    def post(self, path: str, body: Any = None, expect: int | tuple[int, ...] = (200, 201, 204), **query: Any) -> Any:
        return self.call("POST", path, expect, json={} if body is None else body, params=query)

    def call(self, method: str, path: str, expect: int | tuple[int, ...], **how: Any) -> Any:
        answer = self.http.request(method, path, **how)
        wanted = (expect,) if isinstance(expect, int) else expect
        assert answer.status_code in wanted, f"{method} {path}: {answer.status_code} {answer.text}"
        kind = answer.headers.get("content-type", "")
        return answer.json() if answer.content and kind.startswith("application/json") else answer.text

    def table(self, chairs: list[str], game: str = "medici", **wish: Any) -> str:
        made = self.post("/api/tables", {"game": game, "seats": len(chairs), "chairs": chairs, **wish})
        return str(made["id"])

    def act(self, table: str, expect: int = 200, **act: Any) -> Any:
        return self.post(f"/api/tables/{table}/acts", {"intent": new_intent(), **act}, expect)

    def state(self, table: str, **query: Any) -> Any:
        return self.get(f"/api/tables/{table}/state", **query)

    def watch(self, table: str, after: int | None = None, **query: str) -> Watching:
        return Watching(self, table, after, **query)


class Watching:
    """One socket. Answers and messages are kept apart."""

    def __init__(
        self, caller: Caller | None, table: str, after: int | None = None, url: str = "", **query: str
    ) -> None:
        self.caller, self.id = caller, table
        if after is not None:
            query["after"] = str(after)
        if caller is not None:
            query.setdefault("lang", caller.language)
        base = (caller.url if caller else url).replace("http", "ws", 1)
        headers = {"authorization": f"Bearer {caller.token}"} if caller else {}
        asked = "&".join(f"{key}={value}" for key, value in query.items())
        self.opened = connect(
            f"{base}/api/tables/{table}/stream?{asked}",
            additional_headers=headers,
            max_size=2**24,
            open_timeout=PATIENCE,
            ping_interval=None,
        )
        self.socket: ClientConnection = self.opened.__enter__()
        self.answers: dict[str, Any] = {}
        self.rows: list[Any] = []
        self.said: list[Any] = []
        self.raw: list[str] = []
        self.state: Any = None
        self.seq = 0
        self.table: Any = None
        self.hello = self.read()
        assert self.hello["type"] == "hello", self.hello

    def read(self, timeout: float | None = PATIENCE) -> Any:
        text = self.socket.recv(timeout)
        self.raw.append(str(text))
        message = json.loads(text)
        match message["type"]:
            case "hello" | "state":
                self.rows += message["rows"]
                self.seq = message["seq"]
                self.state = message["state"]
                self.table = message.get("table", self.table)
            case "answer":
                self.answers[message["intent"]] = message
            case "chat":
                self.said.append(message["message"])
            case "table":
                self.table = message["table"]
        return message

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def ask(self, **message: Any) -> Any:
        """Send a message and wait for its answer."""
        intent = message.setdefault("intent", new_intent())
        self.send(**message)
        while intent not in self.answers:
            self.read()
        return self.answers[intent]

    def until(self, true: Callable[[Watching], Any], seconds: float = PATIENCE) -> Any:
        """Read until something holds of what was read."""
        end = time.monotonic() + seconds
        while not (found := true(self)):
            self.read(max(0.01, end - time.monotonic()))
        return found

    def drain(self, quiet: float = 0.2) -> None:
        """Read until nothing comes for a while."""
        with contextlib.suppress(TimeoutError):
            while True:
                self.read(quiet)

    @property
    def prompt(self) -> Any:
        return self.state["prompt"] if self.state else None

    def move(self, pick: Callable[[list[str]], str]) -> Any:
        """Answer the prompt with what `pick` chooses."""
        prompt = self.prompt
        chosen = pick([choice["move"] for choice in prompt["choices"]])
        return self.ask(type="move", ask=prompt["ask"], move=chosen)

    def close(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            self.socket.close()


class Forked(Server):
    """The same, born quickly: forked by a process that has loaded everything already."""

    nurse: subprocess.Popen[str] | None = None

    def start(self) -> Forked:
        if Forked.nurse is None:
            Forked.nurse = subprocess.Popen(
                [sys.executable, str(Path(__file__).with_name("nursery.py"))],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
        assert Forked.nurse.stdin is not None
        assert Forked.nurse.stdout is not None
        self.data.mkdir(parents=True, exist_ok=True)
        environment = {**self.environment, "FONDACO_DATA": str(self.data)}
        asked = {"environment": environment, "port": self.port, "errors": str(self.errors)}
        Forked.nurse.stdin.write(json.dumps(asked) + "\n")
        Forked.nurse.stdin.flush()
        self.pid, self.port = map(int, Forked.nurse.stdout.readline().split())
        until(self.healthy)
        return self

    def alive(self) -> bool:
        return lives(self.pid)

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        until(lambda: not self.alive())

    def stop(self) -> int:
        if self.alive():
            os.kill(self.pid, signal.SIGTERM)
        until(lambda: not self.alive())
        return 0


@contextlib.contextmanager
def running(data: Path, **environment: str) -> Iterator[Server]:
    server = Server(data, **environment) if "FONDACO_SUPERVISE" in environment else Forked(data, **environment)
    server.start()
    try:
        yield server
    finally:
        server.stop()

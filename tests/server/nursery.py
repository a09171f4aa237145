"""Loads the server's libraries once and forks a serving process whenever it is told to: tests start and kill many.

Each is a real process that runs the real program; only the loading is shared. Reads a JSON object a line with the
`environment` and the `port`, answers with pid and port.
"""

from __future__ import annotations

import ctypes
import json
import os
import signal
import sys

import alembic.command
import sqlalchemy.dialects.sqlite

from fondaco.server.app import make_app
from fondaco.server.logs import set_up_logs
from fondaco.server.run import bind, serve_on
from fondaco.server.settings import read_settings


def serve(asked: dict[str, object], answer: int) -> None:
    """The child."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG: no orphans when a test run is cut off
    environment, port, errors = asked["environment"], asked["port"], asked["errors"]
    assert isinstance(environment, dict)
    assert isinstance(port, int)
    os.dup2(os.open(str(errors), os.O_WRONLY | os.O_CREAT | os.O_APPEND), 2)
    os.environ.clear()
    os.environ.update(environment)
    for path in reversed(environment.get("PYTHONPATH", "").split(os.pathsep)):
        sys.path.insert(0, path)
    settings = read_settings()
    set_up_logs(settings.log)
    door = bind("127.0.0.1", port)
    os.write(answer, f"{os.getpid()} {door.getsockname()[1]}\n".encode())
    os.close(answer)
    null = os.open(os.devnull, os.O_RDWR)
    os.dup2(null, 0)
    os.dup2(null, 1)
    serve_on(door, make_app(settings))


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the dead
    for line in sys.stdin:
        if os.fork() == 0:
            serve(json.loads(line), os.dup(1))
            os._exit(0)


if __name__ == "__main__":
    _ = alembic.command, sqlalchemy.dialects.sqlite
    main()

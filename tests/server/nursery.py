"""Loads the server once and forks a serving process whenever it is told to, so that a test can kill many of them.

Each is a real process with the real program; only the loading is shared. Reads `start`, answers with the pid, then
`dead STATUS` when the process has ended.
"""

from __future__ import annotations

import os
import sys

from fondaco.server.app import make_app
from fondaco.server.logs import set_up_logs
from fondaco.server.run import bind, serve_on
from fondaco.server.settings import read_settings


def main() -> None:
    app = make_app(read_settings())
    set_up_logs()
    door = bind("127.0.0.1", 0)
    print(door.getsockname()[1], flush=True)
    for _ in sys.stdin:
        pid = os.fork()
        if pid == 0:
            serve_on(door, app)
            os._exit(0)
        print(pid, flush=True)
        _, status = os.waitpid(pid, 0)
        print("dead", status, flush=True)


if __name__ == "__main__":
    main()

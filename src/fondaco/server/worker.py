"""One serving process under a supervisor: `python -m fondaco.server.worker DOOR PIPE`."""

from __future__ import annotations

import asyncio
import os
import socket
import sys

from fondaco.server.app import make_app
from fondaco.server.logs import set_up_logs
from fondaco.server.run import serve_on
from fondaco.server.settings import read_settings
from fondaco.server.supervisor import BEAT


async def beat(pipe: int) -> None:
    """Say that the event loop still turns. When nobody listens any more the supervisor is dead, and so are we."""
    while True:
        try:
            os.write(pipe, b".")
        except BrokenPipeError:
            os._exit(1)
        await asyncio.sleep(BEAT)


def main() -> None:
    door, pipe = int(sys.argv[1]), int(sys.argv[2])
    settings = read_settings()
    set_up_logs(settings.log)
    serve_on(socket.socket(fileno=door), make_app(settings, lambda: beat(pipe)))


if __name__ == "__main__":
    main()

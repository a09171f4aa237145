"""Keeps the serving processes alive: restarts one that died, and one whose heart has stopped beating.

A process beats by writing to a pipe from its event loop. Rules that hang the loop stop the beat; nothing that was
acknowledged is lost, because it is in the log.
"""

from __future__ import annotations

import contextlib
import logging
import os
import select
import signal
import socket
import subprocess
import sys
import time
from dataclasses import dataclass, field
from types import FrameType

from fondaco.server.settings import Settings

logger = logging.getLogger("fondaco.supervisor")

STARTING = 60.0
"""Seconds a process may take until its first beat: it migrates the database first."""
BEAT = 0.5
FLAT = 3
"""So many quick deaths in a row, and something is wrong that a restart does not heal."""


@dataclass
class Child:
    """One serving process and the end of its pipe."""

    process: subprocess.Popen[bytes]
    pipe: int
    born: float = field(default_factory=time.monotonic)
    heard: float | None = None

    def late(self, now: float, hang: float) -> bool:
        return now - self.heard > hang if self.heard is not None else now - self.born > STARTING


class Supervisor:
    """Holds the listening socket, so that callers wait through a restart instead of being turned away."""

    def __init__(self, door: socket.socket, settings: Settings) -> None:
        self.door = door
        self.settings = settings
        self.children: list[Child] = []
        self.stopping = False
        self.quick_deaths = 0

    def run(self) -> int:
        """Until SIGTERM or SIGINT; 1 when the processes cannot stay alive."""
        signal.signal(signal.SIGTERM, self.stop)
        signal.signal(signal.SIGINT, self.stop)
        self.children = [self.spawn() for _ in range(self.settings.workers)]
        while not self.stopping:
            self.listen()
            for number, child in enumerate(self.children):
                if self.stopping:
                    break
                if child.process.poll() is not None or self.hangs(child):
                    self.children[number] = self.replace(child)
            if self.quick_deaths >= FLAT:
                logger.error("the serving processes die at once; giving up")
                self.stopping = True
        self.end()
        return 1 if self.quick_deaths >= FLAT else 0

    def spawn(self) -> Child:
        listen, speak = os.pipe()
        command = [sys.executable, "-m", "fondaco.server.worker", str(self.door.fileno()), str(speak)]
        environment = {**os.environ, **environment_of(self.settings)}
        # In a group of its own: Ctrl-C is for the supervisor, who lets it finish what it is doing.
        process = subprocess.Popen(command, pass_fds=(self.door.fileno(), speak), env=environment, process_group=0)
        os.close(speak)
        return Child(process, listen)

    def listen(self) -> None:
        """Hear who is alive."""
        ready, _, _ = select.select([child.pipe for child in self.children], [], [], BEAT)
        now = time.monotonic()
        for child in self.children:
            if child.pipe in ready and os.read(child.pipe, 4096):
                child.heard = now
                if now - child.born > 5:
                    self.quick_deaths = 0
            elif child.pipe in ready:
                time.sleep(0.05)  # its end is closed: it is about to die

    def hangs(self, child: Child) -> bool:
        if not child.late(time.monotonic(), self.settings.hang):
            return False
        logger.error("process %s has not been heard for %s s; restarting it", child.process.pid, self.settings.hang)
        child.process.kill()
        child.process.wait()
        return True

    def replace(self, child: Child) -> Child:
        os.close(child.pipe)
        if time.monotonic() - child.born < 5:
            self.quick_deaths += 1
        logger.error("process %s ended with %s; starting another", child.process.pid, child.process.returncode)
        return self.spawn()

    def stop(self, *_: int | FrameType | None) -> None:
        self.stopping = True

    def end(self) -> None:
        """Let every process finish what it is doing, then insist."""
        for child in self.children:
            child.process.terminate()
        for child in self.children:
            try:
                child.process.wait(10)
            except subprocess.TimeoutExpired:
                child.process.kill()
                child.process.wait()
            with contextlib.suppress(OSError):
                os.close(child.pipe)


def environment_of(settings: Settings) -> dict[str, str]:
    """The settings as a child reads them."""
    return {f"FONDACO_{name.upper()}": str(getattr(settings, name)) for name in settings.__dataclass_fields__}

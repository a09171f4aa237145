"""Processes that think for the bots: asked over a pipe, stopped when late, replaced when dead."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import logging
import os
import random
import sys
import time
import tomllib
from collections import defaultdict, deque
from pathlib import Path
from typing import Any

import orjson

from fondaco.bots import BOTS
from fondaco.bots.stdio import question
from fondaco.core.errors import BadSetup
from fondaco.core.play import Ask
from fondaco.server.metrics import METRICS

logger = logging.getLogger("fondaco.bots")

MOST_BYTES = 16 * 2**20


class BotFailed(Exception):
    """The bot was late, or died, or answered nonsense."""


class Mind:
    """One process that answers."""

    def __init__(self, command: list[str], loading: float) -> None:
        self.command = command
        self.loading = loading
        self.process: asyncio.subprocess.Process | None = None
        self.fresh = True

    async def ask(self, asked: dict[str, Any], seconds: float) -> dict[str, Any]:
        """What it answers: a move as notation, and perhaps thoughts."""
        try:
            line = await asyncio.wait_for(self.exchange(asked), seconds + (self.loading if self.fresh else 0))
            answer: dict[str, Any] = orjson.loads(line)
            if answer["id"] != asked["id"] or "error" in answer:
                raise BotFailed(str(answer.get("error", "an answer to another question")))
            self.fresh = False
            return {**answer, "move": str(answer["move"])}
        except BaseException as error:
            self.kill()
            if isinstance(error, (TimeoutError, OSError, ValueError, KeyError, TypeError, asyncio.IncompleteReadError)):
                raise BotFailed(f"{type(error).__name__}: {error}") from error
            raise

    async def exchange(self, asked: dict[str, Any]) -> bytes:
        if self.process is None or self.process.returncode is not None:
            self.fresh = True
            pipe = asyncio.subprocess.PIPE
            # Not what the house itself was told: the way to its database is among that.
            known = {name: value for name, value in os.environ.items() if not name.startswith("FONDACO_")}
            self.process = await asyncio.create_subprocess_exec(
                *self.command, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL, env=known, limit=MOST_BYTES
            )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(asked, default=str).encode() + b"\n")
        await self.process.stdin.drain()
        line = await self.process.stdout.readline()
        if not line:
            raise OSError("the process ended")
        return line

    def kill(self) -> None:
        if self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
        self.process = None


class Pool:
    """The house's own processes, and one for each bot of the host."""

    def __init__(self, workers: int, bots_file: str, loading: float) -> None:
        self.numbers = itertools.count(1)
        self.own: asyncio.Queue[Mind] = asyncio.Queue()
        self.minds = [Mind([sys.executable, "-m", "fondaco.bots.stdio"], loading) for _ in range(workers)]
        for mind in self.minds:
            self.own.put_nowait(mind)
        self.loading, self.fresh = loading, True
        self.times: dict[tuple[str, str], deque[float]] = defaultdict(lambda: deque(maxlen=16))
        """How long each bot took for its last thoughts about each game."""
        self.guests: dict[str, asyncio.Queue[Mind]] = {}
        for name, command in read_bots(bots_file).items():
            mind = Mind(command, loading)
            self.guests[name] = asyncio.Queue()
            self.guests[name].put_nowait(mind)
            self.minds.append(mind)

    @property
    def names(self) -> list[str]:
        """Every bot, the weakest of the house first."""
        return [*BOTS, *self.guests]

    async def answer(self, name: str, ask: Ask, seconds: float) -> tuple[str, bool]:
        """A move of the bot called `name`, and whether a simpler one had to step in.

        Who is asked and has one choice has it for a reason only they know, so that takes as long as other thoughts.
        """
        began = time.monotonic()
        found = await self.first_answer(name, ask, seconds)
        took, times = time.monotonic() - began, self.times[name, ask.game.name]
        if len(ask.choices) > 1:
            times.append(took)
        elif times:
            await asyncio.sleep(random.SystemRandom().choice(times) - took)
        return found

    async def first_answer(self, name: str, ask: Ask, seconds: float) -> tuple[str, bool]:
        """Of the bot itself, else of a simpler one, else any choice."""
        ladder = [name, *simpler(name)]
        for number, one in enumerate(ladder):
            try:
                thought = await self.think(one, ask, seconds if number == 0 else min(seconds, 2.0))
                return thought["move"], number > 0
            except BotFailed as error:
                logger.warning("bot %s failed at %s: %s", one, ask.game.name, error)
                METRICS.count("fondaco_bot_failures_total")
        return str(random.SystemRandom().choice(ask.choices)), True

    async def think(self, name: str, ask: Ask, seconds: float) -> dict[str, Any]:
        """The answer of a free process. Who waits too long for one fails too, so that nobody starves the others."""
        asked = question(ask, next(self.numbers), name, random.SystemRandom().randbytes(16).hex(), seconds)
        minds = self.guests.get(name, self.own)
        try:
            async with asyncio.timeout(seconds + (self.loading if self.fresh else 0)):
                mind = await minds.get()
        except TimeoutError:
            raise BotFailed("no process was free") from None
        try:
            return await mind.ask(asked, seconds)
        finally:
            self.fresh = False
            minds.put_nowait(mind)

    def close(self) -> None:
        for mind in self.minds:
            mind.kill()


def simpler(name: str) -> list[str]:
    """The next simpler bot of the house, if there is one; the last resort is any choice."""
    names = list(BOTS)
    if name not in names:
        return names[1:2]
    return names[max(0, names.index(name) - 1) : names.index(name)]


def read_bots(path: str) -> dict[str, list[str]]:
    """Further bots: a table for each, with the `command` that runs it."""
    if not path:
        return {}
    try:
        found = tomllib.loads(Path(path).read_text(encoding="utf-8"))
        commands = {name: bot["command"] for name, bot in found.items()}
    except (ValueError, KeyError, TypeError) as error:
        raise BadSetup(f"{path} names no bots: {error!r}") from None
    for name, command in commands.items():
        if not command or not isinstance(command, list) or not all(isinstance(word, str) for word in command):
            raise BadSetup(f'{path}: {name} needs its command as a list of words: ["/opt/carla/carla", "--stdio"]')
    return commands

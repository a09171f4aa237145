"""The bots' desk: who of them is asked, when they answer, and what happens when somebody's time runs out."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from typing import TYPE_CHECKING, Final

from fondaco.bots import BOTS, listens
from fondaco.core.decision import Sealed
from fondaco.core.errors import BadInput, Illegal
from fondaco.core.moves import Seat
from fondaco.core.play import ask_of
from fondaco.server import acts, orders
from fondaco.server.match import Match
from fondaco.server.pool import Pool
from fondaco.server.refusal import Refusal
from fondaco.server.replay import heard, walk
from fondaco.server.table import Table

if TYPE_CHECKING:
    from fondaco.server.hall import Hall

logger = logging.getLogger("fondaco.bots")

Turn = tuple[str, Seat, int, str]
USUAL: Final = "geselle"
"""Whom one plays against when one names nobody: sensible and quick, and a beginner may win."""


class BotDesk:
    """Everything that moves without a person at the table."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        settings = hall.settings
        self.pool = Pool(settings.bot_workers, settings.bots_file, settings.bot_loading)
        self.turns: set[Turn] = set()

    def attend(self, table: Table) -> None:
        """Start what is to be done for each seat that is asked, once for each ask."""
        match = table.match
        assert match is not None
        now = time.time()
        for seat in match.position.to_act():
            asked = match.asks.get(seat)
            if asked is None:
                continue
            deadline = table.deadline(match, seat)
            if table.chairs[seat].bot is not None:
                self.start((table.id, seat, asked.seq, "bot"), table)
            elif table.orders.get(seat):
                self.start((table.id, seat, asked.seq, "order"), table)
            if deadline is not None and deadline <= now:
                self.start((table.id, seat, asked.seq, "timeout"), table)

    def start(self, turn: Turn, table: Table) -> None:
        if turn not in self.turns:
            self.turns.add(turn)
            self.hall.spawn(self.run(turn, table))

    async def run(self, turn: Turn, table: Table) -> None:
        """One turn. Whatever goes wrong, the table stays playable: another process or the sweep tries again."""
        _, seat, ask, why = turn
        try:
            if why == "order":
                await asyncio.sleep(self.hall.settings.order_pause)
                await orders.answer(table, seat, ask)
            else:
                await self.move(table, seat, ask, why)
        except (Refusal, Illegal, BadInput) as error:
            logger.info("%s of seat %s at %s came to nothing: %s", why, seat, table.id, error)
        finally:
            self.turns.discard(turn)

    async def move(self, table: Table, seat: Seat, ask: int, why: str) -> None:
        if why == "bot":
            await asyncio.sleep(self.pause(table, seat))
        wants = listens(table.chairs[seat].bot or stand_in(), table.info.played)
        heard = await self.heard(table, seat) if wants else []
        match = table.match
        assert match is not None
        if match.asks.get(seat) is None or match.asks[seat].seq != ask:
            return
        chair = table.chairs[seat]
        if (chair.bot is not None) != (why == "bot"):  # somebody took the seat, or gave it up
            return
        holder = chair.holder
        try:
            question = ask_of(match.position, seat, random.Random(), heard)
        except Exception as error:  # whatever a rules file can raise
            table.broke(error)
            return
        if not question.choices:
            return
        notation, fallback = await self.pool.answer(chair.bot or stand_in(), question, self.hall.settings.bot_seconds)
        intent = f"{why} {ask}"  # no intent of a person holds a space
        simpler = "timeout" if why == "timeout" else "fallback"
        try:
            await acts.move(table, seat, holder, intent, ask, notation, simpler if fallback else why)
        except (Illegal, BadInput):
            # The bot broke the rules: any choice will do, and the log says so.
            notation = str(random.SystemRandom().choice(question.choices))
            await acts.move(table, seat, holder, intent, ask, notation, simpler)

    async def heard(self, table: Table, seat: Seat) -> list[str]:
        """All that was played so far, as this seat saw it."""
        rows = await self.hall.rows(table.id)
        return await asyncio.to_thread(lambda: heard((told for told, _ in walk(table, rows, seat)), seat))

    def pause(self, table: Table, seat: Seat) -> float:
        """Short where only this bot is asked; longer where people could speak first, not behind a seal."""
        match = table.match
        assert match is not None
        settings = self.hall.settings
        could_speak = people_asked(table, match, seat) and not isinstance(match.position.decision, Sealed)
        return settings.bot_patience if could_speak else settings.bot_pause

    def busy(self, table: Table) -> bool:
        return any(turn[0] == table.id for turn in self.turns)

    async def close(self) -> None:
        self.pool.close()


def people_asked(table: Table, match: Match, seat: Seat) -> bool:
    """Is a person asked in the same decision?"""
    return any(other != seat and table.chairs[other].holder is not None for other in match.position.to_act())


def stand_in() -> str:
    """Who moves for a person whose time ran out: the second weakest bot, no genius and no fool."""
    return list(BOTS)[1]

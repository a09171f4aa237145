"""The sweep: every second this process looks for what should have moved on by itself, and lets go of what is over."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from fondaco.server import acts, ledger
from fondaco.server.bots import stand_in
from fondaco.server.hall import Hall
from fondaco.server.metrics import METRICS
from fondaco.server.people import at_home
from fondaco.server.refusal import Refusal
from fondaco.server.table import LEASE, Table

logger = logging.getLogger("fondaco.sweep")

SWEEP = 1.0
"""Seconds between two looks."""


class Sweep:
    """One for each process."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store

    async def run(self) -> None:
        """Look for tables that should have moved on: after a restart, when a process died, when a clock ran out."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                for match in await self.store.write(ledger.claim_due):
                    await self.wake(match)
                await self.tidy()
                await self.hall.dismiss()
                await self.miss()
                await self.forget_dead()
                await self.replace_removed()
            except Exception:
                logger.exception("the sweep failed")

    async def resume(self) -> None:
        """Go on with what an earlier life had begun and no row tells: reminders."""
        for match in await self.store.read(ledger.read_by_turns):
            await self.wake(match)

    async def wake(self, match: str) -> None:
        """Let a table move on that should have; one that cannot keeps no other waiting."""
        try:
            table = await self.hall.table(match)
            self.hall.attend(table)
            await self.look_again(table)
        except Refusal as refusal:
            logger.info("table %s cannot be opened: %s", match, refusal)
        except Exception:  # whatever a rules file can raise
            logger.exception("table %s cannot be opened", match)

    async def look_again(self, table: Table) -> None:
        """Note when, if it is not soon: holidays and restarts have moved it since the last row."""
        now, match = time.time(), table.match
        if match is None:
            return
        due, seq = table.due(match, now), match.seq
        if due is None or due > now + LEASE:
            await self.store.write(lambda connection: ledger.set_due(connection, table.id, seq, due))

    async def tidy(self) -> None:
        """Forget tables nobody looks at, and those the host has removed."""
        now = time.monotonic()
        known = list(self.hall.tables.values())
        METRICS.gauge("fondaco_tables", len(known))
        METRICS.gauge("fondaco_viewers", sum(len(table.viewers) for table in known))
        for table in known:
            patience = self.hall.settings.idle if table.running else self.hall.settings.idle / 60
            if not table.viewers and now - table.touched > patience and not self.hall.desk.busy(table):
                self.hall.forget(table)
        matches = list(self.hall.tables)
        for match in await self.store.read(lambda connection: ledger.read_removed(connection, matches)):
            if match in self.hall.tables:
                self.hall.forget(self.hall.tables[match])

    async def forget_dead(self) -> None:
        """Nobody looks on any more at a process that has died."""
        if not any(table.elsewhere for table in self.hall.tables.values()):
            return
        alive = await self.hall.bell.listeners()
        for table in self.hall.tables.values():
            if dead := table.elsewhere.keys() - alive:
                table.elsewhere = {name: seen for name, seen in table.elsewhere.items() if name not in dead}
                self.hall.tell_chairs(table)

    async def miss(self) -> None:
        """Look again at the tables of people whom their host has removed; of several processes the bell tells each."""
        if self.hall.bell.rings:
            return
        named = {person for table in self.hall.tables.values() for person in table.people() if person is not None}
        for person in named - await self.store.read(lambda connection: at_home(connection, list(named))):
            await self.hall.reread(person)

    async def replace_removed(self) -> None:
        """A bot for every seat of a running match whose person is no more."""
        for match, seat in await self.store.read(ledger.read_deserted):
            with contextlib.suppress(Refusal):  # another process was faster
                table = await self.hall.table(match)
                async with table.lock:
                    await self.hall.reload(table)
                await acts.resign(table, seat, None, "is no more", stand_in())  # callers' intents have no spaces

"""The hall: every table this process has in memory, opened from the log when somebody comes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any

import orjson
from sqlalchemy import Connection, update

from fondaco.core.errors import BadInput
from fondaco.core.moves import Seat
from fondaco.server import ledger, schema
from fondaco.server.bell import Bell
from fondaco.server.bots import BotDesk
from fondaco.server.draft import Told, Viewpoint
from fondaco.server.match import Match
from fondaco.server.metrics import METRICS
from fondaco.server.orders import Order, read_orders
from fondaco.server.people import People, alive
from fondaco.server.refusal import Refusal
from fondaco.server.reminders import Reminders
from fondaco.server.rows import Row
from fondaco.server.settings import Settings
from fondaco.server.store import Store, Taken, Work
from fondaco.server.table import Chair, Info, Table
from fondaco.server.tableview import table_out
from fondaco.server.telling import retell

logger = logging.getLogger("fondaco.hall")

SNAPSHOT_EVERY = 150
"""Rows between two snapshots of a match."""


class Hall:
    """One for each process."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.tables: dict[str, Table] = {}
        self.opening: dict[str, asyncio.Future[Table]] = {}
        self.opened = time.time()
        self.desk = BotDesk(self)
        self.bell: Bell
        self.tasks: set[asyncio.Task[None]] = set()
        self.stirred: set[str] = set()
        self.on_attend: list[Callable[[Table], None]] = [self.desk.attend, Reminders(self).attend]

    # Tables in memory

    async def table(self, match: str) -> Table:
        """The table called `match`, from memory or from the log."""
        if not match.isalnum():
            raise Refusal("no-table")  # no id of ours, and perhaps nothing a database can take
        table = self.tables.get(match)
        if table is None:
            if match not in self.opening:
                self.opening[match] = asyncio.ensure_future(self.load(match))
                self.opening[match].add_done_callback(lambda _: self.opening.pop(match, None))
            table = await asyncio.shield(self.opening[match])
        table.touched = time.monotonic()
        if table.unsure and not table.lock.locked():
            async with table.lock:
                await self.reload(table)
        return table

    async def load(self, match: str) -> Table:
        began = time.perf_counter()

        found = await self.store.read(lambda connection: read_all(connection, match))
        if found is None:
            raise Refusal("no-table")
        table = Table(self, found.info, found.chairs, found.match)
        found.lay_on(table)
        self.tables[match] = table
        self.presence(table)  # so that other processes say who is there
        METRICS.observe("fondaco_open_seconds", time.perf_counter() - began)
        if table.running:
            self.attend(table)
        return table

    async def reload(self, table: Table) -> None:
        """Read a table anew, because another process may have written, and tell its viewers what is new.

        The caller holds its lock.
        """

        found = await self.store.read(lambda connection: read_all(connection, table.id))
        if found is None:
            self.forget(table)
            raise Refusal("no-table")
        before = table.match
        found.lay_on(table)
        table.unsure = False
        if table.match is not None and table.match.seq > (before.seq if before else 0) and table.viewers:
            # Rows this process did not write, or wrote without living to tell: its viewers have not heard of them.
            newest = table.match.seq
            told = await self.news(table, before, list(table.viewpoints()))
            table.publish([one for one in told if one.row.seq <= newest])

    async def news(self, table: Table, since: Match | None, eyes: Sequence[Viewpoint]) -> list[Told]:
        """What was written since a moment, as these eyes may see it; an undo may reach behind that moment."""
        known = since.seq if since else 0
        rows = await self.rows(table.id, after=known)
        if any(row.kind == "undo" for row in rows):
            since, rows = None, await self.rows(table.id)
        again = retell(table.info.opening, rows, eyes, since)
        return await asyncio.to_thread(lambda: [one for one, _ in again if one.row.seq > known])

    async def rows(self, match: str, after: int = 0) -> list[Row]:
        """The log of a match, whole or from a row on."""
        return await self.store.read(lambda connection: ledger.read_rows(connection, match, after))

    def forget(self, table: Table) -> None:
        """Let a table go; its log stays."""
        self.tables.pop(table.id, None)
        for viewer in list(table.viewers):
            viewer.send(b"")

    # What others hear

    def announce(self, table: Table) -> None:
        """Somebody sat down, got up, was replaced: here and on the other processes."""
        self.tell_chairs(table)
        self.spawn(self.bell.ring(f"table {table.id} 0"))

    def ordered(self, table: Table, seat: Seat) -> None:
        """An order of `seat` was given or taken back: only its owner sees so, and it may have to answer."""
        if (holder := table.chairs[seat].holder) is not None:
            table.publish([], to=holder)
        self.attend(table)

    def presence(self, table: Table) -> None:
        """Somebody came or went. Told a little later, because whole clubs come and go at once."""
        if table.id not in self.stirred:
            self.stirred.add(table.id)
            asyncio.get_running_loop().call_later(0.5, self.settled, table)

    def settled(self, table: Table) -> None:
        self.stirred.discard(table.id)
        self.tell_chairs(table)
        self.call_roll(table)

    def call_roll(self, table: Table) -> None:
        """Tell the other processes who looks on here."""
        if self.bell.rings:
            sitting = {viewer.person for viewer in table.viewers} & {chair.person for chair in table.chairs} - {None}
            self.spawn(self.bell.ring(f"here {table.id} {','.join([str(len(table.viewers)), *map(str, sitting)])}"))

    def seen_elsewhere(self, table: Table, process: str, roll: str) -> None:
        """Who looks on at another process. If that is news, it has not heard of those who look on here."""
        number, *people = roll.split(",")
        stranger = table.elsewhere.pop(process, None) is None
        if number != "0":
            table.elsewhere[process] = int(number), people
        self.tell_chairs(table)
        if stranger and table.viewers:
            self.call_roll(table)

    async def changed(self, person: str) -> None:
        """A person's name, holidays or sessions are others now, or they are gone: here and on the other processes."""
        await self.reread(person)
        await self.bell.ring(f"person {person} 0")

    async def reread(self, person: str) -> None:
        """The tables that name somebody look again; so do the sockets."""
        for table in list(self.tables.values()):
            if person in table.people():
                with contextlib.suppress(Refusal):  # the table went with them
                    async with table.lock:
                        await self.reload(table)
                    self.tell_chairs(table)
        await self.dismiss()

    async def dismiss(self) -> None:
        """Good-bye to the sockets whose session is no more: signed out, another passphrase, a person removed."""
        viewers = [viewer for table in self.tables.values() for viewer in table.viewers]
        sessions = {viewer.session for viewer in viewers if viewer.session}
        ended = sessions - await self.store.read(lambda connection: alive(connection, list(sessions)))
        for viewer in viewers:
            if viewer.session in ended:
                viewer.send(b"")

    async def muted(self, person: str) -> None:
        """The sockets of a person look again whom they do not hear."""
        others = (await People(self.store).silenced(person))["mute"]
        for table in self.tables.values():
            for viewer in table.viewers:
                if viewer.person == person:
                    viewer.muted = others

    def tell_chairs(self, table: Table) -> None:
        made: dict[tuple[str | None, str], bytes] = {}
        for viewer in list(table.viewers):
            key = viewer.person, viewer.language
            if key not in made:
                made[key] = orjson.dumps({"type": "table", "table": table_out(table, *key)})
            viewer.send(made[key])

    # What follows a commit

    def attend(self, table: Table) -> None:
        """Somebody may have to move: wake bots, standing orders and clocks; keep a snapshot of a long match."""
        if table.match is None or not table.running or table.match.trouble:
            return
        for look in self.on_attend:
            look(table)
        seq = table.match.seq
        if seq - table.frozen >= SNAPSHOT_EVERY:
            table.frozen = seq
            body = ledger.freeze(table.match)
            self.spawn(self.snapshot(table.id, body))

    async def snapshot(self, match: str, body: dict[str, Any]) -> None:
        with contextlib.suppress(Taken):  # another process made one at the same moment
            await self.store.write(lambda connection: ledger.write_snapshot(connection, match, body))

    def finishing(self, table: Table, match: Match, standing: dict[str, Any] | None) -> Work:
        """What a match's last row writes besides: status, result, ranks."""

        def finish(connection: Connection) -> None:
            status = "ended" if match.ended else "over"
            ledger.write_snapshot(connection, table.id, ledger.freeze(match))  # it will be looked at again
            connection.execute(
                update(schema.tables)
                .where(schema.tables.c.id == table.id, schema.tables.c.status == "running")  # not where it was removed
                .values(status=status, result=orjson.dumps(standing).decode())
            )
            if standing is None:
                return
            for seat in range(table.info.seats):
                connection.execute(
                    update(schema.seats)
                    .where(schema.seats.c.match == table.id, schema.seats.c.seat == seat)
                    .values(rank=standing["ranks"][seat], score=standing["scores"][seat])
                )

        return finish

    # Work that goes on by itself

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something beside the callers; what it raises is logged, never lost."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("a task failed", exc_info=task.exception())

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await self.desk.close()


@dataclass(slots=True)
class Found:
    """A table as the database has it."""

    info: Info
    chairs: list[Chair]
    match: Match | None
    orders: dict[Seat, list[Order]]
    away: dict[Seat, float]
    standing: dict[str, Any] | None

    def lay_on(self, table: Table) -> None:
        table.info, table.chairs, table.match = self.info, self.chairs, self.match
        table.orders, table.away, table.standing, table.defect = self.orders, self.away, self.standing, None


def read_all(connection: Connection, match: str) -> Found | None:
    found = ledger.read_table(connection, match)
    if found is None:
        return None
    info, chairs = found
    try:
        played = None if info.status == "open" else ledger.read_match(connection, match, info.opening)
    except BadInput:  # the game, or what was agreed about it, is no more
        raise Refusal("stopped") from None
    standing = ledger.read_standing(connection, match) if info.status in ("over", "ended") else None
    return Found(info, chairs, played, read_orders(connection, match), ledger.read_away(connection, match), standing)

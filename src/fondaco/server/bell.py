"""The bell between processes: PostgreSQL's LISTEN and NOTIFY. One process alone needs none."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import TYPE_CHECKING

from sqlalchemy import Connection, select, text

from fondaco.server import chat, schema
from fondaco.server.refusal import Refusal
from fondaco.server.store import ring

if TYPE_CHECKING:
    from fondaco.server.hall import Hall
    from fondaco.server.table import Table

logger = logging.getLogger("fondaco.bell")


class Bell:
    """Listens for what other processes wrote, and lets this one's tables catch up."""

    def __init__(self, url: str, hall: Hall) -> None:
        self.url = url
        self.hall = hall
        self.rings = not url.startswith("sqlite")
        self.name = secrets.token_hex(4)
        """Known by it are one's own rings, which say nothing new, and whether a process still listens."""
        self.listening: asyncio.Task[None] | None = None

    async def open(self) -> None:
        if self.rings:
            heard = asyncio.Event()
            self.listening = asyncio.ensure_future(self.listen(heard))
            await asyncio.wait_for(heard.wait(), 30)

    async def listen(self, heard: asyncio.Event) -> None:
        """Hear rings for ever; after a lost connection every table in memory looks at its log again."""
        import psycopg

        while True:
            try:
                plain = self.url.replace("postgresql+psycopg://", "postgresql://", 1)
                async with await psycopg.AsyncConnection.connect(
                    plain, autocommit=True, application_name=self.name
                ) as connection:
                    await connection.execute("LISTEN fondaco")
                    if heard.is_set():
                        for match in [*self.hall.tables, *self.hall.opening]:
                            await self.hear(f"table {match} 0")
                        for table in self.hall.tables.values():
                            self.hall.presence(table)
                    heard.set()
                    async for notice in connection.notifies():
                        await self.hear(notice.payload)
            except psycopg.Error:
                logger.warning("the bell is silent; listening again", exc_info=True)
                await asyncio.sleep(1)

    async def hear(self, payload: str) -> None:
        try:
            kind, whose, number, *by = payload.split(" ")
            if self.name in by:
                return
            if whose in self.hall.opening:  # what is being read there may be older than this
                with contextlib.suppress(Refusal):
                    await self.hall.table(whose)
            table = self.hall.tables.get(whose)
            if kind == "person":
                await self.hall.reread(whose)
            elif kind == "mute":
                await self.hall.muted(whose)
            elif table is None:
                return
            elif kind == "rows":
                if behind(table, int(number)):
                    await self.catch_up(table, int(number))
            elif kind == "table":
                await self.catch_up(table)
                self.hall.tell_chairs(table)
            elif kind == "orders":
                await self.catch_up(table)
                self.hall.ordered(table, int(number))
            elif kind == "here":
                self.hall.seen_elsewhere(table, by[0], number)
            elif kind == "chat" and table.viewers:
                await self.pass_on(table, int(number))
        except Refusal:  # the table is gone
            return
        except Exception:  # one table's trouble must not silence the bell
            logger.exception("could not follow %s", payload)

    async def catch_up(self, table: Table, seq: int | None = None) -> None:
        """Read what another process wrote, up to the row `seq` it may be, and tell this one's viewers."""
        async with table.lock:
            if seq is None or behind(table, seq):  # a row of one's own is in the memory as soon as the lock is free
                await self.hall.reload(table)

    async def pass_on(self, table: Table, number: int) -> None:
        def read(connection: Connection) -> object:
            return connection.execute(select(schema.chat).where(schema.chat.c.id == number)).first()

        row = await self.hall.store.read(read)
        if row is not None:
            chat.spread(table, chat.message(row))

    async def ring(self, message: str) -> None:
        """Tell the other processes."""
        if self.rings:
            await self.hall.store.write(lambda connection: ring(connection, f"{message} {self.name}"))

    async def listeners(self) -> set[str]:
        """The processes that hear this one: of one that died the database knows first."""
        query = text("SELECT application_name FROM pg_stat_activity")
        return await self.hall.store.read(lambda connection: set(connection.execute(query).scalars()))

    async def close(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.listening


def behind(table: Table, seq: int) -> bool:
    """Does the log have rows that this process has not read?"""
    return table.match is None or seq > table.match.seq

"""Everything one process serves with, put together."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from fondaco.server.bell import Bell
from fondaco.server.hall import Hall
from fondaco.server.limits import Limits
from fondaco.server.lobby import Lobby
from fondaco.server.migrate import migrate
from fondaco.server.people import People
from fondaco.server.settings import Settings
from fondaco.server.store import Store
from fondaco.server.sweep import Sweep
from fondaco.server.table import Table

T = TypeVar("T")


def prepare(settings: Settings) -> None:
    """A folder, and in it or elsewhere a database of today's schema."""
    if settings.embedded:
        Path(settings.data).mkdir(parents=True, exist_ok=True)
    migrate(settings.url)


class House:
    """Opened before the first caller, closed after the last."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        prepare(settings)
        self.store = Store(settings.url)
        self.limits = Limits()
        self.looking_back, self.coming_back = asyncio.Semaphore(1), asyncio.Semaphore(1)
        """Two queues: whoever comes back to a match does not stand behind those who read old ones."""
        self.people = People(self.store)
        self.ready = False

    async def open(self) -> None:
        self.hall = Hall(self.settings, self.store)
        self.lobby = Lobby(self.hall)
        self.hall.bell = Bell(self.settings.url, self.hall)
        await self.hall.bell.open()
        self.sweep = Sweep(self.hall)
        self.hall.spawn(self.sweep.resume())
        self.sweeping = self.hall.spawn(self.sweep.run())
        self.ready = True

    async def look_back(self, work: Callable[..., T], *args: Any) -> T:
        """Tell a match once more, beside those who play; one at a time, because they share what time there is."""
        async with self.looking_back:
            return await asyncio.to_thread(work, *args)

    async def tell_again(self, table: Table, work: Callable[..., T], *args: Any) -> T:
        """The same about a table's own log, which is read when it is one's turn: those who wait hold nothing."""
        async with self.looking_back:
            rows = await self.hall.rows(table.id)
            return await asyncio.to_thread(work, table, rows, *args)

    async def close(self) -> None:
        """Say good-bye to every socket, write what waits, let go."""
        self.ready = False
        self.sweeping.cancel()
        for table in list(self.hall.tables.values()):
            self.hall.forget(table)
        await self.hall.bell.close()
        await self.hall.close()
        self.store.close()

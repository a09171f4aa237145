"""Reminders for play over days: by mail, Discord, ntfy and whatever else Apprise knows."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, NamedTuple

import orjson
from sqlalchemy import Connection, insert, select, update

from fondaco.core.moves import Seat
from fondaco.server import schema
from fondaco.server.metrics import METRICS
from fondaco.server.refusal import Refusal
from fondaco.server.store import Taken
from fondaco.server.table import Table
from fondaco.server.telling import say

if TYPE_CHECKING:
    from fondaco.server.hall import Hall

logger = logging.getLogger("fondaco.reminders")

SCHEMES = ("mailto", "mailtos", "discord", "ntfy", "ntfys", "tgram", "slack", "matrixs", "signals", "gotifys", "pover")
"""Services, not bare web addresses: a reminder must not become a way to call machines inside the host's network."""


def check_address(address: str) -> None:
    """Refuse what reminders cannot or may not be sent to. After `?` an address may name files and machines to read."""
    import apprise  # big, and most houses never send a reminder

    may_be = service(address) in SCHEMES and "?" not in address
    if not may_be or apprise.Apprise.instantiate(address, suppress_exceptions=True) is None:
        raise Refusal("bad-address")


def service(address: str) -> str:
    """What an address begins with; the rest may hold passwords."""
    return address.partition("://")[0].lower()


class Reminders:
    """Tells people by turns that they are waited for: once for each ask, not on holiday, and only if they still are."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.waiting: set[tuple[str, Seat, int]] = set()
        self.post = ThreadPoolExecutor(4, thread_name_prefix="post")
        """Threads of its own: a machine that does not answer keeps nobody waiting who signs in or looks back."""

    def attend(self, table: Table) -> None:
        """Somebody has been asked at a table played by turns: look again in a while."""
        match = table.match
        if match is None or table.info.pace != "turns":
            return
        for seat in match.position.to_act():
            asked = match.asks.get(seat)
            if asked is None or table.chairs[seat].holder is None:
                continue
            wait = (table.id, seat, asked.seq)
            if wait not in self.waiting:
                self.waiting.add(wait)
                self.hall.spawn(self.later(wait, asked.at))

    async def later(self, wait: tuple[str, Seat, int], since: float) -> None:
        match, seat, ask = wait
        try:
            when = since + self.hall.settings.remind_after
            while True:
                await asyncio.sleep(max(0.0, when - time.time()))
                table = await self.hall.table(match)  # as it is then: it may have left the memory, and come back
                when = table.away.get(seat, 0.0)
                if when <= time.time():
                    break
            asked = table.match.asks.get(seat) if table.match else None
            here = table.chairs[seat].person in table.present()
            if asked is not None and asked.seq == ask and table.running and not here:
                await self.remind(table, seat, ask)
        except (Refusal, Taken):  # the table is gone, or another process reminds at this very moment
            return
        finally:
            self.waiting.discard(wait)

    async def remind(self, table: Table, seat: Seat, ask: int) -> None:
        """Send it, unless another process or an earlier life of this one has."""
        person = table.chairs[seat].holder
        found = await self.hall.store.write(lambda c: claim(c, table.id, seat, ask, person))
        if found is None or not found.notify:
            return
        language = found.language or "en"
        title = say(language, "remind-title", game=table.info.played.title)
        body = say(language, "remind-body", who=found.name, link=self.hall.settings.link(f"/t/{table.id}"))
        METRICS.count("fondaco_reminders_total")
        await asyncio.get_running_loop().run_in_executor(self.post, send, found.notify, title, body)


def claim(connection: Connection, match: str, seat: Seat, ask: int, person: str | None) -> Letter | None:
    """The person to remind, if nobody was reminded of this ask yet."""
    r, p = schema.reminders.c, schema.people.c
    before = connection.execute(select(r.ask).where(r.match == match, r.seat == seat).with_for_update()).scalar()
    if before is not None and before >= ask:
        return None
    if before is None:
        connection.execute(insert(schema.reminders).values(match=match, seat=seat, ask=ask))
    else:
        connection.execute(update(schema.reminders).where(r.match == match, r.seat == seat).values(ask=ask))
    found = connection.execute(select(p.name, p.language, p.notify).where(p.id == person)).first()
    return None if found is None else Letter(found.name, found.language, orjson.loads(found.notify))


class Letter(NamedTuple):
    """To whom, in which language, where."""

    name: str
    language: str
    notify: list[str]


def send(addresses: list[str], title: str, body: str) -> None:
    import apprise

    post = apprise.Apprise()
    for address in addresses:
        with contextlib.suppress(Refusal):  # one that was taken before it was forbidden
            check_address(address)
            post.add([address])  # in a list it stays one address; by itself it would be taken apart at commas
    if not post.notify(title=title, body=body):
        logger.warning("a reminder by %s could not be sent", ", ".join(map(service, addresses)))

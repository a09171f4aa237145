"""Before the first move: make a table, sit down, get up, start."""

from __future__ import annotations

import contextlib
import random
import secrets
import time
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, select, update

from fondaco.core.errors import BadInput
from fondaco.core.moves import Seat
from fondaco.server import ledger, schema
from fondaco.server.clocks import KIND_CLOCK, NO_CLOCK, Clock
from fondaco.server.draft import Draft
from fondaco.server.hall import Hall
from fondaco.server.library import known
from fondaco.server.match import Match
from fondaco.server.people import Person, still_here
from fondaco.server.refusal import Refusal
from fondaco.server.rows import Headline
from fondaco.server.store import Append, Taken
from fondaco.server.table import Chair, Info, Table, waiting
from fondaco.server.wire import TableWish

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


def new_id(length: int = 12) -> str:
    """An id nobody guesses: 12 letters are 59 bits."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


class Lobby:
    """Tables that have not begun, and how they begin."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def create(self, wish: TableWish, host: Person) -> Table:
        info, chairs = self.lay(wish, host)
        await self.hall.store.write(lambda c: ledger.add_table(c, info, chairs))
        table = Table(self.hall, info, chairs, None)
        self.hall.tables[info.id] = table
        return table

    def lay(self, wish: TableWish, host: Person) -> tuple[Info, list[Chair]]:
        """The new table, checked against what the game offers."""
        played = known(wish.game)
        if wish.edition is not None and wish.edition not in played.editions:
            raise Refusal("bad-setup", what="edition", known=", ".join(played.editions))
        try:
            setup = played.set_up(wish.seats, wish.options, wish.edition)
        except BadInput as error:
            raise Refusal("bad-setup", why=error) from None
        if wish.clock is not None and wish.clock.kind != "none" and wish.clock.seconds < 1:
            raise Refusal("bad-setup", what="clock")
        wanted = wish.chairs or ["me", *["open"] * (wish.seats - 1)]
        if len(wanted) != wish.seats:
            raise Refusal("bad-setup", what="chairs", count=wish.seats)
        chairs: list[Chair] = []
        for seat, who in enumerate(wanted):
            chair = self.chair(seat, who, wish, host)
            chairs.append(replace(chair, name=told_apart(chair.name, seat, [other.name for other in chairs])))
        usual = KIND_CLOCK if wish.pace == "turns" else NO_CLOCK
        info = Info(
            id=new_id(),
            game=played.name,
            rules=played.rules,
            edition=setup.edition.name,
            seats=wish.seats,
            options=dict(setup.options),
            status="open",
            pace=wish.pace,
            clock=usual if wish.clock is None else Clock(**wish.clock.model_dump()),
            private=wish.private,
            key=new_id(16),
            host=host.id,
            created=time.time(),
        )
        return info, chairs

    def chair(self, seat: Seat, who: str, wish: TableWish, host: Person) -> Chair:
        if who == "open":
            return Chair(seat, None, None, "")
        if who == "me":
            name = wish.names[seat] if seat < len(wish.names) and wish.names[seat] else host.name
            return Chair(seat, host.id, None, name)
        self.known_bot(who)
        return Chair(seat, None, who, "")

    def known_bot(self, name: str) -> None:
        if name not in self.hall.desk.pool.names:
            raise Refusal("bad-bot")

    async def join(self, table: Table, person: Person, seat: Seat | None) -> Seat:
        """Sit down on an empty chair."""
        async with table.lock:
            open_still(table)
            mine = table.seats_of(person.id)
            if mine and seat is None:
                return mine[0]
            await self.welcome(table, person)
            taken, name = await self.hall.store.write(lambda c: take_chair(c, table.id, seat, person))
            table.chairs[taken] = Chair(taken, person.id, None, name)
        self.hall.announce(table)
        return taken

    async def welcome(self, table: Table, person: Person) -> None:
        """Nobody joins a table of somebody who has blocked them."""
        c = schema.silences.c

        def read(connection: Connection) -> Any:
            barred = select(c.person).where(c.kind == "block", c.other == person.id, c.person.in_(table.people()))
            return connection.execute(barred).first()

        if await self.hall.store.read(read) is not None:
            raise Refusal("blocked")

    async def leave(self, table: Table, person: Person) -> None:
        """Get up before the start. When the host leaves, the table goes."""
        async with table.lock:
            open_still(table)
            mine = table.seats_of(person.id)
            if not mine and table.info.host != person.id:
                raise Refusal("not-member")
            host = table.info.host == person.id

            def write(connection: Connection) -> None:
                hold(connection, table.id)
                if host:
                    ledger.set_status(connection, table.id, "removed")
                s = schema.seats.c
                sat = update(schema.seats).where(s.match == table.id, s.person == person.id)
                connection.execute(sat.values(person=None, name=""))

            await self.hall.store.write(write)
            if host:
                table.info.status = "removed"
                self.hall.forget(table)
                return
            for seat in mine:
                table.chairs[seat] = Chair(seat, None, None, "")
        self.hall.announce(table)

    async def start(self, table: Table, person: Person, fill: str | None) -> None:
        """Begin, with bots on the chairs that are still empty if the host says so."""
        async with table.lock:
            open_still(table)
            if table.info.host != person.id:
                raise Refusal("not-host")
            if fill is not None:
                self.known_bot(fill)
            await self.begin(table, fill)
        self.hall.announce(table)

    async def begin(self, table: Table, fill: str | None) -> None:
        """The first rows: whatever chance decides before anybody is asked."""
        now = time.time()
        draft = Draft(Match.fresh(table.info.opening, now), table.viewpoints(), now)
        draft.deal(random.SystemRandom())
        match = draft.match
        before = table.chairs
        table.chairs = [
            Chair(chair.seat, None, fill, "") if chair.person is None and chair.bot is None else chair
            for chair in before
        ]
        headline = Headline(match.seq, waiting(match), now, table.due(match, now))

        def start(connection: Connection) -> None:
            hold(connection, table.id)
            ledger.set_status(connection, table.id, "running")
            sit_bots(connection, table.id, fill)

        try:
            await self.hall.store.append(Append(table.id, draft.rows, headline, start))
        except BaseException as error:
            table.chairs = before
            if isinstance(error, Taken):
                raise Refusal("table-started") from None
            raise
        await self.hall.reload(table)  # with whoever sat down on another process, and their holidays
        self.hall.attend(table)

    async def rematch(self, table: Table, person: Person) -> Table:
        """The same table once more; whoever asks first makes it, the others find it."""
        if table.info.status not in ("over", "ended"):
            raise Refusal("not-running")
        if not any(chair.person == person.id for chair in table.chairs):
            raise Refusal("not-member")
        async with table.lock:
            info, chairs = self.again(table, person)
            t = schema.tables.c
            removed = select(t.id).where(t.status == "removed").scalar_subquery()

            def write(connection: Connection) -> str:
                none_yet = t.rematch.is_(None) | t.rematch.in_(removed)
                mine = update(schema.tables).where(t.id == table.id, none_yet).values(rematch=info.id)
                if connection.execute(mine).rowcount == 1:
                    ledger.add_table(connection, info, chairs)
                return str(connection.execute(select(t.rematch).where(t.id == table.id)).scalar())

            table.info.rematch = await self.hall.store.write(write)
        follow = await self.hall.table(table.info.rematch)
        if not follow.seats_of(person.id) and follow.info.status == "open":
            await self.join(follow, person, None)
        async with follow.lock:
            if follow.info.status == "open" and all(chair.person or chair.bot for chair in follow.chairs):
                with contextlib.suppress(Refusal):  # another process was faster
                    await self.begin(follow, None)
        self.hall.announce(table)
        return follow

    def again(self, table: Table, person: Person) -> tuple[Info, list[Chair]]:
        """The same terms; bots keep their chairs, those of other people stay open for them."""
        chairs = [
            Chair(chair.seat, person.id, None, chair.name)
            if chair.person == person.id
            else Chair(chair.seat, None, None if chair.person else chair.bot, "")
            for chair in table.chairs
        ]
        old = table.info
        info = replace(
            old,
            id=new_id(),
            rules=old.played.rules,
            status="open",
            key=new_id(16),
            host=person.id,
            created=time.time(),
            rematch=None,
        )
        return info, chairs


def open_still(table: Table) -> None:
    if table.info.status != "open":
        raise Refusal("table-started")


def hold(connection: Connection, match: str) -> None:
    """Keep an open table as it is until this is written: no other process starts it or alters its chairs meanwhile."""
    t = schema.tables.c
    if connection.execute(select(t.status).where(t.id == match).with_for_update()).scalar() != "open":
        raise Refusal("table-started")


def sit_bots(connection: Connection, match: str, fill: str | None) -> None:
    """The bot called `fill` on every chair that is empty by now."""
    s = schema.seats.c
    empty = (s.match == match, s.person.is_(None), s.bot.is_(None))
    found = connection.execute(select(s.seat).where(*empty)).all()
    if found and fill is None:
        raise Refusal("bad-setup", what="empty", count=len(found))
    connection.execute(update(schema.seats).where(*empty).values(bot=fill))


def told_apart(name: str, seat: Seat, others: Iterable[str]) -> str:
    """Names at one table differ: a second Ada is called by her seat too, as bots are.

    >>> told_apart("Ada", 2, ["", "ada"]), told_apart("Ada", 2, ["Bo"]), told_apart("", 1, [""])
    ('Ada 3', 'Ada', '')
    """
    taken = {other.casefold() for other in others if other}
    while name.casefold() in taken:
        name = f"{name} {seat + 1}"
    return name


def take_chair(connection: Connection, match: str, wanted: Seat | None, person: Person) -> tuple[Seat, str]:
    """Sit down on the chair that is wanted, or the first that nobody has taken, on another process either."""
    still_here(connection, person.id)  # before the table, as in `erase`: else each of the two could wait for the other
    hold(connection, match)
    s = schema.seats.c
    empty = select(s.seat).where(s.match == match, s.person.is_(None), s.bot.is_(None)).order_by(s.seat)
    free = connection.execute(empty).scalars().all()
    if not free:
        raise Refusal("table-full")
    if wanted is not None and wanted not in free:
        raise Refusal("seat-taken")
    seat = free[0] if wanted is None else wanted
    others = connection.execute(select(s.name).where(s.match == match)).scalars().all()
    name = told_apart(person.name, seat, others)
    connection.execute(update(schema.seats).where(s.match == match, s.seat == seat).values(person=person.id, name=name))
    return seat, name


def allowed(table: Table, person: str | None, key: str | None) -> None:
    """A private table opens to those who sit there and to those who hold its key."""
    if not table.info.private or (key is not None and secrets.compare_digest(key.encode(), table.info.key.encode())):
        return
    if person is None or person not in table.people():
        raise Refusal("no-table")

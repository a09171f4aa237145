"""People: guests with a name, accounts with a passphrase, sessions, one-time links. Tokens are stored hashed."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from dataclasses import dataclass
from functools import cache
from typing import Any

import orjson
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from sqlalchemy import Connection, delete, exists, insert, select, update

from fondaco.server import schema
from fondaco.server.refusal import Refusal
from fondaco.server.store import Store, Taken, portions

P, S, L = schema.people.c, schema.sessions.c, schema.links.c
SESSION_DAYS = 180
LINK_SECONDS = 600
WEAKEST = 8
HASHER = PasswordHasher()  # argon2id


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody in the house."""

    id: str
    name: str
    account: str | None
    language: str
    notify: list[str]
    away_until: float


@cache
def nobodys() -> str:
    """Checked when an account does not exist, so that the time of an answer does not tell which accounts do."""
    return HASHER.hash(secrets.token_hex(16))


def digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def person_of(found: Any) -> Person:
    return Person(found.id, found.name, found.account, found.language, orjson.loads(found.notify), found.away_until)


def new_session(connection: Connection, person: str) -> str:
    token = secrets.token_urlsafe(32)
    expires = time.time() + SESSION_DAYS * 86_400
    connection.execute(delete(schema.sessions).where(S.person == person, S.expires <= time.time()))
    connection.execute(insert(schema.sessions).values(token=digest(token), person=person, expires=expires))
    return token


class People:
    """Everybody the house knows."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def guest(self, name: str, language: str) -> tuple[Person, str]:
        """A new guest and the token of their session."""
        person = Person(secrets.token_hex(12), name, None, language, [], 0.0)

        def write(connection: Connection) -> str:
            values = {"id": person.id, "name": name, "language": language, "created": time.time()}
            connection.execute(insert(schema.people).values(**values))
            return new_session(connection, person.id)

        return person, await self.store.write(write)

    async def by_token(self, token: str) -> Person | None:
        """Whose session this is."""

        def read(connection: Connection) -> Any:
            joined = select(schema.people).join(schema.sessions, S.person == P.id)
            return connection.execute(joined.where(S.token == digest(token), S.expires > time.time())).first()

        found = await self.store.read(read)
        return None if found is None else person_of(found)

    async def sign_out(self, token: str) -> None:
        await self.store.write(lambda c: c.execute(delete(schema.sessions).where(S.token == digest(token))).rowcount)

    async def register(self, person: Person, account: str, passphrase: str) -> None:
        """Give a guest an account; what they are called is changed apart from it."""
        if person.account is not None:
            raise Refusal("have-account")
        hashed = await hash_passphrase(passphrase)
        key = account.casefold()

        def write(connection: Connection) -> None:
            connection.execute(update(schema.people).where(P.id == person.id).values(account=key, passphrase=hashed))

        try:
            await self.store.write(write)
        except Taken:
            raise Refusal("name-taken") from None

    async def sign_in(self, account: str, passphrase: str) -> tuple[Person, str]:
        """Open a session for an account."""
        found = await self.store.read(
            lambda c: c.execute(select(schema.people).where(P.account == account.casefold())).first()
        )
        hashed = nobodys() if found is None else found.passphrase
        if not await fits(hashed, passphrase) or found is None:
            raise Refusal("wrong-passphrase")
        token = await self.store.write(lambda c: new_session(c, found.id))
        return person_of(found), token

    async def change_passphrase(self, person: Person, old: str, new: str, keep: str) -> None:
        """A new passphrase ends every other session."""
        if person.account is None:
            raise Refusal("no-account")
        hashed = await self.store.read(lambda c: c.execute(select(P.passphrase).where(P.id == person.id)).scalar())
        if not await fits(str(hashed), old):
            raise Refusal("wrong-passphrase")
        fresh = await hash_passphrase(new)

        def write(connection: Connection) -> None:
            connection.execute(update(schema.people).where(P.id == person.id).values(passphrase=fresh))
            connection.execute(delete(schema.sessions).where(S.person == person.id, S.token != digest(keep)))
            connection.execute(delete(schema.links).where(L.person == person.id))

        await self.store.write(write)

    async def link(self, person: Person) -> tuple[str, float]:
        """A one-time token to sign in on another device."""
        token = secrets.token_urlsafe(24)
        expires = time.time() + LINK_SECONDS

        def write(connection: Connection) -> None:
            connection.execute(delete(schema.links).where(L.person == person.id, L.expires <= time.time()))
            connection.execute(insert(schema.links).values(token=digest(token), person=person.id, expires=expires))

        await self.store.write(write)
        return token, expires

    async def redeem(self, token: str) -> tuple[Person, str]:
        """Spend a one-time link."""

        def write(connection: Connection) -> Any:
            found = connection.execute(
                select(schema.people).join(schema.links, L.person == P.id).where(L.token == digest(token))
            ).first()
            alive = connection.execute(
                delete(schema.links).where(L.token == digest(token), L.expires > time.time())
            ).rowcount
            return (found, new_session(connection, found.id)) if found is not None and alive else None

        spent = await self.store.write(write)
        if spent is None:
            raise Refusal("link-spent")
        return person_of(spent[0]), spent[1]

    async def change(self, person: Person, **values: Any) -> Person:
        """Name, language, reminders, holidays."""
        if "notify" in values:
            values["notify"] = orjson.dumps(values["notify"]).decode()

        def write(connection: Connection) -> Any:
            if values:
                connection.execute(update(schema.people).where(P.id == person.id).values(**values))
            if "name" in values:
                s = schema.seats.c
                mine = update(schema.seats).where(s.person == person.id, s.name == person.name)  # not those beside me
                connection.execute(mine.values(name=values["name"]))
            return connection.execute(select(schema.people).where(P.id == person.id)).first()

        found = await self.store.write(write)
        if found is None:
            raise Refusal("no-session")  # they are gone
        return person_of(found)

    async def forget(self, person: str) -> None:
        """Delete a person and all that names them.

        Their moves stay, because they are the others' matches too; the name on them goes.
        """
        await self.store.write(lambda connection: erase(connection, person))

    async def silence(self, person: str, other: str, kind: str, on: bool) -> None:
        """Mute (I do not see their chat) or block (they do not join my tables)."""
        c = schema.silences.c
        same = (c.person == person, c.other == other, c.kind == kind)

        def write(connection: Connection) -> None:
            if connection.execute(select(P.id).where(P.id == other)).first() is None:
                raise Refusal("no-person")
            connection.execute(delete(schema.silences).where(*same))
            if on:
                connection.execute(insert(schema.silences).values(person=person, other=other, kind=kind))

        await self.store.write(write)

    async def silenced(self, person: str) -> dict[str, list[str]]:
        """Whom a person has muted and blocked."""
        c = schema.silences.c

        def read(connection: Connection) -> Any:
            return connection.execute(select(c.kind, c.other).where(c.person == person)).all()

        found = await self.store.read(read)
        return {kind: [row.other for row in found if row.kind == kind] for kind in ("mute", "block")}


def alive(connection: Connection, sessions: list[str]) -> set[str]:
    """Those of `sessions` that have not ended."""
    open_still = select(S.token).where(S.expires > time.time())
    found = (connection.execute(open_still.where(S.token.in_(some))).scalars() for some in portions(sessions))
    return {session for some in found for session in some}


def at_home(connection: Connection, people: list[str]) -> set[str]:
    """Those of `people` whom the house knows."""
    found = (connection.execute(select(P.id).where(P.id.in_(some))).scalars() for some in portions(people))
    return {person for some in found for person in some}


def still_here(connection: Connection, person: str) -> None:
    """Refuse to write of somebody who has left the house since they asked; until it is written they do not leave."""
    if connection.execute(select(P.id).where(P.id == person).with_for_update()).first() is None:
        raise Refusal("no-session")


def erase(connection: Connection, person: str) -> list[str]:
    """All of a person, out of every table of the database; what they host and is no match goes with them.

    Returns the running tables they sat at.
    """
    connection.execute(select(P.id).where(P.id == person).with_for_update())  # see `still_here`
    s, t, o = schema.seats.c, schema.tables.c, schema.orders.c
    sat = select(s.match).join(schema.tables, t.id == s.match).where(s.person == person)
    running = list(connection.execute(sat.where(t.status == "running")).scalars())
    hosted = update(schema.tables).where(t.host == person, t.status.in_(("open", "imported")))
    connection.execute(hosted.values(status="removed", notes="{}"))
    ordered = exists().where(s.match == o.match, s.seat == o.seat, s.person == person)
    connection.execute(delete(schema.orders).where(ordered))
    closed = s.match.in_(select(t.id).where(t.host == person, t.status == "removed"))
    connection.execute(update(schema.seats).where((s.person == person) | closed).values(person=None, name=""))
    connection.execute(update(schema.tables).where(t.host == person).values(host=None))
    connection.execute(delete(schema.chat).where(schema.chat.c.person == person))
    connection.execute(delete(schema.people).where(P.id == person))  # and with it sessions, links and silences
    return running


async def hash_passphrase(passphrase: str) -> str:
    if len(passphrase) < WEAKEST:
        raise Refusal("weak-passphrase")
    return await asyncio.to_thread(HASHER.hash, passphrase)


async def fits(hashed: str, passphrase: str) -> bool:
    try:
        return await asyncio.to_thread(HASHER.verify, hashed, passphrase)
    except Argon2Error:
        return False

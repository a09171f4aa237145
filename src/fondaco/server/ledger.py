"""Reading and writing tables, seats and rows: the plain statements."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import orjson
from sqlalchemy import Connection, delete, insert, select, update

from fondaco.core.moves import Seat
from fondaco.server import schema
from fondaco.server.clocks import DAY, Clock
from fondaco.server.match import Asked, Match, Opening, Proposal, Step, refold
from fondaco.server.people import still_here
from fondaco.server.rows import Row, taken_back
from fondaco.server.store import portions
from fondaco.server.table import LEASE, Chair, Info

T, S, L = schema.tables.c, schema.seats.c, schema.log.c


def info_of(found: Any) -> Info:
    return Info(
        id=found.id,
        game=found.game,
        rules=found.rules,
        edition=found.edition,
        seats=found.seats,
        options=orjson.loads(found.options),
        status=found.status,
        pace=found.pace,
        clock=Clock(**orjson.loads(found.clock)),
        private=found.private,
        key=found.key,
        host=found.host,
        created=found.created,
        rematch=found.rematch,
    )


def chair_of(found: Any) -> Chair:
    return Chair(found.seat, found.person, found.bot, found.name, found.resigned)


def read_table(connection: Connection, match: str) -> tuple[Info, list[Chair]] | None:
    """A table and its chairs, or None when there is no such table (any more)."""
    found = connection.execute(select(schema.tables).where(T.id == match, T.status != "removed")).first()
    if found is None:
        return None
    rows = connection.execute(select(schema.seats).where(S.match == match).order_by(S.seat))
    return info_of(found), [chair_of(row) for row in rows]


def add_table(connection: Connection, info: Info, chairs: Sequence[Chair], notes: dict[str, str] | None = None) -> None:
    if info.host is not None:
        still_here(connection, info.host)
    connection.execute(
        insert(schema.tables).values(
            id=info.id,
            game=info.game,
            rules=info.rules,
            edition=info.edition,
            seats=info.seats,
            options=orjson.dumps(info.options).decode(),
            status=info.status,
            pace=info.pace,
            clock=orjson.dumps(info.clock.words()).decode(),
            private=info.private,
            key=info.key,
            host=info.host,
            created=info.created,
            touched=info.created,
            notes=orjson.dumps(notes or {}).decode(),
        )
    )
    connection.execute(insert(schema.seats), [chair_row(info.id, chair) for chair in chairs])


def chair_row(match: str, chair: Chair) -> dict[str, Any]:
    return {
        "match": match,
        "seat": chair.seat,
        "person": chair.person,
        "bot": chair.bot,
        "name": chair.name,
        "resigned": chair.resigned,
    }


def set_chair(connection: Connection, match: str, chair: Chair) -> None:
    """Who plays for a seat from now on; whose seat it is stays, or that they have left the house meanwhile."""
    seat = update(schema.seats).where(S.match == match, S.seat == chair.seat)
    connection.execute(seat.values(bot=chair.bot, resigned=chair.resigned))


def set_status(connection: Connection, match: str, status: str) -> None:
    connection.execute(update(schema.tables).where(T.id == match).values(status=status))


def read_rows(connection: Connection, match: str, after: int = 0) -> list[Row]:
    found = connection.execute(select(schema.log).where(L.match == match, L.seq > after).order_by(L.seq))
    return [Row.from_db(row) for row in found]


def read_standing(connection: Connection, match: str) -> dict[str, Any] | None:
    """How a match ended."""
    text = connection.execute(select(T.result).where(T.id == match)).scalar()
    standing: dict[str, Any] | None = orjson.loads(text) if text else None
    return standing


def read_notes(connection: Connection, match: str) -> dict[str, str]:
    """The further header lines of a record from elsewhere."""
    notes: dict[str, str] = orjson.loads(connection.execute(select(T.notes).where(T.id == match)).scalar_one())
    return notes


def find_intent(connection: Connection, match: str, intent: str) -> int | None:
    """The seq under which an intent was accepted before."""
    seq: int | None = connection.execute(select(L.seq).where(L.match == match, L.intent == intent)).scalar()
    return seq


def read_match(connection: Connection, match: str, opening: Opening) -> Match:
    """Fold the log, from the snapshot if there is one that holds nothing taken back since."""
    snapshot = connection.execute(select(schema.snapshots).where(schema.snapshots.c.match == match)).first()
    if snapshot is not None:
        rows = read_rows(connection, match, snapshot.seq)
        if min(taken_back(rows), default=snapshot.seq + 1) > snapshot.seq:
            try:
                return refold(opening, rows, thaw(opening, orjson.loads(snapshot.body)))
            except Exception:  # a snapshot of older code: the log is the truth
                pass
    return refold(opening, read_rows(connection, match))


def write_snapshot(connection: Connection, match: str, body: dict[str, Any]) -> None:
    connection.execute(delete(schema.snapshots).where(schema.snapshots.c.match == match))
    connection.execute(
        insert(schema.snapshots).values(match=match, seq=body["seq"], body=orjson.dumps(body, default=str).decode())
    )


def freeze(match: Match) -> dict[str, Any]:
    """A match as JSON."""
    return {
        "seq": match.seq,
        "position": match.position.to_json(),
        "rules": match.opening.played.rules,
        "asks": [[seat, asked.seq, asked.at] for seat, asked in match.asks.items()],
        "trail": [[step.seq, step.actor, step.sealed] for step in match.trail],
        "used": match.used,
        "moves": match.moves,
        "lapses": list(match.lapses.items()),
        "proposals": [[p.seq, p.what, p.by, p.args, sorted(p.agreed)] for p in match.proposals.values()],
        "resigned": list(match.resigned),
        "ended": match.ended,
        "latest": match.latest,
    }


def thaw(opening: Opening, body: dict[str, Any]) -> Match:
    """The match that `freeze` wrote; a snapshot made under other rules is not used."""
    if body["rules"] != opening.played.rules:
        raise ValueError("another rules version")
    return Match(
        opening,
        opening.played.restore(body["position"]),
        body["seq"],
        {seat: Asked(seq, at) for seat, seq, at in body["asks"]},
        [Step(*step) for step in body["trail"]],
        body["used"],
        body["moves"],
        dict(body["lapses"]),
        {p[0]: Proposal(p[0], p[1], p[2], p[3], frozenset(p[4])) for p in body["proposals"]},
        tuple(body["resigned"]),
        body["ended"],
        None,
        body["latest"],
    )


def claim_due(connection: Connection) -> list[str]:
    """Overdue tables, claimed for this process; another process skips those that are being claimed."""
    now = time.time()
    due = (
        select(T.id)
        .where(T.status == "running", T.due <= now)
        .order_by(T.due)
        .limit(50)
        .with_for_update(skip_locked=True)
    )
    ids = list(connection.execute(due).scalars())
    if ids:
        connection.execute(update(schema.tables).where(T.id.in_(ids)).values(due=now + LEASE))
    return ids


def set_due(connection: Connection, match: str, seq: int, due: float | None) -> None:
    """When a process must look at a table again, unless somebody has moved there."""
    connection.execute(update(schema.tables).where(T.id == match, T.seq == seq).values(due=due))


def look_soon(connection: Connection, person: str) -> None:
    """Clocks of this person run otherwise from now on: look at their tables once every process has heard of it."""
    mine = select(S.match).where(S.person == person)
    timed = select(T.id).where(T.status == "running", T.pace == "turns", T.due.is_not(None), T.id.in_(mine))
    free = timed.with_for_update(skip_locked=True)  # where somebody is just writing, they say when themselves
    connection.execute(update(schema.tables).where(T.id.in_(free)).values(due=time.time() + 1.0))


def read_by_turns(connection: Connection) -> list[str]:
    """Matches by turns where an earlier life may not have come to remind somebody.

    They went on within a day, or the holiday of somebody there did.
    """
    p, lately = schema.people.c, time.time() - DAY
    away = select(S.match).join(schema.people, S.person == p.id).where(p.away_until > lately)
    recent = select(T.id).where(T.status == "running", T.pace == "turns", (T.touched > lately) | T.id.in_(away))
    return list(connection.execute(recent).scalars())


def read_removed(connection: Connection, matches: list[str]) -> list[str]:
    """Those of `matches` that the host has removed."""
    gone = select(T.id).where(T.status == "removed")
    return [match for some in portions(matches) for match in connection.execute(gone.where(T.id.in_(some))).scalars()]


def read_deserted(connection: Connection) -> list[tuple[str, Seat]]:
    """Seats of running matches that nobody holds, neither person nor bot."""
    running = select(S.match, S.seat).join(schema.tables, T.id == S.match).where(T.status == "running")
    return [(row.match, row.seat) for row in connection.execute(running.where(S.person.is_(None), S.bot.is_(None)))]


def read_away(connection: Connection, match: str) -> dict[Seat, float]:
    """Until when the people at a table are on holiday, or were: after that they have time to think."""
    p = schema.people.c
    found = connection.execute(
        select(S.seat, p.away_until).join_from(schema.seats, schema.people, S.person == p.id).where(S.match == match)
    )
    return {row.seat: row.away_until for row in found if row.away_until}

"""Lists for the home page: my games, open tables, what can be watched, what is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import orjson
from sqlalchemy import Connection, select

from fondaco.core.game import catalogue
from fondaco.server import ledger, schema
from fondaco.server.table import Chair
from fondaco.server.tableview import shown

if TYPE_CHECKING:
    from fondaco.server.house import House

Filter = Literal["mine", "open", "watch", "past"]
T, S = schema.tables.c, schema.seats.c


async def list_tables(
    house: House, which: Filter, person: str | None, language: str, game: str | None, limit: int
) -> list[dict[str, Any]]:
    """Tables of one kind, newest first; of mine those first that wait for me."""

    def read(connection: Connection) -> tuple[Any, dict[str, list[Chair]]]:
        wanted = select(schema.tables).where(T.game.in_(catalogue())).order_by(T.touched.desc()).limit(limit)
        if game is not None:
            wanted = wanted.where(T.game == game)
        if which == "mine":
            sat = select(S.match).where(S.person == person)
            wanted = wanted.where(T.status.in_(("open", "running")), T.id.in_(sat) | (T.host == person))
        elif which == "past":
            wanted = wanted.where(T.status.in_(("over", "ended")), T.private.is_(False))
        else:
            wanted = wanted.where(T.status == ("open" if which == "open" else "running"), T.private.is_(False))
        found = connection.execute(wanted).all()
        chairs: dict[str, list[Chair]] = {row.id: [] for row in found}
        for seat in connection.execute(select(schema.seats).where(S.match.in_(list(chairs))).order_by(S.seat)):
            chairs[seat.match].append(ledger.chair_of(seat))
        return found, chairs

    rows, chairs = await house.store.read(read)
    found = [one(house, row, chairs[row.id], person, language) for row in rows]  # not among readers: people come and go
    return sorted(found, key=lambda table: not table["your_turn"]) if which == "mine" else found


def one(house: House, row: Any, chairs: list[Chair], person: str | None, language: str) -> dict[str, Any]:
    waiting = orjson.loads(row.waiting)
    result = orjson.loads(row.result) if row.result else None
    live = house.hall.tables.get(row.id)
    out = shown(ledger.info_of(row), chairs, live, person, language, result, row.seq)
    your_turn = any(seat in out["yours"] for seat in waiting)
    return {**out, "waiting": waiting, "your_turn": your_turn, "touched": row.touched}


def results_of(connection: Connection, person: str) -> list[dict[str, Any]]:
    """Every finished match of a person."""
    joined = (
        select(T.id, T.game, T.seats, T.touched, T.status, S.seat, S.rank, S.score, S.resigned)
        .join_from(schema.seats, schema.tables, T.id == S.match)
        .where(S.person == person, T.status.in_(("over", "ended")))
        .order_by(T.touched.desc())
        .limit(1000)
    )
    return [
        {
            "table": row.id,
            "game": row.game,
            "seats": row.seats,
            "at": row.touched,
            "status": row.status,
            "seat": row.seat,
            "rank": row.rank,
            "score": row.score,
            "resigned": row.resigned,
        }
        for row in connection.execute(joined)
    ]

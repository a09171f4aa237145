"""A record from elsewhere, laid on a table to look at."""

from __future__ import annotations

import re
import time
from typing import TYPE_CHECKING

from sqlalchemy import Connection, insert

from fondaco.core.errors import BadInput, Illegal
from fondaco.core.record import Record
from fondaco.server import ledger, schema
from fondaco.server.clocks import NO_CLOCK
from fondaco.server.lobby import new_id
from fondaco.server.match import refold
from fondaco.server.people import Person
from fondaco.server.refusal import Refusal
from fondaco.server.rows import Row
from fondaco.server.table import Chair, Info, Table
from fondaco.server.wire import NAME

if TYPE_CHECKING:
    from fondaco.server.house import House

MOST_RULES = 2**31
"""What a database can count."""


async def bring(house: House, record: Record, person: Person) -> Table:
    """Replay it to be sure, then keep it like a match that was played here."""
    if record.edition not in record.game.editions:
        raise Refusal("bad-record", why=f"edition {record.edition!r}")  # never a path on this machine
    if not 0 < record.rules < MOST_RULES:
        raise Refusal("bad-record", why=f"rules {record.rules}")
    if record.seats in record.game.seats and len(record.plies) > record.game.longest(record.seats):
        raise Refusal("bad-record", why=f"{len(record.plies)} plies")
    try:
        await house.look_back(record.replay)
    except (BadInput, Illegal) as error:
        raise Refusal("bad-record", why=error) from None
    now = time.time()
    info = Info(
        new_id(), record.game.name, record.rules, record.edition, record.seats, dict(record.options), "imported",
        "live", NO_CLOCK, True, new_id(16), person.id, now,
    )  # fmt: skip
    named = [name.strip() for name in record.notes.get("players", "").split(",")]
    legible = all(re.match(NAME, name) for name in named)
    names = named if legible and len(named) == record.seats else [str(seat + 1) for seat in range(record.seats)]
    chairs = [Chair(seat, None, None, name[:40]) for seat, name in enumerate(names)]
    rows = [Row(n, seat, "move", {"move": str(move)}, now) for n, (seat, move) in enumerate(record.plies, 1)]

    match = await house.look_back(refold, info.opening, rows)

    def write(connection: Connection) -> None:
        ledger.add_table(connection, info, chairs, record.notes)
        if rows:
            connection.execute(insert(schema.log), [row.to_db(info.id) for row in rows])
        if match.trouble is None:
            ledger.write_snapshot(connection, info.id, ledger.freeze(match))

    await house.store.write(write)
    table = Table(house.hall, info, chairs, match)
    house.hall.tables[info.id] = table
    return table

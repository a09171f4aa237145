"""Talk at a table: a stream of its own, beside the log."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Connection, insert, select

from fondaco.server import schema
from fondaco.server.refusal import Refusal
from fondaco.server.table import Table

LONGEST = 500
C, P = schema.chat.c, schema.people.c


def message(row: Any) -> dict[str, Any]:
    return {"id": row.id, "person": row.person, "name": row.name, "text": row.text, "at": row.at}


async def speak(table: Table, person: str, text: str) -> dict[str, Any]:
    """Say something to the table, under the name one has now."""
    said = " ".join(text.split())
    if not said or len(said) > LONGEST:
        raise Refusal("too-long")
    values = {"match": table.id, "person": person, "text": said, "at": time.time()}

    def write(connection: Connection) -> Any:
        name = connection.execute(select(P.name).where(P.id == person)).scalar()
        if name is None:
            raise Refusal("no-session")  # they are gone, and their name with them
        return connection.execute(insert(schema.chat).values(name=name, **values).returning(schema.chat)).first()

    spoken = message(await table.hall.store.write(write))
    spread(table, spoken)
    await table.hall.bell.ring(f"chat {table.id} {spoken['id']}")
    return spoken


def spread(table: Table, spoken: dict[str, Any]) -> None:
    """To everybody at the table who has not muted the speaker."""
    for viewer in list(table.viewers):
        viewer.hear(spoken)


async def heard(table: Table, after: int, muted: list[str]) -> list[dict[str, Any]]:
    """What was said since the message `after`, without those whom the reader has muted."""

    def read(connection: Connection) -> Any:
        newest = select(schema.chat).where(C.match == table.id, C.id > after).order_by(C.id.desc()).limit(200)
        return connection.execute(newest).all()

    return [message(row) for row in reversed(await table.hall.store.read(read)) if row.person not in muted]

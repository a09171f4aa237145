"""What a host does from the command line: `python -m fondaco.server.admin remove-table ID`.

Works on the database, whether the house is open or not; an open one notices within a second or two.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import Connection, String, create_engine, delete, select, update

from fondaco.core.errors import BadSetup
from fondaco.server import schema
from fondaco.server.migrate import migrate
from fondaco.server.people import erase
from fondaco.server.settings import read_settings
from fondaco.server.store import ring, sqlite_engine


def tables(connection: Connection, _: str) -> str:
    t = schema.tables.c
    rows = connection.execute(select(t.id, t.game, t.status, t.seq).order_by(t.touched.desc()).limit(100))
    return "\n".join(f"{row.id}  {row.game:12} {row.status:9} {row.seq} rows" for row in rows)


def people(connection: Connection, like: str) -> str:
    p = schema.people.c
    rows = connection.execute(select(p.id, p.name, p.account).where(p.name.contains(like)).limit(100))
    return "\n".join(f"{row.id}  {row.name}{'' if row.account is None else ' (account)'}" for row in rows)


def messages(connection: Connection, table: str) -> str:
    c = schema.chat.c
    rows = connection.execute(select(schema.chat).where(c.match == table).order_by(c.id))
    return "\n".join(f"{row.id}  {row.name}: {row.text}" for row in rows)


def remove_table(connection: Connection, table: str) -> str:
    t = schema.tables.c
    done = connection.execute(update(schema.tables).where(t.id == table).values(status="removed", due=None))
    return "removed" if done.rowcount else "no such table"


def remove_message(connection: Connection, number: str) -> str:
    done = connection.execute(delete(schema.chat).where(schema.chat.c.id.cast(String) == number))
    return "removed" if done.rowcount else "no such message"


def remove_person(connection: Connection, person: str) -> str:
    p = schema.people.c
    if connection.execute(select(p.id).where(p.id == person)).first() is None:
        return "no such person"
    sat = erase(connection, person)
    return "removed" + (f"; the house seats a bot at: {', '.join(sat)}" if sat else "")


DEEDS = {
    "tables": (tables, "the newest tables"),
    "people": (people, "people whose name contains WHAT"),
    "messages": (messages, "what was said at the table WHAT"),
    "remove-table": (remove_table, "close the table WHAT for good"),
    "remove-message": (remove_message, "delete the message with the number WHAT"),
    "remove-person": (remove_person, "delete the person WHAT and all that names them"),
}


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m fondaco.server.admin", description=__doc__)
    parser.add_argument("--data", help="folder of the embedded database (fondaco-data)")
    deeds = parser.add_subparsers(dest="deed", required=True)
    for name, (_, says) in DEEDS.items():
        deeds.add_parser(name, help=says).add_argument("what", nargs="?" if name in ("tables", "people") else None)
    given = parser.parse_args(sys.argv[1:] if words is None else words)
    try:
        settings = read_settings(data=given.data)
        if settings.embedded and not Path(settings.data, "fondaco.db").exists():
            raise BadSetup(f"there is no house in the folder {settings.data}; --data names another")
        migrate(settings.url)
    except BadSetup as error:
        parser.error(str(error))
    engine = sqlite_engine(settings.url, writes=True) if settings.embedded else create_engine(settings.url)
    with engine.begin() as connection:
        said = DEEDS[given.deed][0](connection, given.what or "")
        if given.deed in ("remove-table", "remove-person") and not settings.embedded:
            ring(connection, f"{given.deed.removeprefix('remove-')} {given.what} 0")
    print(said)
    return 0 if not said.startswith("no such") else 1


if __name__ == "__main__":
    sys.exit(main())

"""A table as lists and headers show it: agreed terms, chairs, status. Nothing of the match but its result."""

from __future__ import annotations

import time
from typing import Any

from fondaco.server.table import Chair, Info, Table


def table_out(table: Table, person: str | None, language: str) -> dict[str, Any]:
    """One table for one reader."""
    seq = table.match.seq if table.match else 0
    return shown(table.info, table.chairs, table, person, language, table.standing, seq)


def shown(
    info: Info,
    chairs: list[Chair],
    live: Table | None,
    person: str | None,
    language: str,
    standing: dict[str, Any] | None,
    seq: int,
) -> dict[str, Any]:
    """The same from whatever is at hand; `live` knows who is here."""
    online = live.present() if live else set()
    member = person is not None and (info.host == person or any(chair.person == person for chair in chairs))
    return {
        "id": info.id,
        "game": info.game,
        "title": info.played.title,
        "rules": info.rules,
        "edition": info.edition,
        "seats": info.seats,
        "options": info.options,
        "status": info.status,
        "pace": info.pace,
        "clock": info.clock.words(),
        "private": info.private,
        "key": info.key if member else None,
        "host": person is not None and info.host == person,
        "created": info.created,
        "chairs": [
            {
                "seat": chair.seat,
                "kind": kind_of(chair, info),
                "name": "" if kind_of(chair, info) == "open" else chair.called(language),
                "bot": chair.bot,
                "person": chair.person,
                "host": chair.person is not None and chair.person == info.host,
                "you": person is not None and chair.person == person,
                "online": chair.bot is not None or (chair.person is not None and chair.person in online),
                "resigned": chair.resigned,
                "away": live is not None and live.away.get(chair.seat, 0.0) > time.time(),
                "rank": standing["ranks"][chair.seat] if standing else None,
                "score": standing["scores"][chair.seat] if standing else None,
            }
            for chair in chairs
        ],
        "yours": [chair.seat for chair in chairs if person is not None and chair.holder == person],
        "watching": live.watching() if live else 0,
        "rematch": info.rematch,
        "result": standing,
        "seq": seq,
    }


def kind_of(chair: Chair, info: Info) -> str:
    """Who sits there. Once the match has begun no chair is open, though somebody may have left the house."""
    if chair.bot:
        return "bot"
    return "person" if chair.person or info.status != "open" else "open"

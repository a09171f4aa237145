"""A match once more: by ply, from any seat once it is over, in words, as a record, as curves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from fondaco.core.moves import Seat
from fondaco.core.position import seat_name
from fondaco.server.draft import Told, Viewpoint
from fondaco.server.match import Match
from fondaco.server.refusal import Refusal
from fondaco.server.rows import Row, plies
from fondaco.server.table import Table
from fondaco.server.telling import OPEN, retell

MOST_FRAMES = 100


def eyes_for(table: Table, person: str | None, wanted: str | None) -> Viewpoint:
    """Whose eyes a reader may borrow: any once the match is over, one's own before."""
    mine: list[Seat] = [chair.seat for chair in table.chairs if person is not None and chair.person == person]
    over = table.info.status in ("over", "ended", "imported")
    if wanted in (None, ""):
        return OPEN if over else table.seats_of(person)[0] if len(table.seats_of(person)) == 1 else None
    if wanted == "none":
        return None
    if wanted == "all":
        seat = OPEN
    else:
        if not wanted.isdecimal() or len(wanted) > 3 or int(wanted) >= table.info.seats:
            raise Refusal("not-yours")
        seat = int(wanted)
    if not over and (seat == OPEN or seat not in mine or seat not in table.seats_of(person)):
        raise Refusal("not-yours")
    return seat


def walk(table: Table, rows: list[Row], eyes: Viewpoint) -> Iterator[tuple[Told, Match]]:
    return retell(table.info.opening, rows, [eyes])


def log(
    table: Table, rows: list[Row], eyes: Viewpoint, language: str, before: int | None, limit: int
) -> dict[str, Any]:
    """The newest rows before a seq, in words, and the seq of the last of all."""
    speaker = table.speaker(language)
    wanted = [told for told, _ in walk(table, rows, eyes) if before is None or told.row.seq < before]
    return {"rows": [speaker.row(told, eyes) for told in wanted[-limit:]], "seq": rows[-1].seq if rows else 0}


def frames(table: Table, rows: list[Row], eyes: Viewpoint, language: str, first: int, last: int) -> dict[str, Any]:
    """Positions by ply, undone plies left out: frame 0 is the start, each later one the ply that led to it."""
    speaker = table.speaker(language)
    standing = plies(rows)
    last = min(last, first + MOST_FRAMES - 1)
    made: list[dict[str, Any]] = []
    if first == 0:
        made.append({"ply": 0, "row": None, "view": view_at(Match.fresh(table.info.opening), eyes)})
    for number, (told, match) in enumerate(walk(table, standing, eyes), 1):
        if number > last:
            break
        if number >= first:
            made.append({"ply": number, "row": speaker.row(told, eyes), "view": view_at(match, eyes)})
    return {"plies": len(standing), "frames": made}


def view_at(match: Match, eyes: Viewpoint) -> Any:
    return match.position.to_json() if eyes == OPEN else match.position.view(eyes)


def record(table: Table, rows: list[Row], eyes: Viewpoint, notes: dict[str, str]) -> str:
    """The match as a record file; what these eyes may not know is `?` until the match is over."""
    from fondaco.core.record import Record

    info = table.info
    kept = Record(info.played, info.seats, dict(info.options), info.edition, notes=notes, rules=info.rules)
    stages = list(walk(table, rows, eyes))
    if stages and stages[-1][1].position.result() is not None:
        kept.close(stages[-1][1].position)
    return str(kept) + "".join(f"{line}\n" for line in heard((told for told, _ in stages), eyes))


def heard(told: Iterable[Told], eyes: Viewpoint) -> list[str]:
    """The plies that stand, as lines of a record."""
    moves = [one for one in told if one.row.kind == "move" and not one.undone]
    return [f"{seat_name(one.row.actor)} {one.faces[eyes]}" for one in moves]


def course(table: Table, rows: list[Row], eyes: Viewpoint) -> dict[str, list[list[Any]]]:
    """How each number that every seat has went over the match: `{"money": [[ply, [40, 40, 40]], …]}`.

    A number of every seat is a field of the view that lists one integer for each seat.
    """
    found: dict[str, list[list[Any]]] = {}
    for told, match in walk(table, plies(rows), eyes):
        view = view_at(match, eyes)
        for name, value in view.items():
            if (
                isinstance(value, list)
                and len(value) == table.info.seats
                and all(type(entry) is int for entry in value)
                and (name not in found or found[name][-1][1] != value)
            ):
                found.setdefault(name, []).append([told.ply, value])
    return {name: curve for name, curve in found.items() if len(curve) > 1 and name != "to_act"}

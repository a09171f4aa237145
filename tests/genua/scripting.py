"""Plies, refusals and choices as tests write them: the notation of records."""

from __future__ import annotations

from fondaco.core.errors import Illegal
from fondaco.core.moves import CHANCE
from fondaco.core.position import Position


def play(p: Position, *plies: str) -> None:
    """Play plies written as in a record: `play(p, "1 offer park 10", "* draw small-03")`."""
    for ply in plies:
        who, _, notation = ply.partition(" ")
        p.play(CHANCE if who == "*" else int(who), p.setup.game.parse(notation))


def refused(p: Position, ply: str) -> str:
    """The code with which a ply is refused; empty if it is legal."""
    who, _, notation = ply.partition(" ")
    before = p.copy()
    try:
        p.check(int(who), p.setup.game.parse(notation))
    except Illegal as error:
        assert p == before
        return error.code
    return ""


def listed(p: Position, seat: int) -> list[str]:
    """What a seat may play, as notation."""
    return [str(move) for move in p.choices(seat)]


def point(p: Position) -> str:
    """The decision being asked."""
    return repr(p.decision)

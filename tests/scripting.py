"""Plies, refusals and choices as tests write them: the notation of records. The records, and editions with a fault."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar

from fondaco.core.edition import Edition, load_edition
from fondaco.core.errors import Illegal
from fondaco.core.game import Game
from fondaco.core.moves import CHANCE
from fondaco.core.position import Position, Result
from fondaco.core.record import Record, read_record

P = TypeVar("P", bound=Position)
RECORDS = Path(__file__).parents[1] / "records"
Refused = Callable[[Position, str], str]
"""The code with which what is told in words is refused, or nothing."""


class Playing(Protocol):
    """Plays what is told in words on a position, and gives it back."""

    def __call__(self, p: P, /, *texts: str) -> P: ...


def play(p: P, *plies: str) -> P:
    """Play plies written as in a record: `play(p, "1 offer park 10", "* draw small-03")`."""
    for ply in plies:
        who, _, notation = ply.partition(" ")
        p.play(CHANCE if who == "*" else int(who), p.setup.game.parse(notation))
    return p


def refused(p: Position, ply: str) -> str:
    """The code with which a ply is refused, which must leave everything as it was; empty if it is legal."""
    tried = p.copy()
    try:
        play(tried, ply)
    except Illegal as error:
        assert tried == p
        return error.code
    return ""


def listed(p: Position, seat: int) -> list[str]:
    """What a seat may play, as notation."""
    return [str(move) for move in p.choices(seat)]


def point(p: Position) -> str:
    """The decision being asked."""
    return repr(p.decision)


def outcome(p: Position) -> Result:
    """How a match that is over has ended."""
    result = p.result()
    assert result is not None
    return result


def recorded(game: str, name: str) -> Record:
    """A match of the records: `recorded("medici", "bag-empty")`."""
    return read_record((RECORDS / game / f"{name}.txt").read_text(encoding="utf-8"))


def broken_by(game: Game, old: str, new: str) -> set[str]:
    """The rules that the house's edition breaks once `old` in its text (where it first stands) is `new`."""
    text = load_edition(game.package, game.editions, None).text
    assert old in text
    return {ident for _, ident, _ in game.constraints(Edition(text.replace(old, new, 1)))}

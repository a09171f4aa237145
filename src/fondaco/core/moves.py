"""Moves and their notation: `game.parse(str(move)) == move`.

A move is a small frozen dataclass. Its verb is the name of its class, its words are its fields:
`Bid(12)` is written `bid 12`, `CallAgain()` is `call-again`, `Load(("wine", "salt"))` is `load wine+salt`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from typing import Any, Final

from mypy_extensions import mypyc_attr

from fondaco.core.errors import BadNotation

Seat = int
CHANCE: Final = -1
"""The seat of bag, deck and die."""

Reader = Callable[[str], Any]
"""Reads one word of a move back: `int`, `str`, `several`, or a type's own `parse`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One choice of a player or of chance."""

    def __str__(self) -> str:
        first, names = spelling(type(self))
        words = [first]
        for name in names:
            value = getattr(self, name)
            if value is not None:
                words.append(write(value))
        return " ".join(words)

    # Moves are values: a copy is the move itself. A compiled frozen dataclass could not be copied otherwise.
    def __copy__(self) -> Move:
        return self

    def __deepcopy__(self, memo: object) -> Move:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), tuple([getattr(self, name) for name in spelling(type(self))[1]])


SPELLINGS: Final[dict[type[Move], tuple[str, tuple[str, ...]]]] = {}


def spelling(kind: type[Move]) -> tuple[str, tuple[str, ...]]:
    """How a kind of move is written: its verb and the names of its fields. Worked out once for each kind."""
    found = SPELLINGS.get(kind)
    if found is None:
        first = re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()
        names = tuple([field.name for field in fields(kind)])  # type: ignore[arg-type]  # every kind is a dataclass
        found = SPELLINGS[kind] = first, names
    return found


def verb(kind: type[Move]) -> str:
    """The first word of a move's notation: its class name in kebab case."""
    return spelling(kind)[0]


def pattern(kind: type[Move]) -> str:
    """What a move of a kind looks like in notation: `bid <amount>`."""
    first, names = spelling(kind)
    return " ".join([first, *[f"<{name}>" for name in names]])


def write(value: Any) -> str:
    """One word of notation; several things are joined by `+`, nothing is `-`."""
    if isinstance(value, tuple):
        return "+".join(map(str, value)) or "-"
    return str(value)


def several(word: str) -> tuple[str, ...]:
    """Read what `write` makes of a tuple of names.

    >>> several("wine+salt"), several("-")
    (('wine', 'salt'), ())
    """
    return () if word == "-" else tuple(word.split("+"))


TOO_MUCH: Final = re.compile(r"\d{10}")
"""A number that no game has, and that not everything can hold which a move passes through: JSON, sentences."""


class Notation:
    """The verbs of one game: which words each move takes."""

    def __init__(self, moves: Mapping[type[Move], Sequence[Reader]]) -> None:
        self.moves = moves
        self.by_verb = {verb(kind): kind for kind in moves}

    def parse(self, text: str) -> Move:
        """The move that `text` stands for, or `BadNotation` saying what was expected."""
        words = text.split()
        if not words or words[0] not in self.by_verb:
            raise BadNotation("no-move", text=text, known=", ".join(sorted(self.by_verb)))
        kind = self.by_verb[words[0]]
        try:
            readers = self.moves[kind]
            if len(words) - 1 > len(readers) or TOO_MUCH.search(text):
                raise ValueError
            move = kind(*(read(word) for read, word in zip(readers, words[1:], strict=False)))
            if str(move) != " ".join(words):
                raise ValueError
        except (ValueError, TypeError) as error:
            raise BadNotation("move-words", text=text, pattern=pattern(kind)) from error
        assert isinstance(move, Move)
        return move

"""Bundles of money and pieces: who can give what, and an exchange that happens wholly or not at all.

How players come to terms is each game's own matter; what changes hands passes through here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Protocol

from fondaco.core.errors import Illegal

MONEY: Final = "money"


@dataclass(frozen=True)
class Bundle:
    """So much money and so many pieces, written `15+2*pepper+silk`; nothing is `-`."""

    money: int = 0
    pieces: tuple[tuple[str, int], ...] = ()
    """Names with counts above zero, in alphabetical order."""

    @classmethod
    def of(cls, money: int = 0, pieces: Mapping[str, int] | None = None) -> Bundle:
        """A bundle from counts in any order; zeros are left out."""
        return cls(money, tuple(sorted((name, count) for name, count in (pieces or {}).items() if count)))

    @classmethod
    def parse(cls, text: str) -> Bundle:
        """Read back what `str` wrote.

        >>> str(Bundle.parse("15+silk+2*pepper"))
        '15+2*pepper+silk'
        """
        money, pieces = 0, dict[str, int]()
        for part in () if text == "-" else text.split("+"):
            count, star, name = part.partition("*")
            if star:
                pieces[name] = pieces.get(name, 0) + int(count)
            elif part.isdigit():
                money += int(part)
            else:
                pieces[part] = pieces.get(part, 0) + 1
        if min(pieces.values(), default=1) < 1:
            raise ValueError(text)
        return cls.of(money, pieces)

    def __str__(self) -> str:
        parts = [str(self.money)] if self.money else []
        parts += [name if count == 1 else f"{count}*{name}" for name, count in self.pieces]
        return "+".join(parts) or "-"

    def __bool__(self) -> bool:
        return bool(self.money or self.pieces)

    def items(self) -> tuple[tuple[str, int], ...]:
        """Money and pieces alike, as (name, count)."""
        return ((MONEY, self.money), *self.pieces) if self.money else self.pieces


class Holding(Protocol):
    """What one party has: the game says where it lies on its table."""

    def count(self, name: str) -> int:
        """How many of `name` (or how much MONEY) it can give away."""
        ...

    def change(self, name: str, by: int) -> None:
        """Put in or take out."""
        ...


def lacks(holding: Holding, bundle: Bundle) -> str | None:
    """The first thing of `bundle` that `holding` cannot give, or None."""
    return next((name for name, count in bundle.items() if holding.count(name) < count), None)


def exchange(left: Holding, gives: Bundle, right: Holding, gets: Bundle) -> None:
    """`left` gives the one bundle and gets the other from `right`; nothing moves unless both can deliver."""
    for party, bundle in ((left, gives), (right, gets)):
        short = lacks(party, bundle)
        if short is not None:
            raise Illegal("cannot-deliver", what=short)
    for name, count in gives.items():
        left.change(name, -count)
        right.change(name, count)
    for name, count in gets.items():
        right.change(name, -count)
        left.change(name, count)

"""What is said and done in the parlour."""

from __future__ import annotations

from dataclasses import dataclass

from fondaco.core.moves import Move


@dataclass(frozen=True)
class Deal(Move):
    card: int


@dataclass(frozen=True)
class Bid(Move):
    amount: int


@dataclass(frozen=True)
class Weigh(Move):
    side: str


@dataclass(frozen=True)
class Peek(Move):
    pass


@dataclass(frozen=True)
class Take(Move):
    number: int


@dataclass(frozen=True)
class Shout(Move):
    number: int

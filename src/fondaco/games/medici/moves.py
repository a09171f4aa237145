"""What can be said and done at a table of Medici."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fondaco.core.moves import Move, Seat


@dataclass(frozen=True)
class Start(Move):
    """Chance names the seat that opens the day (ME-14, ME-16)."""

    seat: Seat


@dataclass(frozen=True)
class Tile(Move):
    """Chance brings a tile out of the bag (ME-25)."""

    tile: str


@dataclass(frozen=True)
class Draw(Move):
    """The maker adds a tile to his lot (ME-26)."""


@dataclass(frozen=True)
class Stop(Move):
    """The maker closes his lot (ME-26)."""


@dataclass(frozen=True)
class Pass(Move):
    """No bid on this lot (ME-33)."""


@dataclass(frozen=True)
class Bid(Move):
    """So many florins for the whole lot (ME-31)."""

    amount: int


STARTS: Final = tuple(Start(seat) for seat in range(6))
DRAW: Final = Draw()
STOP: Final = Stop()
PASS: Final = Pass()
DRAW_OR_STOP: Final[tuple[Move, ...]] = (DRAW, STOP)
ONLY_PASS: Final[tuple[Move, ...]] = (PASS,)
BIDS: Final[tuple[Move, ...]] = tuple(Bid(amount) for amount in range(301))


def pass_or_bid(above: int, purse: int) -> tuple[Move, ...]:
    """A pass, or any bid from `above` + 1 to the whole purse."""
    bids = BIDS if purse < len(BIDS) else tuple(Bid(amount) for amount in range(purse + 1))
    return ONLY_PASS + bids[above + 1 : purse + 1]

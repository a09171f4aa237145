"""What can be said and done at a table of Hellweg westfalicus."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fondaco.core.moves import Move, Seat


@dataclass(frozen=True)
class Start(Move):
    """Chance names the first start player (HW-16)."""

    seat: Seat


@dataclass(frozen=True)
class TradeCard(Move):
    """Chance turns up a trade card (HW-24)."""

    number: int


@dataclass(frozen=True)
class Stone(Move):
    """A stone goes into this house (HW-17, HW-116)."""

    house: str


@dataclass(frozen=True)
class Carriage(Move):
    """A carriage goes on this road (HW-17, HW-58, HW-65, HW-117)."""

    road: str


@dataclass(frozen=True)
class Skip(Move):
    """No sale here (HW-37, HW-52)."""


@dataclass(frozen=True)
class Sell(Move):
    """A stone is sold on the spot (HW-39)."""

    house: str


@dataclass(frozen=True)
class Transport(Move):
    """A stone is sold over one's own carriages: what comes back, and whether passengers pay (HW-40, HW-45, HW-131).

    Routes with the same outcome are one move, so the move names the outcome and not the route.
    """

    house: str
    back: tuple[str, ...]
    fare: int


@dataclass(frozen=True)
class SellOff(Move):
    """Having sold nothing, a player sells any one stone for little (HW-52)."""

    house: str


@dataclass(frozen=True)
class Buy(Move):
    """Action a: the merchant goes on the slot of this house (HW-54)."""

    house: str


@dataclass(frozen=True)
class RestockStone(Move):
    """Action b: one more stone into a house that holds one (HW-64)."""

    house: str


@dataclass(frozen=True)
class RestockCarriage(Move):
    """Action b: one carriage beside a town with an own stone (HW-65)."""

    road: str


@dataclass(frozen=True)
class GoodsCard(Move):
    """Action c: this goods card is bought (HW-67)."""

    card: str


@dataclass(frozen=True)
class Thaler(Move):
    """Action d: a thaler from the bank; in the expert game privileges are turned up (HW-72, HW-120)."""


@dataclass(frozen=True)
class Store(Move):
    """Action e: a stone or a carriage goes into storage (HW-114)."""

    piece: str


@dataclass(frozen=True)
class Unstore(Move):
    """The new action b: everything leaves storage (HW-115)."""


@dataclass(frozen=True)
class Use(Move):
    """An open privilege card is used; storing names the piece (HW-125, HW-126)."""

    privilege: str
    piece: str | None = None


@dataclass(frozen=True)
class From(Move):
    """The supply is empty: the piece comes from this house or road, or from storage (HW-84, HW-128)."""

    source: str


@dataclass(frozen=True)
class Forgo(Move):
    """The supply is empty: what is left to place of this kind lapses (HW-85)."""


@dataclass(frozen=True)
class Decline(Move):
    """The bonus carriage stays in the supply (HW-71)."""


@dataclass(frozen=True)
class Pick(Move):
    """The privilege that comes with a goods card (HW-119)."""

    privilege: str


@dataclass(frozen=True)
class EndTurn(Move):
    """No further privilege; the next player is up (HW-125)."""


SKIP: Final = Skip()
THALER: Final = Thaler()
UNSTORE: Final = Unstore()
FORGO: Final = Forgo()
DECLINE: Final = Decline()
END_TURN: Final = EndTurn()
STONE: Final = "stone"
CARRIAGE: Final = "carriage"
PIECES: Final = (STONE, CARRIAGE)
STORE: Final[dict[str, Move]] = {piece: Store(piece) for piece in PIECES}
STORAGE: Final = "storage"
FROM_STORAGE: Final = From(STORAGE)

"""What can be said and done at a table of Die Händler. Agreements are in `clauses.py`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fondaco.core.moves import Move, Seat

NOT_OFFERED: Final = -1
"""In a quote: no price for so many pieces. Written `x`."""
COAT: Final = "coat"
"""A pointer of the disc on one's own coat of arms (HA-101)."""
HIGHEST_QUOTE: Final = 9900


# Chance


@dataclass(frozen=True)
class StartSet(Move):
    """Chance chooses where the wagons begin (HA-R01)."""

    cities: str


@dataclass(frozen=True)
class CourierAt(Move):
    """Chance puts the courier on a field (HA-R04)."""

    field: str


@dataclass(frozen=True)
class Start(Move):
    """Chance names the first start player (HA-R05)."""

    seat: Seat


@dataclass(frozen=True)
class Reveal(Move):
    """Chance turns up an investment card (HA-21, HA-131)."""

    card: str


# Phase 1


@dataclass(frozen=True)
class Buy(Move):
    """One piece into one's warehouse of a city (HA-46 to HA-50)."""

    good: str
    city: str


@dataclass(frozen=True)
class Done(Move):
    """No more of this."""


# Phase 2


@dataclass(frozen=True)
class TakeOffice(Move):
    """Play Lademeister on a wagon (HA-159)."""

    wagon: int


@dataclass(frozen=True)
class Pass(Move):
    """Not I."""


@dataclass(frozen=True)
class Bid(Move):
    """A sealed bid for the office of loading master (HA-57)."""

    amount: int


@dataclass(frozen=True)
class Load(Move):
    """The master loads pieces of one good, or nothing (HA-62)."""

    goods: tuple[str, ...]


@dataclass(frozen=True)
class Inquire(Move):
    """Ask the master for his prices (HA-66)."""


@dataclass(frozen=True)
class Offer(Move):
    """Offer the master a price for these pieces (HA-66)."""

    goods: tuple[str, ...]
    price: int


@dataclass(frozen=True)
class Quote(Move):
    """The master's price for one piece and for two (HA-67, HA-68); `x` is not offered."""

    one: int
    two: int

    def __str__(self) -> str:
        return f"quote {spell_price(self.one)} {spell_price(self.two)}"


@dataclass(frozen=True)
class Refuse(Move):
    """The master takes nothing aboard (HA-R32)."""


@dataclass(frozen=True)
class Accept(Move):
    """The offer is good: it is carried out at once."""


@dataclass(frozen=True)
class Take(Move):
    """Load these pieces at the quoted price."""

    goods: tuple[str, ...]


@dataclass(frozen=True)
class LoadFree(Move):
    """Play Kostenlose Beladung (HA-145)."""

    goods: tuple[str, ...]


@dataclass(frozen=True)
class LoadAgreed(Move):
    """Load as the master has promised in an agreement (variant, `load-for`)."""

    goods: tuple[str, ...]


# Phase 3


@dataclass(frozen=True)
class BreakAxle(Move):
    """Play Achsbruch on a wagon (HA-149)."""

    wagon: int


@dataclass(frozen=True)
class Drive(Move):
    """Play a movement tile on a wagon; it stops at `to` (HA-78)."""

    tile: int
    wagon: int
    to: str


@dataclass(frozen=True)
class Forfeit(Move):
    """Play a tile with which no wagon can move (HA-86)."""

    tile: int


@dataclass(frozen=True)
class Push(Move):
    """Spend extra points of a Wagnerei on a wagon (HA-89)."""

    points: int
    wagon: int
    to: str


@dataclass(frozen=True)
class Ride(Move):
    """Move the courier with one of the two courier cards (HA-94)."""

    card: str
    to: str


@dataclass(frozen=True)
class End(Move):
    """End the turn."""


@dataclass(frozen=True)
class Pick(Move):
    """Take an influence card from the pile, in private (HA-98)."""

    influence: str


@dataclass(frozen=True)
class Decline(Move):
    """No, thank you."""


# Phase 4


@dataclass(frozen=True)
class Disc(Move):
    """Set the two pointers of the price disc (HA-99)."""

    pointers: tuple[str, ...]


@dataclass(frozen=True)
class Shift(Move):
    """Move a good one level `up` or `down` with a Kontor card (HA-104)."""

    card: str
    good: str
    way: str


@dataclass(frozen=True)
class Sell(Move):
    """Lagerverkauf: one piece at the buying price (HA-108)."""

    good: str
    city: str


@dataclass(frozen=True)
class SellSpecial(Move):
    """Play Sonderverkauf on one piece (HA-152)."""

    good: str
    city: str


# Phase 5


@dataclass(frozen=True)
class ClaimBonus(Move):
    """Play Verkauf mit Bonus on the wagon about to be settled (HA-153)."""


# Phase 6


@dataclass(frozen=True)
class Open(Move):
    """Open the bidding for an investment card (HA-125)."""

    amount: int


@dataclass(frozen=True)
class Raise(Move):
    """A higher bid (HA-126)."""

    amount: int


@dataclass(frozen=True)
class Choose(Move):
    """Take one of the open cards (HA-127)."""

    card: str


# Phase 7


@dataclass(frozen=True)
class Pay(Move):
    """Pay for one's rank, or fall as far as one must (HA-136, HA-137)."""


@dataclass(frozen=True)
class PayByCard(Move):
    """Play Repräsentationskosten (HA-162)."""


@dataclass(frozen=True)
class Borrow(Move):
    """Take a loan after a fall (HA-164)."""


@dataclass(frozen=True)
class Climb(Move):
    """One step up at the current price (HA-139)."""


@dataclass(frozen=True)
class ClimbByCard(Move):
    """Play Sozialer Aufstieg: one step for a fixed price (HA-155)."""


@dataclass(frozen=True)
class Stop(Move):
    """No further step."""


@dataclass(frozen=True)
class Repay(Move):
    """Pay back a loan, at any time (HA-168)."""


def spell_price(price: int) -> str:
    return "x" if price == NOT_OFFERED else str(price)


def read_price(word: str) -> int:
    """A price of a quote.

    >>> str(Quote(read_price("300"), read_price("x")))
    'quote 300 x'
    """
    return NOT_OFFERED if word == "x" else int(word)


DONE: Final = Done()
PASS: Final = Pass()
INQUIRE: Final = Inquire()
REFUSE: Final = Refuse()
ACCEPT: Final = Accept()
END: Final = End()
DECLINE: Final = Decline()
CLAIM_BONUS: Final = ClaimBonus()
PAY: Final = Pay()
PAY_BY_CARD: Final = PayByCard()
BORROW: Final = Borrow()
CLIMB: Final = Climb()
CLIMB_BY_CARD: Final = ClimbByCard()
STOP: Final = Stop()
REPAY: Final = Repay()

LISTED: Final = 250
"""So many hundreds are listed as bids; a richer seat writes its bid itself."""
BIDS: Final[tuple[Move, ...]] = tuple([Bid(100 * k) for k in range(LISTED)])
OPENINGS: Final[tuple[Move, ...]] = tuple([Open(100 * k) for k in range(LISTED)])
RAISES: Final[tuple[Move, ...]] = tuple([Raise(100 * k) for k in range(LISTED)])
ONLY_PASS: Final[tuple[Move, ...]] = (PASS,)
ONLY_PAY: Final[tuple[Move, ...]] = (PAY,)
ONLY_STOP: Final[tuple[Move, ...]] = (STOP,)

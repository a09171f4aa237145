"""What can be said and done at a table of Vor dem Wind."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fondaco.core.moves import Move, Reader, Seat, several

# Chance


@dataclass(frozen=True)
class Start(Move):
    """Chance gives the start marker to a seat (WI-13)."""

    seat: Seat


@dataclass(frozen=True)
class Ship(Move):
    """A ship comes into the harbour (WI-12, WI-82)."""

    ship: str


@dataclass(frozen=True)
class Card(Move):
    """An action card is turned up (WI-21)."""

    card: str


# Before the first round and at the reveal


@dataclass(frozen=True)
class Draft(Move):
    """The goods a player begins with (WI-15)."""

    goods: tuple[str, ...]


@dataclass(frozen=True)
class Reveal(Move):
    """The start seat names the stack of the next card (WI-24)."""

    deck: str


# Trade


@dataclass(frozen=True)
class Take(Move):
    """Lay an untaken card open before oneself (WI-27, WI-28)."""

    card: str


@dataclass(frozen=True)
class Secure(Move):
    """Play a secure action and take an untaken card that nobody can contest (WI-71)."""

    card: str


@dataclass(frozen=True)
class Challenge(Move):
    """Go for the card before `seat` with an opening offer (WI-28)."""

    seat: Seat
    amount: int


@dataclass(frozen=True)
class Seize(Move):
    """Play a secure action and take the card before `seat` (WI-72)."""

    seat: Seat


@dataclass(frozen=True)
class Bid(Move):
    """A further offer for the contested card (WI-29)."""

    amount: int


@dataclass(frozen=True)
class Pass(Move):
    """No offer for the contested card (WI-29)."""


@dataclass(frozen=True)
class Sell(Move):
    """The holder takes the offer of `seat` and hands the card over (WI-32)."""

    seat: Seat


@dataclass(frozen=True)
class Pay(Move):
    """The holder pays the offer of `seat` to that seat and keeps the card (WI-32)."""

    seat: Seat


# Execution


@dataclass(frozen=True)
class Purchase(Move):
    """Take the goods of the purchase card (WI-41)."""


@dataclass(frozen=True)
class Store(Move):
    """Pay the storage and lay these goods into the warehouse (WI-42, WI-43)."""

    goods: tuple[str, ...]


@dataclass(frozen=True)
class Income(Move):
    """Use the shipping card for its gulden (WI-53)."""


@dataclass(frozen=True)
class Load(Move):
    """Use the shipping card to load a ship (WI-50)."""

    ship: str


@dataclass(frozen=True)
class CarryOut(Move):
    """Carry out the special card just acquired (WI-55)."""


@dataclass(frozen=True)
class Play(Move):
    """Play a special card from the hand (WI-56)."""

    card: str


@dataclass(frozen=True)
class End(Move):
    """Nothing more in this turn; an acquired special card goes into the hand (WI-55)."""


@dataclass(frozen=True)
class Fetch(Move):
    """Take goods of one's choice from the stacks (WI-58, WI-62)."""

    goods: tuple[str, ...]


@dataclass(frozen=True)
class SwapHand(Move):
    """Exchange a good of the own warehouse for one from the own hand (WI-63)."""

    gives: str
    gets: str


@dataclass(frozen=True)
class SwapWith(Move):
    """Exchange a good of the own warehouse for one from the warehouse of `seat` (WI-63)."""

    seat: Seat
    gives: str
    gets: str


@dataclass(frozen=True)
class Vend(Move):
    """Sell one good at the market, from `hand` or `warehouse` (WI-69)."""

    good: str
    place: str


@dataclass(frozen=True)
class Done(Move):
    """Enough of this action (WI-R24)."""


# When the fleet leaves


@dataclass(frozen=True)
class GiveUp(Move):
    """Which of the spices and cheese rot (WI-79)."""

    spices: int
    cheese: int


@dataclass(frozen=True)
class Save(Move):
    """How many of one pile the conservation saves (WI-60, WI-61)."""

    count: int
    good: str


PASS: Final = Pass()
PURCHASE: Final = Purchase()
INCOME: Final = Income()
CARRY_OUT: Final = CarryOut()
END: Final = End()
DONE: Final = Done()

MENU: Final = 30
"""Offers above this are legal but not listed: the rulebook calls offers above 10 rare (WI-89)."""
BIDS: Final = tuple(Bid(amount) for amount in range(MENU + 1))
CHALLENGES: Final = tuple(tuple(Challenge(seat, amount) for amount in range(MENU + 1)) for seat in range(4))
SEIZURES: Final = tuple(Seize(seat) for seat in range(4))
SALES: Final = tuple(Sell(seat) for seat in range(4))
PAYMENTS: Final = tuple(Pay(seat) for seat in range(4))
REVEALS: Final = (Reveal("purchase"), Reveal("storage"), Reveal("shipping"))

WORDS: Final[dict[type[Move], tuple[Reader, ...]]] = {
    Start: (int,),
    Ship: (str,),
    Card: (str,),
    Draft: (several,),
    Reveal: (str,),
    Take: (str,),
    Secure: (str,),
    Challenge: (int, int),
    Seize: (int,),
    Bid: (int,),
    Pass: (),
    Sell: (int,),
    Pay: (int,),
    Purchase: (),
    Store: (several,),
    Income: (),
    Load: (str,),
    CarryOut: (),
    Play: (str,),
    End: (),
    Fetch: (several,),
    SwapHand: (str, str),
    SwapWith: (int, str, str),
    Vend: (str, str),
    Done: (),
    GiveUp: (int, int),
    Save: (int, str),
}
"""Every kind of move, with what reads its words."""

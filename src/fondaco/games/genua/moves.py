"""What can be said and done at a table of Die Händler von Genua."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from fondaco.core.deal import Bundle
from fondaco.core.moves import Move, Seat, verb
from fondaco.games.genua.components import back
from fondaco.games.genua.terms import NOTHING, Several, Terms


@dataclass(frozen=True)
class Start(Move):
    """Chance names the start player (GE-R02)."""

    seat: Seat


@dataclass(frozen=True)
class Draw(Move):
    """Chance turns up the top card of a stack."""

    card: str


@dataclass(frozen=True)
class Dice(Move):
    """Chance rolls the two dice (GE-17)."""

    red: int
    blue: int


@dataclass(frozen=True)
class Roll(Move):
    """The active player rolls for the starting field (GE-17)."""


@dataclass(frozen=True)
class AnyStart(Move):
    """He hands in a card instead and chooses the starting field (GE-18)."""

    field: str


@dataclass(frozen=True)
class Offer(Move):
    """A book with a single offer: for this target I give this, and ask that (GE-44, GE-53)."""

    target: str
    give: Bundle
    take: Bundle | None = None


@dataclass(frozen=True)
class Book(Move):
    """All offers, at most one for each target, and intentions about farther fields (GE-40); `-` is no offer."""

    offers: Several
    intents: Several | None = None


@dataclass(frozen=True)
class PassTurn(Move):
    """No offer, and no question any more this turn."""


@dataclass(frozen=True)
class Act(Move):
    """The active player takes the action of the current building himself (GE-31)."""


@dataclass(frozen=True)
class Accept(Move):
    """He takes the offer of this seat for this target (GE-37)."""

    seat: Seat
    target: str


@dataclass(frozen=True)
class Counter(Move):
    """He proposes a deal to an opponent: `give` comes from the opponent, `take` goes to him."""

    seat: Seat
    target: str
    give: Bundle
    take: Bundle | None = None


@dataclass(frozen=True)
class CallAgain(Move):
    """He asks for better offers."""


@dataclass(frozen=True)
class Go(Move):
    """He moves the tower without a deal (GE-38)."""

    field: str


@dataclass(frozen=True)
class EndTurn(Move):
    """He ends his movement (GE-24)."""


@dataclass(frozen=True)
class Yes(Move):
    """The opponent agrees to the active player's proposal."""


@dataclass(frozen=True)
class No(Move):
    """The opponent declines it."""


@dataclass(frozen=True)
class Pick(Move):
    """One of the hand cards that were agreed by kind only."""

    card: str


@dataclass(frozen=True)
class Perform(Move):
    """Take what the building gives (GE-60)."""


@dataclass(frozen=True)
class TakePrivilege(Move):
    """In a villa: take the top privilege (GE-69)."""


@dataclass(frozen=True)
class Fulfil(Move):
    """In a villa: deliver a large order and take a special card, if one is left (GE-72)."""

    card: str
    special: str | None = None


@dataclass(frozen=True)
class AnyWare(Move):
    """Hand in the special card and take a ware (GE-90)."""

    ware: str


@dataclass(frozen=True)
class Exchange(Move):
    """Hand in the special card and one own good; what to take for it comes next (GE-91)."""

    give: str


@dataclass(frozen=True)
class Take(Move):
    """What the exchange brings (GE-91)."""

    good: str


@dataclass(frozen=True)
class UseBuilding(Move):
    """Hand in the special card for the action of an own building; in a villa perhaps with an order (GE-92)."""

    building: str
    card: str | None = None
    special: str | None = None


@dataclass(frozen=True)
class Deliver(Move):
    """Which of the drawn cards goes to the active player, as promised (GE-R09)."""

    card: str


@dataclass(frozen=True)
class SmallOrder(Move):
    """Deliver a small order directly after the action (GE-76)."""

    card: str


@dataclass(frozen=True)
class Finish(Move):
    """Declare the action finished."""


@dataclass(frozen=True)
class Claim(Move):
    """Lay open a message whose two buildings the tower has visited (GE-81)."""

    message: str


@dataclass(frozen=True)
class Done(Move):
    """No more messages to claim this turn."""


@dataclass(frozen=True)
class Mark(Move):
    """Use an alley: `place`, `remove` or `replace` for the buildings next to it, as `park:place` (GE-102, GE-104)."""

    alley: str
    marks: tuple[str, ...]


@dataclass(frozen=True)
class Pass(Move):
    """Place no markers this turn (GE-101)."""


ROLL: Final = Roll()
PASS_TURN: Final = PassTurn()
NO_OFFER: Final = Book(Several())
ACT: Final = Act()
CALL_AGAIN: Final = CallAgain()
END_TURN: Final = EndTurn()
YES_OR_NO: Final[tuple[Move, ...]] = (Yes(), No())
JUST_NO: Final[tuple[Move, ...]] = (No(),)
PERFORM: Final = Perform()
TAKE_PRIVILEGE: Final = TakePrivilege()
FINISH: Final = Finish()
JUST_DONE: Final[tuple[Move, ...]] = (Done(),)
PASS: Final = Pass()


def terms_of(move: Offer | Counter) -> Terms:
    """What an offer or a counter says, as terms."""
    return Terms(move.target, move.give, move.take or NOTHING)


def face_of(move: Draw | Pick | Deliver, known: bool) -> str:
    """A move with a card as those see it who know the card, or only its back."""
    return str(move) if known else f"{verb(type(move))} {back(move.card)} ?"

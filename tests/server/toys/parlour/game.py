"""The toy of the kit's tests with more to it: the highest bidder weighs as often as he likes and may show his card
before he takes something or nothing. Anybody who is asked may shout.

The option `bug` makes `take 1` go wrong, each time in another way.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from core import toys
from core.toys import Bid, Deal, Dealing, Ending, Take, Toy, ToyGame
from fondaco.core.decision import Automatic, Decision
from fondaco.core.errors import Illegal
from fondaco.core.game import Option
from fondaco.core.moves import Move, Seat
from fondaco.core.position import Position
from fondaco.core.secrecy import PUBLIC, Field

NEWER_RULES = bool(os.environ.get("PARLOUR_NEWER"))
"""Under the newer rules nobody takes more than nothing: old logs no longer replay."""


@dataclass(frozen=True)
class Weigh(Move):
    side: str


@dataclass(frozen=True)
class Peek(Move):
    pass


@dataclass(frozen=True)
class Shout(Move):
    number: int


class Shouting(Decision[Any]):
    def choices(self, p: Any, seat: Seat) -> Sequence[Move]:
        return [Shout(1)]

    def check(self, p: Any, seat: Seat, move: Move) -> None:
        if move != Shout(1):
            raise Illegal("shout")

    def apply(self, p: Any, seat: Seat, move: Move) -> None:
        p.shouts += 1
        p.tell("shouted", seat=seat, number=1)


class Parlour(Toy):
    __slots__ = ("shouts",)
    FIELDS: ClassVar = (*Toy.FIELDS, Field("shouts", PUBLIC, "how often somebody shouted"))
    aside: ClassVar[Decision[Any] | None] = Shouting()
    aside_kinds: ClassVar[tuple[type[Move], ...]] = (Shout,)

    def lay_out(self) -> None:
        super().lay_out()
        self.shouts = 0

    def copy(self) -> Position:
        twin = super().copy()
        assert isinstance(twin, Parlour)
        twin.shouts = self.shouts
        return twin


class Bidding(toys.Bidding):
    def choices(self, p: Toy, seat: Seat) -> Sequence[Move]:
        if any(p.tokens) and p.setup.options["bug"] == "mute":
            raise ZeroDivisionError("a secret in a message: " + str(p.cards))
        return super().choices(p, seat)

    def open(self, p: Toy) -> None:
        bids = [move.amount for move in p.answers if isinstance(move, Bid)]
        p.winner = bids.index(max(bids))
        p.tell("opened", bids=bids)
        p.point("Weighing")

    def facts(self, p: Toy, seat: Seat) -> dict[str, object]:
        return {"most": p.cards[seat]}


class Weighing(Decision[Toy]):
    def to_act(self, p: Toy) -> tuple[Seat, ...]:
        return (p.winner,)

    def choices(self, p: Toy, seat: Seat) -> Sequence[Move]:
        return [Weigh("left"), Weigh("right"), Peek(), Take(0), Take(1)]

    def check(self, p: Toy, seat: Seat, move: Move) -> None:
        if move not in self.choices(p, seat) or (NEWER_RULES and move == Take(1)):
            raise Illegal("weigh")

    def apply(self, p: Toy, seat: Seat, move: Move) -> None:
        if isinstance(move, Weigh):
            p.tell("weighed", seat=seat, side=move.side)
        elif isinstance(move, Peek):
            p.reveal("peeked", seat=seat, card=p.cards[seat])
        else:
            assert isinstance(move, Take)
            bug = p.setup.options["bug"]
            if move.number and bug == "raise":
                raise ZeroDivisionError("a secret in a message: " + str(p.cards))
            while move.number and bug == "hang":
                pass
            p.take(seat, move.number)
            p.point("Turning" if move.number and bug == "endless" else "Ending")


class Turning(Automatic[Toy]):
    def run(self, p: Toy) -> None:
        """Never gets anywhere."""


class ParlourGame(ToyGame):
    name = "parlour"
    title = "Parlour"
    seats = range(2, 5)
    options = (Option("bug", ("none", "raise", "endless", "hang", "mute"), "none"),)
    decisions = (Dealing(), Bidding(), Weighing(), Turning(), Ending())
    moves = {Deal: (int,), Bid: (int,), Weigh: (str,), Peek: (), Take: (int,), Shout: (int,)}
    position = Parlour
    package = "parlour"

    def longest(self, seats: int) -> int:
        return 10_000


PARLOUR = ParlourGame()

"""Each round every seat is dealt a secret card and bids at most as much, face down. The highest bidder weighs as often
as he likes, may show his card, and takes something or nothing. Anybody who is asked may shout. Three rounds.

The option `bug` makes `take 1` go wrong, each time in another way.
"""

from __future__ import annotations

import os
import random
from collections.abc import Sequence
from typing import Any, ClassVar

from fondaco.core.decision import OVER, Automatic, Chance, Decision, Sealed
from fondaco.core.edition import Edition
from fondaco.core.errors import Illegal
from fondaco.core.game import Game, Option
from fondaco.core.moves import Move, Seat
from fondaco.core.position import Position, Result, ranked
from fondaco.core.secrecy import OWNER, PUBLIC, Field, Json
from parlour.moves import Bid, Deal, Peek, Shout, Take, Weigh

HIGHEST = 5
NEWER_RULES = bool(os.environ.get("PARLOUR_NEWER"))
"""Under the newer rules nobody takes more than nothing: old logs no longer replay."""


class Shouting(Decision[Any]):
    def choices(self, p: Any, seat: Seat) -> Sequence[Move]:
        return [Shout(1)]

    def check(self, p: Any, seat: Seat, move: Move) -> None:
        if move != Shout(1):
            raise Illegal("shout")

    def apply(self, p: Any, seat: Seat, move: Move) -> None:
        p.shouts += 1
        p.tell("shouted", seat=seat, number=1)


class Parlour(Position):
    __slots__ = ("cards", "dealt", "round", "shouts", "tokens", "winner")
    FIELDS: ClassVar = (
        Field("round", PUBLIC, "the round"),
        Field("dealt", PUBLIC, "how many cards are dealt this round"),
        Field("cards", OWNER, "each seat's secret card"),
        Field("tokens", PUBLIC, "tokens of each seat"),
        Field("winner", PUBLIC, "who takes tokens now"),
        Field("shouts", PUBLIC, "how often somebody shouted"),
    )
    aside: ClassVar[Decision[Any] | None] = Shouting()
    aside_kinds: ClassVar[tuple[type[Move], ...]] = (Shout,)

    def lay_out(self) -> None:
        self.round = self.dealt = self.winner = self.shouts = 0
        self.cards = [-1] * self.seats
        self.tokens = [0] * self.seats
        self.point("Dealing")

    def copy(self) -> Position:
        twin = Parlour(self.setup)
        self.carry(twin)
        twin.round, twin.dealt, twin.winner, twin.shouts = self.round, self.dealt, self.winner, self.shouts
        twin.cards, twin.tokens = self.cards[:], self.tokens[:]
        return twin

    def result(self) -> Result | None:
        return Result(self.tokens[:], ranked(self.tokens), "tokens") if self.decision is OVER else None

    def point(self, name: str) -> None:
        self.decision = self.setup.game.points[name]


class Dealing(Chance[Parlour]):
    def odds(self, p: Parlour) -> list[tuple[Move, int]]:
        return [(Deal(card), 1) for card in range(HIGHEST + 1)]

    def face(self, p: Parlour, viewer: Seat | None, actor: Seat, move: Move) -> str:
        return str(move) if viewer == p.dealt else "deal ?"

    def apply(self, p: Parlour, seat: Seat, move: Move) -> None:
        assert isinstance(move, Deal)
        owner = p.dealt
        p.cards[owner] = move.card
        p.dealt += 1
        p.whisper("dealt", (owner,), ("card",), seat=owner, card=move.card)
        if p.dealt == p.seats:
            p.point("Bidding")


class Bidding(Sealed[Parlour]):
    def asked(self, p: Parlour) -> tuple[Seat, ...]:
        return tuple(range(p.seats))

    def choices(self, p: Parlour, seat: Seat) -> Sequence[Move]:
        if any(p.tokens) and p.setup.options["bug"] == "mute":
            raise ZeroDivisionError("a secret in a message: " + str(p.cards))
        return [Bid(amount) for amount in range(p.cards[seat] + 1)]

    def check(self, p: Parlour, seat: Seat, move: Move) -> None:
        if not isinstance(move, Bid) or not 0 <= move.amount <= p.cards[seat]:
            raise Illegal("bid", most=p.cards[seat])

    def open(self, p: Parlour) -> None:
        bids = [move.amount for move in p.answers if isinstance(move, Bid)]
        p.winner = bids.index(max(bids))
        p.tell("opened", bids=bids)
        p.point("Weighing")

    def facts(self, p: Parlour, seat: Seat) -> dict[str, object]:
        return {"most": p.cards[seat]}


class Weighing(Decision[Parlour]):
    def to_act(self, p: Parlour) -> tuple[Seat, ...]:
        return (p.winner,)

    def choices(self, p: Parlour, seat: Seat) -> Sequence[Move]:
        return [Weigh("left"), Weigh("right"), Peek(), Take(0), Take(1)]

    def check(self, p: Parlour, seat: Seat, move: Move) -> None:
        if move not in self.choices(p, seat) or (NEWER_RULES and move == Take(1)):
            raise Illegal("weigh")

    def apply(self, p: Parlour, seat: Seat, move: Move) -> None:
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
            p.tokens[seat] += move.number
            p.tell("took", seat=seat, number=move.number)
            p.round += 1
            p.cards = [-1] * p.seats
            p.dealt = 0
            p.point("Turning" if move.number and bug == "endless" else "Ending")


class Turning(Automatic[Parlour]):
    def run(self, p: Parlour) -> None:
        """Never gets anywhere."""


class Ending(Automatic[Parlour]):
    def run(self, p: Parlour) -> None:
        if p.round == 3:
            p.decision = OVER
        else:
            p.point("Dealing")


class ParlourGame(Game):
    name = "parlour"
    title = "Parlour"
    seats = range(2, 5)
    options = (Option("bug", ("none", "raise", "endless", "hang", "mute"), "none"),)
    decisions = (Dealing(), Bidding(), Weighing(), Turning(), Ending())
    moves = {Deal: (int,), Bid: (int,), Weigh: (str,), Peek: (), Take: (int,), Shout: (int,)}
    position = Parlour
    editions = ("toy",)
    package = "parlour"

    def unpack(self, edition: Edition) -> None:
        return None

    def longest(self, seats: int) -> int:
        return 10_000

    def violations(self, p: Position) -> list[str]:
        return []

    def imagine(self, view: Json, rng: random.Random) -> Position:
        state, seats = dict(view), range(view["seats"])
        state["cards"] = [self.guess(state, seat, rng) for seat in seats]
        answered = [state["decision"] == "Bidding" and seat not in state["to_act"] for seat in seats]
        state["answers"] = [state["answers"][seat] or ("bid 0" if answered[seat] else None) for seat in seats]
        return self.restore(state)

    def guess(self, state: Json, seat: Seat, rng: random.Random) -> int:
        own = state["cards"][seat]
        return int(own) if own is not None else rng.randrange(HIGHEST + 1) if seat < state["dealt"] else -1


PARLOUR = ParlourGame()

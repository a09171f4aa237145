"""Small games for the kit: a sound one, and one for each defect the kit must catch.

In the sound one each seat is dealt a secret card, all bid it or something else face down, then the highest bidder
takes a token or leaves it. Three rounds.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from fondaco.core.decision import OVER, Automatic, Chance, Decision, Sealed
from fondaco.core.edition import Edition
from fondaco.core.errors import Illegal
from fondaco.core.game import Game, Option
from fondaco.core.moves import Move, Seat
from fondaco.core.position import Position, Result, ranked
from fondaco.core.secrecy import OWNER, PUBLIC, Field, Json

CARDS = 6


@dataclass(frozen=True)
class Deal(Move):
    card: int


@dataclass(frozen=True)
class Bid(Move):
    amount: int


@dataclass(frozen=True)
class Take(Move):
    number: int


class Toy(Position):
    __slots__ = ("cards", "dealt", "round", "tokens", "winner")
    FIELDS: ClassVar[tuple[Field, ...]] = (
        Field("round", PUBLIC, "the round"),
        Field("dealt", PUBLIC, "how many cards are dealt this round"),
        Field("cards", OWNER, "each seat's secret card"),
        Field("tokens", PUBLIC, "tokens of each seat"),
        Field("winner", PUBLIC, "who takes tokens now"),
    )
    round: int
    dealt: int
    cards: list[int]
    tokens: list[int]
    winner: int

    def lay_out(self) -> None:
        self.round = self.dealt = self.winner = 0
        self.cards = [-1] * self.seats
        self.tokens = [0] * self.seats
        self.point("Dealing")

    def copy(self) -> Position:
        twin = type(self)(self.setup)
        self.carry(twin)
        twin.round, twin.dealt, twin.winner = self.round, self.dealt, self.winner
        twin.cards, twin.tokens = self.cards[:], self.tokens[:]
        return twin

    def result(self) -> Result | None:
        return Result(self.tokens[:], ranked(self.tokens), "tokens") if self.decision is OVER else None

    def point(self, name: str) -> None:
        self.decision = self.setup.game.points[name]

    def take(self, seat: Seat, number: int) -> None:
        """This ends the round."""
        self.tokens[seat] += number
        self.tell("took", seat=seat, number=number)
        self.round += 1
        self.cards = [-1] * self.seats
        self.dealt = 0


class Dealing(Chance[Toy]):
    def odds(self, p: Toy) -> list[tuple[Move, int]]:
        return [(Deal(card), 1) for card in range(CARDS)]

    def face(self, p: Toy, viewer: Seat | None, actor: Seat, move: Move) -> str:
        return str(move) if viewer == p.dealt else "deal ?"

    def apply(self, p: Toy, seat: Seat, move: Move) -> None:
        assert isinstance(move, Deal)
        owner = p.dealt
        p.cards[owner] = move.card
        p.dealt += 1
        p.whisper("dealt", (owner,), ("card",), seat=owner, card=move.card)
        if p.dealt == p.seats:
            p.point("Bidding")


class Bidding(Sealed[Toy]):
    def asked(self, p: Toy) -> tuple[Seat, ...]:
        return tuple(range(p.seats))

    def choices(self, p: Toy, seat: Seat) -> Sequence[Move]:
        return [Bid(amount) for amount in range(p.cards[seat] + 1)]

    def check(self, p: Toy, seat: Seat, move: Move) -> None:
        if not isinstance(move, Bid) or not 0 <= move.amount <= p.cards[seat]:
            raise Illegal("bid", most=p.cards[seat])

    def open(self, p: Toy) -> None:
        bids = [move.amount for move in p.answers if isinstance(move, Bid)]
        p.winner = bids.index(max(bids))
        p.reveal("opened", bids=bids)
        p.point("Taking")


class Taking(Decision[Toy]):
    def to_act(self, p: Toy) -> tuple[Seat, ...]:
        return (p.winner,)

    def choices(self, p: Toy, seat: Seat) -> Sequence[Move]:
        return [Take(0), Take(1)]

    def check(self, p: Toy, seat: Seat, move: Move) -> None:
        if not isinstance(move, Take) or move.number not in (0, 1):
            raise Illegal("take")

    def apply(self, p: Toy, seat: Seat, move: Move) -> None:
        assert isinstance(move, Take)
        p.take(seat, move.number)
        p.point("Ending")


class Ending(Automatic[Toy]):
    def run(self, p: Toy) -> None:
        if p.round == 3:
            p.decision = OVER
        else:
            p.point("Dealing")


class ToyGame(Game):
    name = "toy"
    title = "Toy"
    seats = range(2, 4)
    options: tuple[Option, ...] = (Option("long", (False, True), False),)
    decisions: tuple[Decision[Any], ...] = (Dealing(), Bidding(), Taking(), Ending())
    moves = {Deal: (int,), Bid: (int,), Take: (int,)}
    position = Toy
    editions = ("toy",)
    package = ""

    def __init__(self) -> None:
        super().__init__()
        self.known_editions["toy"] = Edition(f'game = "{self.name}"\nname = "toy"\ntitle = "{self.title}"\n')

    def unpack(self, edition: Edition) -> None:
        return None

    def longest(self, seats: int) -> int:
        return 3 * (2 * seats + 2)

    def violations(self, p: Position) -> list[str]:
        assert isinstance(p, Toy)
        return [] if sum(p.tokens) <= p.round <= 3 else ["more tokens than rounds"]

    def imagine(self, view: Json, rng: random.Random) -> Position:
        state, seats = dict(view), range(view["seats"])
        state["cards"] = [self.guess(state, seat, rng) for seat in seats]
        answered = [state["decision"] == "Bidding" and seat not in state["to_act"] for seat in seats]
        state["answers"] = [state["answers"][seat] or ("bid 0" if answered[seat] else None) for seat in seats]
        return self.restore(state)

    def guess(self, state: Json, seat: Seat, rng: random.Random) -> int:
        """A seat that has been dealt a card has one that the viewer cannot know, unless it is the viewer's own."""
        own = state["cards"][seat]
        return int(own) if own is not None else rng.randrange(CARDS) if seat < state["dealt"] else -1


TOY = ToyGame()

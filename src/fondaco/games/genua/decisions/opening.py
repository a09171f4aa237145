"""Before the first turn: the start player, and four cards for everybody (GE-11, GE-13)."""

from __future__ import annotations

import random
from functools import cache

from fondaco.core.decision import Chance
from fondaco.core.errors import Illegal
from fondaco.core.moves import Move, Seat
from fondaco.games.genua.cards import STACKS
from fondaco.games.genua.components import KINDS
from fondaco.games.genua.moves import Draw, Start, face_of
from fondaco.games.genua.position import Genua


class DrawStart(Chance[Genua]):
    """Any seat may begin (GE-13, GE-R02)."""

    def odds(self, p: Genua) -> list[tuple[Move, int]]:
        return [(Start(seat), 1) for seat in range(p.seats)]

    def apply(self, p: Genua, seat: Seat, move: Move) -> None:
        assert isinstance(move, Start)
        p.start = p.active = move.seat
        p.goes_on("DealCards")


class Drawing(Chance[Genua]):
    """The top card of a stack goes into a hand (GE-R19)."""

    def due(self, p: Genua) -> tuple[Seat, int]:
        """Who gets the next card, and its kind."""
        raise NotImplementedError

    def odds(self, p: Genua) -> list[tuple[Move, int]]:
        return [(draw_of(card), 1) for card in p.pools[self.due(p)[1]]]

    def draw(self, p: Genua, rng: random.Random) -> Move:
        pool = p.pools[self.due(p)[1]]
        return draw_of(pool[int(rng.random() * len(pool))])

    def check(self, p: Genua, seat: Seat, move: Move) -> None:
        if not isinstance(move, Draw) or move.card not in p.pools[self.due(p)[1]]:
            raise Illegal("impossible-draw", move=str(move))

    def apply(self, p: Genua, seat: Seat, move: Move) -> None:
        assert isinstance(move, Draw)
        owner, kind = self.due(p)
        p.take_card(kind, move.card)
        p.hands.add(owner, kind, move.card)
        p.whisper("drew", (owner,), ("card",), seat=owner, stack=KINDS[kind], card=move.card)

    def face(self, p: Genua, viewer: Seat | None, actor: Seat, move: Move) -> str:
        assert isinstance(move, Draw)
        return face_of(move, viewer == self.due(p)[0])


class DealCards(Drawing):
    """Seat by seat one card from each of the four stacks (GE-11)."""

    def due(self, p: Genua) -> tuple[Seat, int]:
        return divmod(sum(map(len, p.hands.held)), STACKS)

    def apply(self, p: Genua, seat: Seat, move: Move) -> None:
        super().apply(p, seat, move)
        if all(p.hands.held):
            p.goes_on("BeginTurn")


@cache
def draw_of(card: str) -> Draw:
    """The one shared move that draws a card."""
    return Draw(card)


DRAW_START = DrawStart()
DEAL_CARDS = DealCards()

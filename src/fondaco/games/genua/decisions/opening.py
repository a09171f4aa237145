"""Before the first turn: the start player, and four cards for everybody (GE-11, GE-13)."""

from __future__ import annotations

import random

from fondaco.core.decision import Chance
from fondaco.core.errors import Illegal
from fondaco.core.moves import Move, Seat
from fondaco.games.genua.cards import STACKS
from fondaco.games.genua.components import KINDS
from fondaco.games.genua.moves import Draw, Start
from fondaco.games.genua.position import Genua


class DrawStart(Chance[Genua]):
    """Any seat may begin (GE-13, GE-R02)."""

    def odds(self, p: Genua) -> list[tuple[Move, int]]:
        return [(Start(seat), 1) for seat in range(p.seats)]

    def apply(self, p: Genua, seat: Seat, move: Move) -> None:
        assert isinstance(move, Start)
        p.start = p.active = move.seat
        p.goes_on("DealCards")


class DealCards(Chance[Genua]):
    """Seat by seat one card from each of the four stacks (GE-11)."""

    def odds(self, p: Genua) -> list[tuple[Move, int]]:
        return [(draw_of(card), 1) for card in p.pools[due(p) % STACKS]]

    def draw(self, p: Genua, rng: random.Random) -> Move:
        return drawn(p.pools[due(p) % STACKS], rng)

    def check(self, p: Genua, seat: Seat, move: Move) -> None:
        if not isinstance(move, Draw) or move.card not in p.pools[due(p) % STACKS]:
            raise Illegal("impossible-draw", move=str(move))

    def apply(self, p: Genua, seat: Seat, move: Move) -> None:
        assert isinstance(move, Draw)
        owner, kind = divmod(due(p), STACKS)
        p.take_card(kind, move.card)
        p.hands.add(owner, kind, move.card)
        p.whisper("drew", (owner,), ("card",), seat=owner, stack=KINDS[kind], card=move.card)
        if owner == p.seats - 1 and kind == STACKS - 1:
            p.goes_on("BeginTurn")

    def face(self, p: Genua, viewer: Seat | None, actor: Seat, move: Move) -> str:
        return face_of_draw(move, viewer == due(p) // STACKS)


def due(p: Genua) -> int:
    """How many cards have been dealt."""
    return sum(map(len, p.hands.held))


def face_of_draw(move: Move, known: bool) -> str:
    """A draw as others see it: only the stack."""
    assert isinstance(move, Draw)
    return str(move) if known else f"draw {move.card.partition('-')[0]} ?"


DRAWS: dict[str, Draw] = {}


def draw_of(card: str) -> Draw:
    """The one shared move that draws a card."""
    move = DRAWS.get(card)
    if move is None:
        move = DRAWS[card] = Draw(card)
    return move


def drawn(pool: list[str], rng: random.Random) -> Move:
    """A card of the pool, each equally likely."""
    return draw_of(pool[int(rng.random() * len(pool))])


DRAW_START = DrawStart()
DEAL_CARDS = DealCards()

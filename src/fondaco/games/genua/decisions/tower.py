"""Placing the tower, and what each stop opens (GE-17 to GE-30)."""

from __future__ import annotations

import random
from collections.abc import Sequence

from fondaco.core.decision import Automatic, Chance, Decision
from fondaco.core.errors import Illegal
from fondaco.core.moves import Move, Seat
from fondaco.games.genua.city import MARKET
from fondaco.games.genua.components import ANY_START
from fondaco.games.genua.moves import ROLL, AnyStart, Dice, Roll
from fondaco.games.genua.position import Genua
from fondaco.games.genua.terms import empty_books
from fondaco.games.genua.yields import put_back


class PlaceTower(Decision[Genua]):
    """Roll, or hand in the card and choose any field (GE-17, GE-18)."""

    def to_act(self, p: Genua) -> tuple[Seat, ...]:
        return (p.active,)

    def choices(self, p: Genua, seat: Seat) -> Sequence[Move]:
        return (ROLL, *(AnyStart(field) for field in p.city.fields)) if p.goods[seat][ANY_START] else (ROLL,)

    def check(self, p: Genua, seat: Seat, move: Move) -> None:
        if isinstance(move, AnyStart):
            if not p.goods[seat][ANY_START]:
                raise Illegal("no-special", special="any-start")
            if move.field not in p.city.neighbours:
                raise Illegal("no-field", field=move.field)
        elif not isinstance(move, Roll):
            raise Illegal("roll-or-card")

    def apply(self, p: Genua, seat: Seat, move: Move) -> None:
        if isinstance(move, AnyStart):
            put_back(p, seat, ANY_START)
            p.tell("chose-start", seat=seat, field=move.field)
            place(p, move.field)
        else:
            p.goes_on("RollDice")


class RollDice(Chance[Genua]):
    """Red and blue, eight sides each; where their lines cross the tower begins (GE-17)."""

    def odds(self, p: Genua) -> list[tuple[Move, int]]:
        return [(move, 1) for move in ROLLS]

    def draw(self, p: Genua, rng: random.Random) -> Move:
        return ROLLS[int(rng.random() * 64)]

    def check(self, p: Genua, seat: Seat, move: Move) -> None:
        if not isinstance(move, Dice) or (move.blue, move.red) not in p.city.squares:
            raise Illegal("impossible-draw", move=str(move))

    def apply(self, p: Genua, seat: Seat, move: Move) -> None:
        assert isinstance(move, Dice)
        field = p.city.squares[move.blue, move.red]
        p.tell("rolled", seat=p.active, red=move.red, blue=move.blue, field=field)
        place(p, field)


def place(p: Genua, field: str) -> None:
    """All discs on the starting field; the market moves the round on, up to the last one (GE-19, GE-R25)."""
    p.path = [field]
    if field == MARKET and p.round < p.last:
        p.round += 1
        p.tell("market-start", round=p.round)
    p.goes_on("Stop")


class Stop(Automatic[Genua]):
    """A new stop, or a new moment at one: talk about the open action or the next step, or the movement ends."""

    def run(self, p: Genua) -> None:
        p.calls = p.counters = 0
        p.books = empty_books(p.active, p.seats)
        if p.action_open() or p.enterable():
            # Everybody who still wants to be asked is asked for offers; then the active player speaks (GE-R29).
            p.goes_on("MakeOffers" if p.listening() else "Negotiate")
        else:
            p.goes_on("EndMovement")


def enter(p: Genua, field: str) -> None:
    """One disc stays behind, the rest of the tower moves on (GE-21)."""
    p.path.append(field)
    p.acted_here = False
    p.tell("moved", seat=p.active, field=field)


ROLLS: tuple[Dice, ...] = tuple(Dice(red, blue) for red in range(1, 9) for blue in range(1, 9))
PLACE_TOWER = PlaceTower()
ROLL_DICE = RollDice()
STOP = Stop()

"""Before the first round: the start player, and three rounds of placing (HW-16 to HW-21, HW-112)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fondaco.core.decision import Chance
from fondaco.core.errors import Illegal
from fondaco.core.moves import Move, Seat
from fondaco.games.hellweg.decisions import rounds
from fondaco.games.hellweg.moves import Carriage, Start, Stone
from fondaco.games.hellweg.pieces import put_carriage, put_stone
from fondaco.games.hellweg.position import NOTHING, PLACEMENT, Hellweg
from fondaco.games.hellweg.turn import OwnTurn


class StartPlayer(Chance[Hellweg]):
    """Any seat may begin (HW-16, HW-R02)."""

    def odds(self, p: Hellweg) -> list[tuple[Move, int]]:
        return [(Start(seat), 1) for seat in range(p.seats)]

    def apply(self, p: Hellweg, seat: Seat, move: Move) -> None:
        assert isinstance(move, Start)
        begin_placement(p, move.seat)


class FirstStone(OwnTurn):
    """A stone on any house of any town but Dortmund; houses may be shared and used again (HW-17, HW-18, HW-21)."""

    def choices(self, p: Hellweg, seat: Seat) -> Sequence[Move]:
        return p.box.first_stones

    def check(self, p: Hellweg, seat: Seat, move: Move) -> None:
        if not isinstance(move, Stone):
            raise Illegal("place-stone")
        if move.house not in p.box.town_of:
            raise Illegal("no-such-house", house=move.house)
        if p.box.town_of[move.house] == p.box.barred:
            raise Illegal("not-there-at-first", town=p.box.barred)

    def apply(self, p: Hellweg, seat: Seat, move: Move) -> None:
        assert isinstance(move, Stone)
        p.stone_supply[seat] -= 1
        put_stone(p, seat, move.house)
        if stones_placed(p) > carriages_each(p):
            next_placement(p)
            return
        p.target = move.house
        roads = FIRST_CARRIAGE.choices(p, seat)
        if len(roads) == 1:
            FIRST_CARRIAGE.apply(p, seat, roads[0])
        else:
            p.decision = FIRST_CARRIAGE

    def facts(self, p: Hellweg, seat: Seat) -> dict[str, object]:
        return {"number": stones_placed(p) + 1, "of": p.box.start_stones}


class FirstCarriage(OwnTurn):
    """A carriage on any road that touches the town just chosen; a village pays (HW-17 to HW-19)."""

    def choices(self, p: Hellweg, seat: Seat) -> Sequence[Move]:
        return p.box.beside[p.box.town_of[p.target]]

    def check(self, p: Hellweg, seat: Seat, move: Move) -> None:
        if not isinstance(move, Carriage):
            raise Illegal("place-carriage")
        town = p.box.town_of[p.target]
        if move.road not in p.box.touching[town]:
            raise Illegal("not-touching", road=move.road, town=town)

    def apply(self, p: Hellweg, seat: Seat, move: Move) -> None:
        assert isinstance(move, Carriage)
        p.carriage_supply[seat] -= 1
        put_carriage(p, seat, move.road)
        p.target = NOTHING
        next_placement(p)

    def facts(self, p: Hellweg, seat: Seat) -> dict[str, object]:
        return {"town": p.box.town_of[p.target]}


def choose_start(p: Hellweg) -> None:
    """The start seat is given, or drawn (HW-R02)."""
    chosen = p.setup.options["start"]
    if isinstance(chosen, int):
        begin_placement(p, chosen)
    else:
        p.decision = START_PLAYER


def begin_placement(p: Hellweg, seat: Seat) -> None:
    """The start player places first (HW-16, HW-17)."""
    p.start = p.seat = seat
    p.task = PLACEMENT
    p.decision = FIRST_STONE
    if p.told is not None:
        p.tell("start-player", seat=seat)


def stones_placed(p: Hellweg) -> int:
    """How many stones the seat being asked has placed so far."""
    return p.box.stones - p.stone_supply[p.seat]


def carriages_each(p: Hellweg) -> int:
    """How many first stones bring a carriage: all, but in the expert game only one (HW-20, HW-112)."""
    return p.box.expert_carriages if p.lp else p.box.start_carriages


def next_placement(p: Hellweg) -> None:
    """Clockwise, until everybody has placed three times; then the first card (HW-17, HW-20)."""
    p.seat = (p.seat + 1) % p.seats
    if stones_placed(p) < p.box.start_stones:
        p.decision = FIRST_STONE
    else:
        p.task = NOTHING
        rounds.await_card(p)


START_PLAYER: Final[StartPlayer] = StartPlayer()
FIRST_STONE: Final[FirstStone] = FirstStone()
FIRST_CARRIAGE: Final[FirstCarriage] = FirstCarriage()

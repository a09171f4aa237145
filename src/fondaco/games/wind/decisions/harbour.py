"""The table is laid, and fleets come in: ships, start seat, first goods (WI-12 to WI-15, WI-82)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from fondaco.core.decision import Chance
from fondaco.core.errors import Illegal
from fondaco.core.moves import Move, Seat
from fondaco.games.wind.actions import fetch
from fondaco.games.wind.bundles import counts, drafts
from fondaco.games.wind.decisions.reveal import begin_round
from fondaco.games.wind.moves import Draft, Ship, Start
from fondaco.games.wind.position import NOBODY, Wind
from fondaco.games.wind.turn import OwnTurn


class NewFleet(Chance[Wind]):
    """Large ships, then small ones, are laid open into the harbour one by one (WI-12, WI-82)."""

    def odds(self, p: Wind) -> list[tuple[Move, int]]:
        yard = p.yards[wanted(p)]
        return [(p.box.arrivals[name], yard.count(name)) for name in dict.fromkeys(yard)]

    def draw(self, p: Wind, rng: random.Random) -> Move:
        yard = p.yards[wanted(p)]
        return p.box.arrivals[yard[int(rng.random() * len(yard))]]

    def check(self, p: Wind, seat: Seat, move: Move) -> None:
        if not isinstance(move, Ship) or move.ship not in p.yards[wanted(p)]:
            raise Illegal("impossible-draw", move=str(move))

    def apply(self, p: Wind, seat: Seat, move: Move) -> None:
        assert isinstance(move, Ship)
        size = p.box.ships[move.ship].size
        yard = p.yards[size][:]
        yard.remove(move.ship)
        p.yards[size] = yard
        p.harbour.append(move.ship)
        if p.told is not None:
            p.tell("arrived", ship=move.ship)
        next_ship(p)


class StartSeat(Chance[Wind]):
    """Any seat may get the start marker (WI-13, WI-R02)."""

    def odds(self, p: Wind) -> list[tuple[Move, int]]:
        return [(Start(seat), 1) for seat in range(p.seats)]

    def apply(self, p: Wind, seat: Seat, move: Move) -> None:
        assert isinstance(move, Start)
        give_marker(p, move.seat)


class FirstGoods(OwnTurn):
    """From the start seat clockwise each player takes two goods of his choice, for all to see (WI-15, WI-R01)."""

    def choices(self, p: Wind, seat: Seat) -> Sequence[Move]:
        return drafts(p.stock, p.box.draft)

    def check(self, p: Wind, seat: Seat, move: Move) -> None:
        if not isinstance(move, Draft):
            raise Illegal("choose-goods")
        wanted = counts(move.goods)
        if len(move.goods) != p.box.draft:
            raise Illegal("how-many-goods", least=p.box.draft, most=p.box.draft)
        if any(want > there for want, there in zip(wanted, p.stock, strict=True)):
            raise Illegal("not-in-stock")

    def apply(self, p: Wind, seat: Seat, move: Move) -> None:
        assert isinstance(move, Draft)
        fetch(p, seat, counts(move.goods))
        if p.told is not None:
            p.tell("drafted", seat=seat, goods=list(move.goods))
        p.turn = (seat + 1) % p.seats
        if p.turn == p.start:
            p.round = 1
            begin_round(p)

    def facts(self, p: Wind, seat: Seat) -> dict[str, object]:
        return {"count": p.box.draft}


def call_fleet(p: Wind) -> None:
    """A new fleet comes in sight (WI-82)."""
    p.fleets += 1
    next_ship(p)


def wanted(p: Wind) -> int:
    """The size of the next ship to lay out, -1 when the fleet is complete or no ship is left (WI-12, WI-R47)."""
    ships = p.box.ships
    small = sum([ships[name].size for name in p.harbour])
    for size, there in enumerate((len(p.harbour) - small, small)):
        if there < p.table.fleet[size] and (p.yards[size] or p.departed[size]):
            return size
    return NOBODY


def next_ship(p: Wind) -> None:
    """Ask for the next ship; a used-up stack is made anew of the ships that left unloaded (WI-R47)."""
    size = wanted(p)
    if size == NOBODY:
        lie_at_anchor(p)
        return
    if not p.yards[size]:
        p.yards[size] = sorted(p.departed[size])
        p.departed[size] = []
    p.decision = NEW_FLEET


def lie_at_anchor(p: Wind) -> None:
    """The fleet is complete: before the first round a start seat is found, later the marker passes (WI-13, WI-20)."""
    if p.round:
        pass_marker(p)
        return
    chosen = p.setup.options["start"]
    if isinstance(chosen, int):
        give_marker(p, chosen)
    else:
        p.decision = START_SEAT


def give_marker(p: Wind, seat: Seat) -> None:
    """The first start seat; it also takes the first goods (WI-13, WI-15)."""
    p.start = p.turn = seat
    p.decision = FIRST_GOODS
    if p.told is not None:
        p.tell("marker", seat=seat)


def pass_marker(p: Wind) -> None:
    """The left neighbour is start seat of the next round, whether or not a fleet has left (WI-20)."""
    p.start = (p.start + 1) % p.seats
    p.round += 1
    begin_round(p)


NEW_FLEET: Final = NewFleet()
START_SEAT: Final = StartSeat()
FIRST_GOODS: Final = FirstGoods()

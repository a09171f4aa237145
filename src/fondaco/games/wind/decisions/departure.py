"""A round ends: the game may be over, or the fleet leaves and goods rot (WI-39, WI-75 to WI-85)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fondaco.core.decision import OVER, Automatic
from fondaco.core.errors import Illegal
from fondaco.core.moves import Move, Seat
from fondaco.games.wind.actions import changed
from fondaco.games.wind.bundles import bundle
from fondaco.games.wind.components import APPLES, CHEESE, GOODS, SPICES
from fondaco.games.wind.decisions.harbour import call_fleet, pass_marker
from fondaco.games.wind.moves import GiveUp, Save
from fondaco.games.wind.position import Wind
from fondaco.games.wind.turn import OwnTurn


class RoundEnd(Automatic[Wind]):
    """Cards to the discards, then the end of the game, then the fleet, then the marker (WI-R07)."""

    def run(self, p: Wind) -> None:
        for name in p.cards:
            if name:
                p.discard(name)
        p.clear_table()
        p.clear_turn()
        if is_over(p):
            p.decision = OVER
            if p.told is not None:
                p.reveal("over", points=[p.vp(seat) for seat in range(p.seats)])
        elif len(p.harbour) <= p.box.leaves:
            sail(p)
        else:
            pass_marker(p)


class Rot(OwnTurn):
    """Half of spices and cheese together rots; the owner chooses which (WI-79, WI-R46)."""

    def choices(self, p: Wind, seat: Seat) -> Sequence[Move]:
        half, least, most = rotting_half(p, seat)
        return [GiveUp(spices, half - spices) for spices in range(least, most + 1)]

    def check(self, p: Wind, seat: Seat, move: Move) -> None:
        half, least, most = rotting_half(p, seat)
        if not isinstance(move, GiveUp):
            raise Illegal("give-up")
        if move.spices + move.cheese != half or not least <= move.spices <= most:
            raise Illegal("give-up-half", count=half)

    def apply(self, p: Wind, seat: Seat, move: Move) -> None:
        assert isinstance(move, GiveUp)
        determine(p, seat, move.spices)

    def facts(self, p: Wind, seat: Seat) -> dict[str, object]:
        return {"count": rotting_half(p, seat)[0]}


class Conserve(OwnTurn):
    """Conservation saves rotting goods, and hand goods with what it allows beyond the warehouse (WI-60, WI-61).

    Asked pile by pile: apples, spices, cheese of the warehouse, then the four goods of the hand.
    """

    def choices(self, p: Wind, seat: Seat) -> Sequence[Move]:
        good = GOODS[p.pile % 4]
        return [Save(count, good) for count in range(self.most(p, seat) + 1)]

    def most(self, p: Wind, seat: Seat) -> int:
        pile = p.rotting[p.pile] if p.pile < 4 else p.goods[seat][p.pile - 4]
        return min(pile, p.left)

    def check(self, p: Wind, seat: Seat, move: Move) -> None:
        if not isinstance(move, Save) or move.good != GOODS[p.pile % 4]:
            raise Illegal("save-pile", good=GOODS[p.pile % 4])
        if not 0 <= move.count <= self.most(p, seat):
            raise Illegal("save-range", most=self.most(p, seat))

    def apply(self, p: Wind, seat: Seat, move: Move) -> None:
        assert isinstance(move, Save)
        good = p.pile % 4
        if p.pile < 4:
            p.rotting[good] -= move.count
        else:
            p.kept[good] = move.count
        p.left -= move.count
        if p.told is not None and move.count:
            place = "warehouse" if p.pile < 4 else "hand"
            p.tell("saved", seat=seat, count=move.count, good=move.good, place=place)
        p.pile += 1
        next_pile(p, seat)

    def facts(self, p: Wind, seat: Seat) -> dict[str, object]:
        place = "warehouse" if p.pile < 4 else "hand"
        return {"good": GOODS[p.pile % 4], "place": place, "most": self.most(p, seat), "left": p.left}


def is_over(p: Wind) -> bool:
    """Somebody has enough points, or the rounds are used up (WI-85, WI-R50)."""
    cap = p.setup.options["max_rounds"]
    assert isinstance(cap, int)
    return p.round >= cap or max([p.vp(seat) for seat in range(p.seats)]) >= p.table.target


def sail(p: Wind) -> None:
    """The remaining ships leave unloaded; nobody scores them (WI-75, WI-76)."""
    if p.told is not None:
        p.tell("sailed", ships=p.harbour[:])
    for name in p.harbour:
        size = p.box.ships[name].size
        p.departed[size] = [*p.departed[size], name]
    p.harbour = []
    begin_rot(p, p.start)


def begin_rot(p: Wind, seat: Seat) -> None:
    """Each seat in turn sees what rots; who has a choice is asked (WI-79, WI-R46)."""
    p.turn = seat
    _, least, most = rotting_half(p, seat)
    if least < most:
        p.decision = ROT
    else:
        determine(p, seat, least)


def rotting_half(p: Wind, seat: Seat) -> tuple[int, int, int]:
    """How many of spices and cheese together rot, rounded down; and the fewest and most spices among them (WI-79)."""
    stored = p.warehouses[seat]
    spices, cheese = stored[SPICES], stored[CHEESE]
    half = (spices + cheese) // 2
    return half, max(0, half - cheese), min(half, spices)


def determine(p: Wind, seat: Seat, spices: int) -> None:
    """All apples, the chosen spices and cheese, no silk (WI-78 to WI-80); then conservation may save some (WI-60)."""
    p.rotting = [p.warehouses[seat][APPLES], spices, rotting_half(p, seat)[0] - spices, 0]
    p.left = min(allowance(p, seat), sum(p.rotting))
    p.pile = 0
    next_pile(p, seat)


def next_pile(p: Wind, seat: Seat) -> None:
    """The next pile of which something can be saved, else the goods are lost (WI-60, WI-61)."""
    while p.pile < 8:
        if p.pile == 4:
            p.left = excess(p, seat)
        if p.left and (p.rotting[p.pile] if p.pile < 4 else p.goods[seat][p.pile - 4]):
            p.decision = CONSERVE
            return
        p.pile += 1
    lose(p, seat)


def allowance(p: Wind, seat: Seat) -> int:
    """What the conservation cards on a warehouse save together (WI-R33)."""
    return sum([p.box.cards[name].amount for name in p.preserves[seat]])


def excess(p: Wind, seat: Seat) -> int:
    """How many hand goods may be kept: the allowance beyond what lies (or what rots) in the warehouse (WI-R31)."""
    if p.setup.options["cons_excess"] == "rotting":
        used = p.warehouses[seat][APPLES] + rotting_half(p, seat)[0]
    else:
        used = sum(p.warehouses[seat])
    return max(0, allowance(p, seat) - used)


def lose(p: Wind, seat: Seat) -> None:
    """What rots returns to the stacks, and all goods in the hand; used conservation is discarded (WI-77 to WI-81)."""
    lost = changed(p.goods[seat], p.kept, -1)
    if p.told is not None and (any(p.rotting) or any(lost)):
        p.tell("rotted", seat=seat, stored=list(bundle(p.rotting)), held=list(bundle(lost)))
    p.stock = changed(changed(p.stock, p.rotting), lost)
    p.warehouses[seat] = changed(p.warehouses[seat], p.rotting, -1)
    p.goods[seat] = p.kept[:]
    for name in p.preserves[seat]:
        p.discard(name)
    p.preserves[seat] = []
    p.clear_rot()
    following = (seat + 1) % p.seats
    if following != p.start:
        begin_rot(p, following)
    else:
        call_fleet(p)


ROUND_END: Final = RoundEnd()
ROT: Final = Rot()
CONSERVE: Final = Conserve()

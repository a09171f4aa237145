"""Phase 5: arrived wagons are unloaded and their goods sold (HA-109 to HA-119, HA-153)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fondaco.core.decision import Automatic
from fondaco.core.errors import Illegal
from fondaco.core.moves import Move, Seat
from fondaco.games.haendler.agreements import happens
from fondaco.games.haendler.components import BONUS_SALE, STALL_ROUNDS
from fondaco.games.haendler.decisions.rounds import NEXT_PHASE
from fondaco.games.haendler.decisions.talk import ask
from fondaco.games.haendler.moves import CLAIM_BONUS, ONLY_PASS, PASS, ClaimBonus, Pass
from fondaco.games.haendler.position import NOBODY, Haendler
from fondaco.games.haendler.turn import OwnTurn

CLAIM_OR_PASS: Final[tuple[Move, ...]] = (PASS, CLAIM_BONUS)
WARNING: Final = STALL_ROUNDS - 2


class ClaimingBonus(OwnTurn):
    """The card Verkauf mit Bonus, before a wagon is settled, for those with goods on it (HA-153, HA-154, HA-R80)."""

    def choices(self, p: Haendler, seat: Seat) -> Sequence[Move]:
        return CLAIM_OR_PASS if BONUS_SALE in p.hands[seat] else ONLY_PASS

    def check(self, p: Haendler, seat: Seat, move: Move) -> None:
        if isinstance(move, Pass):
            return
        if not isinstance(move, ClaimBonus):
            raise Illegal("card-or-pass")
        if BONUS_SALE not in p.hands[seat]:
            raise Illegal("no-card", influence=BONUS_SALE)

    def apply(self, p: Haendler, seat: Seat, move: Move) -> None:
        if isinstance(move, ClaimBonus):
            p.spend_card(seat, BONUS_SALE)
            p.bonus_takers = [*p.bonus_takers, seat]
            if p.told is not None:
                p.tell("bonus-claimed", seat=seat, wagon=p.wagon + 1)
            if p.clauses:
                happens(p, f"plays:{seat}:{BONUS_SALE}:{p.wagon + 1}")
        find_owner(p, p.after(seat))

    def facts(self, p: Haendler, seat: Seat) -> dict[str, object]:
        city = p.at[p.wagon]
        held = p.hands[seat].count(BONUS_SALE)
        return {"held": held, "wagon": p.wagon + 1, "city": city, "bonus": p.bonus[p.box.city[city]]}


class Settling(Automatic[Haendler]):
    """All goods of the wagon are sold to the bank (HA-111 to HA-115)."""

    def run(self, p: Haendler) -> None:
        box, wagon = p.box, p.wagon
        city = box.city[p.at[wagon]]
        for seat in p.order():
            goods = p.loads[wagon][seat]
            if goods:
                income = proceeds(p, goods, city, seat in p.bonus_takers)
                p.money[seat] += income
                for name in goods:
                    p.supply[box.good[name]] += 1
                if p.told is not None:
                    p.tell("sold", seat=seat, wagon=wagon + 1, city=box.cities[city], goods=goods[:], amount=income)
        p.loads[wagon] = [[] for _ in range(p.seats)]
        p.bonus_takers = []
        later = [other for other in p.arrived if other > wagon]
        if later:
            p.wagon = min(later)
            find_owner(p, p.start)
        else:
            p.wagon = NOBODY
            p.decision = ADJUSTING


class Adjusting(Automatic[Haendler]):
    """Nothing where a wagon stands; elsewhere one field more for each arrival (HA-117 to HA-119, HA-R59, HA-R60)."""

    def run(self, p: Haendler) -> None:
        steps = p.box.bonus
        count = len(p.arrived)
        bonus: list[int] = []
        for city, old in zip(p.box.cities, p.bonus, strict=True):
            new = steps[0] if city in p.at else steps[min(steps.index(old) + count, len(steps) - 1)]
            bonus.append(new)
            if new != old and p.told is not None:
                p.tell("bonus", city=city, amount=new)
        p.bonus = bonus
        p.arrived = []
        p.decision = NEXT_PHASE


def proceeds(p: Haendler, goods: Sequence[str], city: int, claimed: bool) -> int:
    """The selling price of each piece, with the bonus for goods the city does not offer (HA-112, HA-113, HA-153)."""
    box = p.box
    bonus = p.bonus[city]
    income = 0
    for name in goods:
        good = box.good[name]
        income += box.sell[p.levels[good]]
        if claimed or good not in box.market[city]:
            income += bonus
    return income


def begin_selling(p: Haendler) -> None:
    """Without an arrival the phase is left out (HA-109, HA-110, HA-R63, HA-R91, HA-R102)."""
    if not p.arrived:
        p.idle += 1
        if p.idle >= WARNING and p.told is not None:
            p.tell("stalling", rounds=p.idle, most=STALL_ROUNDS)
        p.decision = NEXT_PHASE
        return
    p.idle = 0
    before = p.last_round()
    p.arrivals += len(p.arrived)
    if p.told is not None:
        p.tell("arrivals", count=p.arrivals, amount=p.box.cost_of_step(p.arrivals))
        if p.last_round() and not before:
            p.tell("last-round", count=p.arrivals)
    p.wagon = min(p.arrived)
    find_owner(p, p.start)


def find_owner(p: Haendler, seat: Seat) -> None:
    """The next seat from `seat` on with goods on this wagon; then it is settled."""
    while seat != NOBODY:
        if p.loads[p.wagon][seat]:
            ask(p, seat, CLAIMING_BONUS)
            return
        seat = p.after(seat)
    p.decision = SETTLING


CLAIMING_BONUS: Final = ClaimingBonus()
SETTLING: Final = Settling()
ADJUSTING: Final = Adjusting()

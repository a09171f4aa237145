"""From turn to turn and round to round, and the end (GE-15, GE-16, GE-105 to GE-112)."""

from __future__ import annotations

from fondaco.core.decision import OVER, Automatic
from fondaco.games.genua.components import ANY_START, PRIVILEGE, privileges_value
from fondaco.games.genua.position import Genua


class BeginTurn(Automatic[Genua]):
    """The active player rolls, unless a card lets him choose (GE-17, GE-18)."""

    def run(self, p: Genua) -> None:
        p.clear_turn()
        p.tell("turn", seat=p.active, round=p.round)
        p.goes_on("PlaceTower" if p.goods[p.active][ANY_START] else "RollDice")


class NextTurn(Automatic[Genua]):
    """Tower and dice go to the left; a new round moves the marker on; the last round is played out (GE-16, GE-109)."""

    def run(self, p: Genua) -> None:
        p.active = (p.active + 1) % p.seats
        if p.active == p.start:
            if p.round >= p.last:
                p.clear_turn()
                p.goes_on("FinalScoring")
                return
            p.round += 1
        p.goes_on("BeginTurn")


class FinalScoring(Automatic[Genua]):
    """Privileges by chains, ten ducats for each own building; then the purses are shown (GE-99, GE-105, GE-111)."""

    def run(self, p: Genua) -> None:
        owners = list(p.owners.values())
        for seat in range(p.seats):
            cards = p.hands.of(seat, PRIVILEGE)
            privileges = privileges_value(cards, p.box)
            buildings = p.box.building_reward * owners.count(seat)
            p.money[seat] += privileges + buildings
            if p.told is not None:
                p.reveal("scored", seat=seat, cards=list(cards), privileges=privileges, buildings=buildings)
        p.decision = OVER


BEGIN_TURN = BeginTurn()
NEXT_TURN = NextTurn()
FINAL_SCORING = FinalScoring()

"""The second half of an exchange: what to take for it (GE-91, GE-R21)."""

from __future__ import annotations

from collections.abc import Sequence

from fondaco.core.decision import Decision
from fondaco.core.errors import Illegal
from fondaco.core.moves import Move, Seat
from fondaco.games.genua.components import KIND
from fondaco.games.genua.moves import Take
from fondaco.games.genua.position import Genua
from fondaco.games.genua.specials import takes
from fondaco.games.genua.yields import begin_draws, take_one


class TakeForIt(Decision[Genua]):
    """Any good in stock: a ware, a special card, an own marker, or the top card of a stack."""

    def to_act(self, p: Genua) -> tuple[Seat, ...]:
        return (p.actor,)

    def choices(self, p: Genua, seat: Seat) -> Sequence[Move]:
        return [Take(good) for good in takes(p, seat, p.swapped)]

    def check(self, p: Genua, seat: Seat, move: Move) -> None:
        if not isinstance(move, Take):
            raise Illegal("take-one")
        if move.good not in takes(p, seat, p.swapped):
            raise Illegal("out-of-stock", good=move.good)

    def apply(self, p: Genua, seat: Seat, move: Move) -> None:
        assert isinstance(move, Take)
        p.swapped = ""
        p.tell("took", seat=seat, good=move.good)
        if move.good in KIND:
            begin_draws(p, seat, (move.good,))
        else:
            take_one(p, seat, move.good)
            p.goes_on("Acting")

    def facts(self, p: Genua, seat: Seat) -> dict[str, object]:
        return {"good": p.swapped}


TAKE_FOR_IT = TakeForIt()

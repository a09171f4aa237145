"""After the movement: messages, then markers (GE-80 to GE-83, GE-100 to GE-104)."""

from __future__ import annotations

from collections.abc import Sequence

from fondaco.core.decision import Automatic, Decision
from fondaco.core.errors import Illegal
from fondaco.core.moves import Move, Seat
from fondaco.games.genua.claiming import CLAIMING
from fondaco.games.genua.components import MESSAGE
from fondaco.games.genua.marking import cost_of, marks, options
from fondaco.games.genua.moves import JUST_DONE, PASS, Done, Mark, Pass
from fondaco.games.genua.position import Genua
from fondaco.games.genua.terms import empty_books


class EndMovement(Automatic[Genua]):
    """With two buildings visited, whoever holds a message may claim before markers are placed (GE-R18, GE-R29)."""

    def run(self, p: Genua) -> None:
        p.books = empty_books(p.active, p.seats)
        p.calls = p.counters = 0
        p.done = [False] * p.seats
        p.goes_on("ClaimMessages" if CLAIM_MESSAGES.to_act(p) else "NextMarker")


class ClaimMessages(Decision[Genua]):
    """Everybody with a message says `done`; claims themselves go beside it, in any order."""

    def to_act(self, p: Genua) -> tuple[Seat, ...]:
        if sum(field in p.city.is_building for field in p.path) < 2:
            return ()
        return tuple([seat for seat in range(p.seats) if not p.done[seat] and p.hands.count(seat, MESSAGE)])

    def choices(self, p: Genua, seat: Seat) -> Sequence[Move]:
        return JUST_DONE

    def check(self, p: Genua, seat: Seat, move: Move) -> None:
        if not isinstance(move, Done):
            raise Illegal("claim-or-done")

    def apply(self, p: Genua, seat: Seat, move: Move) -> None:
        p.done[seat] = True
        if p.asked == (seat,):
            p.goes_on("NextMarker")

    def facts(self, p: Genua, seat: Seat) -> dict[str, object]:
        return {"fulfilled": len(CLAIMING.choices(p, seat))}


class NextMarker(Automatic[Genua]):
    """The active player first, then once around; who can do nothing is passed over (GE-101)."""

    def run(self, p: Genua) -> None:
        seat = p.active if p.marking < 0 else (p.marking + 1) % p.seats
        while p.marking < 0 or seat != p.active:
            p.marking = seat
            if p.supply[seat] and options(p, seat):
                p.goes_on("PlaceMarkers")
                return
            seat = (seat + 1) % p.seats
        p.goes_on("NextTurn")


class PlaceMarkers(Decision[Genua]):
    """Pass, or use one of the entered alleys for the buildings next to it (GE-101 to GE-104, GE-R23)."""

    def to_act(self, p: Genua) -> tuple[Seat, ...]:
        return (p.marking,)

    def choices(self, p: Genua, seat: Seat) -> Sequence[Move]:
        return [PASS, *options(p, seat)]

    def check(self, p: Genua, seat: Seat, move: Move) -> None:
        if isinstance(move, Mark):
            if move.alley not in p.path or move.alley not in p.city.is_alley or move.alley in p.cleared:
                raise Illegal("no-alley", alley=move.alley)
            near = p.city.beside[move.alley]
            said = [mark.partition(":") for mark in move.marks]
            order = [near.index(building) for building, _, _ in said if building in near]
            if not said or len(order) < len(said) or order != sorted(set(order)):
                raise Illegal("no-marks", alley=move.alley)
            for building, _, what in said:
                if what not in marks(p, seat, building):
                    raise Illegal("no-marks", alley=move.alley)
            if cost_of(move.marks) > p.supply[seat]:
                raise Illegal("too-few-markers", supply=p.supply[seat])
        elif not isinstance(move, Pass):
            raise Illegal("mark-or-pass")

    def apply(self, p: Genua, seat: Seat, move: Move) -> None:
        if isinstance(move, Mark):
            p.cleared.append(move.alley)
            p.supply[seat] -= cost_of(move.marks)
            for mark in move.marks:
                building, _, what = mark.partition(":")
                p.owners.pop(building, None)
                if what != "remove":
                    p.owners[building] = seat
                p.tell(f"mark-{what}", seat=seat, building=building, alley=move.alley)
        p.goes_on("NextMarker")

    def facts(self, p: Genua, seat: Seat) -> dict[str, object]:
        return {"supply": p.supply[seat]}


CLAIM_MESSAGES = ClaimMessages()
END_MOVEMENT = EndMovement()
NEXT_MARKER = NextMarker()
PLACE_MARKERS = PlaceMarkers()

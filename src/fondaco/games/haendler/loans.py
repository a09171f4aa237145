"""Loans: paid back at any time in one's own sequential decisions (HA-168, HA-R87)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from fondaco.core.decision import Decision
from fondaco.core.errors import Illegal
from fondaco.core.moves import Move, Seat
from fondaco.games.haendler.moves import REPAY

if TYPE_CHECKING:
    from fondaco.games.haendler.position import Haendler

NEVER: Final = frozenset({"Bidding", "SettingDiscs", "PickingCard"})
"""Decisions in which nobody pays back: two are answered by all at once, one is the private look into the pile."""


class Repaying(Decision["Haendler"]):
    """An extra move beside whatever the debtor is asked; each note costs its full price (HA-R87)."""

    def choices(self, p: Haendler, seat: Seat) -> Sequence[Move]:
        if seat < 0 or not p.notes[seat] or p.money[seat] < p.box.repay or not open_window(p):
            return ()
        return (REPAY,)

    def check(self, p: Haendler, seat: Seat, move: Move) -> None:
        if seat < 0 or not p.notes[seat]:
            raise Illegal("no-loan")
        if not open_window(p):
            raise Illegal("not-now")
        if p.money[seat] < p.box.repay:
            raise Illegal("too-dear", price=p.box.repay, purse=p.money[seat])

    def apply(self, p: Haendler, seat: Seat, move: Move) -> None:
        p.money[seat] -= p.box.repay
        notes = p.notes[:]
        notes[seat] -= 1
        p.notes = notes
        if p.told is not None:
            p.tell("repaid", seat=seat, amount=p.box.repay)
        if not notes[seat]:
            # Some questions were only put because of the note.
            from fondaco.games.haendler.decisions.climbing import free_of_debt

            free_of_debt(p, seat)


def open_window(p: Haendler) -> bool:
    return not p.talk_point and repr(p.decision) not in NEVER


REPAYING: Final = Repaying()

"""From phase to phase and from round to round (HA-40 to HA-45, HA-79, HA-169 to HA-171)."""

from __future__ import annotations

from typing import Final

from fondaco.core.decision import Automatic
from fondaco.games.haendler.agreements import close_phase
from fondaco.games.haendler.position import Haendler


class NextPhase(Automatic[Haendler]):
    """The next phase begins; after the seventh, the next round (HA-40, HA-42)."""

    def run(self, p: Haendler) -> None:
        from fondaco.games.haendler.decisions import PHASES

        p.rest()
        if p.clauses:
            close_phase(p)
        if p.phase == len(PHASES):
            turn_round(p)
        p.phase += 1
        if p.told is not None:
            p.tell("phase", round=p.round, phase=p.phase, seat=p.start)
        PHASES[p.phase - 1](p)


def turn_round(p: Haendler) -> None:
    """Tiles come back after every fourth round; the start player changes (HA-41, HA-79, HA-R52)."""
    if p.round % len(p.box.tiles) == 0:
        p.tiles = [p.box.tiles[:] for _ in range(p.seats)]
    p.start = (p.start + 1) % p.seats
    p.round += 1
    p.phase = 0


NEXT_PHASE: Final = NextPhase()

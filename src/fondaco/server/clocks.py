"""Clocks live outside the rules: they are read off the log, and a timeout is a row like any other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from fondaco.core.moves import Seat
from fondaco.server.match import Match

DAY = 86_400.0


@dataclass(frozen=True, slots=True)
class Clock:
    """`none`; `move`: so many seconds for each decision; `bank`: so many for the match, `increment` more for each move.

    >>> Clock("move", 60.0).words()
    {'kind': 'move', 'seconds': 60.0, 'increment': 0.0}
    """

    kind: str = "none"
    seconds: float = 0.0
    increment: float = 0.0

    def deadline(self, match: Match, seat: Seat) -> float | None:
        """When the time of `seat` runs out, if it is being asked."""
        asked = None if self.kind == "none" else match.waits_for(seat)
        if asked is None:
            return None
        if self.kind == "move":
            return asked.at + self.seconds
        left = self.seconds + self.increment * match.moves[seat] - match.used[seat]
        # Who has used up the bank still gets a moment for each decision; otherwise the rest of the match is no game.
        return asked.at + max(left, self.increment, 5.0)

    def banks(self, match: Match) -> list[float | None]:
        """What remains in each seat's bank, not counting the decision under way."""
        if self.kind != "bank":
            return [None] * len(match.used)
        return [
            max(0.0, self.seconds + self.increment * moves - used)
            for moves, used in zip(match.moves, match.used, strict=True)
        ]

    def words(self) -> dict[str, Any]:
        return {"kind": self.kind, "seconds": self.seconds, "increment": self.increment}


NO_CLOCK = Clock()
KIND_CLOCK = Clock("move", 3 * DAY)
"""For play by turns, unless the table says otherwise."""

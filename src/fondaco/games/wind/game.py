"""Vor dem Wind as the house knows it."""

from __future__ import annotations

import random
from typing import Final

from fondaco.core.edition import Edition
from fondaco.core.game import Game, Option
from fondaco.core.position import Position
from fondaco.core.secrecy import Json
from fondaco.games.wind.components import Box
from fondaco.games.wind.constraints import constraints
from fondaco.games.wind.decisions import DECISIONS
from fondaco.games.wind.imagine import imagine
from fondaco.games.wind.moves import WORDS, Bid, Challenge
from fondaco.games.wind.position import Wind
from fondaco.games.wind.soundness import violations

CAPS: Final = (1, 2, 5, 10, 20, 50, 100, 200)
"""After how many rounds a match stops (WI-R50)."""


class WindGame(Game):
    """Two to four merchants, a harbour, and a fleet that does not wait."""

    name = "wind"
    title = "Vor dem Wind"
    seats = range(2, 5)
    options = (
        Option("start", ("random", 0, 1, 2, 3), "random"),
        Option("cons_excess", ("stock", "rotting"), "stock"),
        Option("max_rounds", CAPS, 200),
    )
    editions = ("phalanx-2007",)
    decisions = DECISIONS
    moves = WORDS
    open_kinds = (Challenge, Bid)
    position = Wind
    package = "fondaco.games.wind"

    def unpack(self, edition: Edition) -> Box:
        return Box(edition)

    def constraints(self, edition: Edition) -> list[tuple[str, str, str]]:
        return constraints(edition)

    def imagine(self, view: Json, rng: random.Random) -> Position:
        return imagine(self, view, rng)

    def longest(self, seats: int) -> int:
        """The rounds of the cap; in each the trade, 73 steps of a turn and 72 of rotting for everyone, and draws."""
        rounds = max(CAPS)
        fleet = 7
        return fleet + 1 + seats + rounds * ((seats - 1) ** 2 + seats * (3 + 73 + 72) + fleet)

    def violations(self, p: Position) -> list[str]:
        assert isinstance(p, Wind)
        return violations(p)


WIND: Final = WindGame()

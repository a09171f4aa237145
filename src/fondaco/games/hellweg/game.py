"""Hellweg westfalicus as the house knows it."""

from __future__ import annotations

import random
from typing import Final

from fondaco.core.edition import Edition
from fondaco.core.game import Game, Option
from fondaco.core.moves import several
from fondaco.core.position import Position
from fondaco.core.secrecy import Json
from fondaco.games.hellweg import moves
from fondaco.games.hellweg.components import Box
from fondaco.games.hellweg.constraints import constraints
from fondaco.games.hellweg.decisions import DECISIONS
from fondaco.games.hellweg.imagine import guess_unseen
from fondaco.games.hellweg.invariants import violations
from fondaco.games.hellweg.position import Hellweg


class HellwegGame(Game):
    """Two to four merchants, twelve trade cards, three wares."""

    name = "hellweg"
    title = "Hellweg westfalicus"
    seats = range(2, 5)
    options = (
        Option("start", ("random", 0, 1, 2, 3), "random"),
        Option("lp", (False, True), False),
        Option("pv", (False, True), False),
        Option("short", (False, True), False),
        Option("discount_from_any_merchant", (False, True), False),
    )
    editions = ("timbuktu-2012",)
    decisions = DECISIONS
    moves = {
        moves.Start: (int,),
        moves.TradeCard: (int,),
        moves.Stone: (str,),
        moves.Carriage: (str,),
        moves.Skip: (),
        moves.Sell: (str,),
        moves.Transport: (str, several, int),
        moves.SellOff: (str,),
        moves.Buy: (str,),
        moves.RestockStone: (str,),
        moves.RestockCarriage: (str,),
        moves.GoodsCard: (str,),
        moves.Thaler: (),
        moves.Store: (str,),
        moves.Unstore: (),
        moves.Use: (str, str),
        moves.From: (str,),
        moves.Forgo: (),
        moves.Decline: (),
        moves.Pick: (str,),
        moves.EndTurn: (),
    }
    position = Hellweg
    package = "fondaco.games.hellweg"

    def unpack(self, edition: Edition) -> Box:
        return Box(edition)

    def constraints(self, edition: Edition) -> list[tuple[str, str, str]]:
        return constraints(edition)

    def imagine(self, view: Json, rng: random.Random) -> Position:
        """Only which cards are gone can be missing, and only in the view of somebody who kept no count."""
        if view["unseen"] is None:
            box = self.set_up(view["seats"], view["options"], view["edition"]).box
            assert isinstance(box, Box)
            view = {**view, "unseen": guess_unseen(view, box, rng)}
        return self.restore(view)

    def longest(self, seats: int) -> int:
        """Invariant 11: placing, a card and five sales a round, and at most 17 questions a turn with two stores."""
        box = self.set_up(seats, {}, None).box
        assert isinstance(box, Box)
        turns = (box.rounds - 1) * box.merchants * seats
        placement = 1 + 2 * box.start_stones * seats
        return placement + box.rounds * (1 + 5 * seats) + turns * (17 + 2) + box.extra_carriages

    def violations(self, p: Position) -> list[str]:
        assert isinstance(p, Hellweg)
        return violations(p)


HELLWEG: Final = HellwegGame()

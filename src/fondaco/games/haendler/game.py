"""Die Händler as the house knows it."""

from __future__ import annotations

import random
from typing import Final

from fondaco.core.edition import Edition
from fondaco.core.errors import BadEdition
from fondaco.core.game import Game, Option
from fondaco.core.moves import several
from fondaco.core.position import Position
from fondaco.core.secrecy import Json
from fondaco.games.haendler import moves as verbs
from fondaco.games.haendler.clauses import Counter, Propose, Quiet, Reject, read_clauses
from fondaco.games.haendler.components import STALL_ROUNDS, Box
from fondaco.games.haendler.decisions import DECISIONS
from fondaco.games.haendler.edition import constraints, unreadable
from fondaco.games.haendler.imagine import imagine
from fondaco.games.haendler.position import Haendler
from fondaco.games.haendler.soundness import violations

CITIES: Final = ("Paris", "Brugge", "Koeln", "Hamburg", "Wien", "Genova")


class HaendlerGame(Game):
    """Two to four merchants, seven phases a round, until enough wagons have arrived."""

    name = "haendler"
    title = "Die Händler"
    seats = range(2, 5)
    options = (
        Option("start", ("random", 0, 1, 2, 3), "random"),
        Option("start_set", ("random", "A", "B"), "random"),
        Option("courier", ("random", *CITIES), "random"),
        Option("agreements", (False, True), False),
    )
    editions = ("eggert-2010",)
    decisions = DECISIONS
    moves = {
        verbs.StartSet: (str,),
        verbs.CourierAt: (str,),
        verbs.Start: (int,),
        verbs.Reveal: (str,),
        verbs.Buy: (str, str),
        verbs.Done: (),
        verbs.TakeOffice: (int,),
        verbs.Pass: (),
        verbs.Bid: (int,),
        verbs.Load: (several,),
        verbs.Inquire: (),
        verbs.Offer: (several, int),
        verbs.Quote: (verbs.read_price, verbs.read_price),
        verbs.Refuse: (),
        verbs.Accept: (),
        verbs.Take: (several,),
        verbs.LoadFree: (several,),
        verbs.LoadAgreed: (several,),
        verbs.BreakAxle: (int,),
        verbs.Drive: (int, int, str),
        verbs.Forfeit: (int,),
        verbs.Push: (int, int, str),
        verbs.Ride: (str, str),
        verbs.End: (),
        verbs.Pick: (str,),
        verbs.Decline: (),
        verbs.Disc: (several,),
        verbs.Shift: (str, str, str),
        verbs.Sell: (str, str),
        verbs.SellSpecial: (str, str),
        verbs.ClaimBonus: (),
        verbs.Open: (int,),
        verbs.Raise: (int,),
        verbs.Choose: (str,),
        verbs.Pay: (),
        verbs.PayByCard: (),
        verbs.Borrow: (),
        verbs.Climb: (),
        verbs.ClimbByCard: (),
        verbs.Stop: (),
        verbs.Repay: (),
        Propose: (int, read_clauses, read_clauses, str),
        Counter: (read_clauses, read_clauses, str),
        Reject: (),
        Quiet: (str,),
    }
    open_kinds = (verbs.Bid, verbs.Offer, verbs.Quote, verbs.Open, verbs.Raise, Propose, Counter)
    position = Haendler
    package = "fondaco.games.haendler"

    def unpack(self, edition: Edition) -> Box:
        for path, _, sentence in unreadable(edition):
            raise BadEdition(sentence, path)
        return Box(edition)

    def constraints(self, edition: Edition) -> list[tuple[str, str, str]]:
        return constraints(edition)

    def restore(self, state: Json) -> Position:
        p = super().restore(state)
        assert isinstance(p, Haendler)
        p.promises = bool(p.clauses)
        return p

    def imagine(self, view: Json, rng: random.Random) -> Position:
        return imagine(self, view, rng)

    def longest(self, seats: int) -> int:
        """At most so many rounds without an arrival before each; lots are the longest part of a round (HA-R102)."""
        box = self.set_up(seats, {}, None).box
        assert isinstance(box, Box)
        lots = (seats - 1) * seats * verbs.LISTED
        return STALL_ROUNDS * box.target[seats] * (lots + 2000 * seats)

    def violations(self, p: Position) -> list[str]:
        assert isinstance(p, Haendler)
        return violations(p)


HAENDLER: Final = HaendlerGame()

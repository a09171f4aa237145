"""Die Händler von Genua as the house knows it."""

from __future__ import annotations

import random
from typing import Final

from fondaco.core.deal import Bundle
from fondaco.core.edition import Edition
from fondaco.core.errors import BadEdition
from fondaco.core.game import Game, Option
from fondaco.core.moves import Move, several
from fondaco.core.position import Position
from fondaco.core.secrecy import Json
from fondaco.games.genua import moves as said
from fondaco.games.genua.components import Box
from fondaco.games.genua.constraints import constraints, naming
from fondaco.games.genua.decisions import DECISIONS
from fondaco.games.genua.imagine import imagine
from fondaco.games.genua.position import Genua
from fondaco.games.genua.shorthand import tidy
from fondaco.games.genua.soundness import violations
from fondaco.games.genua.terms import Several


class GenuaGame(Game):
    """Two to five merchants, one tower, and a price for every action."""

    name = "genua"
    title = "Die Händler von Genua"
    seats = range(2, 6)
    options = (
        Option("start", ("random", 0, 1, 2, 3, 4), "random"),
        Option("layout", ("strict", "review", "bars"), "strict"),
    )
    editions = ("alea-2001",)
    decisions = DECISIONS
    moves = {
        said.Start: (int,),
        said.Draw: (str,),
        said.Dice: (int, int),
        said.Roll: (),
        said.AnyStart: (str,),
        said.Offer: (str, Bundle.parse, Bundle.parse),
        said.Book: (Several.parse, Several.parse),
        said.PassTurn: (),
        said.Act: (),
        said.Accept: (int, str),
        said.Counter: (int, str, Bundle.parse, Bundle.parse),
        said.CallAgain: (),
        said.Go: (str,),
        said.EndTurn: (),
        said.Yes: (),
        said.No: (),
        said.Pick: (str,),
        said.Perform: (),
        said.TakePrivilege: (),
        said.Fulfil: (str, str),
        said.AnyWare: (str,),
        said.Exchange: (str,),
        said.Take: (str,),
        said.UseBuilding: (str, str, str),
        said.Deliver: (str,),
        said.SmallOrder: (str,),
        said.Finish: (),
        said.Claim: (str,),
        said.Done: (),
        said.Mark: (str, several),
        said.Pass: (),
    }
    position = Genua
    package = "fondaco.games.genua"
    open_kinds = (said.Offer, said.Book, said.Counter)

    def unpack(self, edition: Edition) -> Box:
        for path, _, sentence in naming(edition):
            raise BadEdition(sentence, path)
        return Box(edition)

    def constraints(self, edition: Edition) -> list[tuple[str, str, str]]:
        return constraints(edition)

    def imagine(self, view: Json, rng: random.Random) -> Position:
        return imagine(self, view, rng)

    def parse(self, text: str) -> Move:
        """Offers may be typed as people write them."""
        return super().parse(tidy(text))

    def longest(self, seats: int) -> int:
        """The bound worked out at the end of the rules (invariant 10)."""
        return 11_000

    def violations(self, p: Position) -> list[str]:
        assert isinstance(p, Genua)
        return violations(p)


GENUA: Final = GenuaGame()

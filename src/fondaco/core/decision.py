"""One decision point of a rulebook: who is asked, what they may answer, what follows."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from fondaco.core.errors import Illegal
from fondaco.core.moves import CHANCE, Move, Seat, verb

if TYPE_CHECKING:
    from fondaco.core.position import Position

P = TypeVar("P", bound="Position")

Form = dict[str, Any]
"""An open kind of move as data: `{"verb": "offer", "fields": [field, ...]}`, the fields in the order of the notation.

A field is `{"name": ..., "kind": ...}` and, by kind: `amount` has `least`, `most`, `step`; `choice` has `of`, a list of
words; `pick` has `of`, a dict of how many there are of each, with `least` and `most` of them in all; `bundle` has
`money` (an amount) and `pieces` (a dict as in `pick`), and `least` where it may not be empty; `clauses` has `of`, a
list of forms, of which `least` to `most` are filled in, each written `verb:field:field`; `list` has `of`, fields that
are filled in up to `most` times, and `join`, the signs between those fields, the last of which stands between two
entries. A field with `optional` may be left out at the end; one with `or` also takes that word.
"""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[P]):
    """One stateless decision point. All that lies on the table is in the position."""

    def to_act(self, p: P) -> tuple[Seat, ...]:
        """The seats being waited for."""
        raise NotImplementedError

    def choices(self, p: P, seat: Seat) -> Sequence[Move]:
        """Every legal move of the closed kinds, and a sensible menu of the open ones."""
        raise NotImplementedError

    def check(self, p: P, seat: Seat, move: Move) -> None:
        """Raise `Illegal` unless `seat` may play `move` now; `p` stays as it is."""
        raise NotImplementedError

    def apply(self, p: P, seat: Seat, move: Move) -> None:
        """Carry out a checked move and set `p.decision` to what comes next."""
        raise NotImplementedError

    def odds(self, p: P) -> list[tuple[Move, int]]:
        """Each possible move of chance with its weight."""
        raise AssertionError("chance does not decide now")

    def draw(self, p: P, rng: random.Random) -> Move:
        """One move of chance, drawn with these odds."""
        raise AssertionError("chance does not decide now")

    def forms(self, p: P, seat: Seat) -> list[Form]:
        """The open kinds of moves, as data to compose one from."""
        return []

    def amends(self, p: P, seat: Seat) -> bool:
        """May `seat`, who has answered, still change its sealed answer?"""
        return False

    def face(self, p: P, viewer: Seat | None, actor: Seat, move: Move) -> str:
        """The notation of `move` with `?` for what `viewer` may not know."""
        return str(move)

    def facts(self, p: P, seat: Seat) -> dict[str, Any]:
        """What the sentence that asks `seat` for this decision speaks of; all of it known to `seat`."""
        return {}

    def __repr__(self) -> str:
        return type(self).__name__


ONLY_CHANCE: Final[tuple[Seat, ...]] = (CHANCE,)
"""Who is waited for while chance decides."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Decision[P]):
    """Bag, deck or die decides."""

    def to_act(self, p: P) -> tuple[Seat, ...]:
        return ONLY_CHANCE

    def odds(self, p: P) -> list[tuple[Move, int]]:
        """Each possible move with its weight."""
        raise NotImplementedError

    def draw(self, p: P, rng: random.Random) -> Move:
        """One move drawn with these odds. Games that draw a lot may do it without listing the odds."""
        odds = self.odds(p)
        ticket = int(rng.random() * sum(weight for _, weight in odds))
        for move, weight in odds:
            ticket -= weight
            if ticket < 0:
                return move
        raise AssertionError("no odds to draw from")

    def choices(self, p: P, seat: Seat) -> Sequence[Move]:
        return [move for move, _ in self.odds(p)]

    def check(self, p: P, seat: Seat, move: Move) -> None:
        if move not in self.choices(p, seat):
            raise Illegal("impossible-draw", move=str(move))


@mypyc_attr(allow_interpreted_subclasses=True)
class Automatic(Decision[P]):
    """A step that asks nobody; the position carries it out at once."""

    def to_act(self, p: P) -> tuple[Seat, ...]:
        return ()

    def run(self, p: P) -> None:
        """Carry the step out and set `p.decision` to what comes next."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Decision[P]):
    """Everybody answers in secret; the answers are opened together when the last one is in.

    Until then each seat may change its own. The order of the answers can make no difference, because nothing but
    `p.answers` changes before they are opened.
    """

    def asked(self, p: P) -> tuple[Seat, ...]:
        """All seats that answer, in the same order however many have done so."""
        raise NotImplementedError

    def open(self, p: P) -> None:
        """All answers are in `p.answers`: act on them and set `p.decision`."""
        raise NotImplementedError

    def to_act(self, p: P) -> tuple[Seat, ...]:
        asked, answers = self.asked(p), p.answers
        if answers is p.setup.no_answers:
            return asked
        return tuple([seat for seat in asked if answers[seat] is None])

    def amends(self, p: P, seat: Seat) -> bool:
        return 0 <= seat < p.seats and p.answers[seat] is not None

    def apply(self, p: P, seat: Seat, move: Move) -> None:
        answers = p.answers[:]  # copies of the position share the list
        answers[seat] = move
        p.answers = answers
        if p.asked == (seat,):
            self.open(p)
            p.answers = p.setup.no_answers

    def face(self, p: P, viewer: Seat | None, actor: Seat, move: Move) -> str:
        return str(move) if viewer == actor else f"{verb(type(move))} ?"


class Over(Decision[Any]):
    """The match has ended: nobody is asked anything, so there is nothing to choose or to check."""

    def to_act(self, p: Position) -> tuple[Seat, ...]:
        return ()


OVER: Final = Over()

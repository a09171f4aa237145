"""What a game shows a learner: candidates worth thinking about, and features of the positions they lead to.

A game's `features.py` gives, as pure functions of what a seat may see,
`features(p, seat)`, `SCALE` (points that make a clear lead), and if it likes `candidates(p, seat, moves)` and
`price(p, seat, move)` (what a move offers to pay, nothing if it is no matter of price) and
`gauge(before, seat, move, after)` (a named number to watch while training, or None), `LOOKS`, `PLAIN`, `EASE` and
`ALL_KNOWN`; its `judgement.py` gives `weigh(p, seat, moves)`, and if it likes `sensible(p, seat, moves)`, `CLEAR` and
an `EASE` of its own (all below).
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from importlib import import_module
from itertools import accumulate, pairwise
from types import ModuleType
from typing import TYPE_CHECKING

from fondaco.core.decision import Sealed
from fondaco.core.errors import BadSetup
from fondaco.core.game import Game
from fondaco.core.moves import Move, Seat
from fondaco.core.play import Thought
from fondaco.core.position import Position
from fondaco.core.secrecy import Known, Owner

if TYPE_CHECKING:
    from fondaco.bots.net import Array, Net

KAPPA = 0.3
"""What a clear lead counts beside the chance to win: it keeps play sensible when all is won or lost, and a net learns
leads from fewer games than wins."""
DIGITS = 6
"""Worths are rounded before they are compared, so that every machine plays the same; ties go to the first."""
MOST = 24
"""No decision is searched with more candidates."""

Value = tuple[float, float]
"""A seat's share of the win, and its lead."""


class Sight:
    """One game as a learner sees it."""

    def __init__(self, game: Game) -> None:
        module = part(game, "features")
        self.game = game
        self.features: Callable[[Position, Seat], list[float]] = module.features
        self.prune: Callable[[Position, Seat, Sequence[Move]], Sequence[Move]] = getattr(
            module, "candidates", all_of_them
        )
        self.scale: float = module.SCALE
        judgement = part(game, "judgement")
        self.weigh: Callable[[Position, Seat, Sequence[Move]], Sequence[Thought]] = judgement.weigh
        self.sensible: Callable[[Position, Seat, Sequence[Move]], Sequence[Move]] = getattr(
            judgement, "sensible", all_of_them
        )
        """The moves without plain blunders, which another move is better than whatever comes: no level plays them."""
        self.clear: float = getattr(judgement, "CLEAR", self.scale)
        """What makes a clear lead in the unit the judgement counts in."""
        self.ease: float = getattr(judgement, "EASE", 1.0)
        """How much of a level's ease fits the game: the same oversight costs more in one than in another."""
        self.net_ease: float = getattr(module, "EASE", 1.0)
        """The same for levels that judge by the net."""
        self.looks: int = getattr(module, "LOOKS", 1500)
        """How many positions a look ahead may ask the net about: about half a second's worth."""
        self.plain: float = getattr(module, "PLAIN", 0.5)
        """How likely somebody of whom nothing is known plays by rules of thumb instead of as the net does."""
        self.price: Callable[[Position, Seat, Move], float] = getattr(module, "price", no_price)
        self.gauge: Callable[[Position, Seat, Move, Position], tuple[str, float] | None] = getattr(
            module, "gauge", no_gauge
        )
        self.open: bool = getattr(module, "ALL_KNOWN", False) or not any(hides(field.secrecy) for field in game.fields)
        """Can an attentive player work out everything but what chance will bring?"""

    def candidates(self, p: Position, seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
        """The moves worth thinking about, never none."""
        return moves if len(moves) == 1 else self.prune(p, seat, moves)[:MOST] or moves[:MOST]

    def field(self, p: Position, seat: Seat, moves: Sequence[Move], net: Net) -> tuple[Sequence[Move], list[float]]:
        """The moves a net chooses among, and what it adds to each because rules of thumb like it less than the best.

        It learns with the same moves it plays with: none is a plain blunder.
        """
        if len(moves) > 1:
            moves = self.sensible(p, seat, moves)
        if not net.lean or len(moves) == 1:
            found = self.candidates(p, seat, moves)
            return found, [0.0] * len(found)
        best = ranked(self.weigh(p, seat, moves))[: net.favourites]
        return [thought.move for thought in best], [
            -net.lean * min(1.0, (best[0].worth - thought.worth) / self.clear) for thought in best
        ]

    def favourite(self, p: Position, seat: Seat, moves: Sequence[Move]) -> Move:
        """The best by the judgement, as `greedy` has it."""
        if len(moves) == 1:
            return moves[0]
        return max(self.weigh(p, seat, moves), key=lambda thought: round(thought.worth, DIGITS)).move

    def after(self, p: Position, seat: Seat, move: Move) -> Position:
        """Where a move leads, as far as its player can tell: the sealed answers of others are not opened for it."""
        q = p.copy()
        if isinstance(q.decision, Sealed):
            q.answers = [answer if other == seat else None for other, answer in enumerate(q.answers)]
            q.asked = q.decision.to_act(q)  # as if they were waited for: whoever is the last opens nothing either
        q.play(seat, move)
        return q

    def values(self, places: Sequence[Position], seat: Seat, net: Net) -> list[Value]:
        """What the net expects for a seat in each of these positions; of a match that is over, what the seat got."""
        share, lead = net.look([self.features(p, seat) for p in places])
        return [
            (float(share[k, 0]), float(lead[k, 0])) if p.to_act() else (self.shares(p)[seat], self.leads(p)[seat])
            for k, p in enumerate(places)
        ]

    def worths(
        self, asked: Sequence[tuple[Position, Seat, Sequence[Move]]], net: Net
    ) -> list[tuple[Array, list[list[float]]]]:
        """Several decisions in one look of the net: what each move is worth to its player, and where it leads."""
        rows: list[list[float]] = []
        ends: list[tuple[int, float]] = []
        for p, seat, moves in asked:
            for move in moves:
                q = self.after(p, seat, move)
                if not q.to_act():
                    ends.append((len(rows), self.worth_of_end(q, seat)))
                rows.append(self.features(q, seat))
        share, lead = net.look(rows)
        worth = share[:, 0] + KAPPA * lead[:, 0]
        for row, value in ends:
            worth[row] = value
        cuts = [0, *accumulate(len(moves) for _, _, moves in asked)]
        return [(worth[first:last], rows[first:last]) for first, last in pairwise(cuts)]

    def thought(self, move: Move, values: Sequence[Value], lean: float) -> Thought:
        """A move by what it leads to on average, and by what rules of thumb add to that."""
        wins = sum(win for win, _ in values) / len(values)
        points = sum(lead for _, lead in values) / len(values)
        return Thought(move, wins + KAPPA * points + lean, {"win": wins, "lead": points * self.scale, "thumb": lean})

    def leads(self, p: Position) -> list[float]:
        """Each seat's lead over the mean of the others when the match is over."""
        result = p.result()
        assert result is not None
        total, n = sum(result.scores), p.seats
        return [(score - (total - score) / (n - 1)) / self.scale for score in result.scores]

    def shares(self, p: Position) -> list[float]:
        """Each seat's share of the win when the match is over."""
        result = p.result()
        assert result is not None
        return [result.share(seat) for seat in range(p.seats)]

    def worth_of_end(self, p: Position, seat: Seat) -> float:
        """What a match that is over was worth to a seat, in the unit a net is compared in."""
        return self.shares(p)[seat] + KAPPA * self.leads(p)[seat]


def part(game: Game, name: str) -> ModuleType:
    """What a game brings for bots; `BadSetup` where it brings nothing."""
    try:
        return import_module(f"{game.package}.{name}")
    except ModuleNotFoundError as error:
        if error.name != f"{game.package}.{name}":
            raise
        raise BadSetup("no-part", game=game.title, part=f"{name}.py") from None


def hides(secrecy: object) -> bool:
    """Is there something behind it that even an attentive player does not know?"""
    if isinstance(secrecy, Owner):
        return not secrecy.remembered
    return isinstance(secrecy, Known)


def all_of_them(p: Position, seat: Seat, moves: Sequence[Move]) -> Sequence[Move]:
    return moves


def no_price(p: Position, seat: Seat, move: Move) -> float:
    return 0.0


def no_gauge(before: Position, seat: Seat, move: Move, after: Position) -> tuple[str, float] | None:
    return None


@cache
def sight(game: Game) -> Sight:
    """The one sight of a game."""
    return Sight(game)


def ranked(thoughts: Iterable[Thought]) -> list[Thought]:
    """The best first."""
    return sorted(thoughts, key=lambda thought: -round(thought.worth, DIGITS))


def relative(values: Sequence[float], seat: Seat) -> list[float]:
    """Values by seat, turned so that `seat` comes first."""
    return [*values[seat:], *values[:seat]]


def fingerprint(game: Game, seats: int) -> str:
    """Of what the features say in one match at random: weights fit the features they were trained on."""
    rng = random.Random("fingerprint")
    p = game.start(seats)
    eye = sight(game)
    told = hashlib.sha256()
    while asked := p.after_chance(rng):
        seat = asked[0]
        moves = p.choices(seat)
        if rng.random() < 0.1:
            told.update(" ".join(f"{value:.4f}" for value in eye.features(p, seat)).encode())
            told.update(" ".join(map(str, eye.candidates(p, seat, moves))).encode())
        p.play(seat, moves[int(rng.random() * len(moves))])
    return told.hexdigest()[:16]

"""Bots that try one trick all the time. A good player loses to none of them; tables of the arena say which do not.

overbidder   pays half as much again as things are worth to it
miser        pays half
lowballer    makes every offer as small as it may be
salami       asks and proposes before it does anything else, as often as it may
yes-sayer    agrees to everything
pair         plays for its own win and its opposite's as if they were one: there must be two of it
exploiter    looks ahead much further than any level, against everybody playing by the net
flat         plays all its choices out to the end by rules of thumb, a thousand times: flat Monte Carlo, slow
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from fondaco.bots.flat import Flat
from fondaco.bots.levels import LEVELS, Level, Search
from fondaco.bots.merchant import Merchant, weights
from fondaco.bots.sight import ranked, relative, sight
from fondaco.bots.styles import Style
from fondaco.core.moves import Move, verb
from fondaco.core.play import Agent, Answer, Ask, Thought

AGREEMENTS = ("accept", "yes", "sell", "take")
"""Verbs with which a seat agrees to what another proposes."""
PROPOSALS = ("offer", "counter", "inquire", "challenge", "call-again", "propose")
"""Verbs with which a seat asks something of another."""


def kind(move: Move) -> str:
    return verb(type(move))


class Lowballer(Style):
    """Plays its best move; if that is an offer, the smallest of its kind."""

    def answer(self, ask: Ask) -> Answer:
        answer = super().answer(ask)
        p = ask.game.imagine(ask.view, ask.rng)
        paid = partial(sight(ask.game).price, p, ask.seat)
        if paid(answer.move) <= 0:
            return answer
        alike = [move for move in ask.choices if kind(move) == kind(answer.move) and paid(move) > 0]
        return Answer(min(alike, key=paid), answer.thoughts) if alike else answer


class Eager(Style):
    """Takes moves of some verbs first, whenever there are any; otherwise its best."""

    def __init__(self, verbs: Sequence[str]) -> None:
        super().__init__()
        self.verbs = verbs

    def answer(self, ask: Ask) -> Answer:
        answer = super().answer(ask)
        weighed = [thought.move for thought in answer.thoughts if kind(thought.move) in self.verbs]
        moves = weighed[:1] or [move for move in ask.choices if kind(move) in self.verbs]
        return Answer(moves[int(ask.rng.random() * len(moves))], answer.thoughts) if moves else answer


class Pair:
    """One of two opposite seats that play as one. Nothing passes between them but what lies on the table."""

    def answer(self, ask: Ask) -> Answer:
        seats = int(ask.view["seats"])
        net = weights(ask.game.name, seats)
        if len(ask.choices) == 1 or net is None:
            return Merchant(LEVELS["patrizier"]).answer(ask)
        eye = sight(ask.game)
        p = ask.game.imagine(ask.view, ask.rng)
        moves, thumb = eye.field(p, ask.seat, ask.choices, net)
        places = [eye.after(p, ask.seat, move) for move in moves]
        shares = net.look([eye.features(q, ask.seat) for q in places])[0].tolist()
        both = []
        for move, q, share, lean in zip(moves, places, shares, thumb, strict=True):
            if not q.to_act():
                share = relative(eye.shares(q), ask.seat)
            both.append(Thought(move, share[0] + share[seats // 2] + lean, {"thumb": lean}))
        best = ranked(both)
        return Answer(best[0].move, best)


FAR = Level("exploiter", net=True, counts=True, worlds=3, search=Search(6, 64, 24, frozen=True, patience=4))

ADVERSARIES: dict[str, Callable[[], Agent]] = {
    "overbidder": lambda: Style(0.5),
    "miser": lambda: Style(-0.5),
    "lowballer": Lowballer,
    "salami": lambda: Eager(PROPOSALS),
    "yes-sayer": lambda: Eager(AGREEMENTS),
    "pair": Pair,
    "exploiter": lambda: Merchant(FAR),
    "flat": lambda: Flat(playouts=1_000),
}

"""Flat Monte Carlo: a yardstick for the other bots. Rules of thumb and many playouts, nothing learned."""

from __future__ import annotations

import random

from fondaco.bots.sight import Sight, sight
from fondaco.core.moves import Seat
from fondaco.core.play import Answer, Ask, Thought
from fondaco.core.position import Position


class Flat:
    """Takes the choice that did best in `playouts` matches, played to their end by everybody's judgement."""

    def __init__(self, playouts: int) -> None:
        self.playouts = playouts

    def answer(self, ask: Ask) -> Answer:
        if len(ask.choices) == 1:
            return Answer(ask.choices[0])
        eye = sight(ask.game)
        worth = dict.fromkeys(ask.choices, 0.0)
        for _ in range(-(-self.playouts // len(ask.choices))):
            seed = ask.rng.getrandbits(64)
            world = ask.game.imagine(ask.view, random.Random(seed))
            for move in ask.choices:
                p = world.copy()
                p.play(ask.seat, move)
                play_out(p, eye, random.Random(seed + 1))
                worth[move] += success(p, eye, ask.seat)
        thoughts = [Thought(move, worth[move], {}) for move in ask.choices]
        thoughts.sort(key=lambda thought: -thought.worth)
        return Answer(thoughts[0].move, thoughts)


def play_out(p: Position, eye: Sight, rng: random.Random) -> None:
    """To the end of the match, everybody by the judgement."""
    while asked := p.after_chance(rng):
        seat = asked[0]
        p.play(seat, eye.favourite(p, seat, p.choices(seat)))


def success(p: Position, eye: Sight, seat: Seat) -> float:
    """A seat's lead over the mean of the others, in clear leads; a win or a loss counts besides."""
    return eye.leads(p)[seat] + 2 * (eye.shares(p)[seat] - 1 / p.seats)

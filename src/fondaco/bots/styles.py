"""Scripted ways to play, made from a game's own judgement: opponents to train with, and adversaries to be safe from."""

from __future__ import annotations

from collections.abc import Callable

from fondaco.bots.sight import sight
from fondaco.core.moves import Move
from fondaco.core.play import Agent, Answer, Ask
from fondaco.core.position import Position


class Style:
    """Greedy with a taste: `tilt` is the worth it adds for each point of price, as a share of what it pays."""

    def __init__(self, tilt: float = 0.0) -> None:
        self.tilt = tilt

    def answer(self, ask: Ask) -> Answer:
        if len(ask.choices) == 1:
            return Answer(ask.choices[0])
        p = ask.game.imagine(ask.view, ask.rng)
        thoughts = sight(ask.game).weigh(p, ask.seat, ask.choices)
        worths = [thought.worth + self.taste(p, ask, thought.move) for thought in thoughts]
        best = max(range(len(thoughts)), key=lambda k: round(worths[k], 9))
        return Answer(thoughts[best].move, sorted(thoughts, key=lambda thought: -thought.worth))

    def taste(self, p: Position, ask: Ask, move: Move) -> float:
        if not self.tilt:
            return 0.0
        eye = sight(ask.game)
        return self.tilt * eye.price(p, ask.seat, move) * eye.clear / eye.scale  # from points to its own unit


class Wild:
    """Any of the candidates, as likely as another: what a beginner might do."""

    def answer(self, ask: Ask) -> Answer:
        if len(ask.choices) == 1:
            return Answer(ask.choices[0])
        moves = sight(ask.game).candidates(ask.game.imagine(ask.view, ask.rng), ask.seat, ask.choices)
        return Answer(moves[int(ask.rng.random() * len(moves))])


STYLES: dict[str, Callable[[], Agent]] = {
    "greedy": Style,
    "spender": lambda: Style(0.5),
    "squirrel": lambda: Style(-0.5),
    "wild": Wild,
}
"""The styles a learner meets."""

"""The bot that plays what the game's own judgement holds best."""

from __future__ import annotations

from fondaco.bots.sight import part, ranked
from fondaco.core.play import Answer, Ask


class Greedy:
    """Imagines a position that fits its view and takes the move with the highest worth; ties go to the first."""

    def answer(self, ask: Ask) -> Answer:
        if len(ask.choices) == 1 and not ask.forms:
            return Answer(ask.choices[0])
        imagined = ask.game.imagine(ask.view, ask.rng)
        thoughts = ranked(part(ask.game, "judgement").weigh(imagined, ask.seat, ask.choices))
        return Answer(thoughts[0].move, thoughts)

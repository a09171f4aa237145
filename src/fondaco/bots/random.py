"""The bot that takes any choice as likely as another."""

from __future__ import annotations

from fondaco.core.play import Answer, Ask


class Random:
    """Plays at random. Beating it proves little; losing to it proves much."""

    def answer(self, ask: Ask) -> Answer:
        return Answer(ask.choices[int(ask.rng.random() * len(ask.choices))])

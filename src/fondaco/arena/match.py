"""One match of the arena: who sat where, how it ended, how long each thought, and how lucky each was."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from fondaco.arena.luck import luck_of
from fondaco.bots import bot
from fondaco.bots.house import house
from fondaco.core.game import OptionValue
from fondaco.core.play import Agent, Answer, Ask, play_match


@dataclass(frozen=True)
class Outcome:
    """How one match ended, by seat."""

    bots: list[str]
    shares: list[float]
    scores: list[int]
    ranks: list[int]
    luck: list[float] | None
    """What chance added to each seat's expected share of the win, as far as the net can tell; None if nobody asked or
    luck is not counted."""
    slow: list[float]
    """The 95th percentile of each seat's thinking time in milliseconds of its core; no part of the result."""


class Timed:
    """An agent with a watch beside it."""

    def __init__(self, agent: Agent) -> None:
        self.agent = agent
        self.times: list[float] = []

    def answer(self, ask: Ask) -> Answer:
        began = time.process_time()
        answer = self.agent.answer(ask)
        if len(ask.choices) > 1:
            self.times.append(1000 * (time.process_time() - began))
        return answer

    def slow(self) -> float:
        times = sorted(self.times)
        return round(times[int(0.95 * (len(times) - 1))], 1) if times else 0.0


def play(
    name: str,
    bots: Sequence[str],
    seed: str,
    options: Mapping[str, OptionValue],
    luck: bool,
    edition: str | None = None,
) -> Outcome:
    """Play one match; the same seed gives the same moves."""
    agents = [Timed(bot(one)) for one in bots]
    record = play_match(house(name), agents, seed, options, edition)
    result = record.replay().result()
    assert result is not None
    return Outcome(
        list(bots),
        [result.share(seat) for seat in range(len(bots))],
        list(result.scores),
        list(result.ranks),
        luck_of(record) if luck else None,
        [agent.slow() for agent in agents],
    )

"""One seat of one bot against copies of another, seats rotated over paired seeds."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

from fondaco.bots import bot
from fondaco.core.game import OptionValue, game
from fondaco.core.play import play_match

Z95 = 1.959964

Outcome = tuple[float, float, float]
"""Win share of the one, its score, the mean score of the others."""


class Score:
    """A win rate and mean scores with their 95 % intervals; matches of one seed count as one observation."""

    def __init__(self, one: str, against: str, seats: int, outcomes: Sequence[Sequence[Outcome]]) -> None:
        self.one = one
        self.against = against
        self.seats = seats
        self.games = sum(map(len, outcomes))
        wins, own, others = ([mean([row[k] for row in seed]) for seed in outcomes] for k in range(3))
        self.win_rate, self.low, self.high = interval(wins, 0.0, 1.0)
        self.score, self.score_low, self.score_high = interval(own)
        self.others = mean(others)

    def to_json(self) -> dict[str, Any]:
        return {name: round(value, 6) if isinstance(value, float) else value for name, value in vars(self).items()}

    def __str__(self) -> str:
        return (
            f"{self.one} against {self.against}, {self.seats} seats, {self.games} games: "
            f"wins {self.win_rate:.1%} [{self.low:.1%}, {self.high:.1%}], "
            f"score {self.score:.1f} [{self.score_low:.1f}, {self.score_high:.1f}], others {self.others:.1f}"
        )


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def interval(values: Sequence[float], least: float = -math.inf, most: float = math.inf) -> tuple[float, float, float]:
    """Mean and 95 % interval. Where all values agree on a bound, Wilson's interval says how sure that makes us.

    >>> interval([1.0] * 100, 0.0, 1.0)[1] > 0.96
    True
    """
    n, middle = len(values), mean(values)
    spread = math.sqrt(sum((value - middle) ** 2 for value in values) / max(1, n - 1) / n)
    low, high = middle - Z95 * spread, middle + Z95 * spread
    doubt = Z95**2 / (n + Z95**2)
    if middle >= most:
        low = most - doubt
    if middle <= least:
        high = least + doubt
    return middle, max(low, least), min(high, most)


def play_seed(
    name: str, one: str, against: str, seats: int, seed: str, options: Mapping[str, OptionValue], rotations: int
) -> list[Outcome]:
    """The matches of one seed: the one takes each seat in turn."""
    outcomes = []
    for seat in range(rotations):
        agents = [bot(one if other == seat else against) for other in range(seats)]
        result = play_match(game(name), agents, seed, options).replay().result()
        assert result is not None
        rest = [score for other, score in enumerate(result.scores) if other != seat]
        outcomes.append((result.share(seat), float(result.scores[seat]), mean(rest)))
    return outcomes


def contest(
    name: str,
    one: str,
    against: str,
    seats: int,
    games: int,
    seed: int = 0,
    options: Mapping[str, OptionValue] | None = None,
    jobs: int | None = None,
    tick: Callable[[int], object] = lambda done: None,
) -> Score:
    """Play `games` matches on all cores; the same seed gives the same score."""
    bot(one), bot(against)  # unknown names are told before any process starts
    rounds, left = divmod(games, seats)
    plan = [(f"{seed} {number}", seats) for number in range(rounds)]
    plan += [(f"{seed} {rounds}", left)] if left else []
    outcomes: list[list[Outcome]] = [[] for _ in plan]
    with ProcessPoolExecutor(jobs or os.cpu_count()) as pool:
        waiting = {
            pool.submit(play_seed, name, one, against, seats, key, dict(options or {}), count): number
            for number, (key, count) in enumerate(plan)
        }
        for done in as_completed(waiting):
            outcomes[waiting[done]] = done.result()
            tick(len(outcomes[waiting[done]]))
    return Score(one, against, seats, outcomes)

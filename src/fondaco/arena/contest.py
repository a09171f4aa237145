"""One seat of one bot against copies of another, seats rotated over paired seeds; or tables of many."""

from __future__ import annotations

import json
import math
import os
import random
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, NamedTuple

from fondaco.arena.luck import meter
from fondaco.arena.match import Outcome
from fondaco.arena.work import Runner, Task
from fondaco.core.errors import BadInput, BadSetup

Z95 = 1.959964
SURE = math.log(19)
"""Of a sequential test that errs in one case of twenty, either way."""
SLACK = 0.05
"""How far below and above a bar such a test tells apart."""
FEWEST = 200
"""Matches before it may stop."""
PAIR = "pair"
"""The adversary of which two, on opposite seats, play as one."""


class Score:
    """A win rate and mean scores with their 95 % intervals; matches of one seed count as one observation."""

    def __init__(
        self,
        one: str,
        against: str,
        seats: int,
        outcomes: Sequence[Sequence[Outcome]],
        bar: float | None = None,
    ) -> None:
        self.one = one
        self.against = against
        self.seats = seats
        self.even = len(places(one, 0, seats)) / seats
        self.games = sum(map(len, outcomes))
        seeds = seen_by(one, against, outcomes)
        shares = [mean([match.share for match in seed]) for seed in seeds]
        self.win_rate, self.low, self.high = interval(shares, 0.0, 1.0)
        scores = [mean([match.score for match in seed]) for seed in seeds]
        self.score, self.score_low, self.score_high = interval(scores)
        self.others = mean([mean([match.others for match in seed]) for seed in seeds])
        self.adjusted: float | None = None
        self.adjusted_low: float | None = None
        self.adjusted_high: float | None = None
        self.luck_slope: float | None = None
        self.luck_explains: float | None = None
        if all(outcome.luck is not None for seed in outcomes for outcome in seed):
            self.adjusted, self.adjusted_low, self.adjusted_high = interval(without_luck(seeds), 0.0, 1.0)
            both = [[(match.share, match.luck) for match in seed] for seed in seeds]
            self.luck_slope, _, self.luck_explains = meter(both)
        self.bar = bar
        self.reached = verdict(without_luck(seeds), bar) if bar is not None else None

    def to_json(self) -> dict[str, Any]:
        """Its figures by name; a bound that nothing is known about is null."""
        figures = vars(self).items()
        return {
            name: value if not isinstance(value, float) else round(value, 6) if math.isfinite(value) else None
            for name, value in figures
        }

    def __str__(self) -> str:
        return ", ".join(
            [
                f"{self.one}{' on two seats' * (self.one == PAIR)} against {self.against}",
                f"{self.seats} seats",
                f"{self.games} games: wins {self.wins()}",
                f"score {self.score:.1f}{brackets(self.score_low, self.score_high, '.1f')}",
                f"others {self.others:.1f}",
                *filter(None, (self.wins_without_luck(), self.judged())),
            ]
        )

    def wins(self) -> str:
        return f"{self.win_rate:.1%}{brackets(self.low, self.high, '.1%')}"

    def wins_without_luck(self) -> str:
        """Nothing where luck is not known."""
        if self.adjusted is None or self.adjusted_low is None or self.adjusted_high is None:
            return ""
        return f"without luck {self.adjusted:.1%}{brackets(self.adjusted_low, self.adjusted_high, '.1%')}"

    def judged(self) -> str:
        """Whether it reaches the bar; nothing without one."""
        if self.bar is None:
            return ""
        if self.reached is None:
            return f"not yet clear whether it reaches {100 * self.bar:g} %"
        return f"{'reaches' if self.reached else 'does not reach'} {100 * self.bar:g} %"


class Luck:
    """How results follow luck at tables of many, with the 95 % interval, and what luck was on average, by bot."""

    def __init__(self, outcomes: Sequence[Outcome]) -> None:
        known = [(outcome, outcome.luck) for outcome in outcomes if outcome.luck is not None]
        self.games = len(known)
        self.slope, error, self.explains = meter([list(zip(one.shares, luck, strict=True)) for one, luck in known])
        self.low, self.high = self.slope - Z95 * error, self.slope + Z95 * error
        by_bot: dict[str, list[float]] = {}
        for one, luck in known:
            for name, own in zip(one.bots, luck, strict=True):
                by_bot.setdefault(name, []).append(own)
        self.mean = {name: mean(values) for name, values in sorted(by_bot.items())}

    def __str__(self) -> str:
        by_bot = ", ".join(f"{name} {value:+.2%}" for name, value in self.mean.items())
        return (
            f"results follow luck with a slope of {self.slope:.2f} [{self.low:.2f}, {self.high:.2f}] "
            f"and it explains {self.explains:.0%} of them; mean luck: {by_bot}"
        )


class Seen(NamedTuple):
    """One match as the one saw it: its share of the win, its score, the mean score of the others, and its luck.

    Of two that play as one, shares and luck are added up, and the score is their mean.
    """

    share: float
    score: float
    others: float
    luck: float


def seen_by(one: str, against: str, outcomes: Sequence[Sequence[Outcome]]) -> list[list[Seen]]:
    """Every match as the one saw it, by seed. Among equals the one is each seat in turn."""
    seeds = []
    for seed in outcomes:
        matches = []
        for turn, outcome in enumerate(seed):
            first = outcome.bots.index(one) if one != against else turn % len(outcome.bots)
            own = places(one, first, len(outcome.bots))
            share = sum(outcome.shares[seat] for seat in own)
            score = mean([outcome.scores[seat] for seat in own])
            others = mean([score for seat, score in enumerate(outcome.scores) if seat not in own])
            luck = sum(outcome.luck[seat] for seat in own) if outcome.luck is not None else 0.0
            matches.append(Seen(share, score, others, luck))
        seeds.append(matches)
    return seeds


def places(one: str, first: int, seats: int) -> list[int]:
    """The seats of the one, from the first it takes: that alone, or the opposite too."""
    return [first, first + seats // 2] if one == PAIR else [first]


def even(scores: Sequence[Score]) -> str:
    """What one no better than the others would win."""
    shares = {f"{score.even:.1%}{f' for {PAIR}' * (score.one == PAIR)}" for score in scores}
    return ", ".join(sorted(shares))


def without_luck(seeds: Sequence[Sequence[Seen]]) -> list[float]:
    """The one's mean share of the win in the matches of each seed, less what chance added to it."""
    return [mean([match.share - match.luck for match in seed]) for seed in seeds]


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def interval(values: Sequence[float], least: float = -math.inf, most: float = math.inf) -> tuple[float, float, float]:
    """Mean and 95 % interval. Where the mean is at a bound, Wilson's interval says how sure that makes us at most.

    Without luck a mean may lie beyond the bounds; its interval does not.

    >>> interval([1.0] * 100, 0.0, 1.0)[1] > 0.96
    True
    """
    n, middle = len(values), mean(values)
    if n == 1:
        return middle, least, most  # one observation says nothing about its spread
    spread = math.sqrt(sum((value - middle) ** 2 for value in values) / (n - 1) / n)
    low, high = middle - Z95 * spread, middle + Z95 * spread
    doubt = Z95**2 / (n + Z95**2)
    if middle >= most:
        low = min(low, most - doubt)
    if middle <= least:
        high = max(high, least + doubt)
    return middle, max(low, least), min(high, most)


def brackets(low: float, high: float, form: str) -> str:
    """An interval as it is printed; one that leaves everything open is left out."""
    return "" if (low, high) in ((-math.inf, math.inf), (0.0, 1.0)) else f" [{low:{form}}, {high:{form}}]"


def verdict(values: Sequence[float], bar: float) -> bool | None:
    """Wald's test: is the mean rather the bar and 5 points, or the bar less 5? None: nobody can say yet.

    >>> verdict([0.5, 0.75] * 30, 0.4), verdict([0.25, 0.5] * 30, 0.4), verdict([0.25, 0.5] * 2, 0.4)
    (True, False, None)
    """
    middle = mean(values)
    spread = sum((value - middle) ** 2 for value in values) / max(1, len(values) - 1)
    weight = 2 * SLACK * sum(value - bar for value in values) / max(spread, 1e-4)
    return None if abs(weight) < SURE else weight > 0


BEGINS = b'{"task": '
"""So does every line of results that are kept."""


class Results:
    """What has been played, kept line by line in a file if there is one: a contest goes on where it stopped."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path
        self.known: dict[str, list[Outcome]] = {}
        if path is not None:
            path.touch()
            self.read(path)

    def read(self, path: Path) -> None:
        """What is kept there. A last line that a power cut left unfinished is dropped, in the file too."""
        *lines, torn = path.read_bytes().split(b"\n")
        if not BEGINS.startswith(torn[: len(BEGINS)]):
            lines.append(torn)  # the end of somebody else's file, not of a line of ours
        for number, line in enumerate(lines, 1):
            try:
                row = json.loads(line)
                self.known[row["task"]] = [Outcome(**outcome) for outcome in row["outcomes"]]
            except (ValueError, KeyError, TypeError) as error:
                raise BadInput(f"{path}, line {number}: no result that was kept here; {error!r}") from None
        if torn:
            os.truncate(path, path.stat().st_size - len(torn))

    def add(self, key: str, outcomes: list[Outcome]) -> None:
        self.known[key] = outcomes
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"task": key, "outcomes": [asdict(one) for one in outcomes]}) + "\n")

    def play(self, tasks: Sequence[Task], runner: Runner, tick: Callable[[int], object]) -> list[list[Outcome]]:
        """The outcomes of all tasks, those not known yet played now."""
        todo = [task for task in tasks if task.key() not in self.known]
        for task in tasks:
            if task.key() in self.known:
                tick(len(task.tables))

        def done(number: int, outcomes: list[Outcome]) -> None:
            self.add(todo[number].key(), outcomes)
            tick(len(outcomes))

        if todo:
            runner(todo, done)
        return [self.known[task.key()] for task in tasks]


def until_clear(
    results: Results, tasks: Sequence[Task], runner: Runner, tick: Callable[[int], object], bar: float
) -> list[list[Outcome]]:
    """The outcomes of as many tasks as it takes to say whether the one reaches the bar, luck taken away if it is known.

    Tasks are played in batches of a fixed size, so that the number of cores does not change when it stops.
    """
    one, against = tasks[0].tables[0][:2]  # the one sits first at the first table of a duel
    found: list[list[Outcome]] = []
    batch = -(-FEWEST // len(tasks[0].tables))
    for start in range(0, len(tasks), batch):
        found += results.play(tasks[start : start + batch], runner, tick)
        if verdict(without_luck(seen_by(one, against, found)), bar) is not None:
            break
    return found


Seating = tuple[list[list[str]], str]
"""Who sits where at tables with the same luck, and the seed of that luck."""


def duel(one: str, against: str, seats: int, games: int, seed: int) -> list[Seating]:
    """The one on every seat in turn, for each seed: so many games, or the few more that make the last seed whole."""
    if one == PAIR and (seats < 4 or seats % 2):
        raise BadSetup(f"{PAIR} plays two opposite seats as one: for an even number of seats from four on, not {seats}")
    turns = seats // len(places(one, 0, seats))
    tables = [
        [one if seat in places(one, first, seats) else against for seat in range(seats)] for first in range(turns)
    ]
    return [(tables, f"{seed} {number}") for number in range(-(-games // turns))]


def mixed(bots: Sequence[str], seats: int, games: int, seed: int) -> list[Seating]:
    """Tables of bots drawn by lot."""
    rng = random.Random(f"{seed} mixed")
    return [([[rng.choice(bots) for _ in range(seats)]], f"{seed} mixed {number}") for number in range(games)]

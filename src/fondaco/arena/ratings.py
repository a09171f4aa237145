"""Plackett–Luce ratings from whole rankings, with a bootstrap over seeds."""

from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Sequence

from fondaco.arena.match import Outcome

ROUNDS = 200
PRIOR = 0.5
"""So many imagined wins and losses against an average bot keep a bot that always wins within bounds."""

Stage = tuple[tuple[str, ...], tuple[str, ...]]
"""Who came next, and who was still there to be chosen from."""


def stages(outcome: Outcome) -> list[Stage]:
    """A ranking as a row of choices: the best of all, then the best of the rest; equals are chosen together."""
    found: list[Stage] = []
    for rank in sorted(set(outcome.ranks)):
        chosen = tuple(bot for bot, own in zip(outcome.bots, outcome.ranks, strict=True) if own == rank)
        left = tuple(bot for bot, own in zip(outcome.bots, outcome.ranks, strict=True) if own >= rank)
        if len(left) > len(chosen):
            found.append((chosen, left))
    return found


def strengths(rows: Sequence[Stage], names: Sequence[str]) -> dict[str, float]:
    """The strengths that make the choices seen most likely, by minorisation and maximisation; their mean log is 0."""
    wins: dict[str, float] = defaultdict(float)
    groups: dict[tuple[str, ...], int] = defaultdict(int)
    for chosen, left in rows:
        for name in chosen:
            wins[name] += 1
        groups[tuple(sorted(left))] += len(chosen)
    theta = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        pull = {name: 2 * PRIOR / (theta[name] + 1.0) for name in names}
        for left, count in groups.items():
            share = count / sum(theta[name] for name in left)
            for name in left:
                pull[name] += share
        new = {name: (wins[name] + PRIOR) / pull[name] for name in names}
        middle = math.exp(sum(map(math.log, new.values())) / len(new))
        new = {name: value / middle for name, value in new.items()}
        moved = max(abs(math.log(new[name] / theta[name])) for name in names)
        theta = new
        if moved < 1e-6:
            break
    return theta


def ratings(outcomes: Sequence[Sequence[Outcome]], again: int = 200) -> dict[str, list[float]]:
    """By bot: Elo, and its 95 % interval over `again` draws of seeds with replacement; the mean of all is 0."""
    names = sorted({bot for rows in outcomes for outcome in rows for bot in outcome.bots})
    by_seed = [[stage for outcome in rows for stage in stages(outcome)] for rows in outcomes]
    middle = elo(strengths([stage for rows in by_seed for stage in rows], names))
    rng = random.Random(0)
    drawn: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(again):
        sample = [stage for _ in by_seed for stage in by_seed[int(rng.random() * len(by_seed))]]
        for name, value in elo(strengths(sample, names)).items():
            drawn[name].append(value)
    found = {}
    for name in names:
        values = sorted(drawn[name]) or [middle[name]]
        low, high = values[int(0.025 * len(values))], values[min(len(values) - 1, int(0.975 * len(values)))]
        found[name] = [round(value, 1) for value in (middle[name], low, high)]
    return dict(sorted(found.items(), key=lambda entry: -entry[1][0]))


def elo(theta: dict[str, float]) -> dict[str, float]:
    return {name: 400 * math.log10(value) for name, value in theta.items()}

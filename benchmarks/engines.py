"""How fast the engines are, beside their peers, in one run: `make bench`.

Every contender plays random matches through its public Python interface, in a process of its own, in several short
turns one after the other, so that a busy machine slows all of them alike. Decisions of players are counted, chance
plies are not. Figures are medians; what counts are the ratios.
"""

from __future__ import annotations

import json
import os
import platform
import random
import statistics
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fondaco.core.position import Position

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "benchmarks" / "results"
SPIEL = ("dou_dizhu", "hearts", "skat", "gin_rummy", "negotiation")
TURNS, SECONDS = 7, 1.0


def fondaco_games() -> list[str]:
    import fondaco

    return list(fondaco.catalogue())


def started(name: str) -> Position:
    import fondaco

    game = fondaco.game(name)
    return game.start(min(4, game.seats[-1]))


def played_out(p: Position, rng: random.Random) -> int:
    """The rest of a match at random; the number of decisions."""
    decisions = 0
    while seats := p.after_chance(rng):
        seat = seats[0]
        choices = p.choices(seat)
        p.play(seat, choices[int(rng.random() * len(choices))])
        decisions += 1
    return decisions


def random_play(name: str, rng: random.Random) -> int:
    """One random match of ours."""
    return played_out(started(name), rng)


def step(p: Position, rng: random.Random) -> None:
    seat = p.to_act()[0]
    p.play(seat, p.draw(rng) if seat < 0 else rng.choice(p.choices(seat)))


def copy_and_play_out(name: str, rng: random.Random) -> int:
    """A copy at every fortieth ply of a match, each played out."""
    p = started(name)
    decisions = 0
    while p.to_act():
        if p.ply % 40 == 0:
            decisions += played_out(p.copy(), rng)
        step(p, rng)
    return decisions


def copies(name: str, rng: random.Random) -> int:
    """A thousand copies of a position in the middle of a match."""
    p = started(name)
    for _ in range(60):
        step(p, rng)
    for _ in range(1000):
        p.copy()
    return 1000


def drawn(outcomes: list[tuple[int, float]], ticket: float) -> int:
    """One chance outcome; a plain loop is the fastest way for lists this short."""
    for action, chance in outcomes:
        ticket -= chance
        if ticket < 0:
            return action
    return outcomes[-1][0]


def spiel(name: str, rng: random.Random) -> int:
    """One random match of an OpenSpiel game."""
    import pyspiel

    state = pyspiel.load_game(name).new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(drawn(state.chance_outcomes(), rng.random()))
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            decisions += 1
    return decisions


def catanatron(name: str, rng: random.Random) -> int:
    """One random match of Catanatron."""
    from catanatron import Color, Game, RandomPlayer

    match = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
    match.play()
    return len(match.state.actions)


KINDS: dict[str, Callable[[str, random.Random], int]] = {
    "play": random_play,
    "playout": copy_and_play_out,
    "copy": copies,
    "spiel": spiel,
    "catanatron": catanatron,
}


def measure(kind: str, name: str) -> float:
    """Things a second over one turn."""
    rng = random.Random(1)
    KINDS[kind](name, rng)
    if os.environ.get("FONDACO_FAST"):
        import fondaco.core.position as engine

        assert (engine.__file__ or "").endswith(".so"), "meant to run compiled, but the engine is not"
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        done += KINDS[kind](name, rng)
    return done / spent


def turn(kind: str, name: str, fast: bool) -> float:
    """One turn in a process of its own."""
    env = dict(os.environ)
    if fast:
        env |= {"PYTHONPATH": str(ROOT / "build" / "fast"), "FONDACO_FAST": "1"}
    call = [sys.executable, __file__, "--measure", kind, name]
    done = subprocess.run(call, env=env, capture_output=True, text=True, check=True)
    return float(done.stdout.split()[-1])


def main() -> None:
    contenders = [("spiel", name, False) for name in SPIEL] + [("catanatron", "catanatron", False)]
    for name in fondaco_games():
        contenders += [(kind, name, fast) for kind in ("play", "copy", "playout") for fast in (False, True)]
    turns: dict[tuple[str, str, bool], list[float]] = {contender: [] for contender in contenders}
    for number in range(TURNS):
        for contender in contenders:
            turns[contender].append(turn(*contender))
            print(f"\rturn {number + 1} of {TURNS}: {contender[1]:12}", end="", file=sys.stderr)
    print(file=sys.stderr)
    rate = {contender: statistics.median(values) for contender, values in turns.items()}
    report(rate)


def interpreter() -> str:
    """Peers gain as much by an interpreter built with optimisations as pure Python does, or more: a table names it."""
    optimised = "--enable-optimizations" in str(sysconfig.get_config_var("CONFIG_ARGS"))
    return f"Python {platform.python_version()}, built {'with' if optimised else 'without'} optimisations"


def report(rate: dict[tuple[str, str, bool], float]) -> None:
    """The table, the JSON and the plot."""
    peers = {name: rate["spiel", name, False] for name in SPIEL}
    middle = statistics.median(peers.values())
    catan = rate["catanatron", "catanatron", False]
    lines = [
        interpreter(),
        f"{'':24}{'decisions/s':>12}{'× OpenSpiel':>13}{'× Catanatron':>14}{'copy =':>10}",
        *(
            f"{'OpenSpiel ' + name:24}{value:>12,.0f}{value / middle:>13.2f}{value / catan:>14.1f}"
            for name, value in peers.items()
        ),
        f"{'OpenSpiel median':24}{middle:>12,.0f}{1:>13.2f}{middle / catan:>14.1f}",
        f"{'Catanatron':24}{catan:>12,.0f}{catan / middle:>13.2f}{1:>14.1f}",
    ]
    for name in fondaco_games():
        for fast in (False, True):
            play, copy, out = (rate[kind, name, fast] for kind in ("play", "copy", "playout"))
            label = f"{name} {'compiled' if fast else 'pure'}"
            lines.append(f"{label:24}{play:>12,.0f}{play / middle:>13.2f}{play / catan:>14.1f}{play / copy:>6.1f} dec.")
            lines.append(f"{label + ' playouts':24}{out:>12,.0f}{out / middle:>13.2f}{out / catan:>14.1f}")
    RESULTS.mkdir(exist_ok=True)
    text = "\n".join(lines)
    print(text)
    (RESULTS / "engines.txt").write_text(text + "\n", encoding="utf-8")
    flat = {f"{kind} {name}{' compiled' if fast else ''}": round(value) for (kind, name, fast), value in rate.items()}
    (RESULTS / "engines.json").write_text(json.dumps(flat, indent=2) + "\n", encoding="utf-8")
    plot(rate, middle, catan)


def plot(rate: dict[tuple[str, str, bool], float], middle: float, catan: float) -> None:
    import matplotlib as mpl

    mpl.use("Agg")
    import matplotlib.pyplot as plt

    names = fondaco_games()
    figure, axes = plt.subplots(figsize=(8, 1.2 + 0.6 * len(names)))
    for k, (fast, colour) in enumerate(((False, "#2f4b7c"), (True, "#a63d2f"))):
        values = [rate["play", name, fast] / middle for name in names]
        spots = [row + (k - 0.5) * 0.36 for row in range(len(names))]
        axes.barh(spots, values, height=0.34, color=colour, label="compiled" if fast else "pure Python")
    axes.axvline(1, color="#20242e", label="OpenSpiel median")
    axes.axvline(catan / middle, color="#c98a1b", linestyle="--", label="Catanatron")
    axes.set_yticks(range(len(names)), names)
    axes.set_xlabel("random-play decisions a second, as a multiple of the OpenSpiel median of the same run")
    axes.legend(frameon=False)
    figure.tight_layout()
    figure.savefig(RESULTS / "engines.png", dpi=120)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--measure"]:
        print(measure(*sys.argv[2:4]))
    else:
        main()

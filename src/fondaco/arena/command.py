"""What the arena is asked for, from whichever command line."""

from __future__ import annotations

import argparse
import hashlib
import itertools
import json
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path

from fondaco.arena.contest import Luck, Results, Score, Seating, duel, even, mixed, until_clear
from fondaco.arena.ratings import ratings
from fondaco.arena.report import page
from fondaco.arena.work import Task, run_here, run_on_ray
from fondaco.bots import bot
from fondaco.bots.house import house
from fondaco.core.errors import BadSetup
from fondaco.core.game import OptionValue

DECIDES = (".py", ".npz", ".json", ".toml")
"""Kinds of files that say how bots play and what luck counts: sources, weights, their cards, editions."""


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("game")
    command.add_argument("--one", help="the bot that takes one seat; `pair` takes two opposite ones")
    command.add_argument("--against", help="the bot that takes the others")
    command.add_argument("--table", metavar="A,B,C", help="each against copies of each")
    command.add_argument("--mixed", metavar="A,B,C", help="tables of these bots drawn by lot, for ratings")
    command.add_argument(
        "--games",
        type=int,
        default=400,
        help="matches for each pairing, rounded up until every seat was taken equally often (default 400)",
    )
    command.add_argument(
        "--bar", type=float, metavar="SHARE", help="stop when it is clear whether the one wins so often"
    )
    command.add_argument("--seed", type=int, default=0)
    command.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)")
    command.add_argument("--ray", metavar="ADDRESS", help="play on a Ray cluster; `local` starts one here")
    command.add_argument("--luck", action="store_true", help="also scores without luck, as far as a net can tell")
    command.add_argument("--keep", type=Path, metavar="FILE", help="keep results here and go on from them")
    command.add_argument("--report", type=Path, metavar="FILE", help="write a report as HTML")
    command.add_argument("--json", action="store_true", help="for machines")


def run(args: argparse.Namespace, seats: int | None, options: Mapping[str, OptionValue], edition: str | None) -> int:
    played = house(args.game)
    seats = min(4, played.seats[-1]) if seats is None else seats
    played.set_up(seats, options, edition)
    names, pairs = entrants(args)
    made_by = fingerprint("fondaco.core", "fondaco.bots", played.package)

    def to_play(seatings: list[Seating]) -> list[Task]:
        return [Task(args.game, tables, seed, dict(options), args.luck, edition, made_by) for tables, seed in seatings]

    duels = [to_play(duel(one, against, seats, args.games, args.seed)) for one, against in pairs]
    drawn = to_play(mixed(names, seats, args.games, args.seed)) if args.mixed else []
    if args.report:
        args.report.touch()  # where nothing can be written is told before any match, not after
    results = Results(args.keep)
    runner = run_on_ray(args.ray) if args.ray else run_here(args.jobs)
    scores, outcomes = [], []
    with progress(sum(len(task.tables) for tasks in [*duels, drawn] for task in tasks)) as tick:
        for (one, against), tasks in zip(pairs, duels, strict=True):
            found = (
                until_clear(results, tasks, runner, tick, args.bar) if args.bar else results.play(tasks, runner, tick)
            )
            outcomes += found
            scores.append(Score(one, against, seats, found, args.bar))
        outcomes += results.play(drawn, runner, tick)
    rated = ratings(outcomes) if args.mixed or args.table else {}
    matches = [outcome for seed in outcomes for outcome in seed]
    counted = any(outcome.luck is not None for outcome in matches)
    luck = Luck(matches) if args.mixed and counted else None
    if args.report:
        title = f"{played.title}, {seats} players: {', '.join(names)}"
        args.report.write_text(page(title, names, scores, rated), encoding="utf-8")
    if args.json:
        figures = [score.to_json() for score in scores]
        whole = {"scores": figures, "ratings": rated, "luck": vars(luck) if luck else None}
        print(json.dumps(whole if rated else figures, indent=2))
    else:
        print("\n".join(lines(names, scores, rated, bool(args.table))))
        if luck:
            print(luck)
        if args.luck and not counted:
            print(f"luck is not counted in {played.title} with {seats} players: nobody has seen results follow it")
    return 0


def fingerprint(*packages: str) -> str:
    """A short name for code and weights as they are; compiled engines lie beside their sources and change nothing."""
    told = hashlib.sha256()
    for package in packages:
        folder = Path(str(files(package)))
        for path in sorted(path for path in folder.rglob("*") if path.suffix in DECIDES):
            told.update(f"{package} {path.relative_to(folder).as_posix()} ".encode())
            told.update(hashlib.sha256(path.read_bytes()).digest())
    return told.hexdigest()[:16]


def entrants(args: argparse.Namespace) -> tuple[list[str], list[tuple[str, str]]]:
    """The bots, and who plays against copies of whom, nobody at tables of many; `BadSetup` for what is no contest."""
    if min(args.games, args.jobs) < 1:
        raise BadSetup("play at least one game, with at least one process")
    if sum(map(bool, (args.table, args.mixed, args.one or args.against))) > 1:
        raise BadSetup("--table, --mixed and --one with --against are different contests; choose one")
    pairs: list[tuple[str, str]] = []
    if args.table:
        names = args.table.split(",")
        if len(set(names)) < len(names):
            raise BadSetup("name each bot of a table once")
        pairs = list(itertools.permutations(names, 2))
    elif args.mixed:
        names = args.mixed.split(",")
    elif args.one and args.against:
        names = [args.one, args.against]
        pairs = [(args.one, args.against)]
    else:
        raise BadSetup("name two bots with --one and --against, or several with --table or --mixed a,b,c")
    if len(names) < 2:
        raise BadSetup(f"name at least two bots; {names[0]} alone has nobody to play against")
    if args.bar is not None and not 0 < args.bar < 1:
        raise BadSetup(f"the bar is a share of the wins between 0 and 1; not {args.bar:g}")
    if args.bar is not None and args.mixed:
        raise BadSetup("a bar is for one against copies of another, with --one and --against or --table")
    for name in names:
        bot(name)  # an unknown one is told before any process starts
    return names, pairs


def lines(names: list[str], scores: list[Score], rated: Mapping[str, list[float]], table: bool) -> Iterator[str]:
    """The same for people."""
    if table:
        yield from cross_table(names, scores)
    else:
        yield from map(str, scores)
    for name, (middle, low, high) in rated.items():
        yield f"{name:14}  {middle:+.0f} Elo [{low:+.0f}, {high:+.0f}]"


def cross_table(names: list[str], scores: list[Score]) -> list[str]:
    """Rows win against copies of columns."""
    cell = {(score.one, score.against): f"{score.win_rate:.1%} ±{(score.high - score.low) / 2:.1%}" for score in scores}
    width = max(14, *map(len, names))
    rows = [f"{'':{width}}  " + "  ".join(f"{name:>{width}}" for name in names)]
    for one in names:
        row = (cell.get((one, against), "-") for against in names)
        rows.append(f"{one:{width}}  " + "  ".join(f"{text:>{width}}" for text in row))
    bars = [f"{score.one} against {score.against}: {score.judged()}" for score in scores if score.bar is not None]
    return [*rows, f"even: {even(scores)}", *bars]


@contextmanager
def progress(total: int) -> Iterator[Callable[[int], object]]:
    """A bar where there is a terminal and tqdm; silence elsewhere."""
    try:
        from tqdm import tqdm
    except ImportError:
        yield lambda done: None
        return
    with tqdm(total=total, unit="match", disable=None) as bar:
        yield bar.update

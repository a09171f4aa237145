"""Let bots play each other in bulk: one against copies of another, or a whole cross-table."""

from __future__ import annotations

import argparse
import itertools
import json
import os

from tqdm import tqdm

from fondaco.arena.contest import Score, contest
from fondaco.cli.setting import add_setting, options_of
from fondaco.core.errors import BadSetup
from fondaco.core.game import game


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("game")
    add_setting(command)
    command.add_argument("--one", help="the bot that takes one seat")
    command.add_argument("--against", help="the bot that takes the others")
    command.add_argument("--table", metavar="A,B,C", help="each against copies of each")
    command.add_argument("--games", type=int, default=400, help="matches for each pairing (default 400)")
    command.add_argument("--seed", type=int, default=0)
    command.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)")
    command.add_argument("--json", action="store_true", help="for machines")


def run(args: argparse.Namespace) -> int:
    played = game(args.game)
    options = options_of(played, args.module, args.rest)
    seats = args.seats or min(4, played.seats[-1])
    played.set_up(seats, options, args.edition)
    if args.games < 1:
        raise BadSetup("play at least one game")
    if args.table:
        pairs = list(itertools.permutations(args.table.split(","), 2))
    elif args.one and args.against:
        pairs = [(args.one, args.against)]
    else:
        raise BadSetup("name two bots with --one and --against, or several with --table a,b,c")
    scores = []
    with tqdm(total=args.games * len(pairs), unit="match", disable=None) as bar:
        for one, against in pairs:
            scores.append(
                contest(args.game, one, against, seats, args.games, args.seed, options, args.jobs, bar.update)
            )
    if args.json:
        print(json.dumps([score.to_json() for score in scores], indent=2))
    elif args.table:
        print("\n".join(cross_table(args.table.split(","), scores)))
    else:
        print(scores[0])
    return 0


def cross_table(names: list[str], scores: list[Score]) -> list[str]:
    """Rows win against copies of columns; even is one in the number of seats."""
    cell = {(score.one, score.against): f"{score.win_rate:.1%} ±{(score.high - score.low) / 2:.1%}" for score in scores}
    width = max(14, *map(len, names))
    lines = [f"{'':{width}}  " + "  ".join(f"{name:>{width}}" for name in names)]
    for one in names:
        row = (cell.get((one, against), "-") for against in names)
        lines.append(f"{one:{width}}  " + "  ".join(f"{text:>{width}}" for text in row))
    return [*lines, f"even: {1 / scores[0].seats:.1%}"]

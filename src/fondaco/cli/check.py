"""Check a game with the conformance kit: random matches in every setting."""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import as_completed

from tqdm import tqdm

from fondaco.arena.work import crew
from fondaco.cli.setting import add_game
from fondaco.core.errors import BadSetup
from fondaco.core.game import game
from fondaco.core.testing import Defect, check_game, settings

BATCH = 10


def arguments(command: argparse.ArgumentParser) -> None:
    add_game(command)
    command.add_argument("--games", type=int, default=100, help="matches in all (default 100)")
    command.add_argument("--seed", type=int, default=0)
    command.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)")


def run(args: argparse.Namespace) -> int:
    played = game(args.game)
    if min(args.games, args.jobs) < 1:
        raise BadSetup("check at least one match, with at least one process")
    batches = [range(first, min(first + BATCH, args.games)) for first in range(0, args.games, BATCH)]
    with crew(min(args.jobs, len(batches))) as pool, tqdm(total=args.games, unit="match", disable=None) as bar:
        waiting = {pool.submit(check, args.game, batch, args.seed): batch for batch in batches}
        for done in as_completed(waiting):
            if complaint := done.result():
                print(complaint, file=sys.stderr)
                return 1
            bar.update(len(waiting[done]))
    met = min(args.games, len(settings(played)))
    matches = "match" if args.games == 1 else "matches"
    print(f"{played.title}: {args.games} {matches} in {met} {'setting' if met == 1 else 'settings'}, no defect")
    return 0


def check(name: str, numbers: range, seed: int) -> str:
    """The defect found in these matches, or nothing."""
    try:
        check_game(game(name), seed=seed, numbers=numbers)
    except Defect as defect:
        return str(defect)
    return ""

"""Teach a bot a game from nothing, by play against itself, its past and scripted styles.

    python -m fondaco.bots.train GAME --seats 4 --minutes 20 --processes 16 --out build/trained/GAME-4

Started again with the same folder it goes on where it stopped. In the folder: `checkpoint.npz`, `log.jsonl` and its
picture `log.svg`, the weights `GAME-SEATS.npz` and their card `GAME-SEATS.json`. NumPy is all it needs.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from fondaco.core.errors import BadInput, BadSetup

LEAST = {"processes": 1, "tables": 1, "favourites": 1, "lean": 0, "gate": 0, "seed": 0}


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("game")
    command.add_argument("--seats", type=int, default=4)
    command.add_argument("--minutes", type=float, default=20.0, help="in all, over every time it is started")
    command.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    command.add_argument("--out", type=Path, help="folder (default build/trained/GAME-SEATS)")
    command.add_argument("--begin", type=Path, help="with weights of this game, for another number of seats too")
    command.add_argument("--seed", type=int, default=0)
    command.add_argument("--tables", type=int, default=64, help="games in lock-step in each process")
    command.add_argument("--lean", type=float, default=0.4, help="on rules of thumb, in wins for a clear lead; 0: not")
    command.add_argument("--favourites", type=int, default=5, help="of rules of thumb, to choose among when leaning")
    command.add_argument("--versus", metavar="STYLE", help="play only against copies of it, not at mixed tables")
    command.add_argument("--gate", type=int, default=400, help="games against greedy at the end, for the card")


def run(args: argparse.Namespace) -> int:
    from fondaco.bots.threads import few_threads

    few_threads(2)  # before NumPy is loaded: the players need the cores
    from fondaco.bots.house import house
    from fondaco.bots.learning.plan import Plan
    from fondaco.bots.learning.school import School
    from fondaco.bots.styles import STYLES

    game = house(args.game)
    if args.seats not in game.seats:
        raise BadSetup(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} players, not {args.seats}")
    if not args.minutes > 0:
        raise BadSetup(f"training takes more than 0 minutes; not {args.minutes:g}")
    for name, least in LEAST.items():
        if not getattr(args, name) >= least:
            raise BadSetup(f"--{name} is at least {least}; not {getattr(args, name)}")
    out = args.out or Path("build", "trained", f"{args.game}-{args.seats}")
    if args.versus not in (None, *STYLES):
        raise BadSetup(f"the styles are {', '.join(STYLES)}; not {args.versus}")
    plan = Plan(tables=args.tables, lean=args.lean, favourites=args.favourites, versus=args.versus)
    if args.begin:
        plan = plan.onward()
    school = School(args.game, args.seats, out, args.processes, plan, args.seed, args.begin)
    try:
        school.train(args.minutes, lambda line: print(line, flush=True))
        gate = school.settle(args.gate) if args.gate else {}
        school.card(args.minutes, gate)
        print(f"gate {gate}; weights and card are in {out}")
    finally:
        school.close()
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m fondaco.bots.train", description=__doc__)
    arguments(parser)
    try:
        return run(parser.parse_args())
    except BadInput as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    raise SystemExit(main())

"""Teach a bot a game from nothing, by play against itself, its past and scripted styles.

    python -m fondaco.bots.train GAME --seats 4 --minutes 20 --processes 16 --out build/trained/GAME-4

Started again with the same folder it goes on where it stopped, with the settings it had and those given anew. In the
folder: `checkpoint.npz`, `log.jsonl` and its picture `log.svg`, the weights `GAME-SEATS.npz` and their card
`GAME-SEATS.json`. NumPy is all it needs.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from dataclasses import replace
from pathlib import Path

from fondaco.core.errors import BadInput, BadSetup

LEAST = {"processes": 1, "tables": 1, "favourites": 1, "lean": 0, "gate": 0, "seed": 0}
PLANNED = ("tables", "lean", "favourites", "versus")
"""Options that go into the plan; like the seed they are kept, so none has a default of its own."""


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("game")
    command.add_argument("--seats", type=int, default=4)
    command.add_argument("--minutes", type=float, default=20.0, help="in all, over every time it is started")
    command.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    command.add_argument("--out", type=Path, help="folder (default build/trained/GAME-SEATS)")
    command.add_argument("--begin", type=Path, help="with weights of this game, for another number of seats too")
    command.add_argument("--seed", type=int, help="(0)")
    command.add_argument("--tables", type=int, help="games in lock-step in each process (64)")
    command.add_argument("--lean", type=float, help="on rules of thumb, in wins for a clear lead; 0: not (0.4)")
    command.add_argument("--favourites", type=int, help="of rules of thumb, to choose among when leaning (5)")
    command.add_argument("--versus", metavar="STYLE", help="play only against copies of it, not at mixed tables")
    command.add_argument("--gate", type=int, default=400, help="games against greedy at the end, for the card")


def run(args: argparse.Namespace) -> int:
    from fondaco.bots.threads import few_threads

    few_threads(2)  # before NumPy is loaded: the players need the cores
    from fondaco.bots.house import house
    from fondaco.bots.learning.plan import Plan
    from fondaco.bots.learning.school import School, settings
    from fondaco.bots.styles import STYLES

    game = house(args.game)
    if args.seats not in game.seats:
        raise BadSetup(f"{game.title} is for {game.seats[0]} to {game.seats[-1]} players, not {args.seats}")
    if not args.minutes > 0:
        raise BadSetup(f"training takes more than 0 minutes; not {args.minutes:g}")
    for name, least in LEAST.items():
        if (value := getattr(args, name)) is not None and not value >= least:
            raise BadSetup(f"--{name} is at least {least}; not {value}")
    out = args.out or Path("build", "trained", f"{args.game}-{args.seats}")
    if args.versus not in (None, *STYLES):
        raise BadSetup(f"the styles are {', '.join(STYLES)}; not {args.versus}")
    fresh = Plan(lean=0.4)
    plan, seed = settings(out) or (fresh.onward() if args.begin else fresh, 0)
    plan = replace(plan, **{name: value for name in PLANNED if (value := getattr(args, name)) is not None})
    seed = seed if args.seed is None else args.seed
    school = School(args.game, args.seats, out, args.processes, plan, seed, args.begin)
    try:
        school.train(args.minutes, say)
        gate = school.settle(args.gate, say) if args.gate else {}
        school.card(args.minutes, gate)
        say(f"{verdict(gate['greedy'], school.leaning) if gate else ''}weights and card are in {out}")
    finally:
        school.close()
    return 0


def say(line: str) -> None:
    print(line, flush=True)


def verdict(gate: dict[str, float], leaning: str) -> str:
    """The gate in a sentence; in brackets what it wins at least, but for bad luck.

    >>> verdict({"games": 400, "wins": 0.7219, "low": 0.681}, ", leaning 0.15")
    'gate: wins 72.2 % [68.1 %] of 400 against greedy, leaning 0.15; '
    """
    wins, low = 100 * gate["wins"], 100 * max(0.0, gate["low"])
    return f"gate: wins {wins:.1f} % [{low:.1f} %] of {gate['games']} against greedy{leaning}; "


def main() -> int:
    """Answers like `fondaco train`, where there is no more than NumPy too."""
    parser = argparse.ArgumentParser(prog="python -m fondaco.bots.train", description=__doc__)
    arguments(parser)
    try:
        return run(parser.parse_args())
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stdout = io.StringIO()  # or Python would try once more, and complain
        return 130
    except (BadInput, OSError) as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    raise SystemExit(main())

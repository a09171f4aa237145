"""The terminal client: play, replay, check, arena, editions. `fondaco --help` lists what there is."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module

from fondaco.core.errors import BadInput

COMMANDS = ("play", "serve", "replay", "arena", "train", "check", "edition", "state")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. Bad input is one sentence and exit code 2."""
    parser = argparse.ArgumentParser(prog="fondaco", description="One house for five merchant games.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name in COMMANDS:
        module = import_module(f"fondaco.cli.{name}")
        says = module.__doc__ or ""
        command = commands.add_parser(name, help=says.splitlines()[0], description=says)
        module.arguments(command)
        command.set_defaults(run=module.run)
    args, rest = parser.parse_known_args(argv)
    try:
        if rest and not hasattr(args, "rest"):
            parser.error(f"unknown arguments: {' '.join(rest)}")
        args.rest = rest
        return int(args.run(args))
    except BadInput as error:
        print(f"fondaco: {error}", file=sys.stderr)
        return 2
    except (KeyboardInterrupt, BrokenPipeError):
        return 130
    except OSError as error:  # a file, a disk, a port that the machine refuses
        print(f"fondaco: {error}", file=sys.stderr)
        return 2

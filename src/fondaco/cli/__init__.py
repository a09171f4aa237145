"""The terminal client: play, replay, check, arena, editions. `fondaco --help` lists what there is."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Sequence
from importlib import import_module

from fondaco.core.errors import BadInput
from fondaco.words import Words

COMMANDS = ("play", "serve", "replay", "arena", "train", "check", "edition", "state")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. Bad input is one sentence and exit code 2; where the command speaks a language, in that one."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # what a terminal cannot spell is no reason to stop
    args = arguments(argv)
    try:
        code = int(args.run(args))
        print(end="", flush=True)  # what cannot be written is told here, not when Python leaves
        return code
    except BadInput as error:
        print(f"fondaco: {Words(getattr(args, 'lang', 'en')).wrong(error)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except OSError as error:  # a file, a disk, a port that the machine refuses
        try:
            print(end="", flush=True)
        except OSError:
            sys.stdout = io.StringIO()  # or Python would try once more, and complain
        if isinstance(error, BrokenPipeError):
            return 130
        print(f"fondaco: {error}", file=sys.stderr)
        return 2


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    """What was typed: the command, and what it asks for."""
    parser = argparse.ArgumentParser(prog="fondaco", description="One house for merchant games.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name in COMMANDS:
        module = import_module(f"fondaco.cli.{name}")
        says = module.__doc__ or ""
        command = commands.add_parser(name, help=says.splitlines()[0], description=says)
        module.arguments(command)
        command.set_defaults(run=module.run)
    args, rest = parser.parse_known_args(argv)
    if rest and not hasattr(args, "rest"):
        parser.error(f"unknown arguments: {' '.join(rest)}")
    args.rest = rest
    return args

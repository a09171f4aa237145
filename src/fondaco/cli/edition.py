"""Show the printed values of a game with their provenance, or check an edition file of your own."""

from __future__ import annotations

import argparse
from pathlib import Path

from fondaco.cli.setting import add_game
from fondaco.core.edition import SOURCES, Edition, load_edition, read_edition
from fondaco.core.errors import BadEdition
from fondaco.core.game import game


def arguments(command: argparse.ArgumentParser) -> None:
    actions = command.add_subparsers(dest="action", required=True)
    show = actions.add_parser("show", help="print every datum with its tag")
    add_game(show)
    show.add_argument("--edition", help="another edition than the default")
    check = actions.add_parser("check", help="which of the rulebook's constraints a file breaks, line by line")
    check.add_argument("file", type=Path)


def run(args: argparse.Namespace) -> int:
    if args.action == "show":
        played = game(args.game)
        print("\n".join(shown(load_edition(played.package, played.editions, args.edition))))
        return 0
    complaints = complaints_about(read_edition(args.file))
    for line, ident, sentence in complaints:
        print(f"{args.file}:{line}: {ident}: {sentence}")
    if not complaints:
        print(f"{args.file}: keeps every constraint of the rulebook")
    return 1 if complaints else 0


def shown(edition: Edition) -> list[str]:
    """One line a datum: its tag, its path, its value."""
    lines = [f"{edition.title} ({edition.name})"]
    return lines + [f"{source or '-':13}  {path} = {value}" for path, value, source in edition.items()]


def complaints_about(edition: Edition) -> list[tuple[int, str, str]]:
    """What is wrong with an edition: line, rule, sentence; in the order of the file."""
    played = game(edition.game)
    found = [(path, "source", f"say where {path} comes from: {', '.join(SOURCES)}") for path in edition.untagged()]
    try:
        kinds = edition.unlike(load_edition(played.package, played.editions, None))
        found += kinds or played.constraints(edition)
        if not kinds:
            played.check_edition(edition)
    except BadEdition as error:
        found.append((error.path, "form", str(error)))
    except (KeyError, TypeError, IndexError, ValueError, AttributeError) as error:
        found.append(("", "form", f"a number or a name does not fit the others: {error!r}"))
    return sorted((edition.line_of(path), ident, sentence) for path, ident, sentence in found)

"""What the commands share: which game, how many seats, which options, which language, what somebody types."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib.metadata import entry_points

from fondaco.core.errors import BadSetup
from fondaco.core.game import Game, OptionValue
from fondaco.words import LANGUAGES, LONGEST

SIGNS = "●■▲◆★✚"
"""Each seat's sign, the same everywhere in the house."""
LETTERS = "ABCDEF"
"""Where a terminal cannot spell the signs."""


def signed(names: Sequence[str]) -> list[str]:
    """The players' names behind the signs of their seats."""
    try:
        SIGNS.encode(getattr(sys.stdout, "encoding", None) or "utf-8")  # none where nobody listens
        signs = SIGNS
    except UnicodeEncodeError:
        signs = LETTERS
    return [f"{sign} {name}" for sign, name in zip(signs, names, strict=False)]


def language() -> str:
    """The language of the terminal, English if the house does not speak it."""
    spoken = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en")[:2]
    return spoken if spoken in LANGUAGES else "en"


def add_language(command: argparse.ArgumentParser) -> None:
    command.add_argument("--lang", choices=LANGUAGES, default=language(), help="language (default: the terminal's)")


def typed(prompt: str) -> str | None:
    """The next line somebody types; None when nobody types any more."""
    try:
        return input(prompt).strip()[:LONGEST]
    except (EOFError, RuntimeError):  # the end of the input, or no input at all
        print()
        return None
    except KeyboardInterrupt:
        print()
        raise


def add_game(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", help=", ".join(sorted(entry.name for entry in entry_points(group="fondaco.games"))))


def add_setting(command: argparse.ArgumentParser) -> None:
    """Seats, edition, and any option of the game by its own name; a module is an option that is on or off."""
    command.add_argument("--seats", type=int, help="number of players (default 4)")
    command.add_argument("--edition", help="name of an edition, or a .toml file of your own")
    command.add_argument("--module", action="append", default=[], metavar="NAME", help="switch a module on")
    command.set_defaults(rest=[])


def options_of(game: Game, modules: Sequence[str], rest: Sequence[str]) -> dict[str, OptionValue]:
    """The options among the remaining arguments: `--agreements`, `--layout bars`, `--module lp`."""
    switches = [option.name for option in game.options if option.values in ((False, True), (True, False))]
    parser = argparse.ArgumentParser(prog=f"fondaco … {game.name}", add_help=False, exit_on_error=False)
    flags = {option.name: "--" + option.name.replace("_", "-") for option in game.options}
    for name, flag in flags.items():
        if name in switches:
            parser.add_argument(flag, dest=name, action="store_true", default=None)
        else:
            parser.add_argument(flag, dest=name)
    known = ", ".join(flags.values()) or "–"
    try:
        given, unknown = parser.parse_known_args(rest)
    except argparse.ArgumentError as error:
        raise BadSetup("argument", why=str(error), game=game.title, known=known) from error
    if unknown:
        raise BadSetup("arguments", given=" ".join(unknown), game=game.title, known=known)
    chosen: dict[str, OptionValue] = {}
    for option in game.options:
        value = getattr(given, option.name)
        if value is not None:
            chosen[option.name] = value if isinstance(value, bool) else option.read(value)
    for name in modules:
        if name not in switches:
            raise BadSetup("no-module", game=game.title, name=name, known=", ".join(switches) or "–")
        chosen[name] = True
    return chosen

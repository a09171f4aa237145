"""Let bots play each other in bulk: one against copies of another, or a whole cross-table."""

from __future__ import annotations

import argparse

from fondaco.arena import command as arena
from fondaco.cli.setting import add_setting, options_of
from fondaco.core.game import game


def arguments(command: argparse.ArgumentParser) -> None:
    arena.arguments(command)
    add_setting(command)


def run(args: argparse.Namespace) -> int:
    return arena.run(args, args.seats, options_of(game(args.game), args.module, args.rest), args.edition)

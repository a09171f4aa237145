"""Write the page that documents a game's positions and views (docs/state/GAME.md)."""

from __future__ import annotations

import argparse

from fondaco.cli.setting import add_game
from fondaco.core.game import Game, game
from fondaco.core.moves import pattern

ENVELOPE = {
    "game": "name of the game",
    "rules": "version of the rules code",
    "edition": "name of the edition",
    "options": "value of every option",
    "seats": "number of players",
    "ply": "plies played so far",
    "you": "the viewer's seat; null for a spectator and in the whole position",
    "to_act": "seats being waited for; -1 is chance; empty when the match is over",
    "decision": "the decision point, one of those below",
    "result": "null, or scores, ranks, winners, and why",
}


def arguments(command: argparse.ArgumentParser) -> None:
    add_game(command)


def run(args: argparse.Namespace) -> int:
    print(page(game(args.game)), end="")
    return 0


def page(played: Game) -> str:
    """The page, made from the declarations."""
    lines = [
        f"# {played.title}: the position as JSON",
        "",
        f"Made by `fondaco state {played.name}`. Views and `to_json` share these keys; what a viewer may not see",
        "is null or a summary.",
        "",
        "## Every game",
        "",
        *(f"- `{name}`: {says}" for name, says in ENVELOPE.items()),
        "",
        f"## {played.title}",
        "",
        *(f"- `{field.name}`: {field.says}. *{field.secrecy.says}*" for field in played.fields),
        "",
        "## Decision points",
        "",
        *(f"- `{point!r}`: {(type(point).__doc__ or '').splitlines()[0]}" for point in played.decisions),
        "",
        "## Moves",
        "",
        *(f"- `{pattern(kind)}`: {(kind.__doc__ or '').splitlines()[0]}" for kind in played.moves),
    ]
    return "\n".join(lines) + "\n"

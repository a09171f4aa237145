"""What the house has on its shelves: games, their rules, words, editions, boards."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Any

from fondaco.core.edition import load_edition
from fondaco.core.errors import BadInput
from fondaco.core.game import Game, Option, catalogue, game, spelled
from fondaco.server.bots import USUAL
from fondaco.server.refusal import Refusal
from fondaco.server.telling import bot_title
from fondaco.words import LANGUAGES, Words


def shelf(package: str) -> Path:
    """The folder of a package."""
    return Path(str(files(package)))


def known(name: str) -> Game:
    try:
        return game(name)
    except BadInput:
        raise Refusal("no-game") from None


def summary(played: Game, language: str, bots: list[str]) -> dict[str, Any]:
    """A game as the home page shows it."""
    words = Words(language, played)
    board = shelf(played.package) / "web" / "board.js"
    return {
        "name": played.name,
        "title": played.title,
        "about": words("about") if words.has("about") else "",
        "rules": played.rules,
        "seats": list(played.seats),
        "options": [option_out(option, words) for option in played.options],
        "editions": list(played.editions),
        "decisions": [repr(point) for point in played.decisions],
        "bots": [{"name": bot, "label": bot_title(bot, language), "usual": bot == USUAL} for bot in bots],
        "board": f"/games/{played.name}/board.js" if board.exists() else None,
    }


def option_out(option: Option, words: Words) -> dict[str, Any]:
    labels = []
    for value in option.values:
        key = f"option-{option.name}-{spelled(value)}"
        if words.has(key):
            labels.append(words(key))
        elif isinstance(value, bool):
            labels.append(words("yes" if value else "no"))
        else:
            labels.append(
                str(value + 1 if isinstance(value, int) and option.name == "start" else value)
            )  # seats from 1
    key = f"option-{option.name}"
    return {
        "name": option.name,
        "label": words(key) if words.has(key) else option.name,
        "values": list(option.values),
        "labels": labels,
        "default": option.default,
    }


def summaries(language: str, bots: list[str]) -> list[dict[str, Any]]:
    return [summary(played, language, bots) for played in catalogue().values()]


def edition_out(name: str, wanted: str) -> dict[str, Any]:
    """An edition with the provenance of every datum, and what of the rulebook it breaks (nothing, we hope)."""
    played = known(name)
    if wanted not in played.editions:
        raise Refusal("no-file")
    edition = load_edition(played.package, played.editions, wanted)
    notes = [{"path": path, "note": note} for path, note in notes_of(edition.data, "")]
    return {
        "game": played.name,
        "name": edition.name,
        "title": edition.title,
        "data": edition.data,
        "items": [{"path": path, "value": value, "source": source} for path, value, source in edition.items()],
        "notes": notes,
    }


def notes_of(node: Any, path: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    if isinstance(node, dict):
        if isinstance(node.get("note"), str):
            found.append((path, node["note"]))
        for key, value in node.items():
            found += notes_of(value, f"{path}.{key}" if path else key)
    elif isinstance(node, list):
        for index, value in enumerate(node):
            found += notes_of(value, f"{path}.{index}")
    return found


def rules_text(name: str, language: str) -> tuple[str, str]:
    """The rules in our own words and their language: `RULES.de.md` where a game has one, else `RULES.md`."""
    home = shelf(known(name).package)
    for candidate, spoken in ((home / f"RULES.{language}.md", language), (home / "RULES.md", "en")):
        if candidate.exists():
            return candidate.read_text(encoding="utf-8"), spoken
    raise Refusal("no-file")


def preferred(header: str | None) -> str:
    """The first of our languages in an Accept-Language header.

    >>> preferred("fr, de-AT;q=0.8, en;q=0.5"), preferred(None)
    ('de', 'en')
    """
    for part in (header or "").split(","):
        language = re.match(r"\s*([a-zA-Z]{2})\b", part)
        if language and language[1].lower() in LANGUAGES:
            return language[1].lower()
    return "en"

"""Sentences and names in German and English, from the Fluent files of the house and of each game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from fondaco.core.errors import BadInput
from fondaco.core.events import UNSEEN, Say
from fondaco.core.game import Game
from fondaco.core.moves import Move, spelling

LANGUAGES = ("de", "en")
LONGEST = 1_000
"""Letters of a fact about wrong input: it may be a whole file, and Fluent leaves out what is longer than 2,500."""

Namer = Callable[[str, Any, Say], str | None]


@cache
def bundle(language: str, package: str) -> FluentBundle:
    """The messages of the house, and of `package` if one is named: a game, or the bots.

    A game from elsewhere that does not speak this language is heard in another.
    """
    found = FluentBundle([language], use_isolating=False)
    for home in filter(None, ("fondaco", package)):
        spoken = (files(home) / "words" / f"{one}.ftl" for one in dict.fromkeys((language, *LANGUAGES)))
        if file := next((file for file in spoken if file.is_file()), None):
            found.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return found


def unwritten(composed: str, value: Any) -> bool:
    """Is this no name, but a message that nobody wrote, because somebody typed what there is not?

    >>> unwritten("good-gold", "gold"), unwritten("any ware", "any-ware")
    (True, False)
    """
    kind, _, rest = composed.partition("-")
    return rest == value and kind.isalpha()


class Words:
    """Speaks one language at one table: `words("event-sold", seat=2, amount=7)`.

    Facts that are seats become the players' names, facts that are ids become their names (`good="silk"` is looked up as
    `good-silk`, unless the game composes it), lists are joined.
    """

    def __init__(
        self, language: str, game: Game | None = None, names: Sequence[str] = (), edition: str | None = None
    ) -> None:
        self.language = language
        self.names = names
        self.edition = edition
        self.messages = bundle(language, game.package if game else "")
        self.namer: Namer | None = import_module(f"{game.package}.board").name if game else None

    def __call__(self, message: str, /, **facts: Any) -> str:
        if not self.has(message):
            return message
        pattern = self.messages.get_message(message).value
        assert pattern is not None, f"{message} has attributes but no text"
        named = {key: self.name(key, value) for key, value in facts.items()}
        text, _ = self.messages.format_pattern(pattern, named)
        return str(text)

    def has(self, message: str) -> bool:
        return bool(self.messages.has_message(message))

    def name(self, fact: str, value: Any) -> Any:
        """A fact as a reader wants to see it; numbers stay numbers, so that a sentence can choose its plural."""
        composed = self.namer(fact, value, self) if self.namer else None
        if composed is not None:
            return value if unwritten(composed, value) else composed
        if isinstance(value, (list, tuple)):
            return ", ".join(str(self.name(fact, entry)) for entry in value) or self("nothing")
        if isinstance(value, bool):
            return self("yes" if value else "no")
        if isinstance(value, int) and (fact == "seat" or fact.endswith("_seat")):
            return self.names[value] if 0 <= value < len(self.names) else self("nobody")
        if isinstance(value, str) and value != UNSEEN:
            return self(f"{fact}-{value}") if self.has(f"{fact}-{value}") else value
        return value

    def wrong(self, error: object) -> str:
        """What is wrong with some input, in this language if it is what players meet."""
        if not isinstance(error, BadInput) or not self.has(f"bad-{error.code}"):
            return str(error)[:LONGEST]
        return self(f"bad-{error.code}", **{name: self.wrong(fact) for name, fact in error.facts.items()})

    def event(self, heard: dict[str, Any]) -> str:
        """A sentence for an event as one viewer heard it."""
        facts = {key: fact for key, fact in heard.items() if key != "event"}
        return self(f"event-{heard['event']}", **facts)

    def move(self, move: Move) -> str:
        """A label for a move."""
        verb, names = spelling(type(move))
        return self(f"move-{verb}", **{name: getattr(move, name) for name in names})

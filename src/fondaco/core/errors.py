"""What can go wrong, as types: an illegal move, or input that makes no sense."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

SENTENCES: Final = {
    "no-game": "there is no game {name!r}; the house has: {known}",
    "seats": "{game} is for {least} to {most} players, not {given}",
    "people": "there are {seats} seats; {given} people cannot sit at this keyboard",
    "start": "option start can be random or 0 to {last} with {seats} players; not {given}",
    "no-option": "{game} has no option {name!r}; it has: {known}",
    "option-value": "option {name} can be {known}; not {given}",
    "no-module": "{game} has no module {name!r}; it has: {known}",
    "arguments": "unknown arguments {given}; options of {game}: {known}",
    "argument": "{why}; options of {game}: {known}",
    "no-move": "{text!r} is no move of this game; moves begin with: {known}",
    "move-words": "{text!r} cannot be read; expected: {pattern}",
    "unreadable": "{file} cannot be read: {why}",
    "no-text": "{file} is not a text file in UTF-8",
    "no-part": "this bot needs {part} of {game}; without it only random plays",
    "no-edition": "there is no edition {name!r}; known: {known}, or the path of a .toml file",
    "edition-no-toml": "not a TOML file: {why}",
    "edition-head": 'an edition begins with {key} = "…"; this file does not say it',
    "edition-game": "{title} is an edition of {game}, not of {wanted}",
    "edition-own": "{name} is the house's own; give this edition another name",
    "edition-unplayable": "{title} cannot be played: see `fondaco edition check` ({why})",
    "record-line": "line {number}: {why}",
    "record-head": "expected 'key: value' in the header, found {line!r}",
    "record-lacks": "the header lacks {key!r}; a record begins with game, rules, edition and seats",
    "record-garbled": "the header is garbled: rules and seats are whole numbers",
    "record-actor": "expected a seat or * and its move, found {line!r}",
    "record-seat": "the record has the seats 0 to {last}; not {given}",
    "record-ply": "the record ends with ply {count}; there is no ply {given}",
    "record-illegal": "ply {number} ({ply}) is not legal there: {why}",
    "record-breaks-off": "the header names the scores {told}, but the match breaks off after ply {count}",
    "record-scores": "the header names the scores {told}, but the match ends with {scores}",
}
"""What is wrong with input, in English; in other languages it is in the words of the house, as `bad-…`."""


@mypyc_attr(native_class=False)
class Illegal(Exception):
    """A move the rules forbid: a stable code and the facts a sentence can be made of.

    >>> str(Illegal("bid-range", above=12, purse=20))
    'bid-range (above=12, purse=20)'
    """

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code)  # the facts travel to another process as an attribute
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        told = ", ".join(f"{name}={fact}" for name, fact in self.facts.items())
        return f"{self.code} ({told})" if told else self.code


def allowed(check: Callable[..., None], *facts: Any) -> bool:
    """Does a check of these facts raise no `Illegal`?"""
    try:
        check(*facts)
    except Illegal:
        return False
    return True


@mypyc_attr(native_class=False)
class BadInput(ValueError):
    """Input from outside that cannot be used; its text says what was expected.

    What players meet has a code and facts, so that it can be said in their language too; all else is a sentence.

    >>> str(BadInput("seats", game="Medici", least=2, most=6, given=9)), str(BadInput("no table fits this view"))
    ('Medici is for 2 to 6 players, not 9', 'no table fits this view')
    """

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        return SENTENCES.get(self.code, "{code}").format(code=self.code, **self.facts)


@mypyc_attr(native_class=False)
class BadSetup(BadInput):
    """No such game, seat count, option or edition."""


@mypyc_attr(native_class=False)
class BadNotation(BadInput):
    """A text that is no move of this game."""


@mypyc_attr(native_class=False)
class BadPosition(BadInput):
    """A position that cannot lie on this game's table."""


@mypyc_attr(native_class=False)
class BadRecord(BadInput):
    """A record that is cut off, garbled, or breaks the rules it names."""


@mypyc_attr(native_class=False)
class BadEdition(BadInput):
    """An edition file that cannot be used; `path` is the datum that is to blame, where it is a single one."""

    def __init__(self, code: str, path: str = "", **facts: object) -> None:
        super().__init__(code, **facts)
        self.path = path


@mypyc_attr(native_class=False)
class EndlessChain(RuntimeError):
    """Automatic steps followed each other without end: a defect of the rules code."""

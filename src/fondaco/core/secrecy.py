"""Who may see which field of a position.

A game declares each field of its position once: `Field("money", PUBLIC, "florins of each seat")`. Views (by the one
projection, `Position.shown`), JSON, equality and the page `docs/state/GAME.md` all follow from that declaration.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from fondaco.core.moves import Seat

Json = Any
"""Plain data: None, bool, int, str, lists and string-keyed dicts of them."""


class Secrecy:
    """How one field shows itself. `value` is already plain JSON; `memory` asks for what attention would give."""

    says = "everybody sees it"

    def shown(self, value: Json, viewer: Seat | None, memory: bool) -> Json:
        return value


class Owner(Secrecy):
    """A list by seat: each seat sees its own entry, of the others only what `others` makes of it.

    `remembered`: an attentive player can work the rest out, so the memory view shows it.
    """

    def __init__(self, others: Callable[[Json], Json] | None = None, *, remembered: bool = False) -> None:
        self.others = others
        self.remembered = remembered
        self.says = "its owner sees it" + (", the others a summary" if others else "")
        if remembered:
            self.says += "; an attentive player can work it out"

    def shown(self, value: Json, viewer: Seat | None, memory: bool) -> Json:
        if memory and self.remembered:
            return value
        others = self.others
        return [
            entry if seat == viewer else others(entry) if others is not None else None
            for seat, entry in enumerate(value)
        ]


class Remembered(Secrecy):
    """Everybody saw it once, and no screen repeats it: only the memory view holds it."""

    says = "everybody saw it once; only memory views repeat it"

    def shown(self, value: Json, viewer: Seat | None, memory: bool) -> Json:
        return value if memory else None


class Known(Secrecy):
    """Known to some: `face(value, viewer, memory)` says what a viewer sees of it."""

    def __init__(self, face: Callable[[Json, Seat | None, bool], Json], says: str) -> None:
        self.face = face
        self.says = says

    def shown(self, value: Json, viewer: Seat | None, memory: bool) -> Json:
        return self.face(value, viewer, memory)


PUBLIC = Secrecy()
OWNER = Owner()
REMEMBERED = Remembered()


NESTED: Final = (list, tuple, dict)


def plain(value: Any) -> Json:
    """The JSON of a field that holds plain data; a copy, so that nobody alters the position through a view."""
    if isinstance(value, (list, tuple)):
        return [plain(entry) if isinstance(entry, NESTED) else entry for entry in value]
    if isinstance(value, dict):
        return {str(key): plain(entry) for key, entry in value.items()}
    return value


class Field:
    """One field of a position: its name, who may see it, what it means, and its JSON both ways."""

    def __init__(
        self,
        name: str,
        secrecy: Secrecy,
        says: str,
        write: Callable[[Any], Json] = plain,
        read: Callable[[Json], Any] = plain,
    ) -> None:
        self.name = name
        self.secrecy = secrecy
        self.says = says
        self.write = write
        self.read = read

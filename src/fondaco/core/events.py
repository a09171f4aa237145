"""What happened, with its audience. Sentences are made elsewhere, from the word files."""

from __future__ import annotations

from typing import Any, Protocol

from fondaco.core.moves import Seat

UNSEEN = "?"
"""Stands for a fact in the eyes of somebody who may not know it."""


class Event:
    """One thing that happened: `Event("paid", {"seat": 2, "amount": 7})`.

    `secret` names the facts that only the seats in `knows` hear; everybody else hears `?` in their place.
    `reveals` marks an event after which nobody may take a move back, because something hidden came to light.
    """

    __slots__ = ("facts", "kind", "knows", "reveals", "secret")

    def __init__(
        self,
        kind: str,
        facts: dict[str, Any],
        knows: tuple[Seat, ...] = (),
        secret: tuple[str, ...] = (),
        reveals: bool = False,
    ) -> None:
        self.kind = kind
        self.facts = facts
        self.knows = knows
        self.secret = secret
        self.reveals = reveals

    def heard_by(self, viewer: Seat | None) -> dict[str, Any]:
        """The event as plain JSON for one viewer (None: a spectator).

        >>> Event("drew", {"seat": 0, "card": "M07"}, knows=(0,), secret=("card",)).heard_by(1)
        {'event': 'drew', 'seat': 0, 'card': '?'}
        """
        told: dict[str, Any] = {"event": self.kind}
        for name, fact in self.facts.items():
            told[name] = UNSEEN if name in self.secret and viewer not in self.knows else fact
        return told

    def __repr__(self) -> str:
        facts = ", ".join(f"{name}={fact!r}" for name, fact in self.facts.items())
        return f"<{self.kind} {facts}>"


class Say(Protocol):
    """Makes a sentence or a name in the reader's language: `say("event-sold", seat=2, amount=7)`."""

    edition: str | None
    """The edition whose cards are spoken of; None is the usual one."""

    def __call__(self, message: str, /, **facts: Any) -> str: ...

"""Rows that are about to be written: tried on a twin of the match, taken over only when they are durable."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from fondaco.core.decision import Decision
from fondaco.core.events import Event
from fondaco.core.moves import CHANCE, Move, Seat
from fondaco.server.match import Match
from fondaco.server.rows import Row

Viewpoint = Seat | None
"""Whose eyes: a seat, or None for a spectator."""

MOST_DRAWS = 10_000
"""More plies of chance in a row than any game has."""


@dataclass(slots=True)
class Told:
    """One row with all that may be said of it: the faces of its move by viewpoint, and the events."""

    row: Row
    ply: int
    faces: dict[Viewpoint, str]
    events: list[Event]
    undone: bool = False

    @property
    def alike(self) -> bool:
        """Does everybody hear the same of it?"""
        return (
            len(set(self.faces.values())) <= 1
            and not any(event.secret for event in self.events)
            and self.row.body.get("by") != "order"
        )


class Draft:
    """A match some rows further on."""

    def __init__(self, match: Match, viewpoints: Iterable[Viewpoint], at: float) -> None:
        self.match = match.twin()
        self.viewpoints = tuple(viewpoints)
        self.at = at
        self.told: list[Told] = []

    @property
    def rows(self) -> list[Row]:
        return [told.row for told in self.told]

    def play(self, seat: Seat, move: Move, intent: str | None = None, **body: Any) -> None:
        """A ply. Raises what the rules raise."""
        match = self.match
        row = Row(match.seq + 1, seat, "move", {"move": str(move), **body}, self.at, intent)
        faces = faces_of(match, self.viewpoints, seat, move)
        events = match.play(row.seq, seat, move, self.at, by=body.get("by"))
        self.told.append(Told(row, match.position.ply, faces, events))

    def deal(self, rng: random.Random) -> None:
        """Bag, deck and die do their part until somebody is asked."""
        p = self.match.position
        for _ in range(MOST_DRAWS):
            if p.to_act() != (CHANCE,):
                return
            self.play(CHANCE, p.draw(rng))
        raise RuntimeError("chance draws without end")

    def note(self, kind: str, actor: Seat, body: dict[str, Any], intent: str | None = None) -> Row:
        """Any other row but an undo, which alters the past."""
        row = Row(self.match.seq + 1, actor, kind, body, self.at, intent)
        self.match.fold(row)
        self.told.append(Told(row, self.match.position.ply, {}, []))
        return row


def faces_of(match: Match, viewpoints: Iterable[Viewpoint], seat: Seat, move: Move) -> dict[Viewpoint, str]:
    """What each viewpoint may see of a move that is about to be played."""
    p = match.position
    if p.aside is None and type(p.decision).face is Decision.face:  # nothing about it is hidden
        return dict.fromkeys(viewpoints, str(move))
    return {viewer: p.face(viewer, seat, move) for viewer in viewpoints}

"""One row of a match's log, and the line its table carries for lists and sweeps."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import orjson

from fondaco.core.moves import Seat


@dataclass(slots=True)
class Row:
    """`(match, seq)` is its key, never used twice; `intent` is the id its sender gave it.

    Kinds: move, undo, resign, seat, timeout, consent.
    """

    seq: int
    actor: Seat
    kind: str
    body: Mapping[str, Any]
    at: float
    intent: str | None = None

    def to_db(self, match: str) -> dict[str, Any]:
        return {
            "match": match,
            "seq": self.seq,
            "actor": self.actor,
            "kind": self.kind,
            "body": orjson.dumps(self.body).decode(),
            "at": self.at,
            "intent": self.intent,
        }

    @classmethod
    def from_db(cls, found: Any) -> Row:
        return cls(found.seq, found.actor, found.kind, orjson.loads(found.body), found.at, found.intent)


@dataclass(slots=True)
class Headline:
    """What lists and sweeps need to know of a running match without opening it."""

    seq: int
    waiting: Sequence[Seat]
    touched: float
    due: float | None

    def to_db(self, match: str) -> dict[str, Any]:
        return {
            "match": match,
            "new_seq": self.seq,
            "new_waiting": orjson.dumps(self.waiting).decode(),
            "new_due": self.due,
            "new_touched": self.touched,
        }


def taken_back(rows: Iterable[Row]) -> set[int]:
    """The seqs of all that was undone."""
    return {seq for row in rows if row.kind == "undo" for seq in row.body["takes"]}


def plies(rows: Sequence[Row]) -> list[Row]:
    """The moves that stand."""
    gone = taken_back(rows)
    return [row for row in rows if row.kind == "move" and row.seq not in gone]

"""The clauses of which agreements are made (variant Absprachen, HA-R93), and how they are written.

A clause is a word: `pay:500`, `no-bid:2`, `move-via:3:JW>Brugge2`. Each party signs a list of them, joined by `+`. In
the clauses somebody signs he himself pays, drives or refrains; the other party is the one who benefits.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from fondaco.core.errors import Illegal
from fondaco.core.moves import Move, Seat, several
from fondaco.games.haendler.components import (
    BONUS_SALE,
    BROKEN_AXLE,
    FREE_LOADING,
    GUEST_LOAD,
    KINDS,
    LOAD_MASTER,
    SPECIAL_SALE,
    WAGONS,
    Box,
)

ANY: Final = "any"
ROUND, NEXT = "round", "next"
LENGTHS: Final = (ROUND, NEXT)
"""An agreement lasts to the end of this round, or of the next one (HA-R100)."""
MOST_CLAUSES: Final = 4

AMOUNT, WAGON, GOOD, CITY, FIELD, BRANCH = "amount", "wagon", "good", "city", "field", "branch"
INFLUENCE, TARGET, TILE, COUNT, PIECES, WAY = "influence", "target", "tile", "count", "pieces", "way"
SEAT, EVENT = "seat", "event"

GRAMMAR: Final[dict[str, tuple[str, ...]]] = {
    "pay": (AMOUNT,),
    "pay-if": (AMOUNT, EVENT),
    "sell-card": (INFLUENCE,),
    "no-bid": (WAGON,),
    "bid-max": (WAGON, AMOUNT),
    "load-for": (WAGON, PIECES, AMOUNT),
    "master-not": (WAGON, GOOD),
    "move-via": (WAGON, BRANCH),
    "move-into": (WAGON, CITY),
    "move-tile": (WAGON, TILE),
    "not-move": (WAGON,),
    "courier-to": (FIELD,),
    "courier-not": (FIELD,),
    "play": (INFLUENCE, TARGET),
    "not-play": (INFLUENCE, TARGET),
    "disc-not": (GOOD,),
    "disc": (GOOD, COUNT),
    "office-not": (GOOD, WAY),
    "office": (GOOD, WAY),
    "no-lot": (),
    "lot-max": (AMOUNT,),
    "not-buy": (GOOD,),
}
"""Every kind of clause with what it names."""

EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "enters": (WAGON, CITY),
    "over": (WAGON, BRANCH, SEAT),
    "courier": (FIELD, SEAT),
    "plays": (SEAT, INFLUENCE, TARGET),
    "not-plays": (SEAT, INFLUENCE, TARGET),
    "bid-zero": (SEAT, WAGON),
    "shifts": (SEAT, GOOD),
    "not-shifts": (SEAT, GOOD),
    "disc": (SEAT, GOOD, COUNT),
    "loaded": (SEAT, WAGON),
}
"""What a conditional payment may wait for; all of it is decided by what everybody sees."""

EVENT_PHASE: Final = {"bid-zero": 2, "loaded": 2, "enters": 3, "over": 3, "courier": 3, "shifts": 4, "disc": 4}
"""The phase in which an event can happen; playing a card: in the card's own."""

PHASE: Final = {
    "not-buy": 1,
    "no-bid": 2,
    "bid-max": 2,
    "load-for": 2,
    "master-not": 2,
    "move-via": 3,
    "move-into": 3,
    "move-tile": 3,
    "not-move": 3,
    "courier-to": 3,
    "courier-not": 3,
    "disc-not": 4,
    "disc": 4,
    "office-not": 4,
    "office": 4,
    "no-lot": 6,
    "lot-max": 6,
}
"""The phase in which a promise is kept or broken."""
ENDS_WITH: Final = {kind: phase for kind, phase in PHASE.items() if phase not in (2, 3)}
"""Promises that end with their phase; those about wagons and courier end when they are kept, or with the round."""
AT_ONCE: Final = ("pay", "sell-card")
TILE_CLAUSES: Final = ("move-via", "move-into", "move-tile")
WAGON_TARGETS: Final = (FREE_LOADING, BROKEN_AXLE, BONUS_SALE, LOAD_MASTER)
"""Influence cards that are played on a wagon; Sonderverkauf is played on a good, the others on nothing."""


@dataclass(frozen=True)
class Clause:
    """One promise: `Clause("no-bid", ("2",))` is written `no-bid:2`."""

    kind: str
    words: tuple[str, ...] = ()

    def __str__(self) -> str:
        return ":".join((self.kind, *self.words))

    @classmethod
    def parse(cls, text: str) -> Clause:
        """Read back what `str` wrote.

        >>> Clause.parse("bid-max:2:300")
        Clause(kind='bid-max', words=('2', '300'))
        """
        kind, *words = text.split(":")
        if kind not in GRAMMAR:
            raise ValueError(text)
        return cls(kind, tuple(words))

    @property
    def amount(self) -> int:
        """What a payment moves, or the limit it sets."""
        return int(self.words[GRAMMAR[self.kind].index(AMOUNT)])

    @property
    def event(self) -> str:
        return ":".join(self.words[1:])


Clauses = tuple[Clause, ...]
Terms = tuple[Clauses, Clauses, str]
"""What the proposer signs, what the other signs, and how long it lasts."""


def read_clauses(word: str) -> Clauses:
    """What one party signs: `pay:500+no-bid:2`, or `-` for nothing."""
    return tuple([Clause.parse(part) for part in several(word)])


@dataclass(frozen=True)
class Propose(Move):
    """Offer an agreement: what I sign, what the other signs, and how long it lasts (HA-178)."""

    seat: Seat
    gives: Clauses
    gets: Clauses
    length: str


@dataclass(frozen=True)
class Counter(Move):
    """Answer a proposal with another one."""

    gives: Clauses
    gets: Clauses
    length: str


@dataclass(frozen=True)
class Reject(Move):
    """No agreement."""


@dataclass(frozen=True)
class Quiet(Move):
    """No talk for the rest of this `phase` or `round`."""

    until: str


REJECT: Final = Reject()
QUIETS: Final[tuple[Move, ...]] = (Quiet("phase"), Quiet("round"))


def check_clause(box: Box, seats: int, clause: Clause) -> None:
    """Raise unless a clause names things that exist."""
    if not spelled_well(box, seats, GRAMMAR[clause.kind], clause.words):
        raise Illegal("bad-clause", clause=str(clause))


def spelled_well(box: Box, seats: int, wanted: tuple[str, ...], words: tuple[str, ...]) -> bool:
    if EVENT in wanted:
        if len(words) < 2 or words[1] not in EVENTS:
            return False
        return fits(box, seats, AMOUNT, words[0]) and spelled_well(box, seats, EVENTS[words[1]], words[2:])
    if len(wanted) != len(words):
        return False
    if not all(fits(box, seats, name, word) for name, word in zip(wanted, words, strict=True)):
        return False
    return TARGET not in wanted or target_fits(box, *words[-2:])


def fits(box: Box, seats: int, name: str, word: str) -> bool:
    """Is `word` one of the things called `name`?"""
    if name == AMOUNT:
        return word.isdecimal() and str(int(word)) == word and int(word) % 100 == 0
    return word in map(str, things(box, seats)[name])


def target_fits(box: Box, kind: str, target: str) -> bool:
    """Can a card of this kind be played on this?"""
    if target == ANY:
        return True
    if kind == SPECIAL_SALE:
        return target in box.good
    return kind in WAGON_TARGETS and target.isdecimal()


@lru_cache(20)
def things(box: Box, seats: int) -> dict[str, list[Any]]:
    """What each word of a clause may name; a branch is a way out of a junction. Kept: every proposal asks for it."""
    net = box.roads
    return {
        WAGON: list(range(1, WAGONS + 1)),
        GOOD: box.goods,
        CITY: box.cities,
        FIELD: [field for field in net.beside if field not in net.cities],
        BRANCH: [f"{here}>{there}" for here, beside in net.beside.items() if len(beside) > 2 for there in beside],
        INFLUENCE: list(KINDS),
        TARGET: [ANY, *range(1, WAGONS + 1), *box.goods],
        TILE: box.tiles,
        COUNT: [0, 1, 2],
        PIECES: list(range(1, GUEST_LOAD + 1)),
        WAY: ["up", "down", ANY],
        SEAT: list(range(seats)),
    }


def clause_forms(box: Box, seats: int) -> list[dict[str, Any]]:
    """The grammar as data, for a page or a bot that composes an agreement."""

    def field(name: str) -> dict[str, Any]:
        if name == AMOUNT:
            return {"name": name, "kind": "amount", "least": 0, "most": 9900, "step": 100}
        if name == EVENT:
            return {"name": name, "kind": "clauses", "least": 1, "most": 1, "of": forms_of(EVENTS)}
        return {"name": name, "kind": "choice", "of": list(things(box, seats)[name])}

    def forms_of(grammar: dict[str, tuple[str, ...]]) -> list[dict[str, Any]]:
        return [{"verb": kind, "fields": [field(name) for name in names]} for kind, names in grammar.items()]

    return forms_of(GRAMMAR)

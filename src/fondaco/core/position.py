"""One moment of a match: everything that lies on the table, and the decision being asked."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from fondaco.core.decision import OVER, Automatic, Decision, Form
from fondaco.core.errors import BadInput, EndlessChain, Illegal
from fondaco.core.events import Event
from fondaco.core.moves import CHANCE, Move, Seat
from fondaco.core.secrecy import OWNER, PUBLIC, Field, Json

if TYPE_CHECKING:
    from fondaco.core.game import Setup

CHAIN_LIMIT: Final = 1000
"""More automatic steps in a row than any rulebook needs."""


@dataclass
class Result:
    """How a match ended: scores, ranks (1 is best), winners, and what decided it."""

    scores: list[int]
    ranks: list[int]
    why: str

    @property
    def winners(self) -> list[Seat]:
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def share(self, seat: Seat) -> float:
        """A win counts 1; shared by k it counts 1/k."""
        return 1 / len(self.winners) if self.ranks[seat] == 1 else 0.0

    def to_json(self) -> Json:
        return {"scores": self.scores, "ranks": self.ranks, "winners": self.winners, "why": self.why}


def ranked(keys: Sequence[Any]) -> list[int]:
    """The rank of each seat when the highest key is best; equal keys share a rank.

    >>> ranked([7, 9, 9, 3])
    [3, 1, 1, 4]
    """
    return [1 + sum(other > key for other in keys) for key in keys]


def decided_by(keys: Sequence[tuple[Any, ...]], names: Sequence[str]) -> str:
    """Which part of the keys puts the best before the next: its name, or `shared` if they are equal.

    >>> decided_by([(7, 4), (9, 1), (9, 3)], ("points", "goods"))
    'goods'
    """
    best, second = sorted(keys, reverse=True)[:2]
    for name, mine, theirs in zip(names, best, second, strict=True):
        if mine != theirs:
            return name
    return "shared"


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """The table of one match. Rules alter it in place; everybody else plays moves or copies it."""

    __slots__ = ("answers", "asked", "decision", "plain", "ply", "promises", "seats", "setup", "told")

    FIELDS: ClassVar[tuple[Field, ...]] = ()
    """What the game adds to the table, each field with its secrecy."""

    aside: ClassVar[Decision[Any] | None] = None
    """Moves that leave the decision standing (repay a loan, claim a message)."""

    aside_kinds: ClassVar[tuple[type[Move], ...]] = ()
    """The kinds of move that belong to `aside`."""

    setup: Setup
    seats: int
    ply: int
    decision: Decision[Any]
    asked: tuple[Seat, ...]
    """Who is waited for: worked out when the decision is set, since everybody wants to know."""
    answers: list[Move | None]
    told: list[Event] | None
    plain: bool
    """Does the decision alone say what is legal? It does in a game without promises and asides."""
    promises: bool
    """Is anybody bound by a promise now? Then `restrict` is consulted for every move."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.seats = setup.seats
        self.ply = 0
        self.decision = OVER
        self.asked = ()
        self.answers = setup.no_answers
        self.told = None
        self.plain = setup.plain
        self.promises = False

    def carry(self, twin: Position) -> None:
        """Give a twin what every game's position has; `copy` does the rest."""
        twin.ply = self.ply
        twin.decision = self.decision
        twin.asked = self.asked
        twin.answers = self.answers
        twin.promises = self.promises

    # What a game fills in

    def lay_out(self) -> None:
        """Put everything on the table as the rulebook's setup says, and set the first decision."""
        raise NotImplementedError

    def copy(self) -> Position:
        """An independent twin; nobody listens to it."""
        raise NotImplementedError

    def result(self) -> Result | None:
        """None while the match runs; then scores, ranks, winners, and why."""
        raise NotImplementedError

    def restrict(self, seat: Seat, move: Move) -> Illegal | None:
        """Why a promise forbids `move`, which the rules would allow; None when nothing does."""
        return None

    # What everybody uses

    def to_act(self) -> tuple[Seat, ...]:
        """The seats being waited for; (CHANCE,) when bag, deck or die decides; () when the match is over."""
        return self.asked

    def choices(self, seat: Seat) -> Sequence[Move]:
        """The legal moves of `seat`: all of the closed kinds, a menu of the open ones."""
        if self.plain and seat in self.asked:
            return self.decision.choices(self, seat)
        if seat not in self.asked and not self.decision.amends(self, seat):
            return ()
        moves = self.decision.choices(self, seat)
        if self.promises:
            # A promise that would leave no choice lapses.
            moves = [move for move in moves if self.restrict(seat, move) is None] or moves
        aside = self.aside
        if aside is not None and (beside := aside.choices(self, seat)):
            moves = [*moves, *beside]
        return moves

    def forms(self, seat: Seat) -> list[Form]:
        """The open kinds of moves of `seat`, as data to compose one from."""
        if seat not in self.asked and not self.decision.amends(self, seat):
            return []
        return self.decision.forms(self, seat)

    def odds(self) -> list[tuple[Move, int]]:
        """While CHANCE decides: each possible move with its weight."""
        return self.decision.odds(self)

    def draw(self, rng: random.Random) -> Move:
        """While CHANCE decides: one move, drawn with the odds."""
        return self.decision.draw(self, rng)

    def after_chance(self, rng: random.Random) -> tuple[Seat, ...]:
        """Let chance move as long as it is asked; then the seats being waited for, () when the match is over."""
        while CHANCE in self.asked:
            decision = self.decision
            decision.apply(self, CHANCE, decision.draw(self, rng))  # by these very rules, so it is legal
            self.ply += 1
            asked = self.asked = self.decision.to_act(self)
            if not asked:
                self.run_on()
        return self.asked

    def check(self, seat: Seat, move: Move) -> None:
        """Raise `Illegal` unless `seat` may play `move` now. The one path of legality, for open moves too."""
        decision = self.decision
        if seat not in self.asked and not decision.amends(self, seat):
            raise Illegal("over" if decision is OVER else "not-asked")
        if self.aside is not None and isinstance(move, self.aside_kinds):
            self.aside.check(self, seat, move)
            return
        decision.check(self, seat, move)
        if self.promises:
            forbidden = self.restrict(seat, move)
            if forbidden is not None and move not in self.choices(seat):
                raise forbidden

    def play(self, seat: Seat, move: Move) -> None:
        """Check, then carry out; an illegal move leaves the position untouched."""
        decision = self.decision
        if seat in self.asked and (self.plain or not (self.promises or isinstance(move, self.aside_kinds))):
            decision.check(self, seat, move)  # the short way of nearly every ply
        else:
            self.check(seat, move)
            if self.aside is not None and isinstance(move, self.aside_kinds):
                decision = self.aside
        decision.apply(self, seat, move)
        self.ply += 1
        asked = self.asked = self.decision.to_act(self)
        if not asked:
            self.run_on()

    def run_on(self) -> None:
        """Carry out the automatic steps that stand before the next question."""
        for _ in range(CHAIN_LIMIT):
            step = self.decision
            if not isinstance(step, Automatic):
                self.asked = step.to_act(self)
                return
            step.run(self)
        raise EndlessChain(f"{self.decision} still runs after {CHAIN_LIMIT} automatic steps")

    def face(self, viewer: Seat | None, actor: Seat, move: Move) -> str:
        """The notation of a move about to be played, with `?` for what `viewer` may not know."""
        if self.aside is not None and isinstance(move, self.aside_kinds):
            return self.aside.face(self, viewer, actor, move)
        return self.decision.face(self, viewer, actor, move)

    # Copies by the standard library are twins too: the game and its rules are not theirs to copy.
    def __copy__(self) -> Position:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Position:
        return self.copy()

    # So is what another process unpickles, where the rules and the components are its own.
    def __reduce__(self) -> tuple[Any, ...]:
        setup = self.setup
        own = {} if setup.edition.name in setup.game.editions else {"edition": setup.edition}
        return setup.game.restore, ({**self.to_json(), **own},)

    def facts(self, seat: Seat) -> dict[str, Any]:
        """What the sentence that asks `seat` speaks of."""
        return self.decision.facts(self, seat) if seat in self.asked else {}

    def tell(self, kind: str, **facts: Any) -> None:
        """Report to everybody who listens what everybody saw. Busy rules ask `p.told is not None` first."""
        if self.told is not None:
            self.told.append(Event(kind, facts))

    def whisper(self, kind: str, knows: tuple[Seat, ...], secret: tuple[str, ...], **facts: Any) -> None:
        """Report something whose `secret` facts only the seats in `knows` may hear."""
        if self.told is not None:
            self.told.append(Event(kind, facts, knows, secret))

    def reveal(self, kind: str, **facts: Any) -> None:
        """Report something hidden that now lies open: nobody may take a move back past it."""
        if self.told is not None:
            self.told.append(Event(kind, facts, reveals=True))

    def view(self, seat: Seat | None, *, memory: bool = False) -> Json:
        """All that `seat` is shown (None: a spectator) as plain JSON; with `memory`, what attention would add."""
        if seat is not None and seat not in range(self.seats):
            raise BadInput(f"there are the seats 0 to {self.seats - 1}, or None for a spectator; not {seat!r}")
        state = self.to_json()
        return {**state, **self.shown(state, seat, memory=memory)}

    def shown(self, state: dict[str, Json], seat: Seat | None, *, memory: bool = False) -> dict[str, Json]:
        """The one projection: what `seat` sees in place of all that is not public in `state`, fresh from `to_json`.

        The keys are the same for every seat. Who shows one position to many writes the rest, which is public, once.
        """
        view: dict[str, Json] = {"you": seat}
        over = self.decision is OVER
        for field in self.setup.game.fields:
            if field.secrecy is not PUBLIC:
                value = state[field.name]
                view[field.name] = value if over else field.secrecy.shown(value, seat, memory)
        return view

    def to_json(self) -> dict[str, Json]:
        """The whole position as plain JSON; `game.load` reads it back."""
        state = self.envelope()
        for field in self.setup.game.fields:
            state[field.name] = field.write(getattr(self, field.name))
        return state

    def envelope(self) -> dict[str, Json]:
        """What every game's view begins with."""
        result = self.result()
        return {
            **self.setup.to_json(),
            "ply": self.ply,
            "you": None,
            "to_act": list(self.asked),
            "decision": repr(self.decision),
            "result": None if result is None else result.to_json(),
        }

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position) or self.setup != other.setup:
            return False
        if self.ply != other.ply or self.decision is not other.decision or self.answers != other.answers:
            return False
        return all(getattr(self, field.name) == getattr(other, field.name) for field in self.FIELDS)

    __hash__ = None  # type: ignore[assignment]  # positions change

    def __repr__(self) -> str:
        return f"<{self.setup.game.name} ply {self.ply}, {self.decision!r} asks {list(self.asked)}>"


def seat_name(seat: Seat) -> str:
    """How records and transcripts name an actor: chance is `*`."""
    return "*" if seat == CHANCE else str(seat)


ANSWERS = Field(
    "answers",
    OWNER,
    "sealed answers given so far, as notation",
    write=lambda answers: [None if move is None else str(move) for move in answers],
)

"""A match is the fold of its rows: the position, who was asked after which row, what may be taken back."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from fondaco.core.decision import OVER, Sealed
from fondaco.core.errors import Illegal
from fondaco.core.events import Event
from fondaco.core.game import Game, OptionValue, game
from fondaco.core.moves import CHANCE, Move, Seat
from fondaco.core.position import Position
from fondaco.server.rows import Row, taken_back


@dataclass(frozen=True, slots=True)
class Opening:
    """From where a match starts: enough to fold its rows."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    edition: str

    @property
    def played(self) -> Game:
        return game(self.game)

    def start(self) -> Position:
        return self.played.start(self.seats, self.options, self.edition)


@dataclass(frozen=True, slots=True)
class Asked:
    """A seat was asked after the row `seq`, at the time `at`."""

    seq: int
    at: float


@dataclass(frozen=True, slots=True)
class Step:
    """A ply since the last barrier. `sealed`: it lies face down in a decision that is still open."""

    seq: int
    actor: Seat
    sealed: bool


@dataclass(frozen=True, slots=True)
class Proposal:
    """Something that needs everybody's consent: an undo, an end, a bot for an absent player."""

    seq: int
    what: str
    by: Seat
    args: dict[str, Any]
    agreed: frozenset[Seat]


@dataclass(slots=True)
class Match:
    """Where a match stands after the row `seq`."""

    opening: Opening
    position: Position
    seq: int = 0
    asks: dict[Seat, Asked] = field(default_factory=dict)
    trail: list[Step] = field(default_factory=list)
    used: list[float] = field(default_factory=list)
    """Seconds each seat has thought."""
    moves: list[int] = field(default_factory=list)
    """How often each seat has moved; a clock may give time for each."""
    lapses: dict[Seat, int] = field(default_factory=dict)
    """How often a seat's time ran out since it last moved by itself."""
    proposals: dict[int, Proposal] = field(default_factory=dict)
    resigned: tuple[Seat, ...] = ()
    ended: bool = False
    """Ended by consent."""
    trouble: str | None = None
    """Why the log could not be followed beyond the last good row."""
    latest: float = 0.0

    @classmethod
    def fresh(cls, opening: Opening, at: float = 0.0) -> Match:
        match = cls(opening, opening.start(), used=[0.0] * opening.seats, moves=[0] * opening.seats, latest=at)
        match.ask(at, set())
        return match

    def twin(self) -> Match:
        """An independent copy; what is never altered in place is shared."""
        return Match(
            self.opening,
            self.position.copy(),
            self.seq,
            dict(self.asks),
            self.trail[:],
            self.used[:],
            self.moves[:],
            dict(self.lapses),
            dict(self.proposals),
            self.resigned,
            self.ended,
            self.trouble,
            self.latest,
        )

    @property
    def over(self) -> bool:
        return self.position.decision is OVER or self.ended

    def fold(self, row: Row) -> list[Event]:
        """Take one row in; returns what was told. An undo needs `refold`, because it alters the past."""
        events: list[Event] = []
        if row.kind == "move":
            move = self.opening.played.parse(row.body["move"])
            events = self.play(row.seq, row.actor, move, row.at, by=row.body.get("by"))
        elif row.kind == "undo":
            self.took_back(row)
        elif row.kind == "resign":
            self.resigned = (*self.resigned, row.actor)
        elif row.kind == "seat":
            self.proposals.clear()  # others must agree now than were asked
        elif row.kind == "timeout":
            self.lapses[row.actor] = self.lapses.get(row.actor, 0) + 1
        elif row.kind == "consent":
            self.consent(row)
        self.seq = row.seq
        self.latest = row.at
        return events

    def play(self, seq: int, seat: Seat, move: Move, at: float, by: str | None = None) -> list[Event]:
        """Play a ply and see who is asked now. Raises, with the match spoiled, when the rules refuse."""
        p = self.position
        decision = p.decision
        aside = p.aside is not None and isinstance(move, p.aside_kinds)
        to_act = p.to_act()
        parallel = {other: p.facts(other) for other in to_act if other != seat} if seat != CHANCE else {}
        told: list[Event] = []
        p.told = told
        p.play(seat, move)
        p.told = None
        same = p.decision is decision
        sealed = same and isinstance(decision, Sealed) and any(answer is not None for answer in p.answers)
        if sealed or aside:
            kept = {other for other in self.asks if other != seat}
        elif same and not isinstance(decision, Sealed):
            kept = {other for other, facts in parallel.items() if p.facts(other) == facts}
        else:
            kept = set()
        if seat in self.asks and seat in to_act:  # not those who only change their mind: nobody waits for them
            self.used[seat] += max(0.0, at - self.asks[seat].at)
            self.moves[seat] += 1
        if by is None:
            self.lapses.pop(seat, None)
        self.seq = seq
        self.latest = at
        self.ask(at, kept)
        opened = isinstance(decision, Sealed) and not sealed and not aside
        if seat == CHANCE or opened or any(event.reveals for event in told):
            self.trail.clear()  # what chance or an opened seal has shown cannot be unseen
        else:
            self.trail.append(Step(seq, seat, sealed and not aside))
        self.drop("undo")  # it spoke of a position that is no more
        if by is None:
            self.drop("replace", seat)  # here they are
        if self.over:
            self.proposals.clear()
        return told

    def ask(self, at: float, kept: set[Seat]) -> None:
        """Note who is asked from now on; those in `kept` were asked the same before."""
        p = self.position
        asks: dict[Seat, Asked] = {}
        if not self.ended:
            now: Iterable[Seat] = p.to_act()
            if self.opening.played.seals and isinstance(p.decision, Sealed):
                now = [seat for seat in range(p.seats) if seat in now or p.decision.amends(p, seat)]
            for seat in now:
                if seat != CHANCE:
                    old = self.asks.get(seat)
                    asks[seat] = old if old is not None and seat in kept else Asked(self.seq, at)
        self.asks = asks

    def took_back(self, row: Row) -> None:
        """After a refold without the rows that were taken back: those concerned are asked anew."""
        self.seq = row.seq
        consented = bool(row.body.get("consented"))
        kept = set() if consented else {seat for seat in self.asks if seat != row.actor}
        self.ask(row.at, kept)
        if consented:
            self.trail.clear()
        elif row.actor in self.asks:
            before = row.body.get("used", 0.0) - self.used[row.actor]
            self.asks[row.actor] = Asked(row.seq, row.at - max(0.0, before))  # its time is not given back

    def consent(self, row: Row) -> None:
        body = row.body
        if body["say"] == "propose":
            args = {key: value for key, value in body.items() if key not in ("say", "what")}
            self.proposals[row.seq] = Proposal(row.seq, body["what"], row.actor, args, frozenset((row.actor,)))
            return
        proposal = self.proposals.pop(body["proposal"], None)
        if proposal is not None and body["say"] == "agree":
            agreed = proposal.agreed | {row.actor}
            self.proposals[proposal.seq] = Proposal(proposal.seq, proposal.what, proposal.by, proposal.args, agreed)
        if body["say"] == "done" and body["what"] == "end":
            self.ended = True
            self.asks, self.proposals = {}, {}

    def drop(self, what: str, seat: Seat | None = None) -> None:
        """Proposals that have lost their point."""
        for proposal in list(self.proposals.values()):
            if proposal.what == what and proposal.args.get("seat") == seat:
                del self.proposals[proposal.seq]

    def waits_for(self, seat: Seat) -> Asked | None:
        """What a seat has still to answer; who may only change an answer keeps nobody waiting."""
        return self.asks.get(seat) if seat in self.position.to_act() else None

    def thought(self, seat: Seat, now: float) -> float:
        """Seconds a seat has thought, also about the question that stands before it."""
        asked = self.waits_for(seat)
        return self.used[seat] + (now - asked.at if asked is not None else 0.0)

    def may_take_back(self, seat: Seat) -> int | None:
        """The seq of the ply `seat` may take back without asking anybody, or None."""
        skipped = False
        for step in reversed(self.trail):
            if step.actor == seat:
                return step.seq if step.sealed or not skipped else None
            if not step.sealed:
                return None
            skipped = True
        return None


def refold(opening: Opening, rows: Sequence[Row], base: Match | None = None) -> Match:
    """The match that `rows` tell, from the start or from a snapshot; undone plies are left out.

    A row that the rules no longer accept stops the match at its last good row; `trouble` says why.
    """
    gone = taken_back(rows)
    match = base or Match.fresh(opening)
    for row in rows:
        if row.seq in gone:
            match.seq, match.latest = row.seq, row.at
            continue
        if match.trouble is not None and row.kind in ("move", "undo"):  # nobody is asked any more
            match.seq, match.latest = row.seq, row.at
            continue
        before = match.position.copy() if row.kind == "move" else None
        try:
            match.fold(row)
        except Exception as error:  # whatever a rules file can raise
            assert before is not None, "only moves reach the rules"
            said = str(error) if isinstance(error, (Illegal, ValueError)) else type(error).__name__
            match.position = before
            match.trouble = f"row {row.seq}: {said}"
            match.asks = {}
            match.seq = row.seq
    return match

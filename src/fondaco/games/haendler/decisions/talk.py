"""Variant Absprachen: the talk before a question (HA-178, HA-179, HA-181, HA-R94, HA-R95).

Proposing  each other seat, clockwise, may propose an agreement to the seat on turn; everybody hears it
Hearing    the seat on turn accepts, rejects or counters each proposal
Weighing   whoever was countered accepts or rejects
Inviting   the seat on turn may propose something to each other seat
Replying   which accepts or rejects

Without the variant a question is simply asked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from fondaco.core.decision import Decision, Form, Sealed
from fondaco.core.errors import Illegal, allowed
from fondaco.core.moves import Move, Seat
from fondaco.games.haendler.agreements import in_words, show, sign
from fondaco.games.haendler.clauses import QUIETS, REJECT, Counter, Propose, Quiet, Reject, Terms
from fondaco.games.haendler.moves import ACCEPT, PASS, Accept
from fondaco.games.haendler.position import NOBODY, Haendler, changed
from fondaco.games.haendler.proposals import check_signing, check_terms, menu, proposal_forms, read_terms, spell

PASS_OR_QUIET: Final[tuple[Move, ...]] = (PASS, *QUIETS)
ACCEPT_OR_REJECT: Final[tuple[Move, ...]] = (ACCEPT, REJECT)
ONLY_REJECT: Final[tuple[Move, ...]] = (REJECT,)


def ask(p: Haendler, seat: Seat, point: Decision[Haendler]) -> None:
    """Put a question to a seat, or a sealed one to everybody, after the talk if agreements are played."""
    p.actor = seat
    p.decision = point
    if p.agreements:
        p.talk_point = repr(point)
        open_talk(p, seat)


def open_talk(p: Haendler, seat: Seat) -> None:
    p.talk_seat = seat
    p.talk_place = 0
    p.proposals = [""] * p.seats
    if wants_talk(p, seat):
        next_proposer(p)
    else:
        close_talk(p)


def wants_talk(p: Haendler, seat: Seat) -> bool:
    """Has a seat not asked for quiet?"""
    return p.quiet[seat] < 10 * p.round + p.phase


def partner(p: Haendler) -> Seat:
    """The seat whose matter is heard."""
    return (p.talk_seat + p.talk_place) % p.seats


def opposite(p: Haendler, seat: Seat) -> Seat:
    """Whom a seat talks with: the one on turn with each of the others, they with him."""
    return partner(p) if seat == p.talk_seat else p.talk_seat


class Proposing(Decision[Haendler]):
    """Others, clockwise, may offer the seat on turn an agreement, all in public (HA-179, HA-181)."""

    def to_act(self, p: Haendler) -> tuple[Seat, ...]:
        return (partner(p),)

    def choices(self, p: Haendler, seat: Seat) -> Sequence[Move]:
        other = opposite(p, seat)
        return [*PASS_OR_QUIET, *[Propose(other, *terms) for terms in menu(p, seat, other)]]

    def check(self, p: Haendler, seat: Seat, move: Move) -> None:
        if isinstance(move, Propose):
            if move.seat != opposite(p, seat):
                raise Illegal("not-on-turn")
            check_terms(p, seat, move.seat, (move.gives, move.gets, move.length))
        elif move not in PASS_OR_QUIET:
            raise Illegal("propose-or-pass")

    def apply(self, p: Haendler, seat: Seat, move: Move) -> None:
        if isinstance(move, Propose):
            put_forward(p, seat, move.seat, (move.gives, move.gets, move.length))
        elif isinstance(move, Quiet):
            keep_quiet(p, seat, move)
        next_proposer(p)

    def forms(self, p: Haendler, seat: Seat) -> list[Form]:
        return proposal_forms(p, "propose", [opposite(p, seat)])

    def facts(self, p: Haendler, seat: Seat) -> dict[str, Any]:
        return {"other_seat": opposite(p, seat)}


class Replying(Decision[Haendler]):
    """The seat that was asked by the one on turn accepts or rejects (HA-R94)."""

    def to_act(self, p: Haendler) -> tuple[Seat, ...]:
        return (partner(p),)

    def choices(self, p: Haendler, seat: Seat) -> Sequence[Move]:
        return ACCEPT_OR_REJECT if may_sign(p, seat) else ONLY_REJECT

    def check(self, p: Haendler, seat: Seat, move: Move) -> None:
        if isinstance(move, Accept):
            proposer = opposite(p, seat)
            check_signing(p, seat, proposer, standing(p, proposer))
        elif not isinstance(move, Reject):
            raise Illegal("accept-or-reject")

    def apply(self, p: Haendler, seat: Seat, move: Move) -> None:
        answer(p, seat, p.talk_seat, move)
        next_invitation(p)

    def facts(self, p: Haendler, seat: Seat) -> dict[str, Any]:
        proposer = opposite(p, seat)
        return {"other_seat": proposer, "able": int(may_sign(p, seat)), **in_words(standing(p, proposer))}


class Hearing(Replying):
    """The seat on turn answers each proposal: accept, reject, or one counter-proposal (HA-R94)."""

    def to_act(self, p: Haendler) -> tuple[Seat, ...]:
        return (p.talk_seat,)

    def choices(self, p: Haendler, seat: Seat) -> Sequence[Move]:
        counters = [Counter(*terms) for terms in menu(p, seat, partner(p))[:20]]
        return [*super().choices(p, seat), *counters]

    def check(self, p: Haendler, seat: Seat, move: Move) -> None:
        if isinstance(move, Counter):
            check_terms(p, seat, partner(p), (move.gives, move.gets, move.length))
        else:
            super().check(p, seat, move)

    def apply(self, p: Haendler, seat: Seat, move: Move) -> None:
        if isinstance(move, Counter):
            put_forward(p, seat, partner(p), (move.gives, move.gets, move.length))
            p.decision = WEIGHING
        else:
            answer(p, seat, partner(p), move)
            next_hearing(p)

    def forms(self, p: Haendler, seat: Seat) -> list[Form]:
        return proposal_forms(p, "counter", [])


class Weighing(Replying):
    """Whoever was answered with a counter-proposal accepts or rejects it (HA-R94)."""

    def apply(self, p: Haendler, seat: Seat, move: Move) -> None:
        answer(p, seat, p.talk_seat, move)
        p.proposals = changed(p.proposals, seat, "")
        next_hearing(p)


class Inviting(Proposing):
    """The seat on turn may make one proposal to each other seat (HA-R94)."""

    def to_act(self, p: Haendler) -> tuple[Seat, ...]:
        return (p.talk_seat,)

    def apply(self, p: Haendler, seat: Seat, move: Move) -> None:
        if isinstance(move, Propose):
            put_forward(p, seat, move.seat, (move.gives, move.gets, move.length))
            p.decision = REPLYING
        elif isinstance(move, Quiet):
            keep_quiet(p, seat, move)
            close_talk(p)
        else:
            next_invitation(p)


def standing(p: Haendler, proposer: Seat) -> Terms:
    """What a seat has proposed."""
    return read_terms(p.proposals[proposer])


def may_sign(p: Haendler, seat: Seat) -> bool:
    """Could a seat accept what lies before it? It is asked all the same: nobody else may know (HA-R104)."""
    proposer = opposite(p, seat)
    return allowed(check_signing, p, seat, proposer, standing(p, proposer))


def put_forward(p: Haendler, seat: Seat, other: Seat, terms: Terms) -> None:
    """A proposal lies on the table; cards it offers are thereby known (HA-179, HA-R101)."""
    show(p, seat, terms[0])
    p.proposals = changed(p.proposals, seat, spell(terms))
    if p.told is not None:
        p.tell("proposed", seat=seat, other_seat=other, **in_words(terms))


def answer(p: Haendler, seat: Seat, proposer: Seat, move: Move) -> None:
    """Accepted terms bind both at once; a refusal leaves both free, threats included (HA-R94, HA-R96)."""
    if isinstance(move, Accept):
        sign(p, proposer, seat, standing(p, proposer))
    elif p.told is not None:
        p.tell("rejected", seat=seat, other_seat=proposer)
    p.proposals = changed(p.proposals, proposer, "")


def keep_quiet(p: Haendler, seat: Seat, move: Quiet) -> None:
    until = 10 * p.round + (p.phase if move.until == "phase" else 7)
    p.quiet = changed(p.quiet, seat, until)
    if p.told is not None:
        p.tell("quiet", seat=seat, until=move.until)


def next_proposer(p: Haendler) -> None:
    if next_partner(p, wants_talk):
        p.decision = PROPOSING
    else:
        next_hearing(p)


def next_hearing(p: Haendler) -> None:
    if next_partner(p, has_proposed):
        p.decision = HEARING
    else:
        next_invitation(p)


def next_invitation(p: Haendler) -> None:
    if next_partner(p, wants_talk):
        p.decision = INVITING
    else:
        close_talk(p)


def next_partner(p: Haendler, wanted: Callable[[Haendler, Seat], bool]) -> bool:
    """On to the next other seat clockwise that is `wanted`; False, and back to the first, after the last one."""
    for place in range(p.talk_place + 1, p.seats):
        p.talk_place = place
        if wanted(p, partner(p)):
            return True
    p.talk_place = 0
    return False


def has_proposed(p: Haendler, seat: Seat) -> bool:
    return bool(p.proposals[seat])


def close_talk(p: Haendler) -> None:
    """The question is asked; before a sealed one everybody once counts as on turn (HA-R95)."""
    point = p.setup.game.points[p.talk_point]
    if isinstance(point, Sealed):
        follower = p.after(p.talk_seat)
        if follower != NOBODY:
            open_talk(p, follower)
            return
    p.decision = point
    p.talk_point = ""
    p.talk_seat = NOBODY
    p.talk_place = 0
    p.proposals = [""] * p.seats


PROPOSING: Final = Proposing()
HEARING: Final = Hearing()
WEIGHING: Final = Weighing()
INVITING: Final = Inviting()
REPLYING: Final = Replying()

"""The active player acts, sells, asks for more, moves on or ends (GE-31 to GE-39, GE-55)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from fondaco.core.decision import Decision, Form
from fondaco.core.errors import Illegal, allowed
from fondaco.core.moves import Move, Seat
from fondaco.games.genua.dealing import check_deliverable, check_secret_promise, check_terms, targets, tell_card
from fondaco.games.genua.decisions.action import begin_action
from fondaco.games.genua.decisions.picking import agree
from fondaco.games.genua.decisions.tower import enter
from fondaco.games.genua.menu import counters_menu, terms_form
from fondaco.games.genua.moves import (
    ACT,
    CALL_AGAIN,
    END_TURN,
    JUST_NO,
    YES_OR_NO,
    Accept,
    Act,
    CallAgain,
    Counter,
    EndTurn,
    Go,
    No,
    Yes,
    terms_of,
)
from fondaco.games.genua.position import Genua
from fondaco.games.genua.terms import Deal, Terms, is_named, masked

MAX_CALLS = 2
MAX_COUNTERS = 3


class Negotiate(Decision[Genua]):
    """Act, accept, propose, call for more, go on, or end; a clean offer for this place must be heeded (GE-34)."""

    def to_act(self, p: Genua) -> tuple[Seat, ...]:
        return (p.active,)

    def choices(self, p: Genua, seat: Seat) -> Sequence[Move]:
        moves: list[Move] = []
        here, is_open = p.path[-1], p.action_open()
        bound = is_open and is_bound(p)
        if is_open and p.has_action(seat):
            moves.append(ACT)
        for opponent, book in enumerate(p.books.offers):
            for terms in book:
                if bound and terms.target != here:
                    continue
                if not terms.take or allowed(check_deliverable, p, seat, terms.take):
                    moves.append(accept(opponent, terms.target))
        if p.counters < MAX_COUNTERS:
            moves += counters_menu(p, bound)
        if p.calls < MAX_CALLS and p.listening():
            moves.append(CALL_AGAIN)
        if not bound:
            moves += map(go, p.enterable())
            moves.append(END_TURN)
        return moves

    def check(self, p: Genua, seat: Seat, move: Move) -> None:
        bound = p.action_open() and is_bound(p)
        if isinstance(move, Act):
            if not p.action_open():
                raise Illegal("no-open-action")
            if not p.has_action(seat):
                raise Illegal("no-action", seat=seat)
        elif isinstance(move, Accept):
            check_bound(p, bound, move.target)
            check_deliverable(p, seat, offer_of(p, move).take)
        elif isinstance(move, Counter):
            check_bound(p, bound, move.target)
            if p.counters >= MAX_COUNTERS:
                raise Illegal("counters-spent", most=MAX_COUNTERS)
            if not 0 <= move.seat < p.seats or move.seat == seat:
                raise Illegal("no-partner")
            check_terms(p, move.seat, move, seat)
        elif isinstance(move, CallAgain):
            if p.calls >= MAX_CALLS:
                raise Illegal("calls-spent", most=MAX_CALLS)
            if not p.listening():
                raise Illegal("nobody-listens")
        elif isinstance(move, Go):
            check_bound(p, bound, "")
            if not p.may_enter(move.field):
                raise Illegal("no-way", field=move.field)
        elif isinstance(move, EndTurn):
            check_bound(p, bound, "")
        else:
            raise Illegal("act-or-move")

    def apply(self, p: Genua, seat: Seat, move: Move) -> None:
        if isinstance(move, Act):
            begin_action(p, seat)
        elif isinstance(move, Accept):
            terms = offer_of(p, move)
            p.tell("accepted", seat=seat, from_seat=move.seat, target=terms.target)
            agree(p, Deal(move.seat, seat, terms))
        elif isinstance(move, Counter):
            propose(p, seat, move)
        elif isinstance(move, CallAgain):
            p.calls += 1
            p.tell("called-again", seat=seat)
            p.goes_on("MakeOffers")
        elif isinstance(move, Go):
            enter(p, move.field)
            p.goes_on("Stop")
        else:
            p.tell("ended", seat=seat)
            p.goes_on("EndMovement")

    def face(self, p: Genua, viewer: Seat | None, actor: Seat, move: Move) -> str:
        """The faces of cards in a proposal are for the two partners (GE-R14)."""
        if isinstance(move, Counter) and viewer not in (actor, move.seat):
            take = masked(move.take) if move.take is not None else None
            return str(Counter(move.seat, move.target, masked(move.give), take))
        return str(move)

    def forms(self, p: Genua, seat: Seat) -> list[Form]:
        where = targets(p)
        if p.action_open() and is_bound(p):
            where = [p.path[-1]]
        if p.counters >= MAX_COUNTERS or not where:
            return []
        forms: list[Form] = []
        for other in p.others[seat]:
            partner = {"name": "seat", "kind": "choice", "of": [other]}
            forms.append({"verb": "counter", "fields": [partner, *terms_form(p, other, seat, where)]})
        return forms

    def facts(self, p: Genua, seat: Seat) -> dict[str, object]:
        is_open = p.action_open()
        return {
            "field": p.field,
            "moves": p.moves_left(),
            "open": int(is_open),
            "able": int(is_open and p.has_action(seat)),
            "bound": int(is_open and is_bound(p)),
        }


class AnswerCounter(Decision[Genua]):
    """The opponent agrees to what the active player proposes, or does not."""

    def to_act(self, p: Genua) -> tuple[Seat, ...]:
        return (p.deal.offerer,) if p.deal is not None else ()

    def choices(self, p: Genua, seat: Seat) -> Sequence[Move]:
        return YES_OR_NO if allowed(check_yes, p, seat) else JUST_NO

    def check(self, p: Genua, seat: Seat, move: Move) -> None:
        if isinstance(move, Yes):
            check_yes(p, seat)
        elif not isinstance(move, No):
            raise Illegal("yes-or-no")

    def apply(self, p: Genua, seat: Seat, move: Move) -> None:
        assert p.deal is not None
        if isinstance(move, Yes):
            p.tell("agreed", seat=seat)
            agree(p, p.deal)
        else:
            p.tell("declined", seat=seat)
            p.deal = None
            p.goes_on("Negotiate")

    def facts(self, p: Genua, seat: Seat) -> dict[str, object]:
        assert p.deal is not None
        terms = p.deal.terms
        give, take = str(terms.give), str(terms.take)
        able = int(allowed(check_yes, p, seat))
        return {"active_seat": p.active, "target": terms.target, "give": give, "take": take, "able": able}


def check_yes(p: Genua, seat: Seat) -> None:
    """What the opponent owns in secret is looked at only now (GE-46, GE-R08)."""
    assert p.deal is not None
    check_deliverable(p, seat, p.deal.terms.give)
    if p.deal.terms.target in p.city.is_building:
        check_secret_promise(p, seat, p.deal.terms)


def is_bound(p: Genua) -> bool:
    """Does somebody offer something for the open action and ask nothing? Then it must be taken (GE-33, GE-R03)."""
    here = p.path[-1]
    for book in p.books.offers:
        for terms in book:
            if terms.target == here and not terms.take:
                return True
    return False


def check_bound(p: Genua, bound: bool, target: str) -> None:
    if bound and target != p.path[-1]:
        raise Illegal("bound", field=p.path[-1])


def offer_of(p: Genua, move: Accept) -> Terms:
    """The offer that is being accepted."""
    if 0 <= move.seat < p.seats:
        for terms in p.books.offers[move.seat]:
            if terms.target == move.target:
                return terms
    raise Illegal("no-such-offer")


def propose(p: Genua, seat: Seat, move: Counter) -> None:
    """A counter-proposal lies on the table for one opponent."""
    terms = terms_of(move)
    p.counters += 1
    p.deal = Deal(move.seat, seat, terms)
    for piece, _ in terms.take.pieces:
        if is_named(piece):
            p.hands.show(piece, seat, move.seat)
            tell_card(p, "showed", seat, move.seat, piece)
    if p.told is not None:
        give, take = str(masked(terms.give)), str(masked(terms.take))
        p.tell("proposed", seat=seat, to_seat=move.seat, target=terms.target, give=give, take=take)
    p.goes_on("AnswerCounter")


@cache
def go(field: str) -> Go:
    """The shared move to a field."""
    return Go(field)


@cache
def accept(seat: Seat, target: str) -> Accept:
    """The shared answer to an offer."""
    return Accept(seat, target)


NEGOTIATE = Negotiate()
ANSWER_COUNTER = AnswerCounter()

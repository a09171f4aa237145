"""Phase 7: representation, loans and social climb; then a new round or the end (HA-136 to HA-141, HA-164 to HA-176)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fondaco.core.decision import OVER
from fondaco.core.errors import Illegal
from fondaco.core.moves import Move, Seat
from fondaco.games.haendler.agreements import close_all, happens
from fondaco.games.haendler.components import SOCIAL_CLIMB, UPKEEP
from fondaco.games.haendler.decisions.rounds import NEXT_PHASE
from fondaco.games.haendler.decisions.talk import ask
from fondaco.games.haendler.moves import (
    BORROW,
    CLIMB,
    CLIMB_BY_CARD,
    DECLINE,
    ONLY_PAY,
    ONLY_STOP,
    PAY,
    PAY_BY_CARD,
    STOP,
    Borrow,
    Climb,
    ClimbByCard,
    Decline,
    Pay,
    PayByCard,
    Stop,
)
from fondaco.games.haendler.position import NOBODY, Haendler, changed
from fondaco.games.haendler.turn import OwnTurn

PAY_OR_CARD: Final[tuple[Move, ...]] = (PAY, PAY_BY_CARD)
BORROW_OR_NOT: Final[tuple[Move, ...]] = (BORROW, DECLINE)
MOST_STEPS: Final = 2


class Paying(OwnTurn):
    """Everybody pays for his rank; who cannot falls; the card makes it 400 (HA-136, HA-137, HA-162, HA-R83)."""

    def choices(self, p: Haendler, seat: Seat) -> Sequence[Move]:
        if UPKEEP in p.hands[seat] and p.money[seat] >= p.box.upkeep_by_card:
            return PAY_OR_CARD
        return ONLY_PAY

    def check(self, p: Haendler, seat: Seat, move: Move) -> None:
        if isinstance(move, Pay):
            return
        if not isinstance(move, PayByCard):
            raise Illegal("pay-needed")
        if UPKEEP not in p.hands[seat]:
            raise Illegal("no-card", influence=UPKEEP)
        if p.money[seat] < p.box.upkeep_by_card:
            raise Illegal("too-dear", price=p.box.upkeep_by_card, purse=p.money[seat])

    def apply(self, p: Haendler, seat: Seat, move: Move) -> None:
        box, step = p.box, p.steps[seat]
        if isinstance(move, PayByCard):
            p.spend_card(seat, UPKEEP)
            p.money[seat] -= box.upkeep_by_card
            if p.told is not None:
                p.tell("paid-by-card", seat=seat, amount=box.upkeep_by_card)
            if p.clauses:
                happens(p, f"plays:{seat}:{UPKEEP}:any")
            next_payer(p, seat)
            return
        lands = affordable(p, seat)
        p.money[seat] -= box.upkeep[lands]
        if lands == step:
            if p.told is not None:
                p.tell("paid", seat=seat, amount=box.upkeep[lands])
            next_payer(p, seat)
            return
        p.steps = changed(p.steps, seat, lands)
        if p.told is not None:
            p.tell("fell", seat=seat, step=lands, amount=box.upkeep[lands])
        if sum(p.notes) < box.notes:
            p.decision = BORROWING
        else:
            next_payer(p, seat)

    def facts(self, p: Haendler, seat: Seat) -> dict[str, object]:
        step, lands = p.steps[seat], affordable(p, seat)
        said = "pays" if lands == step else "falls" if len(self.choices(p, seat)) == 1 else "may-fall"
        return {"amount": p.box.upkeep[step], "purse": p.money[seat], "step": lands, "said": said}


class Borrowing(OwnTurn):
    """Who fell may take a loan: money now, a note that forbids to climb (HA-164 to HA-166, HA-R85)."""

    def choices(self, p: Haendler, seat: Seat) -> Sequence[Move]:
        return BORROW_OR_NOT

    def check(self, p: Haendler, seat: Seat, move: Move) -> None:
        if not isinstance(move, (Borrow, Decline)):
            raise Illegal("borrow-or-decline")

    def apply(self, p: Haendler, seat: Seat, move: Move) -> None:
        if isinstance(move, Borrow):
            p.money[seat] += p.box.loan
            p.notes = changed(p.notes, seat, p.notes[seat] + 1)
            if p.told is not None:
                p.tell("borrowed", seat=seat, amount=p.box.loan)
        next_payer(p, seat)

    def facts(self, p: Haendler, seat: Seat) -> dict[str, object]:
        return {"amount": p.box.loan, "repay": p.box.repay}


class Climbing(OwnTurn):
    """Up to two steps, each paid for; none while one owes (HA-138 to HA-141, HA-155 to HA-157)."""

    def choices(self, p: Haendler, seat: Seat) -> Sequence[Move]:
        if p.notes[seat] or p.steps[seat] == len(p.box.upkeep) - 1:
            return ONLY_STOP
        moves: list[Move] = [STOP]
        if p.money[seat] >= p.box.cost_of_step(p.arrivals):
            moves.append(CLIMB)
        if SOCIAL_CLIMB in p.hands[seat] and p.money[seat] >= p.box.climb_by_card:
            moves.append(CLIMB_BY_CARD)
        return moves

    def check(self, p: Haendler, seat: Seat, move: Move) -> None:
        if isinstance(move, Stop):
            return
        if not isinstance(move, (Climb, ClimbByCard)):
            raise Illegal("climb-or-stop")
        if p.notes[seat]:
            raise Illegal("in-debt")
        if p.steps[seat] == len(p.box.upkeep) - 1:
            raise Illegal("at-the-top")
        by_card = isinstance(move, ClimbByCard)
        if by_card and SOCIAL_CLIMB not in p.hands[seat]:
            raise Illegal("no-card", influence=SOCIAL_CLIMB)
        price = p.box.climb_by_card if by_card else p.box.cost_of_step(p.arrivals)
        if p.money[seat] < price:
            raise Illegal("too-dear", price=price, purse=p.money[seat])

    def apply(self, p: Haendler, seat: Seat, move: Move) -> None:
        if isinstance(move, Stop):
            find_climber(p, p.after(seat))
            return
        price = p.box.cost_of_step(p.arrivals)
        if isinstance(move, ClimbByCard):
            price = p.box.climb_by_card
            p.spend_card(seat, SOCIAL_CLIMB)
            if p.clauses:
                happens(p, f"plays:{seat}:{SOCIAL_CLIMB}:any")
        p.money[seat] -= price
        p.steps = changed(p.steps, seat, p.steps[seat] + 1)
        p.count += 1
        if p.told is not None:
            p.tell("climbed", seat=seat, step=p.steps[seat], amount=price, by_card=isinstance(move, ClimbByCard))
        if p.count == MOST_STEPS or not may_be_asked(p, seat):
            find_climber(p, p.after(seat))

    def facts(self, p: Haendler, seat: Seat) -> dict[str, object]:
        ways = [move for move in self.choices(p, seat) if move is not STOP]
        price = p.box.climb_by_card if ways == [CLIMB_BY_CARD] else p.box.cost_of_step(p.arrivals)
        return {
            "price": price,
            "purse": p.money[seat],
            "step": p.steps[seat],
            "notes": p.notes[seat],
            "ways": len(ways),
        }


class LastRepaying(OwnTurn):
    """After the last climb, the last chance to pay back (HA-R87, HA-174)."""

    def choices(self, p: Haendler, seat: Seat) -> Sequence[Move]:
        return ONLY_STOP  # paying back is always offered beside the question

    def check(self, p: Haendler, seat: Seat, move: Move) -> None:
        if not isinstance(move, Stop):
            raise Illegal("repay-or-stop")

    def apply(self, p: Haendler, seat: Seat, move: Move) -> None:
        find_debtor(p, p.after(seat))

    def facts(self, p: Haendler, seat: Seat) -> dict[str, object]:
        purse, repay = p.money[seat], p.box.repay
        return {"repay": repay, "purse": purse, "notes": p.notes[seat], "able": int(purse >= repay)}


def affordable(p: Haendler, seat: Seat) -> int:
    """The step a seat stays on or falls to: the highest, up to its own, that it can pay (HA-137, HA-R72)."""
    step = p.steps[seat]
    while p.box.upkeep[step] > p.money[seat]:
        step -= 1
    return step


def begin_climbing(p: Haendler) -> None:
    """First everybody pays, then everybody may climb (HA-R71)."""
    ask(p, p.start, PAYING)


def next_payer(p: Haendler, seat: Seat) -> None:
    follower = p.after(seat)
    if follower != NOBODY:
        ask(p, follower, PAYING)
    else:
        find_climber(p, p.start)


def may_be_asked(p: Haendler, seat: Seat) -> bool:
    """At the top and free of debt there is nothing to ask (HA-R73, HA-R104)."""
    return p.notes[seat] > 0 or p.steps[seat] < len(p.box.upkeep) - 1


def find_climber(p: Haendler, seat: Seat) -> None:
    p.count = 0
    while seat != NOBODY:
        if may_be_asked(p, seat):
            ask(p, seat, CLIMBING)
            return
        seat = p.after(seat)
    close_round(p)


def close_round(p: Haendler) -> None:
    """After the last round all that is agreed ends, and debts may be paid (HA-170, HA-R102, HA-R105)."""
    if not p.last_round():
        p.decision = NEXT_PHASE
        return
    if p.agreements:
        close_all(p)
    find_debtor(p, p.start)


def find_debtor(p: Haendler, seat: Seat) -> None:
    while seat != NOBODY:
        if p.notes[seat]:
            p.actor = seat
            p.decision = LAST_REPAYING
            return
        seat = p.after(seat)
    p.decision = OVER
    for owner in p.order():
        p.reveal("purse", seat=owner, amount=p.money[owner])


def free_of_debt(p: Haendler, seat: Seat) -> None:
    """Some questions are only put because of a note; once it is paid they are over."""
    if p.decision is LAST_REPAYING:
        find_debtor(p, p.after(seat))
    elif p.decision is CLIMBING and not may_be_asked(p, seat):
        find_climber(p, p.after(seat))


PAYING: Final = Paying()
BORROWING: Final = Borrowing()
CLIMBING: Final = Climbing()
LAST_REPAYING: Final = LastRepaying()

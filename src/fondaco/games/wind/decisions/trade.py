"""The trade with action cards: take one, or contest one that lies open (WI-26 to WI-37, WI-70 to WI-73)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fondaco.core.decision import Automatic, Decision, Form
from fondaco.core.errors import Illegal
from fondaco.core.moves import Move, Seat
from fondaco.games.wind.decisions.execution import begin_turn
from fondaco.games.wind.moves import (
    BIDS,
    CHALLENGES,
    MENU,
    PASS,
    PAYMENTS,
    SALES,
    SEIZURES,
    Bid,
    Challenge,
    Pass,
    Pay,
    Secure,
    Seize,
    Sell,
    Take,
)
from fondaco.games.wind.position import NOBODY, SILENT, Wind
from fondaco.games.wind.turn import OwnTurn


class ChooseCard(OwnTurn):
    """The first seat without anything before it takes a card or goes for one that lies open (WI-26 to WI-28)."""

    def choices(self, p: Wind, seat: Seat) -> Sequence[Move]:
        takes = p.box.takes
        moves: list[Move] = [takes[name] for name in dict.fromkeys(p.untaken)]
        safe = safe_card(p, seat)
        if safe:
            moves += [Secure(name) for name in dict.fromkeys(p.untaken)]
        purse = min(p.money[seat], MENU)
        for holder in contested(p):
            moves += CHALLENGES[holder][1 : purse + 1]
            if safe:
                moves.append(SEIZURES[holder])
        return moves

    def forms(self, p: Wind, seat: Seat) -> list[Form]:
        holders = [str(holder) for holder in contested(p)]
        if not holders or not p.money[seat]:
            return []
        return [{"verb": "challenge", "fields": [{"name": "seat", "kind": "choice", "of": holders}, amount(p, seat)]}]

    def check(self, p: Wind, seat: Seat, move: Move) -> None:
        if isinstance(move, (Take, Secure)):
            if move.card not in p.untaken:
                raise Illegal("not-untaken", card=move.card)
        elif isinstance(move, (Challenge, Seize)):
            if move.seat not in contested(p):
                raise Illegal("not-open")
        else:
            raise Illegal("choose-card")
        if isinstance(move, Challenge):
            check_offer(p, seat, move.amount)
        elif isinstance(move, (Secure, Seize)) and not safe_card(p, seat):
            raise Illegal("no-safe")

    def apply(self, p: Wind, seat: Seat, move: Move) -> None:
        if isinstance(move, Challenge):
            p.holder = move.seat
            p.bids[seat] = move.amount
            if p.told is not None:
                p.tell("challenged", seat=seat, holder_seat=move.seat, card=p.cards[move.seat], amount=move.amount)
            ask_next(p, seat)
        elif isinstance(move, Seize):
            seize(p, seat, move.seat)
        else:
            assert isinstance(move, (Take, Secure))
            p.untaken.remove(move.card)
            p.cards[seat] = move.card
            if isinstance(move, Secure):
                spend_safe(p, seat)
                p.down[seat] = True
                p.tell("secured", seat=seat, card=move.card)
            elif p.told is not None:
                p.tell("took", seat=seat, card=move.card)
            next_choice(p)

    def facts(self, p: Wind, seat: Seat) -> dict[str, object]:
        purse = p.money[seat]
        return {"purse": purse, "open": len(contested(p)) if purse else 0}


class Offer(OwnTurn):
    """The others without anything before them are asked once each, clockwise: offer, or not (WI-29 to WI-31)."""

    def choices(self, p: Wind, seat: Seat) -> Sequence[Move]:
        purse = min(p.money[seat], MENU)
        if safe_card(p, seat):
            return (PASS, *BIDS[1 : purse + 1], SEIZURES[p.holder])
        return (PASS, *BIDS[1 : purse + 1])

    def forms(self, p: Wind, seat: Seat) -> list[Form]:
        return [{"verb": "bid", "fields": [amount(p, seat)]}] if p.money[seat] else []

    def check(self, p: Wind, seat: Seat, move: Move) -> None:
        if isinstance(move, Bid):
            check_offer(p, seat, move.amount)
        elif isinstance(move, Seize):
            if move.seat != p.holder:
                raise Illegal("not-open")
            if not safe_card(p, seat):
                raise Illegal("no-safe")
        elif not isinstance(move, Pass):
            raise Illegal("offer-or-pass")

    def apply(self, p: Wind, seat: Seat, move: Move) -> None:
        if isinstance(move, Seize):
            seize(p, seat, move.seat)
            return
        p.bids[seat] = move.amount if isinstance(move, Bid) else 0
        if p.told is not None:
            if isinstance(move, Bid):
                p.tell("offered", seat=seat, holder_seat=p.holder, amount=move.amount)
            else:
                p.tell("passed", seat=seat)
        ask_next(p, seat)

    def facts(self, p: Wind, seat: Seat) -> dict[str, object]:
        return {"purse": p.money[seat], "holder_seat": p.holder, "card": p.cards[p.holder], "high": max(p.bids)}


class Settle(Decision[Wind]):
    """The holder takes one offer and hands the card over, or pays one offer and keeps it (WI-32, WI-R13)."""

    def to_act(self, p: Wind) -> tuple[Seat, ...]:
        return (p.holder,)

    def choices(self, p: Wind, seat: Seat) -> Sequence[Move]:
        bids, purse = p.bids, p.money[seat]
        bidders = [bidder for bidder in range(p.seats) if bids[bidder] > 0]
        moves: list[Move] = [SALES[bidder] for bidder in bidders]
        moves += [PAYMENTS[bidder] for bidder in bidders if bids[bidder] <= purse]
        return moves

    def check(self, p: Wind, seat: Seat, move: Move) -> None:
        if not isinstance(move, (Sell, Pay)):
            raise Illegal("sell-or-pay")
        if not 0 <= move.seat < p.seats or p.bids[move.seat] <= 0:
            raise Illegal("no-offer")
        if isinstance(move, Pay) and p.bids[move.seat] > p.money[seat]:
            raise Illegal("cannot-pay", amount=p.bids[move.seat], purse=p.money[seat])

    def apply(self, p: Wind, seat: Seat, move: Move) -> None:
        assert isinstance(move, (Sell, Pay))
        bidder = move.seat
        price = p.bids[bidder]
        card = p.cards[seat]
        if isinstance(move, Sell):
            p.money[bidder] -= price
            p.front[seat] = price
            p.cards[seat] = ""
            p.cards[bidder] = card
            p.down[bidder] = True
            if p.told is not None:
                p.tell("sold", seat=seat, bidder_seat=bidder, card=card, amount=price)
        else:
            p.money[seat] -= price
            p.front[bidder] = price
            p.down[seat] = True
            if p.told is not None:
                p.tell("kept", seat=seat, bidder_seat=bidder, card=card, amount=price)
        end_auction(p)

    def facts(self, p: Wind, seat: Seat) -> dict[str, object]:
        able = int(any(isinstance(move, Pay) for move in self.choices(p, seat)))
        return {"card": p.cards[seat], "purse": p.money[seat], "able": able}


class CloseTrade(Automatic[Wind]):
    """Gulden go into the hands, cards nobody took are discarded; then the actions begin (WI-35, WI-36, WI-R15)."""

    def run(self, p: Wind) -> None:
        for seat in range(p.seats):
            p.money[seat] += p.front[seat]
        p.front = [0] * p.seats
        for name in p.untaken:
            p.discard(name)
        if p.told is not None and p.untaken:
            p.tell("unwanted", cards=p.untaken[:])
        p.untaken = []
        begin_turn(p, p.start)


def next_choice(p: Wind) -> None:
    """The first pending seat from the start seat chooses; when there is none, the trade is over (WI-35, WI-R14)."""
    seats = p.seats
    for step in range(seats):
        seat = (p.start + step) % seats
        if p.cards[seat] or p.front[seat]:
            continue
        p.turn = seat
        alone = p.untaken.count(p.untaken[0]) == len(p.untaken)
        if alone and not safe_card(p, seat) and not (p.money[seat] and contested(p)):
            CHOOSE_CARD.apply(p, seat, p.box.takes[p.untaken[0]])
        else:
            p.decision = CHOOSE_CARD
        return
    p.decision = CLOSE_TRADE


def ask_next(p: Wind, spoke: Seat) -> None:
    """The next pending seat that could offer something, else the holder settles (WI-29, WI-R11, WI-R12)."""
    seats = p.seats
    for step in range((spoke - p.start) % seats + 1, seats):
        seat = (p.start + step) % seats
        if p.cards[seat] or p.front[seat]:
            continue
        if p.money[seat] or safe_card(p, seat):
            p.turn = seat
            p.decision = OFFER
            return
        p.bids[seat] = 0
    p.turn = p.holder
    ways = SETTLE.choices(p, p.holder)
    if len(ways) == 1:  # the only offer is more than the holder could pay
        SETTLE.apply(p, p.holder, ways[0])
    else:
        p.decision = SETTLE


def end_auction(p: Wind) -> None:
    """Offers lapse; the trade goes on (WI-R14)."""
    p.holder = NOBODY
    p.bids = [SILENT] * p.seats
    next_choice(p)


def seize(p: Wind, seat: Seat, holder: Seat) -> None:
    """A secure action takes the open card at once; who loses it gets gulden from the bank (WI-72, WI-R39, WI-R40)."""
    compensation = spend_safe(p, seat)
    p.cards[seat] = p.cards[holder]
    p.down[seat] = True
    p.cards[holder] = ""
    p.front[holder] = compensation
    p.bank -= compensation
    if p.told is not None:
        p.tell("seized", seat=seat, holder_seat=holder, card=p.cards[seat], amount=compensation)
    end_auction(p)


def spend_safe(p: Wind, seat: Seat) -> int:
    """A secure action leaves the hand for its discard pile; tells what it pays a robbed holder (WI-R29, WI-73)."""
    name = safe_card(p, seat)
    hand = p.specials[seat][:]
    hand.remove(name)
    p.specials[seat] = hand
    p.discard(name)
    p.safe[seat] = True
    return p.box.cards[name].compensation


def safe_card(p: Wind, seat: Seat) -> str:
    """A secure action in the hand, or nothing (WI-70)."""
    for name in p.specials[seat]:
        if name in p.box.safes:
            return name
    return ""


def contested(p: Wind) -> list[Seat]:
    """The seats whose card lies open: it can be gone for (WI-28, WI-37)."""
    return [seat for seat in range(p.seats) if p.cards[seat] and not p.down[seat]]


def check_offer(p: Wind, seat: Seat, gulden: int) -> None:
    """At least one gulden, at most what one has (WI-30, WI-31)."""
    if not 1 <= gulden <= p.money[seat]:
        raise Illegal("offer-range", purse=p.money[seat])


def amount(p: Wind, seat: Seat) -> dict[str, object]:
    """The field of a form in which an offer is put together."""
    return {"name": "amount", "kind": "amount", "least": 1, "most": p.money[seat], "step": 1}


CHOOSE_CARD: Final = ChooseCard()
OFFER: Final = Offer()
SETTLE: Final = Settle()
CLOSE_TRADE: Final = CloseTrade()

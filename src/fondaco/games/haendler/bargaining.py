"""How the judgement haggles: a fair share of what both sides gain (see the talk about loading).

A guest opens at two fifths of his gain and goes up to a little more than half; a master asks for half and takes a
little less than two fifths.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fondaco.core.moves import Move, Seat
from fondaco.core.play import Thought
from fondaco.games.haendler.decisions.haggling import MOST_ANSWERS, may_talk_on, pieces, wants_two
from fondaco.games.haendler.moves import (
    HIGHEST_QUOTE,
    NOT_OFFERED,
    Accept,
    Inquire,
    LoadAgreed,
    LoadFree,
    Offer,
    Quote,
    Repay,
    Take,
)
from fondaco.games.haendler.outlook import LEFT_BEHIND, RIVALRY, Outlook, in_doubt

OPENING_SHARE: Final = 0.4
LAST_SHARE: Final = 0.55
"""What a guest offers the master of his gain, at first and in the end."""
MIDDLE_SHARE: Final = 0.45
"""The most he offers at first."""
LEAST_SHARE: Final = 0.38
ASKED_SHARE: Final = 0.5
"""What a master accepts of the guest's gain, and what he asks."""


def guest_gain(out: Outlook, goods: Sequence[str]) -> float:
    """What loading these pieces brings their owner, against leaving them in store."""
    p = out.p
    worth = out.fetch(p.at[p.wagon], p.came[p.wagon])
    return sum(worth[p.box.good[name]] - LEFT_BEHIND for name in goods)


def rounded(amount: float) -> int:
    return max(0, int(amount // 100) * 100)


def is_new(out: Outlook, move: Offer) -> bool:
    """Nobody offers what the master asks anyway, for what he will not load, or what may have been declined before: of
    what is offered in a talk each has its own range, the first the lowest."""
    p = out.p
    asked = p.quote[len(move.goods) - 1] if p.quote else HIGHEST_QUOTE
    first = max(100, rounded(MIDDLE_SHARE * guest_gain(out, move.goods)))
    least = first + 100 * (p.quotes - 1) if p.quotes else -1
    most = first + 100 * p.quotes if p.quotes < MOST_ANSWERS - 1 else HIGHEST_QUOTE
    return least < move.price <= most and move.price < asked


def asking(out: Outlook, seat: Seat, moves: Sequence[Move]) -> list[Thought]:
    """The guest's side."""
    p = out.p
    purse = p.money[seat]
    thoughts: list[Thought] = []
    share = OPENING_SHARE + (LAST_SHARE - OPENING_SHARE) * p.quotes / 2
    extra: list[Move] = []
    if may_talk_on(p):
        for pick in pieces(p, seat):
            price = min(purse // 100 * 100, rounded(share * guest_gain(out, pick)))
            extra.append(Offer(pick, price))
    for move in dict.fromkeys([*moves, *extra]):
        if isinstance(move, Offer) and not is_new(out, move):
            continue
        terms: dict[str, float] = {}
        if isinstance(move, Take):
            price = p.quote[len(move.goods) - 1]
            gain = guest_gain(out, move.goods)
            terms = {"cargo": gain, "price": -float(price), "share": -max(0.0, price - 0.65 * gain)}
        elif isinstance(move, LoadFree):
            terms = {"cargo": guest_gain(out, move.goods), "card": -420.0 * min(1.0, out.rounds_left / 2)}
        elif isinstance(move, LoadAgreed):
            terms = {"cargo": guest_gain(out, move.goods)}
        elif isinstance(move, Offer):
            gain = guest_gain(out, move.goods)
            chance = (
                0.85 if move.price >= LEAST_SHARE * gain else 0.85 * move.price / max(1.0, LEAST_SHARE * gain) * 0.5
            )
            terms = in_doubt(chance, "declined", {"cargo": gain, "price": -float(move.price)})
        elif isinstance(move, Inquire):
            terms = {"cargo": 1.0}
        elif isinstance(move, Repay):
            terms = {"debt": -100.0}
        thoughts.append(Thought(move, sum(terms.values()), terms))
    return thoughts


def answering(out: Outlook, seat: Seat, moves: Sequence[Move]) -> list[Thought]:
    """The master's side: a rival's gain is a loss, but a paid one."""
    p = out.p
    guest = p.actor
    picks = pieces(p, guest)
    one = max((guest_gain(out, pick) for pick in picks if len(pick) == 1), default=0.0)
    two = max((guest_gain(out, pick) for pick in picks if len(pick) == 2), default=0.0)
    asked = Quote(rounded(ASKED_SHARE * one), rounded(ASKED_SHARE * two) if wants_two(p) else NOT_OFFERED)
    thoughts: list[Thought] = []
    harm = RIVALRY / out.rivals * 0.5
    for move in dict.fromkeys([*moves, asked]):
        if isinstance(move, Quote) and p.offered and NOT_OFFERED < (move.one, move.two)[len(p.offer) - 1] <= p.price:
            continue  # the guest offers as much
        terms: dict[str, float] = {}
        if isinstance(move, Accept):
            gain = guest_gain(out, p.offer)
            fair = 0.0 if p.price >= LEAST_SHARE * gain else p.price - LEAST_SHARE * gain
            terms = {"price": float(p.price), "rivals": -harm * (gain - p.price), "share": 2 * fair}
        elif isinstance(move, Quote):
            size, price, gain = (2, move.two, two) if move.two != NOT_OFFERED else (1, move.one, one)
            chance = 0.75 if price <= (ASKED_SHARE + 0.02) * gain else 0.15 if price <= 0.65 * gain else 0.0
            terms = in_doubt(chance, "declined", {"price": float(price), "rivals": -harm * (gain - price)})
            if size == 2 and not 0 <= move.one <= 0.55 * one:
                terms["share"] = -20.0
        elif isinstance(move, Repay):
            terms = {"debt": -100.0}
        thoughts.append(Thought(move, sum(terms.values()), terms))
    return thoughts

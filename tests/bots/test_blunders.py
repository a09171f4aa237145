"""No level plays a plain blunder, however careless it is: a move that another one beats whatever comes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import TypeVar

import pytest

import fondaco
from bots.asked import seats_of
from fondaco.bots import bot
from fondaco.core.moves import CHANCE, Move, Seat
from fondaco.core.play import ask_of
from fondaco.core.position import Position
from fondaco.games.genua.bargaining import ask_for
from fondaco.games.genua.components import INDEX, WARES
from fondaco.games.genua.dealing import targets
from fondaco.games.genua.decisions.negotiation import MAX_COUNTERS
from fondaco.games.genua.estate import Estates
from fondaco.games.genua.moves import Accept, AnyWare, EndTurn, Exchange, UseBuilding
from fondaco.games.genua.position import Genua
from fondaco.games.haendler.moves import Offer, Quote
from fondaco.games.haendler.position import Haendler
from fondaco.games.hellweg.moves import SKIP, Thaler
from fondaco.games.hellweg.position import Hellweg
from fondaco.games.medici.judgement import later_bidders
from fondaco.games.medici.moves import Bid
from fondaco.games.medici.position import Medici
from fondaco.games.wind.moves import Challenge, Pay, Sell
from fondaco.games.wind.position import Wind

CARELESS = ("geselle", "kaufmann")
P = TypeVar("P", bound=Position)


def played(name: str, kind: type[P], matches: int, seats: int | None = None) -> Iterator[tuple[P, Seat, Move]]:
    """Every choice of matches among careless levels: the position, who chose, and what."""
    game = fondaco.game(name)
    for number in range(matches):
        rng = random.Random(f"blunders {name} {number}")
        p = game.start(seats or seats_of(name))
        assert isinstance(p, kind)
        while asked := p.after_chance(rng):
            seat = asked[0]
            ask = ask_of(p, seat, rng)
            move = bot(level_of(seat)).answer(ask).move
            if len(ask.choices) > 1:
                yield p, seat, move
            p.play(seat, move)


def level_of(seat: Seat) -> str:
    return CARELESS[seat % 2]


def test_medici_nobody_bids_more_than_can_be_answered() -> None:
    for p, seat, move in played("medici", Medici, 4):
        if isinstance(move, Bid):
            purses = [p.money[other] for other in later_bidders(p, seat)]
            assert move.amount <= max([p.high + 1, *purses])


def test_wind_a_holder_lets_little_go_and_nobody_pays_for_what_lies_there_for_nothing() -> None:
    for p, _, move in played("wind", Wind, 2):
        bids = [bid for bid in p.bids if bid > 0]
        if isinstance(move, Sell):
            assert max(bids) - p.bids[move.seat] <= 2
        if isinstance(move, Pay):
            assert p.bids[move.seat] - min(bids) <= 2
        if isinstance(move, Challenge):
            assert p.cards[move.seat] not in p.untaken


def best_end(p: Hellweg, seat: Seat) -> int:
    """The highest score `seat` can still reach while the others sell nothing and take thalers."""
    while asked := p.to_act():
        moves = p.choices(asked[0])
        if asked[0] == seat:
            return max(best_end(after(p, seat, move), seat) for move in moves)
        idle = next((move for move in moves if isinstance(move, Thaler)), SKIP)
        p.play(asked[0], p.odds()[0][0] if asked[0] == CHANCE else idle)
    return p.score(seat)


def after(p: Hellweg, seat: Seat, move: Move) -> Hellweg:
    q = p.copy()
    q.play(seat, move)
    return q


def test_hellweg_the_last_sale_and_the_last_action_earn_all_there_is() -> None:
    """On the last card everybody sees what there is to sell; who counts knows it before."""
    for p, seat, move in played("hellweg", Hellweg, 3, seats=2):
        if p.left == 0 or (p.left == 1 and p.turn == 2 and level_of(seat) == "kaufmann"):
            assert best_end(after(p, seat, move), seat) == best_end(p.copy(), seat)


def test_haendler_what_is_said_in_a_talk_is_new() -> None:
    """No offer twice, none of what is asked anyway, and no price for what is offered as much for."""
    said: list[Offer] = []
    for p, _, move in played("haendler", Haendler, 3):
        if not p.quotes and not p.offered:
            said = []
        if isinstance(move, Offer):
            assert move not in said
            assert not p.quote or move.price < p.quote[len(move.goods) - 1]
            said.append(move)
        if isinstance(move, Quote) and p.offered:
            assert not 0 <= (move.one, move.two)[len(p.offer) - 1] <= p.price


@pytest.mark.parametrize("seats", [2, 4])
def test_genua_what_was_declined_is_not_asked_again(seats: int) -> None:
    """Each proposal of a stop asks something else of an opponent, as long as one thinks the same of him."""
    for p, seat, _ in islice(played("genua", Genua, 1, seats), 200):
        if repr(p.decision) == "Negotiate":
            q, asked = p.copy(), []
            for q.counters in range(MAX_COUNTERS):
                asked += [ask_for(q, (seat + 1) % seats, target, Estates(q)) for target in targets(q)]
            proposals = [terms for terms in asked if terms is not None]
            assert len(set(proposals)) == len(proposals)


def test_genua_nothing_is_given_away() -> None:
    """Of two offers that differ in money the better is taken, a free action in a store is not left lying, and a special
    card waits until the action is done."""
    for p, seat, move in played("genua", Genua, 2):
        if isinstance(move, Accept):
            own = next(terms for terms in p.books.offers[move.seat] if terms.target == move.target)
            for terms in [terms for book in p.books.offers for terms in book if terms.target == move.target]:
                if (terms.give.pieces, terms.take) == (own.give.pieces, own.take):
                    assert terms.give.money <= own.give.money
        if isinstance(move, EndTurn) and p.action_open() and p.free_actions(seat) > 0:
            wares = [good for good in p.box.gives.get(p.field, ()) if good in WARES]
            assert not any(p.stock[INDEX[ware]] for ware in wares)
        if repr(p.decision) == "PerformAction" and p.field not in p.box.villas:
            assert not isinstance(move, (AnyWare, Exchange, UseBuilding))

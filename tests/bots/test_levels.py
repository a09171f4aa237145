"""The seat door, the levels and the look ahead."""

from __future__ import annotations

import os
import random
import time
from dataclasses import replace

import pytest

import fondaco
from bots.asked import GAMES, questions
from fondaco.bots import BOTS, bot
from fondaco.bots.flat import Flat
from fondaco.bots.levels import LEVELS, Search
from fondaco.bots.merchant import Merchant, card, pick, weights
from fondaco.bots.search import Playout
from fondaco.bots.sight import fingerprint, sight
from fondaco.core.moves import CHANCE
from fondaco.core.play import Ask, Thought, ask_of
from fondaco.games.medici.moves import Bid

PAIRS = int(os.environ.get("FONDACO_TWINS", "10000"))
"""Pairs of positions for each game; the bench asks for a hundred thousand."""
TRAINED = [(name, seats, False) for name in GAMES for seats in fondaco.game(name).seats]
PLAIN = [(name, seats, True) for name, seats, _ in TRAINED if weights(name, seats, plain=True)]


def same(a: Ask, b: Ask) -> bool:
    return a.view == b.view and list(a.choices) == list(b.choices) and a.forms == b.forms


@pytest.mark.parametrize("name", GAMES)
def test_positions_with_equal_views_get_equal_answers(name: str) -> None:
    """Whatever is hidden may be otherwise: the question is the same, and so is every bot's answer."""
    game = fondaco.game(name)
    for number, (p, seat, rng) in enumerate(questions(name, PAIRS)):
        twin = game.imagine(p.view(seat, memory=True), rng)
        assert same(ask_of(p, seat, rng), ask_of(twin, seat, rng))
        if number % 400 == 0:
            for level in ("geselle", "kaufmann", "patrizier"):
                answers = [bot(level).answer(ask_of(q, seat, random.Random(number))) for q in (p, twin)]
                assert answers[0].move == answers[1].move
                worths = [[thought.worth for thought in answer.thoughts] for answer in answers]
                assert worths[0] == worths[1]


@pytest.mark.parametrize("name", GAMES)
def test_every_level_answers_legally_and_says_what_it_weighed(name: str) -> None:
    quick = Search(width=2, worlds=2, depth=2)
    for p, seat, _ in questions(name, 12):
        for level in LEVELS.values():
            merchant = Merchant(replace(level, search=level.search and quick))
            answer = merchant.answer(ask_of(p, seat, random.Random(1)))
            p.check(seat, answer.move)
            assert answer.move in [thought.move for thought in answer.thoughts]
            worths = [round(thought.worth, 6) for thought in answer.thoughts]
            assert worths == sorted(worths, reverse=True)


def test_the_levels_are_bots_from_the_weakest_to_the_strongest() -> None:
    assert list(LEVELS) == ["lehrling", "geselle", "kaufmann", "patrizier", "doge"]
    assert [name for name in BOTS if name in LEVELS] == list(LEVELS)


def test_an_easy_going_level_never_takes_what_is_clearly_worse() -> None:
    game = fondaco.game("medici")
    moves = game.start(4, {"start": 0}).choices(CHANCE)
    thoughts = [Thought(move, worth, {}) for move, worth in zip(moves, (1.0, 0.98, 0.95, 0.9, 0.2), strict=False)]
    rng = random.Random(4)
    taken = {pick(thoughts, 0.03, rng).worth for _ in range(500)}
    assert taken == {1.0, 0.98, 0.95}


@pytest.mark.parametrize(("name", "seats", "plain"), TRAINED + PLAIN)
def test_weights_fit_the_features_and_the_rules_they_were_trained_on(name: str, seats: int, plain: bool) -> None:
    game, known = fondaco.game(name), card(name, seats, plain=plain)
    net = weights(name, seats, plain=plain)
    assert net is not None
    assert known["plan"].get("versus") == ("greedy" if plain else None)
    assert (known["features"], known["rules"]) == (fingerprint(game, seats), game.rules)
    assert known["edition"] == game.editions[0]
    assert net.seats == seats
    assert net.width == len(sight(game).features(game.start(seats), 0)) == known["width"]


def test_a_look_ahead_can_be_repeated_and_keeps_its_time() -> None:
    p, seat, _ = next(questions("medici", 1))
    search = Search(width=3, worlds=4, depth=3)
    doge = Merchant(replace(LEVELS["doge"], search=search))
    first, again = (doge.answer(ask_of(p, seat, random.Random(7))) for _ in range(2))
    assert [(str(t.move), t.worth) for t in first.thoughts] == [(str(t.move), t.worth) for t in again.thoughts]
    search = Search(width=6, worlds=100_000, depth=40, patience=1000, seconds=0.2)
    began = time.monotonic()
    Merchant(replace(LEVELS["doge"], search=search)).answer(ask_of(p, seat, random.Random(7)))
    assert time.monotonic() - began < 20


@pytest.mark.parametrize("name", GAMES)
def test_in_a_plain_world_the_others_play_by_rules_of_thumb(name: str) -> None:
    p, _, rng = next(questions(name, 1))
    seat, eye, net = p.to_act()[0], sight(p.setup.game), weights(name, p.seats)
    assert net is not None
    plain, own = Playout(p.copy(), rng, 1, frozenset({seat})), Playout(p.copy(), rng, 1, frozenset())
    assert own.run_on(eye, net), "left to the net"
    assert not plain.run_on(eye, net), "one decision, and it was made"
    p.play(seat, eye.favourite(p, seat, p.choices(seat)))
    assert plain.p.to_json() == p.to_json()


@pytest.mark.parametrize("patience", [0, 1])
def test_a_look_ahead_needs_patience(patience: int) -> None:
    p, seat, _ = next(questions("medici", 1))
    doge = Merchant(replace(LEVELS["doge"], search=Search(patience=patience)))
    answer = doge.answer(ask_of(p, seat, random.Random(7)))
    assert ("worlds" in answer.thoughts[0].terms) == bool(patience)


def test_playing_all_choices_out_finds_the_price_of_the_last_lot() -> None:
    """Nobody else has room and money, and this lot makes the richest ship: one florin is enough, a pass too little."""
    game = fondaco.game("medici")
    state = game.start(4, {"start": 0}).to_json()
    ships = ["C0 D0 F0", "C2 D2 F2 G1 S1", "G2 S2 C3 D3 F3", "C1 D1 F1 S0"]
    state |= {"decision": "Bidding", "day": 3, "bidder": 0, "money": [40, 40, 40, 0], "lot": ["X10", "S5"]}
    state["ships"] = [ship.split() for ship in ships]
    for tile in [*" ".join(ships).split(), *state["lot"]]:
        state["unseen"].remove(tile)
        state["bag"] -= 1
    answer = Flat(playouts=80).answer(ask_of(game.load(state), 0, random.Random(1)))
    assert answer.move == Bid(1)
    assert answer.thoughts[-1].move == Bid(40)

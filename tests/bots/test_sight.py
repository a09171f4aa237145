"""What a game shows a learner holds to the seat's own view, whatever the hidden cards are."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import fondaco
from bots.asked import GAMES, seats_of
from fondaco.bots.sight import MOST, Sight, part, sight
from fondaco.core.decision import Sealed
from fondaco.core.errors import BadSetup
from fondaco.core.game import Game
from fondaco.core.position import Position


def moments(name: str, games: int, every: float, seed: str) -> Iterator[tuple[Position, random.Random]]:
    """Positions of whole matches at random, with a leaning to the candidates."""
    eye = sight(fondaco.game(name))
    rng = random.Random(f"{name} {seed}")
    for _ in range(games):
        p = eye.game.start(seats_of(name))
        while asked := p.after_chance(rng):
            seat = asked[0]
            if rng.random() < every:
                yield p, rng
            moves = eye.candidates(p, seat, p.choices(seat)) if rng.random() < 0.3 else p.choices(seat)
            p.play(seat, moves[int(rng.random() * len(moves))])


@pytest.mark.parametrize("name", GAMES)
def test_features_depend_on_nothing_the_seat_cannot_see(name: str) -> None:
    eye = sight(fondaco.game(name))
    for p, rng in moments(name, 2, 0.15, "view"):
        for seat in range(p.seats):
            twin = eye.game.imagine(p.view(seat, memory=True), rng)
            assert eye.features(twin, seat) == eye.features(p, seat), (repr(p), seat)


@pytest.mark.parametrize("name", [name for name in GAMES if sight(fondaco.game(name)).open])
def test_where_all_is_said_to_be_known_imagination_adds_nothing(name: str) -> None:
    eye = sight(fondaco.game(name))
    for p, rng in moments(name, 1, 0.2, "open"):
        assert eye.game.imagine(p.view(rng.randrange(p.seats), memory=True), rng) == p


@pytest.mark.parametrize("name", GAMES)
def test_candidates_are_few_and_legal_and_features_have_one_length(name: str) -> None:
    eye = sight(fondaco.game(name))
    lengths = set()
    for p, rng in moments(name, 2, 0.1, "candidates"):
        seat = p.to_act()[0]
        base = eye.game.imagine(p.view(seat, memory=True), rng)
        moves = eye.candidates(base, seat, p.choices(seat))
        assert 0 < len(moves) <= MOST
        assert len(set(moves)) == len(moves)
        for move in moves:
            p.check(seat, move)
            lengths.add(len(eye.features(eye.after(base, seat, move), seat)))
    assert len(lengths) == 1


def test_whoever_is_the_last_to_answer_in_secret_sees_no_answer_of_the_others() -> None:
    eye = sight(fondaco.game("haendler"))
    lasts = 0
    for p, _ in moments("haendler", 1, 1.0, "sealed"):
        seat = p.to_act()[0]
        if isinstance(p.decision, Sealed) and p.to_act() == (seat,):
            q = eye.after(p, seat, p.choices(seat)[0])
            assert q.decision is p.decision
            assert [answer is None for answer in q.answers] == [other != seat for other in range(p.seats)]
            lasts += 1
    assert lasts > 5


class Bare(Game):
    title = "Bare"
    package = "fondaco.core"


def test_a_game_that_brings_nothing_for_bots_says_what_a_bot_would_need() -> None:
    bare = Bare()
    with pytest.raises(BadSetup, match=r"needs judgement\.py of Bare; without it only random plays"):
        part(bare, "judgement")
    with pytest.raises(BadSetup, match=r"needs features\.py of Bare"):
        Sight(bare)

"""Bots that try one trick all the time."""

from __future__ import annotations

import random

import pytest

import fondaco
from bots.asked import GAMES, questions, seats_of
from fondaco.bots import BOTS, bot
from fondaco.bots.adversaries import ADVERSARIES
from fondaco.core.play import ask_of, play_match

TRICKS = [trick for trick in ADVERSARIES if trick not in ("exploiter", "flat")]
"""Those two think too long."""


@pytest.mark.parametrize("name", GAMES)
def test_adversaries_play_every_game_to_the_end(name: str) -> None:
    seats = seats_of(name)
    for first in range(0, len(TRICKS), seats):
        agents = [bot(TRICKS[(first + seat) % len(TRICKS)]) for seat in range(seats)]
        assert play_match(fondaco.game(name), agents, "tricks").replay().result() is not None


def test_nobody_is_offered_an_adversary_to_play() -> None:
    assert not set(ADVERSARIES) & set(BOTS)


@pytest.mark.parametrize("name", GAMES)
def test_who_pays_too_much_and_who_pays_too_little_part_ways(name: str) -> None:
    parted = 0
    for p, seat, _ in questions(name, 150):
        spent, saved = (bot(trick).answer(ask_of(p, seat, random.Random(5))).move for trick in ("overbidder", "miser"))
        parted += spent != saved
    assert parted >= 3

"""The judgement behind the greedy bot plays sensibly where it is plain what is sensible."""

from __future__ import annotations

import random

import pytest

from fondaco.bots import bot
from fondaco.core.play import ask_of, play_match
from fondaco.core.testing import rule
from fondaco.games.haendler.game import HAENDLER
from fondaco.games.haendler.position import Haendler
from haendler.conftest import Lay
from scripting import Playing

STOCK = {("Paris", "wine"): 2, ("Paris", "salt"): 2}


def answer(p: Haendler, seat: int | None = None) -> str:
    """What the greedy bot plays."""
    asked = p.to_act()[0] if seat is None else seat
    return str(bot("greedy").answer(ask_of(p, asked, random.Random(1))).move)


@rule("HA-172")
@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"agreements": True}), (4, {})])
def test_it_beats_players_who_move_at_random(seats: int, options: dict[str, bool]) -> None:
    for seed in range(3):
        agents = [bot("greedy"), *[bot("random") for _ in range(seats - 1)]]
        result = play_match(HAENDLER, agents, f"judgement {seed}", options).replay().result()
        assert result is not None
        assert result.winners == [0]


@rule("HA-46")
def test_it_buys_where_a_wagon_waits(table: Lay) -> None:
    assert answer(table("Buying", 2)).split()[0] == "buy"
    assert answer(table("Buying", 2)).split()[2] in ("Paris", "Koeln", "Wien")


@rule("HA-62")
def test_a_master_loads_all_he_can(table: Lay) -> None:
    p = table("Loading", 2, wagon=0, masters=[0, -1, -1], stores={0: {("Paris", "wine"): 3}})
    assert answer(p) == "load wine+wine+wine"


@rule("HA-57")
def test_it_bids_for_an_office_that_is_worth_something_and_not_for_an_empty_one(table: Lay) -> None:
    rich = table("Bidding", 2, wagon=0, stores={0: {("Paris", "wine"): 3}, 1: {("Paris", "wine"): 3}})
    poor = table("Bidding", 2, wagon=0)
    assert int(answer(rich, 0).split()[1]) >= 300
    assert answer(poor, 0) == "bid 0"


def test_what_a_bid_or_an_offer_costs_is_told_whole(table: Lay) -> None:
    """Not in the measure of its chance: that stands beside it."""
    bidding = table("Bidding", 2, wagon=0, stores={0: {("Paris", "wine"): 3}})
    asking = table("Asking", 2, wagon=0, masters=[1, -1, -1], stores={0: STOCK})
    told = [
        thought for p in (bidding, asking) for thought in bot("greedy").answer(ask_of(p, 0, random.Random(1))).thoughts
    ]
    priced = {str(thought.move): thought.terms for thought in told if "price" in thought.terms}
    assert {move.split()[0] for move in priced} == {"bid", "offer"}
    assert [move for move, terms in priced.items() if terms["price"] != -float(move.split()[-1])] == []


@rule("HA-66", "HA-67")
def test_it_haggles_for_a_fair_share(table: Lay, play: Playing) -> None:
    p = table("Asking", 2, wagon=0, masters=[1, -1, -1], stores={0: STOCK})
    verb, goods, price = answer(p).split()
    assert verb == "offer"
    assert goods.count("+") == 1
    assert 300 <= int(price) <= 1000
    play(p, f"0 offer {goods} {price}")
    asked = answer(p)
    assert int(price) < int(asked.split()[2]) <= 1000
    play(p, f"1 {asked}")
    assert answer(p) == f"take {goods}"
    fair = table("Asking", 2, wagon=0, masters=[1, -1, -1], stores={0: STOCK})
    play(fair, f"0 offer {goods} {asked.split()[2]}")
    assert answer(fair) == "accept"
    mean = table("Asking", 2, wagon=0, masters=[1, -1, -1], stores={0: STOCK})
    play(mean, "0 offer wine+salt 0")
    assert answer(mean).startswith("quote")
    play(mean, f"1 {answer(mean)}")
    assert answer(mean).split()[0] in ("take", "offer")


@rule("HA-99")
def test_it_raises_what_it_is_about_to_sell(table: Lay) -> None:
    p = table("SettingDiscs", 2, arrived=[0], loads={(1, 0): ["wine", "wine"]}, levels=[0, 1, 0, 0, 0, 0])
    assert "wine" in answer(p, 0)
    top = table("SettingDiscs", 2, arrived=[0], loads={(1, 0): ["wine", "wine"]}, levels=[0, 4, 0, 0, 0, 0])
    assert "wine" not in answer(top, 0), "it would fall to the bottom"


@rule("HA-78")
def test_it_drives_its_own_goods_home(table: Lay) -> None:
    p = table("Moving", 2, road={1: ("Brugge2", "JW"), 2: ("Koeln1", "Koeln2")}, loads={(1, 0): ["wine", "wine"]})
    assert answer(p).endswith("1 Brugge")


@rule("HA-138", "HA-170")
def test_it_climbs_in_the_last_round_and_saves_in_the_first(table: Lay) -> None:
    assert answer(table("Climbing", 2, arrivals=6)) == "climb"
    assert answer(table("Climbing", 2, money=[800, 0])) == "stop"


@rule("HA-162")
def test_it_plays_the_card_rather_than_fall(table: Lay) -> None:
    assert answer(table("Paying", 2, steps=[7, 0], money=[600, 0], hands={0: ["upkeep"]})) == "pay-by-card"
    assert answer(table("Paying", 2, steps=[1, 0], hands={0: ["upkeep"]})) == "pay"


@rule("HA-168")
def test_it_repays_before_the_ranking(table: Lay) -> None:
    assert answer(table("LastRepaying", 2, arrivals=6, notes=[1, 0], steps=[5, 0])) == "repay"


@rule("HA-180")
def test_it_answers_proposals_by_what_they_bring(table: Lay, play: Playing) -> None:
    talk = {"talk_point": "Buying", "talk_seat": 0, "talk_place": 1, "options": {"agreements": True}, "phase": 1}
    p = table("Proposing", 2, **talk)
    play(p, "1 propose 0 pay:300 not-buy:wine round")
    assert answer(p) == "accept"
    q = table("Proposing", 2, **talk)
    play(q, "1 propose 0 not-buy:wine pay:900 round")
    assert answer(q) != "accept"

"""Variant Absprachen: public, binding agreements (HA-177 to HA-182, HA-R92 to HA-R101, HA-R105)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from fondaco.core.testing import rule
from fondaco.games.haendler.asking import PHASE_OF
from fondaco.games.haendler.clauses import GRAMMAR, Clause, check_clause
from fondaco.games.haendler.game import HAENDLER
from fondaco.games.haendler.position import Haendler
from haendler.conftest import Choices, Lay
from haendler.guessing import guesses
from scripting import Playing, Refused, outcome

ON = {"agreements": True}


def talk(
    table: Lay, point: str, seats: int = 2, *, place: int = 1, seat: int = 0, stage: str = "Proposing", **fields: Any
) -> Haendler:
    """The talk before a question: by default seat 1 may propose something to seat 0, who is on turn."""
    given = {"talk_point": point, "talk_seat": seat, "talk_place": place, "actor": seat, **fields}
    return table(stage, seats, options=ON, phase=PHASE_OF[point], **given)


def quiet(play: Playing, p: Haendler) -> Haendler:
    """Everybody passes until the question itself is asked."""
    while p.talk_point:
        play(p, f"{p.to_act()[0]} {'reject' if 'reject' in map(str, p.choices(p.to_act()[0])) else 'pass'}")
    return p


def in_escrow(p: Haendler) -> int:
    """All the money that lies aside."""
    return sum(Clause.parse(text).amount for _, _, text, _ in p.clauses if text.startswith("pay-if:"))


@rule("HA-R92")
def test_without_the_variant_there_is_no_talk(start: Lay, play: Playing, refusal: Refused) -> None:
    p = start(2)
    assert repr(p.decision) == "Buying"
    assert refusal(p, "0 propose 1 pay:100 not-buy:wine round") == "buy-or-done"
    q = start(2, ON)
    assert (repr(q.decision), q.talk_point) == ("Proposing", "Buying")


@rule("HA-178", "HA-R94")
def test_agreements_are_made_with_the_seat_on_turn(table: Lay, play: Playing, refusal: Refused) -> None:
    p = talk(table, "Buying", 3)
    assert p.to_act() == (1,)
    assert refusal(p, "1 propose 2 pay:100 - round") == "not-on-turn"
    play(p, "1 pass")
    assert p.to_act() == (2,)
    play(p, "2 pass")
    assert (repr(p.decision), p.to_act()) == ("Inviting", (0,))


@rule("HA-179", "HA-181")
def test_proposals_are_public_and_others_may_compete(table: Lay, play: Playing) -> None:
    p = talk(table, "Buying", 3)
    p.told = []
    play(p, "1 propose 0 pay:100 not-buy:wine round", "2 propose 0 pay:300 not-buy:salt round")
    assert p.view(None)["proposals"] == ["", "pay:100 not-buy:wine round", "pay:300 not-buy:salt round"]
    assert [event.heard_by(None)["gives"] for event in p.told] == [["pay:100"], ["pay:300"]]
    play(p, "0 reject", "0 accept")
    assert p.money == [5300, 5000, 4700]
    assert p.view(1)["clauses"] == [[0, 2, "not-buy:salt", 1]]


@rule("HA-180")
def test_what_is_agreed_must_be_kept(table: Lay, play: Playing, refusal: Refused, choices: Choices) -> None:
    p = talk(table, "Buying")
    play(p, "1 propose 0 pay:100 not-buy:wine round", "0 accept", "0 pass")
    assert refusal(p, "0 buy wine Paris") == "promised"
    assert not [text for text in choices(p) if "wine" in text]
    play(p, "0 done")
    quiet(play, p)
    play(p, "1 buy wine Paris")


@rule("HA-177", "HA-R97")
@pytest.mark.parametrize("clause", ["sell-good:wine", "sell-card:office", "office-for:1", "pay:150", "pay:-100"])
def test_goods_investments_and_offices_cannot_be_handed_over(table: Lay, refusal: Refused, clause: str) -> None:
    p = talk(table, "Buying")
    try:
        HAENDLER.parse(f"propose 0 {clause} - round")
    except ValueError:
        return
    assert refusal(p, f"1 propose 0 {clause} - round") == "bad-clause"


@rule("HA-R93")
def test_only_clauses_bind_and_each_kind_is_spelled(start: Lay) -> None:
    box = start().box
    samples = (
        *("pay:100", "pay-if:100:enters:1:Paris", "sell-card:upkeep", "no-bid:1", "bid-max:2:300", "load-for:3:2:0"),
        *("master-not:1:wine", "move-via:1:JW>LW1", "move-into:1:Wien", "move-tile:1:4", "not-move:2"),
        *("courier-to:JW", "courier-not:JW", "play:broken_axle:1", "not-play:special_sale:wine", "disc-not:salt"),
        *("disc:wine:2", "office-not:salt:any", "office:salt:up", "no-lot", "lot-max:400", "not-buy:food"),
    )
    assert {text.partition(":")[0] for text in samples} == set(GRAMMAR)
    for text in samples:
        assert str(Clause.parse(text)) == text
        check_clause(box, 3, Clause.parse(text))


@rule("HA-R94")
def test_the_seat_on_turn_may_counter_once(table: Lay, play: Playing, refusal: Refused) -> None:
    p = talk(table, "Buying")
    play(p, "1 propose 0 pay:100 not-buy:wine round", "0 counter not-buy:wine pay:400 round")
    assert (repr(p.decision), p.to_act()) == ("Weighing", (1,))
    assert refusal(p, "1 counter pay:200 not-buy:wine round") == "accept-or-reject"
    play(p, "1 accept")
    assert p.money == [5400, 4600]
    assert p.clauses == [[0, 1, "not-buy:wine", 1]]


@rule("HA-R94")
def test_the_seat_on_turn_may_propose_to_each_other_seat_once(table: Lay, play: Playing) -> None:
    p = talk(table, "Buying", 3, stage="Inviting")
    play(p, "0 propose 1 not-buy:wine pay:100 round")
    assert (repr(p.decision), p.to_act()) == ("Replying", (1,))
    play(p, "1 reject")
    assert p.to_act() == (0,)
    play(p, "0 propose 2 not-buy:wine pay:100 round", "2 accept")
    assert (repr(p.decision), p.to_act()) == ("Buying", (0,))
    assert p.money == [5100, 5000, 4900]


@rule("HA-R95")
@pytest.mark.parametrize("point", ["Bidding", "SettingDiscs"])
def test_before_a_sealed_decision_everybody_once_counts_as_on_turn(table: Lay, play: Playing, point: str) -> None:
    p = talk(table, point, 3, wagon=0 if point == "Bidding" else -1)
    seats: list[int] = []
    while p.talk_point:
        if not seats or seats[-1] != p.talk_seat:
            seats.append(p.talk_seat)
        play(p, f"{p.to_act()[0]} pass")
    assert seats == [0, 1, 2]
    assert repr(p.decision) == point


@rule("HA-R96", "HA-R94")
def test_a_rejected_threat_binds_nobody(table: Lay, play: Playing) -> None:
    p = talk(table, "Shifting", offices=["great_office"], levels=[0, 0, 4, 0, 0, 0], owns={0: ["great_office"]})
    play(p, "1 propose 0 pay:600 office-not:salt:any round", "0 reject", "0 pass")
    assert p.clauses == []
    play(p, "0 shift great_office salt up")
    assert p.money == [5000, 5000]


@rule("HA-R98")
@pytest.mark.parametrize(
    ("older", "newer"),
    [
        ("not-move:1", "move-tile:1:4"),
        ("move-tile:1:4", "play:broken_axle:1"),
        ("move-into:1:Brugge", "move-into:1:Paris"),
        ("disc:wine:2", "disc-not:wine"),
        ("disc:wine:2", "disc:salt:1"),
        ("courier-to:JW", "courier-not:JW"),
        ("not-play:broken_axle:any", "play:broken_axle:1"),
        ("office-not:wine:any", "office:wine:up"),
    ],
)
def test_a_clause_against_an_older_one_is_refused(table: Lay, refusal: Refused, older: str, newer: str) -> None:
    p = talk(table, "BreakingAxles", clauses=[[1, 0, older, 1]], hands={1: ["broken_axle"]})
    assert refusal(p, f"1 propose 0 {newer} - round") == "contradiction"
    assert refusal(
        talk(table, "BreakingAxles", hands={1: ["broken_axle"]}), f"1 propose 0 {older}+{newer} - round"
    ) == ("contradiction")


@rule("HA-R98")
def test_two_pointers_cannot_keep_three_promises(table: Lay, play: Playing, refusal: Refused) -> None:
    p = talk(table, "BreakingAxles", clauses=[[1, 0, "disc:wine:1", 1], [1, 0, "disc:salt:1", 1]])
    assert refusal(p, "1 propose 0 disc:food:1 - round") == "contradiction"
    play(p, "1 propose 0 disc:salt:1+disc:food:0 - round")


@rule("HA-R98", "HA-R101")
@pytest.mark.parametrize(
    ("older", "newer", "code", "more"),
    [
        ("office:salt:up", "office:salt:down", "contradiction", {"owns": {1: ["office", "great_office"]}}),
        ("office:salt:up", "office:wine:any", "contradiction", {"owns": {1: ["office", "great_office"]}}),
        ("courier-to:JW", "courier-to:J0", "contradiction", {"owns": {1: ["courier", "express_courier"]}}),
        ("play:broken_axle:1", "play:broken_axle:2", "no-card", {"hands": {1: ["broken_axle"] * 2}}),
        ("play:broken_axle:1", "sell-card:broken_axle", "no-card", {"hands": {1: ["broken_axle"] * 2}}),
    ],
)
def test_one_card_cannot_keep_two_promises(
    table: Lay, play: Playing, refusal: Refused, older: str, newer: str, code: str, more: dict[str, Any]
) -> None:
    one: dict[str, Any] = {"hands": {1: ["broken_axle"]}, "owns": {1: ["courier", "office"]}}
    p = talk(table, "BreakingAxles", clauses=[[1, 0, older, 1]], **one)
    assert refusal(p, f"1 propose 0 {newer} - round") == code
    assert refusal(talk(table, "BreakingAxles", **one), f"1 propose 0 {older}+{newer} - round") == code
    play(p, f"1 propose 0 {older} - round")
    play(talk(table, "BreakingAxles", clauses=[[1, 0, older, 1]], **{**one, **more}), f"1 propose 0 {newer} - round")


@rule("HA-R98")
def test_a_promise_left_open_is_kept_along_with_an_exact_one(table: Lay, play: Playing) -> None:
    one: dict[str, Any] = {"hands": {1: ["broken_axle"]}, "owns": {1: ["office"]}}
    for older, newer in (("office:salt:any", "office:salt:up"), ("play:broken_axle:1", "play:broken_axle:any")):
        play(talk(table, "BreakingAxles", clauses=[[1, 0, older, 1]], **one), f"1 propose 0 {newer} - round")


@rule("HA-R98")
def test_the_older_promise_counts_first(table: Lay, choices: Choices) -> None:
    clauses = [[0, 1, "not-move:1", 1], [0, 1, "not-move:2", 1], [0, 1, "not-move:3", 1]]
    p = table("Moving", 2, options=ON, clauses=clauses)
    assert {text.split()[2] for text in choices(p)} == {"3"}, "the newest lapses, for a tile has to be played"


@rule("HA-R99")
def test_what_cannot_be_kept_lapses(table: Lay, choices: Choices, play: Playing) -> None:
    p = table("Moving", 2, options=ON, clauses=[[0, 1, "move-into:1:Brugge", 1]])
    assert len(choices(p)) > 4
    play(p, "0 drive 1 1 Paris1")
    assert p.clauses == []
    q = table("Moving", 2, options=ON, clauses=[[0, 1, "move-into:1:Brugge", 1]], road={1: ("Brugge2", "JW")})
    assert choices(q) == [f"drive {tile} 1 Brugge" for tile in (2, 3, 4)]


@rule("HA-R99", "HA-R100")
def test_money_set_aside_returns_when_the_time_is_over(table: Lay, play: Playing, skip: Playing) -> None:
    p = talk(table, "BreakingAxles")
    play(p, "1 propose 0 pay-if:400:enters:1:Brugge - round", "0 accept")
    assert (p.money[1], in_escrow(p)) == (4600, 400)
    skip(p, "SettingDiscs")
    assert (p.money[1], in_escrow(p)) == (5000, 0), "no wagon enters a city after phase 3"
    longer = talk(table, "BreakingAxles")
    play(longer, "1 propose 0 pay-if:400:enters:1:Brugge - next", "0 accept")
    skip(longer, "SettingDiscs")
    assert in_escrow(longer) == 400
    while longer.round == 1:
        skip(longer, "Moving")
        play(longer, f"{longer.actor} {longer.choices(longer.actor)[0]}") if longer.round == 1 else None
    assert in_escrow(longer) == 400
    skip(longer, "SettingDiscs")
    assert (longer.money[1], in_escrow(longer)) == (5000, 0)


@rule("HA-R99")
@pytest.mark.parametrize(
    ("event", "point", "fields", "plies"),
    [
        ("bid-zero:0:1", "Bidding", {"wagon": 0}, ["0 bid 100", "1 bid 0"]),
        ("courier:Genova1:0", "Moving", {"owns": {0: ["courier"]}}, ["0 drive 1 1 Paris1", "0 end"]),
        ("over:1:JW>LW1:0", "Moving", {}, ["0 drive 1 1 Paris1"]),
        ("disc:0:wine:1", "SettingDiscs", {"owns": {1: ["office"]}}, ["0 disc wine+wine", "1 disc coat+coat"]),
    ],
)
def test_money_set_aside_returns_when_the_moment_has_passed(
    table: Lay, play: Playing, event: str, point: str, fields: dict[str, Any], plies: list[str]
) -> None:
    for last, money in ((1, 5000), (2, 4600)):
        p = table(point, 2, options=ON, money=[5000, 4600], clauses=[[1, 0, f"pay-if:400:{event}", last]], **fields)
        play(p, *plies)
        assert p.money[1] == money
        assert p.phase == PHASE_OF[point]


@rule("HA-R100")
def test_an_agreement_may_last_until_the_end_of_the_next_round(
    table: Lay, play: Playing, refusal: Refused, skip: Playing
) -> None:
    p = talk(table, "Paying")
    assert refusal(p, "1 propose 0 not-buy:wine - round") == "too-late"
    play(p, "1 propose 0 not-buy:wine pay:100 next", "0 accept")
    assert p.clauses == [[1, 0, "not-buy:wine", 2]]
    while not (p.round == 2 and repr(p.decision) == "Buying" and p.actor == 1):
        skip(p, "Buying")
        if p.actor != 1 or p.round != 2:
            play(p, f"{p.actor} done")
    assert refusal(p, "1 buy wine Paris") == "promised"
    play(p, "1 done")
    skip(p, "Bidding")
    assert p.clauses == []
    assert refusal(talk(table, "Buying"), "1 propose 0 not-buy:wine - ever") == "bad-length"


@rule("HA-R101")
def test_a_card_offered_is_thereby_known_but_a_promise_not_to_play_tells_nothing(
    table: Lay, play: Playing, refusal: Refused
) -> None:
    p = talk(table, "BreakingAxles", hands={1: ["upkeep", "bonus_sale"]})
    assert refusal(p, "1 propose 0 sell-card:broken_axle pay:100 round") == "no-card"
    assert refusal(p, "1 propose 0 play:broken_axle:1 pay:100 round") == "no-card"
    play(p.copy(), "1 propose 0 not-play:broken_axle:any pay:100 round")
    play(p, "1 propose 0 sell-card:upkeep pay:100 round")
    imagined = guesses(p, 0, 20)
    assert all("upkeep" in q.hands[1] for q in imagined)
    assert len({tuple(q.hands[1]) for q in imagined}) > 1


@rule("HA-177", "HA-R97")
def test_two_cards_of_one_kind_can_be_sold_in_one_agreement(table: Lay, play: Playing, refusal: Refused) -> None:
    both = "sell-card:upkeep+sell-card:upkeep"
    p = talk(table, "BreakingAxles", hands={1: ["upkeep", "upkeep", "broken_axle"]})
    assert refusal(p, f"1 propose 0 {both}+sell-card:upkeep pay:900 round") == "no-card"
    play(p, f"1 propose 0 {both} pay:900 round")
    asked = talk(table, "BreakingAxles", hands={1: ["upkeep", "upkeep"]}, seat=1, place=1)
    play(asked, f"0 propose 1 pay:900 {both} round")
    for q, *plies in ((p, "0 accept"), (asked, "1 accept")):
        play(q, *plies)
        assert q.hands[0] == ["upkeep", "upkeep"]
        assert q.money == [4100, 5900]
        assert q.view(None)["cards"][-2:] == [[1, "give", "upkeep", 0]] * 2


@rule("HA-R101")
@pytest.mark.parametrize(
    ("clauses", "count"),
    [
        ("sell-card:broken_axle+sell-card:broken_axle", 2),
        ("play:broken_axle:1+play:broken_axle:2", 2),
        ("play:broken_axle:1+sell-card:broken_axle", 2),
        ("play:broken_axle:1+play:broken_axle:any", 1),
    ],
)
def test_a_proposal_shows_how_many_cards_it_needs(table: Lay, play: Playing, clauses: str, count: int) -> None:
    """Every guess of the hand behind the screen can keep what was proposed, also when it has been signed."""
    p = talk(table, "BreakingAxles", 3, hands={1: ["broken_axle", "broken_axle", "upkeep"]})
    play(p, f"1 propose 0 {clauses} pay:100 round")
    assert p.view(2)["cards"][-1] == [1, "show", "broken_axle", count]
    imagined = guesses(p, 0, 20)
    assert min(q.hands[1].count("broken_axle") for q in imagined) == count
    for q in (p, *imagined):
        play(q, "2 pass", "0 accept")
        assert q.view(0) == p.view(0)
        assert HAENDLER.imagine(q.view(2, memory=True), random.Random(0)).view(2) == p.view(2)


@rule("HA-R101")
def test_no_position_has_a_proposal_of_cards_nobody_was_shown(table: Lay, play: Playing) -> None:
    p = talk(table, "BreakingAxles", hands={1: ["upkeep", "upkeep"]})
    play(p, "1 propose 0 sell-card:upkeep+sell-card:upkeep - round")
    state = p.to_json()
    state["cards"][-1][3] = 1
    assert HAENDLER.violations(HAENDLER.restore(state)) == [
        "whoever proposes to hand over or to play cards has shown them"
    ]
    state["cards"][-1][3] = 3
    assert HAENDLER.violations(HAENDLER.restore(state)) == ["the story of the influence cards does not hold together"]


@rule("HA-R101")
def test_a_card_is_shown_once_as_long_as_it_stays(table: Lay, play: Playing) -> None:
    p = talk(table, "BreakingAxles", hands={1: ["upkeep", "upkeep"]}, seat=0)
    play(p, "1 propose 0 sell-card:upkeep pay:100 round", "0 reject", "0 pass", "0 pass")
    shown = [entry for entry in p.cards if entry[1] == "show"]
    play(p, "0 propose 1 - pay:100 round", "1 counter sell-card:upkeep pay:100 round")
    assert [entry for entry in p.cards if entry[1] == "show"] == shown == [[1, "show", "upkeep", 1]]
    play(p, "0 accept", "1 propose 0 sell-card:upkeep pay:100 round")
    assert p.cards[-2:] == [[1, "give", "upkeep", 0], [1, "show", "upkeep", 1]]


@rule("HA-R101", "HA-R08")
def test_what_the_other_has_is_not_told_by_a_refusal(
    table: Lay, play: Playing, choices: Choices, refusal: Refused
) -> None:
    p = talk(table, "BreakingAxles", money=[100, 5000])
    play(p, "1 propose 0 - pay:900+sell-card:upkeep round")
    assert choices(p)[0] == "reject"
    assert refusal(p, "0 accept") == "too-dear"
    q = talk(table, "BreakingAxles")
    play(q, "1 propose 0 - sell-card:upkeep round")
    assert refusal(q, "0 accept") == "no-card"


@rule("HA-R105")
def test_after_the_last_climb_escrow_returns_before_the_ranking(table: Lay, play: Playing) -> None:
    p = table(
        *("Climbing", 2),
        actor=1,
        options=ON,
        arrivals=8,
        money=[5000, 4600],
        clauses=[[1, 0, "pay-if:400:enters:1:Brugge", 2]],
    )
    play(p, "1 stop")
    assert p.money == [5000, 5000]
    assert p.clauses == []
    assert outcome(p).ranks == [1, 1]


@rule("HA-R105", "HA-R99")
def test_in_the_last_round_too_who_kept_back_a_card_is_paid_for_it(table: Lay, play: Playing) -> None:
    given = {"actor": 1, "options": ON, "arrivals": 8, "money": [5000, 4600], "hands": {1: ["social_climb"]}}
    clauses = [[0, 1, "pay-if:400:not-plays:1:social_climb:any", 1]]
    p = table("Climbing", 2, clauses=clauses, **given)
    kept = play(p.copy(), "1 stop")
    assert (kept.money, kept.result() is not None) == ([5000, 5000], True)
    broken = play(p, "1 climb-by-card", "1 stop")
    assert broken.money == [5400, 3400]


# The six examples of the rulebook


@rule("HA-182", "WE-18")
def test_i_take_wagon_3_into_the_city_next_if_you_take_it_over_this_branch_now(
    table: Lay, play: Playing, choices: Choices
) -> None:
    p = talk(table, "Moving", road={3: ("Paris3", "Paris2")}, points=0)
    play(p, "1 propose 0 move-into:3:Brugge move-via:3:JW>Brugge2 round", "0 accept")
    quiet(play, p)
    assert choices(p) == ["drive 2 3 Brugge2", "drive 3 3 Brugge1", "drive 4 3 Brugge"]
    play(p, "0 drive 2 3 Brugge2")
    quiet(play, p)
    assert choices(p) == ["drive 2 3 Brugge", "drive 3 3 Brugge", "drive 4 3 Brugge"]
    play(p, "1 drive 2 3 Brugge")
    assert p.clauses == []


@rule("HA-182", "WE-18")
def test_i_do_not_bid_for_wagon_2_if_you_carry_my_goods_for_nothing(
    table: Lay, play: Playing, choices: Choices
) -> None:
    p = talk(table, "Bidding", wagon=1, masters=[1, -1, -1], stores={1: {("Koeln", "iron"): 2}})
    play(p, "1 propose 0 no-bid:2 load-for:2:2:0 round", "0 accept")
    quiet(play, p)
    assert choices(p, 1) == ["bid 0"]
    play(p, "1 bid 0", "0 bid 200")
    quiet(play, p)
    assert "load-agreed iron+iron" in choices(p, 1)
    play(p, "1 load-agreed iron+iron")
    assert p.loads[1][1] == ["iron", "iron"]
    assert p.money == [4800, 5000]
    assert p.clauses == []


@rule("HA-182", "WE-18")
def test_i_sell_you_the_card_verkauf_mit_bonus_for_500(table: Lay, play: Playing) -> None:
    p = talk(table, "Buying", hands={1: ["bonus_sale"]})
    play(p, "1 propose 0 sell-card:bonus_sale pay:500 round", "0 accept")
    assert p.hands == [["bonus_sale"], []]
    assert p.money == [4500, 5500]
    assert p.view(None)["cards"][-1] == [1, "give", "bonus_sale", 0]


@rule("HA-182", "WE-18")
def test_you_pay_me_600_or_i_move_salt_from_1000_to_600(table: Lay, play: Playing, refusal: Refused) -> None:
    p = talk(table, "Shifting", offices=["great_office"], levels=[0, 0, 4, 0, 0, 0], owns={0: ["great_office"]})
    play(p, "1 propose 0 pay:600 office-not:salt:any round", "0 accept", "0 pass")
    assert p.money == [5600, 4400]
    assert refusal(p, "0 shift great_office salt up") == "promised"
    play(p, "0 shift great_office wine down")
    assert p.levels[2] == 4


@rule("HA-182", "WE-18")
def test_i_pay_you_700_if_you_do_not_break_the_axle_of_wagon_1(table: Lay, play: Playing, refusal: Refused) -> None:
    p = talk(table, "BreakingAxles", hands={0: ["broken_axle"]})
    play(p, "1 propose 0 pay:700 not-play:broken_axle:1 round", "0 accept", "0 pass")
    assert p.money == [5700, 4300]
    assert refusal(p, "0 break-axle 1") == "promised"
    play(p, "0 break-axle 2")


@rule("HA-182", "WE-18")
def test_if_you_move_the_courier_to_this_field_i_pay_you_400(table: Lay, play: Playing) -> None:
    p = talk(table, "Moving", rides=["courier"], points=0, owns={0: ["courier"]})
    play(p, "1 propose 0 pay-if:400:courier:Genova1:0 - round", "0 accept")
    quiet(play, p)
    elsewhere = p.copy()
    play(p, "0 ride courier Genova1")
    assert p.money == [5400, 4600]
    play(elsewhere, "0 ride courier Genova3")
    assert (elsewhere.money, in_escrow(elsewhere)) == ([5000, 4600], 400)


# The other clauses


@rule("HA-180")
def test_bid_max_cuts_the_bid_and_ends_with_the_auction(table: Lay, play: Playing, choices: Choices) -> None:
    p = table("Bidding", 2, options=ON, wagon=0, clauses=[[0, 1, "bid-max:1:200", 1], [0, 1, "bid-max:2:0", 1]])
    assert choices(p, 0) == ["bid 0", "bid 100", "bid 200"]
    play(p, "0 bid 200", "1 bid 0")
    assert p.clauses == [[0, 1, "bid-max:2:0", 1]]


@rule("HA-180")
@pytest.mark.parametrize(
    ("point", "clause", "answer", "kept"),
    [
        ("Bidding", "no-bid:1", "bid 0", {"bid 0"}),
        ("Bidding", "bid-max:1:100", "bid 0", {"bid 0", "bid 100"}),
        ("SettingDiscs", "disc:wine:2", "disc wine+wine", {"disc wine+wine"}),
    ],
)
def test_a_sealed_answer_is_thought_to_keep_what_was_promised(
    table: Lay, play: Playing, point: str, clause: str, answer: str, kept: set[str]
) -> None:
    p = table(point, 2, options=ON, wagon=0 if point == "Bidding" else -1, clauses=[[1, 0, clause, 1]])
    view = play(p, f"1 {answer}").view(0, memory=True)
    assert {str(HAENDLER.imagine(view, random.Random(seed)).answers[1]) for seed in range(20)} == kept


@rule("HA-60", "HA-180")
def test_a_promise_not_to_bid_is_not_broken_by_becoming_master_for_nothing(table: Lay, play: Playing) -> None:
    p = table("Bidding", 2, options=ON, wagon=0, clauses=[[0, 1, "no-bid:1", 1]])
    play(p, "0 bid 0", "1 bid 0")
    assert p.masters[0] == 0


@rule("HA-180")
def test_a_master_keeps_off_the_good_he_promised_to_leave(table: Lay, choices: Choices) -> None:
    stores = {0: {("Paris", "wine"): 1, ("Paris", "salt"): 1}}
    p = table(
        "Loading", 2, options=ON, wagon=0, masters=[0, -1, -1], stores=stores, clauses=[[0, 1, "master-not:1:wine", 1]]
    )
    assert choices(p) == ["load -", "load salt"]


@rule("HA-180")
def test_a_promised_load_needs_its_price_and_its_master(table: Lay, choices: Choices) -> None:
    stores = {0: {("Paris", "wine"): 2}}
    for price, masters, listed in ((300, [1, -1, -1], True), (9000, [1, -1, -1], False), (300, [2, -1, -1], False)):
        clauses = [[1, 0, f"load-for:1:1:{price}", 1]]
        p = table("Asking", 3, options=ON, wagon=0, masters=masters, stores=stores, clauses=clauses)
        assert ("load-agreed wine" in choices(p)) == listed
        assert "load-agreed wine+wine" not in choices(p)


@rule("HA-180")
def test_a_promised_courier_ride_comes_before_the_end_of_the_turn(table: Lay, play: Playing, choices: Choices) -> None:
    p = table("Moving", 2, options=ON, clauses=[[0, 1, "courier-to:Genova3", 1]], owns={0: ["courier"]})
    play(p, "0 drive 1 1 Paris1")
    assert choices(p) == ["ride courier Genova3"]
    q = table("Moving", 2, options=ON, clauses=[[0, 1, "courier-not:Genova3", 1]], owns={0: ["courier"]})
    assert [text for text in choices(q) if text.startswith("ride")] == ["ride courier Genova1"]


@rule("HA-180", "HA-R44")
def test_a_promised_ride_may_take_both_courier_cards(table: Lay, play: Playing, choices: Choices) -> None:
    clauses = [[0, 1, "courier-to:LS1", 1]]
    p = table("Moving", 2, options=ON, clauses=clauses, owns={0: ["courier", "express_courier"]})
    play(p, "0 drive 1 1 Paris1")
    assert choices(p) == ["ride courier Genova3", "ride express_courier JS"]
    play(p, "0 ride courier Genova3")
    assert choices(p) == ["ride express_courier LS1"]
    far = table("Moving", 2, options=ON, clauses=[[0, 1, "courier-to:J0", 1]], owns={0: ["courier", "express_courier"]})
    play(far, "0 drive 1 1 Paris1", "0 end")


@rule("HA-180")
def test_a_promised_card_is_played_and_a_renounced_one_is_not(table: Lay, play: Playing, choices: Choices) -> None:
    p = table("BreakingAxles", 2, options=ON, hands={0: ["broken_axle"]}, clauses=[[0, 1, "play:broken_axle:2", 1]])
    assert choices(p) == ["break-axle 2"]
    play(p, "0 break-axle 2")
    assert p.clauses == []
    q = table("Climbing", 2, options=ON, hands={0: ["social_climb"]}, clauses=[[0, 1, "not-play:social_climb:any", 1]])
    assert "climb-by-card" not in choices(q)


@rule("HA-180")
def test_promises_about_discs_lots_and_offices(table: Lay, choices: Choices, play: Playing) -> None:
    p = table("SettingDiscs", 2, options=ON, clauses=[[0, 1, "disc:wine:2", 1], [1, 0, "disc-not:wine", 1]])
    assert choices(p, 0) == ["disc wine+wine"]
    assert len(choices(p, 1)) == 21
    play(p, "0 disc wine+wine", "1 disc coat+coat")
    assert p.clauses == []
    q = table("Opening", 2, options=ON, opener=0, clauses=[[0, 1, "lot-max:300", 1]])
    assert choices(q) == ["decline", "open 100", "open 200", "open 300"]
    r = table("Opening", 2, options=ON, opener=0, clauses=[[0, 1, "no-lot", 1]])
    assert choices(r) == ["decline"]
    s = table(
        "Shifting", 2, options=ON, offices=["office"], clauses=[[0, 1, "office:wine:up", 1]], owns={0: ["office"]}
    )
    assert choices(s) == ["shift office wine up"]


@rule("HA-180")
def test_a_price_change_that_was_promised_is_made_once(table: Lay, play: Playing, choices: Choices) -> None:
    cards = {"offices": ["office", "great_office"], "owns": {0: ["office", "great_office"]}}
    clauses = [[0, 1, "office:salt:up", 1], [0, 1, "office:wine:any", 1]]
    p = table("Shifting", 2, options=ON, levels=[2] * 6, clauses=clauses, **cards)
    play(p, "0 shift office salt up")
    assert choices(p) == ["shift great_office wine up", "shift great_office wine down"]
    q = table("Shifting", 2, options=ON, levels=[2] * 6, clauses=clauses[:1], **cards)
    play(q, "0 shift office salt up")
    assert q.clauses == []
    play(q, "0 done")


@rule("HA-180", "HA-R98")
def test_the_same_may_be_promised_to_several_others(table: Lay, play: Playing, refusal: Refused) -> None:
    stores = {0: {("Paris", "wine"): 2}, 1: {("Paris", "food"): 1}, 2: {("Paris", "wine"): 2}}
    p = talk(table, "Loading", 3, seat=1, wagon=0, masters=[1, -1, -1], stores=stores)
    play(p, "2 propose 1 pay:100 load-for:1:2:0 round", "0 propose 1 pay:100 load-for:1:2:0 round")
    play(p, "1 accept", "1 accept")
    assert p.clauses == [[1, 2, "load-for:1:2:0", 1], [1, 0, "load-for:1:2:0", 1]]
    q = talk(table, "BreakingAxles")
    assert refusal(q, "1 propose 0 not-move:1+not-move:1 - round") == "contradiction"


@rule("HA-180")
def test_of_two_promised_loads_the_cheaper_one_is_used(table: Lay, play: Playing) -> None:
    clauses = [[1, 0, "load-for:1:2:500", 1], [1, 0, "load-for:1:1:100", 1]]
    p = table(
        "Asking", 2, options=ON, wagon=0, masters=[1, -1, -1], stores={0: {("Paris", "wine"): 2}}, clauses=clauses
    )
    play(p, "0 load-agreed wine")
    assert p.money == [4900, 5100]
    assert p.clauses == [[1, 0, "load-for:1:2:500", 1]]


@rule("HA-180")
def test_one_does_not_break_the_axle_of_a_wagon_one_promised_to_drive(table: Lay, choices: Choices) -> None:
    p = table("BreakingAxles", 2, options=ON, hands={0: ["broken_axle"]}, clauses=[[0, 1, "move-tile:1:4", 1]])
    assert choices(p) == ["pass", "break-axle 2", "break-axle 3"]


@rule("HA-180", "HA-R99")
def test_a_card_promised_for_a_later_wagon_is_not_spent_before(table: Lay, choices: Choices) -> None:
    stores = {0: {("Paris", "wine"): 1, ("Koeln", "iron"): 1}}
    given = {"options": ON, "stores": stores, "clauses": [[0, 1, "play:free_loading:2", 1]]}
    for cards, road, listed in ((1, {}, False), (2, {}, True), (1, {2: ("Koeln1", "Koeln")}, True)):
        hands = {0: ["free_loading"] * cards}
        p = table("Asking", 2, wagon=0, masters=[1, -1, -1], hands=hands, road=road, **given)
        assert ("load-free wine" in choices(p)) == listed
        assert "inquire" in choices(p)
    p = table("Asking", 2, wagon=1, masters=[1, 1, -1], hands={0: ["free_loading"]}, **given)
    assert choices(p) == ["load-free iron"]
    loads = {(1, 0): ["wine"], (2, 0): ["wine"]}
    for arrived, masters, listed in (([0, 1], [-1, -1, -1], False), ([0], [-1, 0, -1], True)):
        given = {"arrived": arrived, "masters": masters, "loads": loads, "hands": {0: ["bonus_sale"]}}
        p = table("ClaimingBonus", 2, options=ON, wagon=0, clauses=[[0, 1, "play:bonus_sale:2", 1]], **given)
        assert ("claim-bonus" in choices(p)) == listed


@rule("HA-180")
def test_extra_points_cannot_spoil_a_promised_tile(table: Lay, choices: Choices, play: Playing) -> None:
    p = table(
        *("Moving", 2),
        options=ON,
        road={1: ("Brugge2", "JW")},
        clauses=[[0, 1, "move-into:1:Brugge", 1]],
        owns={0: ["wagoner"]},
    )
    assert not [text for text in choices(p) if text.startswith("push")]
    play(p, "0 drive 2 1 Brugge")
    assert [text for text in choices(p) if text.startswith("push")]


EVENTS = [
    ("enters:1:Brugge", "Moving", {"road": {1: ("Brugge2", "JW")}}, ["0 drive 2 1 Brugge"]),
    ("over:1:JW>LW1:0", "Moving", {"road": {1: ("Paris3", "Paris2")}}, ["0 drive 2 1 LW1"]),
    ("plays:0:broken_axle:2", "BreakingAxles", {"hands": {0: ["broken_axle"]}}, ["0 break-axle 2"]),
    ("plays:0:broken_axle:any", "BreakingAxles", {"hands": {0: ["broken_axle"]}}, ["0 break-axle 2"]),
    ("bid-zero:0:1", "Bidding", {"wagon": 0}, ["0 bid 0", "1 bid 0"]),
    ("disc:0:wine:1", "SettingDiscs", {}, ["0 disc wine+coat", "1 disc wine+wine"]),
    ("shifts:0:wine", "Shifting", {"offices": ["office"], "owns": {0: ["office"]}}, ["0 shift office wine up"]),
]


@rule("HA-R99")
@pytest.mark.parametrize(
    ("event", "point", "fields", "plies"), EVENTS, ids=lambda value: value if isinstance(value, str) else ""
)
def test_a_conditional_payment_is_made_when_its_event_happens(
    table: Lay, play: Playing, event: str, point: str, fields: dict[str, Any], plies: list[str]
) -> None:
    p = table(point, 2, options=ON, money=[5000, 4900], clauses=[[1, 0, f"pay-if:100:{event}", 1]], **fields)
    play(p, *plies)
    assert p.money == [5100, 4900]
    assert in_escrow(p) == 0


@rule("HA-R99")
def test_what_has_not_happened_by_the_end_of_its_phase_has_not_happened(
    table: Lay, play: Playing, skip: Playing
) -> None:
    clauses = [[1, 0, "pay-if:100:not-plays:0:broken_axle:1", 1]]
    given = {"options": ON, "money": [5000, 4900], "clauses": clauses, "hands": {0: ["broken_axle"]}}
    p = table("BreakingAxles", 2, **given)
    kept = p.copy()
    play(p, "0 break-axle 1")
    assert p.money == [5000, 5000], "it goes back to the payer"
    skip(kept, "SettingDiscs")
    assert kept.money == [5100, 4900]


@rule("HA-R99")
def test_a_payment_waits_for_a_load_as_agreed(table: Lay, play: Playing) -> None:
    clauses = [[1, 0, "load-for:1:1:100", 1], [1, 0, "pay-if:200:loaded:0:1", 1]]
    p = table(
        "Asking", 2, options=ON, wagon=0, masters=[1, -1, -1], stores={0: {("Paris", "wine"): 1}}, clauses=clauses
    )
    play(p, "0 load-agreed wine")
    assert p.money == [5000 - 100 + 200, 5100]


@rule("HA-R94")
def test_a_seat_may_ask_for_quiet(table: Lay, play: Playing) -> None:
    p = talk(table, "Buying", 3)
    play(p, "1 quiet round", "2 pass", "0 pass")
    assert repr(p.decision) == "Buying", "seat 1 is not asked again"
    q = talk(table, "Buying", 3, stage="Inviting")
    play(q, "0 quiet phase")
    assert repr(q.decision) == "Buying"
    assert q.quiet == [11, 0, 0]

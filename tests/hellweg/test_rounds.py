"""Rounds, phases and merchants (HW-23 to HW-35, HW-100, HW-104)."""

from __future__ import annotations

import random

import pytest

from fondaco.core.moves import CHANCE
from fondaco.core.testing import rule
from fondaco.games.hellweg.game import HELLWEG
from fondaco.games.hellweg.position import Hellweg
from hellweg.conftest import Lay, Offered
from scripting import Playing, Refused


@rule("HW-23", "HW-24")
def test_a_round_begins_with_a_card_then_sale_then_actions(lay: Lay, do: Playing) -> None:
    p = lay("NextCard", coming=[12], stones=[{"dortmund-iron": 1}])
    assert p.to_act() == (CHANCE,)
    do(p, "trade-card 12")
    assert (p.round, p.card, repr(p.decision)) == (4, 12, "Sale")
    assert 12 not in p.unseen
    do(p, "sell dortmund-iron")
    assert (repr(p.decision), p.turn) == ("Turn", 1)


@rule("HW-25", "HW-36", "HW-R06")
def test_each_player_sells_at_all_slots_before_the_next(lay: Lay, do: Playing) -> None:
    stones = [{"dortmund-iron": 1, "muenster-salt": 1}, {"corbach-beer": 1, "duisburg-salt": 1}, {"dortmund-iron": 1}]
    p = lay("NextCard", coming=[12], start=1, stones=stones)
    do(p, "trade-card 12")
    asked = []
    while repr(p.decision) == "Sale":
        asked.append((p.seat, p.slot))
        do(p, "sell " + p.open_slots()[p.slot].house)
    assert asked == [(1, 1), (1, 2), (2, 0), (0, 0), (0, 3)]


@rule("HW-R05")
def test_slots_are_read_left_to_right_and_down() -> None:
    towns = [slot.town for slot in HELLWEG.set_up(4, {}, None).box.trade[1]]
    assert towns == ["muenster", "wesel", "soest", "hagen"]


@rule("HW-27")
def test_two_action_rounds_each_clockwise_from_the_start_player(lay: Lay, do: Playing) -> None:
    p = lay("Turn", start=2, seat=2)
    order = []
    while repr(p.decision) == "Turn":
        order.append((p.turn, p.seat))
        do(p, "thaler")
    assert order == [(1, 2), (1, 0), (1, 1), (2, 2), (2, 0), (2, 1)]


@rule("HW-28")
def test_buying_takes_a_slot_and_everything_else_the_market(lay: Lay, do: Playing) -> None:
    p = do(lay("Turn", card=1, stones=[{}, {"olpe-iron": 1}]), "buy wesel-beer", "restock-stone olpe-iron", "thaler")
    assert p.slots == [-1, 0, -1, -1]
    assert p.market == [0, 1, 1]


@rule("HW-29")
def test_no_two_merchants_on_a_slot_not_even_own_ones(lay: Lay, do: Playing, refused: Refused) -> None:
    p = do(lay("Turn", seats=2, card=1), "buy wesel-beer")
    assert refused(p, "buy wesel-beer") == "slot-taken"
    do(p, "thaler")
    assert p.seat == 0
    assert refused(p, "buy wesel-beer") == "slot-taken"
    assert refused(p, "buy olpe-iron") == "not-on-card"


@rule("HW-30", "HW-31")
def test_the_market_takes_everybody_and_the_same_action_twice(lay: Lay, do: Playing) -> None:
    p = lay("Turn", seats=2)
    do(p, "thaler", "thaler", "thaler")
    assert p.market == [2, 1]
    p = do(lay("Turn", seats=2, card=1), "buy wesel-beer", "thaler", "thaler")
    assert p.slots.count(0) == p.market[0] == 1


@rule("HW-32")
def test_without_means_a_thaler_is_taken_unasked(lay: Lay, do: Playing, offered: Offered) -> None:
    p = lay("Turn", money=[5, 0, 0])
    do(p, "thaler")
    assert p.seat == 0, "the two others could do nothing else"
    assert p.money == [6, 1, 1]
    assert "thaler" in offered(p)


@rule("HW-33", "HW-35")
def test_merchants_come_home_after_the_second_round_and_the_start_passes_on(lay: Lay, do: Playing) -> None:
    p = lay("Turn", card=1, turn=2, seat=2, slots=[0, -1, -1, -1], market=[1, 2, 1])
    do(p, "thaler")
    assert (p.slots, p.market, p.card, p.turn) == ([-1] * 4, [0, 0, 0], 0, 0)
    assert p.start == 1, "clockwise"
    assert repr(p.decision) == "NextCard"


@rule("HW-33")
def test_merchants_stay_between_the_action_rounds(lay: Lay, do: Playing) -> None:
    p = do(lay("Turn", seats=2, card=1), "buy wesel-beer", "thaler")
    assert (p.turn, p.slots[1], p.market) == (2, 0, [0, 1])


@rule("HW-34", "HW-R04")
def test_played_cards_are_not_shown_but_may_be_remembered(lay: Lay) -> None:
    p = lay("Turn", round=5)
    view = p.view(0)
    assert view["unseen"] is None
    assert (view["card"], view["left"]) == (12, 7)
    assert p.view(0, memory=True)["unseen"] == p.unseen


@rule("HW-104")
def test_what_is_still_to_come_can_be_worked_out(lay: Lay) -> None:
    p = lay("Turn", round=11)
    remembered = p.view(1, memory=True)["unseen"]
    assert [card for card, _ in lay("NextCard", round=11).odds()]
    assert len(remembered) == 1
    guess = HELLWEG.imagine(p.view(1), random.Random(1))
    assert isinstance(guess, Hellweg)
    assert len(guess.unseen) == 1
    assert 12 not in guess.unseen


@rule("HW-100")
@pytest.mark.parametrize(("options", "last"), [({}, 12), ({"short": True}, 10), ({"lp": True}, 12)])
def test_the_match_ends_right_after_the_last_sale(lay: Lay, do: Playing, options: dict[str, bool], last: int) -> None:
    p = lay("NextCard", options=options, round=last - 1, coming=[12], start=1, stones=[{"dortmund-iron": 1}])
    do(p, "trade-card 12", "sell dortmund-iron")
    assert p.to_act() == ()
    assert p.result() is not None
    assert (p.start, p.turn) == (1, 0)


@rule("HW-22", "HW-23")
@pytest.mark.parametrize(("short", "rounds"), [(False, 12), (True, 10)])
def test_there_are_as_many_rounds_as_cards_in_play(short: bool, rounds: int) -> None:
    p = HELLWEG.start(2, {"short": short, "start": 0})
    rng, cards = random.Random(5), []
    while seats := p.to_act():
        move = p.draw(rng) if seats[0] == CHANCE else p.choices(seats[0])[-1]
        if seats[0] == CHANCE:
            cards.append(str(move))
        p.play(seats[0], move)
    assert len(cards) == len(set(cards)) == rounds

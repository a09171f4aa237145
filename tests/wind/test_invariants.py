"""What holds over time, which no single position shows."""

from __future__ import annotations

import random
from typing import Any

import pytest

from fondaco.core.errors import BadPosition
from fondaco.core.moves import CHANCE
from fondaco.core.testing import rule
from fondaco.games.wind.game import WIND
from fondaco.games.wind.position import Wind
from wind.conftest import Lay

NONE = [0, 0, 0, 0]


@rule("WI-12", "WI-77", "WI-78")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_never_fall_and_the_harbour_only_shrinks_while_a_fleet_lies_there(seats: int) -> None:
    rng = random.Random(seats)
    p = WIND.start(seats)
    assert isinstance(p, Wind)
    points, ships, fleets, saved = [0] * seats, 0, 1, False
    while asked := p.to_act():
        laying = repr(p.decision) == "NewFleet"
        move = p.draw(rng) if asked[0] == CHANCE else rng.choice(p.choices(asked[0]))
        saved = saved or str(move).startswith("save")
        p.play(asked[0], move)
        now = [p.vp(seat) for seat in range(seats)]
        assert all(new >= old for new, old in zip(now, points, strict=True))
        if laying and repr(p.decision) != "NewFleet":
            assert len(p.harbour) == sum(p.table.fleet)
            if p.fleets > 1 and not saved:
                assert p.goods == [NONE] * seats
                assert all(stored[0] == 0 for stored in p.warehouses)
            saved = False
        elif not laying and p.fleets == fleets:
            assert len(p.harbour) <= ships
        points, ships, fleets = now, len(p.harbour), p.fleets


STORED = {"warehouses": [[1, 1, 1, 1], NONE, NONE], "goods": [[0, 0, 1, 0], NONE, NONE]}
CONTESTED = {"cards": ["shipping-7", "", ""], "untaken": ["shipping-8", "storage-2-8"], "holder": 0}
HELD_BY_THE_SECOND = {"cards": ["", "shipping-7", ""], "holder": 1}
SWAPPING = {"cards": ["swap-2", "", ""], "ran": True, "special": "swap-2", **STORED}
SELLING = {"cards": ["market-3", "", ""], "ran": True, "special": "market-3", **STORED}
SAVING = {"harbour": [], "preserves": [["preserve-2"], [], []], "rotting": [1, 1, 0, 0], **STORED}


@pytest.mark.parametrize(
    ("broken", "says"),
    [
        ({"stock": [14, 15, 15, 15]}, "15 apples"),
        ({"bank": 100}, "228"),
        ({"harbour": ["L20-AACC"] * 3}, "large ships"),
        ({"decks": [[], [], []]}, "cards of the box"),
        ({"untaken": ["shipping-7", "shipping-8", "shipping-9"]}, "cards of the box"),
        ({"round": 201}, "rounds go from 1 to 200"),
        ({"start": 3}, "must be seats"),
        ({"bids": [0, 0]}, "one entry for each"),
        ({"harbour": ["L99-AAAA"]}, "there is no ship"),
        ({"front": [4, 0, 0]}, "228"),
        ({"front": [4, 0, 0], "bank": 158}, "from the trade to the end of the round"),
        ({"bids": [-1, 5, -1]}, "from the trade to the end of the round"),
        ({"holder": 0}, "from the trade to the end of the round"),
        ({"down": [True, False, False]}, "from the trade to the end of the round"),
        ({"safe": [True, False, False]}, "from the trade to the end of the round"),
        ({"kept": [0, 0, 1, 0]}, "kept only by conservation"),
        ({"hands": [{"money": "22", "goods": NONE, "specials": []}] * 3}, "in whole numbers"),
        ({"hands": [{"money": 22, "goods": NONE}] * 3}, "hands has something of a wrong kind"),
    ],
)
def test_an_unsound_position_is_refused_in_words(lay: Lay, broken: dict[str, Any], says: str) -> None:
    state = lay(3, "ChooseStack").to_json()
    with pytest.raises(BadPosition, match=says):
        WIND.load({**state, **broken})


@pytest.mark.parametrize(
    ("decision", "given", "says"),
    [
        ("NewFleet", {"harbour": [], "departed": [WIND.set_up(3, {}, None).box.yards[0], []]}, "still has"),
        ("TurnUp", {"untaken": ["shipping-7", "shipping-8"], "deck": 2}, "may show one more"),
        (
            "Supply",
            {"cards": ["supply-2-14", "", ""], "ran": True, "special": "supply-2-14", "money": [3, 22, 22]},
            "paid for",
        ),
        ("StartSeat", {"round": 5}, "round 0 is for laying"),
        ("FirstGoods", {"round": 0, "cards": ["", "shipping-7", ""]}, "to the end of the round"),
        ("Offer", {**CONTESTED, "bids": [-1, -1, 4], "turn": 1}, "the seats before it have spoken"),
        ("Offer", {**CONTESTED, "start": 1, **HELD_BY_THE_SECOND, "bids": [4, -1, -1], "turn": 2}, "have spoken"),
        ("Exchange", {**SWAPPING, "left": 0}, "one exchange left"),
        ("Exchange", {**SWAPPING, "left": 3}, "one exchange left"),
        ("Exchange", {**SWAPPING, "left": 2, "cards": ["storage-2-8", "", ""]}, "from the table or from the hand"),
        ("MarketSale", {**SELLING, "left": -1}, "counts the goods sold"),
        ("MarketSale", {**SELLING, "pile": -1}, "piles 0 to 7"),
        ("LoadMore", {"cards": ["storage-2-8", "", ""], "ran": True, **STORED}, "with a shipping card"),
        ("Rot", {"harbour": [], "kept": [0, 0, 1, 0], **STORED}, "kept only by conservation"),
        ("Conserve", {**SAVING, "left": 3}, "no more than its cards say"),
        ("Conserve", {**SAVING, "left": 1, "pile": 6}, "no more than its cards say"),
        ("Conserve", {**SAVING, "left": 2, "rotting": [1, 1, 1, 0]}, "half of spices and cheese"),
        ("ChooseCard", {"untaken": ["shipping-7", "shipping-8", "storage-2-8"], "turn": 1}, "first waiting seat"),
    ],
)
def test_no_position_from_which_a_rule_would_break(lay: Lay, decision: str, given: dict[str, Any], says: str) -> None:
    with pytest.raises(BadPosition, match=says):
        lay(3, decision, **given)


@pytest.mark.parametrize(
    ("decision", "given"),
    [
        ("Offer", {**CONTESTED, "bids": [-1, 4, -1], "turn": 2}),
        ("Exchange", {**SWAPPING, "left": 2}),
        ("Exchange", {**SWAPPING, "left": 1, "blocked": True}),
        ("MarketSale", {**SELLING, "left": 1, "pile": 6}),
        ("LoadMore", {"cards": ["shipping-7", "", ""], "ran": True, **STORED}),
        ("Conserve", {**SAVING, "left": 2}),
        ("Conserve", {**SAVING, "left": 1, "rotting": [0, 1, 0, 0], "pile": 1}),
        ("Conserve", {**SAVING, "preserves": [["preserve-2", "preserve-3"], [], []], "left": 1, "pile": 6}),
    ],
)
def test_a_position_in_the_middle_of_a_step_is_taken(lay: Lay, decision: str, given: dict[str, Any]) -> None:
    p = lay(3, decision, **given)
    assert len(p.choices(p.to_act()[0])) > 1


def test_shuffled_stacks_may_be_written_in_any_order(lay: Lay) -> None:
    p = lay(3, "ChooseStack")
    state = p.to_json()
    for stack in (*state["decks"], *state["yards"]):
        stack.reverse()
    assert WIND.load(state) == p

"""What holds over time, which no single position shows."""

from __future__ import annotations

import random

import pytest

from fondaco.core.errors import BadPosition
from fondaco.core.moves import CHANCE
from fondaco.core.testing import rule
from fondaco.games.wind.game import WIND
from fondaco.games.wind.position import Wind

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
    ],
)
def test_an_unsound_position_is_refused_in_words(lay, broken, says: str) -> None:
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
        ("ChooseCard", {"untaken": ["shipping-7", "shipping-8", "storage-2-8"], "turn": 1}, "first waiting seat"),
    ],
)
def test_no_position_from_which_a_rule_would_break(lay, decision, given, says: str) -> None:
    with pytest.raises(BadPosition, match=says):
        lay(3, decision, **given)

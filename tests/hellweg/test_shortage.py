"""No stones or carriages left in the supply (HW-82 to HW-86, HW-128)."""

from __future__ import annotations

from fondaco.core.testing import rule
from hellweg.conftest import Lay, Offered
from scripting import Playing, Refused

# Card 1: Münster iron 4, Wesel beer 3, Soest salt 4, Hagen salt 5.


@rule("HW-82")
def test_stones_and_carriages_are_two_supplies(lay: Lay, do: Playing) -> None:
    p = do(lay("Turn", card=1, stones=[{"olpe-iron": 12}]), "buy soest-salt", "forgo")
    assert repr(p.decision) == "PlaceCarriage", "there are carriages still"
    do(p, "carriage soest-paderborn")
    assert p.carriage_supply[0] == 7


@rule("HW-83")
def test_a_carriage_taken_back_is_available_at_once(lay: Lay, do: Playing) -> None:
    roads = {"muenster-dortmund": 1, "hagen-olpe": 7}
    p = lay("NextCard", seats=2, coming=[12], stones=[{"muenster-iron": 1}], carriages=[roads])
    do(p, "trade-card 12", "transport muenster-iron muenster-dortmund 0", "buy dortmund-iron")
    assert repr(p.decision) == "PlaceCarriage"


@rule("HW-84", "HW-85")
def test_with_an_empty_supply_a_piece_comes_from_the_board_or_lapses(lay: Lay, do: Playing, offered: Offered) -> None:
    p = do(lay("Turn", card=1, stones=[{"olpe-iron": 8, "olpe-beer": 4}]), "buy wesel-beer")
    assert offered(p) == ["from olpe-iron", "from olpe-beer", "forgo"]
    q = do(p.copy(), "from olpe-beer")
    assert (q.stones[0], q.money[0]) == ({"olpe-iron": 8, "olpe-beer": 3, "wesel-beer": 1}, 7)
    q = do(p.copy(), "forgo")
    assert (q.stones[0], q.money[0]) == ({"olpe-iron": 8, "olpe-beer": 4}, 7), "what was paid stays paid"


@rule("HW-85")
def test_the_placing_may_lapse_in_part(lay: Lay, do: Playing) -> None:
    p = do(lay("Turn", card=1, stones=[{"olpe-iron": 12}]), "buy hagen-salt", "from olpe-iron", "forgo")
    assert p.stones[0] == {"olpe-iron": 11, "hagen-salt": 1}
    assert repr(p.decision) == "PlaceCarriage"


@rule("HW-86", "HW-R18")
def test_the_supply_is_used_up_before_anything_is_withdrawn(lay: Lay, do: Playing) -> None:
    p = do(lay("Turn", card=1, stones=[{"olpe-iron": 11}]), "buy hagen-salt")
    assert p.stones[0] == {"olpe-iron": 11, "hagen-salt": 1}, "the first stone came from the supply unasked"
    assert repr(p.decision) == "StoneSource"
    do(p, "from olpe-iron")
    assert p.stones[0] == {"olpe-iron": 10, "hagen-salt": 2}


@rule("HW-84")
def test_a_carriage_is_withdrawn_and_then_placed(lay: Lay, do: Playing, offered: Offered) -> None:
    p = do(lay("Turn", card=1, carriages=[{"hagen-olpe": 7, "wesel-muenster": 1}]), "buy hagen-salt")
    assert offered(p) == ["from wesel-muenster", "from hagen-olpe", "forgo"]
    do(p, "from wesel-muenster")
    assert offered(p) == [
        f"carriage {road}" for road in ("duisburg-hagen", "essen-hagen", "dortmund-hagen", "hagen-olpe")
    ]
    do(p, "carriage dortmund-hagen")
    assert p.carriages[0] == {"hagen-olpe": 7, "dortmund-hagen": 1}
    assert not p.held


@rule("HW-R19")
def test_a_restocked_stone_must_find_one_in_its_house(
    lay: Lay, do: Playing, offered: Offered, refused: Refused
) -> None:
    p = do(lay("Turn", stones=[{"olpe-iron": 1, "olpe-beer": 10, "essen-iron": 1}]), "restock-stone olpe-iron")
    assert offered(p) == ["from essen-iron", "from olpe-beer"]
    assert refused(p, "from olpe-iron") == "no-source"
    assert refused(p, "forgo") == "cannot-forgo"
    do(p, "from essen-iron")
    assert p.stones[0] == {"olpe-iron": 2, "olpe-beer": 10}


@rule("HW-R13", "HW-R19")
def test_the_only_source_of_a_restocked_stone_is_taken_unasked(lay: Lay, do: Playing) -> None:
    p = do(lay("Turn", stones=[{"olpe-iron": 1, "olpe-beer": 11}]), "restock-stone olpe-iron")
    assert p.stones[0] == {"olpe-iron": 2, "olpe-beer": 10}
    assert p.seat == 1


@rule("HW-R13")
def test_a_restocked_carriage_must_come_from_somewhere(
    lay: Lay, do: Playing, offered: Offered, refused: Refused
) -> None:
    p = lay("Turn", stones=[{"olpe-iron": 1}], carriages=[{"olpe-corbach": 4, "hagen-olpe": 4}])
    do(p, "restock-carriage hagen-olpe")
    assert offered(p) == ["from hagen-olpe", "from olpe-corbach"]
    assert refused(p, "forgo") == "cannot-forgo"


@rule("HW-R20")
def test_a_carriage_may_return_to_its_road_and_earn_the_village_again(lay: Lay, do: Playing) -> None:
    p = lay("Turn", stones=[{"olpe-iron": 1}], carriages=[{"olpe-corbach": 4, "hagen-olpe": 4}])
    do(p, "restock-carriage olpe-corbach", "from olpe-corbach")
    assert p.carriages[0] == {"olpe-corbach": 4, "hagen-olpe": 4}
    assert p.money[0] == 10


@rule("HW-R20")
def test_a_stone_is_not_withdrawn_from_the_house_it_goes_to(lay: Lay, do: Playing, refused: Refused) -> None:
    p = do(lay("Turn", card=1, stones=[{"hagen-salt": 11, "olpe-iron": 1}]), "buy hagen-salt")
    assert repr(p.decision) == "StoneSource"
    assert refused(p, "from hagen-salt") == "no-source"
    p = do(lay("Turn", card=1, stones=[{"hagen-salt": 12}]), "buy hagen-salt")
    assert repr(p.decision) == "PlaceCarriage", "with no other source both stones lapse unasked"


@rule("HW-R21")
def test_the_bonus_carriage_may_be_withdrawn_or_forgone(
    lay: Lay, do: Playing, offered: Offered, refused: Refused
) -> None:
    given = {"money": [15, 9, 9], "stones": [{"olpe-iron": 1}], "carriages": [{"wesel-muenster": 8}]}
    p = do(lay("Turn", **given), "goods-card coal1")
    assert offered(p) == ["from wesel-muenster", "forgo"]
    assert do(p.copy(), "forgo").seat == 1
    do(p, "from wesel-muenster")
    assert offered(p) == ["carriage hagen-olpe", "carriage olpe-corbach"]
    assert refused(p, "decline") == "must-place", "carriages are not taken back by choice"
    do(p, "carriage hagen-olpe")
    assert p.carriages[0] == {"wesel-muenster": 7, "hagen-olpe": 1}


@rule("HW-128")
def test_experts_may_withdraw_from_storage(lay: Lay, do: Playing, offered: Offered) -> None:
    given = {
        "stones": [{"olpe-iron": 5}],
        "stored_stones": [7],
        "carriages": [{"hagen-olpe": 3}],
        "stored_carriages": [5],
    }
    p = do(lay("Turn", card=1, options={"lp": True}, **given), "buy hagen-salt")
    assert offered(p) == ["from olpe-iron", "from storage", "forgo"]
    do(p, "from storage", "from storage")
    assert (p.stones[0], p.stored_stones[0]) == ({"olpe-iron": 5, "hagen-salt": 2}, 5)
    assert offered(p) == ["from hagen-olpe", "from storage", "forgo"]
    do(p, "from storage", "carriage hagen-olpe")
    assert (p.carriages[0], p.stored_carriages[0]) == ({"hagen-olpe": 4}, 4)
    p = do(lay("Turn", money=[15, 0, 0], options={"lp": True}, **given), "goods-card coal1")
    assert offered(p) == ["from hagen-olpe", "from storage", "forgo"], "the bonus carriage likewise"

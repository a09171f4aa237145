"""Storehouse and privileges (HW-113 to HW-129)."""

from __future__ import annotations

import pytest

import fondaco
from fondaco.core.testing import rule
from fondaco.games.hellweg.game import HELLWEG
from fondaco.games.hellweg.position import Hellweg
from hellweg.conftest import Lay, Offered
from scripting import Playing, Refused

# Card 1: Münster iron 4, Wesel beer 3, Soest salt 4, Hagen salt 5.
LP = {"lp": True}
ALL_DOWN = {"store": "down", "unstore": "down", "thaler_refresh": "down"}
ALL_OPEN = {"store": "open", "unstore": "open", "thaler_refresh": "open"}


@pytest.fixture
def expert(lay: Lay) -> Lay:
    """Lay out a position of the expert game."""
    return lambda decision="Turn", **given: lay(decision, options=LP, **given)


@rule("HW-113")
def test_buying_is_as_in_the_base_game(expert: Lay, do: Playing) -> None:
    p = do(expert(card=1), "buy hagen-salt", "carriage essen-hagen")
    assert (p.money[0], p.stones[0], p.carriages[0]) == (6, {"hagen-salt": 2}, {"essen-hagen": 1})
    assert p.slots[3] == 0


@rule("HW-114")
def test_a_stone_or_a_carriage_is_stored_for_nothing(expert: Lay, do: Playing) -> None:
    p = do(expert(stored_stones=[6]), "store stone", "store carriage")
    assert (p.stored_stones, p.stored_carriages) == ([7, 0, 0], [0, 1, 0])
    assert (p.stone_supply[0], p.carriage_supply[1]) == (5, 7)
    assert p.money[:2] == [10, 10]
    assert p.market[:2] == [1, 1]


@rule("HW-R23")
def test_with_an_empty_supply_the_stored_piece_leaves_the_board(
    expert: Lay, do: Playing, offered: Offered, refused: Refused
) -> None:
    stones = [{"olpe-iron": 2, "olpe-beer": 2}]
    p = do(expert(stones=stones, stored_stones=[8]), "store stone")
    assert offered(p) == ["from olpe-iron", "from olpe-beer"], "neither from storage nor not at all"
    assert refused(p, "from storage") == "no-source"
    assert refused(p, "forgo") == "cannot-forgo"
    do(p, "from olpe-beer")
    assert (p.stones[0], p.stored_stones[0]) == ({"olpe-iron": 2, "olpe-beer": 1}, 9)


@rule("HW-R23")
def test_only_what_lies_outside_storage_can_be_stored(expert: Lay, offered: Offered, refused: Refused) -> None:
    p = expert(stored_stones=[12], carriages=[{"hagen-olpe": 2}], stored_carriages=[6])
    assert refused(p, "store stone") == "nothing-to-store"
    assert refused(p, "store carriage") == ""
    assert "store stone" not in offered(p)


@rule("HW-115")
def test_unstoring_empties_storage_for_nothing(expert: Lay, do: Playing, refused: Refused) -> None:
    p = expert(stones=[{"olpe-iron": 1, "essen-iron": 1}], stored_stones=[2], stored_carriages=[1])
    assert refused(p, "restock-stone olpe-iron") == "base-only"
    do(p, "unstore", "stone olpe-iron", "stone essen-iron", "carriage hagen-olpe")
    assert (p.stored_stones[0], p.stored_carriages[0], p.money[0], p.market[0]) == (0, 0, 10, 1)
    assert p.stones[0] == {"olpe-iron": 2, "essen-iron": 2}
    assert p.seat == 1


@rule("HW-116")
def test_an_unstored_stone_joins_a_stone_in_the_same_house(
    expert: Lay, do: Playing, offered: Offered, refused: Refused
) -> None:
    p = do(expert(stones=[{"olpe-iron": 1, "essen-iron": 1}], stored_stones=[1]), "unstore")
    assert offered(p) == ["stone essen-iron", "stone olpe-iron"]
    assert refused(p, "stone olpe-beer") == "no-stone-there"


@rule("HW-117", "HW-118")
def test_an_unstored_carriage_goes_beside_a_stone_and_earns_at_villages(
    expert: Lay, do: Playing, offered: Offered, refused: Refused
) -> None:
    p = do(expert(stones=[{"olpe-iron": 1}], stored_carriages=[2]), "unstore")
    assert offered(p) == ["carriage hagen-olpe", "carriage olpe-corbach"]
    assert refused(p, "carriage dortmund-soest") == "road-out-of-reach"
    do(p, "carriage olpe-corbach", "carriage olpe-corbach")
    assert (p.money[0], p.carriages[0]) == (12, {"olpe-corbach": 2})


@rule("HW-R24")
def test_unstoring_needs_a_piece_in_storage_and_a_stone_in_a_house(
    expert: Lay, do: Playing, offered: Offered, refused: Refused
) -> None:
    assert refused(expert(stones=[{"olpe-iron": 1}]), "unstore") == "nothing-to-unstore"
    assert refused(expert(stored_stones=[3]), "unstore") == "nothing-to-unstore"
    p = expert(stones=[{"olpe-iron": 1}], stored_stones=[3])
    assert "unstore" in offered(p)
    do(p, "unstore")
    assert p.stones[0] == {"olpe-iron": 4}, "with one house they go there unasked"
    assert p.seat == 1


@rule("HW-119", "HW-R25")
@pytest.mark.parametrize(("card", "price", "brings"), [("coal1", 15, 0), ("herring1", 20, 3), ("tobacco1", 30, 3)])
def test_all_but_the_cheapest_goods_cards_bring_a_privilege(
    expert: Lay, do: Playing, offered: Offered, card: str, price: int, brings: int
) -> None:
    p = do(expert(money=[price - 2, 9, 9], turn=2), f"goods-card {card}")
    asked = offered(p) if repr(p.decision) == "PickPrivilege" else []
    assert asked == ["pick store", "pick unstore", "pick thaler_refresh"][:brings]


@rule("HW-R25")
@pytest.mark.parametrize(("card", "brings"), [("coal1", True), ("herring1", False)])
def test_the_data_say_which_goods_card_brings_a_privilege(
    expert: Lay, do: Playing, monkeypatch: pytest.MonkeyPatch, card: str, brings: bool
) -> None:
    p = expert(money=[20, 9, 9])
    monkeypatch.setattr(p.box.goods[card], "privilege", brings)
    assert (repr(do(p, f"goods-card {card}").decision) == "PickPrivilege") == brings


@rule("HW-119")
def test_one_of_a_kind_not_yet_owned(expert: Lay, do: Playing, offered: Offered, refused: Refused) -> None:
    p = do(expert(money=[20, 9, 9], privileges=[{"store": "down"}]), "goods-card herring1")
    assert offered(p) == ["pick unstore", "pick thaler_refresh"]
    assert refused(p, "pick store") == "privilege-owned"
    do(p, "pick unstore")
    assert p.privileges[0] == {"store": "down", "unstore": "open"}


@rule("HW-119", "HW-124")
def test_with_all_three_kinds_there_is_nothing_more_to_get(expert: Lay, do: Playing) -> None:
    p = do(expert(money=[20, 9, 9], privileges=[ALL_DOWN]), "goods-card herring1")
    assert p.seat == 1
    assert len(p.privileges[0]) == 3


@rule("HW-R26")
def test_the_privilege_is_taken_at_once_after_the_bonus_carriage(expert: Lay, do: Playing, refused: Refused) -> None:
    stones, roads = [{"essen-iron": 1}], [{"dortmund-hagen": 1, "hagen-olpe": 1}]
    p = do(expert(money=[20, 9, 9], stones=stones, carriages=roads), "goods-card herring1")
    assert repr(p.decision) == "PlaceCarriage"
    do(p, "carriage essen-hagen")
    assert p.privileges[0] == {"unstore": "open"}, "the carriage completed Essen–Olpe, which comes first"
    assert repr(p.decision) == "PickPrivilege"
    assert refused(p, "pick unstore") == "privilege-owned"
    assert refused(p, "end-turn") == "pick-privilege"


@rule("HW-R26")
def test_the_last_missing_kind_is_taken_unasked(expert: Lay, do: Playing) -> None:
    p = do(expert(money=[20, 9, 9], privileges=[{"store": "down", "unstore": "down"}]), "goods-card herring1")
    assert p.privileges[0]["thaler_refresh"] == "open"


@rule("HW-120")
def test_taking_a_thaler_turns_all_own_privileges_up(expert: Lay, do: Playing) -> None:
    p = do(expert(seats=2, privileges=[ALL_DOWN, ALL_DOWN]), "thaler")
    assert set(p.privileges[0].values()) == {"locked"}
    assert p.privileges[1] == ALL_DOWN
    assert p.money[0] == 11


@rule("HW-121")
def test_the_same_action_twice_or_two_different_ones(expert: Lay, do: Playing) -> None:
    p = do(expert(seats=2), "store stone", "store stone", "store stone", "thaler")
    assert p.stored_stones == [2, 1]
    assert repr(p.decision) == "NextCard"


@rule("HW-122")
def test_connecting_the_ends_of_a_route_earns_its_privilege(expert: Lay, do: Playing) -> None:
    assert HELLWEG.set_up(3, LP, None).box.route["thaler_refresh"] == ("builefeld", "corbach")
    p = expert(card=6, carriages=[{"paderborn-corbach": 1}])
    do(p, "buy builefeld-beer", "carriage builefeld-paderborn")
    assert p.privileges[0] == {"thaler_refresh": "open"}
    p = expert(card=6, carriages=[{}, {"paderborn-corbach": 1}])
    do(p, "buy builefeld-beer", "carriage builefeld-paderborn")
    assert p.privileges[0] == {}, "the carriages of others do not connect"


@rule("HW-122")
def test_no_second_card_of_a_kind(expert: Lay, do: Playing) -> None:
    p = expert(card=6, carriages=[{"paderborn-corbach": 1}], privileges=[{"thaler_refresh": "down"}])
    do(p, "buy builefeld-beer", "carriage builefeld-paderborn")
    assert p.privileges[0] == {"thaler_refresh": "down"}


@rule("HW-R27")
def test_routes_count_in_the_start_placement_too(do: Playing, monkeypatch: pytest.MonkeyPatch) -> None:
    p = HELLWEG.start(2, {"lp": True, "start": 0})
    assert isinstance(p, Hellweg)
    monkeypatch.setitem(p.box.route, "store", ("olpe", "hagen"))
    do(p, "stone olpe-iron", "carriage hagen-olpe")
    assert p.privileges[0] == {"store": "open"}


@rule("HW-R27")
def test_a_privilege_stays_when_the_connection_breaks(expert: Lay, do: Playing) -> None:
    given = {"stones": [{"corbach-beer": 1, "paderborn-iron": 1}], "privileges": [{"thaler_refresh": "down"}]}
    roads = {"builefeld-paderborn": 1, "paderborn-corbach": 1, "dortmund-corbach": 1}
    p = expert("NextCard", coming=[12], carriages=[roads], **given)
    do(p, "trade-card 12", "transport paderborn-iron dortmund-corbach+paderborn-corbach 0")
    assert p.carriages[0] == {"builefeld-paderborn": 1}
    assert p.privileges[0] == {"thaler_refresh": "down"}


HELLWEG_BUT_ONE = {"duisburg-essen": 1, "essen-dortmund": 1, "dortmund-soest": 1}


@rule("HW-123", "HW-R28")
def test_the_first_to_span_the_hellweg_gets_two_carriages_in_storage(expert: Lay, do: Playing) -> None:
    p = do(expert(card=3, carriages=[HELLWEG_BUT_ONE]), "buy paderborn-salt", "carriage soest-paderborn")
    assert p.extra == 0
    assert p.stored_carriages == [2, 0, 0]
    assert sum(p.carriages[0].values()) + p.carriage_supply[0] + p.stored_carriages[0] == 10


@rule("HW-123")
def test_later_ones_get_nothing(expert: Lay, do: Playing) -> None:
    p = expert(card=3, carriages=[HELLWEG_BUT_ONE], extra=1)
    do(p, "buy paderborn-salt", "carriage soest-paderborn")
    assert p.extra == 1
    assert p.stored_carriages[0] == 0


@rule("HW-R28")
def test_black_carriages_behave_like_own_ones_once_placed(expert: Lay, do: Playing) -> None:
    p = expert(extra=0, stones=[{"muenster-iron": 1}], stored_carriages=[2], carriages=[{"hagen-olpe": 8}], seats=2)
    do(p, "unstore", "carriage muenster-dortmund", "carriage wesel-muenster")
    assert p.carriages[0] == {"hagen-olpe": 8, "muenster-dortmund": 1, "wesel-muenster": 1}
    p = expert("NextCard", extra=0, coming=[12], stones=[{"muenster-iron": 1}], carriages=[p.carriages[0]])
    do(p, "trade-card 12", "transport muenster-iron muenster-dortmund 0")
    assert p.carriage_supply[0] == 1


@rule("HW-R28")
def test_the_unstoring_privilege_brings_black_carriages_in_as_well(expert: Lay, do: Playing) -> None:
    p = expert(extra=0, stones=[{"olpe-iron": 1}], stored_carriages=[2], privileges=[{"unstore": "open"}])
    do(p, "use unstore", "carriage hagen-olpe", "carriage hagen-olpe")
    assert p.carriages[0] == {"hagen-olpe": 2}


@rule("HW-R35")
def test_black_carriages_won_while_unstoring_wait_for_the_next_time(expert: Lay, do: Playing) -> None:
    p = expert(stones=[{"soest-salt": 1}], carriages=[HELLWEG_BUT_ONE], stored_carriages=[1])
    do(p, "unstore", "carriage soest-paderborn")
    assert (p.extra, p.stored_carriages[0], p.seat) == (0, 2, 1)


@rule("HW-R35")
def test_black_carriages_may_be_withdrawn_from_storage(expert: Lay, do: Playing, offered: Offered) -> None:
    p = expert(card=1, extra=0, carriages=[{"wesel-muenster": 8}], stored_carriages=[2])
    do(p, "buy hagen-salt")
    assert offered(p) == ["from wesel-muenster", "from storage", "forgo"]
    do(p, "from storage", "carriage hagen-olpe")
    assert p.stored_carriages[0] == 1


@rule("HW-124")
def test_nobody_gets_more_than_three_privileges(expert: Lay, do: Playing) -> None:
    p = expert(card=6, carriages=[{"paderborn-corbach": 1}], privileges=[ALL_DOWN])
    do(p, "buy builefeld-beer", "carriage builefeld-paderborn")
    assert p.privileges[0] == ALL_DOWN
    with pytest.raises(fondaco.BadInput):
        expert(privileges=[{"fourth": "open"}])


@rule("HW-125", "HW-126")
def test_privileges_before_and_after_the_action_without_a_merchant(expert: Lay, do: Playing, offered: Offered) -> None:
    p = expert(seats=2, privileges=[ALL_OPEN], stones=[{"olpe-iron": 1}])
    uses = [text for text in offered(p) if text.startswith("use")]
    assert uses == ["use store stone", "use store carriage", "use thaler_refresh"]
    do(p, "use store stone")
    assert (p.stored_stones[0], p.market[0], p.acted) == (1, 0, False)
    assert p.privileges[0]["store"] == "down"
    do(p, "thaler")
    assert repr(p.decision) == "AfterAction"
    assert offered(p) == ["use unstore", "use thaler_refresh", "end-turn"]
    do(p, "use unstore")
    assert p.stones[0] == {"olpe-iron": 2}
    do(p, "use thaler_refresh")
    assert (p.money[0], p.seat) == (12, 1), "nothing is left to use"


@rule("HW-125")
def test_not_in_the_middle_of_an_action(expert: Lay, do: Playing, refused: Refused) -> None:
    p = do(expert(card=1, privileges=[ALL_OPEN]), "buy hagen-salt")
    assert refused(p, "use thaler_refresh") == "place-carriage"
    assert refused(p, "use store stone") == "place-carriage"


@rule("HW-126")
def test_storing_by_privilege_follows_the_rules_of_the_action(expert: Lay, do: Playing, offered: Offered) -> None:
    p = expert(privileges=[ALL_OPEN], carriages=[{"hagen-olpe": 3, "olpe-corbach": 1}], stored_carriages=[4])
    do(p, "use store carriage")
    assert offered(p) == ["from hagen-olpe", "from olpe-corbach"]


@rule("HW-127", "HW-R30")
def test_cards_turned_up_wait_for_the_owners_next_turn(expert: Lay, do: Playing, refused: Refused) -> None:
    p = expert(seats=2, privileges=[ALL_DOWN], stones=[{"olpe-iron": 1}])
    do(p, "thaler")
    assert p.seat == 1, "all three are locked"
    do(p, "thaler")
    assert (p.seat, p.turn) == (0, 2)
    assert p.privileges[0] == ALL_OPEN, "the next action round counts"
    assert refused(p, "use store stone") == ""


@rule("HW-127")
def test_a_face_down_or_locked_card_cannot_be_used(expert: Lay, do: Playing, refused: Refused) -> None:
    p = expert(privileges=[{"store": "down", "thaler_refresh": "open"}])
    assert refused(p, "use store stone") == "privilege-down"
    assert refused(p, "use unstore") == "no-such-privilege"
    do(p, "use thaler_refresh")
    assert refused(p, "use store stone") == "privilege-locked"


@rule("HW-127")
def test_thaler_and_turn_up_does_not_turn_itself_up(expert: Lay, do: Playing) -> None:
    p = expert(privileges=[{"store": "down", "thaler_refresh": "open"}])
    do(p, "use thaler_refresh")
    assert p.privileges[0] == {"store": "locked", "thaler_refresh": "down"}


@rule("HW-R29")
def test_a_card_newly_gained_may_be_used_in_the_same_turn(expert: Lay, do: Playing, offered: Offered) -> None:
    p = do(expert(money=[20, 9, 9]), "goods-card herring1", "pick thaler_refresh")
    assert offered(p) == ["use thaler_refresh", "end-turn"]
    do(p, "use thaler_refresh")
    assert p.money[0] == 1


@rule("HW-R30")
def test_the_action_turns_up_the_thaler_card_used_before_it(expert: Lay, do: Playing) -> None:
    p = do(expert(privileges=[{"thaler_refresh": "open"}]), "use thaler_refresh", "thaler")
    assert p.privileges[0] == {"thaler_refresh": "locked"}
    assert (p.money[0], p.seat) == (12, 1), "and it is used once a turn at most"


@rule("HW-R31")
def test_a_privilege_that_could_do_nothing_is_not_offered(expert: Lay, offered: Offered, refused: Refused) -> None:
    p = expert(privileges=[{"unstore": "open"}], stones=[{"olpe-iron": 1}])
    assert refused(p, "use unstore") == "privilege-idle"
    assert "use unstore" not in offered(p)
    p = expert(privileges=[{"unstore": "open"}], stored_stones=[1])
    assert refused(p, "use unstore") == "privilege-idle"
    p = expert(privileges=[{"store": "open"}], stored_stones=[12])
    assert refused(p, "use store stone") == "privilege-idle"
    assert refused(p, "use store carriage") == ""


@rule("HW-R32")
def test_a_privilege_gives_no_discount_but_its_thaler_can_be_spent(expert: Lay, do: Playing, refused: Refused) -> None:
    p = expert(card=1, money=[3, 9, 9], privileges=[{"thaler_refresh": "open"}])
    assert refused(p, "buy soest-salt") == "too-dear"
    do(p, "use thaler_refresh", "buy soest-salt", "carriage soest-paderborn")
    assert p.money[0] == 0


@rule("HW-R32")
@pytest.mark.parametrize("use", ["store stone", "unstore", "thaler_refresh"])
def test_no_privilege_puts_a_merchant_on_the_market(expert: Lay, do: Playing, use: str) -> None:
    p = do(expert(privileges=[ALL_OPEN], stones=[{"olpe-iron": 1}], stored_stones=[1]), f"use {use}")
    assert (p.market[0], p.discount(0)) == (0, 0)


@rule("HW-126", "HW-R24")
def test_ending_the_turn_leaves_open_cards_open(expert: Lay, do: Playing) -> None:
    p = do(expert(privileges=[{"thaler_refresh": "open"}]), "store stone", "end-turn")
    assert p.privileges[0] == {"thaler_refresh": "open"}
    assert p.seat == 1

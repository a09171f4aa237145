"""The start seat turns up action cards (WI-19 to WI-25)."""

from __future__ import annotations

import pytest

from fondaco.core.errors import Illegal
from fondaco.core.secrecy import Json
from fondaco.core.testing import rule
from fondaco.games.wind.game import WIND
from fondaco.games.wind.position import Wind
from scripting import Playing
from wind.conftest import Lay, Said


@rule("WI-19", "WI-21")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_begins_with_as_many_cards_as_players(lay: Lay, play: Playing, seats: int) -> None:
    p = lay(seats, "ChooseStack", start=1, turn=1)
    script = ["reveal purchase", "card purchase-AAC", "reveal shipping", "card shipping-10"]
    script += ["reveal storage", "card storage-4-18", "reveal storage", "card swap-2"]
    for number in range(seats):
        assert p.to_act() == (1,)
        assert len(p.untaken) == number
        play(p, f"1 {script[2 * number]}", f"* {script[2 * number + 1]}")
    assert len(p.untaken) == seats
    assert repr(p.decision) == "ChooseCard"


@rule("WI-22")
def test_at_most_two_cards_from_one_stack(lay: Lay, said: Said) -> None:
    p = lay(4, "ChooseStack", untaken=["shipping-7", "shipping-9"])
    assert said(p, 0) == {"reveal purchase", "reveal storage"}
    with pytest.raises(Illegal, match="stack-closed"):
        p.play(0, WIND.parse("reveal shipping"))


@rule("WI-23")
def test_two_players_turn_up_from_two_different_stacks(lay: Lay, said: Said) -> None:
    p = lay(2, "ChooseStack", untaken=["shipping-7"])
    assert said(p, 0) == {"reveal purchase", "reveal storage"}


@rule("WI-24", "WI-EX2")
def test_the_third_card_is_chosen_after_seeing_a_low_income(lay: Lay, play: Playing, said: Said) -> None:
    p = lay(3, "ChooseStack")
    play(p, "0 reveal purchase", "* card purchase-AA", "0 reveal shipping", "* card shipping-7")
    assert p.view(0)["untaken"] == ["purchase-AA", "shipping-7"]
    assert said(p, 0) == {"reveal purchase", "reveal storage", "reveal shipping"}
    play(p, "0 reveal shipping", "* card shipping-12")
    assert p.untaken == ["purchase-AA", "shipping-7", "shipping-12"]


@rule("WI-EX2", "WI-22")
def test_a_third_shipping_card_would_not_be_legal(lay: Lay, said: Said) -> None:
    p = lay(4, "ChooseStack", untaken=["purchase-AA", "shipping-7", "shipping-12"])
    assert "reveal shipping" not in said(p, 0)


def all_but(lay: Lay, deck: int, stay: int) -> Wind:
    """A position in which a stack is down to `stay` cards, the rest in the discards."""
    p = lay(3, "ChooseStack")
    state = p.to_json()
    state["discards"][deck] = state["decks"][deck][stay:]
    state["decks"][deck] = state["decks"][deck][:stay]
    return loaded(state)


def loaded(state: Json) -> Wind:
    p = WIND.load(state)
    assert isinstance(p, Wind)
    return p


@rule("WI-25")
def test_a_used_up_stack_is_made_anew_of_its_discards(lay: Lay, play: Playing) -> None:
    p = all_but(lay, 2, 0)
    play(p, "0 reveal shipping")
    assert len(p.decks[2]) == 40
    assert p.discards[2] == []
    assert len(p.odds()) == 8
    assert sum(weight for _, weight in p.odds()) == 40


@rule("WI-R08")
def test_a_stack_is_shuffled_only_when_a_card_of_it_is_needed(lay: Lay, play: Playing) -> None:
    p = all_but(lay, 2, 1)
    last = p.decks[2][0]
    play(p, "0 reveal shipping", f"* card {last}")
    assert p.decks[2] == []
    assert len(p.discards[2]) == 39
    play(p, "0 reveal shipping")
    assert len(p.decks[2]) == 39
    assert last in p.untaken


@rule("WI-R08")
def test_kept_cards_and_laid_conservation_stay_out_of_the_shuffle(lay: Lay, play: Playing) -> None:
    p = lay(3, "ChooseStack", specials=[["free-2"], [], []], preserves=[[], ["preserve-4"], []])
    state = p.to_json()
    state["discards"][0], state["decks"][0] = state["decks"][0], []
    p = loaded(state)
    play(p, "0 reveal purchase")
    assert len(p.decks[0]) == 38
    assert "free-2" not in p.decks[0]
    assert "preserve-4" not in p.decks[0]


@rule("WI-R09")
def test_a_stack_without_cards_and_discards_cannot_be_chosen(lay: Lay, said: Said) -> None:
    p = lay(3, "ChooseStack")
    p.decks[1] = []  # cannot happen with the cards of the box, so no sound position shows it
    assert said(p, 0) == {"reveal purchase", "reveal shipping"}
    with pytest.raises(Illegal, match="stack-closed"):
        p.check(0, WIND.parse("reveal storage"))

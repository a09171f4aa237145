"""Hellweg westfalicus in a real browser: whole matches by the board and by the list, the route of a sale, the phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from web.browser import DESKTOP, PHONE, Visitor

Come = Callable[..., Visitor]

MOST = 250
"""More decisions than one player ever has in a short match."""


def step(guest: Visitor, turn: int) -> None:
    """Answer one question: on the board, where a place has one move, or from the list."""
    page = guest.page
    before = guest.latest()
    spots = page.locator(".board [data-can]")
    if turn % 3 and spots.count():
        spots.nth(turn % spots.count()).dispatch_event("click", {"bubbles": True})
        # Several moves here are listed; a single one waits for its confirmation.
        page.locator("#prompt .choices button").first.dispatch_event("click")
    else:
        choices = page.locator("#prompt button.choice")
        choices.nth(turn % choices.count()).dispatch_event("click")
    guest.moved_on(before)


def test_a_match_on_the_board_and_from_the_list(visitor: Come) -> None:
    guest = visitor().at_table("hellweg", ["me", "greedy"], short=True)
    for turn in guest.questions(MOST):
        step(guest, turn)
    page = guest.page
    assert page.locator(".ranks li").count() == 2
    page.get_by_role("tab", name="Review").click()
    page.wait_for_function("() => document.querySelectorAll('.after .chart').length === 2")


def test_stones_in_a_house_are_told_to_those_who_do_not_see_them(visitor: Come) -> None:
    guest = visitor().at_table("hellweg", ["me", "greedy"])
    assert guest.asked()
    house = guest.page.locator("#prompt .choice").first.get_attribute("data-choice")
    assert house
    guest.decide(house)
    told = guest.page.locator(f"[data-at='{house.replace('stone ', 'house-')}'] title").text_content()
    assert told
    assert "Ada (1)" in told


def test_the_trade_card_and_the_goods_cards_say_what_their_signs_show(visitor: Come) -> None:
    guest = visitor(language="de").at_table("hellweg", ["greedy", "me"])
    for _ in guest.questions(20):
        if guest.page.locator(".slot").count():
            break
        guest.decide()
    slots = guest.page.locator(".slot").all()
    assert len(slots) == 4
    assert all(re.search(r"(Bier|Salz|Eisenwaren) \d \w+", one.aria_snapshot()) for one in slots)
    assert "kostet 15, zählt am Ende 18" in guest.page.locator(".goods").aria_snapshot()


def test_an_expert_match_by_keyboard_alone(visitor: Come) -> None:
    """Every place that glows can be reached by focus; Enter looks at its move, Enter again makes it."""
    guest = visitor(language="de").at_table("hellweg", ["me", "greedy"], short=True, lp=True, pv=True)
    page = guest.page
    for turn in guest.questions(MOST):
        before = guest.latest()
        spots = page.locator(".board [data-can]")
        spots.nth(turn % spots.count()).focus()
        page.keyboard.press("Enter")
        if page.locator("#prompt .choices button.main").count() == 0 or page.locator("#prompt .choice").count():
            page.locator("#prompt .choices button").first.focus()
        page.keyboard.press("Enter")
        guest.moved_on(before)
    assert page.locator(".ranks li").count() == 2


def test_every_choice_lies_somewhere_on_the_board(visitor: Come) -> None:
    """What the glowing places offer, taken together, is what the list offers."""
    guest = visitor().at_table("hellweg", ["me", "greedy", "greedy"], lp=True)
    for turn in range(16):
        assert guest.asked()
        assert guest.listed() == guest.listed_on_touch()
        step(guest, turn)


def test_the_route_of_a_sale_is_drawn_before_it_is_chosen(visitor: Come) -> None:
    """The rulebook's example: from Olpe over Corbach to Dortmund two carriages come back (HW-E3)."""
    page = visitor(size=DESKTOP).go("/learn/hellweg").page
    page.wait_for_selector(".hellweg .route")
    assert page.locator(".route path:not(.arrow)").count() == 2
    notes = page.locator(".note").all_text_contents()
    assert sum("↩" in note for note in notes) == 2
    assert any("+5" in note for note in notes)


def test_a_carriage_is_called_the_second_only_where_one_lies(visitor: Come) -> None:
    """Two of one's own on a brown road stay for good; a third is legal and brings nothing (HW-47, HW-59)."""
    page = visitor().go("/").page
    told = page.evaluate(
        """async () => {
            const { consequence } = await import("/games/hellweg/follows.js");
            const edition = (await (await fetch("/api/games/hellweg/editions/timbuktu-2012")).json()).data;
            const on = (road, own) => consequence({ verb: "carriage", words: [road] },
                { view: { money: [0], carriages: [{ [road]: own }] }, me: 0, box: edition, say: (id) => id });
            return [0, 1, 2, 3].map((own) => [on("muenster-dortmund", own), on("dortmund-hagen", own)]);
        }"""
    )
    brown, paved = zip(*told, strict=True)
    assert brown == ("ride-brown", "ride-second", "ride-third", "ride-third")
    assert paved == ("ride-paved", "ride-idle", "ride-idle", "ride-idle")


FOLLOWS = """async ([moves, own]) => {
    const { consequence } = await import("/games/hellweg/follows.js");
    const { loadMessages, Words } = await import("/web/words.js");
    const words = new Words(await loadMessages("en", { name: "hellweg", board: "board.js" }));
    const box = (await (await fetch("/api/games/hellweg/editions/timbuktu-2012")).json()).data;
    const view = { money: [30], market: [0], options: {}, goods: [[]], privileges: [{}],
                   stone_supply: [1], carriage_supply: [1], stored_stones: [0], stored_carriages: [1], ...own };
    return moves.map((move) => {
        const [verb, ...rest] = move.split(" ");
        return consequence({ verb, words: rest }, { view, me: 0, box, say: words.say });
    });
}"""


def test_goods_cards_of_one_price_are_told_apart_by_what_they_bring(visitor: Come) -> None:
    page = visitor().go("/").page
    coal = page.evaluate(FOLLOWS, [["goods-card coal1", "goods-card coal2", "goods-card coal3"], {}])
    assert len(set(coal)) == 3
    assert coal[0] == "you keep 15; adds 18 at the end. Each sale of beer brings 1 thaler more"


def test_a_goods_card_adds_what_it_makes_of_a_pair(visitor: Come) -> None:
    """Wine with herring counts 65 together (HW-79): with herring at 25 in hand it adds 40, without it its own 34."""
    page = visitor().go("/").page
    alone, paired = (page.evaluate(FOLLOWS, [["goods-card wine1"], {"goods": [own]}])[0] for own in ([], ["herring1"]))
    assert "adds 34 at the end" in alone
    assert "adds 40 at the end" in paired


def test_a_privilege_says_what_the_action_of_its_name_says(visitor: Come) -> None:
    """It works like the action (HW-126); a thaler also turns up what lies face down (HW-120)."""
    page = visitor().go("/").page
    own = {"privileges": [{"store": "down", "thaler_refresh": "open"}]}
    moves = ["thaler", "use thaler_refresh", "store stone", "use store stone", "unstore", "use unstore"]
    told = page.evaluate(FOLLOWS, [moves, own])
    assert told[::2] == told[1::2]
    assert told[0] == "then you have 31; turns up a privilege"
    assert all(told)


def test_what_an_empty_supply_means_is_said_before_it_is_met(visitor: Come) -> None:
    """A piece then comes from the board (HW-84): when restocking and storing as well as when buying."""
    moves = ["restock-stone olpe-iron", "store stone", "restock-carriage hagen-olpe", "store carriage"]
    page = visitor().go("/").page
    told = page.evaluate(FOLLOWS, [moves, {"stone_supply": [0], "stones": [{}], "carriages": [{}]}])
    assert ["your supply falls short" in one for one in told] == [True, True, False, False]


@pytest.mark.parametrize("height", [800, 640])
def test_the_board_can_be_read_on_a_small_desk(visitor: Come, height: int) -> None:
    guest = visitor(size=(1280, height), language="de").at_table("hellweg", ["me", "greedy", "greedy", "greedy"])
    assert guest.asked()
    assert guest.smallest() >= 12.9


def test_a_crowded_game_fits_a_phone(visitor: Come) -> None:
    guest = visitor(size=PHONE, language="de").at_table("hellweg", ["me", "greedy", "greedy", "greedy"], lp=True)
    for turn in range(24):
        assert guest.asked()
        assert guest.sideways() == 0
        assert guest.smallest() >= 13.9
        sheet = guest.page.locator("#prompt").bounding_box()
        assert sheet
        assert sheet["height"] < PHONE[1] / 2, "the map stays in sight"
        step(guest, turn)


def test_nothing_serious_for_axe(visitor: Come) -> None:
    for theme in ("light", "dark"):
        guest = visitor(theme=theme).at_table("hellweg", ["me", "greedy", "greedy"], lp=True)
        for turn in range(10):
            assert guest.asked()
            step(guest, turn)
        assert guest.asked()
        assert guest.axe() == []


@pytest.mark.parametrize("narrow", [False, True])
def test_carriages_of_four_hide_no_name_of_a_town(visitor: Come, narrow: bool) -> None:
    page = visitor().go("/").page
    hidden = page.evaluate(
        """async (narrow) => {
            const { boxOf } = await import("/games/hellweg/box.js");
            const { geography } = await import("/games/hellweg/geo.js");
            const edition = await (await fetch("/api/games/hellweg/editions/timbuktu-2012")).json();
            const box = boxOf(edition.data);
            const { towns, roads, size } = geography(box, narrow, 4);
            const hides = ({ x, y, across = 2 }, items, town) =>
                Math.abs(town.x - x) < (across * 34 + 50) / 2
                && Math.abs(town.y - town.h / 2 + size.name / 2 - y) < (Math.ceil(items / across) * 23 + size.name) / 2;
            return box.roads.filter(({ id, village }) =>
                [...towns.values()].some((town) => hides(roads.get(id).at, village ? 5 : 4, town))).map(({ id }) => id);
        }""",
        narrow,
    )
    assert not hidden, hidden

"""Die Händler von Genua in a real browser: whole matches, a deal between two browsers, secrets, the hand on the map."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator

from web.browser import PHONE, Visitor, settle, sought, views

Come = Callable[..., Visitor]

MOST = 700
"""More decisions than one player ever has in a match of two."""


MAIN = "#prompt [data-focus]:not([disabled]), #prompt .groups > button, #prompt details[open] .choice"
SHORT = "#prompt [data-choice=pass-turn], #prompt [data-choice=end-turn]"
"""What makes a match short: no offers in the turns of others, no long ways in one's own."""


def step(guest: Visitor, turn: int) -> None:
    """Answer one question: on the board, where a place has one move or several, or from the list."""
    page = guest.page
    before = guest.latest()
    spots = page.locator(".board [data-can]")
    silent = page.locator(".merchant[data-can]")
    if turn % 3 and silent.count():  # nothing more to offer in this turn
        silent.dispatch_event("click", {"bubbles": True})
        page.locator("#prompt .choices .main").dispatch_event("click")
    elif turn % 3 and page.query_selector("#prompt [data-choice=end-turn]"):
        page.locator("#prompt [data-choice=end-turn]").dispatch_event("click")
    elif turn % 4 and spots.count():
        spots.nth(turn % spots.count()).dispatch_event("click", {"bubbles": True})
        if page.query_selector(".composer"):
            compose(guest)
        else:
            # Several moves here are listed; a single one waits for its confirmation.
            page.locator("#prompt .choices button").first.dispatch_event("click")
    else:
        choices = page.locator("#prompt button.choice:not(.compose)")
        choices.nth(turn % min(choices.count(), 4)).dispatch_event("click")
    guest.moved_on(before)


def compose(guest: Visitor) -> None:
    """Put the last thing that can be given into the tray, and send; what the house refuses is not sent again."""
    page = guest.page
    things = page.locator(".composer .tray >> nth=0 >> :is(.piece, .step):not([disabled])")  # pieces, or else money
    if not things.count():
        page.keyboard.press("Escape")
        page.click("#prompt [data-choice='book -']")
        return
    things.last.click()
    before = guest.latest()
    page.click(".composer .main")
    page.wait_for_function(
        """since => document.querySelector('.problem, .outcome')
            || document.querySelector('#prompt').dataset.ask !== since""",
        arg=before,
    )
    if page.query_selector(".problem"):
        page.keyboard.press("Escape")
        page.click("#prompt [data-choice='book -']")


def test_a_match_on_the_board_and_from_the_list(visitor: Come) -> None:
    guest = visitor().at_table("genua", ["me", "random"])
    for turn in guest.questions(MOST):
        step(guest, turn)
    page = guest.page
    assert page.locator(".ranks li").count() == 2
    page.get_by_role("tab", name="Review").click()
    page.wait_for_function("() => document.querySelectorAll('.after .chart').length === 2")


def test_a_match_by_keyboard_alone(visitor: Come) -> None:
    """Enter on what has the focus, or on a choice or glowing place that Tab reaches; Escape steps back."""
    guest = visitor(language="de").at_table("genua", ["me", "random"])
    page = guest.page
    for turn in guest.questions(MOST):
        before = guest.latest()
        if turn % 9 == 0 and page.query_selector(".board [data-can]"):
            page.locator(".board [data-can]").first.focus()
            page.keyboard.press("Enter")
            page.keyboard.press("Escape")
        if not page.query_selector(MAIN):  # a long list is folded
            page.locator("#prompt details:not(.more) > summary").first.focus()
            page.keyboard.press("Enter")
        page.locator(SHORT if turn % 3 and page.query_selector(SHORT) else MAIN).locator("visible=true").first.focus()
        page.keyboard.press("Enter")
        guest.moved_on(before)
    assert page.locator(".ranks li").count() == 2


def two_at_a_table(visitor: Come) -> tuple[Visitor, Visitor]:
    """Ada leads the tower first, Bo sits left of her, the third is a bot that says little."""
    ada, bo = visitor().at_table("genua", ["me", "open", "random"]), visitor()
    ada.invite(bo, "Bo")
    ada.page.get_by_role("button", name="Start").click()
    for one in (ada, bo):
        one.page.wait_for_selector("#prompt")
    return ada, bo


def purse(one: Visitor) -> int:
    """What this browser's own purse shows."""
    return int(re.sub(r"\D", "", one.page.inner_text(".merchant:first-child .purse")))


def test_an_offer_composed_in_one_browser_is_accepted_in_the_other(visitor: Come) -> None:
    ada, bo = two_at_a_table(visitor)
    assert bo.asked()
    # Bo taps a glowing field, adds money in fives and a card, and sends it.
    bo.page.locator(".board .field[data-can]").first.click()
    bo.page.wait_for_selector(".composer.trays")
    bo.page.locator(".composer .pills label").first.click()  # the place where the tower stands, or one beside it
    more = bo.page.locator(".tray >> nth=0 >> .step[aria-label='one more']").first
    for _ in range(3):
        more.click()
    bo.page.locator(".tray >> nth=0 >> .piece", has_text=re.compile(r"^\W*P?\s*privilege\s*0 / 1")).click()
    assert "you keep 115" in bo.page.inner_text(".composer")
    bo.page.click(".composer .main")
    # Ada sees it at its field and in the prompt, and takes it; the bot may have offered as much.
    row = ada.page.locator(".offer", has_text=re.compile(r"\bBo\b")).filter(has_text="15 ducats")
    row.wait_for()
    assert ada.page.locator(".bid").count() >= 1
    assert not ada.page.locator(".bid[tabindex]").count(), "its field is the button"
    assert "privilege" in row.inner_text()
    row.locator("button.main").click()
    for one in (ada, bo):
        one.logged("Bo gives Ada 15 ducats")
    assert purse(ada) >= 145
    assert purse(bo) <= 115 + 10
    assert ada.page.locator(".card.privilege").count() == 2


def test_whoever_made_an_offer_reads_in_the_prompt_what_became_of_it(visitor: Come) -> None:
    ada, bo = visitor().at_table("genua", ["me", "open"]), visitor(size=PHONE)
    ada.invite(bo, "Bo")
    ada.page.get_by_role("button", name="Start").click()
    assert bo.asked()
    bo.page.click("#prompt .compose >> nth=0")
    bo.page.locator(".composer .pills label").last.click()  # a field beside the tower: nobody is bound to stay
    bo.page.locator(".tray >> nth=0 >> .piece:not([disabled])").last.click()
    bo.page.click(".composer .main")
    ada.page.wait_for_selector(".offer:has-text('Bo')")
    ada.page.locator("#prompt [data-choice=end-turn]").dispatch_event("click")
    bo.page.wait_for_selector(".ask .reply >> text=Ada does not take up your offer.")
    assert bo.in_sight(".ask .reply")


def test_several_offers_and_an_intention_go_out_together(visitor: Come) -> None:
    ada, bo = two_at_a_table(visitor)
    assert bo.asked()
    page = bo.page
    page.click("text=Several offers and intentions")
    here, later = page.locator(".composer fieldset:has(> button:text-is('Add one'))").all()
    for _ in range(2):
        here.locator("> button").click()
    later.locator("> button").click()
    entries = page.locator(".composer .sheet.inner")
    targets = [entries.nth(k).locator(".pills input:checked + span").inner_text() for k in range(3)]
    assert len(set(targets)) == 3, "each is about another field, and one choice leaves the others alone"
    for k in range(3):
        for _ in range(k + 1):
            entries.nth(k).locator(".step[aria-label='one more']").first.click()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the form scrolls, not the page"
    assert bo.axe() == []
    page.click(".composer .main")
    ada.page.wait_for_selector(f".offers-about:text-is('later, for {targets[2]}')")
    said = ada.page.inner_text(".offers")
    assert all(f"{money} ducats" in said for money in (5, 10, 15))


def with_an_offer_to_answer(come: Come) -> tuple[Visitor, Locator]:
    """At a table where a bot has offered money and asks nothing, and its offer; it makes one in two of three deals."""
    guest = come()
    offer = guest.page.locator(".offer:has(.answers)", has_text="ducats", has_not_text="⇄").first
    sought(
        lambda: guest.at_table("genua", ["me", "greedy", "greedy"]),
        lambda: offer.count() and asked_now(guest)["decision"] == "Negotiate",
        lambda _: guest.decide(),
        questions=8,
    )
    return guest, offer


def test_a_long_list_of_offers_is_reached_by_keyboard(visitor: Come) -> None:
    """With no answer in it to tab to, as for somebody whose turn it is not."""
    guest, _ = with_an_offer_to_answer(visitor)
    guest.page.add_style_tag(content=".offers ul { max-height: 1rem; } .offers button { display: none; }")
    assert guest.axe() == []


def test_many_offers_scroll_and_leave_the_answers_in_sight(visitor: Come) -> None:
    guest, _ = with_an_offer_to_answer(visitor)
    guest.resize(1280, 800)
    guest.page.evaluate(
        """() => {
            const offers = document.querySelector(".offers ul");
            const one = offers.querySelector(".offer:has(.answers)");
            for (let more = 0; more < 6; more++) offers.append(one.cloneNode(true));
        }"""
    )
    box = guest.page.locator(".offers").bounding_box()
    assert box
    assert box["height"] < 130
    assert guest.in_sight("#prompt .choice:visible >> nth=-1")
    log = guest.page.locator(".log").bounding_box()
    assert log
    assert log["height"] > 60
    assert log["y"] + log["height"] <= 800


def test_on_a_phone_many_offers_are_one_line_that_opens(visitor: Come) -> None:
    """The board stays in sight beside a question; by keyboard alone the offers are reached and answered."""
    guest = visitor(size=PHONE)
    page = guest.page
    sought(
        lambda: guest.at_table("genua", ["me", *["greedy"] * 4]),
        lambda: page.locator(".offer:has(.answers)").count() > 2 and asked_now(guest)["decision"] == "Negotiate",
        lambda _: guest.decide(),
    )
    section = page.locator(".offers")
    assert section.bounding_box()["height"] < 60  # type: ignore[index]
    assert not page.locator(".offer >> visible=true").count()
    page.locator(".offers summary").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")  # to the list, which can be scrolled
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.matches('.offer .answers button')")
    assert guest.axe() == []
    before = guest.latest()
    page.keyboard.press("Enter")
    guest.moved_on(before)


def test_advice_comes_into_sight_and_can_be_taken(visitor: Come) -> None:
    guest, _ = with_an_offer_to_answer(visitor)
    guest.resize(1280, 720)
    guest.page.add_style_tag(content="#prompt { max-height: 14rem; }")  # too low for it, however few have offered
    guest.page.get_by_role("button", name="Advice").click()
    guest.page.wait_for_selector(".advice")
    guest.page.wait_for_function("() => document.querySelector('#prompt').scrollTop > 0")
    assert guest.in_sight(".advice")
    before = guest.latest()
    guest.page.get_by_role("button", name="Do so").click()
    guest.moved_on(before)
    assert guest.asked()
    assert guest.in_sight("#prompt .ask")


def test_a_proposal_that_brings_nothing_says_so_before_it_is_sent(visitor: Come) -> None:
    guest, row = with_an_offer_to_answer(visitor)
    page = guest.page
    row.get_by_role("button", name="Counter").click()
    page.fill("#money-give", "0")
    page.keyboard.press("Tab")
    page.wait_for_selector("text=Something is still missing under “You get”.")
    assert page.locator(".composer .main").is_disabled()
    page.locator(".tray >> nth=0 >> .step[aria-label='one more']").first.click()
    assert page.locator(".composer .main").is_enabled()


def test_a_counter_starts_from_the_offer(visitor: Come) -> None:
    guest, row = with_an_offer_to_answer(visitor)
    page = guest.page
    money = int(re.search(r"(\d+) ducats", row.inner_text())[1])  # type: ignore[index]
    row.get_by_role("button", name="Counter").click()
    assert int(page.input_value("#money-give")) == money
    page.locator(".tray >> nth=0 >> .step[aria-label='one more']").first.click()
    page.click(".composer .main")
    page.wait_for_function(f"() => /proposes to .*{money + 5} ducats/.test(document.querySelector('.log').innerText)")
    page.wait_for_function("() => /agrees|declines/.test(document.querySelector('.log').innerText)")
    page.wait_for_selector(".offer .fate")


def test_with_whom_to_deal_is_chosen_in_the_form(visitor: Come) -> None:
    guest, _ = with_an_offer_to_answer(visitor)
    page = guest.page
    page.click("#prompt .compose")
    with_whom = page.locator(".composer .pills:has(legend:text-is('With')) label")
    assert with_whom.count() == 2
    assert with_whom.locator(".sign").count() == 2, "who it is, by colour and shape too"
    chosen = with_whom.nth(1).inner_text()
    with_whom.nth(1).click()
    for _ in range(4):
        page.locator(".tray >> nth=0 >> .step[aria-label='one more']").first.click()
    page.click(".composer .main")
    page.wait_for_function("who => document.querySelector('.log').innerText.includes(`proposes to ${who}`)", arg=chosen)


def test_a_form_takes_the_focus_and_gives_it_back(visitor: Come) -> None:
    """And on a low screen it leaves room for what it is about: what one gives and gets."""
    guest = visitor(size=(1280, 720)).at_table("genua", ["me", "greedy"])
    page = guest.page
    for turn in range(60):
        assert guest.asked()
        if page.query_selector("#prompt .compose"):
            break
        step(guest, turn)
    page.locator("#prompt .compose >> nth=0").focus()
    opener = page.evaluate("() => document.activeElement.innerText")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.matches('.composer h3')")
    assert guest.in_sight(".composer .tray .amount-row input[type=text]")
    page.keyboard.press("Escape")
    page.wait_for_selector(".composer", state="detached")
    assert page.evaluate("() => document.activeElement.innerText") == opener


OVER_NAMES = """() => [...document.querySelectorAll('.tray .piece')].filter((piece) => {
    const [frame, count] = [piece, piece.querySelector('.count')].map((one) => one.getBoundingClientRect());
    const name = document.createRange();
    name.selectNodeContents(piece.querySelector('.called'));
    return [...name.getClientRects()].some((line) => line.right > frame.right
        || (line.right > count.left && line.bottom > count.top + 2 && line.top < count.bottom - 2));
}).map((piece) => piece.textContent)"""


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), PHONE])
def test_how_many_pieces_lie_in_a_tray_is_not_written_over_their_name(visitor: Come, size: tuple[int, int]) -> None:
    guest = visitor(size=size, language="de")
    page = guest.page
    sought(
        lambda: guest.at_table("genua", ["me", "greedy"]),
        lambda: page.query_selector("#prompt .compose"),
        lambda _: guest.decide(),
    )
    page.click("#prompt .compose >> nth=0")
    pieces = page.locator(".tray .piece:not([disabled])")
    pieces.first.wait_for()
    while pieces.count():
        pieces.first.click()
    over = page.evaluate(OVER_NAMES)
    assert not over, over


def test_what_the_house_refused_is_forgotten_with_the_offer(visitor: Come) -> None:
    guest = visitor().at_table("genua", ["me", "greedy"])  # two players: money alone is refused (GE-123)
    page = guest.page
    for turn in range(60):
        assert guest.asked()
        if asked_now(guest)["decision"] == "MakeOffers":
            break
        step(guest, turn)
    page.click("#prompt .compose >> nth=0")
    page.locator(".tray >> nth=0 >> .step[aria-label='one more']").first.click()
    page.click(".composer .main")
    page.wait_for_selector(".problem >> text=With two players an offer needs at least one good.")
    page.get_by_role("button", name="Cancel").click()
    assert page.locator(".problem").count() == 0


def test_a_screen_reader_hears_each_name_once_on_a_phone_too(visitor: Come) -> None:
    guest, offer = with_an_offer_to_answer(visitor)
    page = guest.page
    name = offer.locator(".player b")
    assert name.bounding_box()["width"] > 50  # type: ignore[index]
    guest.resize(*PHONE)
    for many in page.locator(".offers summary").all():
        many.click()
    assert name.bounding_box()["width"] < 2  # type: ignore[index]
    assert "Rule of thumb" in offer.locator("p").aria_snapshot()
    offer.get_by_role("button", name="Counter").click()
    named = page.locator(".tray >> nth=0 >> li:has-text('privilege') >> button").first.aria_snapshot()
    assert named.count("privilege") == 1, named


def test_the_traffic_of_each_browser_holds_only_its_own_hand_and_purse(visitor: Come) -> None:
    ada, bo = two_at_a_table(visitor)
    for _ in range(12):
        asked = settle(ada, bo)
        assert asked
        asked.decide("book -")
    held: list[set[str]] = []
    for seat, one in enumerate((ada, bo)):
        seen = list(views(one.heard, "hands"))
        assert len(seen) > 5
        assert all(view["result"] is None and view["you"] == seat for view in seen)
        for view in seen:
            assert view["money"][seat] is not None
            assert all(view["money"][other] is None for other in range(3) if other != seat)
            others = [card for other in range(3) if other != seat for card in view["hands"][other]]
            assert all("knows" not in card for card in others)
            assert all(answer is None for other, answer in enumerate(view["answers"]) if other != seat)
        held.append({card["card"] for view in seen for card in view["hands"][seat]})
    # Of privileges and orders nothing was shown or played yet by the other: their faces are nowhere in the frames.
    for seat, one in enumerate((ada, bo)):
        shown = {card["card"] for view in views(one.heard, "hands") for hand in view["hands"] for card in hand}
        played = {card for view in views(one.heard, "hands") for pile in view["discards"] for card in pile}
        hidden = held[1 - seat] - held[seat] - shown - played
        assert hidden
        for text in one.heard:
            if '"large-orders"' in text:
                continue  # the list of all cards in the box
            assert not [card for card in hidden if f'"{card}"' in text or f" {card}" in text]


def test_a_card_of_the_hand_lights_up_what_it_waits_for(visitor: Come) -> None:
    guest = visitor().at_table("genua", ["me", "random", "random"])
    page = guest.page
    assert guest.asked()
    page.hover(".hand .card.message")
    assert page.locator(".field[data-need]").count() == 2
    page.hover(".hand .card.large")
    assert (
        page.locator(".field[data-need]").count()
        == 1 + page.locator(".hand .card.large").first.locator(".missing").count()
    )
    assert page.locator(".hand .missing").count() == page.locator(".hand [aria-label$=', missing']").count()
    page.hover(".turn")
    assert page.locator(".field[data-need]").count() == 0
    assert page.locator(".wish").count() >= 3


def test_a_phone_shows_the_city_whole(visitor: Come) -> None:
    guest = visitor(size=PHONE, language="de").at_table("genua", ["me", "greedy", "greedy", "greedy", "greedy"])
    for turn in range(14):
        if not guest.asked():
            break  # with five a match can be this short
        assert guest.sideways() == 0
        assert guest.smallest() >= 13.9
        step(guest, turn)


def test_on_a_phone_to_end_the_turn_is_not_folded_away(visitor: Come) -> None:
    guest = visitor(size=PHONE).at_table("genua", ["me", "greedy", "greedy"])
    for _ in range(60):
        assert guest.asked()
        if guest.page.locator("#prompt .groups").count() and guest.page.locator("[data-choice=end-turn]").count():
            break
        guest.decide("act")
    assert guest.in_sight("#prompt [data-choice=end-turn]")


def test_the_city_can_be_read_on_a_small_desk(visitor: Come) -> None:
    guest = visitor(size=(1280, 800), language="de").at_table("genua", ["me", "greedy", "greedy", "greedy"])
    for turn in range(4):
        assert guest.asked()
        smallest = guest.page.evaluate(
            """() => Math.min(...[...document.querySelectorAll('.city text')]
                .map((one) => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a))"""
        )
        assert smallest >= 13.9
        step(guest, turn)


def test_nothing_serious_for_axe(visitor: Come) -> None:
    for theme in ("light", "dark"):
        guest = visitor(theme=theme).at_table("genua", ["me", "greedy", "greedy"])
        for turn in range(6):
            assert guest.asked()
            step(guest, turn)
        assert guest.asked()
        assert guest.axe() == []


def asked_now(guest: Visitor) -> dict[str, Any]:
    """The question as the house put it."""
    for text in reversed(guest.heard):
        with contextlib.suppress(json.JSONDecodeError, AttributeError):
            if prompt := (json.loads(text).get("state") or {}).get("prompt"):
                return dict(prompt)
    raise AssertionError("nobody asked")


def test_every_choice_lies_somewhere_on_the_board(visitor: Come) -> None:
    """What the glowing places offer, taken together, is what the house allows; offers are composed there."""
    guest = visitor().at_table("genua", ["me", "greedy", "greedy"])
    page = guest.page
    for turn in range(14):
        assert guest.asked()
        prompt = asked_now(guest)
        composing = prompt["decision"] == "MakeOffers"
        wanted = {one["label"] for one in prompt["choices"] if not (composing and one["move"].startswith("offer "))}
        found: set[str] = set()
        targets = 0
        spots = page.locator(".board [data-can]")
        for spot in range(spots.count()):
            spots.nth(spot).dispatch_event("click", {"bubbles": True})
            if page.query_selector(".composer"):
                targets += 1
            else:
                found |= guest.listed()
            page.keyboard.press("Escape")
        assert wanted <= found, (prompt["decision"], wanted - found)
        if composing:
            offered = {one["move"].split()[1] for one in prompt["choices"] if one["move"].startswith("offer ")}
            assert targets >= len(offered)
        step(guest, turn * 3)


def test_who_is_asked_without_a_choice_is_told_so(visitor: Come) -> None:
    """Everybody is asked whether they claim a message, so that nobody learns who could."""
    guest = visitor()

    def alone() -> bool:
        only = len(asked_now(guest)["choices"]) == 1
        assert guest.page.get_by_text("Nothing else is possible now.").count() == only
        return only

    sought(
        lambda: guest.at_table("genua", ["me", "greedy", "greedy"]),
        alone,
        lambda turn: step(guest, turn),
        questions=40,
    )


@pytest.mark.parametrize("narrow", [False, True])
def test_offers_hide_neither_the_name_nor_the_stock_of_a_building(visitor: Come, narrow: bool) -> None:
    """Four offers for each building that lies along the street."""
    page = visitor().go("/").page
    hidden = page.evaluate(
        """async (narrow) => {
            const { html, render } = await import("/web/vendor/lit-html/lit-html.js");
            const { boxOf, cityAt } = await import("/games/genua/box.js");
            const { planOf } = await import("/games/genua/plan.js");
            const { offerTags } = await import("/games/genua/tags.js");
            const edition = await (await fetch("/api/games/genua/editions/alea-2001")).json();
            const plan = planOf(cityAt(boxOf(edition.data), {}), narrow);
            const sites = [...plan.sites.values()].filter(({ kind, upright }) => kind === "building" && !upright);
            return sites.filter(({ id, main }) => {
                const offers = ["15+pepper>silk", "5", "10", "wheat>5"].map((terms) => [`${id}:${terms}`]);
                const view = { books: { offers, intents: [] } };
                const tags = offerTags({ view, say: () => "Pf" }, plan);
                render(html`<svg width=${plan.width} height=${plan.height}>${tags}</svg>`, document.body);
                const { left, top } = document.querySelector("body > svg").getBoundingClientRect();
                return [...document.querySelectorAll(".bid rect")].some((tag) => {
                    const box = tag.getBoundingClientRect();
                    return box.bottom - top > main.y + (narrow ? 6 : 10) || box.left - left < main.x - 4;
                });
            }).map(({ id }) => id);
        }""",
        narrow,
    )
    assert not hidden, hidden


@pytest.mark.parametrize("narrow", [False, True])
def test_a_long_offer_for_a_house_at_the_wall_stays_on_the_plan(visitor: Come, narrow: bool) -> None:
    page = visitor().go("/").page
    beyond = page.evaluate(
        """async (narrow) => {
            const { html, render } = await import("/web/vendor/lit-html/lit-html.js");
            const { boxOf, cityAt } = await import("/games/genua/box.js");
            const { planOf } = await import("/games/genua/plan.js");
            const { offerTags } = await import("/games/genua/tags.js");
            const edition = await (await fetch("/api/games/genua/editions/alea-2001")).json();
            const plan = planOf(cityAt(boxOf(edition.data), {}), narrow);
            const houses = [...plan.sites.values()].filter(({ kind }) => kind === "building");
            return houses.filter(({ id }) => {
                const view = { books: { offers: [[`${id}:15+pepper>10`]], intents: [] } };
                const tags = offerTags({ view, say: () => "Pf" }, plan);
                render(html`<svg width=${plan.width} height=${plan.height}>${tags}</svg>`, document.body);
                const frame = (what) => document.querySelector(what).getBoundingClientRect();
                const [all, tag] = [frame("body > svg"), frame(".bid rect")];
                return tag.left < all.left || tag.right > all.right;
            }).map(({ id }) => id);
        }""",
        narrow,
    )
    assert not beyond, beyond


OVERLAPS = """async ([narrow, across]) => {
    const { html, render } = await import("/web/vendor/lit-html/lit-html.js");
    const { loadMessages, Words } = await import("/web/words.js");
    const { gameCalled } = await import("/web/games.js");
    const { boxOf, cityAt } = await import("/games/genua/box.js");
    const { map } = await import("/games/genua/map.js");
    const game = await gameCalled("genua");
    const { say } = new Words(await loadMessages("de", game));
    const edition = await (await fetch("/api/games/genua/editions/alea-2001")).json();
    const box = boxOf(edition.data);
    const found = [];
    for (const { id } of [...cityAt(box, {}).fields.values()].filter(({ kind }) => kind === "building")) {
        const held = ["small-a", "small-b"];
        for (const card of held) box.cards.set(card, { kind: "small", building: id, wares: ["silver"] });
        const view = {
            seats: 4, round: 1, active: 1, path: [id], cleared: [], owners: { [id]: 2 }, supply: [0, 0, 0, 0],
            goods: [{}, {}, {}, {}], stock: {}, pools: [12, 12, 12, 12], discards: [[], [], [], []],
            hands: [held.map((card) => ({ card })), [], [], []],
            books: { offers: [[], [`${id}:5`], [`${id}:10`], [`${id}:5+salt`]], intents: [] },
        };
        const table = { view, say, me: 0, narrow, draft: null, hint: null };
        const drawn = document.createElement("div");
        drawn.className = narrow ? "genua tall" : "genua";
        drawn.style.width = `${across}px`;
        document.body.prepend(drawn);
        render(map(table, box), drawn);
        const boxes = (what) => [...drawn.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
        const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2
            && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 6;
        const apart = [
            [".bid rect", ".name"], [".tower", ".count"],
            ...[".bid rect", ".tower", ".name", ".owner", ".token"].map((one) => [one, ".wish"]),
        ];
        for (const [one, other] of apart) {
            if (boxes(one).some((a) => boxes(other).some((b) => meet(a, b)))) found.push([id, one, other]);
        }
        drawn.remove();
    }
    return found;
}"""


@pytest.mark.parametrize(("narrow", "across"), [(True, 374), (False, 600)])
def test_tower_offers_and_cards_hide_nothing_of_a_building(visitor: Come, narrow: bool, across: int) -> None:
    page = visitor(size=PHONE if narrow else (1280, 800), language="de").go("/learn/genua").page
    page.wait_for_selector(".genua.picture")
    hidden = page.evaluate(OVERLAPS, [narrow, across])
    assert not hidden, hidden

"""Whole matches in a real browser: by clicking, by keyboard alone, on a phone."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import TimeoutError as TooLong

from web.browser import DESKTOP, PHONE, Visitor

Come = Callable[..., Visitor]


def test_a_match_of_medici_against_bots_by_clicking(visitor: Come) -> None:
    guest = visitor().sit_down()
    page = guest.page
    decisions = 0
    while guest.asked():
        decisions += 1
        assert decisions < 200
        assert page.inner_text(".ask")
        before = guest.latest()
        if page.query_selector(".board [data-at=bag][data-can]") and decisions % 2:
            page.click(".board [data-at=bag][data-can]")  # shows the move first
            page.click("#prompt .main")
        elif page.query_selector("#amount-bid") and decisions % 3:
            page.click("#prompt .main")
        else:
            page.click("#prompt .choice >> nth=-1")
        guest.moved_on(before)
    assert page.locator(".ranks li").count() == 4
    told = page.inner_text("#prompt > [role=status]")
    assert re.search("wins with|share the victory with", told), "told to those who do not see, too"
    assert page.get_by_role("button", name="Play again").is_visible()
    page.get_by_role("tab", name="Review").click()
    page.wait_for_selector(".after .chart >> nth=1")
    sums = page.locator(".chart-sum").all_text_contents()
    assert sorted(sums) == sorted(page.locator(".ranks .score").all_inner_texts())
    page.get_by_label("to the start").click()
    page.wait_for_selector("text=Move 0 of")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("text=Move 1 of")
    page.wait_for_url(re.compile(r"[?&]ply=1$"))
    page.reload()
    page.wait_for_selector("text=Move 1 of")
    page.add_init_script(
        """new MutationObserver(() => (window.told ||= Boolean(document.querySelector('.ranks'))))
            .observe(document, {childList: true, subtree: true})"""
    )
    page.goto(page.url.replace("ply=1", "ply=30"))  # somebody was sent the link to a moment: the log shows it too
    page.wait_for_function(
        """() => {
            const [now, log] = ['.log .now', '.log'].map((one) => document.querySelector(one)?.getBoundingClientRect());
            return now && log.top <= now.top && now.bottom <= log.bottom;
        }"""
    )
    assert not page.evaluate("() => window.told")  # and how it ended is not shown before


def test_a_match_by_keyboard_alone(visitor: Come) -> None:
    """From the home page to a table, then Enter on the main choice, Tab to the next one: no pointer is touched."""
    guest = visitor().go("/")
    page = guest.page
    tabs = 0
    while page.evaluate("() => document.activeElement.getAttribute('aria-label')") != "Play now: Medici":
        page.keyboard.press("Tab")
        tabs += 1
        assert tabs < 30
    page.keyboard.press("Enter")
    page.wait_for_selector("#prompt")
    guest.sit_down()
    decisions = 0
    while guest.asked():
        decisions += 1
        assert decisions < 200
        page.wait_for_function("() => document.activeElement.closest('#prompt')")
        before = guest.latest()
        if page.query_selector("#amount-bid") and decisions % 2:
            page.keyboard.press("Tab")  # to the pass
        page.keyboard.press("Enter")
        guest.moved_on(before)
    assert page.locator(".ranks li").count() == 4


def asked_for_a_bid(guest: Visitor) -> Visitor:
    for _ in guest.questions(40):
        if guest.page.query_selector("#amount-bid"):
            break
        guest.decide("stop")
    return guest


def test_every_choice_is_in_the_list_and_a_number_can_be_typed(visitor: Come) -> None:
    page = asked_for_a_bid(visitor().sit_down()).page
    page.locator("#prompt .number .main").focus()
    page.keyboard.type("12")  # digits that pick a choice elsewhere
    assert page.input_value("#amount-bid") == "12"
    page.fill("#amount-bid", "7")
    page.keyboard.press("Tab")
    label = page.inner_text("#prompt .number .main")
    bid = int(label.split()[-1])
    assert bid >= 7
    assert page.get_attribute("#amount-bid", "aria-label") == label  # not the first bid of all
    assert f"you keep {40 - bid}" in page.inner_text(".follows")
    page.click("#prompt .number .main")
    page.wait_for_function("label => document.querySelector('.log').innerText.includes(`bids ${label}`)", arg=str(bid))


def test_pointing_at_a_bid_shows_it_paid_and_loaded(visitor: Come) -> None:
    page = asked_for_a_bid(visitor().sit_down()).page
    page.evaluate("() => document.activeElement.blur()")
    page.mouse.move(2, 2)
    assert not page.locator(".ship.mine .coming").count()
    page.hover("#prompt .number .main")
    assert page.locator(".ship.mine .coming").count() == page.locator(".lot .tile").count()
    ship, stage = (page.locator(one).bounding_box() for one in (".ship.mine[data-lit]", ".stage"))
    assert ship
    assert stage
    assert ship["x"] - stage["x"] >= 5, "the edge that is lit is not cut off"


def test_a_number_that_may_not_be_said_is_brought_to_one_that_may_before_it_is_said(visitor: Come) -> None:
    guest = asked_for_a_bid(visitor().sit_down())
    page, before = guest.page, guest.latest()
    page.locator("#prompt .number .main").focus()
    page.keyboard.type("300")
    assert page.inner_text("#prompt .number .main") == "Bid 40"
    assert "you keep 0" in page.inner_text(".follows")
    page.keyboard.press("Enter")
    assert page.input_value("#amount-bid") == "40"
    page.fill("#amount-bid", "")
    page.keyboard.press("Enter")
    assert page.input_value("#amount-bid") == page.inner_text("#prompt .number .main").split()[-1]
    assert guest.latest() == before
    page.keyboard.press("Enter")
    guest.moved_on(before)


def test_a_click_on_the_board_shows_the_move_before_it_is_made(visitor: Come) -> None:
    guest = visitor().at_table("medici", ["me", "greedy", "greedy"])
    page = guest.page
    assert guest.asked()
    page.click("[data-at=bag][data-can]")
    assert page.inner_text("#prompt .main").startswith("Draw another tile")
    page.keyboard.press("Escape")
    assert page.locator("#prompt .choice").count() == 2
    page.locator("[data-at=lot][data-can]").focus()
    for back in ("Escape", "Enter"):
        page.keyboard.press("Enter")
        page.wait_for_selector("#prompt .main:focus >> text=Offer the lot")
        page.keyboard.press(back)
        assert back == "Enter" or page.locator("[data-at=lot]:focus").count()
    page.wait_for_function("() => document.querySelector('.voice .number') || document.querySelector('.voice.passed')")


def test_helps_come_when_called_and_go_when_done(visitor: Come) -> None:
    guest = visitor(settings={"coached": []}).at_table("medici", ["me", "greedy", "greedy"])
    page = guest.page
    assert guest.asked()
    page.wait_for_selector("[data-coached]")
    page.get_by_role("button", name="No more hints").click()
    page.wait_for_selector("[data-coached]", state="detached")

    page.hover("[data-at=ship-0]")
    page.mouse.move(2, 2)  # gone before anything was explained
    page.wait_for_timeout(700)
    assert page.locator(".explainer").count() == 0
    page.hover("[data-at=ship-0]")
    page.wait_for_selector(".explainer")
    page.mouse.move(2, 2)
    page.wait_for_selector(".explainer", state="detached")

    page.get_by_role("button", name="Advice").click()
    page.wait_for_selector(".advice:has(+ .tools) >> text=I expect")  # where the eye is, however long the list above
    page.click(".more summary")
    page.get_by_role("button", name="Ask to take back").click()
    page.wait_for_selector(".more:not([open])")
    guest.decide()
    assert page.locator(".advice").count() == 0


@pytest.mark.parametrize(
    ("game", "hints"),
    [("haendler", ["stands highest", "where a wagon stands"]), ("genua", ["most ducats win", "your cards"])],
)
def test_what_a_hint_speaks_of_comes_into_sight_on_a_phone(visitor: Come, game: str, hints: list[str]) -> None:
    """What lies far below is scrolled to, the hint stays where it can be read, and then the page goes back."""
    guest = visitor(size=PHONE, settings={"coached": []}).at_table(game, ["me", "greedy", "greedy"])
    assert guest.asked()
    scrolled = 0
    for words in hints:
        guest.page.wait_for_selector(f".coach:has-text('{words}')")
        assert guest.in_sight(".coach p")
        hint, place, prompt = (
            guest.page.locator(one).bounding_box() for one in (".coach", "[data-coached]", "#prompt")
        )
        assert hint
        assert place
        assert prompt
        assert hint["y"] + hint["height"] <= place["y"] < prompt["y"] - 25  # many offers leave little room between
        scrolled = guest.page.evaluate("() => scrollY") or scrolled
        guest.page.get_by_role("button", name="Got it").click()
    assert scrolled
    guest.page.get_by_role("button", name="No more hints").click()
    guest.page.wait_for_function("() => scrollY === 0")


def test_a_question_that_comes_leaves_in_sight_what_a_hint_speaks_of(visitor: Come) -> None:
    """While the others make up their offers there is room; the offers lie over it."""
    ada = visitor(size=(390, 680), settings={"coached": []}).at_table("genua", ["me", "open", "open"])
    others = [visitor(), visitor()]
    for one, name in zip(others, ("Bo", "Cy"), strict=True):
        ada.invite(one, name)
    ada.page.get_by_role("button", name="Start").click()
    ada.page.wait_for_selector("[data-coached]")
    table = ada.page.url.rsplit("/", 1)[-1].partition("?")[0]
    for one in others:
        prompt = one.ask("GET", f"/api/tables/{table}/state")["state"]["prompt"]
        offer = next(choice["move"] for choice in prompt["choices"] if choice["move"].startswith("offer"))
        act = {"type": "move", "intent": "offer", "ask": prompt["ask"], "move": offer}
        one.ask("POST", f"/api/tables/{table}/acts", act)
    assert ada.asked()
    place, prompt = (ada.page.locator(one).bounding_box() for one in ("[data-coached]", "#prompt"))
    assert place
    assert prompt
    assert place["y"] < prompt["y"] - 25


@pytest.mark.parametrize(("size", "least"), [(PHONE, 13.9), ((360, 640), 13)])
def test_the_phone_scrolls_only_downwards(visitor: Come, size: tuple[int, int], least: float) -> None:
    guest = visitor(size=size, language="de", settings={"coached": []}).sit_down()
    page = guest.page
    for _ in range(4):
        if not guest.asked():
            break
        assert guest.sideways() == 0
        smallest = page.evaluate(
            """() => Math.min(...[...document.querySelectorAll('#page *')]
                .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
                .filter((one) => !one.closest('.sr') && one.getClientRects().length)
                .map((one) => parseFloat(getComputedStyle(one).fontSize) * (one.getScreenCTM?.()?.a ?? 1)))"""
        )
        assert smallest >= least
        guest.decide()
    for pane in ("Verlauf", "Gespräch", "Brett"):
        page.locator(".panes").get_by_role("button", name=pane).click()
        assert guest.sideways() == 0


def test_no_line_of_the_log_ends_before_the_number_of_a_bot(visitor: Come) -> None:
    guest = visitor().sit_down()
    for _ in guest.questions(40):
        if guest.page.locator(".log .player").filter(has_text="thumb").count():
            break
        guest.decide()
    torn = guest.page.evaluate(
        """() => [...Array(60).keys()].map((step) => {
            document.querySelector(".log").style.width = `${200 + 3 * step}px`;
            return [...document.querySelectorAll(".log .player b")].filter((name) => {
                if (!/ \\d+$/.test(name.textContent)) return false;
                const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
                while (texts.nextNode() && !texts.currentNode.data.includes(" "));
                const end = document.createRange();
                end.setStart(texts.currentNode, texts.currentNode.data.lastIndexOf(" ") - 1);
                end.setEnd(texts.currentNode, texts.currentNode.data.length);
                return new Set([...end.getClientRects()].map((one) => one.top)).size > 1;
            }).length;
        })"""
    )
    assert not any(torn)


def swipe(guest: Visitor, of: str, across: int, pane: str) -> None:
    """To another pane. A browser kept waiting may call a touch off by itself: then the finger is drawn once more."""
    guest.draw_finger(of, across)
    with contextlib.suppress(TooLong):
        guest.page.wait_for_selector(f".table.pane-{pane}", timeout=15_000)
        return
    guest.draw_finger(of, across)
    guest.page.wait_for_selector(f".table.pane-{pane}")


def test_on_a_phone_log_and_chat_are_a_swipe_away(visitor: Come) -> None:
    guest = visitor(size=PHONE).sit_down()
    guest.asked()
    guest.draw_finger(".board", 100, 200)
    guest.draw_finger(".board", -40)
    guest.draw_finger("#prompt .ask", 120)
    assert guest.page.locator(".table.pane-board").count() == 1
    for of, across, pane in ((".board", -120, "log"), (".log", -120, "chat"), (".chat-lines", 120, "log")):
        swipe(guest, of, across, pane)
    swipe(guest, "#panel-talk", 120, "board")
    while not guest.page.locator("#prompt input[type=range]").count():
        guest.decide("stop")
        assert guest.asked()
    guest.draw_finger("#prompt input[type=range]", -120)
    assert guest.page.locator(".table.pane-board").count() == 1


@pytest.mark.parametrize(("game", "seats"), [("medici", 6), ("genua", 5), ("wind", 4), ("hellweg", 4), ("haendler", 3)])
def test_every_number_of_every_seat_can_be_read_on_a_small_phone(visitor: Come, game: str, seats: int) -> None:
    guest = visitor(size=(360, 740), language="de").sit_down(game, seats)
    guest.page.wait_for_selector(".seat-facts *")
    cut = guest.page.evaluate(
        """() => [...document.querySelectorAll('.seat')].flatMap((seat) => {
            const card = seat.getBoundingClientRect();
            return [...seat.querySelectorAll('.seat-facts, .seat-facts *')].filter((fact) => {
                const { right, bottom } = fact.getBoundingClientRect();
                return right > Math.min(card.right, innerWidth) || bottom > card.bottom;
            }).map((fact) => fact.outerHTML.slice(0, 80));
        })"""
    )
    assert not cut, cut


@pytest.mark.parametrize(("game", "seats"), [("medici", 6), ("hellweg", 3), ("haendler", 4)])
def test_a_clock_hides_no_number_of_its_seat(visitor: Come, game: str, seats: int) -> None:
    guest = visitor(language="de").sit_down(game, seats, pace="turns", clock={"kind": "move", "seconds": 86_400})
    assert guest.asked()
    for size in (PHONE, (1280, 720)):
        guest.resize(*size)
        clock, facts = (guest.page.locator(f".mine {one}") for one in (".clock", ".seat-facts"))
        assert re.fullmatch(r"2[34] Std\.", clock.inner_text())
        upper, lower = clock.bounding_box(), facts.bounding_box()
        assert upper
        assert lower
        assert upper["y"] + upper["height"] <= lower["y"] + 1


@pytest.mark.parametrize(("game", "seats"), [("medici", 6), ("genua", 5), ("wind", 4), ("hellweg", 4), ("haendler", 4)])
def test_a_name_cut_short_keeps_its_number(visitor: Come, game: str, seats: int) -> None:
    guest = visitor(size=(360, 740), language="de").sit_down(game, seats)
    names = ".seat-name, .who, .voice-name, .ship-name"
    for size in ((360, 740), (1024, 768), (1280, 800)):
        guest.resize(*size)
        guest.page.wait_for_selector(".board :is(.who, .voice-name)")
        cut = guest.page.evaluate(
            """(names) => [...document.querySelectorAll(names)].filter((one) => {
                const walk = document.createTreeWalker(one, NodeFilter.SHOW_TEXT, (text) =>
                    text.data.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP);
                const last = document.createRange();
                let text;
                while (walk.nextNode()) text = walk.currentNode;
                last.setStart(text, text.length - 1);
                last.setEnd(text, text.length);
                const clip = one.closest('li, article, .voice, .ship, .house') ?? one;
                const bounds = [one, clip].map((box) => box.getBoundingClientRect().right);
                return last.getBoundingClientRect().right > Math.min(...bounds) + 1;
            }).map((one) => one.textContent)""",
            names,
        )
        assert not cut, (size, cut)


def test_six_markers_on_one_step_of_a_pyramid_are_all_seen_on_a_phone(visitor: Come) -> None:
    guest = visitor(size=PHONE).sit_down("medici", 6)
    guest.page.wait_for_selector(".pyramid [data-piece=step-5]")
    hidden = guest.page.evaluate(
        """() => [...document.querySelectorAll('.pyramid svg')].flatMap((drawing) => {
            const frame = drawing.getBoundingClientRect();
            const boxes = [...drawing.querySelectorAll('[data-piece]')].map((one) => one.getBoundingClientRect());
            const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2
                && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
            return boxes.filter((one, index) => one.left < frame.left - 1
                || boxes.slice(0, index).some((other) => meet(one, other)));
        }).length"""
    )
    assert not hidden, hidden


@pytest.mark.parametrize("game", ["medici", "genua", "wind", "hellweg", "haendler"])
def test_a_tablet_shows_boards_whole_and_legible(visitor: Come, game: str) -> None:
    guest = visitor(size=(768, 1024), language="de").sit_down(game, 4)
    for size in ((768, 1024), (1024, 768)):
        guest.resize(*size)
        assert guest.asked()
        cut = guest.page.evaluate(
            """() => [...document.querySelectorAll('.board :is(section, article) :not(.sr, svg *)')].filter((one) => {
                const around = one.parentElement.closest('article, section').getBoundingClientRect();
                const { left, right, width } = one.getBoundingClientRect();
                return width && (right > around.right + 8 || left < around.left - 8);
            }).map((one) => one.outerHTML.slice(0, 90))"""
        )
        assert not cut, (size, cut)
        if size[0] == 768:
            sheet, panes = (guest.page.locator(one).bounding_box() for one in ("#prompt", ".panes"))
            assert sheet
            assert panes
            assert abs(sheet["y"] + sheet["height"] - panes["y"]) < 2
        smallest = guest.page.evaluate(
            """() => Math.min(...[...document.querySelectorAll('.board text')].map((one) => {
                const turned = one.getScreenCTM();
                return parseFloat(getComputedStyle(one).fontSize) * Math.hypot(turned.a, turned.b);
            }))"""
        )
        assert smallest >= 9, (size, smallest)


@pytest.mark.parametrize(
    ("game", "ply"),
    [
        pytest.param("haendler", 59, id="four loads on a wagon"),
        pytest.param("wind", 37, id="a card face down before a door"),
    ],
)
def test_what_lies_on_a_card_does_not_run_out_of_it(visitor: Come, game: str, ply: int) -> None:
    guest = visitor(language="de").be("Ada")
    record = Path(__file__).parents[2] / "records" / game / "4-players.txt"
    table = guest.ask("POST", "/api/records", {"text": record.read_text(encoding="utf-8")})
    guest.go(f"/t/{table['id']}?ply={ply}&eyes=0").page.wait_for_selector(".replay")
    for size in ((1440, 900), (1280, 800), (1024, 768), PHONE, (360, 640)):
        guest.resize(*size)
        beyond = guest.page.evaluate(
            """() => [...document.querySelectorAll('.board :is(section, article, div)')].flatMap((card) => {
                const { right } = card.getBoundingClientRect();
                if (getComputedStyle(card).borderRightWidth === '0px') return [];
                return [...card.querySelectorAll(':not(.sr, .sr *, svg *)')]
                    .filter((one) => one.getClientRects().length && one.getBoundingClientRect().right > right + 1)
                    .map((one) => one.outerHTML.slice(0, 90));
            })"""
        )
        assert not beyond, (size, beyond)


def test_those_who_do_not_see_hear_what_is_in_the_bag_and_what_was_not_seen_today(visitor: Come) -> None:
    guest = visitor().at_table("medici", ["me", "greedy", "greedy"])
    assert guest.asked()
    told = guest.page.locator(".medici").aria_snapshot()
    assert 'img "The bag: 17"' in told
    label = guest.page.locator(".lot [role=img]").get_attribute("aria-label")
    assert label is not None
    good, value = label.split()
    whole = ["10"] if good == "gold" else ["0", "1", "2", "3", "4", "5", "5"]
    whole.remove(value)
    assert "listitem: " + " ".join([good, *whole]) in told


def test_the_ships_of_two_are_long_beside_the_reckoning(visitor: Come) -> None:
    guest = visitor(size=(1280, 720)).sit_down(seats=2)
    for _ in guest.questions(100):
        if guest.page.locator(".quay + .reckoning[open]").count():
            break
        guest.decide("pass")
    hold = guest.page.locator(".holds li").first.bounding_box()
    assert hold
    assert hold["width"] > 40


def test_of_six_too_the_pyramids_are_in_sight_below_the_reckoning(visitor: Come) -> None:
    guest = visitor(size=(1280, 720), language="de").sit_down(seats=6)
    for _ in guest.questions(100):
        if guest.page.locator(".quay + .reckoning[open]").count():
            break
        guest.decide("pass")
    pyramids = guest.page.locator(".pyramids").bounding_box()
    assert pyramids
    assert pyramids["y"] + pyramids["height"] <= 720


@pytest.mark.parametrize("width", [390, 560])
def test_the_pyramids_of_a_narrow_screen_can_be_read(visitor: Come, width: int) -> None:
    guest = visitor(size=(width, 900)).sit_down()
    guest.page.wait_for_selector(".pyramid text")
    letters = guest.page.evaluate(
        "() => [...document.querySelectorAll('.pyramid text')].map((one) => 14 * one.getScreenCTM().a)"
    )
    assert min(letters) >= 13.9


CROWDED = """async (narrow) => {
    const { render, html } = await import("/web/vendor/lit-html/lit-html.js");
    const { pyramids } = await import("/games/medici/pyramids.js");
    const { boxOf } = await import("/web/games.js");
    const { data } = await boxOf("medici", "abacus-2006");
    const seats = [0, 1, 2, 3, 4].map((seat) => ({ seat, name: "Ada" }));
    const ships = [["C5", "F1", "G2", "D3"], [], [], [], []];
    const levels = [[0, 1, 0, 0, 0], [0, 1, 1, 0, 0], [0, 1, 1, 1, 0], [0, 1, 1, 1, 1], [0, 0, 0, 0, 0]];
    const table = { view: { seats: 5, ships, levels, lot: [] }, box: data, me: 0, seats, narrow, say: String };
    const board = document.createElement("div");
    board.style.width = narrow ? "374px" : "820px";
    document.body.append(board);
    render(pyramids(table), board);
    const boxes = (what, one) => [...one.querySelectorAll(what)].map((shape) => shape.getBoundingClientRect());
    const apart = (a, b) => Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
    return [...board.querySelectorAll(".pyramid > svg:has(.ghost)")].map((one) => {
        const [ghost] = boxes(".ghost", one);
        return boxes(".marker", one).filter((other) => apart(ghost, other) < -0.5).length;
    });
}"""


@pytest.mark.parametrize("narrow", [False, True])
def test_where_my_marker_would_rise_no_other_stands(visitor: Come, narrow: bool) -> None:
    """A ghost has room beside one, two, three or four markers on its step."""
    assert visitor(size=PHONE if narrow else DESKTOP).go("/").page.evaluate(CROWDED, narrow) == [0, 0, 0, 0]


def test_the_board_of_medici_shows_what_a_day_brought_until_the_next_lot_is_sold(visitor: Come) -> None:
    guest = visitor().sit_down(seats=3)
    page, reckoning = guest.page, guest.page.locator(".reckoning")
    for _ in guest.questions(100):
        if reckoning.count():
            break
        guest.decide("pass")
    page.reload()  # the log tells it again
    page.get_by_role("table", name="Reckoning of day 1").wait_for()
    assert reckoning.get_by_role("columnheader").all_inner_texts() == ["Cargo", "Goods", "Bonus", "Sum"]
    rows = [row.get_by_role("cell").all_inner_texts() for row in reckoning.locator("tbody tr").all()]
    sums = [int(row[-1]) for row in rows]
    assert sums == [sum(int(part.split("→")[-1]) for part in row[:-1]) for row in rows]
    assert sums == sorted(sums, reverse=True)
    assert guest.axe() == []
    reckoning.locator("summary").click()
    assert not reckoning.locator("table").is_visible()
    page.wait_for_selector("#prompt.asked")
    sold = page.locator(".event-sold").count()
    for _ in guest.questions(30):
        if page.locator(".event-sold").count() > sold:
            break
        guest.decide("pass")
    assert not reckoning.count()
    for _ in guest.questions(100):
        guest.decide("pass")
    page.get_by_role("table", name="Reckoning of day 3").wait_for()


def test_the_result_says_who_gave_up_and_writes_all_numbers_alike(visitor: Come) -> None:
    """Whoever gave up is last, however much they have."""
    page = visitor().go("/").page
    told = page.evaluate(
        """async () => {
            const { render } = await import("/web/vendor/lit-html/lit-html.js");
            const { headline, outcome } = await import("/web/table/outcome.js");
            const { loadMessages, Words } = await import("/web/words.js");
            const { gameCalled } = await import("/web/games.js");
            const words = new Words(await loadMessages("de", await gameCalled("genua")), ["Ada", "Bo"]);
            const result = { ranks: [2, 1], scores: [1170, 1060], winners: [1], why: "money" };
            const table = { result, chairs: [{ resigned: true }, {}] };
            const model = { words, table, me: null };
            render([headline(model), outcome(model)], document.body);
            return document.body.innerText.split(/\\s+/).join(" ");
        }"""
    )
    assert "Bo gewinnt mit 1.060 Dukaten" in told
    assert "1. Bo 1.060 2. Ada aufgegeben 1.170" in told

"""Die Händler in a real browser: whole matches, the disc, sealed bids, a deal between two people, the phone."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator

from web.browser import PHONE, Visitor, settle

Come = Callable[..., Visitor]

SETTING = {"start": 0, "start_set": "A", "courier": "Hamburg"}
MOST = 400
"""More decisions than one player ever has in a match of two."""


def at_table(guest: Visitor, chairs: list[str]) -> Visitor:
    """Sit down at a new table, first in the start order."""
    return guest.at_table("haendler", chairs, **SETTING)


def pick(guest: Visitor, turn: int) -> Locator:
    """A place where something can be done. Every other time enough is enough, and a wagon that can reach a city goes
    there, so that the match comes to its end."""
    page = guest.page
    if turn % 2 and (enough := page.locator(".board [data-at~=turn][data-can]")).count():
        return enough
    spots = page.locator(".board .goal.home[data-can]")
    if not spots.count():
        spots = page.locator(".board [data-can]")
    assert spots.count()
    return spots.nth(turn % spots.count())


def step(guest: Visitor, turn: int) -> None:
    """Answer one question on the board: a place with one move asks to confirm it, one with several lists them."""
    page = guest.page
    before = guest.latest()
    pick(guest, turn).dispatch_event("click", {"bubbles": True})
    page.locator("#prompt .number .main, #prompt .choices button").first.dispatch_event("click")
    guest.moved_on(before)


def test_what_can_be_bought_is_listed_by_city(visitor: Come) -> None:
    guest = visitor().at_table("haendler", ["me", "greedy"])
    assert guest.asked()
    cities = guest.page.locator("#prompt .groups summary")
    assert cities.all_inner_texts() == [
        f"{city} (3)" for city in ("Paris", "Brugge", "Köln", "Hamburg", "Wien", "Genova")
    ]
    cities.first.click()
    assert guest.page.locator("#prompt details[open] .choice").count() == 3


def test_on_the_lowest_step_nothing_is_asked_for_and_nothing_paid(visitor: Come) -> None:
    guest = at_table(visitor(), ["me", "greedy"])
    pay = guest.page.locator("#prompt [data-choice=pay]")
    for _ in guest.questions(60):
        if pay.count():
            break
        guest.decide("done", "bid 0", "pass")
    assert pay.inner_text().split("\n") == ["Settle up", "you pay nothing"]
    pay.click()
    guest.logged("Ada pays nothing on the lowest step.")


def test_a_match_by_clicking_the_board(visitor: Come) -> None:
    guest = at_table(visitor(), ["me", "greedy"])
    for turn in guest.questions(MOST):
        step(guest, turn)
    page = guest.page
    assert page.locator(".ranks li").count() == 2
    page.get_by_role("tab", name="Review").click()
    page.wait_for_function("() => document.querySelectorAll('.after .chart').length >= 2")


def test_to_finish_stays_in_sight_below_a_long_list(visitor: Come) -> None:
    guest = at_table(visitor(size=(1280, 800)), ["me", "greedy", "greedy"])
    assert guest.asked()
    assert guest.page.locator("#prompt .choice").count() > 12
    assert guest.in_sight("#prompt [data-choice=done]")


def test_a_match_by_keyboard_alone(visitor: Come) -> None:
    """Focus on a glowing place, Enter, and Enter on what the prompt then offers: no pointer is touched."""
    guest = at_table(visitor(language="de"), ["me", "greedy"])
    page = guest.page
    for turn in guest.questions(MOST):
        before = guest.latest()
        pick(guest, turn).evaluate("(one) => (one.querySelector('[data-head]') ?? one).focus()")
        page.keyboard.press("Enter")
        page.locator("#prompt .number .main, #prompt .choices button").first.focus()
        page.keyboard.press("Enter")
        guest.moved_on(before)
    assert page.locator(".ranks li").count() == 2


def test_every_choice_lies_somewhere_on_the_board(visitor: Come) -> None:
    """What the glowing places offer, taken together, is what the list offers; a number is asked for in one place."""
    guest = at_table(visitor(), ["me", "greedy"])
    page = guest.page
    seen: set[str] = set()
    for turn in range(26):
        assert guest.asked()
        if page.query_selector("#prompt .number"):
            assert page.locator(".board [data-can]").count() >= 1
        elif not page.query_selector(".sector[data-can]"):
            listed = guest.listed()
            assert guest.listed_on_touch() == listed
            seen |= {label.split()[0] for label in listed}
        step(guest, turn)
    assert len(seen) > 4


def until(guest: Visitor, selector: str) -> None:
    """Answer until something is there."""
    for turn in range(60):
        assert guest.asked()
        if guest.page.query_selector(selector):
            return
        step(guest, turn)
    raise AssertionError(selector)


def test_the_disc_is_set_by_tapping_goods_and_the_prices_show_where_they_would_go(visitor: Come) -> None:
    guest = at_table(visitor(), ["me", "greedy"])
    page = guest.page
    until(guest, ".sector[data-can]")
    assert page.locator("[data-at~=disc-wine]").get_attribute("aria-label") == "Set the pointers: wine"
    page.locator("[data-at~=disc-cloth]").dispatch_event("click", {"bubbles": True})
    page.locator("[data-at~=disc-silk]").dispatch_event("click", {"bubbles": True})
    assert page.locator(".sector.set").count() == 2
    assert page.locator(".goal-price").count() == 2
    assert page.inner_text("#prompt .main") == "Pointers on cloth, silk"
    assert "→" in page.inner_text("#prompt .follows")
    page.locator("[data-at~=disc-silk]").focus()
    page.keyboard.press("Enter")
    assert page.locator(".sector.set").count() == 1
    before = guest.latest()
    page.locator("#prompt .main").click()
    guest.moved_on(before)
    guest.logged("Ada had pointed at silk, silk.")


def friends(visitor: Come, *names: str, **options: object) -> list[Visitor]:
    """People at one table, Ada first."""
    ada = visitor().be("Ada")
    chosen = {**SETTING, **options}
    ada.go(f"/t/{ada.open_table('haendler', ['me', *['open'] * len(names)], options=chosen)}")
    people = [ada]
    for name in names:
        one = visitor()
        ada.invite(one, name)
        people.append(one)
    ada.page.get_by_role("button", name="Start").click()
    for one in people:
        one.page.wait_for_selector("#prompt")
    return people


def buy(one: Visitor, good: str, city: str) -> None:
    """A piece into a warehouse, by a click on the city's shelf and one to confirm."""
    before = one.latest()
    one.page.locator(f"[data-at=stock-{city}-{good}][data-can]").dispatch_event("click", {"bubbles": True})
    one.page.locator("#prompt .main").click()
    one.moved_on(before)


def to_the_bids(*people: Visitor) -> None:
    """Ada buys wine in Paris, where wagon 1 stands, the others salt; nobody plays a card."""
    bought: list[Visitor] = []
    while True:
        asked = settle(*people)
        assert asked
        if asked.page.query_selector("#amount-bid"):
            return
        if asked not in bought:
            bought.append(asked)
            buy(asked, "wine" if asked is people[0] else "salt", "Paris")
        else:
            asked.decide("done", "pass")


def bid(one: Visitor, amount: int) -> None:
    one.page.fill("#amount-bid", str(amount))
    one.page.keyboard.press("Tab")
    one.page.locator("#prompt .number .main").click()
    one.page.wait_for_function(
        """amount => document.querySelector('.letter.opened')
            || document.querySelector('.letter.mine .peek')?.textContent.replace(/\\D/g, '') === String(amount)""",
        arg=amount,
    )


def told(node: Any) -> Iterator[str]:
    """All words and numbers of a message but the reader's own choices, whose list of bids names every amount."""
    if isinstance(node, dict):
        for key, value in node.items():
            if key not in ("choices", "forms"):
                yield from told(value)
    elif isinstance(node, list):
        for value in node:
            yield from told(value)
    else:
        yield str(node)


def names_amount(heard: list[str], amount: int) -> bool:
    """Does anything in this traffic name this sum, written `1300`, `1,300` or `1.300`?"""
    sum_of = re.compile(rf"(?<![\w.,]){amount // 1000}[.,]?{amount % 1000}(?!\w)")  # nor in an id, by chance
    return any(sum_of.search(word) for text in heard for word in told(json.loads(text)))


def test_sealed_bids_are_in_nobody_elses_traffic_before_all_are_opened(visitor: Come) -> None:
    people = friends(visitor, "Bo", "Cy")
    ada, bo, cy = people
    to_the_bids(*people)
    began = [len(one.heard) for one in people]
    bid(ada, 1300)
    bid(bo, 2800)
    bid(ada, 2700)  # as long as Cy thinks she may change it
    for one in people:
        one.page.wait_for_selector("[data-at=seal-0].sealed")  # that they have sealed is seen, not what
        one.page.wait_for_selector("[data-at=seal-1].sealed")
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.fill(".chat input", "Sealed")
    ada.page.keyboard.press("Enter")
    for one in people[1:]:
        one.page.wait_for_selector(".badge")  # what was sent before it has come, too
    for seat, one in enumerate(people):
        heard = one.heard[began[seat] :]
        assert heard
        secret = {0: [1300, 2700], 1: [2800]}
        for other, amounts in secret.items():
            for amount in amounts:
                assert names_amount(heard, amount) == (other == seat), (seat, amount)
        assert one.page.locator(".peek").count() == (seat < 2)
    assert ada.page.text_content("[data-at=seal-0] .peek") == "2,700"
    cy.page.locator("#amount-bid").focus()
    cy.page.keyboard.type("2600", delay=400)  # slower than the clock ticks: what is half typed stays
    assert cy.page.input_value("#amount-bid") == "2600"
    cy.page.keyboard.press("Tab")
    assert cy.page.input_value("#amount-bid") == "2,600"
    bid(cy, 2600)
    for one in people:
        one.page.wait_for_selector(".letter.opened")
        assert one.page.locator(".letter .amount").all_text_contents() == ["2,700", "2,800", "2,600"]
    assert names_amount(cy.heard, 2800)


def test_two_people_haggle_and_load(visitor: Come) -> None:
    """Bo offers, Ada counters at a tap, Bo takes her price: money and goods move on both screens."""
    ada, bo = friends(visitor, "Bo")
    to_the_bids(ada, bo)
    bid(ada, 100)
    bid(bo, 0)
    assert settle(ada, bo) is ada
    assert "wine" in ada.page.inner_text("#prompt .choice.main"), "not to load is the last one thinks of"
    ada.decide("load wine")
    assert settle(ada, bo) is bo
    assert bo.axe() == []
    named = bo.page.locator("[data-at~=load-1] [role=button]").get_attribute("aria-label")
    assert named == "Ask for the price: 1 Paris Ada"
    assert bo.page.get_by_role("table").locator("th[scope=row]").count() >= 3, "what it would fetch is still a table"
    bo.page.get_by_role("button", name="Make an offer …").click()
    bo.page.locator("#prompt .pieces .piece").first.click()
    bo.page.fill("#field-price", "200")
    bo.page.keyboard.press("Tab")
    bo.page.get_by_role("button", name="Send").click()
    ada.page.wait_for_selector(".offer.open >> text=Salt")
    ada.page.wait_for_function("() => document.activeElement.matches('.offer.open .answers .main')")  # by keyboard, too
    ada.page.locator(".offer.open").get_by_role("button", name="Counter").click()
    assert ada.page.input_value("#field-one") == "300"  # it starts from Bo's 200
    ada.page.get_by_role("button", name="Send").click()
    bo.page.wait_for_selector(".offer.countered")
    offer = bo.page.locator(".offer.open")
    assert "300" in offer.inner_text()
    offer.locator("button.main").click()
    for one in (ada, bo):
        one.page.wait_for_selector("[data-at=load-1] td:has-text('600'), [data-at=load-1] td:has-text('800')")
        one.page.locator("[data-at=load-1] thead th").nth(1).wait_for()
    ada.logged("Bo pays Ada 300")


def test_a_question_that_was_refused_is_told_as_a_question(visitor: Come) -> None:
    """Who only asked for the price has not offered nothing."""
    page = visitor().go("/").page
    told = page.evaluate(
        """async () => {
            const { offers } = await import("/games/haendler/talk.js");
            const said = [{ event: "phase" }, { event: "inquired", seat: 1, wagon: 2 },
                          { event: "refused", seat: 0, guest_seat: 1, wagon: 2 }];
            return offers({ told: () => said, view: { decision: "Asking", wagon: 1 }, say: (id) => id });
        }"""
    )
    assert [(one["seat"], one["give"], one["fate"]) for one in told] == [(1, ["talk-asks"], "refused")]


def test_two_cards_of_one_kind_are_told_as_two(visitor: Come) -> None:
    page = visitor().go("/").page
    told = page.evaluate(
        """async () => {
            const { name } = await import("/games/haendler/names.js");
            const say = (id, facts) => `${id} ${facts?.influence ?? facts?.amount}`;
            return name("gives", ["sell-card:upkeep", "pay:100", "sell-card:upkeep"], say);
        }"""
    )
    assert told == "2 × clause-sell-card upkeep, clause-pay 100"


def test_two_people_make_an_agreement(visitor: Come) -> None:
    """Bo promises something for money while Ada is on turn; Ada changes the price, Bo accepts; both see it run."""
    ada, bo = friends(visitor, "Bo", agreements=True)
    assert settle(ada, bo) is bo
    bo.page.get_by_role("button", name="Propose an agreement").first.click()
    promise = bo.page.locator(".composer fieldset.clauses")
    promise.nth(0).locator("select").last.select_option("not-buy")
    promise.nth(0).locator(".clause-choice select").select_option("silk")
    promise.nth(1).locator("select").last.select_option("pay")
    bo.page.fill("#field-gets-0-amount", "300")
    bo.page.keyboard.press("Tab")
    bo.page.get_by_role("button", name="Send").click()
    ada.page.wait_for_selector(".offer.open >> text=300")
    ada.page.locator(".offer.open").get_by_role("button", name="Counter").click()
    ada.page.fill("#field-gives-0-amount", "200")
    ada.page.keyboard.press("Tab")
    ada.page.get_by_role("button", name="Send").click()
    bo.page.wait_for_selector(".offer.open >> text=200")
    assert bo.page.locator("#prompt [data-choice=accept]").count() == 1, "it is said once"
    bo.decide("accept")
    for one in (ada, bo):
        one.page.wait_for_selector(".agreements >> text=Silk")
        assert one.page.locator(".offer.accepted").count() == 1
    assert "5,200" in bo.page.inner_text("[data-seat='1']")


def test_whoever_proposed_an_agreement_reads_in_the_prompt_that_it_was_rejected(visitor: Come) -> None:
    ada, bo = friends(visitor, "Bo", agreements=True)
    bo.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert settle(ada, bo) is bo
    bo.page.locator("#prompt .ready-made > summary").click()
    bo.page.locator("#prompt .ready-made .choice:visible").first.click()
    ada.page.locator("[data-choice=reject]").first.click()
    bo.page.wait_for_selector(".ask .reply >> text=Ada rejects what Bo proposed.")


def test_an_agreement_is_found_or_composed_on_a_phone(visitor: Come) -> None:
    """Those to choose from lie in one fold, and the kinds of promises do not reach beyond the screen."""
    guest = visitor(size=PHONE, language="de")
    guest.at_table("haendler", ["me", "greedy"], **{**SETTING, "start": 1, "agreements": True})
    assert guest.asked()
    page = guest.page
    page.get_by_text("Absprachen zur Auswahl").click()
    assert page.locator("#prompt .ready-made .choice:visible").count() > 2
    page.get_by_role("button", name="Eine Absprache vorschlagen …").click()
    boxes = [one.bounding_box() for one in page.locator(".composer select").all()]
    assert boxes
    assert all(box and box["x"] + box["width"] <= PHONE[0] - 8 for box in boxes)


@pytest.mark.parametrize("height", [800, 640])
def test_the_board_can_be_read_on_a_small_desk(visitor: Come, height: int) -> None:
    guest = at_table(visitor(size=(1280, height), language="de"), ["me", "greedy", "greedy", "greedy"])
    assert guest.asked()
    assert guest.smallest() >= 12.9


REVEALED = """() => {
    const boxes = [...document.querySelectorAll('.board svg [data-can]')].map((one) => one.getBoundingClientRect());
    const room = document.getElementById('prompt').getBoundingClientRect().top;
    const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
    return !boxes.length || bottom - top + 16 >= room || (top >= -1 && bottom <= room + 1);
}"""


def test_a_crowded_game_fits_a_phone(visitor: Come) -> None:
    guest = at_table(visitor(size=PHONE, language="de"), ["me", "greedy", "greedy", "greedy"])
    for turn in range(40):
        assert guest.asked()
        assert guest.sideways() == 0
        assert guest.smallest() >= 13.9
        assert not turn or guest.page.evaluate(REVEALED), "what can be done on the map does not lie below the prompt"
        step(guest, turn)


def test_nothing_serious_for_axe(visitor: Come) -> None:
    for theme in ("light", "dark"):
        guest = at_table(visitor(theme=theme), ["me", "greedy", "greedy"])
        until(guest, "#amount-bid")
        assert guest.axe() == []
        until(guest, ".sector[data-can]")
        assert guest.axe() == []


@pytest.mark.parametrize("narrow", [False, True])
def test_no_wagon_or_load_hides_the_number_of_a_wagon_or_the_name_of_a_city(visitor: Come, narrow: bool) -> None:
    """Two laden wagons on neighbouring fields, wherever on the map."""
    page = visitor().go("/").page
    hidden = page.evaluate(
        """async (narrow) => {
            const { boxOf } = await import("/games/haendler/box.js");
            const { geography } = await import("/games/haendler/geo.js");
            const { loadBoxes, wagonSpots } = await import("/games/haendler/stands.js");
            const edition = await (await fetch("/api/games/haendler/editions/eggert-2010")).json();
            const box = boxOf(edition.data);
            const chart = geography(box, narrow);
            const names = [...chart.cards.values()].map(({ x, y }) => [x + 8, y + 6, x + 70, y + 20]);
            const meet = ([a, b, c, d], [e, f, g, h]) => a < g && e < c && b < h && f < d;
            const part = (corners) => ({ x, y }) => corners.map((by, side) => by * chart.size + (side % 2 ? y : x));
            const hidden = [];
            for (const [here, others] of box.beside) for (const there of others) {
                const wagons = wagonSpots({ at: [here, there] }, chart);
                const [bodies, numbers] = [[-19, -19, 19, 17], [-5, -12, 5, 1]].map((box) => wagons.map(part(box)));
                const loads = loadBoxes({ loads: [Array(8).fill("salt"), Array(8).fill("iron")] }, chart, wagons, []);
                const pairs = [loads, [bodies[0], numbers[1]], [bodies[1], numbers[0]]];
                for (const load of loads) for (const one of [...numbers, ...names]) pairs.push([load, one]);
                if (pairs.some((pair) => meet(...pair))) hidden.push(`${here} ${there}`);
            }
            return hidden;
        }""",
        narrow,
    )
    assert not hidden, hidden


def test_where_a_wagon_would_meet_the_courier_a_horn_says_so(visitor: Come) -> None:
    """The goal lies over the courier, which would not be seen just where it matters."""
    page = visitor().go("/").page
    horns = page.evaluate(
        """async () => {
            const { render } = await import("/web/vendor/lit-html/lit-html.js");
            const { pictures } = await import("/games/haendler/pictures.js");
            const { data } = await (await fetch("/api/games/haendler/editions/eggert-2010")).json();
            const may = (move) => ["drive 1 2 Koeln2", "drive 3 2 Koeln1"].includes(move); // there the courier stands
            const seats = Array(4).fill({ name: "" });
            render(pictures.map({ box: data, seats, say: (id) => id, me: 0, asked: true, may }), document.body);
            const goals = [...document.querySelectorAll(".goal")];
            return goals.filter((one) => one.querySelector(".horn")).map((one) => one.dataset.at);
        }"""
    )
    assert horns == ["to-2-Koeln1"]


ALONE = """() => {
    const prompt = document.querySelector("#prompt.asked");
    return prompt?.querySelectorAll(".choice").length === 1 && !prompt.querySelector("form") ? prompt.dataset.ask : "";
}"""
"""The number of a question that has one answer only; asked for at once, for it may soon answer itself."""


def without_a_choice(*people: Visitor) -> tuple[Visitor, str]:
    """Play on until somebody is asked who can give one answer only: to play a card they do not have."""
    while True:
        asked = settle(*people)
        assert asked
        if question := asked.page.evaluate(ALONE):
            return asked, str(question)
        asked.decide("done")


def test_among_bots_a_question_with_one_answer_answers_itself(visitor: Come) -> None:
    guest, question = without_a_choice(at_table(visitor(settings={"pace": "fast"}), ["me", "greedy"]))
    guest.moved_on(question)


def test_among_people_it_waits(visitor: Come) -> None:
    """Haste would tell them who holds no card."""
    asked, question = without_a_choice(*friends(partial(visitor, settings={"pace": "fast"}), "Bo"))
    asked.page.wait_for_timeout(3_000)
    assert asked.latest() == question

"""Every page: no serious accessibility defect in either theme, both languages at once, light to load."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

import fondaco
from web.browser import PHONE, Visitor

Come = Callable[..., Visitor]
PATHS = (
    "/",
    "/new/medici",
    "/learn/medici",
    "/learn/haendler#HA-01",
    "/edition/medici/abacus-2006",
    "/settings",
    "/nowhere",
)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_no_serious_defect_on_any_page(visitor: Come, theme: str) -> None:
    guest = visitor(theme=theme)
    for path in PATHS:
        guest.go(path)
        guest.page.wait_for_timeout(150)
        assert guest.axe() == [], path


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_axe_finds_no_serious_defect_at_a_table(visitor: Come, theme: str, size: tuple[int, int]) -> None:
    guest = visitor(theme=theme, size=size, settings={"coached": []}).sit_down(options={"start": 0})
    assert guest.asked()
    assert guest.axe() == []
    guest.page.focus("#prompt [data-focus]")
    guest.page.keyboard.press("?")
    guest.page.wait_for_selector("[role=dialog]")
    assert guest.axe() == []
    assert guest.page.evaluate("() => Boolean(document.activeElement.closest('dialog'))")
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_selector("[role=dialog]", state="detached")
    assert guest.page.evaluate("() => Boolean(document.activeElement.closest('#prompt'))")
    plain = visitor(theme=theme, size=size).sit_down("parlour", 2)
    assert plain.asked()
    assert plain.axe() == []


def test_a_part_of_an_edition_shows_that_it_opens(visitor: Come) -> None:
    page = visitor().go("/edition/medici/abacus-2006").page
    sign = """() => getComputedStyle(document.querySelector("summary > span"), "::before").content"""
    assert page.evaluate(sign) == '"▸"'
    page.locator("summary").first.click()
    assert page.evaluate(sign) == '"▾"'


def test_a_past_match_counts_in_the_unit_of_its_game(visitor: Come) -> None:
    guest = visitor().be("Ada")
    about = {"table": "t", "rank": 1, "seats": 4, "score": 136, "at": 0}
    past = [{**about, "game": game} for game in ("medici", "parlour")]
    guest.page.route("**/api/me/results*", lambda route: route.fulfill(json=past))
    told = guest.go("/").page.locator("[aria-labelledby=list-past] a")
    told.first.wait_for()
    assert [line.split("\n")[1] for line in told.all_inner_texts()[:2]] == [
        "place 1 of 4, with 136 florins",
        "place 1 of 4, with 136",
    ]


def test_the_language_changes_at_once_in_the_middle_of_a_match(visitor: Come) -> None:
    guest = visitor().sit_down()
    page = guest.page
    assert guest.asked()
    assert "florins" in page.inner_text(".ask") or "lot" in page.inner_text(".ask")
    page.get_by_role("button", name="DE, Deutsch").click()
    page.wait_for_function("() => /Florin|Paket/.test(document.querySelector('.ask').innerText)")
    assert "Verlauf" in page.inner_text(".tabs")
    page.wait_for_selector(".log >> text=zieht")
    assert page.evaluate("() => document.documentElement.lang") == "de"
    page.reload()
    page.wait_for_function("() => /Florin|Paket/.test(document.querySelector('.ask')?.innerText)")


def test_sentences_are_the_same_in_javascript_and_in_python(visitor: Come) -> None:
    """The server's text of each event, and what the page makes of its facts."""
    guest = visitor().sit_down()
    page = guest.page
    for _ in range(12):
        if not guest.asked():
            break
        guest.decide()
    table = page.url.rsplit("/", 1)[-1].split("?")[0]
    for language in ("de", "en"):
        rows = guest.ask("GET", f"/api/tables/{table}/log?lang={language}&limit=300")["rows"]
        chairs = guest.ask("GET", f"/api/tables/{table}?lang={language}")["chairs"]
        events = [event for row in rows for event in row.get("events", [])]
        made = page.evaluate(
            """async ([language, names, events]) => {
                const { loadMessages, Words } = await import("/web/words.js");
                const { name } = await import("/games/medici/board.js");
                const words = new Words(await loadMessages(language, { name: "medici", board: "yes" }), names, name);
                return events.map(({ event, text, ...facts }) => words.say(`event-${event}`, facts));
            }""",
            [language, [chair["name"] for chair in chairs], events],
        )
        assert len(events) > 10
        assert made == [event["text"] for event in events]


def test_the_first_load_of_a_table_is_light(visitor: Come) -> None:
    guest = visitor().be("Ada")
    table = guest.open_table("medici", ["me", "greedy", "greedy"], options={"start": 0})
    fresh = visitor()
    wire = fresh.context.new_cdp_session(fresh.page)
    wire.send("Network.enable")
    loaded: list[float] = []
    wire.on("Network.loadingFinished", lambda done: loaded.append(done["encodedDataLength"]))
    wire.on("Network.webSocketFrameReceived", lambda frame: loaded.append(len(frame["response"]["payloadData"])))
    fresh.go(f"/t/{table}")
    fresh.page.wait_for_selector(".medici")
    fresh.page.wait_for_timeout(500)
    assert sum(loaded) <= 300 * 1024, f"{sum(loaded) / 1024:.0f} KB"


def test_hints_lead_a_newcomer_through_the_first_decision(visitor: Come) -> None:
    guest = visitor(settings={"coached": []}).go("/learn/medici")
    page = guest.page
    assert page.locator("article figure svg").count() > 10
    page.get_by_role("button", name="Play a first game").click()
    page.wait_for_selector(".coach")
    assert "auction" in page.inner_text(".coach")
    assert guest.asked()
    while page.query_selector(".coach"):
        was = page.inner_text(".coach p")
        page.click(".coach .main")
        page.wait_for_function("was => document.querySelector('.coach p')?.innerText !== was", arg=was)
    assert page.query_selector("#prompt.asked")


@pytest.mark.parametrize(("size", "least"), [(PHONE, 13.5), ((768, 1024), 13.5), ((1280, 720), 13.0)])
def test_the_pictures_of_the_introductions_can_be_read(visitor: Come, size: tuple[int, int], least: float) -> None:
    guest = visitor(size=size, language="de")
    for game in fondaco.catalogue():
        guest.go(f"/learn/{game}").page.wait_for_selector("article > figure svg")
        assert guest.smallest() >= least, game
        assert guest.sideways() == 0, game


@pytest.mark.parametrize(
    ("language", "sentence"), [("de", "Ein Paket hat 1, 2 oder 3"), ("en", "A lot never has more")]
)
def test_the_rules_come_in_the_language_of_the_page(visitor: Come, language: str, sentence: str) -> None:
    page = visitor(language=language).go("/learn/medici#ME-27").page
    rules = page.locator(".rules")
    assert rules.get_attribute("lang") == language
    assert rules.locator("#ME-27").is_visible()
    assert sentence in str(rules.locator("#ME-27").text_content())


def test_a_newcomer_sees_the_shortest_game_first(visitor: Come) -> None:
    page = visitor().go("/").page
    told = [re.search(r"about (\d+) minutes", facts) for facts in page.locator(".game .facts").all_inner_texts()]
    minutes = [int(found[1]) for found in told if found]
    assert len(minutes) == 5
    assert minutes == sorted(minutes)


def test_the_line_between_earned_and_spent_crosses_no_name(visitor: Come) -> None:
    page = visitor().go("/").page
    crossed = page.evaluate(
        """async () => {
            const { render } = await import("/web/vendor/lit-html/lit-html.js");
            const { bars } = await import("/web/charts.js");
            const names = ["Somebody of great name", "Somebody else"];
            const words = { language: "en", called: (_, source) => source, names };
            render(bars([new Map([["lots", -20], ["cargo", 60]]), new Map([["cargo", 30]])], words), document.body);
            const boxes = (what) => [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
            return boxes('.chart [stroke="var(--ink)"]').some((line) => boxes(".chart-name").some((name) =>
                line.left < name.right && line.top < name.bottom - 3 && line.bottom > name.top + 3));
        }"""
    )
    assert not crossed


@pytest.mark.parametrize(("highest", "axis"), [(1, ["0", "1"]), (5_500, ["0", "3.000", "6.000"])])
def test_the_axis_of_a_curve_has_whole_numbers_and_room_for_them(visitor: Come, highest: int, axis: list[str]) -> None:
    page = visitor().go("/").page
    shown = page.evaluate(
        """async (highest) => {
            const { render } = await import("/web/vendor/lit-html/lit-html.js");
            const { curve } = await import("/web/charts.js");
            render(curve([[0, [0]], [9, [highest]]], ["Ada"], "de"), document.body);
            const left = document.querySelector(".chart").getBoundingClientRect().left;
            return [...document.querySelectorAll(".chart-axis")]
                .filter((one) => one.getBoundingClientRect().left >= left).map((one) => one.textContent);
        }""",
        highest,
    )
    assert shown == axis


def test_a_component_explains_itself_to_who_points_at_it(visitor: Come) -> None:
    guest = visitor().sit_down()
    assert guest.asked()
    guest.page.dispatch_event(".pyramid >> nth=0", "pointerover")  # it came to lie under a pointer that rests
    guest.page.wait_for_timeout(700)
    assert not guest.page.locator(".explainer").count()
    guest.page.hover(".pyramid >> nth=0")
    guest.page.wait_for_selector(".explainer >> text=ME-57")
    guest.page.hover(".head .house")
    guest.page.wait_for_selector(".explainer", state="detached")


def test_a_log_line_lights_up_what_it_speaks_of(visitor: Come) -> None:
    guest = visitor().sit_down()
    page = guest.page
    for _ in range(40):
        if not guest.asked() or page.query_selector(".log .event-sold"):
            break
        guest.decide("stop", "pass")
    for _ in range(20):  # while the log follows its newest line, an older one may slip from under the pointer
        page.hover(".log .event-sold >> nth=-1")
        if page.query_selector(".ship[data-lit]"):
            break
        page.hover(".head .house")
    assert page.query_selector(".ship[data-lit]")
    page.hover(".head .house")
    page.wait_for_selector(".ship[data-lit]", state="detached")
    page.focus(".log")
    for _ in range(60):
        page.keyboard.press("ArrowUp")
        if page.query_selector(".log .event-sold:focus"):
            break
    page.wait_for_selector(".ship[data-lit]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".log .now")


def test_a_game_without_a_board_is_playable(visitor: Come) -> None:
    guest = visitor().sit_down("parlour", 2)
    page = guest.page
    page.wait_for_selector(".plain table")
    for _ in guest.questions(100):
        guest.decide("take 1")
    page.wait_for_selector(".outcome")


def test_a_game_that_speaks_one_language_is_heard_in_that(visitor: Come) -> None:
    guest = visitor(language="de").be("Ada")
    for path in ("words/medici", "games/medici/words"):
        guest.page.route(f"**/{path}/de.ftl", lambda route: route.fulfill(status=404))
    guest.at_table("medici", ["me", "greedy", "greedy"]).asked()
    assert guest.page.inner_text(".unseen h3") == "Not seen today"
    assert guest.page.get_by_role("region", name="The five goods").count() == 1
    assert guest.page.inner_text("#tab-log") == "Verlauf"
    guest.troubles.clear()  # the browser's own word about the missing file


def test_a_page_the_house_does_not_answer_for_says_so_and_tries_again(visitor: Come) -> None:
    guest = visitor(language="de")
    page = guest.page
    page.route("**/api/games?*", lambda route: route.abort())
    page.goto(f"{guest.url}/")
    page.wait_for_selector("[role=alert] >> text=Das Haus ist gerade nicht zu erreichen.")
    page.unroute("**/api/games?*")
    page.get_by_role("button", name="Noch einmal versuchen").click()
    page.wait_for_selector(".game")
    guest.troubles.clear()  # the browser's own word about what it could not load


def test_the_first_file_names_every_module_a_table_needs() -> None:
    """So that a browser fetches them side by side, not one after the other."""
    web = Path(str(files("fondaco"))) / "web"
    needed: set[Path] = set()
    waiting = [web / "main.js", web / "pages" / "table.js"]
    while waiting:
        script = waiting.pop().resolve()
        if script not in needed:
            needed.add(script)
            code = re.sub(r"/\*.*?\*/", "", script.read_text(encoding="utf-8"), flags=re.S)
            waiting += [script.parent / found for found in re.findall(r'(?:from|import)\s*"(\.[^"]+)"', code)]
    named = re.findall(r'rel="modulepreload" href="/web/([^"]+)"', (web / "index.html").read_text(encoding="utf-8"))
    assert {str(script.relative_to(web.resolve())) for script in needed} == set(named)


def test_what_is_named_for_those_who_do_not_see_has_a_role() -> None:
    """Screen readers pass over the name of an element that is nothing in particular."""
    home = Path(str(files("fondaco")))
    scripts = [*home.glob("web/**/*.js"), *home.glob("games/*/web/*.js")]
    named = re.compile(r"<(?:span|div|p|b|i)\b[^>]*aria-label=[^>]*>")
    found = [tag for script in scripts for tag in named.findall(script.read_text(encoding="utf-8"))]
    assert found
    assert not [tag for tag in found if "role=" not in tag]


def test_a_link_from_another_device_that_is_spent_says_so(visitor: Come) -> None:
    guest = visitor()
    guest.page.goto(f"{guest.url}/#link=nonsense")
    guest.page.wait_for_selector("[role=alert] >> text=This link has been used or is too old.")
    guest.troubles.clear()  # the browser's own word about the refusal


def test_what_the_settings_answer_is_in_sight_of_the_button(visitor: Come) -> None:
    guest = visitor(size=PHONE).be("Ada")
    page = guest.go("/settings").page
    page.get_by_label("Account name").fill("nobody")
    page.get_by_label("Passphrase").fill("no such account")
    page.get_by_role("button", name="Sign in").click()
    page.wait_for_selector("[role=alert]")
    assert guest.in_sight("[role=alert]")
    guest.troubles.clear()  # the browser's own word about the refusal


SPENT = """() => Promise.all([
    import('/web/charts.js'), import('/web/vendor/lit-html/lit-html.js')]).then(([{ bars }, { render }]) => {
    const page = document.createElement('div');
    render(bars([new Map([['bids', -1200]])], { language: 'de', names: ['Ada'], called: (word) => word }), page);
    return page.textContent;
})"""


def test_what_was_spent_is_charted_with_a_minus_and_no_hyphen(visitor: Come) -> None:
    told = visitor().go("/").page.evaluate(SPENT)
    assert "−1.200" in told
    assert "-1" not in told


PILL = """() => {
    const pills = document.createElement('fieldset');
    pills.className = 'pills';
    pills.innerHTML = '<label><input type="radio"><span><span class="player"><b>Ada</b></span></span></label>';
    document.querySelector('main').append(pills);
    return [...pills.querySelectorAll('span')].map((one) => getComputedStyle(one).borderTopWidth);
}"""


def test_a_player_to_choose_lies_in_one_pill(visitor: Come) -> None:
    assert visitor().go("/").page.evaluate(PILL) == ["1px", "0px"]


def test_with_fewer_seats_nobody_begins_who_has_none(visitor: Come) -> None:
    guest = visitor().be("Ada").go("/new/medici")
    page = guest.page
    page.click("details summary")
    first = page.get_by_label("Who opens the first day")
    first.select_option(label="4")
    page.get_by_role("group", name="Seats").get_by_role("radio", name="2").check(force=True)
    assert first.evaluate("(one) => one.selectedIndex") == 0
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_selector(".invite")


def test_a_record_that_cannot_be_read_says_so_beside_the_button(visitor: Come, tmp_path: Path) -> None:
    guest = visitor(size=PHONE).go("/")
    (tmp_path / "shopping.txt").write_text("two eggs")
    guest.page.locator(".file").scroll_into_view_if_needed()
    guest.page.set_input_files(".file input", tmp_path / "shopping.txt")
    guest.page.wait_for_selector("[role=alert]")
    assert guest.in_sight("[role=alert]")
    guest.troubles.clear()  # the browser's own word about the refusal


def test_whoever_wants_to_be_forgotten_is(visitor: Come) -> None:
    guest = visitor().be("Ada")
    page = guest.go("/settings").page
    page.once("dialog", lambda asked: asked.dismiss())
    page.get_by_role("button", name="Delete me").click()
    assert guest.ask("GET", "/api/me")["name"] == "Ada"
    page.once("dialog", lambda asked: asked.accept())
    page.get_by_role("button", name="Delete me").click()
    page.wait_for_selector("text=You are deleted.")
    assert guest.ask("GET", "/api/me") is None
    assert page.get_by_role("button", name="Delete me").count() == 0

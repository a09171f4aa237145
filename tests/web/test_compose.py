"""Open kinds of moves: what the composer writes is what the engines read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fondaco.core.deal import Bundle
from web.browser import Visitor

Come = Callable[..., Visitor]
TRAY = {"kind": "bundle", "money": {"least": 0, "most": 50, "step": 5}, "pieces": {"silk": 2, "pepper": 3}}
TERMS = [
    {"name": "target", "kind": "choice", "of": ["palazzo", "park"]},
    {"name": "give", **TRAY},
    {"name": "take", "optional": True, **TRAY},
]
BOOK = [{"name": "offers", "kind": "list", "most": 2, "of": TERMS, "join": ":>,"}]
CASES = [
    ({"fields": [{"name": "amount", "kind": "amount", "least": 3, "most": 9, "step": 1}]}, {}, "offer 3"),
    ({"fields": [{"name": "price", "kind": "amount", "least": 0, "or": "x"}]}, {}, "offer x"),
    (
        {"fields": [{"name": "goods", "kind": "pick", "of": {"wine": 2, "salt": 2}, "least": 1, "most": 3}]},
        {"goods": {"salt": 1, "wine": 2}},
        "offer wine+wine+salt",
    ),
    ({"fields": TERMS}, {"give": {"money": 15, "pieces": {"silk": 1, "pepper": 2}}}, "offer palazzo 15+2*pepper+silk"),
    (
        {"fields": TERMS},
        {"target": "park", "give": {"money": 0, "pieces": {}}, "take": {"money": 5, "pieces": {}}},
        "offer park - 5",
    ),
    (
        {"fields": BOOK},
        {
            "offers": [
                {"give": {"money": 15, "pieces": {}}},
                {"target": "park", "take": {"money": 0, "pieces": {"silk": 1}}},
            ]
        },
        "offer palazzo:15,park:->silk",
    ),
]


@pytest.mark.parametrize(("form", "values", "notation"), CASES)
def test_a_form_is_written_in_the_notation_of_the_engines(
    visitor: Come, form: dict[str, Any], values: dict[str, Any], notation: str
) -> None:
    page = visitor().go("/settings").page
    made = page.evaluate(
        "async ([form, values]) => (await import('/web/table/compose.js')).write({verb: 'offer', ...form}, values)",
        [form, values],
    )
    assert made == notation


FIVE = {"money": 5, "pieces": {}}
STALE = [
    (TERMS, {"target": "market", "give": FIVE}, "offer palazzo 5"),
    (TERMS, {"target": "park", "give": {"money": 65, "pieces": {"silk": 3, "wheat": 1}}}, "offer park 50+2*silk"),
    (BOOK, {"offers": [{"target": "market", "give": FIVE}, {"target": "park", "give": FIVE}]}, "offer park:5"),
]


@pytest.mark.parametrize(("fields", "values", "notation"), STALE)
def test_a_draft_from_an_earlier_question_keeps_what_can_still_be_had(
    visitor: Come, fields: list[dict[str, Any]], values: dict[str, Any], notation: str
) -> None:
    """A target out of reach, or what is spent by now, would stand in the move and not be seen in the form."""
    page = visitor().go("/settings").page
    made = page.evaluate(
        """async ([fields, values]) => {
            const { still, write } = await import('/web/table/compose.js');
            return write({ verb: 'offer', fields }, still(fields, values));
        }""",
        [fields, values],
    )
    assert made == notation


GROUPS = """async (choices) => {
    const { render } = await import("/web/vendor/lit-html/lit-html.js");
    const list = await import("/web/table/choices.js");
    const { read } = await import("/web/table/moves.js");
    const say = (word) => word;
    const board = {
        last: [], picks: [], numbers: [], composed: [],
        where: ({ words }) => [words.at(-1)], offers: () => [], consequence: () => "",
    };
    const words = { say, has: () => false, called: (_, word) => word, name: (_, word) => word };
    const model = { board, words, choices: choices.map((move) => read(move)), narrow: { matches: true }, live: true };
    const shown = document.createElement("div");
    render(list.choices({ ...model, face: {}, prompt: { forms: [] }, place: null, amounts: {} }), shown);
    return [...shown.querySelectorAll("summary")].map((one) => one.textContent);
}"""


def test_a_long_list_is_grouped_by_place_but_a_scattered_kind_stays_together(visitor: Come) -> None:
    page = visitor().go("/settings").page
    wares = [f"take {ware} {store}" for store in ("metal", "spice", "cloth") for ware in ("first", "other")]
    assert page.evaluate(GROUPS, [*wares, "take card palazzo"]) == ["take (7)"]
    prices = [f"offer {price} {store}" for store in ("metal", "spice") for price in (5, 10, 15)]
    assert page.evaluate(GROUPS, prices) == ["metal (3)", "spice (3)"]


@pytest.mark.parametrize("text", ["-", "15", "silk", "15+2*pepper+silk", "3*gained-pepper+message-03"])
def test_bundles_are_read_and_written_as_in_python(visitor: Come, text: str) -> None:
    page = visitor().go("/settings").page
    made = page.evaluate(
        """async text => {
            const { bundle, readBundle } = await import('/web/table/moves.js');
            return bundle(readBundle(text));
        }""",
        text,
    )
    assert made == text == str(Bundle.parse(text))


GIVEN = {"name": "give", "least": 1, **TRAY}
LACKING: list[tuple[list[dict[str, Any]], dict[str, Any], str | None]] = [
    ([GIVEN], {}, "give"),
    ([GIVEN], {"give": {"money": 0, "pieces": {"silk": 0}}}, "give"),
    ([GIVEN], {"give": FIVE}, None),
    ([GIVEN], {"give": {"money": 0, "pieces": {"silk": 1}}}, None),
    ([{"name": "take", **TRAY}], {}, None),
    ([{**BOOK[0], "of": [GIVEN]}], {}, None),
    ([{**BOOK[0], "of": [GIVEN]}], {"offers": [{"give": FIVE}, {}]}, "give"),
    ([{"name": "goods", "kind": "pick", "of": {"wine": 2}, "least": 1}], {}, "goods"),
]


@pytest.mark.parametrize(("fields", "values", "name"), LACKING)
def test_a_form_says_where_something_is_missing(
    visitor: Come, fields: list[dict[str, Any]], values: dict[str, Any], name: str | None
) -> None:
    page = visitor().go("/settings").page
    found = page.evaluate(
        "async ([fields, values]) => (await import('/web/table/compose.js')).lacking(fields, values)?.name ?? null",
        [fields, values],
    )
    assert found == name


FOLDED = """async ([offered, verbs, narrow]) => {
    const { render } = await import("/web/vendor/lit-html/lit-html.js");
    const { offers } = await import("/web/table/offers.js");
    const open = [0, 1, 2].slice(0, offered).map((seat) => ({ seat, give: [], get: [], answers: [`accept ${seat}`] }));
    const moves = [...open.flatMap(({ answers }) => answers), ...verbs];
    const choices = moves.map((move) => ({ move, verb: move.split(" ")[0], label: move }));
    const words = { say: String, has: () => false, names: ["Ada", "Bo", "Cy"] };
    const prompt = { forms: [{ verb: "counter" }] };
    const model = { state: {}, board: { offers: () => open }, words, choices, prompt, narrow: { matches: narrow } };
    const drawn = document.createElement("div");
    document.body.append(drawn);
    render(offers(model), drawn);
    return Boolean(drawn.querySelector("details"));
}"""


@pytest.mark.parametrize(
    ("offered", "verbs", "narrow", "folded"),
    [
        (3, ["act", "counter"], True, True),
        (3, ["act"], False, False),
        (2, ["act"], True, False),
        pytest.param(3, ["counter 0 5", "counter 1 5"], True, False, id="one of them has to be taken, or another made"),
        pytest.param(3, [], True, False, id="one of them has to be taken"),
    ],
)
def test_offers_are_folded_where_the_board_would_be_hidden_and_something_else_can_be_done(
    visitor: Come, offered: int, verbs: list[str], narrow: bool, folded: bool
) -> None:
    page = visitor().go("/settings").page
    assert page.evaluate(FOLDED, [offered, verbs, narrow]) == folded

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
        {"fields": [{"name": "offers", "kind": "list", "most": 2, "of": TERMS, "join": ":>,"}]},
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

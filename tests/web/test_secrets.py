"""What a browser hears holds no secret of another seat."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

from web.browser import Visitor
from web.test_company import settle

Come = Callable[..., Visitor]


def views(heard: list[str], mark: str = "cards") -> Iterator[dict[str, Any]]:
    """Every view in what a browser heard, told by a field it must have."""

    def walk(node: Any) -> Iterator[dict[str, Any]]:
        if isinstance(node, dict):
            if mark in node and "decision" in node:
                yield node
            for value in node.values():
                yield from walk(value)
        elif isinstance(node, list):
            for value in node:
                yield from walk(value)

    for text in heard:
        try:
            yield from walk(json.loads(text))
        except json.JSONDecodeError:
            continue


def test_the_traffic_of_each_browser_holds_only_its_own_cards_and_bids(visitor: Come) -> None:
    ada, bo, eve = visitor().be("Ada"), visitor(), visitor()
    table = ada.open_table("parlour", ["me", "open"])
    ada.go(f"/t/{table}")
    bo.page.goto(ada.page.input_value(".invite input"))
    bo.page.fill("input[name=name]", "Bo")
    bo.page.get_by_role("button", name="Take a seat").click()
    bo.page.wait_for_selector("text=The host starts the match.")
    ada.page.get_by_role("button", name="Start").click()
    eve.go(f"/t/{table}")
    for _ in range(40):
        asked = settle(ada, bo)
        if asked is None:
            break
        if asked.page.query_selector("[data-choice='take 1']"):
            if "over" in asked.page.inner_text(".ask"):
                break
            if int(asked.page.evaluate("() => document.querySelectorAll('.log li').length")) > 20:
                break  # the last round would open everything: a match that is over has no secrets
            asked.page.click("[data-choice='take 1']")
        else:
            asked.page.click("#prompt [data-focus]")
        asked.page.wait_for_timeout(120)
    for seat, one in enumerate((ada, bo, eve)):
        seen = [view for view in views(one.heard) if view["result"] is None]
        assert seen
        for view in seen:
            for other in range(2):
                if other != seat:
                    assert view["cards"][other] is None
                    assert view["answers"][other] is None
        faces = [text for text in one.heard if '"move":"deal ' in text]
        assert faces

"""What a browser hears holds no secret of another seat."""

from __future__ import annotations

from collections.abc import Callable

from web.browser import Visitor, views
from web.test_company import settle

Come = Callable[..., Visitor]


def test_the_traffic_of_each_browser_holds_only_its_own_cards_and_bids(visitor: Come) -> None:
    ada, bo, eve = visitor().be("Ada"), visitor(), visitor()
    table = ada.open_table("parlour", ["me", "open"])
    ada.go(f"/t/{table}")
    ada.invite(bo, "Bo")
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
        seen = [view for view in views(one.heard, "cards") if view["result"] is None]
        assert seen
        for view in seen:
            for other in range(2):
                if other != seat:
                    assert view["cards"][other] is None
                    assert view["answers"][other] is None
        faces = [text for text in one.heard if '"move":"deal ' in text]
        assert faces

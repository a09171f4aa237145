"""What a browser hears holds no secret of another seat."""

from __future__ import annotations

from collections.abc import Callable

from web.browser import Visitor, settle, views

Come = Callable[..., Visitor]


def test_the_traffic_of_each_browser_holds_only_its_own_cards_and_bids(visitor: Come) -> None:
    ada, bo, eve = visitor().be("Ada"), visitor(), visitor()
    table = ada.open_table("parlour", ["me", "open"])
    ada.go(f"/t/{table}")
    ada.invite(bo, "Bo")
    ada.page.get_by_role("button", name="Start").click()
    eve.go(f"/t/{table}").page.wait_for_selector("#prompt")
    for _ in range(
        8
    ):  # to the last of three rounds, whose end would open everything: a match that is over has no secrets
        asked = settle(ada, bo)
        assert asked
        asked.decide("take 1")
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

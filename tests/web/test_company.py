"""Several browsers at one table: friends, a spectator, a lost connection, a rematch, one device for two."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from web.browser import PHONE, Visitor, settle

Come = Callable[..., Visitor]


def answer(one: Visitor) -> None:
    """Decide something, and wait until the table has moved on."""
    one.decide("pass", "stop")


def test_two_friends_a_spectator_a_lost_connection_and_a_rematch(visitor: Come) -> None:
    ada, bo, eve = visitor().at_table("medici", ["me", "open", "greedy"]), visitor(), visitor()
    table = ada.page.url
    link = ada.page.input_value(".invite input")
    ada.page.wait_for_function("() => document.querySelector('img.qr')?.naturalWidth > 0")

    bo.page.goto(link)
    bo.page.fill("input[name=name]", "Bo")
    bo.page.get_by_role("button", name="Take a seat").click()
    bo.page.wait_for_selector("text=The host starts the match.")
    ada.page.wait_for_selector(".chair-list .seat-name >> text=/^Bo$/")
    ada.page.get_by_role("button", name="Start").click()
    for one in (ada, bo):
        one.page.wait_for_selector("#prompt")
    eve.page.goto(table)
    eve.page.wait_for_selector("#prompt")
    assert eve.page.query_selector("#prompt.asked") is None
    eve.page.evaluate("() => { const now = Date.now; Date.now = () => now() + 130_000; }")
    eve.page.wait_for_selector(r"#prompt >> text=/Asked \d minutes ago\./")  # 2, or more on a slow machine

    bo.page.get_by_role("tab", name="Chat").click()
    bo.page.fill(".chat input", "Good winds to all")
    bo.page.keyboard.press("Enter")
    ada.page.wait_for_selector(".badge >> text=1")
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.wait_for_selector(".chat-lines >> text=Good winds to all")
    for one in (ada, bo):
        assert one.page.locator(".badge").count() == 0, "what is in sight is read"
        one.page.get_by_role("tab", name="Log").click()

    # Until Bo is asked for a bid; then his line is cut, and he comes back without a reload.
    while (asked := settle(ada, bo)) is not bo or not bo.page.query_selector("#amount-bid"):
        assert asked is not None
        answer(asked)
    bo.page.evaluate("() => (window.__marked = true)")
    bo.cut()
    bo.page.wait_for_selector("text=Connection lost")
    bo.mend()
    bo.page.wait_for_selector("text=Connection lost", state="detached")
    bo.page.wait_for_selector("#prompt.asked #amount-bid")
    assert bo.page.evaluate("() => window.__sockets.length") > 1
    assert bo.page.evaluate("() => window.__marked")
    answer(bo)
    while (asked := settle(ada, bo)) is not None:
        answer(asked)
    for one in (ada, bo, eve):
        one.page.wait_for_selector(".outcome")
    assert ada.page.inner_text(".ranks") == bo.page.inner_text(".ranks") == eve.page.inner_text(".ranks")

    ada.page.get_by_role("button", name="Play again").click()
    ada.page.wait_for_selector(".chair-list")
    assert ada.page.url != table
    bo.page.get_by_role("button", name="To the rematch").click()
    bo.page.wait_for_url(ada.page.url)
    for one in (ada, bo):
        one.page.wait_for_selector("#prompt:not(.over)")


def test_a_phone_that_is_offline_says_so_beside_its_buttons_and_where_one_asks(visitor: Come) -> None:
    guest = visitor(size=PHONE, language="de").sit_down("wind")
    assert guest.asked()
    guest.cut()
    lost = guest.page.get_by_text("Verbindung verloren")
    lost.wait_for()
    told, buttons = lost.bounding_box(), guest.page.locator(".head nav").bounding_box()
    assert told
    assert buttons
    assert told["x"] + told["width"] <= buttons["x"]
    guest.page.get_by_role("button", name="Rat", exact=True).click()
    guest.page.wait_for_selector("#prompt .problem >> text=nicht zu erreichen")


def test_a_guest_takes_the_seat_he_likes_under_the_name_he_gave(visitor: Come) -> None:
    ada, bo = visitor().at_table("medici", ["me", "open", "open"]), visitor()
    bo.page.goto(ada.page.input_value(".invite input"))
    bo.page.fill("input[name=name]", "Bo")
    bo.page.get_by_role("button", name="Sit here").nth(1).click()
    bo.page.wait_for_selector("text=The host starts the match.")
    assert bo.page.locator(".chair-list .seat-name").all_inner_texts() == ["Ada", "free seat", "Bo"]


def test_a_guest_sees_before_the_start_who_is_host_and_what_is_agreed(visitor: Come) -> None:
    ada, bo = visitor(), visitor(size=PHONE)
    wish: dict[str, Any] = {"options": {"lp": True}, "pace": "turns", "clock": {"kind": "move", "seconds": 86_400}}
    ada.be("Ada").go(f"/t/{ada.open_table('hellweg', ['greedy', 'me', 'open'], **wish)}")
    ada.invite(bo, "Bo")
    assert bo.page.locator(".chair-list li:has-text('host') .seat-name").all_inner_texts() == ["Ada"]
    assert bo.page.locator(".terms li").all_inner_texts() == [
        "Pace: over days",
        "Time for a decision: 1 day",
        "Storehouse and privileges: with",
    ]


def test_who_sits_beside_the_host_has_a_name_though_none_is_given(visitor: Come) -> None:
    host = visitor().be("Ada").go("/new/medici")
    for chair, kind in ((1, "me"), (2, "greedy"), (3, "greedy")):
        host.page.locator(".form .line select").nth(chair).select_option(kind)
    names = host.page.locator(".form .line input")
    assert [names.nth(chair).get_attribute("placeholder") for chair in (0, 1)] == ["Ada", "Ada 2"]
    host.page.get_by_role("button", name="Make the table").click()
    host.page.wait_for_selector(".seats")
    assert [name.split() for name in host.page.locator(".seat-name").all_inner_texts()[:2]] == [["Ada"], ["Ada", "2"]]


def test_two_of_one_name_are_told_apart(visitor: Come) -> None:
    """Side by side at one device, and by invitation."""
    host, guest = visitor().be("Ada").go("/new/medici"), visitor()
    for chair, kind in ((1, "me"), (2, "open"), (3, "greedy")):
        host.page.locator(".form .line select").nth(chair).select_option(kind)
    for name in host.page.locator(".form .line input").all():
        name.fill("Ada")
    host.page.get_by_role("button", name="Make the table").click()
    host.page.wait_for_selector(".invite")
    host.invite(guest, "ada")
    names = host.page.locator(".chair-list .seat-name")
    names.get_by_text("ada 3").wait_for()
    assert names.all_inner_texts()[:3] == ["Ada", "Ada 2", "ada 3"]


def test_one_device_for_two_hangs_a_curtain_between_them(visitor: Come) -> None:
    guest = visitor().be("Ada")
    table = guest.open_table("parlour", ["me", "me"], names=["Ada", "Bo"])
    guest.go(f"/t/{table}")
    page = guest.page
    page.wait_for_selector(".curtain")
    assert "Hand the device to Ada" in page.inner_text(".curtain")
    page.get_by_role("button", name="I am Ada").click()
    page.wait_for_selector("#prompt.asked")
    page.click("#prompt [data-focus]")
    page.wait_for_selector(".curtain")
    assert "Bo" in page.inner_text(".curtain")
    page.get_by_role("button", name="I am Bo").click()
    page.wait_for_selector("#prompt.asked")


def test_whoever_shares_a_device_is_asked_there_for_consent(visitor: Come) -> None:
    guest = visitor().be("Ada")
    guest.go(f"/t/{guest.open_table('parlour', ['me', 'me'], names=['Ada', 'Bo'])}")
    page = guest.page
    page.once("dialog", lambda asked: asked.accept())
    page.get_by_role("button", name="I am Ada").click()
    page.click(".more summary")
    page.get_by_role("button", name="Propose to end the match").click()
    page.wait_for_selector(".proposal .row >> text=Bo")
    page.get_by_role("button", name="Agree", exact=True).click()
    page.wait_for_selector("#prompt.over")


def test_a_move_is_taken_back_where_the_rules_allow_it(visitor: Come) -> None:
    ada, bo = visitor().be("Ada"), visitor()
    ada.go(f"/t/{ada.open_table('parlour', ['me', 'open'])}")
    ada.invite(bo, "Bo")
    ada.page.get_by_role("button", name="Start").click()
    for one in (ada, bo):
        assert one.asked()
        one.decide("bid 0")  # of equal bids the first wins, and weighs
    ada.page.click("[data-choice='weigh left']")
    ada.page.get_by_role("button", name="Take back").click()
    ada.page.wait_for_selector(".log .undone")


def test_a_standing_order_speaks_when_its_seat_is_asked(visitor: Come) -> None:
    ada, bo = visitor().at_table("medici", ["me", "open", "greedy"], start=2), visitor()
    ada.invite(bo, "Bo")
    ada.page.get_by_role("button", name="Start").click()
    assert ada.asked()  # Ada sits left of the maker, so she speaks before Bo
    bo.page.click(".prepare summary")
    bo.page.fill("#order-bid", "3")
    bo.page.keyboard.press("Tab")
    bo.page.get_by_role("button", name="Bid up to 3 on this lot").click()
    bo.page.wait_for_selector("text=Standing order for this lot")
    ada.page.click("[data-choice=pass]")
    bo.page.wait_for_function("() => /Bo bids 1\\b/.test(document.querySelector('.log').innerText)")


def test_a_standing_order_begins_above_what_is_bid(visitor: Come) -> None:
    ada, bo, cy = visitor().at_table("medici", ["me", "open", "open"], start=1), visitor(), visitor()
    ada.invite(bo, "Bo")
    ada.invite(cy, "Cy")
    ada.page.get_by_role("button", name="Start").click()
    assert bo.asked()
    bo.decide("stop")
    assert cy.asked()  # left of the maker
    cy.page.fill("#amount-bid", "2")
    cy.decide()
    assert ada.asked()  # Bo speaks last
    assert bo.page.locator(".voice.leads .number").inner_text() == "2"
    bo.page.click(".prepare summary")
    bo.page.fill("#order-bid", "1")
    bo.page.keyboard.press("Tab")
    bo.page.get_by_role("button", name="Bid up to 3 on this lot").wait_for()


def test_who_proposes_something_sees_whose_consent_is_waited_for(visitor: Come) -> None:
    ada, bo = visitor().at_table("medici", ["me", "open", "greedy"]), visitor()
    ada.invite(bo, "Bo")
    ada.page.get_by_role("button", name="Start").click()
    ada.page.once("dialog", lambda asked: asked.accept())
    ada.page.click(".more summary")
    ada.page.get_by_role("button", name="Propose to end the match").click()
    ada.page.wait_for_selector(".proposal >> text=Waiting for Bo.")
    bo.page.wait_for_selector(".proposal [role=status] >> text=Ada proposes: end the match now.")
    bo.page.get_by_role("button", name="Agree", exact=True).click()
    for one in (ada, bo):
        one.page.wait_for_selector("#prompt > [role=status] >> text=The match was ended early.")


def test_who_proposed_something_reads_in_the_prompt_who_refused(visitor: Come) -> None:
    ada, bo = visitor(size=PHONE).at_table("medici", ["me", "open", "greedy"]), visitor()
    ada.invite(bo, "Bo")
    ada.page.get_by_role("button", name="Start").click()
    ada.page.once("dialog", lambda asked: asked.accept())
    ada.page.click(".more summary")
    ada.page.get_by_role("button", name="Propose to end the match").click()
    bo.page.get_by_role("button", name="Do not agree").click()
    ada.page.wait_for_selector(".ask .reply >> text=Bo does not agree.")
    assert ada.asked()
    ada.decide()
    ada.page.wait_for_selector(".ask .reply", state="detached")


def test_whom_i_mute_i_do_not_hear_and_the_settings_undo_it(visitor: Come) -> None:
    ada, bo = visitor().at_table("medici", ["me", "open", "greedy"]), visitor()
    table = ada.page.url
    bo.page.goto(ada.page.input_value(".invite input"))
    bo.page.fill("input[name=name]", "Bo")
    bo.page.get_by_role("button", name="Take a seat").click()
    bo.page.wait_for_selector("text=The host starts the match.")
    ada.page.get_by_role("button", name="Start").click()
    for one in (ada, bo):
        one.page.wait_for_selector("#prompt")
        one.page.get_by_role("tab", name="Chat").click()

    def tell(text: str) -> None:
        bo.page.fill(".chat input", text)
        bo.page.keyboard.press("Enter")
        bo.page.wait_for_selector(f".chat-lines >> text={text}")

    tell("Blow, winds")
    ada.page.locator(".chat-lines").get_by_role("button", name="Bo").click()
    ada.page.get_by_role("button", name="Mute").click()
    ada.page.get_by_role("button", name="Hear again").wait_for()
    ada.page.get_by_role("button", name="Block").click()
    ada.page.get_by_role("button", name="Let in again").wait_for()
    assert ada.axe() == []
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_selector("text=You do not see what Bo says.")
    tell("And crack your cheeks")
    ada.page.fill(".chat input", "How still it is")
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_selector(".chat-lines >> text=How still it is")  # what was said before would be here by now
    assert "winds" not in ada.page.inner_text(".chat-lines")
    assert "cheeks" not in ada.page.inner_text(".chat-lines")

    ada.go("/settings")
    ada.page.get_by_role("button", name="Hear again: Bo").click()
    ada.page.get_by_role("button", name="Hear again: Bo").wait_for(state="detached")
    ada.page.get_by_role("button", name="Let in again: Bo").click()
    ada.page.wait_for_selector("text=Whom you mute or block")
    ada.page.goto(table)
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.wait_for_selector(".chat-lines >> text=And crack your cheeks")


def test_a_shared_moment_of_a_private_match_opens_for_whoever_has_the_link(visitor: Come) -> None:
    ada, eve = visitor().be("Ada"), visitor()
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = ada.open_table("parlour", ["random", "random"], private=True)
    ada.go(f"/t/{table}").page.wait_for_selector(".outcome")
    ada.go(f"/t/{table}?ply=2")
    ada.page.get_by_role("button", name="Copy link").click()
    ada.page.get_by_role("button", name="Copied").wait_for()
    eve.page.goto(ada.page.evaluate("() => navigator.clipboard.readText()"))
    eve.page.wait_for_selector("#prompt >> text=Move 2 of")


def test_nobody_is_away_from_a_match_that_is_only_read(visitor: Come) -> None:
    guest = visitor().be("Ada")
    record = Path(__file__).parents[2] / "records" / "medici" / "2-players.txt"
    table = guest.ask("POST", "/api/records", {"text": record.read_text(encoding="utf-8")})
    guest.go(f"/t/{table['id']}?ply=3").page.wait_for_selector(".seats")
    assert "away" not in guest.page.inner_text(".seats")


def test_a_long_name_makes_room_for_what_is_said_of_its_seat(visitor: Come) -> None:
    ada, bo = visitor().at_table("medici", ["me", "open", "greedy", "greedy"]), visitor()
    ada.page.set_viewport_size({"width": 1280, "height": 800})
    ada.invite(bo, "Friedrich-Wilhelm Grossmann")
    ada.page.get_by_role("button", name="Start").click()
    bo.page.wait_for_selector("#prompt")
    bo.page.once("dialog", lambda asked: asked.accept())
    bo.page.click(".more summary")
    bo.page.get_by_role("button", name="Resign").click()
    tags = ada.page.locator("[data-seat='1'] .tag")
    tags.get_by_text("resigned").wait_for()
    assert tags.all_inner_texts() == ["resigned"], "that a bot plays on goes without saying"
    name, tag = ada.page.locator("[data-seat='1'] button.name").bounding_box(), tags.bounding_box()
    assert name
    assert tag
    assert name["x"] + name["width"] <= tag["x"]


def test_a_match_of_mine_is_not_offered_to_be_watched(visitor: Come) -> None:
    ada, eve = visitor().at_table("medici", ["me", "greedy"]), visitor()
    table = ada.page.url.removeprefix(ada.url)
    for one, lists in ((ada, ["Your games"]), (eve, ["Watch"])):
        one.go("/").page.wait_for_selector(f"a[href='{table}']")
        found = one.page.locator(f"section:has(a[href='{table}']) > h2").all_inner_texts()
        assert found == lists

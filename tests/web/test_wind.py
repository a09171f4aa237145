"""Vor dem Wind in a real browser: by the board and by keyboard, goods picked together, what will rot, the phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from web.browser import DESKTOP, PHONE, Visitor, settle, sought, views

Come = Callable[..., Visitor]

MOST = 250
"""More decisions than one player ever has in five rounds."""
ROUNDS = 5


def at_table(guest: Visitor, chairs: list[str], **options: object) -> Visitor:
    """Sit down at a new table, first in the start order, for a few rounds."""
    return guest.at_table("wind", chairs, max_rounds=ROUNDS, **options)


def on_the_board(guest: Visitor, turn: int) -> None:
    """Answer one question by touching what glows, then confirming; where several things are picked, touch on."""
    page = guest.page
    before = guest.latest()
    for touched in range(8):
        spots = page.locator(".board [data-can]")
        if not spots.count():
            break
        spots.nth((turn + touched) % spots.count()).dispatch_event("click", {"bubbles": True})
        ready = page.locator("#prompt .main:not([disabled]), #prompt .choices button:not([disabled])")
        if page.locator("#prompt .pick [data-focus][disabled]").count() == 0 and ready.count():
            ready.first.dispatch_event("click")
            break
    guest.moved_on(before)


def test_a_match_on_the_board(visitor: Come) -> None:
    guest = at_table(visitor(), ["me", "random", "greedy"])
    for turn in guest.questions(MOST):
        assert guest.page.locator(".board [data-can]").count()
        on_the_board(guest, turn)
    page = guest.page
    assert turn > ROUNDS
    assert page.locator(".ranks li").count() == 3
    assert page.locator(".bared").count() >= 2, "at the end hands are open"


def test_a_match_by_keyboard_alone(visitor: Come) -> None:
    """Tab and Enter in the prompt; the focus waits there for every question, and goes on when no more can be picked."""
    guest = at_table(visitor(language="de"), ["me", "random"])
    page = guest.page
    for _ in guest.questions(MOST):
        before = guest.latest()
        focus_in_prompt(guest)
        while page.locator("#prompt .pick :is(.piece, .step):focus").count():
            page.keyboard.press("Tab" if page.locator(".step:focus").count() else "Enter")
            page.evaluate("() => new Promise(requestAnimationFrame)")
        page.keyboard.press("Enter")
        guest.moved_on(before)
    assert page.locator(".ranks li").count() == 2


def focus_in_prompt(guest: Visitor) -> None:
    """From wherever the focus is, Tab until an answer has it."""
    for _ in range(80):
        if guest.page.evaluate(
            "() => Boolean(document.activeElement.closest('#prompt .choices, #prompt .pieces, #prompt .groups'))"
        ):
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError("no answer can be reached by Tab")


def test_goods_are_picked_together(visitor: Come) -> None:
    """The two first goods: tapped on their stacks, taken back, confirmed with what they would be enough for."""
    guest = at_table(visitor(), ["me", "random"])
    page = guest.page
    assert guest.asked()
    main = page.locator("#prompt .pick [data-focus]")
    assert main.is_disabled()
    for good in ("apples", "silk"):
        page.click(f".board [data-at='stock-{good}']")
    assert main.inner_text() == "Take 1 apple, 1 silk"
    page.click(".board [data-at='stock-silk']")  # no third one: silk goes back
    assert main.is_disabled()
    page.click(".board [data-at='stock-apples']")
    assert main.inner_text() == "Take 2 apples"
    before = guest.latest()
    main.click()
    guest.moved_on(before)
    page.wait_for_selector(".own-hand [data-at='hand-apples']")
    assert page.locator(".own-hand .good").count() == 2


def offering(visitor: Come) -> Visitor:
    """On one's turn, while a card of somebody else lies open, and with three gulden to offer for it."""
    guest = visitor()
    page = guest.page

    def may_offer() -> bool:
        cards = page.locator(".board [data-at^='card_seat-'][data-can]").count() and page.locator(".compose").count()
        return bool(cards) and int(page.inner_text(".own-hand .purse b")) >= 3

    sought(
        lambda: at_table(guest, ["me", "greedy", "greedy"], start=1),
        may_offer,
        lambda turn: on_the_board(guest, turn),
    )
    return guest


def test_an_offer_is_composed_at_the_card(visitor: Come) -> None:
    guest = offering(visitor)
    page = guest.page
    card = page.locator(".board [data-at^='card_seat-'][data-can]").first
    holder = str(card.get_attribute("data-at")).split("-")[1]
    called = card.locator(".action > .sr").text_content()
    purse = int(page.inner_text(".own-hand .purse b"))
    card.click()
    page.wait_for_selector("#prompt .composer")
    page.fill("#field-amount", "3")
    page.keyboard.press("Tab")
    assert f"you keep {purse - 3}" in page.inner_text("#prompt .composer")
    assert f"{called}: " in page.inner_text("#prompt .composer"), "on a phone the form lies over the card"
    before = guest.latest()
    page.click("#prompt .composer .main")
    guest.moved_on(before)
    name = page.locator(f".board [data-at='gable_seat-{holder}'] .who b").text_content()
    page.wait_for_function(
        "name => [...document.querySelectorAll('.log p')].some((row) => row.textContent.includes('offers') "
        "&& row.textContent.includes(name) && row.textContent.includes(' 3 for'))",
        arg=name,
    )


ROTS = """view => import('/games/wind/sums.js').then(({ rots, shipsToGo }) => ({
    rots: rots(view, 0), left: shipsToGo(view, { fleet: { leaves: 2 } }) }))"""


def rot_of(guest: Visitor, **view: Any) -> Any:
    return guest.page.evaluate(ROTS, {"preserves": [[]], "harbour": [], **view})


def test_a_form_is_entered_and_left_by_keyboard(visitor: Come) -> None:
    guest = offering(visitor)
    page = guest.page
    page.locator("#prompt .compose").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".composer h3:focus")
    while not page.locator(".composer input[type=text]:focus").count():
        page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    page.wait_for_selector("#prompt .choice:focus")
    assert not page.locator(".composer").count()


def test_what_will_rot(visitor: Come) -> None:
    """All apples, half of spices and cheese together rounded down, no silk; conservation saves some (WI-EX6, WI-60)."""
    guest = visitor().go("/learn/wind")
    found = rot_of(guest, warehouses=[[2, 1, 2, 3]], harbour=["S4-A"] * 3)
    assert (found["rots"]["apples"], found["rots"]["half"], found["rots"]["lost"], found["left"]) == (2, 1, 3, 1)
    assert rot_of(guest, warehouses=[[0, 4, 1, 0]])["rots"]["sure"] == [0, 1, 0, 0]
    saved = rot_of(guest, warehouses=[[2, 2, 0, 0]], preserves=[["preserve-2"]])["rots"]
    assert (saved["saved"], saved["lost"], saved["sure"]) == (2, 1, [0, 0, 0, 0]), "any two of the three may be saved"
    assert rot_of(guest, warehouses=[[3, 0, 0, 0]], preserves=[["preserve-2"]])["rots"]["sure"] == [1, 0, 0, 0]
    page = guest.page
    page.wait_for_selector(".wind .places.sails .rots")
    lit = page.locator(".wind .places.sails .rots").first
    assert "inset" in lit.evaluate("one => getComputedStyle(one).boxShadow")


BRINGS = """([card, view]) => import('/games/wind/follows.js').then(({ consequence }) => consequence(
    { verb: "take", words: [card] }, { view, me: 0, box: { start: { places: 8 } }, say: (word) => word }))"""


def test_what_a_card_brings(visitor: Come) -> None:
    """No more than the stacks hold and the warehouse takes (WI-47, WI-R22, WI-R35)."""
    guest = visitor().go("/learn/wind")

    def brings(card: str, stored: list[int], stock: list[int]) -> Any:
        hands = [{"money": 22, "goods": [0, 0, 1, 0], "specials": []}]
        view = {"hands": hands, "warehouses": [stored], "stock": stock, "harbour": ["S7-AC"]}
        return guest.page.evaluate(BRINGS, [card, view])

    assert brings("purchase-AA", [0, 0, 0, 0], [1, 0, 0, 0]) == "would-fit"
    assert brings("purchase-AA", [0, 0, 0, 0], [0, 0, 0, 0]) == "hand-follows", "no apples are left"
    assert brings("supply-2-14", [7, 0, 0, 0], [5, 5, 5, 5]) == "store-brings"
    assert brings("supply-2-14", [8, 0, 0, 0], [5, 5, 5, 5]) == "no-place"
    assert brings("storage-2-8", [8, 0, 0, 0], [5, 5, 5, 5]) == "no-place"


def test_who_does_not_see_hears_what_is_counted_at_the_foot_of_a_house(visitor: Come) -> None:
    page = visitor().go("/learn/wind").page
    page.wait_for_selector(".wind .keeps")
    told = [foot.aria_snapshot() for foot in page.locator(".wind .keeps").all()]
    assert any("ships: 1 9 cards" in " ".join(one.split()) for one in told), told
    assert all("ships: " in one for one in told)


def test_goods_are_counted_on_the_page_too(visitor: Come) -> None:
    guest = visitor().go("/learn/wind")
    named = """([game, goods]) => import(`/games/${game}/board.js`).then(
        ({ name }) => name('goods', goods, (word, facts) => word + (facts?.count ?? "!")))"""
    assert guest.page.evaluate(named, ["wind", ["cheese", "apples", "cheese"]]) == "some-apples1, some-cheese2"
    assert guest.page.evaluate(named, ["haendler", ["wine", "salt", "wine"]]) == "2 × good-wine!, good-salt!"


SELLS = """([move, view]) => import('/games/wind/board.js').then(({ consequence }) => consequence(
    { verb: "vend", words: move }, { view, me: 0, say: (word, facts) => [word, ...Object.values(facts)].join(" ") }))"""


def test_a_sale_says_which_goods_it_passes_over(visitor: Come) -> None:
    """At the market the piles are sold in order, first those of the hand (WI-69)."""
    guest = visitor().go("/learn/wind")
    hands = [{"money": 10, "goods": [1, 0, 2, 0], "specials": []}]
    view = {"hands": hands, "warehouses": [[1, 1, 0, 0]], "special": "market-3", "pile": 0}

    def sells(*move: str, pile: int = 0) -> Any:
        return guest.page.evaluate(SELLS, [move, {**view, "pile": pile}])

    assert sells("apples", "hand") == "purse-follows 13"
    assert sells("cheese", "hand") == "purse-follows 13; vend-passes some-apples 1"
    assert sells("cheese", "hand", pile=2) == "purse-follows 13"
    assert sells("spices", "warehouse") == "purse-follows 13; vend-passes some-apples 2, some-cheese 2"


KEPT = """choices => Promise.all([import('/web/table/choices.js'), import('/games/wind/board.js'),
    import('/web/vendor/lit-html/lit-html.js')]).then(([{ choices: draw }, board, { render }]) => {
    const face = { view: { hands: [] }, me: 0 };
    const model = { choices, amounts: {}, face, live: true, words: { say: (word) => word },
                    narrow: matchMedia('(width: 1px)'), board: { offers: () => [], ...board } };
    const page = document.createElement('div');
    render(draw(model), page);
    return page.querySelector('.main').textContent;
})"""


def test_whoever_may_save_goods_is_first_shown_to_save_all(visitor: Come) -> None:
    """Conservation costs nothing more (WI-60): the main button must not throw goods away."""
    guest = visitor().go("/learn/wind")
    saves = [
        {"move": f"save {count} apples", "verb": "save", "words": [str(count), "apples"], "label": f"Save {count}"}
        for count in range(3)
    ]
    assert guest.page.evaluate(KEPT, saves) == "Save 2"


def test_a_phone_holds_it_all(visitor: Come) -> None:
    guest = at_table(visitor(size=PHONE, language="de"), ["me", "greedy", "greedy", "greedy"])
    for turn in range(24):
        if not guest.asked():
            break
        assert guest.sideways() == 0
        assert guest.smallest() >= 13.9
        on_the_board(guest, turn)


def test_nothing_serious_for_axe(visitor: Come) -> None:
    for theme in ("light", "dark"):
        guest = at_table(visitor(theme=theme, size=DESKTOP), ["me", "greedy", "greedy"])
        for turn in range(9):
            assert guest.asked()
            on_the_board(guest, turn)
        assert guest.asked()
        assert guest.axe() == []


def test_purses_goods_and_ships_of_vor_dem_wind_stay_with_their_owners(visitor: Come) -> None:
    """A real match: the others see how many cards somebody has in hand, how many ships, and no more (WI-17, WI-84)."""
    ada, bo, eve = visitor().be("Ada"), visitor(), visitor()
    table = ada.open_table("wind", ["me", "open"], options={"start": 0})
    ada.go(f"/t/{table}")
    ada.invite(bo, "Bo")
    ada.page.get_by_role("button", name="Start").click()
    eve.go(f"/t/{table}").page.wait_for_selector("#prompt")
    for turn in range(24):
        asked = settle(ada, bo)
        assert asked
        on_the_board(asked, turn)
    eve.go(f"/t/{table}?ply=5&eyes=0")  # the past of a running match, from somebody else's chair
    eve.page.wait_for_selector("#prompt >> text=That is not your seat.")
    eve.troubles.clear()  # the browser's own word about the refusal
    for seat, one in enumerate((ada, bo, eve)):
        seen = list(views(one.heard, "warehouses"))
        assert len(seen) > 10
        for view in seen:
            assert view["result"] is None
            assert view["bank"] is None
            for other in range(2):
                own = other == seat
                assert isinstance(view["hands"][other], dict if own else int)
                assert isinstance(view["owned"][other], list if own else int)
                assert isinstance(view["front"][other], int if own else bool)
            assert all(isinstance(stack, int) for stack in (*view["decks"], *view["yards"]))

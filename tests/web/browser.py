"""A browser, and somebody who sits before it."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP, PHONE = (1440, 900), (390, 844)
PATIENCE = 60_000
"""Milliseconds: a machine with much else to do is slow, and only what never comes takes so long."""
AXE = Path(__file__).parent / "vendor" / "axe.min.js"

SOCKETS = """
window.__sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...how) { super(...how); window.__sockets.push(this); }
};
"""
"""A browser that is set offline keeps its open sockets; this way a test can cut them."""
SMALLEST = """() => Math.min(...[...document.querySelectorAll('#page *')]
    .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
    .filter((one) => !one.closest('.sr, title') && one.getClientRects().length)
    .map((one) => {
        const turned = one.getScreenCTM?.(); // names of upright houses
        return parseFloat(getComputedStyle(one).fontSize) * (turned ? Math.hypot(turned.a, turned.b) : 1);
    }))"""
LISTED = """() => [...document.querySelectorAll('#prompt [data-choice], #prompt .choices button.main')].map((one) => {
    const twin = one.cloneNode(true);
    twin.querySelector('small')?.remove();
    return twin.textContent.trim();
})"""


def chromium() -> str | None:
    """The system's Chromium; on Debian as root it is installed, elsewhere Playwright brings its own (None)."""
    names = ("chromium", "chromium-browser", "google-chrome")
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "chromium"]):
            subprocess.run(command, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        found = shutil.which("chromium")
    if found is None:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)
    return found


@contextlib.contextmanager
def launched() -> Iterator[Browser]:
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


class Visitor:
    """Somebody with a browser of their own. What went wrong in it is kept in `troubles`."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        *,
        size: tuple[int, int] = DESKTOP,
        language: str = "en",
        theme: str = "light",
        settings: dict[str, Any] | None = None,
    ) -> None:
        self.url = url
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"de": "de-DE", "en": "en-GB"}[language],
            color_scheme="dark" if theme == "dark" else "light",
            has_touch=size[0] < 500,
            service_workers="block",
        )
        kept = {"pace": "still", "coached": "never", **(settings or {})}
        self.context.add_init_script(
            f"if (!localStorage.getItem('fondaco')) localStorage.setItem('fondaco', {json.dumps(json.dumps(kept))})"
        )
        self.context.add_init_script(SOCKETS)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.was_cut = False
        self.troubles: list[str] = []
        self.heard: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))
        self.page.on("console", self.overhear)
        self.page.on("websocket", self.listen)
        self.page.on("response", self.read)

    def overhear(self, said: Any) -> None:
        offline = self.was_cut and "ERR_INTERNET_DISCONNECTED" in said.text  # it may say so when the line is back
        if said.type == "error" and not offline:
            self.troubles.append(f"{said.text} ({said.location['url']})")

    def listen(self, socket: Any) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def read(self, response: Any) -> None:
        if response.status >= 500:
            self.troubles.append(f"{response.status} {response.url}")
        if "/api/" in response.url and "json" in response.headers.get("content-type", ""):
            with contextlib.suppress(Exception):
                self.heard.append(response.text())

    def go(self, path: str = "/") -> Visitor:
        self.page.goto(f"{self.url}{path}")
        self.page.wait_for_selector("main > *")
        return self

    def play_now(self, game: str = "Medici") -> Visitor:
        """The home page, one click, and the table is there."""
        self.go("/")
        self.page.get_by_role("button", name=re.compile(f": {game}$")).click()
        self.page.wait_for_selector("#prompt")
        return self

    def open_table(self, game: str, chairs: list[str], *, start: bool = True, **wish: Any) -> str:
        """Make a table by the API with this browser's session; returns its id."""
        self.go("/")
        made = self.ask("POST", "/api/tables", {"game": game, "seats": len(chairs), "chairs": chairs, **wish})
        if start and "open" not in chairs:
            self.ask("POST", f"/api/tables/{made['id']}/start", {})
        return str(made["id"])

    def sit_down(self, game: str = "medici", seats: int = 4, **wish: Any) -> Visitor:
        """At a table against apprentices, who answer at once."""
        self.be("Ada")
        return self.go(f"/t/{self.open_table(game, ['me', *['greedy'] * (seats - 1)], **wish)}")

    def at_table(self, game: str, chairs: list[str], **options: object) -> Visitor:
        """Sit down at a new table, first in the start order."""
        self.be("Ada")
        return self.go(f"/t/{self.open_table(game, chairs, options={'start': 0, **options})}")

    def be(self, name: str) -> Visitor:
        """Come in under this name."""
        self.go("/")
        self.ask("POST", "/api/guest", {"name": name, "language": "en"})
        return self

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        return self.page.evaluate(
            """async ([method, path, body]) => {
                const found = await fetch(path, {method, headers: body ? {"content-type": "application/json"} : {},
                                                 body: body ? JSON.stringify(body) : undefined});
                if (!found.ok) throw new Error(path + ": " + await found.text());
                const text = await found.text();
                return text ? JSON.parse(text) : null;
            }""",
            [method, path, body],
        )

    def invite(self, guest: Visitor, name: str) -> None:
        """Somebody follows this host's link and takes a seat."""
        guest.page.goto(self.page.input_value(".invite input"))
        guest.page.fill("input[name=name]", name)
        guest.page.get_by_role("button", name="Take a seat").click()
        guest.page.wait_for_selector("text=The host starts the match.")

    def asked(self) -> bool:
        """Wait until this visitor is asked something (True) or the match is over (False)."""
        self.page.wait_for_selector("#prompt.asked, .outcome")
        return self.page.query_selector("#prompt.asked") is not None

    def questions(self, most: int) -> Iterator[int]:
        """A number for each question until the match is over, as it must be before there were `most`."""
        for number in range(1, most):
            if not self.asked():
                return
            yield number
        raise AssertionError(f"still asked after {most} questions")

    def cut(self) -> None:
        """Lose the connection and find no other, until `mend`."""
        self.was_cut = True
        self.context.set_offline(True)
        self.page.evaluate("() => window.__sockets.forEach((one) => one.close())")

    def mend(self) -> None:
        self.context.set_offline(False)

    def resize(self, width: int, height: int) -> None:
        """Give the window another size, and the page the frames in which it notices."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate("() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))")

    def logged(self, words: str) -> None:
        """Wait until the log says so, wherever its lines break."""
        self.page.wait_for_function(
            "words => document.querySelector('.log').innerText.split(/\\s+/).join(' ').includes(words)", arg=words
        )

    def latest(self) -> str:
        """The number of the question that stands before this visitor."""
        return str(self.page.evaluate("() => document.querySelector('#prompt').dataset.ask"))

    def moved_on(self, since: str) -> None:
        """Wait until the table has moved on."""
        self.page.wait_for_function(
            """since => document.querySelector('.outcome, .curtain')
                || document.querySelector('#prompt').dataset.ask !== since""",
            arg=since,
        )

    def decide(self, *preferred: str) -> None:
        """Answer with the first of the preferred choices that is there, else with the main or first one."""
        before = self.latest()
        for move in preferred:
            found = self.page.locator(f"#prompt [data-choice='{move}']:not([disabled])")
            if found.count():
                found.first.click()
                break
        else:
            answers = self.page.locator(
                "#prompt [data-focus]:not([disabled]):visible, #prompt .choice:not([disabled], .compose):visible"
            )
            offered = self.page.locator("#prompt .answers button:visible")
            folded = self.page.locator("#prompt details:not(.more) > summary")
            if not answers.count() and offered.count():  # nothing but the offers can be answered
                answers = offered
            elif not answers.count() and folded.count():  # a long list
                folded.first.click()
            answers.first.click()
        self.moved_on(before)

    def draw_finger(self, selector: str, across: int, down: int = 0) -> None:
        """Touch the middle of something and draw the finger over the screen."""
        box = self.page.locator(selector).first.bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        wire = self.context.new_cdp_session(self.page)
        for kind, part in (("touchStart", 0.0), ("touchMove", 0.5), ("touchMove", 1.0)):
            points = [{"x": x + across * part, "y": y + down * part}]
            wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        wire.detach()

    def in_sight(self, selector: str) -> bool:
        """Can a click reach it without scrolling?"""
        return bool(
            self.page.locator(selector).first.evaluate(
                """(one) => {
                    const { x, y, width, height } = one.getBoundingClientRect();
                    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
                }"""
            )
        )

    def axe(self) -> list[str]:
        """What axe-core calls a serious or critical defect of the page as it stands."""
        if not self.page.evaluate("() => Boolean(window.axe)"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{one['id']}: {node['target']} {node['html'][:120]} {node.get('failureSummary', '')[:300]}"
            for one in found["violations"]
            if one["impact"] in ("serious", "critical")
            for node in one["nodes"][:3]
        ]

    def sideways(self) -> int:
        """How many pixels the page is wider than the window."""
        return int(self.page.evaluate("() => document.documentElement.scrollWidth - innerWidth"))

    def smallest(self) -> float:
        """The smallest letters on the page, in pixels."""
        return float(self.page.evaluate(SMALLEST))

    def listed(self) -> set[str]:
        """The choices in the prompt, without what follows from them."""
        return set(self.page.evaluate(LISTED))

    def listed_on_touch(self) -> set[str]:
        """What the glowing places of the board offer, taken together."""
        found: set[str] = set()
        spots = self.page.locator(".board [data-can]")
        for spot in range(spots.count()):
            spots.nth(spot).dispatch_event("click", {"bubbles": True})
            found |= self.listed()
            self.page.keyboard.press("Escape")
        return found

    def close(self) -> None:
        self.context.close()


def settle(*people: Visitor) -> Visitor | None:
    """Wait until one of them is asked; None when the match is over."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        for one in people:
            if one.page.query_selector("#prompt.asked :is([data-focus], .choice, .piece):not([disabled])"):
                return one
            if one.page.query_selector(".outcome"):
                return None
        people[0].page.wait_for_timeout(25)
    raise AssertionError("nobody is asked")


def sought(
    sit: Callable[[], Visitor],
    there: Callable[[], object],
    answer: Callable[[int], object],
    questions: int = 15,
    tables: int = 20,
) -> None:
    """Sit down and answer until something is there; a deal in which it does not come is left for a new table."""
    for _ in range(tables):
        guest = sit()
        for turn in range(questions):
            if not guest.asked():
                break
            if there():
                return
            answer(turn)
    raise AssertionError(f"it did not come within {questions} questions at any of {tables} tables")


def views(heard: list[str], mark: str) -> Iterator[dict[str, Any]]:
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

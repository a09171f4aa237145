"""How fast the page is, in a real browser on this machine: `python benchmarks/web/page.py [--game NAME] [--times 7]`.

Medians of: bytes of the first load of a table over the wire; milliseconds from the first request until the table can
be played; milliseconds from the arrival of an event until it is on the screen; and tasks longer than 50 ms while pieces
move.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2] / "tests"))

from playwright.sync_api import Browser

from server.live import running
from web.browser import DESKTOP, PHONE, Visitor, launched

LISTEN = """
window.__shown = [], window.__long = [];
window.WebSocket = class extends WebSocket {
  constructor(...how) {
    super(...how);
    this.addEventListener("message", (packet) => {
      if (!packet.data.includes('"type":"state"') || packet.data.includes('"rows":[]')) return;
      const at = performance.now();
      requestAnimationFrame(() => requestAnimationFrame(() => window.__shown.push(performance.now() - at)));
    });
  }
};
new PerformanceObserver((list) => list.getEntries().forEach((one) => window.__long.push(one.duration)))
  .observe({ type: "longtask", buffered: true });
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="Medici", help="its title")
    parser.add_argument("--times", type=int, default=7)
    args = parser.parse_args()
    load = os.getloadavg()[0] / (os.cpu_count() or 1)
    print(f"{args.game}, {os.cpu_count()} cores, load {load:.1f} a core; medians of {args.times}")
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), FONDACO_BOT_PAUSE="0.4") as house,
        launched() as browser,
    ):
        for name, size in (("desktop", DESKTOP), ("phone", PHONE)):
            loads = [first_load(browser, house.url, args.game, size) for _ in range(args.times)]
            size_kb, count = median(loads, "bytes") / 1024, median(loads, "files")
            print(f"{name}: first load {size_kb:.0f} KB over the wire in {count:.0f} files")
            print(f"{name}: playable after {median(loads, 'ready'):.0f} ms")
            shown, long, states = moves(browser, house.url, args.game, size)
            middle, worst = statistics.median(shown), max(shown)
            print(f"{name}: event on screen after {middle:.0f} ms (worst {worst:.0f}, {len(shown)} events)")
            print(
                f"{name}: {len(long)} tasks over 50 ms in {states} movements"
                + (f", longest {max(long):.0f} ms" if long else "")
            )


def median(found: list[dict[str, float]], key: str) -> float:
    return statistics.median(one[key] for one in found)


def first_load(browser: Browser, url: str, title: str, size: tuple[int, int]) -> dict[str, float]:
    """A table opened by somebody whose browser has never been here."""
    guest = Visitor(browser, url, size=size)
    guest.play_now(title)
    guest.asked()  # from then on no bot thinks on the same machine
    address = guest.page.url
    cookies = guest.context.cookies()
    guest.close()
    fresh = Visitor(browser, url, size=size)
    fresh.context.add_cookies(cookies)  # type: ignore[arg-type]
    wire = fresh.context.new_cdp_session(fresh.page)
    wire.send("Network.enable")
    sizes: list[float] = []
    wire.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    wire.on("Network.webSocketFrameReceived", lambda frame: sizes.append(len(frame["response"]["payloadData"])))
    fresh.page.goto(address)
    fresh.page.wait_for_selector("#prompt")
    fresh.page.wait_for_timeout(400)
    fresh.close()
    return {"bytes": sum(sizes), "files": len(sizes), "ready": undisturbed(browser, address, cookies, size)}


def undisturbed(browser: Browser, address: str, cookies: Any, size: tuple[int, int]) -> float:
    """Milliseconds until the table can be played, with nobody listening to what the browser fetches."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, service_workers="block")
    context.add_cookies(cookies)
    context.add_init_script(
        """new MutationObserver((_, watch) => {
          if (!document.querySelector("#prompt.asked")) return;
          window.__ready = performance.now();
          watch.disconnect();
        }).observe(document, { childList: true, subtree: true, attributes: true });"""
    )
    page = context.new_page()
    page.goto(address)
    page.wait_for_function("() => window.__ready")
    ready = float(page.evaluate("() => window.__ready"))
    context.close()
    return ready


def moves(browser: Browser, url: str, title: str, size: tuple[int, int]) -> tuple[list[float], list[float], int]:
    """Some decisions against bots at the usual pace, with all movement."""
    guest = Visitor(browser, url, size=size, settings={"pace": "usual"})
    guest.context.add_init_script(LISTEN)
    guest.play_now(title)
    guest.page.wait_for_timeout(500)
    guest.page.evaluate("() => { window.__long.length = 0; }")
    table = "/api/tables/" + guest.page.url.rsplit("/", 1)[-1]
    for number in range(12):
        if not guest.asked():
            break
        before, prompt = guest.latest(), guest.ask("GET", f"{table}/state")["state"]["prompt"]
        move = prompt["choices"][0]["move"]
        guest.ask("POST", f"{table}/acts", {"type": "move", "intent": f"{number}", "ask": prompt["ask"], "move": move})
        guest.moved_on(before)
    shown, long = guest.page.evaluate("() => [window.__shown, window.__long]")
    guest.close()
    return shown, long, len(shown)


if __name__ == "__main__":
    main()

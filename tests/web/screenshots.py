"""Write pictures of every page and board to a folder: `python tests/web/screenshots.py --out FOLDER`.

Start, middle and end of a match, phone and desktop, German and English, light and dark. Look at every one.
"""

from __future__ import annotations

import argparse
import itertools
import sys
import tempfile
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser

from server.live import Caller, Server, running, until
from web.browser import DESKTOP, PHONE, Visitor, launched

LOOKS = [("desktop", DESKTOP, "de", "dark"), ("phone", PHONE, "de", "light")]
ALL_LOOKS = [
    (f"{name}", size, language, theme)
    for (name, size), language, theme in itertools.product(
        (("desktop", DESKTOP), ("phone", PHONE)), ("de", "en"), ("light", "dark")
    )
]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--game", action="append", help="only these games")
    parser.add_argument("--few", action="store_true", help="two looks in place of eight")
    parser.add_argument("--pages", action="store_true", help="only what is not a board")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    looks = LOOKS if args.few else ALL_LOOKS
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as house, launched() as browser:
        shelf = [game for game in house.guest().get("/api/games") if game["name"] != "parlour"]
        for game in [] if args.pages else shelf:
            if not args.game or game["name"] in args.game:
                played = finished(house, game)
                for look in looks:
                    table(browser, house, args.out, game, played, look)
        if not args.game:
            over = quick(house, "medici")
            for look in looks:
                pages(browser, house, args.out, shelf, over, look)


def finished(house: Server, game: dict[str, object]) -> dict[int, tuple[str, int]]:
    """A match between bots for the fewest and the most seats: its table and how many plies it had."""
    host = house.guest("Ada")
    seats = game["seats"]
    assert isinstance(seats, list)
    found: dict[int, tuple[str, int]] = {}
    for count in sorted({seats[0], 4 if 4 in seats else seats[0], seats[-1]}):
        table = host.table(["geselle"] * count, game=str(game["name"]))
        host.post(f"/api/tables/{table}/start", {})
        until(partial(is_over, host, table), 300)
        found[count] = table, host.get(f"/api/tables/{table}/replay")["plies"]
    return found


def is_over(host: Caller, table: str) -> bool:
    return bool(host.get(f"/api/tables/{table}")["status"] == "over")


def quick(house: Server, game: str) -> str:
    """A match between apprentices that is over."""
    host = house.guest("Ada")
    table = host.table(["greedy"] * 4, game=game)
    host.post(f"/api/tables/{table}/start", {})
    until(partial(is_over, host, table), 300)
    return table


def table(
    browser: Browser,
    house: Server,
    out: Path,
    game: dict[str, object],
    played: dict[int, tuple[str, int]],
    look: tuple[str, tuple[int, int], str, str],
) -> None:
    """One game in one look: asked for the first time, then replayed moments, then the result."""
    device, size, language, theme = look
    mark = f"{game['name']}-{{}}-{device}-{language}-{theme}.png"
    guest = Visitor(browser, house.url, size=size, language=language, theme=theme, settings={"coached": []})
    guest.play_now(str(game["title"]))
    guest.asked()
    guest.page.wait_for_timeout(400)
    picture(guest, out / mark.format("0-first-decision"))
    for count, (match, plies) in played.items():
        for moment, ply in (("1-start", 4), ("2-middle", plies * 5 // 9), ("3-late", plies - 3)):
            guest.go(f"/t/{match}?ply={ply}&eyes=0")
            guest.page.wait_for_selector(".replay")
            picture(guest, out / mark.format(f"{count}p-{moment}"))
    guest.go(f"/t/{match}")
    guest.page.wait_for_selector(".outcome")
    picture(guest, out / mark.format("4-result"))
    guest.page.locator("#tab-after:visible, .panes button:last-child:visible").first.click()
    guest.page.wait_for_selector(".after .chart")
    picture(guest, out / mark.format("5-review"))
    for path, name in ((f"/learn/{game['name']}", "6-learn"), (f"/new/{game['name']}", "7-new")):
        guest.go(path)
        picture(guest, out / mark.format(name))
    guest.close()


def pages(
    browser: Browser,
    house: Server,
    out: Path,
    shelf: list[dict[str, object]],
    over: str,
    look: tuple[str, tuple[int, int], str, str],
) -> None:
    """What is not about one game, or no board."""
    device, size, language, theme = look
    guest = Visitor(browser, house.url, size=size, language=language, theme=theme)
    guest.go("/")
    picture(guest, out / f"home-{device}-{language}-{theme}.png", whole=True)
    guest.be("Ada")
    first = shelf[0]
    waiting = guest.open_table(str(first["name"]), ["me", "open", "greedy"])
    guest.go(f"/t/{waiting}")
    picture(guest, out / f"chairs-{device}-{language}-{theme}.png")
    paths = ["/settings", f"/edition/{first['name']}/{first['editions'][0]}"]  # type: ignore[index]
    paths += [f"/new/{first['name']}", f"/learn/{first['name']}", "/learn/medici#ME-36", "/learn/haendler#HA-01"]
    for number, path in enumerate(paths):
        guest.go(path)
        picture(guest, out / f"{path.split('/')[1]}-{number}-{device}-{language}-{theme}.png", whole=number < 4)
    guest.go(f"/t/{over}")
    guest.page.locator("#tab-after:visible, .panes button:last-child:visible").first.click()
    guest.page.wait_for_selector(".after .chart")
    picture(guest, out / f"after-{device}-{language}-{theme}.png")
    guest.close()


def picture(guest: Visitor, path: Path, *, whole: bool = False) -> None:
    guest.page.wait_for_timeout(350)
    guest.page.screenshot(path=path, full_page=whole)
    wide = guest.sideways()
    print(path.name, f"scrolls sideways by {wide} px" if wide > 0 else "", *guest.troubles)
    guest.troubles.clear()


if __name__ == "__main__":
    main()

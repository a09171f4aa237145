"""The table as plain text, for the terminal and for screen readers; made from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fondaco.core.events import UNSEEN, Say
from fondaco.core.secrecy import Json
from fondaco.games.medici.components import GOLD, GOODS, Box
from fondaco.games.medici.game import MEDICI

EMPTY = "·"


def name(fact: str, value: Any, say: Say) -> str | None:
    """Tiles are named by good and value: `C5` is cloth 5."""
    if fact in ("tile", "lot") and isinstance(value, str) and value != UNSEEN:
        return f"{say(f'good-{value[0]}')} {value[1:]}"
    return None


def board(view: Json, say: Say, names: Sequence[str]) -> str:
    """Quay, purses, ships, pyramids, and what is still to come."""
    box: Box = MEDICI.set_up(view["seats"], {}, view["edition"]).box
    hold = box.table[view["seats"]].hold
    aside = len(view["unseen"]) - view["bag"]
    lines = [say("board-day", day=view["day"], days=box.days, bag=view["bag"], aside=aside)]
    if view["lot"]:
        lines.append(say("board-lot", seat=view["maker"], lot=view["lot"]))
        if any(bid >= 0 for bid in view["bids"]):
            lines.append(f"{say('board-bids')}: {', '.join(spoken(view, say, names, hold))}")
    elif view["decision"] == "DrawTile":
        lines.append(say("board-quay-empty", seat=view["maker"]))
    lines.append("")
    lines += merchants(view, say, names, hold)
    lines.append("")
    lines.append(f"{say('board-unseen')}: {unseen(view['unseen'], say)}")
    return "\n".join(lines)


def spoken(view: Json, say: Say, names: Sequence[str], hold: int) -> list[str]:
    """What each seat said on the lot, in the order of speaking; who cannot bid is not asked (ME-R09)."""
    order = [(view["maker"] + 1 + k) % view["seats"] for k in range(view["seats"])]
    said = []
    for seat in order:
        able = hold - len(view["ships"][seat]) >= len(view["lot"]) and view["money"][seat] > view["high"]
        words = {-1: say("board-bid-open" if able else "board-bid-unable"), 0: say("board-bid-pass")}
        said.append(f"{names[seat]}: {words.get(view['bids'][seat], view['bids'][seat])}")
    return said


def merchants(view: Json, say: Say, names: Sequence[str], hold: int) -> list[str]:
    """One line a seat: money, ship, cargo, and the steps on the five pyramids."""
    width = max(map(len, names))
    goods = [say(f"good-{good}") for good in GOODS]
    head = f"{'':{width + 4 + hold * 3 + 10}}{' '.join(goods)}"
    rows = [say("board-columns"), head]
    for seat, who in enumerate(names):
        ship = view["ships"][seat]
        tiles = [f"{say(f'letter-{tile[0]}')}{tile[1:]}" for tile in ship]
        holds = " ".join([*tiles, *[f"{EMPTY} "] * (hold - len(ship))])
        cargo = sum(int(tile[1:]) for tile in ship)
        steps = " ".join(f"{levels[seat]:>{len(good)}}" for levels, good in zip(view["levels"], goods, strict=True))
        rows.append(f"{who:{width}} {view['money'][seat]:>4}  {holds:{hold * 3}}  {cargo:>3}  {steps}")
    return rows


def unseen(tiles: Sequence[str], say: Say) -> str:
    """The unseen tiles by good, each behind the letter that stands for it on the ships."""
    parts = []
    for good in (*GOODS, GOLD):
        values = " ".join(tile[1:] for tile in tiles if tile[0] == good)
        if values:
            parts.append(f"{say(f'letter-{good}')} {say(f'good-{good}')} {values}")
    return "; ".join(parts)

"""The table as plain text, for the terminal and for screen readers; made from a view alone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from fondaco.core.events import UNSEEN, Say
from fondaco.core.secrecy import Json
from fondaco.games.wind.components import DECKS, GOODS, LETTERS, Box
from fondaco.games.wind.game import WIND

SHIP = re.compile(rf"[LS]\d+-[{''.join(LETTERS)}]+")


def name(fact: str, value: Any, say: Say) -> str | None:
    """Cards and ships are named after what they show: `storage-4-18`, `L20-AACC`."""
    if fact in ("goods", "stored", "held") and isinstance(value, (list, tuple)):
        return goods_list([value.count(good) for good in GOODS], say)
    if not isinstance(value, str) or value == UNSEEN:
        return None
    if fact in ("card", "cards"):
        return card_name(value, say)
    if fact in ("ship", "ships") and SHIP.fullmatch(value):
        return ship_name(value, say)
    if fact in ("good", "gives", "gets"):
        return say(f"good-{value}")
    return None


def card_name(card: str, say: Say) -> str:
    """`purchase-AAC` is a purchase of two apples and a cheese."""
    kind, _, shown = card.partition("-")
    if kind == "purchase":
        return say("card-purchase", what=lettered(shown, say))
    amount, _, cost = shown.partition("-")
    return say(f"card-{kind}", amount=amount, cost=cost)


def ship_name(ship: str, say: Say) -> str:
    """`L20-AACC` is a large ship worth 20 points for two apples and two cheese."""
    head, _, load = ship.partition("-")
    return say("ship", size=say(f"size-{head[0]}"), vp=head[1:], what=lettered(load, say))


def lettered(letters: str, say: Say) -> str:
    return goods_list([letters.count(letter) for letter in LETTERS], say)


def goods_list(counts: Sequence[int], say: Say) -> str:
    """Goods with their numbers; what is not there is left out."""
    there = [say(f"some-{good}", count=count) for good, count in zip(GOODS, counts, strict=True) if count]
    return ", ".join(there) or say("nothing")


def board(view: Json, say: Say, names: Sequence[str]) -> str:
    """Harbour, stacks, what is up for trade, and what everybody has."""
    box: Box = WIND.set_up(view["seats"], {}, view["edition"]).box
    if view["round"]:
        target = box.table[view["seats"]].target
        head = say("board-round", round=view["round"], fleet=view["fleets"], seat=view["start"], target=target)
    else:
        head = say("board-laying")
    lines = [head, "", *harbour(view, say, box)]
    lines.append(say("board-stock", what=goods_list(view["stock"], say)))
    lines.append(say("board-decks", what=", ".join(stacks(view, say))))
    if view["untaken"]:
        traded = any(view["cards"]) or view["decision"] not in ("ChooseStack", "TurnUp")
        what = "; ".join(f"{card_name(card, say)} [{card}]" for card in view["untaken"])
        lines.append(say("board-untaken" if traded else "board-unplaced", what=what))
    if view["holder"] >= 0:
        lines.append(say("board-bids", seat=view["holder"], what=", ".join(spoken(view, say, names))))
    lines.append("")
    for seat, who in enumerate(names):
        lines += merchant(view, say, seat, who, box)
    return "\n".join(lines)


def harbour(view: Json, say: Say, box: Box) -> list[str]:
    """One line a ship, the dearest first."""
    if not view["harbour"]:
        return [say("board-harbour-empty")]
    ships = sorted(view["harbour"], key=lambda ship: (-box.ships[ship].vp, ship))
    return [say("board-harbour", leaves=box.leaves), *(f"    {ship_name(ship, say)}   [{ship}]" for ship in ships)]


def stacks(view: Json, say: Say) -> list[str]:
    """How high each stack and its discard pile is; a view with memory lists the cards instead of a number."""
    heights = [stack if isinstance(stack, int) else len(stack) for stack in view["decks"]]
    return [
        f"{say(f'deck-{deck}')} {height}+{len(discards)}"
        for deck, height, discards in zip(DECKS, heights, view["discards"], strict=True)
    ]


def spoken(view: Json, say: Say, names: Sequence[str]) -> list[str]:
    """The offers made so far."""
    words = {0: say("board-bid-pass")}
    return [f"{names[seat]}: {words.get(bid, bid)}" for seat, bid in enumerate(view["bids"]) if bid >= 0]


def merchant(view: Json, say: Say, seat: int, who: str, box: Box) -> list[str]:
    """Two or three lines a seat: what lies before it, its warehouse, its hand as far as one may see it."""
    hand, ships, stored = view["hands"][seat], view["owned"][seat], view["warehouses"][seat]
    before: list[str] = []
    if view["cards"][seat]:
        before.append(say("board-down" if view["down"][seat] else "board-open", card=view["cards"][seat]))
    if view["front"][seat] is True:
        before.append(say("board-gulden"))
    elif view["front"][seat]:
        before.append(say("board-own-gulden", amount=view["front"][seat]))
    if view["safe"][seat]:
        before.append(say("board-safe"))
    if isinstance(ships, int):
        before.append(say("board-ships", count=ships))
    else:
        before.append(say("board-points", count=len(ships), points=sum(box.ships[ship].vp for ship in ships)))
    if isinstance(hand, int):
        before.append(say("board-hand", count=hand))
    lines = [f"{who}: {'; '.join(before)}"]
    place = say("board-warehouse", what=goods_list(stored, say), free=box.places - sum(stored))
    if view["preserves"][seat]:
        laid = ", ".join(card_name(card, say) for card in view["preserves"][seat])
        place += "; " + say("board-preserves", what=laid)
    lines.append(f"    {place}")
    if not isinstance(hand, int):
        held = [goods_list(hand["goods"], say)] if any(hand["goods"]) else []
        held += [card_name(card, say) for card in hand["specials"]]
        lines.append("    " + say("board-own-hand", purse=hand["money"], what=", ".join(held) or say("nothing")))
    return lines

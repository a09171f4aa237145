"""The table as plain text, for the terminal and for screen readers; made from a view alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fondaco.core.events import UNSEEN, Say
from fondaco.core.secrecy import Json
from fondaco.games.hellweg.chart import chart
from fondaco.games.hellweg.components import Box
from fondaco.games.hellweg.game import HELLWEG
from fondaco.games.hellweg.moves import STORAGE


def name(fact: str, value: Any, say: Say) -> str | None:
    """Houses, roads and goods cards are named after their towns, wares and sorts."""
    if fact == "piece" and value is None:
        return "none"
    if not isinstance(value, str) or value == UNSEEN:
        return None
    if fact == "house" and value.rpartition("-")[2] in wares():
        return house_name(value, say)
    if fact in ("road", "back"):
        return road_name(value, say)
    if fact == "source":
        if value == STORAGE:
            return say("storage")
        return house_name(value, say) if value.rpartition("-")[2] in wares() else road_name(value, say)
    if fact == "town":
        return town_name(value, say)
    if fact == "card":
        return card_name(value, say)
    return None


def wares() -> Sequence[str]:
    box: Box = HELLWEG.set_up(HELLWEG.seats[0], {}, None).box
    return box.wares


def town_name(town: str, say: Say) -> str:
    """A town of another edition is called by its id."""
    named = say(f"town-{town}")
    return town.title() if named == f"town-{town}" else named


def house_name(house: str, say: Say) -> str:
    town, _, ware = house.rpartition("-")
    return f"{town_name(town, say)} ({say(f'ware-{ware}')})"


def road_name(road: str, say: Say) -> str:
    left, _, right = road.partition("-")
    return f"{town_name(left, say)}–{town_name(right, say)}"


def card_name(card: str, say: Say) -> str:
    """`coal1` is the first coal card."""
    sort = card.rstrip("0123456789")
    return f"{say(f'sort-{sort}')} {card[len(sort) :]}".rstrip()


def board(view: Json, say: Say, names: Sequence[str]) -> str:
    """Trade card, map, goods cards for sale, and everybody's purse, pieces and cards."""
    box: Box = HELLWEG.set_up(view["seats"], view["options"], view["edition"]).box
    rounds = view["round"] + view["left"]
    if view["round"]:
        lines = [say("board-round", round=view["round"], rounds=rounds, left=view["left"], seat=view["start"])]
    elif view["decision"] == "StartPlayer":
        lines = [say("board-draw")]
    else:
        lines = [say("board-placement", seat=view["start"])]
    lines += trade_card(view, box, say, names)
    lines.append("")
    letters = {ware: say(f"ware-{ware}")[0].lower() for ware in box.wares}
    towns = {town: town_name(town, say) for town in box.towns}
    lines += chart(box, towns, letters, marks(names), view["stones"], view["carriages"])
    lines += ["", say("board-legend")]
    sale = ", ".join(goods_line(card, box, say) for card in view["piles"]) or say("board-none")
    lines.append(f"{say('board-goods')}: {sale}")
    if view["options"]["lp"]:
        lines.append(f"{say('board-routes')}: {', '.join(routes(view, box, say))}")
    lines.append("")
    lines += [merchant(view, box, say, names, seat) for seat in range(view["seats"])]
    return "\n".join(lines)


def marks(names: Sequence[str]) -> list[str]:
    """One character for each player: the sign before the name, or the seat's number where signs would not differ."""
    signs = [who[:1] for who in names]
    return signs if len(set(signs)) == len(signs) else [str(seat) for seat in range(len(names))]


def trade_card(view: Json, box: Box, say: Say, names: Sequence[str]) -> list[str]:
    """The four slots in reading order, who stands on them, and which one is being sold at."""
    if not view["card"]:
        return []
    lines = [f"{say('board-card')} {view['card']}:"]
    for index, slot in enumerate(box.trade[view["card"]]):
        facts = {"town": slot.town, "ware": slot.ware, "value": slot.value}
        text = say("board-slot", **facts, stones=slot.stones, carriages=slot.carriages)
        stands = view["slots"][index]
        if stands >= 0:
            text += f" [{names[stands]}]"
        if view["slot"] == index:
            text += f" <- {say('board-selling')}"
        lines.append(f"  {index + 1} {text}")
    market = [names[seat] for seat in range(view["seats"]) for _ in range(view["market"][seat])]
    if market:
        lines.append(f"{say('board-market')}: {', '.join(market)}")
    return lines


def goods_line(card: str, box: Box, say: Say) -> str:
    """Name, price, end value and banner of a goods card."""
    goods = box.goods[card]
    text = f"{card_name(card, say)} {goods.price} → {goods.end}"
    if goods.ware:
        text += f" ({say('goods-ware', ware=goods.ware)})"
    elif goods.carriage:
        text += f" ({say('goods-carriage')})"
    elif goods.pair:
        text += f" ({say('goods-pair', partner=say(f'sort-{goods.partner()}'), total=goods.total)})"
    return text


def routes(view: Json, box: Box, say: Say) -> list[str]:
    """The cards with the route printed on each; the extra-carriage card while nobody has it (HW-122, HW-123)."""
    cards = [(say(f"privilege-{kind}"), ends) for kind, ends in box.route.items()]
    if view["extra"] < 0:
        cards.append((say("board-extra"), box.extra_route))
    return [f"{card} ({road_name('-'.join(ends), say)})" for card, ends in cards]


def merchant(view: Json, box: Box, say: Say, names: Sequence[str], seat: int) -> str:
    """All that lies before one player, and his pieces on the board."""
    supply = say(
        "board-purse",
        money=view["money"][seat],
        stones=view["stone_supply"][seat],
        carriages=view["carriage_supply"][seat],
    )
    parts = [f"{names[seat]}: {supply}"]
    parts.append(f"{say('board-stones')}: {counted(view['stones'][seat], box.houses, 'house', say)}")
    parts.append(f"{say('board-roads')}: {counted(view['carriages'][seat], box.roads, 'road', say)}")
    if view["goods"][seat]:
        cards = ", ".join(goods_line(card, box, say) for card in view["goods"][seat])
        parts.append(f"{say('board-own-goods')}: {cards}")
    if view["options"]["lp"]:
        parts.append(say("board-storage", stones=view["stored_stones"][seat], carriages=view["stored_carriages"][seat]))
        held = [
            f"{say(f'privilege-{kind}')} ({say(f'board-{state}')})" for kind, state in view["privileges"][seat].items()
        ]
        if view["extra"] == seat:
            held.append(say("board-extra"))
        if held:
            parts.append(f"{say('board-privileges')}: {', '.join(held)}")
    return "; ".join(parts)


def counted(counts: Mapping[str, int], order: Sequence[str], fact: str, say: Say) -> str:
    """Places with how many pieces lie there, in the order of the box."""
    places = [f"{name(fact, place, say)} {counts[place]}" for place in order if place in counts]
    return ", ".join(places) or say("board-none")

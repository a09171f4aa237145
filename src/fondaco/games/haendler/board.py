"""The table as plain text, for the terminal and for screen readers; made from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fondaco.core.events import UNSEEN, Say
from fondaco.core.secrecy import Json
from fondaco.games.haendler.clauses import EVENTS, GRAMMAR, Clause
from fondaco.games.haendler.components import Box
from fondaco.games.haendler.game import HAENDLER
from fondaco.games.haendler.map import draw_map

PLACES = ("to", "at", "field", "here", "there")
NUMBERS = ("amount", "wagon", "tile", "count", "pieces", "seat")


def name(fact: str, value: Any, say: Say) -> str | None:
    """Names that are put together: places on the road, goods and clauses in lists."""
    if isinstance(value, Clause):
        return clause_text(str(value), say)
    if fact == "influence" and value == UNSEEN:
        return "hidden"  # the sentence then leaves the card out
    if fact in ("goods", "gives", "gets") and isinstance(value, (list, tuple)) and value:
        return ", ".join(several(str(name(fact, one, say)), value.count(one)) for one in dict.fromkeys(value))
    if not isinstance(value, str) or value == UNSEEN:
        return None
    if fact in PLACES:
        return place(value, say)
    if fact in ("goods", "pointers"):
        return good_name(value, say)
    if fact == "cities":
        return say(f"city-{value}") if value in HAENDLER.set_up(2, {}, say.edition).box.city else value
    if fact in ("cards", "unseen"):
        return say(f"card-{value}")
    if fact in ("clause", "gives", "gets", "older"):
        return clause_text(value, say)
    if fact == "branch":
        here, _, there = value.partition(">")
        return say("branch-way", here=here, there=there)
    if fact == "target":
        return say("target-any") if value == "any" else target(value, say)
    return None


def good_name(good: str, say: Say) -> str:
    """A good of another edition is called by its id."""
    named = say(f"good-{good}")
    return good if named == f"good-{good}" else named


def several(named: str, count: int) -> str:
    return named if count == 1 else f"{count} × {named}"


def target(value: str, say: Say) -> str:
    return say("target-wagon", wagon=int(value)) if value.isdigit() else good_name(value, say)


def place(value: str, say: Say) -> str:
    """A field by its name: cities, junctions, and fields counted from their city, as in `Paris 2`."""
    path = value.split(">")
    if len(path) > 1:
        return " – ".join(place(field, say) for field in path)
    stem = value.rstrip("0123456789")
    for message in (f"place-{value}", f"city-{value}"):
        if (found := say(message)) != message:
            return found
    city = say(f"city-{stem}")
    return value if city == f"city-{stem}" else f"{city} {value[len(stem) :]}"


def clause_text(text: str, say: Say) -> str:
    """A promise in words."""
    try:
        clause = Clause.parse(text)
    except ValueError:
        return text
    names, words = GRAMMAR[clause.kind], list(clause.words)
    if names and names[-1] == "event" and len(words) > 1 and words[1] in EVENTS:
        facts = facts_of(EVENTS[words[1]], words[2:])
        return say(f"clause-{clause.kind}", amount=number(words[0]), event=say(f"when-{words[1]}", **facts))
    return say(f"clause-{clause.kind}", **facts_of(names, words))


def facts_of(names: Sequence[str], words: Sequence[str]) -> dict[str, Any]:
    return {key: number(word) if key in NUMBERS else word for key, word in zip(names, words, strict=False)}


def number(word: str) -> int | str:
    return int(word) if word.isdigit() else word


def board(view: Json, say: Say, names: Sequence[str]) -> str:
    """Round, wagons and map, cities, prices, merchants, cards and agreements."""
    box: Box = HAENDLER.set_up(view["seats"], view["options"], view["edition"]).box
    lines = head(view, say, box)
    if len(view["at"]) == len(view["came"]):
        lines += ["", *wagons(view, say, names, box), "", *draw_map(view, box, say)]
    lines += ["", *prices(view, say, box), "", *cities(view, say, names, box), "", *merchants(view, say, names, box)]
    lines += ["", say("board-offer", cards=view["on_offer"], unseen=view["unseen"])]
    if view["leader"] >= 0:
        lines.append(say("board-lot", high=view["high"], seat=view["leader"]))
    if view["you"] is not None and isinstance(view["hands"][view["you"]], list):
        lines.append(say("board-hand", influence=view["hands"][view["you"]]))
    if view["clauses"]:
        lines += [f"{say('board-clauses')}:"]
        for signer, other, clause, last in view["clauses"]:
            lines.append("  " + say("board-clause", seat=signer, other_seat=other, clause=clause, last=last))
    return "\n".join(line.rstrip() for line in lines)


def head(view: Json, say: Say, box: Box) -> list[str]:
    target_arrivals = box.target[view["seats"]]
    facts = {"round": view["round"], "phase": view["phase"], "arrivals": view["arrivals"], "seat": view["start"]}
    lines = [say("board-head", **facts, target=target_arrivals, cost=box.cost_of_step(view["arrivals"]))]
    if view["arrivals"] >= target_arrivals:
        lines.append(say("board-last"))
    if view["idle"]:
        lines.append(say("board-stall", idle=view["idle"]))
    return lines


def wagons(view: Json, say: Say, names: Sequence[str], box: Box) -> list[str]:
    """Where each wagon stands, where it can get and how far that is, and what it carries."""
    lines = [f"{say('board-wagons')}:"]
    for wagon, (at, came) in enumerate(zip(view["at"], view["came"], strict=True)):
        what = [place(at, say)]
        if wagon in view["arrived"]:
            what.append(say("board-arrived"))
        elif not came:
            master = view["masters"][wagon]
            what.append(say("board-master", seat=master) if master >= 0 else say("board-free"))
        if wagon in view["stopped"]:
            what.append(say("board-stopped"))
        ahead = sorted(box.roads.ahead(at, came).items(), key=lambda entry: (entry[1], entry[0]))
        if wagon not in view["arrived"]:
            what.append(say("board-heading", cities=[f"{say(f'city-{city}')} {fields}" for city, fields in ahead]))
        cargo = [f"{names[seat]} {name('goods', area, say)}" for seat, area in enumerate(view["loads"][wagon]) if area]
        lines.append(f"  {wagon + 1}  {'; '.join(what)}")
        lines.append(f"     {' | '.join(cargo) or say('board-empty')}")
    lines.append(f"  {say('board-courier', field=view['courier'], pile=pile_size(view))}" if view["courier"] else "")
    return lines


def pile_size(view: Json) -> int:
    pile = view["pile"]
    return sum(pile) if isinstance(pile, list) else int(pile)


def prices(view: Json, say: Say, box: Box) -> list[str]:
    """Each good with its buying and selling price and what is left of it."""
    width = max(9, *(len(good_name(good, say)) + 1 for good in box.goods))
    rows = {
        say("board-prices"): [good_name(good, say) for good in box.goods],
        say("board-buy"): [str(box.buy[level]) for level in view["levels"]],
        say("board-sell"): [str(box.sell[level]) for level in view["levels"]],
        say("board-supply"): [str(count) for count in view["supply"]],
    }
    return [f"{title:<10}" + "".join(f"{cell:>{width}}" for cell in cells) for title, cells in rows.items()]


def cities(view: Json, say: Say, names: Sequence[str], box: Box) -> list[str]:
    """Each city with its market, its bonus and what lies in the warehouses."""
    lines = [f"{say('board-cities')}: {say('board-bonus')}; {say('board-market')}; {say('board-stores')}"]
    for c, city in enumerate(box.cities):
        market = [good_name(box.goods[good], say) for good in box.market[c]]
        stored = []
        for seat, who in enumerate(names):
            shelf = view["stores"][seat][c]
            goods = [f"{count} {good}" for count, good in zip(shelf, market, strict=True) if count]
            if goods:
                stored.append(f"{who}: {', '.join(goods)}")
        lines.append(f"  {say(f'city-{city}'):<8} {view['bonus'][c]:>3}  {', '.join(market):<24} {' | '.join(stored)}")
    return lines


def merchants(view: Json, say: Say, names: Sequence[str], box: Box) -> list[str]:
    """Each seat: rank, money if known, tiles, cards, loans."""
    lines = [f"{say('board-seats')}:"]
    for seat, who in enumerate(names):
        step = view["steps"][seat]
        hand = view["hands"][seat]
        parts = [f"{say('board-step')} {step} ({say('board-upkeep')} {box.upkeep[step]})"]
        if view["money"][seat] is not None:
            parts.append(f"{say('board-money')} {view['money'][seat]}")
        parts.append(f"{say('board-tiles')} {' '.join(map(str, view['tiles'][seat])) or '–'}")
        parts.append(f"{say('board-influence')} {len(hand) if isinstance(hand, list) else hand}")
        if view["notes"][seat]:
            parts.append(f"{say('board-notes')} {view['notes'][seat]}")
        if view["investments"][seat]:
            cards = ", ".join(say(f"card-{card}") for card in view["investments"][seat])
            parts.append(f"{say('board-investments')}: {cards}")
        lines.append(f"  {who}  {'; '.join(parts)}")
    return lines

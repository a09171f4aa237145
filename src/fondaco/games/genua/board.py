"""The table as plain text, for the terminal and for screen readers; made from a view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fondaco.core.deal import Bundle
from fondaco.core.events import UNSEEN, Say
from fondaco.core.secrecy import Json
from fondaco.games.genua.components import GAINED, GOODS, KIND, KINDS, Box, back
from fondaco.games.genua.game import GENUA
from fondaco.games.genua.terms import HIDDEN, Several, Terms

NONE = "none"
"""Stands for nothing in sentences, so that they can leave it out."""
FIELDS = ("field", "building", "alley", "one_building", "other_building", "one", "other", "villa")
PIECES = ("good", "goods", "ware", "wares", "special", "stack", "card", "cards", "message")


def name(fact: str, value: Any, say: Say) -> str | None:
    """Fields, goods, cards, bundles and offers as a reader wants to see them."""
    if fact == "target" and isinstance(value, str):
        return say("alley-target", place=value[6:]) if value.startswith("alley-") else say(f"target-{value}")
    if fact in FIELDS and isinstance(value, str):
        return field_name(value, say)
    if fact in ("give", "take"):
        if isinstance(value, str) and value not in ("-", "") and is_piece(value):
            return piece_name(value, say)
        return bundle_name(value, say)
    if fact in ("offers", "intents") and (value is None or isinstance(value, Several)):
        return "; ".join(terms_name(terms, say) for terms in value.all) if value and value.all else NONE
    if fact == "marks" and isinstance(value, str):
        building, _, what = value.partition(":")
        return say(f"mark-{what}", building=building)
    if fact in PIECES and (value is None or value == "-"):
        return NONE
    if fact in PIECES and isinstance(value, str):
        return piece_name(value, say)
    return None


def field_name(field: str, say: Say) -> str:
    return say("alley-name", place=field[6:]) if field.startswith("alley-") else say(f"field-{field}")


def is_piece(text: str) -> bool:
    """Is this one single piece, rather than a bundle of several?"""
    return not any(sign in text for sign in "+*") and not text.isdigit()


def piece_name(piece: str, say: Say, box: Box | None = None) -> str:
    """A good, a kind of card, or a card with its face: as in the edition one speaks of, unless `box` is another."""
    if piece == UNSEEN:
        return "hidden"  # the sentence then tells the stack instead
    if piece.endswith(HIDDEN):
        return say("certain-card", stack=piece.removesuffix(HIDDEN))
    if piece.startswith(GAINED):
        return say("gained-piece", piece=say(f"good-{piece[len(GAINED) :]}"))
    kind, _, rest = piece.partition("-")
    if kind in KIND and rest:
        return card_name(piece, kind, say, box or GENUA.set_up(2, {}, say.edition).box)
    return say(f"good-{piece}")


def card_name(card: str, kind: str, say: Say, box: Box) -> str:
    if kind == "large" and card in box.large:
        villa, wares = box.large[card]
        return say("card-large", villa=villa, wares=[GOODS[ware] for ware in wares])
    if kind == "small" and card in box.small:
        building, ware = box.small[card]
        return say("card-small", building=building, ware=GOODS[ware])
    if kind == "message" and card in box.message:
        one, other = box.message[card]
        return say("card-message", one=one, other=other)
    if card in box.privilege:
        return say("card-privilege", building=box.privilege[card])
    return card


def bundle_name(bundle: Bundle | str | None, say: Say) -> str:
    if isinstance(bundle, str):
        bundle = Bundle.parse(bundle)
    if not bundle:
        return NONE
    parts = [say("money", amount=bundle.money)] if bundle.money else []
    return " + ".join([*parts, *(several(piece_name(piece, say), count) for piece, count in bundle.pieces)])


def several(named: str, count: int) -> str:
    return named if count == 1 else f"{count} × {named}"


def terms_name(terms: Terms, say: Say) -> str:
    message = "offer-asking" if terms.take else "offer-for"
    return say(message, give=terms.give, take=terms.take, target=terms.target)


def board(view: Json, say: Say, names: Sequence[str]) -> str:
    """City, tower, stock, merchants, the own hand, and what is on offer."""
    box: Box = GENUA.set_up(view["seats"], {}, view["edition"]).box
    lines = [say("board-round", round=view["round"], last=box.last[view["seats"]], seat=view["active"])]
    lines.append(tower(view, say, box))
    lines += ["", *city(view, say, names, box), ""]
    lines.append(f"{say('board-stock')}: {counted(view['stock'], say)}")
    stacks = [
        f"{say(f'good-{kind}')} {stack_size(view, index)} / {len(view['discards'][index])}"
        for index, kind in enumerate(KINDS)
    ]
    lines += [f"{say('board-cards')}: {', '.join(stacks)}", "", f"{say('board-merchants')}:"]
    lines += [merchant(view, say, names, seat, box) for seat in range(view["seats"])]
    you = view["you"]
    if you is not None and view["hands"][you]:
        hand = "; ".join(piece_name(entry["card"], say, box) for entry in view["hands"][you])
        lines.append(f"{say('board-hand')}: {hand}")
    return "\n".join([*lines, *talk(view, say, names)])


def tower(view: Json, say: Say, box: Box) -> str:
    if not view["path"]:
        return say("board-tower-none")
    way = " → ".join(field_name(field, say) for field in view["path"])
    return say("board-tower", way=way, moves=box.discs - len(view["path"]))


def stack_size(view: Json, kind: int) -> int:
    """A finished match shows the stacks themselves."""
    pool = view["pools"][kind]
    return len(pool) if isinstance(pool, list) else pool


def city(view: Json, say: Say, names: Sequence[str], box: Box) -> list[str]:
    """The squares; a building's first square shows its owner's sign and the step of the tower's way."""
    plan = box.cities[view["options"]["layout"]]
    rows: list[str] = [f"     {'     '.join(str(column) for column in range(1, 9))}"]
    seen: set[str] = set()
    codes = letters(say, plan.buildings)
    for row in range(1, 9):
        cells = []
        for column in range(1, 9):
            field = plan.squares[row, column]
            cell = codes.get(field, "··" if field in plan.is_alley else "##")
            if field not in seen:
                seen.add(field)
                owner = view["owners"].get(field)
                cell += names[owner][:1] if owner is not None else " "
                cell += str(view["path"].index(field) + 1) if field in view["path"] else " "
            cells.append(f"{cell:<5}")
        rows.append(f"  {row}  {' '.join(cells)}".rstrip())
    legend = ", ".join(f"{code} {say(f'field-{building}')}" for building, code in codes.items())
    rows.append(f"     {say('board-rows')}; {say('board-legend')}; ## {say('field-market')}")
    return [*rows, f"     {legend}"]


def letters(say: Say, buildings: Sequence[str]) -> dict[str, str]:
    """Two letters for each building, from its name in the reader's language; villas go by their families."""
    codes: dict[str, str] = {}
    for building in buildings:
        word = say(f"field-{building}").removeprefix("Villa ")
        tries = [word[0] + letter for letter in word[1:] if letter.isalpha()]
        codes[building] = next((code.title() for code in tries if code.title() not in codes.values()), word[:2])
    return codes


def counted(goods: dict[str, int], say: Say) -> str:
    held = [several(say(f"good-{good}"), count) for good, count in goods.items() if count]
    return ", ".join(held) or say("nothing")


def merchant(view: Json, say: Say, names: Sequence[str], seat: int, box: Box) -> str:
    """One seat: money, goods, markers, cards by kind, what it has done this turn."""
    money = view["money"][seat]
    parts = [say("board-money", amount=money) if money is not None else say("board-hidden")]
    parts.append(say("board-goods", list=counted(view["goods"][seat], say)))
    if view["supply"][seat]:
        parts.append(say("board-markers", count=view["supply"][seat]))
    backs = [back(entry["card"]) for entry in view["hands"][seat]]
    shown = {kind: backs.count(kind) for kind in KINDS}
    parts.append(say("board-backs", list=counted(shown, say)))
    if view["acted"][seat]:
        parts.append(say("board-acted"))
    if view["passed"][seat]:
        parts.append(say("board-passed"))
    known = [entry["card"] for entry in view["hands"][seat] if "-" in entry["card"]]
    if known and seat != view["you"]:
        parts.append("; ".join(piece_name(card, say, box) for card in known))
    return f"  {names[seat]}: {'; '.join(parts)}"


def talk(view: Json, say: Say, names: Sequence[str]) -> list[str]:
    """Standing offers, intentions, and a proposal on the table."""
    lines: list[str] = []
    for key in ("offers", "intents"):
        for seat, book in enumerate(view["books"][key]):
            for text in book:
                lines.append(f"{say(f'board-{key}')}: {names[seat]}: {terms_name(Terms.parse(text), say)}")
    deal = view["deal"]
    if deal is not None:
        terms = terms_name(Terms.parse(deal["terms"]), say)
        lines.append(say("board-deal", seat=deal["active"], to_seat=deal["offerer"], terms=terms))
    return ["", *lines] if lines else []

"""A full position that fits what a seat sees: unseen cards dealt at random, purses guessed, sealed books left empty."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from fondaco.core.deal import Bundle
from fondaco.core.moves import Seat
from fondaco.core.secrecy import Json
from fondaco.games.genua.components import GOODS, KIND, KINDS, LARGE, SPECIALS, Box
from fondaco.games.genua.terms import HIDDEN, Terms, gained

if TYPE_CHECKING:
    from fondaco.core.game import Game
    from fondaco.core.position import Position

TRIES = 300
"""Named cards and promises of others can contradict a random deal; then it is dealt again."""


def imagine(game: Game, view: Json, rng: random.Random) -> Position:
    """Deal what the view leaves open; made from the view alone."""
    box: Box = game.set_up(view["seats"], view["options"], view["edition"]).box
    if view["result"] is not None:
        return game.restore(view)
    tied = is_tied(view)
    for _ in range(TRIES):
        p = game.restore(guess(box, view, rng))
        if not tied or not game.violations(p):
            break
    return p


def is_tied(view: Json) -> bool:
    """Does the view hold promises or named cards that not every deal of the unseen cards would fit?"""
    return view["deal"] is not None or any(view["books"]["offers"]) or any(view["books"]["intents"])


def guess(box: Box, view: Json, rng: random.Random) -> dict[str, Any]:
    """The state of one full position that fits the view."""
    state: dict[str, Any] = dict(view)
    deal_cards(box, state, rng)
    name_cards(state, rng)
    state["money"] = purses(state, rng)
    state["answers"] = answers(state)
    return state


def deal_cards(box: Box, state: dict[str, Any], rng: random.Random) -> None:
    """Every unseen card to a hand or a stack, each equally likely; promised orders to those who promised."""
    you = state["you"]
    hands: list[list[dict[str, Any]]] = []
    seen = {card for stack in state["discards"] for card in stack}
    for seat, cards in enumerate(state["hands"]):
        entries = []
        for entry in cards:
            known = entry["card"] not in KIND
            if known:
                seen.add(entry["card"])
            entries.append(dict(entry) if "knows" in entry or not known else {**entry, "knows": [seat, you]})
        hands.append(entries)
    unseen = [[card for card in stack if card not in seen] for stack in box.stacks]
    for stack in unseen:
        rng.shuffle(stack)
    for seat, card in promised_orders(box, state, hands, unseen[LARGE]):
        spot = next(entry for entry in hands[seat] if entry["card"] == KINDS[LARGE])
        spot["card"] = card
        unseen[LARGE].remove(card)
    for entries in hands:
        for entry in entries:
            if entry["card"] in KIND:
                entry["card"] = unseen[KIND[entry["card"]]].pop()
    state["hands"] = hands
    state["pools"] = [sorted(stack) for stack in unseen]


def promised_orders(
    box: Box, state: dict[str, Any], hands: list[list[dict[str, Any]]], unseen: list[str]
) -> list[tuple[Seat, str]]:
    """Who promises a special card from a villa holds an order for it, with its wares (GE-R08)."""
    wanted: list[tuple[Seat, str]] = []
    taken: set[str] = set()
    for seat, terms in promises(box, state):
        goods = dict(state["goods"][seat])
        if state["decision"] in ("MakeOffers", "Negotiate", "AnswerCounter", "PickCards"):
            for bundle, sign in ((terms.give, -1), (terms.take, 1)):
                for piece, count in bundle.pieces:
                    goods[piece] = goods.get(piece, 0) + sign * count
        held = [entry["card"] for entry in hands[seat]]
        fitting = [
            card
            for card in (*held, *unseen)
            if card in box.large
            and box.large[card][0] == terms.target
            and all(goods.get(GOODS[ware], 0) > 0 for ware in box.large[card][1])
        ]
        if any(card in held for card in fitting) or KINDS[LARGE] not in held:
            continue
        free = [card for card in fitting if card not in taken]
        if free:
            taken.add(free[0])
            wanted.append((seat, free[0]))
    return wanted


def promises(box: Box, state: dict[str, Any]) -> list[tuple[Seat, Terms]]:
    """Every promise of a special card in the books and in the deal on its way."""
    found = []
    for seat, book in enumerate(state["books"]["offers"]):
        found += [(seat, Terms.parse(text)) for text in book]
    if state["deal"] is not None and state["decision"] != "AnswerCounter" and not state["performed"]:
        found.append((state["deal"]["offerer"], Terms.parse(state["deal"]["terms"])))
    return [
        (seat, terms)
        for seat, terms in found
        if terms.target in box.villas and any(good in SPECIALS for good, _ in gained(terms.give))
    ]


def name_cards(state: dict[str, Any], rng: random.Random) -> None:
    """Give a face to cards that others named or picked between them, and to those being drawn."""
    books = state["books"]
    told = {}
    for key in ("offers", "intents"):
        told[key] = [
            [unmasked(text, state, seat, books["to"], rng) for text in book] for seat, book in enumerate(books[key])
        ]
    state["books"] = {"to": books["to"], **told}
    if state["deal"] is not None:
        deal = dict(state["deal"])
        deal["terms"] = unmasked(deal["terms"], state, deal["offerer"], deal["active"], rng)
        terms = Terms.parse(deal["terms"])
        for key, seat, bundle in (("given", deal["offerer"], terms.give), ("returned", deal["active"], terms.take)):
            named = {piece for piece, _ in bundle.pieces}
            hand = sorted(entry["card"] for entry in state["hands"][seat])
            deal[key] = faces(deal[key], [card for card in hand if card not in named])
        state["deal"] = deal
    draws = state["draws"]
    if any(card in KIND for card in draws["cards"]):
        # What was just drawn is nothing the viewer has seen before.
        fresh = [e["card"] for e in state["hands"][draws["seat"]] if state["you"] not in e.get("knows", ())]
        state["draws"] = {**draws, "cards": faces([card + HIDDEN for card in draws["cards"]], fresh)}


def faces(cards: Sequence[str], hand: Sequence[str]) -> list[str]:
    """Hidden cards (`message?`) replaced by the first ones of their kind in a hand."""
    left = list(hand)
    named = []
    for card in cards:
        if card.endswith(HIDDEN):
            card = next(own for own in left if own.startswith(card.removesuffix(HIDDEN) + "-"))
        if card in left:
            left.remove(card)
        named.append(card)
    return named


def unmasked(text: str, state: dict[str, Any], offerer: Seat, active: Seat, rng: random.Random) -> str:
    """Terms with certain cards in place of hidden ones; whoever was shown them knows them now."""
    if HIDDEN not in text:
        return text
    terms = Terms.parse(text)
    sides = []
    for giver, other, bundle in ((offerer, active, terms.give), (active, offerer, terms.take)):
        pieces = {piece: count for piece, count in bundle.pieces if not piece.endswith(HIDDEN)}
        for piece, count in bundle.pieces:
            if piece.endswith(HIDDEN):
                kind = piece.removesuffix(HIDDEN) + "-"
                own = [entry for entry in state["hands"][giver] if entry["card"].startswith(kind)]
                for entry in rng.sample(own, count):
                    pieces[entry["card"]] = 1
                    entry["knows"] = sorted({*entry.get("knows", [giver]), other})
        sides.append(Bundle.of(bundle.money, pieces))
    return str(Terms(terms.target, *sides))


def purses(state: dict[str, Any], rng: random.Random) -> list[int]:
    """Known purses as they are; others hold at least what they are offering."""
    money: list[int] = []
    for seat, amount in enumerate(state["money"]):
        if amount is None:
            said = state["books"]["offers"][seat] + state["books"]["intents"][seat]
            floor = max((Terms.parse(text).give.money for text in said), default=0)
            if state["deal"] is not None:
                terms = Terms.parse(state["deal"]["terms"])
                if seat == state["deal"]["active"]:
                    floor = max(floor, terms.take.money)
                elif seat == state["deal"]["offerer"] and state["decision"] != "AnswerCounter":
                    floor = max(floor, terms.give.money)
            amount = max(floor, 5 * rng.randrange(10, 40))
        money.append(amount)
    return money


def answers(state: dict[str, Any]) -> list[str | None]:
    """Sealed answers of others are taken for empty; one's own is known."""
    given: list[str | None] = list(state.get("answers") or [None] * state["seats"])
    if state["decision"] == "MakeOffers":
        for seat in range(state["seats"]):
            asked = seat != state["active"] and not state["passed"][seat]
            if asked and given[seat] is None and seat not in state["to_act"]:
                given[seat] = "book -"
    return given

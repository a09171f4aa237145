"""What a seat cannot see, sampled: a whole table that fits a view.

A memory view tells everything but the order of the stacks, and that is chance. A plain view tells of the other hands
only how many cards they are, and of face-down stacks and ships only their number; the rest is dealt at random.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, Final

from fondaco.core.errors import BadPosition
from fondaco.core.game import Game
from fondaco.core.moves import Seat
from fondaco.core.position import Position
from fondaco.core.secrecy import Json
from fondaco.games.wind.components import GOODS, Box, cards_of_purse

TRIES: Final = 5000
"""A deal that does not fit the question being asked is dealt anew."""

PURSES: Final = tuple((rest, cards_of_purse(rest)) for rest in range(10))


def imagine(game: Game, view: Json, rng: random.Random) -> Position:
    """A full position that fits `view`."""
    if view["bank"] is not None:
        return game.restore(view)
    box = game.set_up(view["seats"], view["options"], view["edition"]).box
    for _ in range(TRIES):
        p = game.restore(dealt(view, box, rng))
        if not game.violations(p):
            return p
    raise BadPosition("no table fits this view")


def dealt(view: Json, box: Box, rng: random.Random) -> Json:
    """The view with everything hidden filled in at random."""
    state: dict[str, Any] = dict(view)
    others = [seat for seat, hand in enumerate(view["hands"]) if isinstance(hand, int)]
    deal_ships(state, box, rng)
    specials = deal_stacks(state, box, rng)
    deal_hands(state, box, others, specials, rng)
    state["front"] = [rng.randint(1, 10) if gulden is True else int(gulden) for gulden in view["front"]]
    state["bank"] = box.gulden - sum(hand["money"] for hand in state["hands"]) - sum(state["front"])
    return state


def deal_ships(state: dict[str, Any], box: Box, rng: random.Random) -> None:
    """Ships nobody sees go into the stacks and to the others."""
    seen = Counter(state["harbour"])
    for owned in state["owned"]:
        if not isinstance(owned, int):
            seen.update(owned)
    yards, hidden = [], []
    for size in range(2):
        unseen = list((Counter(box.yards[size]) - seen - Counter(state["departed"][size])).elements())
        rng.shuffle(unseen)
        height = state["yards"][size]
        yards.append(sorted(unseen[:height]))
        hidden += unseen[height:]
    rng.shuffle(hidden)
    state["yards"] = yards
    state["owned"] = [
        [hidden.pop() for _ in range(owned)] if isinstance(owned, int) else owned for owned in state["owned"]
    ]


def deal_stacks(state: dict[str, Any], box: Box, rng: random.Random) -> list[str]:
    """Cards nobody sees go into the stacks; special cards that do not fit there are in the others' hands."""
    seen = Counter([*state["untaken"], *filter(None, state["cards"])])
    for laid in state["preserves"]:
        seen.update(laid)
    for hand in state["hands"]:
        if not isinstance(hand, int):
            seen.update(hand["specials"])
    decks: list[list[str]] = []
    held: list[str] = []
    for deck in range(3):
        unseen = list((Counter(box.decks[deck]) - seen - Counter(state["discards"][deck])).elements())
        special = [name for name in unseen if box.cards[name].special]
        rng.shuffle(special)
        taken = special[: len(unseen) - state["decks"][deck]]
        held += taken
        decks.append(sorted((Counter(unseen) - Counter(taken)).elements()))
    state["decks"] = decks
    return held


def deal_hands(state: dict[str, Any], box: Box, others: list[Seat], specials: list[str], rng: random.Random) -> None:
    """Goods and special cards at random among the cards of the others; all else in their hands is gulden.

    Whoever has made an offer can pay it (WI-31): so many of his cards are tens, or there would be too few for it.
    """
    hands: list[Any] = list(state["hands"])
    offers = [max(0, offer) for offer in state["bids"]]
    tens = [-(-offer // 10) for offer in offers]
    places = [seat for seat in others for _ in range(hands[seat] - tens[seat])]
    rng.shuffle(places)
    for seat in others:
        hands[seat] = {"money": 0, "goods": [0, 0, 0, 0], "specials": []}
    for good in range(len(GOODS)):
        known = state["stock"][good] + sum(stored[good] for stored in state["warehouses"])
        known += sum(hand["goods"][good] for hand in hands)
        for _ in range(box.stock[good] - known):
            hands[places.pop()]["goods"][good] += 1
    for name in specials:
        hands[places.pop()]["specials"].append(name)
    for seat in others:
        hands[seat]["specials"].sort()
        hands[seat]["money"] = some_purse(places.count(seat) + tens[seat], offers[seat], rng)
    state["hands"] = hands


def some_purse(cards: int, least: int, rng: random.Random) -> int:
    """An amount of gulden that takes exactly so many cards (WI-R04), and is no less than was offered."""
    purses = [10 * (cards - few) + rest for rest, few in PURSES if few <= cards]
    return rng.choice([purse for purse in purses if purse >= least])

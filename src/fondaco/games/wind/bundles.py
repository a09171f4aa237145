"""Choices of several goods at once: every multiset that can be had, each written in one way only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fondaco.core.errors import Illegal
from fondaco.core.moves import Move
from fondaco.games.wind.components import GOODS, INDEX
from fondaco.games.wind.moves import Draft, Fetch, Store

Bundle = tuple[str, ...]

STORES: Final[dict[tuple[int, ...], tuple[Move, ...]]] = {}
FETCHES: Final[dict[tuple[int, ...], tuple[Move, ...]]] = {}


def bundles(there: Sequence[int], least: int, most: int) -> list[Bundle]:
    """Every bundle of `least` to `most` goods out of what is there, in the order of GOODS.

    >>> bundles([2, 0, 0, 1], 1, 2)
    [('silk',), ('apples',), ('apples', 'silk'), ('apples', 'apples')]
    """
    apples, spices, cheese, silk = there
    ways: list[Bundle] = []
    for a in range(min(apples, most) + 1):
        for s in range(min(spices, most - a) + 1):
            for c in range(min(cheese, most - a - s) + 1):
                for k in range(max(0, least - a - s - c), min(silk, most - a - s - c) + 1):
                    ways.append(bundle([a, s, c, k]))
    return ways


def bundle(counts: Sequence[int]) -> Bundle:
    """So many of each good as a tuple of names."""
    return tuple([good for good, count in zip(GOODS, counts, strict=True) for _ in range(count)])


def counts(goods: Bundle) -> list[int]:
    """How many of each good a bundle holds; goods that do not exist or stand in the wrong order are refused."""
    amounts = [0, 0, 0, 0]
    last = 0
    for good in goods:
        index = INDEX.get(good, -1)
        if index < last:
            raise Illegal("no-such-goods", goods="+".join(goods))
        amounts[index] += 1
        last = index
    return amounts


def stores(there: Sequence[int], most: int) -> tuple[Move, ...]:
    """Every way to store one to `most` of the goods in a hand (WI-44)."""
    a, s, c, k = there
    key = (min(a, most), min(s, most), min(c, most), min(k, most), most)
    found = STORES.get(key)
    if found is None:
        found = STORES[key] = tuple([Store(goods) for goods in bundles(there, 1, most)])
    return found


def fetches(there: Sequence[int], least: int, most: int) -> tuple[Move, ...]:
    """Every way to take `least` to `most` goods from the stacks (WI-58, WI-62)."""
    a, s, c, k = there
    key = (min(a, most), min(s, most), min(c, most), min(k, most), least, most)
    found = FETCHES.get(key)
    if found is None:
        found = FETCHES[key] = tuple([Fetch(goods) for goods in bundles(there, least, most)])
    return found


def drafts(there: Sequence[int], size: int) -> tuple[Move, ...]:
    """Every way to take the first goods (WI-15, WI-R01)."""
    return tuple([Draft(goods) for goods in bundles(there, size, size)])

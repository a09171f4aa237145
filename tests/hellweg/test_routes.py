"""Finding the outcomes of a transport, also on a dense network (HW-40 to HW-48)."""

from __future__ import annotations

import itertools
import random
from collections.abc import Mapping

import pytest

from fondaco.core.testing import rule
from fondaco.games.hellweg.game import HELLWEG
from fondaco.games.hellweg.moves import Transport
from fondaco.games.hellweg.routes import deliveries, reached

BOX = HELLWEG.set_up(4, {"lp": True, "pv": True}, None).box

DENSEST = {
    *("muenster-dortmund", "muenster-builefeld", "muenster-soest", "dortmund-soest", "dortmund-corbach"),
    *("soest-paderborn", "builefeld-paderborn", "builefeld-hoexter", "paderborn-hoexter", "corbach-hoexter"),
}
"""Ten single carriages, all that one player can have, where they offer the most outcomes of all ways to place them."""


def outcomes_by_hand(
    carriages: Mapping[str, int], stones: Mapping[str, int], town: str, ware: str
) -> set[tuple[str, frozenset[str], bool]]:
    """The outcomes as the rulebook words them: try every row of different towns from source to goal."""
    joined = {}
    for road in carriages:
        left, right = BOX.ends[road]
        joined[left, right] = joined[right, left] = road
    found = set()
    for source in [BOX.town_of[house] for house in BOX.houses_of[ware] if house in stones]:
        others = [other for other in sorted({end for pair in joined for end in pair}) if other not in (source, town)]
        for length in range(len(others) + 1):
            for between in itertools.permutations(others, length):
                steps = list(itertools.pairwise((source, *between, town)))
                if source != town and all(step in joined for step in steps):
                    roads = [joined[step] for step in steps]
                    back = frozenset(road for road in roads if carriages[road] == 1 and not BOX.paved[road])
                    found.add((source, back, any(BOX.village[road] for road in roads)))
    return found


@rule("HW-41", "HW-44", "HW-R07")
@pytest.mark.parametrize("seed", range(6))
def test_the_outcomes_are_those_of_all_simple_paths(seed: int) -> None:
    rng = random.Random(seed)
    towns = set(rng.sample(BOX.towns, 6)) | {"dortmund"}
    roads = [road for road in BOX.roads if set(BOX.ends[road]) <= towns]
    carriages = {road: rng.choice((1, 1, 2)) for road in roads}
    for ware in BOX.wares:
        stones = dict.fromkeys(BOX.houses_of[ware], 1)
        listed = deliveries(BOX, stones, carriages, "dortmund", ware, True)
        told = {
            (BOX.town_of[move.house], frozenset(move.back), bool(move.fare))
            for move in listed
            if isinstance(move, Transport)
        }
        assert len(told) == len(listed), "no outcome is listed twice"
        assert told == outcomes_by_hand(carriages, stones, "dortmund", ware)


@rule("HW-44")
def test_the_densest_network_offers_few_enough_choices() -> None:
    stones = dict.fromkeys(BOX.houses_of["salt"], 1)
    listed = deliveries(BOX, stones, dict.fromkeys(DENSEST, 1), "corbach", "salt", True)
    assert len(listed) == len(set(listed)) == 39


@rule("HW-41")
def test_connected_towns_are_those_that_carriages_reach() -> None:
    towns = reached(BOX, {"hagen-olpe": 1, "dortmund-hagen": 2, "wesel-muenster": 1}, "olpe")
    assert towns == sum(BOX.town_bit[town] for town in ("olpe", "hagen", "dortmund"))

"""The road net: fields with their neighbours, and how far wagons and courier get on it (HA-07, HA-72 to HA-97).

Works on any net: a field may have any number of neighbours, and roads may form loops.
"""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterable, Sequence

Field = str
Path = tuple[Field, ...]
"""Fields in the order in which they are entered."""


class Roads:
    """Which field borders on which, and which fields are cities."""

    def __init__(self, chains: Iterable[Sequence[Field]], cities: Collection[Field]) -> None:
        self.cities = frozenset(cities)
        self.beside: dict[Field, list[Field]] = {}
        for chain in chains:
            for here, there in itertools.pairwise(chain):
                self.join(here, there)
                self.join(there, here)
        self.walked: dict[tuple[Field, Field, int], Walks] = {}
        self.foreseen: dict[tuple[Field, Field], dict[Field, int]] = {}
        self.ridden: dict[tuple[Field, int], tuple[Field, ...]] = {}

    def join(self, here: Field, there: Field) -> None:
        beside = self.beside.setdefault(here, [])
        if there not in beside:
            beside.append(there)

    def walks(self, at: Field, came: Field, points: int) -> Walks:
        """Every way forward of up to `points` fields, ending early only in a city (HA-73, HA-74, HA-82, HA-R36).

        `came` is the neighbour the wagon came from; a wagon in a city has none and may leave by any road (HA-R38).
        """
        key = (at, came, points)
        known = self.walked.get(key)
        if known is None:
            known = self.walked[key] = Walks(self.spread(at, came, points))
        return known

    def spread(self, at: Field, came: Field, points: int) -> list[Path]:
        paths: list[Path] = []
        for there in self.beside[at]:
            if there == came:
                continue
            onward = self.spread(there, at, points - 1) if points > 1 and there not in self.cities else []
            paths += [(there, *rest) for rest in onward] or [(there,)]
        return paths

    def ways(self, at: Field, came: Field, points: int, taken: Sequence[Field]) -> dict[str, Path]:
        """Where a wagon gets with so many points, each way by its name, when these fields are taken (HA-R37)."""
        walks = self.walks(at, came, points)
        inside = walks.inside
        near = [field for field in taken if field in inside]
        return walks.ways(tuple(sorted(near))) if near else walks.free

    def rides(self, at: Field, most: int) -> tuple[Field, ...]:
        """Where a courier may end after one to `most` fields: never in a city, never where he began (HA-95, HA-R45)."""
        key = (at, most)
        known = self.ridden.get(key)
        if known is None:
            reached = [at]
            for _ in range(most):
                near = [there for here in reached for there in self.beside[here] if there not in self.cities]
                reached += [there for there in dict.fromkeys(near) if there not in reached]
            known = self.ridden[key] = tuple(reached[1:])
        return known

    def distances(self, start: Field) -> dict[Field, int]:
        """Fields to each other field, by the shortest way."""
        away = {start: 0}
        edge = [start]
        fields = 0
        while edge:
            fields += 1
            edge = [there for here in edge for there in self.beside[here] if there not in away]
            away |= dict.fromkeys(edge, fields)
        return away

    def ahead(self, at: Field, came: Field) -> dict[Field, int]:
        """Fields to every city a wagon can reach without turning."""
        known = self.foreseen.get((at, came))
        if known is None:
            known = {}
            edge = [(at, came)]
            seen = set(edge)
            fields = 0
            while edge:
                fields += 1
                further: list[tuple[Field, Field]] = []
                for here, back in edge:
                    for there in self.beside[here]:
                        if there == back or (there, here) in seen:
                            continue
                        seen.add((there, here))
                        if there in self.cities:
                            known.setdefault(there, fields)
                        else:
                            further.append((there, here))
                edge = further
            self.foreseen[at, came] = known
        return known

    def courier_starts(self, city: Field) -> list[Field]:
        """The fields exactly two away from a city that are no cities themselves (HA-25, HA-R03)."""
        return [field for field, away in self.distances(city).items() if away == 2 and field not in self.cities]


class Walks:
    """The ways forward from one field with so many points, and what is left of them where other wagons stand."""

    def __init__(self, paths: Sequence[Path]) -> None:
        self.paths = paths
        self.inside = frozenset([field for path in paths for field in path])
        self.free = ends(paths)
        self.known: dict[Path, dict[str, Path]] = {}

    def ways(self, taken: Path) -> dict[str, Path]:
        """What remains of each path when its end is taken: back to the last free field (HA-75, HA-76, HA-81, HA-R37).

        Ways that stop on the same field after the same fields are one; those that lead nowhere are left out.
        """
        known = self.known.get(taken)
        if known is None:
            found: list[Path] = []
            for path in self.paths:
                reach = len(path)
                while reach and path[reach - 1] in taken:
                    reach -= 1
                if reach and path[:reach] not in found:
                    found.append(path[:reach])
            known = self.known[taken] = ends(found)
        return known


def ends(paths: Sequence[Path]) -> dict[str, Path]:
    """Each path by the word that names it: its last field, or all its fields where several paths end there."""
    last = [path[-1] for path in paths]
    return {path[-1] if last.count(path[-1]) == 1 else ">".join(path): path for path in paths}

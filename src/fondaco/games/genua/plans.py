"""Ways for the tower, and what they bring a seat: own actions, sales, messages, alleys for markers."""

from __future__ import annotations

from collections.abc import Sequence

from fondaco.core.moves import Seat
from fondaco.games.genua.components import EXTRA_ACTION, MESSAGE
from fondaco.games.genua.estate import Estates
from fondaco.games.genua.position import Genua

STEP = 0.3
"""A step must bring at least this."""
SHARE = 0.4
"""The part of its gain that a buyer usually pays."""
TRUST = 0.5
"""How likely a sale that nobody has offered for yet comes about."""


def rivalry(p: Genua) -> float:
    """How much of a rival's gain is my loss: the fewer the rivals the more."""
    return 0.6 / (p.seats - 1)


class Plan:
    """What the rest of a turn can bring the active seat."""

    def __init__(self, p: Genua, seat: Seat, estates: Estates, sells: bool) -> None:
        self.p = p
        self.seat = seat
        self.estates = estates
        self.sells = sells
        self.neighbours = p.city.neighbours
        self.buildings = p.city.is_building
        self.messages: list[tuple[str, str, float]] = []
        for card in p.hands.of(seat, MESSAGE):
            one, other = p.box.message[card]
            if not (one in p.path and other in p.path):
                self.messages.append((one, other, p.box.message_reward - estates.message))
        self.costs = [0.0] * max(0, p.free_actions(seat))
        self.costs += [estates.special_worth(seat, EXTRA_ACTION)] * p.goods[seat][EXTRA_ACTION]
        self.sales: dict[str, float] = {}
        self.marks: dict[str, float] = {}

    def best(self, path: Sequence[str], acts: int, steps: int = 4) -> float:
        """The most that going on from the end of `path` can bring; stopping there brings what the way there did."""
        left = min(steps, self.p.box.discs - len(path))
        spent = max(0, len(self.costs) - acts)
        return self.search(list(path), left, self.costs[spent:], [], self.along(path))

    def search(self, path: list[str], left: int, costs: list[float], gains: list[float], way: float) -> float:
        """Depth first over the fields that can be entered."""
        best = way + self.chosen(gains, costs)
        if left == 0:
            return best
        for field in self.neighbours[path[-1]]:
            if field in path:
                continue
            path.append(field)
            found = gains
            more = way - STEP
            if field in self.buildings:
                sale = self.sale(field)
                more += sale
                found = [*gains, self.estates.gain(self.seat, field) - sale]
                for one, other, worth in self.messages:
                    if (one == field and other in path) or (other == field and one in path):
                        more += worth
            elif self.p.supply[self.seat]:
                before = max([self.mark(alley) for alley in path[:-1]], default=0.0)
                more += max(0.0, self.mark(field) - before)
            best = max(best, self.search(path, left - 1, costs, found, more))
            path.pop()
        return best

    def along(self, path: Sequence[str]) -> float:
        """What lies on a way already fixed: messages fulfilled and the best alley."""
        total = 0.0
        for one, other, worth in self.messages:
            if one in path and other in path:
                total += worth
        if self.p.supply[self.seat]:
            before = max([self.mark(alley) for alley in self.p.path], default=0.0)
            total += max([self.mark(alley) for alley in path], default=0.0) - before
        return total

    def chosen(self, gains: list[float], costs: list[float]) -> float:
        """Own actions at the stops where they bring most, each at its cost."""
        if not gains or not costs:
            return 0.0
        if len(costs) == 1:
            return max(0.0, max(gains) - costs[0])
        total = 0.0
        for gain, cost in zip(sorted(gains, reverse=True), costs, strict=False):
            total += max(0.0, gain - cost)
        return total

    def sale(self, building: str) -> float:
        """What selling the action of a building may bring, less what it helps the buyer."""
        if not self.sells:
            return 0.0
        found = self.sales.get(building)
        if found is None:
            p = self.p
            gains = [self.estates.gain(j, building) for j in range(p.seats) if j != self.seat and p.has_action(j)]
            best = max(gains, default=0.0)
            net = SHARE - rivalry(p) * (1 - SHARE)
            found = self.sales[building] = TRUST * net * best if best > 10 else 0.0
        return found

    def mark(self, alley: str) -> float:
        """What this seat's markers could do next to an alley."""
        found = self.marks.get(alley)
        if found is None:
            found = self.marks[alley] = mark_worth(self.p, self.seat, alley, self.estates)
        return found


def mark_worth(p: Genua, seat: Seat, alley: str, estates: Estates) -> float:
    """Free buildings first, then those of others, as far as the supply goes."""
    if alley not in p.city.is_alley:
        return 0.0
    supply, total = p.supply[seat], 0.0
    for building in sorted(p.city.beside[alley], key=lambda b: b in p.owners):
        owner = p.owners.get(building, -1)
        if owner < 0 and supply >= 1:
            total += estates.building - estates.marker
            supply -= 1
        elif owner not in (-1, seat) and supply >= 2:
            total += max(0.0, estates.building * (1 + rivalry(p)) - 2 * estates.marker)
            supply -= 2
    return total

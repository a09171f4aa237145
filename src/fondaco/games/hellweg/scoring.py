"""What goods cards are worth at the end (HW-79 to HW-81, HW-99)."""

from __future__ import annotations

from collections.abc import Sequence

from fondaco.games.hellweg.components import Box


def goods_value(cards: Sequence[str], box: Box) -> int:
    """End values, with the disjoint bonus pairs that bring most (HW-R16, HW-R17)."""
    held = [box.goods[card] for card in cards]
    return sum(goods.end for goods in held) + best_gain(cards, [goods.id for goods in held if goods.pair], box)


def best_gain(free: Sequence[str], bearers: Sequence[str], box: Box) -> int:
    """What the best pairs of `bearers` with cards in `free` add to the end values; each card counts once (HW-80)."""
    if not bearers:
        return 0
    bearer, others = box.goods[bearers[0]], bearers[1:]
    best = best_gain(free, others, box)
    if bearer.id not in free:
        return best
    wanted = bearer.partner()
    for card in free:
        partner = box.goods[card]
        if partner.sort == wanted and card != bearer.id:
            rest = [other for other in free if other not in (bearer.id, card)]
            gain = bearer.total - bearer.end - partner.end
            best = max(best, gain + best_gain(rest, others, box))
    return best

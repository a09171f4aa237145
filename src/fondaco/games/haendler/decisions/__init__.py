"""The decision points of Die Händler, phase by phase in rulebook order.

setting      chance     start set, courier, start player, open investment cards
1 buying     each       up to three pieces
2 loading    each       Lademeister cards; sealed bids; the master loads; haggling with the others
3 moving     each       Achsbruch cards; one tile, extra points, courier; picking an influence card
4 prices     all, each  discs; Kontor cards; Lagerverkauf; Sonderverkauf cards
5 selling    each       Verkauf mit Bonus; settlement; bonus tracks
6 investments  each     opening, raising, choosing
7 climbing   each       representation, loans, climbing; the last repayments
talk         each       agreements, in the variant
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from fondaco.core.decision import Decision
from fondaco.games.haendler.decisions.buying import BUYING, begin_buying
from fondaco.games.haendler.decisions.climbing import BORROWING, CLIMBING, LAST_REPAYING, PAYING, begin_climbing
from fondaco.games.haendler.decisions.haggling import ANSWERING, ASKING
from fondaco.games.haendler.decisions.investments import CHOOSING, OPENING, RAISING, begin_investments
from fondaco.games.haendler.decisions.loading import BIDDING, LOADING, TAKING_OFFICE, begin_loading
from fondaco.games.haendler.decisions.moving import BREAKING_AXLES, MOVING, PICKING_CARD, begin_moving
from fondaco.games.haendler.decisions.prices import (
    SELLING_SPECIALLY,
    SELLING_STOCK,
    SETTING_DISCS,
    SHIFTING,
    begin_prices,
)
from fondaco.games.haendler.decisions.rounds import NEXT_PHASE
from fondaco.games.haendler.decisions.selling import ADJUSTING, CLAIMING_BONUS, SETTLING, begin_selling
from fondaco.games.haendler.decisions.setting import CHOOSING_CITIES, CHOOSING_START, PLACING_COURIER, REVEALING
from fondaco.games.haendler.decisions.talk import HEARING, INVITING, PROPOSING, REPLYING, WEIGHING
from fondaco.games.haendler.position import Haendler

PHASES: Final[tuple[Callable[[Haendler], None], ...]] = (
    begin_buying,
    begin_loading,
    begin_moving,
    begin_prices,
    begin_selling,
    begin_investments,
    begin_climbing,
)
"""How each of the seven phases begins (HA-40)."""

DECISIONS: Final[tuple[Decision[Any], ...]] = (
    *(CHOOSING_CITIES, PLACING_COURIER, CHOOSING_START, REVEALING, NEXT_PHASE),
    BUYING,
    *(TAKING_OFFICE, BIDDING, LOADING, ASKING, ANSWERING),
    *(BREAKING_AXLES, MOVING, PICKING_CARD),
    *(SETTING_DISCS, SHIFTING, SELLING_STOCK, SELLING_SPECIALLY),
    *(CLAIMING_BONUS, SETTLING, ADJUSTING),
    *(OPENING, RAISING, CHOOSING),
    *(PAYING, BORROWING, CLIMBING, LAST_REPAYING),
    *(PROPOSING, HEARING, WEIGHING, INVITING, REPLYING),
)

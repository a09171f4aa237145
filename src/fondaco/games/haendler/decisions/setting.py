"""Setting the table: where the wagons and the courier begin, who begins, which cards lie open (HA-21 to HA-31)."""

from __future__ import annotations

from typing import Final

from fondaco.core.decision import Chance
from fondaco.core.moves import Move, Seat
from fondaco.games.haendler.decisions.rounds import NEXT_PHASE
from fondaco.games.haendler.moves import CourierAt, Reveal, Start, StartSet
from fondaco.games.haendler.position import Haendler

RANDOM: Final = "random"


class ChoosingCities(Chance[Haendler]):
    """Either start set is as likely (HA-24, HA-R01)."""

    def odds(self, p: Haendler) -> list[tuple[Move, int]]:
        return [(StartSet(name), 1) for name in p.box.start_sets]

    def apply(self, p: Haendler, seat: Seat, move: Move) -> None:
        assert isinstance(move, StartSet)
        place_wagons(p, move.cities)


class PlacingCourier(Chance[Haendler]):
    """Any field two away from a city without a wagon (HA-25, HA-R03, HA-R04)."""

    def odds(self, p: Haendler) -> list[tuple[Move, int]]:
        return [(CourierAt(field), 1) for field in courier_fields(p)]

    def apply(self, p: Haendler, seat: Seat, move: Move) -> None:
        assert isinstance(move, CourierAt)
        place_courier(p, move.field)


class ChoosingStart(Chance[Haendler]):
    """Any seat may be the first start player (HA-31, HA-R05)."""

    def odds(self, p: Haendler) -> list[tuple[Move, int]]:
        return [(Start(seat), 1) for seat in range(p.seats)]

    def apply(self, p: Haendler, seat: Seat, move: Move) -> None:
        assert isinstance(move, Start)
        name_start(p, move.seat)


class Revealing(Chance[Haendler]):
    """An investment card is turned up, in the setting or after an auction (HA-21, HA-131)."""

    def odds(self, p: Haendler) -> list[tuple[Move, int]]:
        return [(Reveal(card), 1) for card in p.unseen]

    def apply(self, p: Haendler, seat: Seat, move: Move) -> None:
        assert isinstance(move, Reveal)
        turn_up(p, move.card)
        refill(p)


def set_table(p: Haendler) -> None:
    """The start set first: the rest depends on it."""
    chosen = p.setup.options["start_set"]
    if chosen == RANDOM:
        p.decision = CHOOSING_CITIES
    else:
        place_wagons(p, str(chosen))


def place_wagons(p: Haendler, name: str) -> None:
    """One wagon to each city of the set, in its order; the bonus there begins at nothing (HA-24, HA-26, HA-R02)."""
    p.at = list(p.box.start_sets[name])
    p.bonus = [p.box.bonus_with if city in p.at else p.box.bonus_without for city in p.box.cities]
    if p.told is not None:
        p.tell("wagons-placed", cities=p.at[:])
    fields = courier_fields(p)
    if len(fields) == 1:
        place_courier(p, fields[0])
    else:
        p.decision = PLACING_COURIER


def courier_fields(p: Haendler) -> list[str]:
    """Where the courier may begin; the host may wish him near a city, if no wagon stands there (HA-R04)."""
    free = [city for city in p.box.cities if city not in p.at]
    wish = p.setup.options["courier"]
    if wish in free:
        free = [str(wish)]
    return list(dict.fromkeys(field for city in free for field in p.box.roads.courier_starts(city)))


def place_courier(p: Haendler, field: str) -> None:
    p.courier = field
    if p.told is not None:
        p.tell("courier-placed", field=field)
    chosen = p.setup.options["start"]
    if chosen == RANDOM:
        p.decision = CHOOSING_START
    else:
        name_start(p, int(chosen))


def name_start(p: Haendler, seat: Seat) -> None:
    p.start = p.actor = seat
    if p.told is not None:
        p.tell("start", seat=seat)
    refill(p)


def turn_up(p: Haendler, card: str) -> None:
    """The open cards lie in the order of the box."""
    p.unseen = [other for other in p.unseen if other != card]
    p.on_offer = sorted([*p.on_offer, card], key=p.box.investments.index)
    if p.told is not None:
        p.tell("card-revealed", card=card)


def refill(p: Haendler) -> None:
    """Four cards lie open while the stack lasts; what must come in any case needs no chance (HA-121, HA-131)."""
    room = p.box.on_offer - len(p.on_offer)
    if 0 < room < len(p.unseen):
        p.decision = REVEALING
        return
    if room:
        for card in p.unseen:
            turn_up(p, card)
    p.decision = NEXT_PHASE


CHOOSING_CITIES: Final = ChoosingCities()
PLACING_COURIER: Final = PlacingCourier()
CHOOSING_START: Final = ChoosingStart()
REVEALING: Final = Revealing()

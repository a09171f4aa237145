"""Somebody leaves for good: bots take their seats, their name goes from everything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fondaco.server import acts
from fondaco.server.bots import stand_in
from fondaco.server.table import Chair

if TYPE_CHECKING:
    from fondaco.server.house import House


async def forget(house: House, person: str) -> None:
    """First the seats in running matches, then the person."""
    from fondaco.server.lists import list_tables

    for listed in await list_tables(house, "mine", person, "en", None, 1000):
        table = await house.hall.table(listed["id"])
        for seat in table.seats_of(person):
            if table.running:
                await acts.resign(table, seat, person, "leaves for good", stand_in())
            elif table.info.status == "open":
                await house.lobby.set_chair(table, Chair(seat, None, None, ""))
        if table.info.status == "open" and table.info.host == person:
            table.info.host = None
    await house.people.forget(person)
    for table in house.hall.tables.values():
        for chair in table.chairs:
            if chair.person == person:
                chair.person, chair.name = None, ""
    await house.hall.changed(person)

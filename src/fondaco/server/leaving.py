"""Somebody leaves for good: their name goes from everything, bots take their seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fondaco.server.house import House


async def forget(house: House, person: str) -> None:
    """First the person, in one commit; what follows from it another process would do too, should this one die."""
    await house.people.forget(person)
    await house.hall.changed(person)
    await house.hall.replace_removed()
    await house.hall.dismiss()

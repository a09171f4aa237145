"""Who calls: what every route needs to know."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Query, Request
from starlette.requests import HTTPConnection

from fondaco.server.doors import address_of, speech, token_of
from fondaco.server.house import House
from fondaco.server.lobby import allowed
from fondaco.server.people import Person
from fondaco.server.refusal import Refusal
from fondaco.server.table import Table


async def the_house(request: Request) -> House:
    house: House = request.app.state.house
    return house


HouseDep = Annotated[House, Depends(the_house)]


def called(house: House, connection: HTTPConnection, person: Person | None) -> None:
    """Count a call, or a socket that is opened."""
    house.limits.spend("call", counted_as(house, connection, person), house.settings.calls_per_second * 2, 2.0)


def counted_as(house: House, connection: HTTPConnection, person: Person | None) -> str:
    """A person wherever they are, a passer-by by where they come from."""
    return person.id if person else address_of(connection, house.settings)


async def perhaps(request: Request, house: HouseDep) -> Person | None:
    """The caller, or None for a passer-by. Nobody may call too often."""
    token = token_of(request)
    person = await house.people.by_token(token) if token else None
    called(house, request, person)
    request.state.language = speech(request, person)
    return person


Passer = Annotated[Person | None, Depends(perhaps)]


def looks_back(house: House, who: str) -> None:
    """Count who wants a match told once more: that takes its time, so it may not be asked for as often."""
    house.limits.spend("look back", who, house.settings.calls_per_second, 30.0)


async def reader(request: Request, house: HouseDep, person: Passer) -> Person | None:
    looks_back(house, counted_as(house, request, person))
    return person


Reader = Annotated[Person | None, Depends(reader)]


async def somebody(person: Passer) -> Person:
    if person is None:
        raise Refusal("no-session")
    return person


Caller = Annotated[Person, Depends(somebody)]


async def spoken(request: Request, person: Passer, lang: Annotated[str | None, Query(max_length=5)] = None) -> str:
    """The language to answer in: `lang=de` or `lang=en`, else the person's, else the browser's."""
    return speech(request, person)


Speech = Annotated[str, Depends(spoken)]


Key = Annotated[str | None, Query(max_length=100, description="opens a private table")]


async def the_table(table_id: str, house: HouseDep, person: Passer, key: Key = None) -> Table:
    """The table in the path, if its door is open to the caller."""
    table = await house.hall.table(table_id)
    allowed(table, person.id if person else None, key)
    return table


TableDep = Annotated[Table, Depends(the_table)]

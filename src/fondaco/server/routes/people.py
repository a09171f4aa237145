"""People: come in, sign in, settings, results, leave for good."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from typing import Any

from fastapi import APIRouter, Request, Response

from fondaco.server import ledger, wire
from fondaco.server.caller import Caller, HouseDep, Passer
from fondaco.server.doors import COOKIE, address_of, token_of
from fondaco.server.house import House
from fondaco.server.lists import results_of
from fondaco.server.people import SESSION_DAYS, Person
from fondaco.server.reminders import check_address

router = APIRouter(prefix="/api", tags=["people"])


def let_in(request: Request, response: Response, house: House, person: Person, token: str) -> dict[str, Any]:
    """Give the browser its cookie: unreadable for scripts, not sent along from other sites."""
    secure = house.settings.secure_cookies or request.url.scheme == "https"
    response.set_cookie(
        COOKIE, token, max_age=SESSION_DAYS * 86_400, httponly=True, samesite="lax", secure=secure, path="/"
    )
    return {"person": asdict(person), "token": token}


def knock(request: Request, house: House) -> None:
    """New sessions from one address are limited, so that nobody floods the house or guesses passphrases."""
    house.limits.spend("knock", address_of(request, house.settings), house.settings.guests_per_minute, 60.0)


@router.post("/guest", response_model=wire.SessionOut)
async def guest(wish: wire.GuestWish, request: Request, response: Response, house: HouseDep) -> Any:
    """Pick a name and play at once."""
    knock(request, house)
    person, token = await house.people.guest(wish.name, wish.language)
    return let_in(request, response, house, person, token)


@router.post("/session", response_model=wire.SessionOut)
async def sign_in(wish: wire.SignIn, request: Request, response: Response, house: HouseDep) -> Any:
    """Sign in to an account."""
    knock(request, house)
    person, token = await house.people.sign_in(wish.account, wish.passphrase)
    return let_in(request, response, house, person, token)


@router.post("/session/link", response_model=wire.SessionOut)
async def redeem(wish: wire.Redeem, request: Request, response: Response, house: HouseDep) -> Any:
    """Sign in with a one-time link."""
    knock(request, house)
    person, token = await house.people.redeem(wish.token)
    return let_in(request, response, house, person, token)


@router.delete("/session", status_code=204)
async def sign_out(request: Request, response: Response, house: HouseDep, person: Caller) -> None:
    """End this session. A guest without an account cannot come back."""
    token = token_of(request)
    if token:
        await house.people.sign_out(token)
        await house.hall.changed(person.id)
    response.delete_cookie(COOKIE, path="/")


@router.get("/me", response_model=wire.MeOut | None)
async def me(person: Passer) -> Any:
    """Who am I? null for a passer-by."""
    return None if person is None else asdict(person)


@router.patch("/me", response_model=wire.MeOut)
async def change(wish: wire.MeChange, house: HouseDep, person: Caller) -> Any:
    """Name, language, reminder addresses, holidays."""
    house.limits.spend("change", person.id, 60, 60.0)  # all their tables look again
    values = {name: value for name, value in wish.model_dump().items() if value is not None}
    for address in values.get("notify", ()):
        await asyncio.to_thread(check_address, address)
    changed = await house.people.change(person, **values)
    await house.hall.changed(person.id)
    if "away_until" in values:
        await house.store.write(lambda connection: ledger.look_soon(connection, person.id))
    return asdict(changed)


@router.delete("/me", status_code=204)
async def leave_for_good(house: HouseDep, person: Caller, response: Response) -> None:
    """Delete my account and all that names me; bots take my seats in running matches."""
    await house.people.forget(person.id)  # what follows from it another process would do too, should this one die
    await house.hall.changed(person.id)
    await house.sweep.replace_removed()
    response.delete_cookie(COOKIE, path="/")


@router.post("/me/account", response_model=wire.MeOut)
async def register(wish: wire.Register, request: Request, house: HouseDep, person: Caller) -> Any:
    """Make this guest an account, so that games and results follow to another device."""
    knock(request, house)
    await house.people.register(person, wish.account, wish.passphrase)
    changed = await house.people.change(person, name=wish.account)
    await house.hall.changed(person.id)
    return asdict(changed)


@router.put("/me/passphrase", status_code=204)
async def change_passphrase(wish: wire.ChangePassphrase, request: Request, house: HouseDep, person: Caller) -> None:
    """Change the passphrase; every other session ends."""
    knock(request, house)
    await house.people.change_passphrase(person, wish.old, wish.new, token_of(request) or "")
    await house.hall.changed(person.id)


@router.post("/me/link")
async def link(house: HouseDep, person: Caller) -> dict[str, Any]:
    """A one-time link for another device, good for ten minutes: `/#link=TOKEN`."""
    token, expires = await house.people.link(person)
    return {"token": token, "path": f"/#link={token}", "expires": expires}


@router.get("/me/results")
async def results(house: HouseDep, person: Caller) -> list[dict[str, Any]]:
    """My finished matches with rank and score, newest first."""
    return await house.store.read(lambda connection: results_of(connection, person.id))


@router.get("/me/silences")
async def silences(house: HouseDep, person: Caller) -> dict[str, list[str]]:
    """Whom I have muted and blocked."""
    return await house.people.silenced(person.id)


@router.post("/me/silences")
async def silence(wish: wire.Silence, house: HouseDep, person: Caller) -> dict[str, list[str]]:
    """Mute (I do not see their chat) or block (they do not join my tables)."""
    await house.people.silence(person.id, wish.person, wish.kind, wish.on)
    await house.hall.muted(person.id)
    await house.hall.bell.ring(f"mute {person.id} 0")
    return await house.people.silenced(person.id)

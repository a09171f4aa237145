"""Acts of people: find the seat they act for, then do it. The one door for socket and HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from fondaco.core.moves import Seat
from fondaco.server import acts, consent, wire
from fondaco.server.bots import stand_in
from fondaco.server.caller import looks_back
from fondaco.server.refusal import Refusal
from fondaco.server.table import Table

if TYPE_CHECKING:
    from fondaco.server.house import House


def own_seat(table: Table, person: str, wanted: Seat | None) -> Seat:
    """The seat somebody acts for; nobody acts for another's. Whether they hold it still is seen under the lock."""
    held = table.seats_of(person)
    mine = [chair.seat for chair in table.chairs if chair.person == person]
    if wanted is None and len(held or mine) == 1:
        return (held or mine)[0]
    if wanted is None or wanted not in mine:
        raise Refusal("not-yours" if held else "not-member")
    return wanted


async def perform(house: House, table: Table, person: str | None, act: Any) -> int:
    """Do it; returns the seq of its row once that is durable."""
    if person is None:
        raise Refusal("no-session")
    if isinstance(act, wire.MoveAct):  # nearly all of them
        return await acts.move(table, own_seat(table, person, act.seat), person, act.intent, act.ask, act.move)
    if isinstance(act, wire.ReturnAct):
        return await acts.come_back(table, act.seat, act.intent, person)
    seat = own_seat(table, person, act.seat)
    if isinstance(act, wire.UndoAct) or (isinstance(act, wire.ProposeAct) and act.what == "undo"):
        looks_back(house, person)
    match act:
        case wire.UndoAct():
            return await acts.take_back(table, seat, person, act.intent, act.seq)
        case wire.ResignAct():
            return await acts.resign(table, seat, person, act.intent, stand_in())
        case wire.ProposeAct():
            return await consent.propose(table, seat, person, act.intent, act.what, act.concerns)
        case wire.VoteAct():
            return await consent.vote(table, seat, person, act.intent, act.proposal, act.agree)
    raise Refusal("bad-message")

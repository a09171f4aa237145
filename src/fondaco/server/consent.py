"""What needs everybody: taking back beyond the barrier, ending a match, a bot for somebody absent."""

from __future__ import annotations

import time
from typing import Any

from fondaco.core.moves import Seat
from fondaco.server import acts
from fondaco.server.bots import stand_in
from fondaco.server.draft import Draft
from fondaco.server.match import Match, Proposal
from fondaco.server.refusal import Refusal
from fondaco.server.rows import plies
from fondaco.server.table import Chair, Table

ABSENT = {"live": 120.0, "turns": 86_400.0}
"""Somebody who has been waited for so long may be replaced, even where no clock runs."""


def voters(table: Table, args: dict[str, Any]) -> set[Seat]:
    """The seats whose people must agree."""
    return {chair.seat for chair in table.chairs if chair.holder is not None and chair.seat != args.get("seat")}


async def propose(table: Table, seat: Seat, holder: str, intent: str, what: str, concerns: Seat | None) -> int:
    """Propose something; with nobody else to ask it happens at once."""

    async def act(match: Match, key: str) -> int:
        if not table.running:
            raise Refusal("over")
        if any(one.what == what for one in match.proposals.values()):
            raise Refusal("already-proposed")
        args = await arguments(table, match, what, seat, concerns)
        draft = table.draft()
        row = draft.note("consent", seat, {"say": "propose", "what": what, **args}, key)
        await conclude(table, draft, match, row.seq)
        return row.seq

    return await acts.settle(table, seat, holder, intent, act)


async def arguments(table: Table, match: Match, what: str, seat: Seat, concerns: Seat | None) -> dict[str, Any]:
    if what == "replace":
        if concerns is None or not 0 <= concerns < table.info.seats or table.chairs[concerns].holder is None:
            raise Refusal("not-absent")
        if not voters(table, {"seat": concerns}):
            raise Refusal("no-others")
        asked = match.waits_for(concerns)
        waited = asked is not None and time.time() - asked.at > ABSENT[table.info.pace]
        if not waited and not match.lapses.get(concerns):
            raise Refusal("not-absent")
        return {"seat": concerns}
    if what == "undo":
        takes = await last_turn(table, seat)
        if not takes:
            raise Refusal("nothing-to-undo")
        return {"takes": takes}
    return {}


async def last_turn(table: Table, seat: Seat) -> list[int]:
    """The last ply of `seat` and everything since: what an undo by consent takes back."""
    standing = plies(await table.hall.rows(table.id))
    last = max((row.seq for row in standing if row.actor == seat), default=None)
    return [] if last is None else [row.seq for row in standing if row.seq >= last]


async def vote(table: Table, seat: Seat, holder: str, intent: str, proposal: int, agree: bool) -> int:
    """Agree or refuse. One refusal ends a proposal."""

    async def act(match: Match, key: str) -> int:
        open_one = match.proposals.get(proposal)
        if open_one is None or seat not in voters(table, open_one.args):
            raise Refusal("no-proposal")
        draft = table.draft()
        said = "agree" if agree else "refuse"
        row = draft.note("consent", seat, {"say": said, "what": open_one.what, "proposal": proposal}, key)
        await conclude(table, draft, match, proposal)
        return row.seq

    return await acts.settle(table, seat, holder, intent, act)


async def conclude(table: Table, draft: Draft, match: Match, number: int) -> None:
    """Commit what was said, and with it what follows when everybody has agreed."""
    proposal = draft.match.proposals.get(number)
    if proposal is None or not voters(table, proposal.args) <= proposal.agreed:
        await table.commit(draft)
        return
    await carry_out(table, draft, match, proposal)


async def carry_out(table: Table, draft: Draft, match: Match, proposal: Proposal) -> None:
    draft.note("consent", proposal.by, {"say": "done", "what": proposal.what, "proposal": proposal.seq})
    if proposal.what == "replace":
        seat = proposal.args["seat"]
        chair = table.chairs[seat]
        draft.note("seat", seat, {"bot": stand_in()})
        await acts.hand_over(table, draft, Chair(seat, chair.person, stand_in(), chair.name))
    elif proposal.what == "undo":
        takes = proposal.args["takes"]
        before = draft.rows
        undo = await acts.undone(table, draft.match, proposal.by, takes, None, consented=True, after=before)
        undo.told = [*draft.told, *undo.told]
        await table.commit(undo)
    else:
        await table.commit(draft)

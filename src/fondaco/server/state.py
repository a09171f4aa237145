"""What a viewer sees of a table now: the view of its seat, what it is asked, whom everybody waits for."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from fondaco.core.moves import Seat
from fondaco.server.draft import Viewpoint
from fondaco.server.match import Match
from fondaco.server.telling import Speaker, say

if TYPE_CHECKING:
    from fondaco.server.table import Table

State = dict[str, Any]


def state_for(table: Table, eyes: Viewpoint, curtain: Seat | None, speaker: Speaker) -> State:
    """The whole state for one pair of eyes; `curtain` names the seat to whom the device must be handed first."""
    match = table.match
    assert match is not None
    p = match.position
    seat = eyes if eyes is not None and eyes >= 0 else None
    to_act = [] if match.ended else list(p.to_act())
    return {
        "status": table.info.status,
        "now": time.time(),
        "view": p.view(seat),
        "prompt": prompt(match, seat, speaker) if seat is not None else None,
        "waiting": [waited_for(table, match, one) for one in to_act if one in match.asks],
        "waiting_text": say(speaker.language, "prompt-wait", who=", ".join(speaker.name(one) for one in to_act))
        if to_act
        else "",
        "undo": match.may_take_back(seat) if seat is not None and table.running else None,
        "banks": [table.info.clock.left(match, one) for one in range(table.info.seats)],
        "proposals": [
            {"proposal": one.seq, "what": one.what, "by": one.by, "agreed": sorted(one.agreed), **public(one.args)}
            for one in match.proposals.values()
        ],
        "orders": table.orders.get(seat, []) if seat is not None else [],
        "resigned": list(match.resigned),
        "trouble": trouble(table, match, speaker),
        "curtain": None
        if curtain is None
        else {"seat": curtain, "text": say(speaker.language, "curtain", who=speaker.name(curtain))},
    }


def public(args: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in args.items() if name in ("seat", "takes")}


def trouble(table: Table, match: Match, speaker: Speaker) -> dict[str, str] | None:
    """Why nothing goes on here, if so. Details of a rules defect may hold secrets, so they stay in the server's log."""
    if match.trouble is not None:
        return {"code": "stopped", "text": say(speaker.language, "stopped")}
    if table.defect is not None:
        return {"code": "defect", "text": say(speaker.language, "defect")}
    return None


def waited_for(table: Table, match: Match, seat: Seat) -> dict[str, Any]:
    return {"seat": seat, "since": match.asks[seat].at, "deadline": table.deadline(match, seat)}


def prompt(match: Match, seat: Seat, speaker: Speaker) -> dict[str, Any] | None:
    """The question that stands before a seat: a sentence, the choices with their labels, the forms."""
    asked = match.asks.get(seat)
    if asked is None:
        return None
    p = match.position
    decision = repr(p.decision)
    amends = seat not in p.to_act()
    facts = p.facts(seat)
    words = speaker.words
    return {
        "seat": seat,
        "ask": asked.seq,
        "decision": decision,
        "text": say(speaker.language, "prompt-amend") if amends else speaker.sentence(f"ask-{decision}", facts),
        "help": speaker.sentence(f"help-{decision}", facts) if words.has(f"help-{decision}") else "",
        "facts": facts,
        "choices": [speaker.choice(move) for move in p.choices(seat)],
        "forms": p.forms(seat),
        "amends": amends,
    }

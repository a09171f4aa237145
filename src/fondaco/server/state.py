"""What a viewer sees of a table now: the view of its seat, what it is asked, whom everybody waits for."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import orjson

from fondaco.core.moves import Seat
from fondaco.server.draft import Told, Viewpoint
from fondaco.server.match import Match
from fondaco.server.telling import Speaker, say

if TYPE_CHECKING:
    from fondaco.server.table import Table

State = dict[str, Any]


class Moment:
    """A match as it stands now, told to everybody who looks. What is the same for all is made once."""

    def __init__(self, table: Table, told: Sequence[Told] = ()) -> None:
        assert table.match is not None
        self.table = table
        self.match = table.match
        self.told = told
        self.alike = all(one.alike for one in told)
        self.written = self.match.position.to_json()
        """Everything, secrets too: it leaves only through the position's projection."""
        self.commons: dict[str, State] = {}
        self.heard: dict[tuple[str, Viewpoint], orjson.Fragment] = {}
        self.speakers: dict[str, Speaker] = {}

    def speaker(self, language: str) -> Speaker:
        if language not in self.speakers:
            self.speakers[language] = self.table.speaker(language)
        return self.speakers[language]

    def message(
        self, kind: str, was: Viewpoint, eyes: Viewpoint, curtain: Seat | None, language: str, **more: Any
    ) -> bytes:
        """Rows as the old eyes saw them happen, and the state as the new ones see it."""
        message = {
            "type": kind,
            "seq": self.match.seq,
            "rows": self.rows(eyes if curtain is not None else was, language),
            "state": self.state(eyes, curtain, language),
            **more,
        }
        return orjson.dumps(message, default=str)

    def rows(self, viewer: Viewpoint, language: str) -> orjson.Fragment:
        """What is new, in words."""
        key = language, None if self.alike else viewer
        if key not in self.heard:
            speaker = self.speaker(language)
            packed = orjson.dumps([speaker.row(one, viewer) for one in self.told], default=str)
            self.heard[key] = orjson.Fragment(packed)
        return self.heard[key]

    def state(self, eyes: Viewpoint, curtain: Seat | None, language: str) -> State:
        """The whole state for one pair of eyes; `curtain` names the seat to whom the device must be handed first."""
        seat = eyes if eyes is not None and eyes >= 0 else None
        view = {**self.written, **self.match.position.shown(self.written, seat)}
        private = self.private(seat, curtain, language)  # first, because the rules may fail here
        if language not in self.commons:
            self.commons[language] = self.common(language)
        return {**self.commons[language], "view": view, **private}

    def private(self, seat: Seat | None, curtain: Seat | None, language: str) -> State:
        """What concerns these eyes only."""
        match, table = self.match, self.table
        own: State = {"prompt": None, "undo": None, "orders": [], "curtain": None}
        if seat is not None:
            own["prompt"] = self.prompt(seat, language) if seat in match.asks else None
            own["undo"] = match.may_take_back(seat) if table.running else None
            own["orders"] = table.orders.get(seat, [])
        if curtain is not None:
            who = self.speaker(language).name(curtain)
            own["curtain"] = {"seat": curtain, "text": say(language, "curtain", who=who)}
        return own

    def prompt(self, seat: Seat, language: str) -> State | None:
        """The question before a seat; none where the rules cannot put it, and then the table says so."""
        try:
            return prompt(self.match, seat, self.speaker(language))
        except Exception as error:  # whatever a rules file can raise
            if self.table.defect is None:
                self.table.broke(error)
            return None

    def common(self, language: str) -> State:
        """What everybody at the table may know."""
        match, table = self.match, self.table
        speaker = self.speaker(language)
        to_act = () if match.ended else match.position.to_act()
        waited = ", ".join([speaker.name(one) for one in to_act])
        return {
            "status": table.info.status,
            "now": time.time(),
            "waiting": [waited_for(table, match, one) for one in to_act if one in match.asks],
            "waiting_text": say(language, "prompt-wait", who=waited) if to_act else "",
            "banks": table.info.clock.banks(match),
            "proposals": [
                {"proposal": one.seq, "what": one.what, "by": one.by, "agreed": sorted(one.agreed), **public(one.args)}
                for one in match.proposals.values()
            ],
            "resigned": match.resigned,
            "trouble": trouble(table, match, language),
        }


def public(args: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in args.items() if name in ("seat", "takes")}


def trouble(table: Table, match: Match, language: str) -> dict[str, str] | None:
    """Why nothing goes on here, if so. Details of a rules defect may hold secrets, so they stay in the server's log."""
    if match.trouble is not None:
        return {"code": "stopped", "text": say(language, "stopped")}
    if table.defect is not None:
        return {"code": "defect", "text": say(language, "defect")}
    return None


def waited_for(table: Table, match: Match, seat: Seat) -> dict[str, Any]:
    return {"seat": seat, "since": match.asks[seat].at, "deadline": table.deadline(match, seat)}


def prompt(match: Match, seat: Seat, speaker: Speaker) -> dict[str, Any]:
    """The question that stands before a seat: a sentence, the choices with their labels, the forms."""
    p = match.position
    decision = repr(p.decision)
    amends = seat not in p.to_act()
    facts = p.facts(seat)
    return {
        "seat": seat,
        "ask": match.asks[seat].seq,
        "decision": decision,
        "text": say(speaker.language, "prompt-amend") if amends else speaker.sentence(f"ask-{decision}", facts),
        "help": speaker.sentence(f"help-{decision}", facts) if speaker.words.has(f"help-{decision}") else "",
        "facts": facts,
        "choices": speaker.menu(p.choices(seat)),
        "forms": p.forms(seat),
        "amends": amends,
    }

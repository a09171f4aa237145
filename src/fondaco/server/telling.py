"""What one viewer is told of a row: the face of its move, the events it may hear, the sentences."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any

import orjson
from fluent.runtime import FluentBundle, FluentResource

from fondaco.core.errors import BadInput, Illegal
from fondaco.core.events import UNSEEN, Event
from fondaco.core.game import game
from fondaco.core.moves import Move, Seat
from fondaco.server.draft import Told, Viewpoint, faces_of
from fondaco.server.match import Match, Opening, refold
from fondaco.server.rows import Row, taken_back
from fondaco.words import LANGUAGES, Words

OPEN = -9
"""The viewpoint of a match that is over: everything lies open."""

LONGEST = 200
"""Letters of a reason."""


@lru_cache
def house_words(language: str) -> FluentBundle:
    """What the house says about tables, clocks and refusals."""
    found = FluentBundle([language], use_isolating=False)
    text = files("fondaco.server").joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
    found.add_resource(FluentResource(text))
    return found


def say(language: str, message: str, **facts: Any) -> str:
    """A sentence of the house.

    >>> say("en", "stale")
    'The table has moved on; look again.'
    """
    if "why" in facts:  # a caller's own words, it may be: cut, and not remembered
        return said.__wrapped__(language, message, (("why", Words(language).wrong(facts["why"])[:LONGEST]),))
    return said(language, message, tuple(facts.items()))


@lru_cache(20_000)
def said(language: str, message: str, facts: tuple[tuple[str, Any], ...]) -> str:
    """Cached, because every state says for whom everybody waits."""
    found = house_words(language)
    if not found.has_message(message):
        return message
    pattern = found.get_message(message).value
    assert pattern is not None
    text, _ = found.format_pattern(pattern, dict(facts))
    return str(text)


def bot_name(bot: str, seat: Seat, language: str) -> str:
    """The level, and the seat as people count.

    >>> bot_name("lehrling", 2, "en")
    'Apprentice 3'
    """
    return say(language, "bot-name", bot=bot_title(bot, language), number=seat + 1)


def bot_title(bot: str, language: str) -> str:
    """The level in words; a host's own bot is called what the host calls it."""
    title = say(language, f"bot-{bot}")
    return bot if title == f"bot-{bot}" else title


SEATS = tuple(chr(0xE000 + seat) for seat in range(64))
"""Stand for the players' names while a sentence is made, so that one sentence serves every table of the house."""
SEAT = re.compile("[\ue000-\ue03f]")


@lru_cache
def voice(language: str, name: str) -> Words:
    """The words of a game, with the seats' signs in place of names."""
    return Words(language, game(name), SEATS)


@lru_cache(100_000)
def label(language: str, name: str, notation: str) -> str:
    """A move as a button says it."""
    return voice(language, name).move(game(name).parse(notation))


@lru_cache(50_000)
def sentence(language: str, name: str, message: str, facts: str) -> str:
    """A sentence of a game about `facts`, as JSON."""
    return voice(language, name)(message, **orjson.loads(facts))


Choices = dict[int, tuple[Move, bytes]]
MOST_CHOICES = 5_000


@lru_cache
def known_choices(language: str, name: str) -> Choices:
    """Choices written out before, by the identity of the move; moves are kept, so no id is reused."""
    return {}


class Speaker:
    """One language at one table."""

    def __init__(self, language: str, name: str, names: tuple[str, ...]) -> None:
        self.language = language if language in LANGUAGES else "en"
        self.game = name
        self.names = names
        self.words = voice(self.language, name)
        self.choices = known_choices(self.language, name)

    def menu(self, moves: Iterable[Move]) -> orjson.Fragment:
        """Choices as JSON. Games share their moves, so most were written out before."""
        known = self.choices
        written = [known[id(move)][1] if id(move) in known else self.choice(move) for move in moves]
        return orjson.Fragment(b"[" + b",".join(written) + b"]")

    def choice(self, move: Move) -> bytes:
        """Notation and label."""
        notation = str(move)
        said = label(self.language, self.game, notation)
        named = self.named(said)
        written = orjson.dumps({"move": notation, "label": named})
        if named == said:  # it names nobody, so it serves all tables
            if len(self.choices) >= MOST_CHOICES:
                self.choices.clear()
            self.choices[id(move)] = (move, bytes(memoryview(written)))  # orjson's own bytes keep the room they had
        return written

    def label(self, notation: str) -> str:
        return self.named(label(self.language, self.game, notation))

    def sentence(self, message: str, facts: dict[str, Any]) -> str:
        try:
            packed = orjson.dumps(facts).decode()  # as text, because orjson's bytes keep the room they had
        except TypeError:  # a fact that is no plain data: said, but not remembered
            return self.named(self.words(message, **facts))
        return self.named(sentence(self.language, self.game, message, packed))

    def named(self, text: str) -> str:
        """The players' names in place of their seats' signs."""
        return text if text.isascii() else SEAT.sub(self.of_sign, text)

    def of_sign(self, found: re.Match[str]) -> str:
        return self.name(ord(found[0]) - ord(SEATS[0]))

    def refusal(self, error: Exception) -> tuple[str, str]:
        """Code and sentence of an error that a sender may know."""
        if isinstance(error, Illegal):
            code = f"illegal-{error.code}"
            return error.code, self.named(self.words(code, **error.facts)) if self.words.has(code) else str(error)
        if isinstance(error, BadInput):
            return "bad-notation", say(self.language, "bad-notation")
        return "defect", say(self.language, "defect")

    def name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else say(self.language, "the-house")

    def row(self, told: Told, viewer: Viewpoint) -> dict[str, Any]:
        """A row as `viewer` may have it."""
        row = told.row
        out: dict[str, Any] = {"seq": row.seq, "kind": row.kind, "actor": row.actor, "at": row.at, "ply": told.ply}
        if row.kind == "move":
            face = out["move"] = told.faces[viewer]
            out["label"] = "" if UNSEEN in face else self.label(face)
            out["events"] = [self.event(event, viewer) for event in told.events]
            by = row.body.get("by")
            if by is not None and (by != "order" or viewer in (row.actor, OPEN)):
                out["by"] = by
            if "by" in out and by != "bot":
                out["text"] = say(self.language, f"by-{by}", who=self.name(row.actor))
        else:
            out |= self.house_row(row)
        if told.undone:
            out["undone"] = True
        return out

    def event(self, event: Event, viewer: Viewpoint) -> dict[str, Any]:
        heard = {"event": event.kind, **event.facts} if viewer == OPEN else event.heard_by(viewer)
        facts = {name: fact for name, fact in heard.items() if name != "event"}
        return {**heard, "text": self.sentence(f"event-{event.kind}", facts)}

    def house_row(self, row: Row) -> dict[str, Any]:
        """Undo, resign, seat, timeout, consent: nothing about them is secret."""
        body = dict(row.body)
        kind = f"row-{row.kind}"
        if row.kind == "consent":
            kind += f"-{body['say']}"
        elif row.kind == "seat":
            kind += "-bot" if body.get("bot") else "-person"
        facts = {"who": self.name(row.actor), "what": say(self.language, f"what-{body.get('what', '')}")}
        return {**body, "text": say(self.language, kind, **facts)}


def tell(match: Match, row: Row, viewpoints: Iterable[Viewpoint]) -> Told:
    """Fold a row in and keep what may be said of it."""
    if row.kind != "move":
        match.fold(row)
        return Told(row, match.position.ply, {}, [])
    move = match.opening.played.parse(row.body["move"])
    faces: dict[Viewpoint, str] = {OPEN: str(move)}
    faces |= faces_of(match, (viewer for viewer in viewpoints if viewer != OPEN), row.actor, move)
    events = match.fold(row)
    return Told(row, match.position.ply, faces, events)


LOOKING_BACK = 64
"""Rows behind which an undo seldom reaches."""


def retell(
    opening: Opening, rows: Sequence[Row], viewpoints: Sequence[Viewpoint], since: Match | None = None
) -> Iterator[tuple[Told, Match]]:
    """The whole match once more, row by row, with the match as it stood after each (always moving on).

    Or only its `rows` since a moment behind which none of them reaches.
    """
    gone = taken_back(rows)
    match = Match.fresh(opening) if since is None else since.twin()
    kept: list[Row] = []
    recent: deque[tuple[int, Match]] = deque(maxlen=LOOKING_BACK)
    """The match before each of the last rows, and how many were kept then: an undo begins from there."""
    for row in rows:
        if row.kind == "undo":
            first = bisect_left(kept, min(row.body["takes"]), key=lambda old: old.seq)
            while recent and recent[-1][0] > first:
                recent.pop()
            start, base = recent[-1] if recent else (0, None)
            kept[start:] = [old for old in kept[start:] if old.seq not in row.body["takes"]]
            match = refold(opening, kept[start:], base and base.twin())
        if gone:
            recent.append((len(kept), match.twin()))
        try:
            told = tell(match, row, viewpoints)
        except Exception:  # rules that no longer follow the log: the match stopped here
            return
        kept.append(row)
        told.undone = row.seq in gone
        yield told, match

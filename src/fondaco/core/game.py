"""A game as the house knows it: its name, seats, options, editions, and how a match starts."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.metadata import entry_points
from typing import Any, Final

from mypy_extensions import mypyc_attr

from fondaco.core.decision import OVER, Decision, Sealed
from fondaco.core.edition import Edition, load_edition
from fondaco.core.errors import BadEdition, BadInput, BadPosition, BadSetup
from fondaco.core.kinds import check_kinds, fractional
from fondaco.core.moves import CHANCE, Move, Notation, Reader
from fondaco.core.position import ANSWERS, Position
from fondaco.core.secrecy import Field, Json

OptionValue = str | int | bool

REHEARSED: Final = 6000
"""Plies of chance before an edition of somebody's own is played: some ten matches, a second or less."""


class Option:
    """A module, variant or reading of the rules that a table may choose."""

    def __init__(self, name: str, values: Sequence[OptionValue], default: OptionValue) -> None:
        self.name = name
        self.values = tuple(values)
        self.default = default

    def read(self, text: str) -> OptionValue:
        """The value that `text` names."""
        for value in self.values:
            if spelled(value) == text.lower():
                return value
        raise self.cannot_be(text)

    def cannot_be(self, given: object) -> BadSetup:
        return BadSetup("option-value", name=self.name, known=", ".join(map(spelled, self.values)), given=given)

    def __repr__(self) -> str:
        return f"Option({self.name!r}, {self.values!r}, {self.default!r})"


def spelled(value: OptionValue) -> str:
    """An option's value as people type it: `true`, `3`, `random`."""
    return str(value).lower()


class Setup:
    """What never changes during a match: the game, its seats, options and edition."""

    def __init__(self, game: Game, seats: int, options: dict[str, OptionValue], edition: Edition) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.edition = edition
        self.box: Any = game.unpack(edition)
        """The components, as the game's own types."""
        self.no_answers: list[Move | None] = [None] * seats
        """One list that positions share until somebody answers."""
        self.plain = game.position.aside is None and game.position.restrict is Position.restrict
        """Does the decision alone say what is legal? (See `Position.plain`.)"""

    def to_json(self) -> dict[str, Json]:
        return {
            "game": self.game.name,
            "rules": self.game.rules,
            "edition": self.edition.name,
            "options": dict(self.options),
            "seats": self.seats,
        }

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Setup):
            return False
        return self is other or (self.to_json() == other.to_json() and self.edition == other.edition)

    __hash__ = None  # type: ignore[assignment]  # compared, never a key


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game of the house. A game's folder makes one instance; the registry finds it by name."""

    name: str = ""
    title: str = ""
    """As on the box; a proper name, the same in every language."""
    rules: int = 1
    """Rises whenever a finished record would replay differently."""
    seats: range = range(0)
    options: tuple[Option, ...] = ()
    editions: tuple[str, ...] = ()
    """Names of the edition files, the default first."""
    decisions: tuple[Decision[Any], ...] = ()
    """Every decision point, in rulebook order."""
    moves: Mapping[type[Move], Sequence[Reader]] = {}
    """Every kind of move, with what reads its words."""
    position: type[Position] = Position
    package: str = ""
    """Where the game's files lie: `fondaco.games.medici`."""
    open_kinds: tuple[type[Move], ...] = ()
    """Kinds of move too many to list: offers, books, agreements."""

    def __init__(self) -> None:
        self.notation = Notation(self.moves)
        self.points = {repr(point): point for point in (*self.decisions, OVER)}
        self.seals = any(isinstance(point, Sealed) for point in self.decisions)
        self.fields: tuple[Field, ...] = (*self.position.FIELDS, ANSWERS) if self.seals else self.position.FIELDS
        self.known_editions: dict[str, Edition] = {}  # by name, and somebody's own by its path too
        self.setups: dict[str, Setup] = {}
        self.usual: dict[int, Setup] = {}  # without options, by seats: what bots and benchmarks start all day

    # What a game fills in

    def unpack(self, edition: Edition) -> Any:
        """The components of an edition, as this game's own types."""
        raise NotImplementedError

    def constraints(self, edition: Edition) -> list[tuple[str, str, str]]:
        """What the rulebook demands of an edition and this one breaks: (path in the file, rule id, sentence)."""
        raise NotImplementedError

    def imagine(self, view: Json, rng: random.Random) -> Position:
        """A full position that fits a view of either kind, made from the view alone."""
        raise NotImplementedError

    def violations(self, p: Position) -> list[str]:
        """Which invariants of the rules `p` breaks, in words; none for a sound position."""
        raise NotImplementedError

    def longest(self, seats: int) -> int:
        """A bound on the plies of a match."""
        raise NotImplementedError

    # What everybody uses

    def start(
        self, seats: int, options: Mapping[str, OptionValue] | None = None, edition: str | Edition | None = None
    ) -> Position:
        """A new match, laid out as the rulebook says; its draws come as CHANCE plies."""
        p = self.position(self.set_up(seats, options or {}, edition))
        p.lay_out()
        p.run_on()
        return p

    def set_up(self, seats: int, options: Mapping[str, OptionValue], edition: str | Edition | None) -> Setup:
        """Seats, options and edition, each checked against what this game offers."""
        if not isinstance(seats, int) or seats not in self.seats:
            raise BadSetup("seats", game=self.title, least=self.seats[0], most=self.seats[-1], given=seats)
        usual = not options and edition is None
        if usual and seats in self.usual:
            return self.usual[seats]
        chosen = self.chosen(options)
        self.check_setup(seats, chosen)
        found = self.find_edition(edition)
        key = f"{seats} {found.name} {chosen}"
        setup = self.setups.get(key)
        if setup is None or setup.edition is not found:
            if setup is None or setup.edition != found:
                setup = self.setups[key] = self.rehearsed(seats, chosen, found)
            self.known_editions[found.name] = setup.edition
            if isinstance(edition, str):
                self.known_editions[edition] = setup.edition
        if usual:
            self.usual[seats] = setup
        return setup

    def chosen(self, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """A value for every option: as given, else as usual."""
        chosen = {option.name: option.default for option in self.options}
        for name, value in options.items():
            option = next((option for option in self.options if option.name == name), None)
            if option is None:
                raise BadSetup("no-option", game=self.title, name=name, known=", ".join(chosen) or "–")
            if not any(value == legal and type(value) is type(legal) for legal in option.values):
                raise option.cannot_be(repr(value))
            chosen[name] = value
        return chosen

    def find_edition(self, wanted: str | Edition | None) -> Edition:
        """An edition by name or path, the first of the house by default; somebody's own is checked."""
        if isinstance(wanted, Edition):
            self.check_edition(wanted)
            return wanted
        name = wanted or self.editions[0]
        if name in self.known_editions:
            return self.known_editions[name]
        found = load_edition(self.package, self.editions, name)
        if name not in self.editions:
            self.check_edition(found)
        return found

    def check_edition(self, edition: Edition) -> None:
        """Raise `BadEdition` for one of another game, with the name of the house's own, or a datum of another kind."""
        if edition.game != self.name:
            raise BadEdition("edition-game", title=edition.title, game=edition.game, wanted=self.name)
        if edition.name in self.editions and edition != load_edition(self.package, self.editions, edition.name):
            raise BadEdition("edition-own", "name", name=edition.name)
        for path, _, sentence in edition.unlike(load_edition(self.package, self.editions, None)):
            raise BadEdition(sentence, path)

    def rehearsed(self, seats: int, options: dict[str, OptionValue], edition: Edition) -> Setup:
        """A setup; an edition of somebody's own must let chance play some matches first, lest it fail at a table."""
        try:
            setup = Setup(self, seats, options, edition)
            p, rng = self.position(setup), random.Random(0)
            for _ in range(0 if edition.name in self.editions else REHEARSED):
                if not p.asked:
                    p = self.position(setup)
                    p.lay_out()
                    p.run_on()
                seat = p.asked[0]
                p.play(seat, p.draw(rng) if seat == CHANCE else rng.choice(p.choices(seat)))
        except BadInput:
            raise
        except Exception as error:
            raise BadEdition("edition-unplayable", title=edition.title, why=repr(error)) from error
        return setup

    def check_setup(self, seats: int, options: Mapping[str, OptionValue]) -> None:
        """Raise `BadSetup` for options that do not go together or not with so many seats."""
        start = options.get("start")
        if isinstance(start, int) and start >= seats:
            raise BadSetup("start", last=seats - 1, seats=seats, given=start)

    def load(self, state: Json) -> Position:
        """The position that `to_json` wrote, or any consistent one written by hand."""
        try:
            for name, own in (("game", self.name), ("rules", self.rules)):
                if state.get(name, own) != own:
                    raise BadPosition(f"{name} must be {own!r}; not {state[name]!r}")
            if fractional(state):
                raise BadPosition("all numbers of a position are whole")
            check_kinds(self, state)
            p = self.restore(state)
            violations = self.violations(p) if p.ply >= 0 else ["ply counts from 0"]
            if violations:
                raise BadPosition("; ".join(violations))
            p.run_on()
        except BadInput:
            raise
        except (KeyError, TypeError, AttributeError, IndexError, ValueError) as error:
            raise BadPosition(f"this is no position of {self.title}: {error!r}") from error
        return p

    def set_up_for(self, state: Json) -> Setup:
        """Seats, options and edition as a position names them."""
        return self.set_up(state["seats"], state.get("options") or {}, state.get("edition"))

    def restore(self, state: Json) -> Position:
        """Like `load`, for a state that is known to be sound: nothing is checked but its form."""
        p = self.position(self.set_up_for(state))
        p.ply = state.get("ply") or 0
        if state.get("decision") not in self.points:
            raise BadPosition(f"decision must be one of {', '.join(self.points)}; not {state.get('decision')!r}")
        p.decision = self.points[state["decision"]]
        if self.seals:
            answers: list[str | None] = state.get("answers") or [None] * p.seats
            p.answers = [None if text is None else self.parse(text) for text in answers]
        for field in p.FIELDS:
            if field.name not in state:
                raise BadPosition(f"the position lacks {field.name!r}: {field.says}")
            setattr(p, field.name, field.read(state[field.name]))
        p.asked = p.decision.to_act(p)
        return p

    def parse(self, text: str) -> Move:
        """The move a notation stands for."""
        return self.notation.parse(text)

    # There is one of each: to copy or unpickle it is to look it up.
    def __reduce__(self) -> tuple[Any, ...]:
        return game, (self.name,)

    def __repr__(self) -> str:
        return f"fondaco.game({self.name!r})"


@cache
def catalogue() -> dict[str, Game]:
    """Every game of the house by name; other packages may add theirs as entry points."""
    found = sorted(entry_points(group="fondaco.games"), key=lambda entry: entry.name)
    return {entry.name: entry.load() for entry in found}


def game(name: str) -> Game:
    """The game called `name`."""
    known = catalogue()
    if name not in known:
        raise BadSetup("no-game", name=name, known=", ".join(known))
    return known[name]

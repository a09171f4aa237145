"""A match as text: a header, an empty line, then one move a line, chance included.

    game: medici
    rules: 1
    edition: abacus-2006
    seats: 3
    options: start=random

    * start 2
    * tile C5
    2 stop

`*` is chance. A record needs no random generator to be replayed. Further header lines (players, date, result)
are kept as they are.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from fondaco.core.errors import BadInput, BadRecord, Illegal
from fondaco.core.game import Game, OptionValue, game, spelled
from fondaco.core.moves import CHANCE, TOO_MUCH, Move, Seat
from fondaco.core.position import Position, seat_name

Ply = tuple[Seat, Move]


class Record:
    """A match: where it started from, and every ply since."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, OptionValue],
        edition: str,
        plies: list[Ply] | None = None,
        notes: dict[str, str] | None = None,
        rules: int | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.edition = edition
        self.plies = plies or []
        self.notes = notes or {}
        self.rules = game.rules if rules is None else rules

    @classmethod
    def of(cls, start: Position) -> Record:
        """An empty record of a match that begins at `start`."""
        setup = start.setup
        return cls(setup.game, setup.seats, dict(setup.options), setup.edition.name)

    def close(self, p: Position) -> None:
        """Note how the match ended, for whoever reads the text."""
        result = p.result()
        assert result is not None, "the match is not over"
        self.notes["scores"] = " ".join(map(str, result.scores))
        self.notes["winners"] = " ".join(map(str, result.winners))

    def start(self) -> Position:
        """The position before the first ply."""
        return self.game.start(self.seats, self.options, self.edition)

    def positions(self) -> Iterator[Position]:
        """The position before the first ply and after each one: always the same object, moving on."""
        p = self.start()
        yield p
        for number, (seat, move) in enumerate(self.plies, 1):
            try:
                p.play(seat, move)
            except Illegal as error:
                ply = f"{seat_name(seat)} {move}"
                raise BadRecord("record-illegal", number=number, ply=ply, why=str(error)) from error
            yield p

    def replay(self, plies: int | None = None) -> Position:
        """The position after `plies` plies (default: all, which must lead to the scores the header names, if any)."""
        wanted = len(self.plies) if plies is None else plies
        if not 0 <= wanted <= len(self.plies):
            raise BadRecord("record-ply", count=len(self.plies), given=plies)
        p = next(islice(self.positions(), wanted, None))
        if plies is None and (told := self.notes.get("scores")):
            result = p.result()
            if result is None:
                raise BadRecord("record-breaks-off", told=told, count=wanted)
            if told.split() != [*map(str, result.scores)]:
                raise BadRecord("record-scores", told=told, scores=" ".join(map(str, result.scores)))
        return p

    def __str__(self) -> str:
        options = ", ".join(f"{name}={spelled(value)}" for name, value in self.options.items())
        header = {
            "game": self.game.name,
            "rules": str(self.rules),
            "edition": self.edition,
            "seats": str(self.seats),
            "options": options,
            **self.notes,
        }
        lines = [f"{key}: {value}".rstrip() for key, value in header.items()]
        lines.append("")
        lines += [f"{seat_name(seat)} {move}" for seat, move in self.plies]
        return "\n".join(lines) + "\n"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and str(self) == str(other)

    __hash__ = None  # type: ignore[assignment]  # records grow

    def __repr__(self) -> str:
        return f"<{self.game.name} record, {self.seats} seats, {len(self.plies)} plies>"


def read_record(text: str, played: Game | None = None) -> Record:
    """The record that `text` holds, or `BadRecord` saying in which line it breaks off.

    `played`: the game it is of, where that is in no registry.
    """
    header: dict[str, str] = {}
    lines = iter(enumerate(text.splitlines(), 1))
    for number, line in lines:
        if not line.strip():
            break
        key, colon, value = line.partition(":")
        if not colon:
            raise BadRecord("record-line", number=number, why=BadRecord("record-head", line=line))
        header[key.strip()] = value.strip()
    try:
        name = header.pop("game")
        played = played or game(name)
        rules, seats = (whole(header.pop(key)) for key in ("rules", "seats"))
        edition = header.pop("edition")
        options = read_options(played, header.pop("options", ""))
    except BadInput:  # no such game or option; a ValueError too
        raise
    except KeyError as error:
        raise BadRecord("record-lacks", key=error.args[0]) from None
    except ValueError:
        raise BadRecord("record-garbled") from None
    plies: list[Ply] = []
    for number, line in lines:
        if not line.strip():
            continue
        try:
            plies.append(read_ply(played, line.strip()))
        except ValueError as error:
            raise BadRecord("record-line", number=number, why=error) from None
    return Record(played, seats, options, edition, plies, header, rules)


def whole(text: str) -> int:
    """A number of the header, no longer than one in a move may be."""
    if TOO_MUCH.search(text):
        raise ValueError(text)
    return int(text)


def read_ply(played: Game, line: str) -> Ply:
    """Who acted, and the move: `2 bid 12`, or `* tile C5` for chance."""
    actor, _, notation = line.partition(" ")
    if actor != "*" and not actor.isdecimal():
        raise BadRecord("record-actor", line=line)
    return CHANCE if actor == "*" else int(actor), played.parse(notation)


def read_options(played: Game, text: str) -> dict[str, OptionValue]:
    """Options as people write them: `start=2, layout=bars`."""
    given: dict[str, Any] = {}
    known = {option.name: option for option in played.options}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, _, value = part.partition("=")
        if name not in known:
            raise BadRecord("no-option", game=played.title, name=name, known=", ".join(known) or "–")
        given[name] = known[name].read(value)
    return given

"""Step through a record, jump, look through the eyes of a seat."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from fondaco.cli.screen import folded, outcome, tell
from fondaco.cli.setting import add_language, signed, typed
from fondaco.core.errors import BadRecord
from fondaco.core.moves import Seat
from fondaco.core.position import Position, seat_name
from fondaco.core.record import Record, read_record
from fondaco.words import Words


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", type=Path, help="a record")
    command.add_argument("--ply", type=int, help="show the table after so many plies, and stop")
    command.add_argument("--seat", type=int, help="through the eyes of this seat")
    command.add_argument("--edition", metavar="FILE", help="the .toml file of an edition of your own that it names")
    command.add_argument("--transcript", action="store_true", help="print the whole match, ply by ply")
    add_language(command)


def run(args: argparse.Namespace) -> int:
    try:
        record = read_record(args.file.read_text(encoding="utf-8-sig"))  # some editors begin a file with a mark
    except OSError as error:
        raise BadRecord("unreadable", file=str(args.file), why=error.strerror) from error
    except UnicodeDecodeError as error:
        raise BadRecord("no-text", file=str(args.file)) from error
    if args.edition:
        record.game.set_up(record.seats, record.options, args.edition)  # from now on it is known by its name
    if record.rules != record.game.rules:
        told = Words(args.lang)("cli-old-rules", rules=record.rules, ours=record.game.rules)
        print(f"fondaco: {told}", file=sys.stderr)
    p = record.replay(None if args.transcript else args.ply)  # a broken record is refused before any of it is shown
    if args.seat is not None and not 0 <= args.seat < record.seats:
        raise BadRecord("record-seat", last=record.seats - 1, given=args.seat)
    viewer = Viewer(record, args.lang, args.seat)
    if args.transcript:
        for line in viewer.transcript():
            print(line)
    elif args.ply is not None or sys.stdin is None or not sys.stdin.isatty():
        tell(viewer.moment(p))
    else:
        viewer.walk()
    return 0


class Viewer:
    """Shows a record as one viewer may see it; a finished match is open to all."""

    def __init__(self, record: Record, language: str, seat: Seat | None) -> None:
        self.record = record
        self.seat = seat
        players = record.notes.get("players", "").split(", ")
        if len(players) != record.seats:
            players = [str(number) for number in range(record.seats)]
        self.names = signed(players)
        self.words = Words(language, record.game, self.names, record.edition)
        self.draw_board = import_module(f"{record.game.package}.board").board

    def board(self, p: Position) -> str:
        return str(self.draw_board(p.view(self.seat), self.words, self.names))

    def moment(self, p: Position) -> str:
        """The table, and when the match is over how it ended."""
        return f"{self.board(p)}\n\n{outcome(p, self.words, self.names)}".rstrip()

    def ply(self, p: Position, number: int) -> list[str]:
        """Play ply `number` and tell it."""
        seat, move = self.record.plies[number]
        line = f"{number + 1}. {seat_name(seat)} {p.face(self.seat, seat, move)}"
        p.told = []
        p.play(seat, move)
        told = [f"    {self.words.event(event.heard_by(self.seat))}" for event in p.told]
        p.told = None
        return [line, *told]

    def transcript(self) -> Iterator[str]:
        """Every ply with what happened, and the table at the start and at the end."""
        p = self.record.start()
        yield folded(self.board(p))
        for number in range(len(self.record.plies)):
            yield from self.ply(p, number)
        yield folded(self.board(p))
        result = p.result()
        yield f"result: {result.to_json()}" if result else "unfinished"

    def walk(self) -> None:
        """Step by keyboard."""
        at, last, p = 0, len(self.record.plies), self.record.start()
        eyes = {"s": None} | {f"s{seat}": seat for seat in range(self.record.seats)}
        tell(f"{self.words('cli-walk')}\n\n{self.moment(p)}\n[{at}/{last}]")
        while (text := typed("> ")) not in (None, "q"):
            if text == "" and at < last:
                tell("\n".join(self.ply(p, at)))
                at += 1
            elif text == "b" or text.isdecimal():
                at = max(0, at - 1) if text == "b" else min(int(text), last)
                p = self.record.replay(at)
            elif text.replace(" ", "") in eyes:
                self.seat = eyes[text.replace(" ", "")]
            else:
                tell(self.words("cli-walk"))
                continue
            tell(f"\n{self.moment(p)}\n[{at}/{last}]")

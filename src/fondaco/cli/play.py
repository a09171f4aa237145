"""Play a match in the terminal, against bots or around one keyboard.

What a game lets a table choose goes by its own name, such as `--agreements` or `--layout bars`.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import groupby
from pathlib import Path

from fondaco.bots import BOTS, bot
from fondaco.bots.sight import sight
from fondaco.bots.why import Why
from fondaco.cli.screen import curtain, outcome, tell
from fondaco.cli.setting import add_game, add_language, add_setting, options_of, signed, typed
from fondaco.core.errors import BadNotation, BadSetup, Illegal
from fondaco.core.game import game
from fondaco.core.moves import CHANCE, Move, Seat, pattern, spelling, verb
from fondaco.core.play import Answer, Ears, ask_of
from fondaco.core.position import Position
from fondaco.core.record import Record
from fondaco.words import Words

SHOWN = 12
"""More numbers of a kind than this are told as a range."""
FEW = 2
"""No more than so many other choices stand beside an amount that is asked for."""
AMOUNTS = ("amount", "count")
"""Fields of moves that say how much."""


def arguments(command: argparse.ArgumentParser) -> None:
    add_game(command)
    add_setting(command)
    add_language(command)
    command.add_argument("--people", type=int, default=1, help="people at this keyboard (default 1)")
    command.add_argument("--bot", choices=tuple(BOTS), default="greedy", help="who takes the other seats")
    command.add_argument("--seed", help="repeat a match: same seed, same draws")
    command.add_argument("--save", type=Path, metavar="FILE", help="write the record there")


def run(args: argparse.Namespace) -> int:
    played = game(args.game)
    seats = min(4, played.seats[-1]) if args.seats is None else args.seats
    start = played.start(seats, options_of(played, args.module, args.rest), args.edition)
    if not 0 <= args.people <= seats:
        raise BadSetup("people", seats=seats, given=args.people)
    if args.save:
        args.save.touch()  # where nothing can be written is told before the match, not after
    table = Table(start, args.people, args.bot, args.lang, args.seed)
    tell(table.words("cli-welcome", title=played.title, seats=seats))
    try:
        finished = table.play()
    except KeyboardInterrupt:  # what was played so far is worth as much as that of somebody who says q
        finished = False
        print()
    if args.save:
        args.save.write_text(str(table.record), encoding="utf-8")
        tell(table.words("cli-saved", file=str(args.save)))
    elif not finished:
        print(f"{table.words('cli-left')}\n\n{table.record}")
    return 0


class Table:
    """One match in one terminal."""

    def __init__(self, start: Position, people: int, opponent: str, language: str, seed: str | None) -> None:
        self.p = start
        self.people = people
        self.bots = [bot(opponent) for _ in range(start.seats)]
        self.record = Record.of(start)
        self.ears = Ears(start.seats)
        house = Words(language)
        guests = [house("guest")] if people == 1 else [f"{house('guest')} {seat + 1}" for seat in range(people)]
        names = [*guests, *(f"{opponent} {seat + 1}" for seat in range(people, start.seats))]
        self.record.notes["players"] = ", ".join(names)
        self.names = signed(names)
        self.words = Words(language, start.setup.game, self.names, start.setup.edition.name)
        self.draw_board = import_module(f"{start.setup.game.package}.board").board
        self.dealer = random.Random(f"{seed} dealer") if seed else random.SystemRandom()
        self.minds = random.Random(f"{seed} bots") if seed else random.SystemRandom()
        self.last: tuple[Seat, Answer] | None = None
        self.at_keyboard: Seat | None = None
        self.news: list[list[str]] = [[] for _ in range(people)]
        """What each of several people at one keyboard has not been told yet."""

    def play(self) -> bool:
        """Play to the end; False if somebody left."""
        p = self.p
        while seats := p.to_act():
            seat = next((seat for seat in seats if seat < self.people), seats[0])
            if seat == CHANCE:
                self.carry_out(seat, p.draw(self.dealer))
            elif seat >= self.people:
                self.carry_out(seat, self.of_bot(seat))
            else:
                move = self.ask(seat)
                if move is None:
                    return False
                self.carry_out(seat, move)
        self.record.close(p)
        tell(f"\n{self.draw_board(p.view(None), self.words, self.names)}\n")
        tell(outcome(p, self.words, self.names))
        return True

    def of_bot(self, seat: Seat) -> Move:
        """A bot's move; what it thought can be asked for where all who may ask know the move."""
        p = self.p
        answer = self.bots[seat].answer(ask_of(p, seat, self.minds, self.ears.heard[seat]))
        known = all(p.face(asker, seat, answer.move) == str(answer.move) for asker in range(self.people))
        self.last = (seat, answer) if known else None
        return answer.move

    def carry_out(self, seat: Seat, move: Move) -> None:
        p = self.p
        self.ears.hear(p, seat, move)
        p.told = []
        p.play(seat, move)
        self.record.plies.append((seat, move))
        listener = 0 if self.people == 1 else None
        for event in p.told:
            tell("  " + self.words.event(event.heard_by(listener)))
            for person, news in enumerate(self.news):
                news.append("  " + self.words.event(event.heard_by(person)))
        p.told = None

    def ask(self, seat: Seat) -> Move | None:
        """Show the table to a person and read a move; None to leave."""
        p, words = self.p, self.words
        if self.people > 1 and self.at_keyboard != seat:
            if typed(curtain() + words("cli-curtain", seat=seat)) is None:
                return None
            tell("\n".join(self.news[seat]))
        self.at_keyboard = seat
        self.news[seat].clear()
        choices = p.choices(seat)
        tell(f"\n{self.draw_board(p.view(seat), words, self.names)}\n")
        tell(f"{words('cli-your-turn', seat=seat)} {words(f'ask-{p.decision!r}', **p.facts(seat))}")
        tell("\n".join(menu(choices, words)))
        while True:
            text = typed("> ")
            if text is None or text in ("q", "quit"):
                return None
            if text == "?":
                tell(words(f"help-{p.decision!r}", **p.facts(seat)))
            elif text == "why":
                tell(self.thoughts())
            elif text:
                move = self.understand(seat, text, choices)
                if move is not None:
                    return move

    def understand(self, seat: Seat, text: str, choices: Sequence[Move]) -> Move | None:
        """A number of the list, or notation whose verb may be cut short."""
        words = self.words
        listed = handles(choices)
        if text in listed:
            return listed[text]
        if text.isdecimal():
            numbers = by_amount(choices)
            if not numbers:
                tell(words("cli-bad-choice", number=text, last=len(listed)))
                return None
            amount, move = next(iter(numbers.items()))
            text = str(move).replace(f" {amount}", f" {text}", 1)  # the rules say what is wrong with it
        head, _, tail = text.partition(" ")
        verbs = {verb(type(move)) for move in choices} | {form["verb"] for form in self.p.forms(seat)}
        meant = [full for full in sorted(verbs) if full.startswith(head)]
        try:
            move = self.p.setup.game.parse(f"{meant[0] if len(meant) == 1 else head} {tail}".strip())
            self.p.check(seat, move)
            return move
        except BadNotation:
            kinds = self.p.setup.game.notation.by_verb
            tell(words("cli-no-move", text=text, moves=", ".join(pattern(kinds[name]) for name in sorted(verbs))))
        except Illegal as error:
            tell(words(f"illegal-{error.code}", **error.facts))
        return None

    def thoughts(self) -> str:
        """What the bot that moved last says about it: all where nothing is hidden, else what gives nothing away."""
        played = self.p.setup.game
        full = sight(played).open
        if self.last is None or (full and not self.last[1].thoughts):
            return self.words("cli-no-thoughts")
        seat, answer = self.last
        why = Why(self.words.language, played, tuple(self.names))
        return f"{self.words('cli-thinks', seat=seat)}\n  {why(answer, full)}"


def handles(choices: Sequence[Move]) -> dict[str, Move]:
    """What to type for each choice: its number in the list. Where an amount is asked for, a number is that amount, and
    the few other choices are typed as moves; so is a long row of numbers among many choices.
    """
    if numbers := by_amount(choices):
        return numbers | {str(move): move for move in choices if move not in numbers.values()}
    listed = [move for row in rows(choices) if len(row) == 1 for move in row]
    return {str(number): move for number, move in enumerate(listed, 1)}


def by_amount(choices: Sequence[Move]) -> dict[str, Move]:
    """The choices that say an amount, such as bids, by that amount; none where that is not the question."""
    saying = [move for move in choices if amount_of(move)]
    numbers = {amount_of(move): move for move in saying}
    asked = len({type(move) for move in saying}) == 1 and len(numbers) == len(saying) >= len(choices) - FEW
    return numbers if asked else {}


def amount_of(move: Move) -> str:
    """How much a move says, such as a bid; nothing where it says no amount."""
    return next((str(getattr(move, name)) for name in spelling(type(move))[1] if name in AMOUNTS), "")


def rows(choices: Sequence[Move]) -> Iterator[list[Move]]:
    """Long rows of moves that differ in their last number alone; every other choice is a row of its own."""
    for (_, _, numbered), group in groupby(choices, key=stem):
        row = list(group)
        if numbered and len(row) > SHOWN:
            yield row
        else:
            yield from ([move] for move in row)


def stem(move: Move) -> tuple[type[Move], str, bool]:
    """A move up to its last word, and whether that is a number."""
    head, _, last = str(move).rpartition(" ")
    return type(move), head, last.isdigit()


def menu(choices: Sequence[Move], words: Words) -> list[str]:
    """The choices, each behind what to type for it; a long row of numbers (bids) is told in one line."""
    typed_as = {str(move): handle for handle, move in handles(choices).items()}
    lines = [words("cli-choices")]
    for row in rows(choices):
        ends = [row[0], row[-1]] if len(row) > 1 else row
        label = " … ".join(map(words.move, ends))
        notation = " … ".join(map(str, ends))
        handle = "–".join(typed_as[str(move)] for move in ends if str(move) in typed_as)
        line = f"  {handle}  {label}" if handle else f"  {label}"
        lines.append(line if handle == notation else f"{line}   ({notation})")
    return lines

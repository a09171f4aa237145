"""Play a match in the terminal, against bots or around one keyboard."""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence
from importlib import import_module
from itertools import groupby
from pathlib import Path

from fondaco.bots import BOTS, bot
from fondaco.bots.sight import sight
from fondaco.bots.why import Why
from fondaco.cli.setting import SIGNS, add_language, add_setting, options_of, typed
from fondaco.core.errors import BadNotation, BadSetup, Illegal
from fondaco.core.game import game
from fondaco.core.moves import CHANCE, Move, Seat, pattern, verb
from fondaco.core.play import Answer, Ears, ask_of
from fondaco.core.position import Position
from fondaco.core.record import Record
from fondaco.words import Words

SHOWN = 12
"""More numbers of a kind than this are told as a range."""


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("game")
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
        raise BadSetup(f"there are {seats} seats; {args.people} people cannot sit at this keyboard")
    if args.save:
        args.save.touch()  # where nothing can be written is told before the match, not after
    table = Table(start, args.people, args.bot, args.lang, args.seed)
    print(table.words("cli-welcome", title=played.title, seats=seats))
    finished = table.play()
    if args.save:
        args.save.write_text(str(table.record), encoding="utf-8")
        print(table.words("cli-saved", file=str(args.save)))
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
        people_names = [house("guest")] if people == 1 else [str(seat + 1) for seat in range(people)]
        names = [*people_names, *(f"{opponent} {seat + 1}" for seat in range(people, start.seats))]
        self.record.notes["players"] = ", ".join(names)
        self.names = [f"{SIGNS[seat]} {name}" for seat, name in enumerate(names)]
        self.words = Words(language, start.setup.game, self.names, start.setup.edition.name)
        self.draw_board = import_module(f"{start.setup.game.package}.board").board
        self.dealer = random.Random(f"{seed} dealer") if seed else random.SystemRandom()
        self.minds = random.Random(f"{seed} bots") if seed else random.SystemRandom()
        self.last: tuple[Seat, Answer] | None = None
        self.at_keyboard: Seat | None = None

    def play(self) -> bool:
        """Play to the end; False if somebody left."""
        p = self.p
        while seats := p.to_act():
            seat = next((seat for seat in seats if seat < self.people), seats[0])
            if seat == CHANCE:
                move = p.draw(self.dealer)
            elif seat >= self.people:
                answer = self.bots[seat].answer(ask_of(p, seat, self.minds, self.ears.heard[seat]))
                self.last = (seat, answer)
                move = answer.move
            else:
                chosen = self.ask(seat)
                if chosen is None:
                    return False
                move = chosen
            self.carry_out(seat, move)
        self.record.close(p)
        self.tell_result()
        return True

    def carry_out(self, seat: Seat, move: Move) -> None:
        p = self.p
        self.ears.hear(p, seat, move)
        p.told = []
        p.play(seat, move)
        self.record.plies.append((seat, move))
        listener = 0 if self.people == 1 else None
        for event in p.told:
            print("  " + self.words.event(event.heard_by(listener)))
        p.told = None

    def ask(self, seat: Seat) -> Move | None:
        """Show the table to a person and read a move; None to leave."""
        p, words = self.p, self.words
        if self.people > 1 and self.at_keyboard != seat:
            typed("\n" * 40 + words("cli-curtain", seat=seat))
        self.at_keyboard = seat
        choices = p.choices(seat)
        print(f"\n{self.draw_board(p.view(seat), words, self.names)}\n")
        print(f"{words('cli-your-turn', seat=seat)} {words(f'ask-{p.decision!r}', **p.facts(seat))}")
        print("\n".join(menu(choices, words)))
        while True:
            text = typed("> ")
            if text is None or text in ("q", "quit"):
                return None
            if text == "?":
                print(words(f"help-{p.decision!r}", **p.facts(seat)))
            elif text == "why":
                print("\n".join(self.thoughts()))
            elif text:
                move = self.understand(seat, text, choices)
                if move is not None:
                    return move

    def understand(self, seat: Seat, text: str, choices: Sequence[Move]) -> Move | None:
        """A number of the list, or notation whose verb may be cut short."""
        words = self.words
        if text.isdecimal():
            if 1 <= int(text) <= len(choices):
                return choices[int(text) - 1]
            print(words("cli-bad-choice", number=int(text), last=len(choices)))
            return None
        head, _, tail = text.partition(" ")
        verbs = {verb(type(move)) for move in choices} | {form["verb"] for form in self.p.forms(seat)}
        meant = [full for full in sorted(verbs) if full.startswith(head)]
        try:
            move = self.p.setup.game.parse(f"{meant[0] if len(meant) == 1 else head} {tail}".strip())
            self.p.check(seat, move)
            return move
        except BadNotation:
            kinds = self.p.setup.game.notation.by_verb
            print(words("cli-no-move", text=text, moves=", ".join(pattern(kinds[name]) for name in sorted(verbs))))
        except Illegal as error:
            print(words(f"illegal-{error.code}", **error.facts))
        return None

    def thoughts(self) -> list[str]:
        """What the bot that moved last says about it: all where nothing is hidden, else what gives nothing away."""
        if self.last is None or not self.last[1].thoughts:
            return [self.words("cli-no-thoughts")]
        seat, answer = self.last
        played = self.p.setup.game
        why = Why(self.words.language, played, tuple(self.names))
        return [self.words("cli-thinks", seat=seat), f"  {why(answer, full=sight(played).open)}"]

    def tell_result(self) -> None:
        p, words = self.p, self.words
        result = p.result()
        assert result is not None
        print(f"\n{self.draw_board(p.view(None), words, self.names)}\n")
        for seat in sorted(range(p.seats), key=lambda seat: result.ranks[seat]):
            print(words("cli-place", rank=result.ranks[seat], seat=seat, score=result.scores[seat]))
        winners = ", ".join(self.names[seat] for seat in result.winners)
        message = "cli-won" if len(result.winners) == 1 else "cli-shared"
        print(words(message, winners=winners, score=result.scores[result.winners[0]]))


def menu(choices: Sequence[Move], words: Words) -> list[str]:
    """The choices as numbered lines; a long row of numbers (bids) is told in one."""
    lines = [words("cli-choices")]
    number = 0
    for _, group in groupby(choices, key=type):
        moves = list(group)
        if len(moves) > SHOWN and all(str(move).rpartition(" ")[2].isdigit() for move in moves):
            first, last = words.move(moves[0]), words.move(moves[-1])
            lines.append(f"  {number + 1}–{number + len(moves)}  {first} … {last}   ({moves[0]} … {moves[-1]})")
        else:
            lines += [f"  {number + k}  {words.move(move)}   ({move})" for k, move in enumerate(moves, 1)]
        number += len(moves)
    return lines

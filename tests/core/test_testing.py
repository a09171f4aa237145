"""The kit passes a sound game and catches each defect."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from core.toys import TOY, Bid, Bidding, Deal, Dealing, Ending, Take, Taking, Toy, ToyGame
from fondaco.core.decision import Form
from fondaco.core.errors import Illegal
from fondaco.core.game import Option
from fondaco.core.moves import Move, Seat
from fondaco.core.position import Position
from fondaco.core.secrecy import PUBLIC, Field, Json
from fondaco.core.testing import Defect, check_game, pairwise, rule, settings


def broken(part: type) -> ToyGame:
    """The toy with its position or one of its decisions replaced by `part`, a kind of it.

    A decision keeps its rulebook name, which JSON and records go by.
    """
    (was,) = part.__bases__
    if was is Toy:
        return made(position=part)
    part.__name__ = was.__name__
    points = tuple(part() if type(point) is was else point for point in ToyGame.decisions)
    return made(decisions=points)


def made(**parts: object) -> ToyGame:
    game = type("Broken", (ToyGame,), parts)()
    assert isinstance(game, ToyGame)
    return game


def caught(game: ToyGame) -> str:
    """The code of the defect the kit finds."""
    with pytest.raises(Defect) as found:
        check_game(game, games=60, seed=3)
    return found.value.code


def test_a_sound_game_passes() -> None:
    check_game(TOY, games=60, seed=3)


def test_a_secret_may_last_until_the_end_when_everything_lies_open() -> None:
    class Keeping(Taking):
        def apply(self, p: Toy, seat: Seat, move: Move) -> None:
            cards = p.cards
            super().apply(p, seat, move)
            if p.round == 3:
                p.cards = cards

    check_game(broken(Keeping), games=60, seed=3)


def test_an_invariant_that_breaks() -> None:
    class Minting(Taking):
        def apply(self, p: Toy, seat: Seat, move: Move) -> None:
            p.tokens[seat] += 2
            super().apply(p, seat, move)

    assert caught(broken(Minting)) == "invariant"


def test_a_listed_move_that_is_refused() -> None:
    class Teasing(Taking):
        def choices(self, p: Toy, seat: Seat) -> Sequence[Move]:
            return [Take(0), Take(1), Take(2)]

    assert caught(broken(Teasing)) == "listed-but-illegal"


def test_a_legal_move_that_is_not_listed() -> None:
    class Hiding(Taking):
        def choices(self, p: Toy, seat: Seat) -> Sequence[Move]:
            return [Take(0)]

    assert caught(broken(Hiding)) == "legal-but-unlisted"


@dataclass(frozen=True)
class Leave(Move):
    pass


def test_a_move_of_another_question_that_is_legal_here_too() -> None:
    class Leaving(Taking):
        def choices(self, p: Toy, seat: Seat) -> Sequence[Move]:
            return [Leave()]

        def check(self, p: Toy, seat: Seat, move: Move) -> None:
            pass

        def apply(self, p: Toy, seat: Seat, move: Move) -> None:
            p.take(seat, 0)
            p.point("Ending")

    class Lenient(ToyGame):
        decisions = broken(Leaving).decisions
        moves = {**ToyGame.moves, Leave: ()}

    assert caught(Lenient()) == "legal-but-unlisted"


def test_an_open_move_that_breaks_an_invariant() -> None:
    class Generous(Taking):
        def check(self, p: Toy, seat: Seat, move: Move) -> None:
            if not isinstance(move, Take):
                raise Illegal("take")

    class Open(ToyGame):
        open_kinds = (Take,)
        decisions = broken(Generous).decisions

    assert caught(Open()) == "open-move-breaks"


def test_a_move_listed_twice() -> None:
    class Stuttering(Taking):
        def choices(self, p: Toy, seat: Seat) -> Sequence[Move]:
            return [Take(0), Take(1), Take(1)]

    assert caught(broken(Stuttering)) == "listed-twice"


def test_a_dead_end() -> None:
    class Mute(Taking):
        def choices(self, p: Toy, seat: Seat) -> Sequence[Move]:
            return [] if p.round == 2 else super().choices(p, seat)

    assert caught(broken(Mute)) == "dead-end"


def test_too_many_choices() -> None:
    class Verbose(Taking):
        def choices(self, p: Toy, seat: Seat) -> Sequence[Move]:
            return [Take(number) for number in range(301)]

    assert caught(broken(Verbose)) == "too-many-choices"


def test_a_match_that_does_not_end() -> None:
    class Endless(Taking):
        def apply(self, p: Toy, seat: Seat, move: Move) -> None:
            super().apply(p, seat, move)
            p.round -= p.round % 2
            p.tokens = [0] * p.seats

    assert caught(broken(Endless)) == "too-long"


def test_a_match_without_result() -> None:
    class Nameless(Toy):
        __slots__ = ()

        def result(self) -> None:
            return None

    assert caught(broken(Nameless)) == "no-result"


def test_a_copy_that_shares_what_lies_on_the_table() -> None:
    class Sharing(Toy):
        __slots__ = ()

        def copy(self) -> Position:
            twin = super().copy()
            assert isinstance(twin, Toy)
            twin.tokens = self.tokens
            return twin

    assert caught(broken(Sharing)) == "copy-shares"


def test_a_copy_that_forgets() -> None:
    class Forgetful(Toy):
        __slots__ = ()

        def copy(self) -> Position:
            twin = super().copy()
            assert isinstance(twin, Toy)
            twin.winner = 0
            return twin

    assert caught(broken(Forgetful)) == "copy"


def test_checking_that_alters_the_position() -> None:
    class Meddling(Taking):
        def check(self, p: Toy, seat: Seat, move: Move) -> None:
            if not isinstance(move, Take) or move.number not in (0, 1):
                p.winner = -1
                raise Illegal("take")

    assert caught(broken(Meddling)) == "check-alters"


def test_json_that_does_not_come_back() -> None:
    class Lossy(Toy):
        __slots__ = ()
        FIELDS = (*Toy.FIELDS[:-1], Field("winner", PUBLIC, "who takes", read=lambda value: 0))

    assert caught(broken(Lossy)) == "json"


def test_notation_that_does_not_come_back() -> None:
    class Mumbling(ToyGame):
        def parse(self, text: str) -> Move:
            return Take(0) if text == "take 1" else super().parse(text)

    assert caught(Mumbling()) == "notation"


def test_a_draw_outside_the_odds() -> None:
    class Cheating(Dealing):
        def draw(self, p: Toy, rng: random.Random) -> Move:
            return Deal(99)

    assert caught(broken(Cheating)) == "draw-outside-odds"


def test_draws_that_do_not_follow_the_odds() -> None:
    class Stacked(Dealing):
        def draw(self, p: Toy, rng: random.Random) -> Move:
            return Deal(0)

    assert caught(broken(Stacked)) == "draw-unlike-odds"


def test_odds_without_weight() -> None:
    class Weightless(Dealing):
        def odds(self, p: Toy) -> list[tuple[Move, int]]:
            return [(Deal(0), 1), (Deal(1), 0)]

    assert caught(broken(Weightless)) == "odds"


def test_a_secret_in_the_view() -> None:
    class Open(Toy):
        __slots__ = ()

        def view(self, seat: Seat | None, *, memory: bool = False) -> Json:
            return super().view(seat, memory=memory) | {"best": max(self.cards)}

    assert caught(broken(Open)) == "imagine-disagrees"


def test_a_secret_in_who_is_asked() -> None:
    class Sparing(Bidding):
        def asked(self, p: Toy) -> tuple[Seat, ...]:
            return tuple(seat for seat in range(p.seats) if p.cards[seat] > 0) or (0,)

    assert caught(broken(Sparing)) == "question-leaks"


def test_a_secret_in_an_event() -> None:
    class Loud(Dealing):
        def apply(self, p: Toy, seat: Seat, move: Move) -> None:
            super().apply(p, seat, move)
            if p.told:
                p.told[-1].secret = ()

    assert caught(broken(Loud)) == "event-leaks"


def test_a_secret_in_the_face_of_a_move() -> None:
    class Naming(Dealing):
        def face(self, p: Toy, viewer: Seat | None, actor: Seat, move: Move) -> str:
            return str(move)

    assert caught(broken(Naming)) == "face-leaks"


def test_a_secret_beside_what_others_are_shown() -> None:
    class Showing(Dealing):
        def apply(self, p: Toy, seat: Seat, move: Move) -> None:
            super().apply(p, seat, move)
            if p.told:
                p.told[-1].reveals = True
            p.tell("shown", card=str(move))

    assert caught(broken(Showing)) == "event-leaks"


def test_a_secret_in_a_refusal() -> None:
    class Gossiping(Bidding):
        def check(self, p: Toy, seat: Seat, move: Move) -> None:
            if not isinstance(move, Bid) or not 0 <= move.amount <= p.cards[seat]:
                raise Illegal("bid", most=max(p.cards))

    assert caught(broken(Gossiping)) == "refusal-leaks"


def test_a_secret_in_the_choices() -> None:
    class Helping(Bidding):
        def choices(self, p: Toy, seat: Seat) -> Sequence[Move]:
            return [Bid(amount) for amount in range(max(p.cards) + 1)]

        def check(self, p: Toy, seat: Seat, move: Move) -> None:
            if not isinstance(move, Bid) or not 0 <= move.amount <= max(p.cards):
                raise Illegal("bid")

    assert caught(broken(Helping)) == "choices-leaks"


def test_a_secret_in_a_form() -> None:
    class Composing(Bidding):
        def forms(self, p: Toy, seat: Seat) -> list[Form]:
            return [{"verb": "bid", "fields": [{"name": "amount", "kind": "amount", "most": max(p.cards)}]}]

    assert caught(broken(Composing)) == "forms-leaks"


def test_a_secret_in_the_prompt() -> None:
    class Whispering(Bidding):
        def facts(self, p: Toy, seat: Seat) -> dict[str, Any]:
            return {"best": max(p.cards)}

    assert caught(broken(Whispering)) == "facts-leaks"


def test_a_seat_that_may_act_unasked() -> None:
    class Rushing(Toy):
        __slots__ = ()

        def check(self, seat: Seat, move: Move) -> None:
            self.decision.check(self, seat, move)

    assert caught(broken(Rushing)) == "unasked"


def test_answers_whose_order_matters() -> None:
    class Racing(Bidding):
        def apply(self, p: Toy, seat: Seat, move: Move) -> None:
            p.winner = seat
            super().apply(p, seat, move)

        def open(self, p: Toy) -> None:
            p.point("Taking")

    assert caught(broken(Racing)) == "order-matters"


def test_an_imagined_position_that_breaks_the_rules() -> None:
    class Dreaming(ToyGame):
        def imagine(self, view: Json, rng: random.Random) -> Position:
            p = super().imagine(view, rng)
            assert isinstance(p, Toy)
            p.round = 4
            return p

    assert caught(Dreaming()) == "imagine-illegal"


def test_an_imagined_position_that_the_game_itself_refuses() -> None:
    class Doubting(ToyGame):
        def imagine(self, view: Json, rng: random.Random) -> Position:
            return self.load({**super().imagine(view, rng).to_json(), "round": 4})

    assert caught(Doubting()) == "refuses-itself"


def test_an_imagined_position_that_disagrees_with_the_view() -> None:
    class Distracted(ToyGame):
        def imagine(self, view: Json, rng: random.Random) -> Position:
            p = super().imagine(view, rng)
            assert isinstance(p, Toy)
            p.winner = (p.winner + 1) % p.seats
            return p

    assert caught(Distracted()) == "imagine-disagrees"


def test_imagining_that_never_varies() -> None:
    class Dull(ToyGame):
        true: Position

        def start(self, *given: Any, **more: Any) -> Position:
            self.true = super().start(*given, **more)
            return self.true

        def imagine(self, view: Json, rng: random.Random) -> Position:
            return self.true.copy()

    assert caught(Dull()) == "imagine-never-varies"


def test_a_record_that_replays_to_another_position() -> None:
    class Numbered(Toy):
        __slots__ = ("number",)
        FIELDS = (*Toy.FIELDS, Field("number", PUBLIC, "how many of these there were before"))
        numbers = iter(range(10_000))

        def lay_out(self) -> None:
            super().lay_out()
            self.number = next(self.numbers)

        def copy(self) -> Position:
            twin = super().copy()
            assert isinstance(twin, Numbered)
            twin.number = self.number
            return twin

    assert caught(broken(Numbered)) == "replay"


def test_rules_that_crash_say_where_and_in_which_match() -> None:
    class Stumbling(Ending):
        def run(self, p: Toy) -> None:
            super().run(p)
            p.cards[p.round + 1] = -1

    with pytest.raises(IndexError) as found:
        check_game(broken(Stumbling), games=60, seed=3)
    (note,) = found.value.__notes__
    assert note.startswith("[2 seats, {'long': False}, ply ")
    assert "game: toy\n" in note


class Unordered(Dealing):
    """Draws in the order of a set of strings, which differs from process to process."""

    def odds(self, p: Toy) -> list[tuple[Move, int]]:
        return [(Deal(int(card)), 1) for card in {str(card) for card in range(6)}]


class Hashing(ToyGame):
    name = "hashing"
    decisions = broken(Unordered).decisions


HASHING = Hashing()


def test_records_that_depend_on_the_process() -> None:
    assert caught(HASHING) == "not-repeatable"


def test_settings_cover_every_combination() -> None:
    assert len(settings(TOY)) == 4


def test_pairwise_settings_let_each_pair_of_values_meet() -> None:
    class Optional(ToyGame):
        options = tuple(Option(f"o{k}", (0, 1, 2), 0) for k in range(5))

    spread = settings(Optional())
    assert len(spread) < 40
    met = {(a, options[a], b, options[b]) for _, options in spread for a in options for b in options if a < b}
    assert len(met) == 10 * 9
    assert len(pairwise([(1, 2), (1, 3)])) == 2


def test_a_test_is_about_one_to_three_rules() -> None:
    with pytest.raises(AssertionError):
        rule("A-1", "A-2", "A-3", "A-4")

"""The commands as somebody types them."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from fondaco.cli import arguments, main
from fondaco.cli.play import Table, handles, menu
from fondaco.cli.setting import options_of
from fondaco.core.game import game
from fondaco.core.moves import Move
from fondaco.core.play import Answer, Ask, Thought
from fondaco.core.record import read_record
from fondaco.words import Words

ROOT = Path(__file__).parents[2]
RECORD = ROOT / "records" / "medici" / "3-players.txt"
EDITION = ROOT / "src/fondaco/games/medici/editions/abacus-2006.toml"
COMMANDS = [
    command
    for page in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")))
    for command in re.findall(r"(?:`|^    )fondaco ([^`\n]+ [^`\n]+)", page.read_text(encoding="utf-8"), re.M)
]


def typed(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(text))


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        ("play chess", "there is no game 'chess'"),
        ("play medici --seats 9", "Medici is for 2 to 6 players, not 9"),
        ("play medici --seats 0", "Medici is for 2 to 6 players, not 0"),
        ("play medici --colour red", "options of Medici: --start"),
        ("play medici --start 7", "start can be random, 0, 1"),
        ("play medici --start 3 --seats 3", "0 to 2 with 3 players"),
        ("play medici --edition nowhere", "there is no edition 'nowhere'"),
        ("play medici --edition nowhere.toml", "nowhere.toml cannot be read"),
        ("play medici --module lp", "has no module 'lp'"),
        ("play hellweg --module start", "it has: lp, pv, short, discount_from_any_merchant"),
        ("play medici --people 9", "there are 4 seats"),
        ("play medici --save nowhere/match.txt", "nowhere/match.txt"),
        ("replay nowhere.txt", "fondaco: nowhere.txt cannot be read: No such file or directory"),
        ("replay bytes.toml", "bytes.toml is not a text file in UTF-8"),
        ("arena medici --one greedy", "--one and --against"),
        ("arena medici --one greedy --against magnus", "there is no bot 'magnus'"),
        ("arena medici --one greedy --against random --seats 0", "Medici is for 2 to 6 players, not 0"),
        ("arena medici --one greedy --against random --jobs 0", "at least one process"),
        ("arena medici --one greedy --against random --bar 40", "between 0 and 1; not 40"),
        ("arena medici --mixed greedy,random --bar 0.4", "a bar is for one against copies of another"),
        ("arena medici --one greedy --against random --keep nowhere/kept.jsonl", "nowhere/kept.jsonl"),
        ("arena medici --one greedy --against random --keep README.md", "README.md, line 1: no result"),
        ("arena medici --one greedy --against random --keep bytes.toml", "bytes.toml, line 1: no result"),
        ("arena medici --one greedy --against random --table greedy,random", "different contests; choose one"),
        ("arena medici --one greedy --against random --report nowhere/report.html", "nowhere/report.html"),
        ("arena medici --one greedy --against random --ray 127.0.0.1:1", "no Ray cluster answers at '127.0.0.1:1'"),
        ("arena medici --one greedy --against random --ray nowhere", "expected HOST:PORT"),
        ("arena medici --table greedy", "at least two bots"),
        ("arena medici --table greedy,greedy", "each bot of a table once"),
        ("train medici --seats 9", "Medici is for 2 to 6 players, not 9"),
        ("train medici --minutes 0", "more than 0 minutes; not 0"),
        ("train medici --minutes nan", "more than 0 minutes; not nan"),
        ("train medici --processes -1", "--processes is at least 1; not -1"),
        ("train medici --tables 0", "--tables is at least 1; not 0"),
        ("train medici --favourites 0", "--favourites is at least 1; not 0"),
        ("train medici --lean -0.5", "--lean is at least 0; not -0.5"),
        ("train medici --gate -1", "--gate is at least 0; not -1"),
        ("train medici --seed -1", "--seed is at least 0; not -1"),
        ("train medici --versus nobody", "the styles are greedy, spender, squirrel, wild; not nobody"),
        ("check chess", "there is no game"),
        ("check medici --games 0", "at least one match"),
        ("check medici --jobs 0", "at least one process"),
        ("serve --port 99999", "from 0 to 65535; not 99999"),
        ("serve --workers 2", "several with PostgreSQL"),
        ("serve --host nowhere.invalid", "no door can be opened at nowhere.invalid"),
        ("serve --data README.md/house", "README.md/house"),
        ("edition show chess", "there is no game"),
        ("edition check nowhere.toml", "cannot be read"),
        ("edition check bytes.toml", "not a text file"),
        ("edition check deep.toml", "not a TOML file"),
        ("edition check long.toml", "not a TOML file"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(
    call: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    Path("README.md").write_text("# Fondaco", encoding="utf-8")
    Path("bytes.toml").write_bytes(b"\xff\xfe")
    Path("deep.toml").write_text(f"a = {'[' * 5000}", encoding="utf-8")
    Path("long.toml").write_text(f"a = {'9' * 5000}", encoding="utf-8")
    assert main(call.split()) == 2
    told = capsys.readouterr().err
    assert sentence in told
    assert told.count("\n") == 1


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        ("play chess", "Ein Spiel „chess“ gibt es nicht; im Haus sind: genua, haendler, hellweg, medici, wind"),
        ("play medici --seats 9", "Medici ist für 2 bis 6 Spieler, nicht für 9"),
        ("play genua --layout round", "Die Option layout kann strict, review, bars sein, nicht round"),
        ("play medici --edition mine.toml", "mine.toml ist keine Textdatei in UTF-8"),
        ("replay spoilt.txt", "Zeile 7: „drown“ ist kein Zug dieses Spiels"),
    ],
)
def test_who_plays_in_german_hears_in_german_what_is_wrong_with_the_input(
    call: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    Path("mine.toml").write_bytes(b"\xff\xfe")
    Path("spoilt.txt").write_text("game: medici\nrules: 1\nedition: abacus-2006\nseats: 3\noptions:\n\n0 drown\n")
    assert main(call.split()) == 2
    assert sentence in capsys.readouterr().err


def test_nothing_on_the_screen_is_longer_than_a_line_of_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    answers = iter(["", "?", "kaufen", "q"])

    def answered(prompt: str) -> str:
        print(prompt)  # and the line ends where somebody presses Enter
        return next(answers)

    monkeypatch.setattr("builtins.input", answered)
    assert main(["play", "genua", "--start", "0", "--seed", "1", "--people", "2", "--lang", "de"]) == 0
    table, _, record = capsys.readouterr().out.partition("Die Aufzeichnung bis hierher")
    assert "\n        " in table, "what is too long goes on below, set in"
    assert max(map(len, table.splitlines())) <= 80
    assert "game: genua" in record


def test_who_leaves_by_keyboard_interrupt_keeps_what_was_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter(["1"])

    def interrupted(prompt: str) -> str:
        if answer := next(answers, ""):
            return answer
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    saved = tmp_path / "match.txt"
    assert main(["play", "medici", "--start", "0", "--save", str(saved), "--lang", "en"]) == 0
    assert [str(move) for _, move in read_record(saved.read_text(encoding="utf-8")).plies][1] == "draw"


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_terminal_that_cannot_spell_a_sign_is_no_reason_to_stop(encoding: str) -> None:
    call = [sys.executable, "-m", "fondaco.cli", "play", "medici", "--start", "0", "--lang", "de"]
    env = {**os.environ, "PYTHONIOENCODING": encoding}
    left = subprocess.run(call, input=b"\xff\xe4\n", capture_output=True, env=env, check=True)
    assert left.stderr == b""
    assert b"A Gast: Dein Paket hat ein" in left.stdout


def test_where_nobody_listens_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout", None)
    assert main(["play", "medici", "--people", "0"]) == 0
    assert main(["replay", str(RECORD), "--ply", "3"]) == 0


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda text: text.replace("rules: 1\n", ""), "lacks 'rules'"),
        (lambda text: text.replace("seats: 3", "seats: many"), "garbled"),
        (lambda text: text.replace("rules: 1", f"rules: {'1' * 40}"), "garbled"),
        (lambda text: text.replace("start=random", "begin=now"), "has no option 'begin'"),
        (lambda text: text.replace("0 draw", "0 drown", 1), "line 12: 'drown' is no move"),
        (lambda text: text.replace("0 draw", "0 bid lots", 1), "expected: bid <amount>"),
        (lambda text: text.replace("0 draw", "7 draw", 1), "is not legal there"),
        (lambda text: text.replace("game: medici\n", "medici\n"), "expected 'key: value'"),
        (lambda text: text.replace("seats: 3", "seats: 77"), "for 2 to 6 players, not 77"),
        (lambda text: text.replace("0 draw", "me draw", 1), "line 12: expected a seat or * and its move"),
        (lambda text: text.replace("118 114 79", "118 115 79"), "ends with 118 114 79"),
        (lambda text: "\n".join(text.splitlines()[:40]), "the match breaks off after ply 31"),
    ],
)
def test_a_broken_record_says_where_it_breaks(
    spoil: Callable[[str], str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoilt = tmp_path / "spoilt.txt"
    spoilt.write_text(spoil(RECORD.read_text(encoding="utf-8")), encoding="utf-8")
    assert main(["replay", str(spoilt), "--transcript", "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert sentence in told.err
    assert told.out == ""


def test_a_file_may_begin_with_a_mark_as_some_editors_write_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "own.toml"
    own.write_text(EDITION.read_text(encoding="utf-8"), encoding="utf-8-sig")
    assert main(["edition", "check", str(own)]) == 0
    marked = tmp_path / "marked.txt"
    marked.write_text(RECORD.read_text(encoding="utf-8"), encoding="utf-8-sig")
    assert main(["replay", str(marked), "--lang", "en"]) == 0


def test_a_match_that_nobody_finished_replays_as_far_as_it_goes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    short = tmp_path / "short.txt"
    text = RECORD.read_text(encoding="utf-8").replace("scores: 118 114 79\n", "")
    short.write_text("\n".join(text.splitlines()[:40]), encoding="utf-8")
    assert main(["replay", str(short), "--transcript"]) == 0
    assert capsys.readouterr().out.rstrip().endswith("unfinished")


def test_a_newcomer_can_ask_err_and_finish_a_match(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "?\nwhy\n99\nbid 900\nnonsense\n" + "1\npass\n" * 150)
    saved = tmp_path / "match.txt"
    match = ["play", "medici", "--seats", "3", "--start", "0", "--seed", "9", "--lang", "en"]
    assert main([*match, "--save", str(saved)]) == 0
    told = capsys.readouterr().out
    assert "(ME-" in told
    assert "There is no choice 99" in told
    assert "is no move of this game" in told
    assert "wins with" in told or "share the victory" in told
    assert read_record(saved.read_text(encoding="utf-8")).replay().result() is not None


def test_the_readme_shows_what_a_newcomer_sees(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = (ROOT / "README.md").read_text(encoding="utf-8").split("```\n")[3]
    monkeypatch.setenv("COLUMNS", "80")
    typed(monkeypatch, "1\n1\nq\n")
    assert main(["play", "medici", "--seats", "4", "--seed", "3", "--lang", "en"]) == 0
    assert shown in capsys.readouterr().out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_in_the_docs_is_one_the_house_understands(command: str) -> None:
    args = arguments(command.replace("GAME", "medici").split())
    if args.rest:
        assert options_of(game(args.game), args.module, args.rest)


def test_the_table_speaks_german(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed(monkeypatch, "q\n")
    assert main(["play", "medici", "--seed", "1", "--lang", "de"]) == 0
    assert "Tag 1 von 3" in capsys.readouterr().out


def test_what_is_no_move_is_told_in_german_with_what_would_be_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "kaufen\nq\n")
    assert main(["play", "medici", "--start", "0", "--lang", "de"]) == 0
    assert "„kaufen“ ist jetzt kein Zug dieses Spiels; möglich ist: draw, stop" in capsys.readouterr().out


@pytest.mark.parametrize("letter", ["x", "9"])
def test_a_page_of_text_at_the_prompt_is_no_move_either(
    letter: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, f"{letter * 5000}\nq\n")
    assert main(["play", "medici", "--start", "0", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert ("pick 1 to 2" if letter == "9" else "is no move of this game now") in " ".join(told.split())


@pytest.mark.parametrize("stdin", [io.StringIO(), None])
@pytest.mark.parametrize("people", ["1", "2"])
def test_where_nobody_types_any_more_the_match_is_left(
    people: str, stdin: io.StringIO | None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", stdin)
    assert main(["play", "medici", "--start", "0", "--people", people, "--lang", "en"]) == 0
    assert "You leave the table." in capsys.readouterr().out
    assert main(["replay", str(RECORD)]) == 0


def test_a_match_with_an_edition_of_ones_own_replays_with_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = EDITION.read_text("utf-8")
    mine, saved = tmp_path / "mine.toml", tmp_path / "match.txt"
    mine.write_text(text.replace("abacus-2006", "my-own-box"), encoding="utf-8")
    assert main(["play", "medici", "--people", "0", "--edition", str(mine), "--save", str(saved)]) == 0
    assert "edition: my-own-box\n" in saved.read_text("utf-8")
    monkeypatch.setattr(game("medici"), "known_editions", {})  # as in another process
    assert main(["replay", str(saved)]) == 2
    assert main(["replay", str(saved), "--edition", str(mine)]) == 0


def test_a_walk_through_a_record_ends_where_nobody_types_any_more(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "\ns 1\n")
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    assert main(["replay", str(RECORD), "--lang", "de"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Enter: nächster Zug")
    assert "[1/" in told


def test_a_walk_through_a_record_jumps_says_what_can_be_typed_and_tells_who_won(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "20\nb\ns 7\nnonsense\n999\nq\n")
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    assert main(["replay", str(RECORD), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert re.findall(r"\[(\d+)/107\]", told) == ["0", "20", "19", "107"]
    assert told.count("Enter: next ply") == 3, "at the beginning, and for what cannot be typed"
    assert told.index("wins with 118: most florins") > told.index("[19/107]")


def test_who_leaves_before_the_table_is_held_to_him_is_not_shown_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "")
    assert main(["play", "medici", "--people", "2", "--start", "0", "--lang", "en"]) == 0
    left = capsys.readouterr().out
    assert "You leave the table." in left
    assert "On the quay" not in left


def test_several_people_share_a_keyboard(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed(monkeypatch, "\n1\n" * 60)
    assert main(["play", "medici", "--seats", "3", "--people", "3", "--seed", "2", "--lang", "en"]) == 0
    assert "Hand the keyboard to" in capsys.readouterr().out


def test_a_bot_says_what_it_weighed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed(monkeypatch, "2\n1\nwhy\nq\n")
    main(["play", "medici", "--seed", "3", "--start", "0", "--lang", "en"])
    assert "worth of the lot" in capsys.readouterr().out
    typed(monkeypatch, "2\n1\nwhy\nq\n")
    main(["play", "medici", "--seed", "3", "--start", "0", "--lang", "en", "--bot", "kaufmann"])
    assert "share of the win" in (told := capsys.readouterr().out)
    assert "term-" not in told


def test_the_same_seed_deals_the_same_match(tmp_path: Path) -> None:
    files = [tmp_path / "a.txt", tmp_path / "b.txt"]
    for file in files:
        main(["play", "medici", "--people", "0", "--seed", "5", "--save", str(file)])
    assert files[0].read_text(encoding="utf-8") == files[1].read_text(encoding="utf-8")


def test_places_are_listed_one_by_one_and_numbers_as_a_range() -> None:
    hellweg, medici = game("hellweg"), game("medici")
    houses = menu([hellweg.parse(f"stone {house}-salt") for house in "abcdefghijklmn"], Words("en", hellweg))
    assert len(houses) == 1 + 14
    bids = menu([medici.parse(f"bid {amount}") for amount in range(1, 31)], Words("en", medici))
    assert bids[1:] == ["  1–30  Bid 1 … Bid 30   (bid 1 … bid 30)"]


def test_a_number_typed_where_an_amount_is_asked_for_is_that_amount(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "900\n12\n")
    assert main(["play", "medici", "--seats", "2", "--start", "1", "--seed", "1", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "  pass  Pass\n" in told
    assert "A bid must be above" in told
    assert "● Guest bids 12." in told


def test_the_amount_is_what_a_choice_of_goods_to_save_is_called_by() -> None:
    wind = game("wind")
    choices = [wind.parse(f"save {count} apples") for count in range(3)]
    assert handles(choices) == {"0": choices[0], "1": choices[1], "2": choices[2]}


def test_numbers_of_a_list_skip_a_long_row_of_amounts_that_is_not_the_whole_question() -> None:
    wind = game("wind")
    takes = [wind.parse(f"take {card}") for card in ("swap-2", "safe-5", "purchase-AAC")]
    offers = [wind.parse(f"challenge {seat} {amount}") for seat in (1, 2) for amount in range(1, 23)]
    end = wind.parse("pass")
    assert handles([*takes, *offers, end]) == {"1": takes[0], "2": takes[1], "3": takes[2], "4": end}
    lines = menu([*takes, *offers, end], Words("en", wind, ["Ada", "Bo", "Cy"]))
    assert lines[4].endswith("(challenge 1 1 … challenge 1 22)")
    assert lines[5].endswith("(challenge 2 1 … challenge 2 22)")


def test_offers_of_money_are_a_range_though_goods_are_offered_beside_them() -> None:
    genua = game("genua")
    ducats = [genua.parse(f"offer park {amount}") for amount in range(5, 105, 5)]
    order, none = genua.parse("offer park large"), genua.parse("book -")
    lines = menu([none, *ducats, order], Words("en", genua))
    assert [line.strip().partition("  ")[0] for line in lines[1:]] == [
        "1",
        "Offer 5 ducats for the park … Offer 100 ducats for the park",
        "2",
    ]


def test_the_next_at_the_keyboard_reads_what_happened_since_he_sat_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "\n2\n\nq\n")
    match = ["play", "medici", "--seats", "2", "--people", "2", "--start", "0", "--seed", "1", "--lang", "en"]
    assert main(match) == 0
    told = capsys.readouterr().out.partition("Hand the keyboard to ■ Guest 2")[2]
    assert told.index("● Guest 1 draws") < told.index("On the quay, offered by ● Guest 1")


def test_a_bot_says_nothing_about_a_card_that_it_took_in_secret() -> None:
    record = read_record((RECORD.parents[1] / "haendler" / "2-players.txt").read_text(encoding="utf-8"))
    secret = next(n for n, ply in enumerate(record.plies) if str(ply[1]).startswith("pick"))
    said = []
    for ply in (secret - 1, secret):
        seat, move = record.plies[ply]
        table = Table(record.replay(ply), people=1, opponent="greedy", language="en", seed="1")
        table.bots[seat] = Sure(move)
        table.of_bot(seat)
        said.append(table.thoughts())
    drive, pick = said
    assert drive.startswith("■ greedy 2 weighed:")
    assert pick == "Nobody has anything to say about the last move."


class Sure:
    """A bot that plays one move, and says so."""

    def __init__(self, move: Move) -> None:
        self.move = move

    def answer(self, ask: Ask) -> Answer:
        return Answer(self.move, [Thought(self.move, 1.0, {}), Thought(self.move, 0.0, {})])


def test_a_record_made_under_other_rules_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old = tmp_path / "old.txt"
    old.write_text(RECORD.read_text(encoding="utf-8").replace("rules: 1", "rules: 7"), encoding="utf-8")
    assert main(["replay", str(old), "--ply", "3", "--lang", "en"]) == 0
    assert "Made under rules 7 and replayed under rules 1" in capsys.readouterr().err
    assert main(["replay", str(RECORD), "--ply", "3"]) == 0
    assert capsys.readouterr().err == ""


def test_replay_shows_any_ply_through_any_eyes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(RECORD), "--ply", "3", "--seat", "1", "--lang", "en"]) == 0
    assert "Day 1 of 3" in capsys.readouterr().out
    assert main(["replay", str(RECORD), "--ply", "9999"]) == 2
    assert main(["replay", str(RECORD), "--seat", "5"]) == 2


def test_an_owner_of_the_box_learns_line_by_line_what_his_file_breaks(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["edition", "show", "medici"]) == 0
    shown = capsys.readouterr().out
    assert "STATED         tiles.values = [0, 1, 2, 3, 4, 5, 5]" in shown
    assert "SOURCED        players.2.hold = 7" in shown
    text = EDITION.read_text("utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(text, encoding="utf-8")
    assert main(["edition", "check", str(mine)]) == 0
    mine.write_text(text.replace("day = 24", "day = 19").replace("most = 3", "most = 4"), encoding="utf-8")
    capsys.readouterr()
    assert main(["edition", "check", str(mine)]) == 1
    lines = capsys.readouterr().out.splitlines()
    numbered = list(enumerate(mine.read_text("utf-8").splitlines(), 1))
    spoilt = [str(number) for number, line in numbered if line in ('name = "abacus-2006"', "day = 19", "most = 4")]
    assert [line.split(":")[1] for line in lines] == spoilt
    assert "give this edition another name" in lines[0]
    assert "ME-27" in lines[1]
    assert "ME-12" in lines[2]


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("[players.3]", "[players.7]", "players.3 is missing"),
        ("money = 40", 'money = "forty"', "players.2.money must be a whole number, not 'forty'"),
        ('game = "medici"', 'game = "wind"', "is an edition of wind, not of medici"),
        ('"mine"\ntitle = "', '"abacus-2006"\ntitle = "My ', "give this edition another name"),
    ],
)
def test_an_edition_that_cannot_be_played_is_refused_in_one_sentence(
    old: str, new: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = EDITION.read_text("utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(text.replace("abacus-2006", "mine").replace(old, new), encoding="utf-8")
    assert main(["play", "medici", "--edition", str(mine)]) == 2
    told = capsys.readouterr().err
    assert sentence in told
    assert told.count("\n") == 1


@pytest.mark.parametrize("module", ["fondaco.arena.__main__", "fondaco.bots.train", "fondaco.server.run"])
def test_doors_of_their_own_refuse_in_one_sentence_too(
    module: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--port", "99999"] if module == "fondaco.server.run" else ["chess"]
    monkeypatch.setattr("sys.argv", [module, *words])
    assert import_module(module).main() == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1


def test_the_kit_runs_from_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "medici", "--games", "6", "--jobs", "2"]) == 0
    assert "6 matches in 6 settings" in capsys.readouterr().out
    assert main(["check", "medici", "--games", "1", "--jobs", "1"]) == 0
    assert "1 match in 1 setting," in capsys.readouterr().out


@pytest.mark.parametrize("door", ["fondaco.cli state medici", "fondaco.bots.stdio"])
def test_a_reader_who_leaves_early_hears_no_complaint(door: str) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    call = [sys.executable, "-m", *door.split()]
    env = {**os.environ, "PYTHONUNBUFFERED": ""}
    left = subprocess.run(call, input=b"a question\n", stdout=writer, stderr=subprocess.PIPE, env=env)
    os.close(writer)
    assert (left.returncode, left.stderr) == (130, b"")


def test_a_contest_ends_at_once_at_a_keyboard_interrupt(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    call = ["arena", "medici", "--one", "greedy", "--against", "random", "--games", "100000", "--jobs", "2", "--keep"]
    contest = subprocess.Popen(
        [sys.executable, "-m", "fondaco.cli", *call, str(kept)],
        stderr=subprocess.PIPE,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a job in the background ignores Ctrl-C
    )
    try:
        while contest.poll() is None and not (kept.exists() and kept.stat().st_size):
            time.sleep(0.1)
        contest.send_signal(signal.SIGINT)
        _, told = contest.communicate(timeout=60)
    finally:
        contest.kill()
    assert (contest.returncode, told) == (130, b"")


def test_a_house_that_is_left_while_it_opens_closes_without_a_word(tmp_path: Path) -> None:
    call = [sys.executable, "-m", "fondaco.cli", "serve", "--port", "0", "--data", str(tmp_path)]
    house = subprocess.Popen(
        call,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    assert house.stdout is not None
    while b"http://" not in house.stdout.readline():
        assert house.poll() is None
    time.sleep(0.3)  # its serving process has begun to load what it needs
    os.killpg(house.pid, signal.SIGINT)  # as a terminal does
    _, told = house.communicate(timeout=60)
    assert (house.returncode, told) == (0, b"")


def test_the_arena_tells_people_and_machines(capsys: pytest.CaptureFixture[str]) -> None:
    call = ["arena", "medici", "--one", "greedy", "--against", "random", "--games", "8", "--seed", "1"]
    assert main([*call, "--json"]) == 0
    first = capsys.readouterr().out
    score = json.loads(first)[0]
    assert score["games"] == 8
    assert score["low"] <= score["win_rate"] <= score["high"]
    assert main([*call[:-4], "--games", "4", "--json"]) == 0
    one_seed = json.loads(capsys.readouterr().out, parse_constant=pytest.fail)[0]
    assert one_seed["score_low"] is None, "one seed says nothing about the spread, and Infinity is no JSON"
    assert main([*call, "--json"]) == 0
    assert capsys.readouterr().out == first, "the same seed gives the same figures"
    assert main(["arena", "medici", "--table", "greedy,random", "--games", "4", "--seats", "3"]) == 0
    assert "even: 33.3%" in capsys.readouterr().out


def test_greedy_beats_three_randoms(capsys: pytest.CaptureFixture[str]) -> None:
    call = ["arena", "medici", "--one", "greedy", "--against", "random", "--games", "40", "--seed", "1", "--json"]
    assert main(call) == 0
    assert json.loads(capsys.readouterr().out)[0]["win_rate"] >= 0.95


def test_the_position_stays_as_it_was_after_an_illegal_move() -> None:
    import fondaco

    game = fondaco.game("medici")
    p = game.start(4, {"start": 0})
    before = p.copy()
    for seat, text in ((0, "draw"), (-1, "tile C9"), (1, "bid 3")):
        with pytest.raises(fondaco.Illegal):
            p.play(seat, game.parse(text))
    assert p == before


@pytest.mark.parametrize("seat", [4, 99, -1])
def test_nobody_looks_through_the_eyes_of_a_seat_that_is_not_there(seat: int) -> None:
    import fondaco

    p = fondaco.game("medici").start(4, {"start": 0})
    with pytest.raises(fondaco.BadInput, match="the seats 0 to 3"):
        p.view(seat)
    assert p.choices(seat) == (p.choices(fondaco.CHANCE) if seat == fondaco.CHANCE else ())

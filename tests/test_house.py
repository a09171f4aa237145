"""What holds for every game of the house."""

from __future__ import annotations

import copy
import multiprocessing
import os
import pickle
import random
import re
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from string import Formatter
from typing import Any

import pytest

import fondaco
from fondaco.cli.edition import complaints_about
from fondaco.cli.replay import Viewer
from fondaco.cli.screen import folded
from fondaco.cli.state import page
from fondaco.core.decision import Automatic, Chance
from fondaco.core.edition import Edition, load_edition
from fondaco.core.errors import SENTENCES, BadInput, Illegal
from fondaco.core.kinds import declared_in, kinds_of
from fondaco.core.moves import CHANCE, verb
from fondaco.core.position import Result
from fondaco.core.record import read_record
from fondaco.core.testing import check_game
from fondaco.words import LANGUAGES, Words
from rule_coverage import ids_with_a_test, rule_ids

ROOT = Path(__file__).parents[1]
GAMES = sorted(fondaco.catalogue())
RECORDS = sorted(ROOT.glob("records/*/*.txt"))


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_has_a_test(name: str) -> None:
    assert sorted(rule_ids(name) - ids_with_a_test(name)) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_tag_names_a_rule(name: str) -> None:
    text = files(fondaco.game(name).package).joinpath("RULES.md").read_text(encoding="utf-8")
    known = set(re.findall(r"\*\*([A-Z]+-\w+)\*\*", text))
    assert sorted(ids_with_a_test(name) - known) == []


@pytest.mark.parametrize("name", GAMES)
def test_the_german_rules_follow_the_english_ones(name: str) -> None:
    """The same headings and ids in the same order, and nothing referred to that the other does not refer to."""
    english, german = (
        files(fondaco.game(name).package).joinpath(f"RULES{language}.md").read_text(encoding="utf-8")
        for language in ("", ".de")
    )
    frame = r"^#+ |^\|.*?\||^- \*\*[A-Z]+-\w+\*\*"
    shape = [re.sub(r"^\|.*", "|", part) for part in re.findall(frame, english, re.M)]
    assert [re.sub(r"^\|.*", "|", part) for part in re.findall(frame, german, re.M)] == shape
    named = r"[A-Z]{2}-\w+"
    assert set(re.findall(named, german)) == set(re.findall(named, english))


@pytest.mark.parametrize("name", GAMES)
def test_the_conformance_kit_finds_nothing(name: str) -> None:
    check_game(fondaco.game(name), games=40, seed=7)


@pytest.mark.parametrize("name", GAMES)
def test_the_page_about_positions_is_up_to_date(name: str) -> None:
    written = (ROOT / "docs" / "state" / f"{name}.md").read_text(encoding="utf-8")
    assert written == page(fondaco.game(name)), f"run: fondaco state {name} > docs/state/{name}.md"


@pytest.mark.parametrize("name", GAMES)
def test_the_editions_keep_the_rulebook_and_tag_every_datum(name: str) -> None:
    game = fondaco.game(name)
    for edition in game.editions:
        assert complaints_about(load_edition(game.package, game.editions, edition)) == []


@pytest.mark.parametrize("name", GAMES)
def test_a_datum_of_another_kind_is_named_with_its_line(name: str) -> None:
    game = fondaco.game(name)
    own = load_edition(game.package, game.editions, None)
    entries = {re.sub(r"\.\d+\.", ".", path): path for path, _, _ in reversed(list(own.items()))}  # one of each list
    for path in entries.values():
        mine = Edition(own.text)
        *way, key = path.split(".")
        table = mine.data
        for step in way:
            table = table[int(step) if isinstance(table, list) else step]
        table[key] = {"what": "is this?"}
        complaints = complaints_about(mine)
        assert (own.line_of(path), "form") in {(line, ident) for line, ident, _ in complaints}


@pytest.mark.parametrize("name", GAMES)
def test_a_table_that_is_missing_is_named(name: str) -> None:
    game = fondaco.game(name)
    own = load_edition(game.package, game.editions, None)
    for table in own.data:
        mine = Edition(own.text)
        mine.name = "mine"
        del mine.data[table]
        for _, ident, sentence in complaints_about(mine):
            assert (ident, sentence.split()[1:]) == ("form", ["is", "missing"])
        assert complaints_about(mine) or table in ("game", "name", "title", "vp_per_good")  # a scale nobody reads


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("genua", 'Me = "metal-store"', 'Me = "mint"'),
        ("genua", 'harbour = ["any-ware"]', 'harbour = ["any-wear"]'),
        ("genua", 'harbour = ["any-ware"]', "harbour = []"),
        ("genua", '["metal-store", "cloth-store"]', '["metal-store", "Ta"]'),
        ("haendler", '["cloth", "food", "silk"]', '["cloth", "food"]'),
        ("hellweg", '{ town = "wesel"', '{ town = "weasel"'),
        ("medici", "day = 24", "day = 0"),
        ("medici", "money = 40", "money = -40"),
        ("medici", "money = 40", "money = 1000000000"),
        ("wind", 'kind = "purchase"', 'kind = "purchases"'),
    ],
)
def test_an_edition_that_a_match_would_break_on_is_refused_before_it(name: str, old: str, new: str) -> None:
    game = fondaco.game(name)
    own = load_edition(game.package, game.editions, None)
    mine = own.text.replace(own.name, "an-owners")
    game.start(4, {}, Edition(mine))
    with pytest.raises(
        BadInput, match=r"cannot be played|must be from 0 to 10000|no building mint|brings some of|names 2 buildings"
    ):
        game.start(4, {}, Edition(mine.replace(old, new)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_question_move_and_option_has_words(name: str, language: str) -> None:
    game = fondaco.game(name)
    words = Words(language, game)
    wanted = ["about", *(f"option-{option.name}" for option in game.options)]
    for point in game.decisions:
        if not isinstance(point, (Chance, Automatic)):
            wanted += [f"ask-{point!r}", f"help-{point!r}"]
    wanted += [f"move-{verb(kind)}" for kind in game.moves]
    folder = ROOT / "src" / game.package.replace(".", "/")
    source = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    wanted += [f"event-{kind}" for kind in re.findall(r"\.(?:tell|whisper|reveal)\(\s*\"([\w-]+)\"", source)]
    wanted += [f"illegal-{code}" for code in re.findall(r"Illegal\(\s*\"([\w-]+)\"", source)]
    assert [message for message in wanted if not words.has(message)] == []


@pytest.mark.parametrize("path", sorted((ROOT / "src").rglob("de.ftl")), ids=lambda path: "-".join(path.parts[-5:-1]))
def test_both_languages_say_the_same_things(path: Path) -> None:
    german, english = (
        re.findall(r"^([a-zA-Z][\w-]*) =", one.read_text(encoding="utf-8"), re.M)
        for one in (path, path.with_name("en.ftl"))
    )
    house = path.parent == ROOT / "src" / "fondaco" / "words"
    bad = [f"bad-{code}" for code in SENTENCES] if house else []  # in English they are what Python says
    assert german == english + bad


@pytest.mark.parametrize("code", SENTENCES)
def test_bad_input_is_said_in_german_with_the_facts_of_the_english_sentence(code: str) -> None:
    facts = {name: f"<{name}>" for _, name, _, _ in Formatter().parse(SENTENCES[code]) if name}
    error = BadInput(code, **facts)
    assert all(fact in str(error) for fact in facts.values())
    german = Words("de").wrong(error)
    assert german != str(error)
    assert sorted(re.findall(r"<\w+>", german)) == sorted(facts.values())
    assert str(pickle.loads(pickle.dumps(BadInput("record-line", number=3, why=error)))) == f"line 3: {error}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_refusal_repeats_what_was_typed_though_there_is_no_such_thing(name: str, language: str) -> None:
    game = fondaco.game(name)
    words = Words(language, game, ["Ada", "Bo"])
    text = files(game.package).joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
    for refusal in re.findall(r"^illegal-.*(?:\n\s.*)*", text, re.M):
        message, facts = refusal.split()[0], set(re.findall(r"\{ \$(\w+)", refusal))
        for typed in ("-", "x", "gold-x", "x-7", "gold:7"):
            told = words(message, **dict.fromkeys(facts, typed))
            assert not re.search(rf"\b[a-z]+-{typed}(?!\w)", told), told


def test_an_illegal_move_in_another_process_is_told_with_its_facts() -> None:
    error = Illegal("bid-range", above=12, purse=20)
    assert str(pickle.loads(pickle.dumps(error))) == "bid-range (above=12, purse=20)"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_records_replay_to_the_end_as_they_were_told(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    assert str(record) == path.read_text(encoding="utf-8")
    assert record.rules == record.game.rules
    told = list(Viewer(record, "en", None).transcript())
    assert told[-1] != "unfinished"
    transcript = path.with_suffix(".transcript").read_text(encoding="utf-8").splitlines()
    assert "\n".join(told).splitlines() == transcript


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_board_fits_the_terminal_and_everything_has_words(path: Path, language: str) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    names = [f"{sign} Bruno" for sign in "●■▲◆★✚"[: record.seats]]
    words = Words(language, record.game, names)
    board = import_module(f"{record.game.package}.board").board
    viewers = (*range(record.seats), None)
    p = record.start()
    p.told = []
    for number, (seat, move) in enumerate(record.plies):
        told = [words.move(move), *(words.event(event.heard_by(viewers[number % len(viewers)])) for event in p.told)]
        questions = [words(f"ask-{p.decision!r}", **p.facts(asked)) for asked in p.to_act() if asked >= 0]
        assert not [question for question in questions if re.search(r"[.?!] ", question)], "a question is one sentence"
        told += questions
        if number % 40 == 0:
            drawn = folded(board(p.view(viewers[number // 40 % len(viewers)]), words, names), 80).splitlines()
            assert max(map(len, drawn)) <= 80
            told += drawn
        assert not [line for line in told if re.search(r"[${]|\b(ask|board|event|field|good|move)-\w", line)]
        p.told = []
        p.play(seat, move)


@pytest.mark.parametrize("name", GAMES)
def test_every_seat_count_has_a_record(name: str) -> None:
    seats = {read_record(path.read_text(encoding="utf-8")).seats for path in RECORDS if path.parent.name == name}
    assert seats == set(fondaco.game(name).seats)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("twin_of", [copy.copy, copy.deepcopy])
def test_however_it_is_copied_a_position_has_an_equal_twin_of_its_own(name: str, twin_of: Callable[[Any], Any]) -> None:
    p = fondaco.game(name).start(seats=3)
    before = p.to_json()
    twin = twin_of(p)
    assert twin == p
    rng = random.Random(1)
    for _ in range(20):
        seat = twin.to_act()[0]
        twin.play(seat, twin.draw(rng) if seat == CHANCE else rng.choice(twin.choices(seat)))
        assert twin != p
    assert p.to_json() == before
    assert p != fondaco.game(name).start(seats=4)


@pytest.mark.parametrize("name", GAMES)
def test_a_result_says_what_it_is_and_can_be_compared(name: str) -> None:
    record = read_record((ROOT / "records" / name / "3-players.txt").read_text(encoding="utf-8"))
    result = record.replay().result()
    assert result == record.replay().result()
    assert eval(repr(result), {"Result": Result}) == result


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_that_is_none_is_never_asked(name: str) -> None:
    rng = random.Random(3)
    p = fondaco.game(name).start(fondaco.game(name).seats[-1])
    for _ in range(120):
        asked = p.to_act()
        if not asked:
            break
        for seat in {CHANCE, -2, p.seats} - set(asked):
            assert p.choices(seat) == ()
            with pytest.raises(Illegal, match="not-asked"):
                p.check(seat, p.draw(rng) if asked[0] == CHANCE else p.choices(asked[0])[0])
        p.play(asked[0], p.draw(rng) if asked[0] == CHANCE else rng.choice(p.choices(asked[0])))


@pytest.mark.parametrize("name", GAMES)
def test_chance_left_alone_does_what_its_moves_do_one_by_one(name: str) -> None:
    p = fondaco.game(name).start(3)
    twin, rng, same, players = p.copy(), random.Random(7), random.Random(7), random.Random(8)
    for _ in range(150):
        asked = p.after_chance(rng)
        while twin.to_act() == (CHANCE,):
            twin.play(CHANCE, twin.draw(same))
        assert p == twin
        if asked:
            move = players.choice(p.choices(asked[0]))
            p.play(asked[0], move)
            twin.play(asked[0], move)


@pytest.mark.parametrize("name", GAMES)
def test_a_pickled_position_is_a_twin(name: str) -> None:
    rng = random.Random(5)
    p = fondaco.game(name).start(3)
    while asked := p.after_chance(rng):
        if p.ply % 10 == 0:
            twin = pickle.loads(pickle.dumps(p))
            assert twin == p
            assert twin.decision is p.decision
            assert twin.setup.game is fondaco.game(name)
            assert [*map(twin.choices, asked)] == [*map(p.choices, asked)]
        p.play(asked[0], rng.choice(p.choices(asked[0])))
    assert pickle.loads(pickle.dumps(p)).result() == p.result()


def test_a_position_with_an_edition_of_ones_own_goes_to_another_process() -> None:
    medici = fondaco.game("medici")
    text = load_edition(medici.package, medici.editions, None).text
    p = medici.start(4, {}, Edition(text.replace("abacus-2006", "mine").replace("money = 40", "money = 41")))
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        there = pool.apply(copy.copy, [p])
    assert there == p


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [0, 99, 3.0, "3", None])
def test_a_number_of_seats_that_is_none_is_named(name: str, seats: Any) -> None:
    with pytest.raises(BadInput, match=f"is for 2 to . players, not {seats}"):
        fondaco.game(name).start(seats)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess"},
        {"rules": 99},
        {"ply": -1},
        {"ply": "x"},
        {"seats": None},
        {"decision": "Dance"},
        {"edition": "a\0"},
    ],
    ids=lambda wrong: "-".join(wrong),
)
def test_a_wrong_position_is_refused_in_words(name: str, wrong: dict[str, object]) -> None:
    game = fondaco.game(name)
    state = game.start(game.seats[0]).to_json()
    with pytest.raises(BadInput):
        game.load({**state, **wrong})


@pytest.mark.parametrize("name", GAMES)
def test_every_field_must_be_of_its_kind(name: str) -> None:
    game = fondaco.game(name)
    values: tuple[object, ...] = (1.5, "x", {"x": 1}, [[]])
    state = game.start(game.seats[0]).to_json()
    for field in game.position.FIELDS:
        for wrong in values:
            if state[field.name] is not None and type(wrong) is not type(state[field.name]):
                with pytest.raises(BadInput):
                    game.load({**state, field.name: wrong})


@pytest.mark.parametrize("name", GAMES)
def test_what_is_in_a_field_must_be_of_its_kind_too(name: str) -> None:
    game = fondaco.game(name)
    state = game.start(game.seats[0]).to_json()
    for field, value in state.items():
        if field in kinds_of(game) and isinstance(value, list) and value:
            for wrong in (None, {"x": 1}, "x" if isinstance(value[0], int) else 7, [[None]]):
                with pytest.raises(BadInput):
                    game.load({**state, field: [wrong, *value[1:]]})


@pytest.mark.parametrize("name", GAMES)
def test_kinds_are_found_in_the_source_of_a_compiled_class_too(name: str) -> None:
    position = fondaco.game(name).position
    told = declared_in(sys.modules[position.__module__], position.__name__)
    assert {field.name for field in position.FIELDS} - told.keys() <= {"hands"}
    assert kinds_of(fondaco.game(name)).keys() <= told.keys()


def test_engines_that_are_meant_to_be_compiled_are() -> None:
    import fondaco.core.position as core

    assert (core.__file__ or "").endswith(".so") == bool(os.environ.get("FONDACO_FAST"))

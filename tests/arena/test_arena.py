"""The arena: intervals, ratings, luck, results that are kept, and the report."""

from __future__ import annotations

import json
import random
from importlib.resources import files
from pathlib import Path

import pytest

from fondaco.arena.contest import Results, Score, duel, mixed
from fondaco.arena.luck import luck_of, meter
from fondaco.arena.match import Outcome, play
from fondaco.arena.ratings import ratings
from fondaco.arena.report import page
from fondaco.arena.work import Task, run_here
from fondaco.bots import bot
from fondaco.cli import main
from fondaco.core.game import game
from fondaco.core.play import play_match


def made_up(strength: dict[str, float], matches: int) -> list[list[Outcome]]:
    """Rankings drawn as Plackett and Luce say."""
    rng = random.Random(1)
    names = list(strength)
    outcomes = []
    for _ in range(matches):
        bots = [rng.choice(names) for _ in range(4)]
        order = sorted(range(4), key=lambda seat: -(rng.random() ** (1 / strength[bots[seat]])))
        ranks = [order.index(seat) + 1 for seat in range(4)]
        outcomes.append([Outcome(bots, [float(rank == 1) for rank in ranks], [0] * 4, ranks, None, [0.0] * 4)])
    return outcomes


def test_ratings_find_the_strengths_a_ranking_was_drawn_with() -> None:
    found = ratings(made_up({"weak": 1.0, "fair": 2.0, "good": 4.0}, 1500), again=40)
    assert list(found) == ["good", "fair", "weak"]
    assert found["good"][0] - found["fair"][0] == pytest.approx(120, abs=30)
    assert found["fair"][0] - found["weak"][0] == pytest.approx(120, abs=30)
    for middle, low, high in found.values():
        assert low <= middle <= high
        assert high - low < 60


def test_equal_bots_win_their_share() -> None:
    tasks = [Task("medici", *seating, {}, False) for seating in duel("random", "random", 4, 80, 3)]
    score = Score("random", "random", 4, Results().play(tasks, run_here(2), lambda done: None))
    assert score.low <= 0.25 <= score.high


def test_the_edition_asked_for_is_the_one_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    usual = files("fondaco.games.medici").joinpath("editions", "abacus-2006.toml").read_text(encoding="utf-8")
    (tmp_path / "rich.toml").write_text(usual.replace("abacus-2006", "rich").replace("money = 40", "money = 400"))
    scores = []
    for edition in ("abacus-2006", str(tmp_path / "rich.toml")):
        call = ["arena", "medici", "--one", "greedy", "--against", "greedy", "--games", "4", "--json", "--edition"]
        assert main([*call, edition]) == 0
        scores.append(json.loads(capsys.readouterr().out)[0]["score"])
    assert scores[1] > scores[0] + 100


def test_results_are_kept_and_not_played_again(tmp_path: Path) -> None:
    tasks = [Task("medici", *seating, {}, False) for seating in duel("greedy", "random", 3, 5, 1)]
    assert [len(task.tables) for task in tasks] == [3, 2]
    kept = tmp_path / "kept.jsonl"
    first = Results(kept).play(tasks, run_here(1), lambda done: None)

    def never(todo: object, done: object) -> None:
        raise AssertionError("all of it is known")

    again = Results(kept).play(tasks, never, lambda done: None)
    assert Score("greedy", "random", 3, again).to_json() == Score("greedy", "random", 3, first).to_json()


def test_mixed_tables_give_ratings_and_a_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = tmp_path / "report.html"
    call = ["arena", "medici", "--seats", "3", "--games", "6", "--jobs", "1", "--report", str(report)]
    assert main([*call, "--mixed", "greedy,random"]) == 0
    assert "Elo" in capsys.readouterr().out
    assert main([*call, "--table", "greedy,random"]) == 0
    written = report.read_text(encoding="utf-8")
    assert "<svg" in written
    assert "Plackett" in written
    assert "http" not in written.replace("http://www.w3.org", ""), "the page needs nothing beside itself"


def test_a_cross_table_gives_machines_the_ratings_too(capsys: pytest.CaptureFixture[str]) -> None:
    call = ["arena", "medici", "--seats", "3", "--games", "6", "--jobs", "1", "--table", "greedy,random"]
    assert main(call) == 0
    told = capsys.readouterr().out
    assert main([*call, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert f"{found['ratings']['greedy'][0]:+.0f} Elo" in told
    assert [score["one"] for score in found["scores"]] == ["greedy", "random"]


def test_a_page_escapes_names() -> None:
    assert "<b>" not in page("<b>", [], [], {})


def test_mixed_tables_are_drawn_alike_for_the_same_seed() -> None:
    tables = [[tables for tables, _ in mixed(["greedy", "random"], 4, 9, 2)] for _ in range(2)]
    assert tables[0] == tables[1]


def test_luck_has_no_mean_and_explains_results() -> None:
    matches = []
    for seed in range(12):
        record = play_match(game("medici"), [bot("kaufmann") for _ in range(4)], seed)
        result = record.replay().result()
        assert result is not None
        found = luck_of(record)
        assert sum(found) == pytest.approx(0.0, abs=1.0)
        matches.append([(result.share(seat), found[seat]) for seat in range(4)])
    slope, error, explained = meter(matches)
    assert 0.3 < slope < 2.0
    assert 0.0 < error < 0.5
    assert explained > 0.1


def test_mixed_tables_say_how_results_follow_luck(capsys: pytest.CaptureFixture[str]) -> None:
    call = ["arena", "medici", "--games", "6", "--jobs", "1", "--mixed", "greedy,kaufmann", "--luck"]
    assert main(call) == 0
    told = capsys.readouterr().out
    assert main([*call, "--json"]) == 0
    luck = json.loads(capsys.readouterr().out)["luck"]
    assert f"a slope of {luck['slope']:.2f} [{luck['low']:.2f}, {luck['high']:.2f}]" in told
    assert list(luck["mean"]) == ["greedy", "kaufmann"]
    assert luck["games"] == 6


def test_luck_that_results_do_not_follow_is_left_out() -> None:
    record = play_match(game("hellweg"), [bot("random") for _ in range(4)], 1)
    assert luck_of(record) == [0.0] * 4, "the slope on the card is 0"


def test_thinking_time_is_no_part_of_a_result() -> None:
    one, two = (play("medici", ["greedy", "random", "random"], "5", {}, False) for _ in range(2))
    assert (one.scores, one.ranks) == (two.scores, two.ranks)

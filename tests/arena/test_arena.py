"""The arena: intervals, ratings, luck, results that are kept, and the report."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import time
from importlib.resources import files
from pathlib import Path

import pytest

from fondaco.arena.__main__ import main as door
from fondaco.arena.command import fingerprint
from fondaco.arena.contest import PAIR, Results, Score, duel, interval, mixed
from fondaco.arena.luck import luck_of, meter
from fondaco.arena.match import Outcome, play
from fondaco.arena.ratings import ratings
from fondaco.arena.report import page
from fondaco.arena.work import Task, run_here
from fondaco.bots import bot
from fondaco.bots.adversaries import ADVERSARIES
from fondaco.cli import main
from fondaco.core.errors import BadInput, BadSetup
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
        assert found is not None
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
    assert luck_of(record) is None, "the slope on the card is 0"


@pytest.mark.parametrize("contest", ["--one greedy --against random", "--mixed greedy,random"])
def test_where_nobody_measured_luck_the_arena_says_so(contest: str, capsys: pytest.CaptureFixture[str]) -> None:
    call = ["arena", "medici", "--seats", "3", "--games", "3", "--jobs", "1", "--luck", *contest.split()]
    assert main(call) == 0
    told = capsys.readouterr().out
    assert "luck is not counted in Medici with 3 players" in told
    assert "without luck" not in told
    assert "slope" not in told
    assert main([*call, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["luck"] if "luck" in found else found[0]["adjusted"]) is None


def seen(shares: list[float], luck: float | None = None) -> list[list[Outcome]]:
    """Seeds of one match each, in which the one at the first seat took such shares of the win."""
    return [
        [Outcome(["a", "b"], [share, 1 - share], [1, 2], [1, 2], None if luck is None else [luck, -luck], [0.0] * 2)]
        for share in shares
    ]


@pytest.mark.parametrize(
    ("shares", "reached", "told"),
    [
        ([1.0, 0.0] * 100, True, "reaches 40 %"),
        ([1.0, 0.0, 0.0, 0.0] * 50, False, "does not reach 40 %"),
        ([1.0, 0.0], None, "not yet clear whether it reaches 40 %"),
    ],
)
def test_a_score_says_whether_the_bar_was_reached(shares: list[float], reached: bool | None, told: str) -> None:
    score = Score("a", "b", 2, seen(shares), 0.4)
    assert str(score).endswith(f", {told}")
    assert (score.to_json()["bar"], score.to_json()["reached"]) == (0.4, reached)
    assert f"<br>{told}<" in page("", ["a", "b"], [score], {})


def test_without_a_bar_nothing_is_said_of_it() -> None:
    score = Score("a", "b", 2, seen([1.0, 0.0]))
    assert (score.to_json()["bar"], score.to_json()["reached"]) == (None, None)
    assert "reach" not in str(score) + page("", ["a", "b"], [score], {})


@pytest.mark.parametrize("contest", ["--one greedy --against random", "--table greedy,random"])
def test_every_contest_with_a_bar_ends_with_a_verdict(contest: str, capsys: pytest.CaptureFixture[str]) -> None:
    call = ["arena", "medici", "--seats", "3", "--games", "6", "--jobs", "1", "--bar", "0.4", *contest.split()]
    assert main(call) == 0
    assert "reaches 40 %\n" in capsys.readouterr().out


def test_results_of_other_bots_are_not_taken_for_these(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "kept.jsonl"
    call = ["arena", "medici", "--seats", "3", "--games", "3", "--jobs", "1", "--keep", str(kept)]
    call += ["--one", "greedy", "--against", "random"]
    for _ in range(2):
        assert main(call) == 0
        assert len(kept.read_text().splitlines()) == 1
    monkeypatch.setattr("fondaco.arena.command.fingerprint", lambda *packages: "other code")
    assert main(call) == 0
    assert len(kept.read_text().splitlines()) == 2


def test_code_and_weights_have_one_name_compiled_or_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    folder = tmp_path / "some_bots"
    folder.mkdir()
    for name in ("__init__.py", "net.npz"):
        (folder / name).write_bytes(b"")
    plain = fingerprint("some_bots")
    (folder / "net.so").write_bytes(b"compiled")
    assert fingerprint("some_bots") == plain
    (folder / "net.npz").write_bytes(b"weights")
    assert fingerprint("some_bots") != plain


def test_a_last_line_cut_short_is_played_again(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    results = Results(kept)
    for key in ("first", "second"):
        results.add(key, [])
    whole = kept.read_bytes()
    kept.write_bytes(whole[:-5])
    torn = Results(kept)
    assert list(torn.known) == ["first"]
    torn.add("second", [])
    assert kept.read_bytes() == whole


@pytest.mark.parametrize("text", ['{"task": "torn\n{"task": "a", "outcomes": []}\n', "the end of a letter", "{}\n"])
def test_any_other_line_is_refused_and_stays(text: str, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    kept.write_text(text)
    with pytest.raises(BadInput, match="line 1: no result"):
        Results(kept)
    assert kept.read_text() == text


def test_every_seed_is_played_from_every_seat() -> None:
    assert [len(tables) for tables, _ in duel("greedy", "random", 4, 5, 1)] == [4, 4]


def test_an_interval_without_luck_stays_within_bounds_and_doubts() -> None:
    for share, luck in ((1.0, 0.0), (1.0, -0.1), (0.0, 0.0), (0.0, 0.1)):
        score = Score("a", "b", 2, seen([share] * 20, luck))
        assert (score.adjusted_low, score.adjusted_high) == (score.low, score.high)
        assert 0.1 < score.high - score.low < 0.2
    assert interval([1.0, 1.2] * 10, 0.0, 1.0)[1:] == interval([1.0] * 20, 0.0, 1.0)[1:], "beyond is no surer"


def test_one_seed_has_no_brackets() -> None:
    score = Score("a", "b", 2, seen([1.0], 0.1))
    assert "without luck 90.0%" in str(score)
    assert "[" not in str(score) + page("", ["a", "b"], [score], {}).split("<table>")[1]


def test_the_crew_of_a_contest_that_was_killed_goes_too(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    call = ["medici", "--one", "greedy", "--against", "random", "--games", "100000", "--jobs", "2", "--keep", str(kept)]
    contest = subprocess.Popen([sys.executable, "-m", "fondaco.arena", *call], stderr=subprocess.DEVNULL)
    try:
        while contest.poll() is None and not (kept.exists() and kept.stat().st_size):
            time.sleep(0.1)
        crew = [pid for pid, (_, parent) in processes().items() if parent == contest.pid]
        assert len(crew) == 2
    finally:
        contest.kill()
        contest.wait()
    for _ in range(100):
        if not any(processes().get(pid, ("Z", 0))[0] != "Z" for pid in crew):
            return
        time.sleep(0.1)
    pytest.fail("the crew lives on")


def processes() -> dict[int, tuple[str, int]]:
    """All that run here: state and parent."""
    found = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, parent = stat.read_text().rpartition(")")[2].split()[:2]
        except OSError:  # gone meanwhile
            continue
        found[int(stat.parent.name)] = (state, int(parent))
    return found


def test_two_of_the_pair_sit_on_opposite_seats_and_win_together() -> None:
    assert PAIR in ADVERSARIES
    (tables, _), _ = duel(PAIR, "b", 4, 3, 1)
    assert tables == [[PAIR, "b", PAIR, "b"], ["b", PAIR, "b", PAIR]]
    shares, scores, luck = [0.25, 0.0, 0.5, 0.25], [10, 20, 30, 50], [0.5, 0.0, 0.25, -0.75]
    score = Score(PAIR, "b", 4, [[Outcome(tables[0], shares, scores, [1] * 4, luck, [0.0] * 4)]])
    assert (score.win_rate, score.adjusted, score.score, score.others) == (0.75, 0.0, 20.0, 35.0)
    assert score.even == 0.5
    assert "Even is 50.0% for pair." in page("", [PAIR, "b"], [score], {})


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_pair_needs_opposite_seats(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"an even number of seats from four on, not {seats}"):
        duel(PAIR, "b", seats, 1, 1)


def test_the_arenas_own_door_tells_what_the_machine_refuses(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    call = ["arena", "medici", "--one", "greedy", "--against", "random", "--keep", "nowhere/kept.jsonl"]
    monkeypatch.setattr("sys.argv", call)
    assert door() == 2
    told = capsys.readouterr().err
    assert "nowhere/kept.jsonl" in told
    assert told.count("\n") == 1


def test_the_arenas_own_door_leaves_at_ctrl_c_without_a_word(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*args: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("fondaco.arena.__main__.run", interrupted)
    monkeypatch.setattr("sys.argv", ["arena", "medici"])
    assert door() == 130
    assert capsys.readouterr() == ("", "")


def test_thinking_time_is_no_part_of_a_result() -> None:
    one, two = (play("medici", ["greedy", "random", "random"], "5", {}, False) for _ in range(2))
    assert (one.scores, one.ranks) == (two.scores, two.ranks)

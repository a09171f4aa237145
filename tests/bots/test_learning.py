"""The net and the way it learns."""

from __future__ import annotations

import io
import json
import random
import re
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

import fondaco
from fondaco.bots import train
from fondaco.bots.learning.chart import chart
from fondaco.bots.learning.learner import LEAD_WEIGHT, Learner, Memory
from fondaco.bots.learning.plan import Plan
from fondaco.bots.learning.school import School, settings
from fondaco.bots.learning.tables import Hall
from fondaco.bots.net import Array, Net
from fondaco.bots.sight import sight
from fondaco.core.errors import BadSetup
from fondaco.core.moves import CHANCE


def test_a_net_is_stored_small_and_read_back(tmp_path: Path) -> None:
    net = Net.fresh(132, 4, seed=3)
    net.save(tmp_path / "net.npz")
    rows = np.random.default_rng(1).standard_normal((5, 132))
    again = Net.load(tmp_path / "net.npz")
    assert np.allclose(net.look(rows)[0], again.look(rows)[0], atol=1e-3)
    assert np.allclose(again.look(rows)[0].sum(axis=1), 1.0, atol=1e-5)
    assert (tmp_path / "net.npz").stat().st_size < 60_000


def batch() -> tuple[Array, Array]:
    """Some rows for three seats, and for each a winner and leads, all at random."""
    rng = np.random.default_rng(5)
    rows = rng.standard_normal((64, 6))
    targets = np.concatenate([np.eye(3)[rng.integers(0, 3, 64)], 0.5 * rng.standard_normal((64, 3))], axis=1)
    return rows.astype(np.float32), targets.astype(np.float32)


def test_the_learner_knows_the_slope_of_its_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    """For the steepest weight of each layer: what a small change of it does to the loss."""
    learner, slopes = Learner(Net.fresh(6, 3, seed=1)), dict[str, Array]()
    monkeypatch.setattr(learner, "follow", lambda found, rate: slopes.update(found))

    def loss() -> float:
        wins, leads = learner.learn(*batch(), 0.0)
        return wins + LEAD_WEIGHT * 3 / 2 * leads

    loss()
    for name, slope in list(slopes.items()):
        weights, steepest = learner.net.arrays[name].reshape(-1), int(np.abs(slope).argmax())
        weights[steepest] += 0.01
        above = loss()
        weights[steepest] -= 0.02
        assert (above - loss()) / 0.02 == pytest.approx(slope.flat[steepest], rel=0.02), name
        weights[steepest] += 0.01


def test_the_learner_gets_a_batch_by_heart() -> None:
    learner = Learner(Net.fresh(6, 3, seed=1))
    rows, targets = batch()
    first = learner.learn(rows, targets, 3e-3)
    for _ in range(100):
        last = learner.learn(rows, targets, 3e-3)
    assert last[0] < 0.1 * first[0]
    assert last[1] < 0.1 * first[1]


def test_a_checkpoint_goes_on_where_it_stopped() -> None:
    rng = np.random.default_rng(2)
    rows, targets = rng.standard_normal((32, 6)).astype(np.float32), np.full((32, 6), 0.3, np.float32)
    one = Learner(Net.fresh(6, 3))
    one.learn(rows, targets, 1e-3)
    two = Learner.restore({name: np.array(array) for name, array in one.arrays().items()})
    assert one.learn(rows, targets, 1e-3) == two.learn(rows, targets, 1e-3)


def test_returns_lie_between_what_was_expected_and_what_came() -> None:
    hall = Hall(sight(fondaco.game("medici")), 4, Plan(tables=2), "returns")
    hall.nets = [Net.fresh(132, 4)]
    rows = np.zeros((3, 132), np.float32)
    end = np.asarray([1, 0, 0, 0, 2, -1, -1, 0], np.float32)
    assert np.allclose(hall.returns(rows, end, 1.0), end)
    halves = hall.returns(rows, end, 0.5)[:, 0]
    assert np.allclose(halves, [0.4375, 0.625, 1.0], atol=0.02)


def test_memory_is_a_ring() -> None:
    memory = Memory(5, 1, 1)
    for k in range(7):
        memory.add(np.asarray([[k]], np.float16), np.asarray([[k]], np.float32))
    assert sorted(memory.rows[:, 0].tolist()) == [2, 3, 4, 5, 6]


def test_tables_in_lock_step_yield_samples_for_those_who_learn() -> None:
    hall = Hall(sight(fondaco.game("medici")), 3, Plan(tables=3), "lock-step")
    width = len(hall.sight.features(hall.sight.game.start(3), 0))
    hall.nets = [Net.fresh(width, 3)]
    hall.watch()
    assert hall.finished == 1
    hall.taught = True
    while hall.finished < 3:
        hall.step()
    found = hall.harvest()
    assert found["games"] == 3
    assert found["rows"].shape[1] == width
    assert len(found["rows"]) == len(found["targets"]) > 100
    assert np.allclose(found["targets"][:, :3].sum(axis=1), 1.0, atol=1e-3)


@pytest.mark.parametrize(("exam", "versus"), [("greedy", None), (None, "greedy"), ("greedy", "wild")])
def test_the_examined_player_takes_every_seat_in_turn(exam: str | None, versus: str | None) -> None:
    """And so does one that is taught by one style alone."""
    hall = Hall(sight(fondaco.game("medici")), 3, Plan(tables=6, versus=versus), "exam")
    hall.exam = exam
    tables = [[player.name for player in hall.new_table().players] for _ in range(6)]
    assert sorted(table.index("self") for table in tables) == [0, 0, 1, 1, 2, 2]
    assert all(table.count("greedy") == 2 for table in tables)


def test_a_net_that_has_only_watched_is_examined_too() -> None:
    """Else a short training would wait for its gate in vain."""
    hall = Hall(sight(fondaco.game("medici")), 3, Plan(tables=2), "watched")
    width = len(hall.sight.features(hall.sight.game.start(3), 0))
    hall.nets = [Net.fresh(width, 3)]
    hall.exam = "greedy"
    while not hall.finished:
        hall.play_for(0.01)
    found = hall.harvest()
    assert found["counts"]["exam"][0] == found["games"]


def test_every_match_of_an_examination_counts() -> None:
    """If it were over as soon as enough have come in, short matches would count more often than long ones."""
    hall = Hall(sight(fondaco.game("medici")), 3, Plan(tables=4), "all of them")
    hall.nets = [Net.fresh(len(hall.sight.features(hall.sight.game.start(3), 0)), 3)]
    hall.exam, hall.left = "greedy", 6
    while hall.tables or hall.left:
        hall.step()
    hall.play_for(0.01)
    assert hall.begun == hall.finished == 6


def test_a_school_remembers_past_selves_that_leaned_otherwise(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(School, "start_players", lambda school, number: [])
    first = School("medici", 3, tmp_path, 1, Plan(memory=8), 0)
    bare = {name: array for name, array in first.learner.net.arrays.items() if name != "lean"}
    first.past = [bare, first.learner.net.arrays]
    first.checkpoint()
    again = School("medici", 3, tmp_path, 1, Plan(memory=8, lean=0.5), 0)
    assert [set(past) for past in again.past] == [set(past) for past in first.past]
    assert again.learner.net.lean == 0.5


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """No players: nothing is learned, but all is kept."""
    monkeypatch.setattr(School, "start_players", lambda school, number: [])


def trained(monkeypatch: pytest.MonkeyPatch, out: Path, *more: str) -> int:
    """Training from the command line, for a moment."""
    words = ["medici", "--seats", "3", "--processes", "1", "--minutes", "0.001", "--gate", "0", "--out", str(out)]
    monkeypatch.setattr("sys.argv", ["train", *words, *more])
    return train.main()


def told(out: Path) -> dict[str, object]:
    """What the card says of how it was trained, with as much of the plan as can be asked for."""
    card = json.loads((out / "medici-3.json").read_text())
    plan = {name: card["plan"][name] for name in ("tables", "lean", "favourites", "versus", "rate")}
    return {"begun with": card["begun with"], "seed": card["seed"], **plan}


@pytest.mark.usefixtures("alone")
def test_a_school_that_stopped_early_is_not_taken_for_a_taught_one(tmp_path: Path) -> None:
    School("medici", 3, tmp_path, 1, Plan(memory=8), 0).checkpoint()
    again = School("medici", 3, tmp_path, 1, Plan(memory=8), 0)
    assert (again.scaled, again.taught) == (False, False)
    again.scaled = True
    again.checkpoint()
    third = School("medici", 3, tmp_path, 1, Plan(memory=8), 0)
    assert (third.scaled, third.taught) == (True, False)


@pytest.mark.usefixtures("alone")
def test_a_checkpoint_of_before_is_of_a_taught_net(tmp_path: Path) -> None:
    School("medici", 3, tmp_path, 1, Plan(memory=8), 0).checkpoint()
    with np.load(tmp_path / "checkpoint.npz") as stored:
        arrays = {name: stored[name] for name in stored.files}
    for name in ("scaled", "taught", "begun", "plan", "seed"):
        del arrays[name]
    np.savez(tmp_path / "checkpoint.npz", **arrays)
    again = School("medici", 3, tmp_path, 1, Plan(memory=8), 0)
    assert (again.scaled, again.taught, again.begun) == (True, True, "nothing")
    assert settings(tmp_path) is None


@pytest.mark.usefixtures("alone")
def test_training_goes_on_with_the_settings_it_had(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Net.fresh(132, 4).save(tmp_path / "medici-4.npz")
    begin = ["--begin", str(tmp_path / "medici-4.npz")]
    assert trained(monkeypatch, tmp_path, *begin, "--lean", "0.15", "--favourites", "12", "--seed", "5") == 0
    first = told(tmp_path)
    assert first["begun with"] == "medici-4"
    assert first["rate"] != list(Plan().rate)
    assert trained(monkeypatch, tmp_path) == 0
    assert told(tmp_path) == first
    assert trained(monkeypatch, tmp_path, *begin) == 0
    assert told(tmp_path) == first
    assert trained(monkeypatch, tmp_path, "--lean", "0.3", "--seed", "0", "--versus", "greedy", "--tables", "9") == 0
    last = {**first, "lean": 0.3, "seed": 0, "versus": "greedy", "tables": 9}
    assert told(tmp_path) == last
    assert trained(monkeypatch, tmp_path) == 0
    assert told(tmp_path) == last


@pytest.mark.usefixtures("alone")
def test_a_training_that_is_new_has_the_settings_of_the_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert trained(monkeypatch, tmp_path) == 0
    plan = {"tables": 64, "lean": 0.4, "favourites": 5, "versus": None, "rate": list(Plan().rate)}
    assert told(tmp_path) == {"begun with": "nothing", "seed": 0, **plan}


@pytest.mark.usefixtures("alone")
def test_what_was_begun_otherwise_does_not_begin_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    Net.fresh(132, 4).save(tmp_path / "medici-4.npz")
    assert trained(monkeypatch, tmp_path) == 0
    assert trained(monkeypatch, tmp_path, "--begin", str(tmp_path / "medici-4.npz")) == 2
    assert "was begun with nothing, not medici-4; choose another folder" in capsys.readouterr().err


@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize("killed", ["later", "before the first checkpoint"])
def test_the_log_goes_on_from_the_checkpoint(killed: str, tmp_path: Path) -> None:
    """What came after it is played again; and the last line may be torn."""
    school = School("medici", 3, tmp_path, 1, Plan(memory=8), 0)
    for school.games in (10, 20):
        school.log(print, 60.0)
    if killed == "later":
        school.checkpoint()
    school.games = 30
    school.log(print, 60.0)
    with (tmp_path / "log.jsonl").open("a") as log:
        log.write('{"minutes": 1.3')
    School("medici", 3, tmp_path, 1, Plan(memory=8), 0).log(print, 60.0)
    games = [json.loads(line)["games"] for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert games == ([10, 20, 20] if killed == "later" else [0])


def stop(error: BaseException) -> object:
    """Something that ends so when it is called."""

    def stopped(*_: object) -> None:
        raise error

    return stopped


@pytest.mark.usefixtures("alone")
def test_ctrl_c_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(School, "study", stop(KeyboardInterrupt()))
    assert trained(monkeypatch, tmp_path) == 130
    assert (tmp_path / "checkpoint.npz").exists()
    assert not (tmp_path / "medici-3.json").exists()
    assert capsys.readouterr() == ("", "")


def test_a_folder_the_machine_refuses_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    assert trained(monkeypatch, tmp_path / "file" / "x") == 2
    said, wrong = capsys.readouterr()
    assert (said, wrong.count("\n")) == ("", 1)


@pytest.mark.usefixtures("alone")
def test_a_reader_who_left_gets_no_traceback(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout", io.StringIO())
    monkeypatch.setattr(train, "say", stop(BrokenPipeError()))
    assert trained(monkeypatch, tmp_path) == 130


@pytest.mark.usefixtures("alone")
def test_each_examination_is_said_before_it_begins_and_the_gate_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def gather(school: School, timeout: float) -> None:
        if school.exam is not None:
            school.counts = {"exam": [8.0, 6.0], "exam squares": [8.0, 6.0]}

    monkeypatch.setattr(School, "start_players", lambda school, number: [object()])
    monkeypatch.setattr(School, "order", lambda school, line: None)
    monkeypatch.setattr(School, "gather", gather)
    assert trained(monkeypatch, tmp_path, "--gate", "8") == 0
    said = capsys.readouterr().out.splitlines()[-5:]
    leans = ("0.2", "0.4", "0.8", "0.2")
    assert said[:4] == [f"examined against greedy, leaning {lean}: 8 games …" for lean in leans]
    gate = "gate: wins 75.0 % [45.0 %] of 8 against greedy, leaning 0.2"
    assert said[4] == f"{gate}; weights and card are in {tmp_path}"


def drawn(scores: Sequence[float]) -> list[str]:
    """The small letters in the picture of a log."""
    log = [{"games": games, "loss": [], "means": {"score": score}} for games, score in enumerate(scores)]
    return re.findall(r'<text x="[^"]*" y="[^"]*">([^<]*)</text>', chart("A log", log).split("</text>", 1)[1])


def test_each_curve_tells_its_least_and_its_greatest_value() -> None:
    """Else one from 14.0 to 14.2 would look like one from 1 to 14."""
    assert drawn([14.0, 14.2, 14.1]) == ["14.2", "14"]
    assert drawn([-0.25, 1234.5]) == ["1234.5", "-0.25"]
    assert drawn([0.5, 0.5]) == ["0.5"], "it does not move"


def test_a_net_for_fewer_seats_judges_as_if_those_missing_were_as_usual() -> None:
    general, block = 5, 3
    four = Net.fresh(general + 4 * block, 4, seed=1)
    four.arrays["mean"] = np.arange(general + 4 * block, dtype=np.float32)
    three = four.reseated(general + 3 * block, 3)
    rows = np.random.default_rng(1).standard_normal((6, general + 3 * block))
    usual = np.tile(four.arrays["mean"][-block:], (6, 1))
    assert np.allclose(three.look(rows)[1], four.look(np.hstack([rows, usual]))[1][:, :3], atol=1e-5)


def test_with_more_seats_no_other_is_taken_for_the_looker() -> None:
    three = Net.fresh(5 + 3 * 2, 3, seed=1)
    five = three.reseated(5 + 5 * 2, 5)
    found, own = five.arrays["w1"][5:].reshape(5, 2, -1), three.arrays["w1"][5:].reshape(3, 2, -1)
    assert [next(k for k in range(3) if np.array_equal(block, own[k])) for block in found] == [0, 1, 1, 2, 2]


@pytest.mark.parametrize("name", sorted(fondaco.catalogue()))
def test_features_are_general_ones_and_then_a_block_for_each_seat(name: str) -> None:
    """So a net can begin with one for another number of seats: seen from the next seat, the blocks move up by one."""
    game, rng, alike = fondaco.game(name), random.Random(1), []
    eye, seats = sight(game), game.seats[-1]
    widths = [len(eye.features(game.start(number), 0)) for number in game.seats]
    (block,) = {after - before for before, after in pairwise(widths)}
    general = widths[-1] - block * seats
    p = game.start(seats)
    while p.ply < 400 and (asked := p.to_act()):
        if p.ply % 10 == 0:
            mine, next_seats = eye.features(p, 0)[general + block :], eye.features(p, 1)[general:]
            alike += [one == other for one, other in zip(mine, next_seats, strict=False) if one or other]
        p.play(asked[0], p.draw(rng) if asked[0] == CHANCE else rng.choice(p.choices(asked[0])))
    assert sum(alike) > 0.85 * len(alike), "all but what is told in relation to the looker"


def test_a_school_begins_with_what_was_learned_at_other_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(School, "start_players", lambda school, number: [])
    Net.fresh(132, 4, seed=9).save(tmp_path / "medici-4.npz")
    school = School("medici", 3, tmp_path / "three", 1, Plan(memory=8), 0, tmp_path / "medici-4.npz")
    assert school.taught
    assert np.allclose(school.learner.net.arrays["w2"], Net.fresh(132, 4, seed=9).arrays["w2"], atol=1e-3)
    onward = School("medici", 4, tmp_path / "four", 1, Plan(memory=8), 0, tmp_path / "medici-4.npz")
    assert np.allclose(onward.learner.net.arrays["w3"], Net.fresh(132, 4, seed=9).arrays["w3"], atol=1e-3)
    with pytest.raises(BadSetup, match="is not for Vor dem Wind"):
        School("wind", 3, tmp_path / "wind", 1, Plan(memory=8), 0, tmp_path / "medici-4.npz")


def test_a_school_says_what_it_cannot_begin_or_go_on_with(tmp_path: Path) -> None:
    (tmp_path / "words.npz").write_text("no numbers")
    (tmp_path / "empty.npz").touch()
    for other in ("words.npz", "empty.npz", "nowhere.npz"):
        with pytest.raises(BadSetup, match="holds no weights"):
            School("medici", 3, tmp_path / "other", 1, Plan(memory=8), 0, tmp_path / other)
    (tmp_path / "checkpoint.npz").write_text("no numbers")
    with pytest.raises(BadSetup, match="is no checkpoint"):
        School("medici", 3, tmp_path, 1, Plan(memory=8), 0)


def test_a_leaning_net_chooses_among_the_favourites_it_learned_with(tmp_path: Path) -> None:
    eye, p = sight(fondaco.game("medici")), fondaco.game("medici").start(4, {"start": 0})
    p.play(-1, p.draw(random.Random(1)))
    p.play(0, fondaco.game("medici").parse("stop"))
    (seat,) = p.to_act()
    Net.fresh(len(eye.features(p, seat)), 4).leaning(0.3, 12).save(tmp_path / "net.npz")
    moves, thumb = eye.field(p, seat, p.choices(seat), Net.load(tmp_path / "net.npz"))
    assert len(moves) == 12
    assert thumb[0] == 0.0
    assert -0.3001 < min(thumb) < 0.0

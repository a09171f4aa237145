"""The page's words: what it asks for is there."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

import fondaco
from fondaco.core.edition import load_edition
from fondaco.words import LANGUAGES, bundle


def keys(path: Path) -> set[str]:
    return set(re.findall(r"^([a-zA-Z][\w-]*) =", path.read_text(encoding="utf-8"), re.M))


def code_of(script: Path) -> str:
    """A script without its comments."""
    return re.sub(r"/\*.*?\*/", "", script.read_text(encoding="utf-8"), flags=re.S)


def test_a_game_that_does_not_speak_a_language_is_heard_in_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "foreign_game"
    (home / "words").mkdir(parents=True)
    (home / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    assert not bundle("en", "foreign_game").has_message("about")
    bundle.cache_clear()
    (home / "words" / "en.ftl").write_text("about = A game from elsewhere.\n", encoding="utf-8")
    assert bundle("de", "foreign_game").has_message("about")
    assert bundle("de", "foreign_game").has_message("nobody")


def test_every_message_the_shell_asks_for_exists() -> None:
    home = Path(str(files("fondaco"))) / "web"
    known = keys(home / "words" / "en.ftl") | keys(home.parent / "words" / "en.ftl")
    asked = {
        message
        for script in home.rglob("*.js")
        if "vendor" not in script.parts
        for message in re.findall(r'\b(?:say|rich)\("([a-z][\w-]*)"', code_of(script))
    }
    own = {"minutes", "score"}
    assert asked - known - own == set()


@pytest.mark.parametrize("name", fondaco.catalogue())
def test_every_part_of_a_box_has_a_name(name: str) -> None:
    game = fondaco.game(name)
    boxes = [load_edition(game.package, game.editions, edition) for edition in game.editions]
    parts = {f"part-{path.split('.')[0]}" for box in boxes for path, _, _ in box.items()}
    assert parts - keys(Path(str(files(game.package))) / "web" / "words" / "de.ftl") == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", fondaco.catalogue())
def test_a_question_names_the_money_in_a_purse(name: str, language: str) -> None:
    text = (Path(str(files(fondaco.game(name).package))) / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    questions = re.findall(r"^ask-.*?(?=^\w)", text, re.M | re.S)
    assert [one for one in questions if re.search(r"\{ \$purse \}(?! [A-Za-z])", one)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("package", "message", "facts"),
    [
        ("fondaco.bots", "why-worlds", {"worlds": 1}),
        ("fondaco.games.genua", "illegal-too-few-markers", {"supply": 1}),
        ("fondaco.games.genua.web", "cards-of", {"cards": 1}),
        ("fondaco.games.genua.web", "explain-tower", {"left": 1}),
        ("fondaco.games.genua.web", "tower-told", {"left": 1}),
        ("fondaco.games.haendler", "board-courier", {"field": "Paris", "pile": 1}),
        ("fondaco.games.haendler", "board-stall", {"idle": 1}),
        ("fondaco.games.haendler", "clause-disc", {"count": 1, "good": "silk"}),
        ("fondaco.games.haendler", "when-disc", {"seat": "Ada", "count": 1, "good": "silk"}),
        ("fondaco.games.hellweg.web", "score", {"score": 1}),
        ("fondaco.games.wind.web", "score", {"score": 1}),
    ],
)
def test_one_is_told_as_one(language: str, package: str, message: str, facts: dict[str, object]) -> None:
    messages = bundle(language, package)
    pattern = messages.get_message(message).value
    assert pattern is not None
    told, troubles = messages.format_pattern(pattern, facts)
    assert not troubles
    assert isinstance(told, str)
    assert not re.search(r"\b1\b", told), told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "message",
    [
        *("move-bid", "move-offer", "move-quote"),
        *("event-bid", "event-bought", "event-deal", "event-fell", "event-loaded-as-agreed", "event-master"),
        *("event-offered", "event-paid", "event-purse", "event-quoted"),
    ],
)
def test_where_nothing_is_paid_the_merchants_say_so(language: str, message: str) -> None:
    """No sum of 0 gulden; a step or a wagon may well be told by its number."""
    messages = bundle(language, "fondaco.games.haendler")
    pattern = messages.get_message(message).value
    assert pattern is not None
    told, _ = messages.format_pattern(pattern, {"amount": 0, "price": 0, "one": 0, "two": 0})
    assert "0" not in str(told)

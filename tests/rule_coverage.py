"""Which rules of a game have a test."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import fondaco

TESTS = Path(__file__).parent


def rule_ids(name: str) -> set[str]:
    """Every id of a game's RULES.md that can have an effect."""
    text = files(fondaco.game(name).package).joinpath("RULES.md").read_text(encoding="utf-8")
    lines = re.findall(r"^\s*- \*\*([A-Z]+-\w+)\*\*(.*)$", text, re.MULTILINE)
    assert len(lines) == len({ident for ident, _ in lines}), "an id is told twice"
    return {ident for ident, says in lines if "*(no effect in software:" not in says}


def ids_with_a_test(name: str) -> set[str]:
    """Every id that a test of the game is tagged with."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in (TESTS / name).rglob("test_*.py"))
    return {ident for tag in re.findall(r"@rule\(([^)]*)\)", text) for ident in re.findall(r'"([^"]+)"', tag)}

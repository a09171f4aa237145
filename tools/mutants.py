"""Change a game's rules in small ways and list the changes no test notices: `make mutants GAME=medici`.

mutmut works in a copy of the project under build/mutants, so that nothing here is touched.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
WORKSHOP = ROOT / "build" / "mutants"
NOT_RULES = (
    *("__init__", "game", "board", "chart", "map", "components", "imagine", "moves", "position"),
    *("judgement", "features", "worth", "outlook", "bargaining", "estate", "plans"),
)
"""What the rules are played with, and what bots think of it."""
NOT_ASKED = ("conformance_kit", "has_words")
"""Tests of the house left out: the first takes long, the second reads the words in the changed sources themselves."""


def main(game: str) -> int:
    folder = ROOT / "src" / "fondaco" / "games" / game
    rules = [path for path in sorted(folder.rglob("*.py")) if path.stem not in NOT_RULES]
    shutil.rmtree(WORKSHOP, ignore_errors=True)
    shutil.copytree(ROOT, WORKSHOP, ignore=shutil.ignore_patterns("build", ".venv", ".git", "mutants", "__pycache__"))
    wanted = " and not ".join((game, *NOT_ASKED))
    settings = f"""
[tool.mutmut]
source_paths = {[str(path.relative_to(ROOT)) for path in rules]}
pytest_add_cli_args_test_selection = ["tests/{game}", "tests/test_house.py", "-k", "{wanted}"]
also_copy = ["src", "tests", "records", "docs", "README.md"]
"""
    with (WORKSHOP / "pyproject.toml").open("a", encoding="utf-8") as config:
        config.write(settings)
    mutmut = Path(sys.executable).with_name("mutmut")
    if failed := subprocess.run([str(mutmut), "run"], cwd=WORKSHOP, check=False).returncode:
        return failed
    survivors = subprocess.run([str(mutmut), "results"], cwd=WORKSHOP, capture_output=True, text=True, check=False)
    for line in survivors.stdout.splitlines():
        name = line.strip().split(":")[0]
        if name:
            shown = subprocess.run(
                [str(mutmut), "show", name], cwd=WORKSHOP, capture_output=True, text=True, check=False
            )
            print(f"\n{line.strip()}\n{shown.stdout}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))

"""Compile the engines with mypyc into build/fast: the same files, faster. Use them with PYTHONPATH=build/fast.

`python tools/fast.py` compiles every game, `python tools/fast.py medici` the core and that game.

The core is one library and each game another, so that the C compiler works on several at once. Left as they are:
modules that run once (registry, editions, records, the kit), and the text boards.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[1]
FAST = ROOT / "build" / "fast"
CORE = ("moves", "events", "secrecy", "decision", "position", "deal")
PLAIN = ("__init__.py", "game.py", "board.py")
SETUP = """
from mypyc.build import mypycify
from setuptools import setup

groups = {groups!r}
files = [name for names, _ in groups for name in names]
setup(name="fondaco-fast", ext_modules=mypycify(
    ["--strict", *files], separate=groups, opt_level="2", debug_level="0"
))
"""


def main(games: list[str]) -> int:
    shutil.rmtree(FAST, ignore_errors=True)
    shutil.copytree(ROOT / "src", FAST, ignore=shutil.ignore_patterns("*.egg-info", "__pycache__", "*.so"))
    house = FAST / "fondaco"
    groups = [(named(house / "core" / f"{name}.py" for name in CORE), "core")]
    for game in games or sorted(path.name for path in (house / "games").iterdir() if path.is_dir()):
        rules = [path for path in sorted((house / "games" / game).rglob("*.py")) if path.name not in PLAIN]
        groups.append((named(rules), game))
    (FAST / "setup.py").write_text(SETUP.format(groups=groups), encoding="utf-8")
    build = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"]
    done = subprocess.run(build, cwd=FAST, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout[-4000:], done.stderr[-4000:], sep="\n", file=sys.stderr)
        return done.returncode
    shutil.rmtree(FAST / "build", ignore_errors=True)
    print(f"compiled {sum(len(names) for names, _ in groups)} modules into {FAST.relative_to(ROOT)}")
    return 0


def named(paths: Iterable[Path]) -> list[str]:
    return [str(path.relative_to(FAST)) for path in paths]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

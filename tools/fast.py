"""Compile the engines with mypyc into build/fast: the same files, faster. Use them with PYTHONPATH=build/fast.

`python tools/fast.py` compiles every game, `python tools/fast.py medici` the core and that game.

Left as they are: modules that run once (registry, editions, records, the kit), and the text boards.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
FAST = ROOT / "build" / "fast"
CORE = ("moves", "events", "secrecy", "decision", "position", "deal")
PLAIN = ("__init__.py", "game.py", "board.py")


def main(games: list[str]) -> int:
    shutil.rmtree(FAST, ignore_errors=True)
    shutil.copytree(ROOT / "src", FAST, ignore=shutil.ignore_patterns("*.egg-info", "__pycache__", "*.so"))
    modules = [FAST / "fondaco" / "core" / f"{name}.py" for name in CORE]
    shelf = FAST / "fondaco" / "games"
    for folder in [shelf / game for game in games] or [shelf]:
        modules += [path for path in sorted(folder.rglob("*.py")) if path.name not in PLAIN]
    names = [str(path.relative_to(FAST)) for path in modules]
    mypyc = Path(sys.executable).with_name("mypyc")
    done = subprocess.run([str(mypyc), "--strict", *names], cwd=FAST, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout[-4000:], done.stderr[-4000:], sep="\n", file=sys.stderr)
        return done.returncode
    shutil.rmtree(FAST / "build", ignore_errors=True)
    print(f"compiled {len(names)} modules into {FAST.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Editions: the printed values of a game's components, each with its provenance.

An edition is a TOML file. A table may carry `source`, which says where its values come from and holds for the
tables inside it as well: STATED (printed in the rulebook), SOURCED (found elsewhere), IMPLIED (follows from what
is stated), RECONSTRUCTED (ours). `note` says more. Everything else is data.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any

from fondaco.core.errors import BadEdition, BadSetup

SOURCES = ("STATED", "SOURCED", "IMPLIED", "RECONSTRUCTED")


class Edition:
    """One edition file, read."""

    def __init__(self, text: str) -> None:
        self.text = text
        try:
            self.data = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadEdition(f"not a TOML file: {error}") from error
        for key in ("game", "name", "title"):
            if not isinstance(self.data.get(key), str):
                raise BadEdition(f'an edition begins with {key} = "…"; this file does not say it')
        self.game: str = self.data["game"]
        self.name: str = self.data["name"]
        self.title: str = self.data["title"]

    def __getitem__(self, key: str) -> Any:
        try:
            return self.data[key]
        except KeyError:
            raise BadEdition(f"the edition {self.name} lacks the table [{key}]") from None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Edition) and self.data == other.data

    __hash__ = None  # type: ignore[assignment]  # compared, never a key

    def untagged(self) -> Iterator[str]:
        """Paths of data without a provenance, or with an unknown one."""
        for path, _, source in self.items():
            if source not in SOURCES:
                yield path

    def items(self) -> Iterator[tuple[str, Any, str]]:
        """Every datum with its path and its source, in the file's order."""
        yield from walk(self.data, "", "")

    def line_of(self, path: str) -> int:
        """The line of the file on which the datum at `path` (as in `ships.3.vp`) stands, or its nearest table."""
        wanted = path.split(".")
        counts: dict[str, int] = {}
        here: list[str] = []
        best, depth = 1, 0
        for number, line in enumerate(self.text.splitlines(), 1):
            if header := re.match(r"\s*\[\[(.+?)\]\]", line):
                name = header[1].strip()
                index = counts.get(name, -1) + 1
                counts[name] = index
                here = [*name.split("."), str(index)]
            elif header := re.match(r"\s*\[(.+?)\]\s*(#|$)", line):
                here = header[1].strip().split(".")
            elif key := re.match(r"\s*([\w-]+)\s*=", line):
                spot = [*here, key[1]]
                if spot == wanted[: len(spot)] and len(spot) > depth:
                    best, depth = number, len(spot)
                continue
            if here == wanted[: len(here)] and len(here) > depth:
                best, depth = number, len(here)
        return best


def entries(table: dict[str, Any]) -> dict[str, Any]:
    """A table without what it says about itself."""
    return {key: value for key, value in table.items() if key not in ("source", "note")}


def walk(node: Any, path: str, source: str) -> Iterator[tuple[str, Any, str]]:
    """The leaves below `node`; lists of plain values count as one leaf."""
    if isinstance(node, dict):
        source = node.get("source", source)
        for key, value in entries(node).items():
            if path or key not in ("game", "name", "title"):
                yield from walk(value, f"{path}.{key}" if path else key, source)
    elif isinstance(node, list) and any(isinstance(entry, dict) for entry in node):
        for index, entry in enumerate(node):
            yield from walk(entry, f"{path}.{index}", source)
    else:
        yield path, node, source


def load_edition(package: str, names: Sequence[str], wanted: str | None) -> Edition:
    """The edition called `wanted` (default: the first) of the game in `package`, or the file of that name."""
    name = wanted or names[0]
    if name in names:
        return Edition(files(package).joinpath("editions", f"{name}.toml").read_text(encoding="utf-8"))
    if name.endswith(".toml"):
        return read_edition(Path(name))
    raise BadSetup(f"there is no edition {name!r}; known: {', '.join(names)}, or the path of a .toml file")


def read_edition(path: Path) -> Edition:
    """An edition file from anywhere."""
    try:
        return Edition(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadEdition(f"{path} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadEdition(f"{path} is not a text file in UTF-8") from error

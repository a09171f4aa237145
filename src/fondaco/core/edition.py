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
from itertools import takewhile
from pathlib import Path
from typing import Any

from fondaco.core.errors import BadEdition, BadSetup

SOURCES = ("STATED", "SOURCED", "IMPLIED", "RECONSTRUCTED")
KINDS = ((dict, "a table"), (list, "a list"), (str, "a text"), (bool, "true or false"), (int, "a whole number"))

MOST = 10_000
"""No number that is printed in a box is greater."""

Broken = tuple[str, str, str]
"""What is wrong with an edition: the path of a datum (as in `ships.3.vp`), the rule it breaks, a sentence."""


class Table(dict[str, Any]):
    """A table of an edition, which knows where it stands and says so when it lacks a key."""

    def __init__(self, entries: dict[str, Any], path: str = "") -> None:
        super().__init__({key: tabled(value, f"{path}{key}") for key, value in entries.items()})
        self.path = path

    def __missing__(self, key: str) -> Any:
        raise BadEdition(f"{self.path}{key} is missing", f"{self.path}{key}")


def tabled(value: Any, path: str) -> Any:
    """The same value, with every table in it as a `Table`."""
    if isinstance(value, dict):
        return Table(value, f"{path}.")
    return [tabled(entry, f"{path}.{index}") for index, entry in enumerate(value)] if isinstance(value, list) else value


class Edition:
    """One edition file, read."""

    def __init__(self, text: str) -> None:
        self.text = text
        try:
            self.data = Table(tomllib.loads(text))
        except (ValueError, RecursionError) as error:  # no TOML, or a number or a nest beyond what Python reads
            raise BadEdition("edition-no-toml", why=str(error)) from error
        for key in ("game", "name", "title"):
            if not isinstance(self.data.get(key), str):
                raise BadEdition("edition-head", key=key)
        self.game: str = self.data["game"]
        self.name: str = self.data["name"]
        self.title: str = self.data["title"]

    def __getitem__(self, key: str) -> Any:
        return self.data[key]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Edition) and self.data == other.data

    __hash__ = None  # type: ignore[assignment]  # compared, never a key

    def at(self, path: str) -> Any:
        """The datum at `path`."""
        found: Any = self.data
        for key in path.split("."):
            found = found[key]
        return found

    def against(self, stated: Sequence[tuple[str, str, object]]) -> list[Broken]:
        """Where the rulebook states a value, given as (path, rule, value), and this edition has another."""
        return [
            (path, ident, f"the rulebook says {value}, not {self.at(path)}")
            for path, ident, value in stated
            if self.at(path) != value
        ]

    def unlike(self, model: Edition) -> list[Broken]:
        """What is of another kind than in `model`, an edition of the same game that is known to be sound."""
        return [(path, "form", sentence) for path, sentence in other_kinds(self.data, [model.data], "")]

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
            key = re.match(r"\s*([\w-]+)\s*=", line)
            both = zip([*here, key[1]] if key else here, wanted, strict=False)
            shared = len([*takewhile(lambda pair: pair[0] == pair[1], both)])
            if shared > depth:
                best, depth = number, shared
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


def other_kinds(given: Any, usual: Sequence[Any], path: str) -> Iterator[tuple[str, str]]:
    """Where `given` is of another kind than all of `usual`, the data that stand in its place where all is well.

    A table may have keys of the owner's own, such as a new city: their data are held against those of the other keys.

    >>> list(other_kinds({"hold": "five"}, [{"hold": 5, "money": 40}], "players"))
    [('players.hold', "players.hold must be a whole number, not 'five'")]
    """
    given = datum(given)
    usual = [datum(value) for value in usual]
    same = [value for value in usual if kind_of(value) == kind_of(given)]
    if usual and not same:
        wanted = " or ".join(dict.fromkeys(kind_of(value) for value in usual))
        yield path, f"{path} must be {wanted}, not {given!r}"
    elif isinstance(given, int) and not 0 <= given <= MOST:
        yield path, f"{path} must be from 0 to {MOST}, not {given}"
    elif isinstance(given, dict):
        for key, value in entries(given).items():
            like = [table[key] for table in same if key in table] or [
                other for table in same for other in entries(table).values()
            ]
            yield from other_kinds(value, like, f"{path}.{key}" if path else key)
    elif isinstance(given, list):
        beside = [entry for value in same for entry in value]
        for index, entry in enumerate(given):
            yield from other_kinds(entry, beside, f"{path}.{index}")


def datum(value: Any) -> Any:
    """A value that may carry its own provenance: `{ is = 15, source = "STATED" }` is 15."""
    return value["is"] if isinstance(value, dict) and "is" in value else value


def kind_of(value: Any) -> str:
    """In words, what kind of datum this is."""
    return next((says for kind, says in KINDS if isinstance(value, kind)), type(value).__name__)


def load_edition(package: str, names: Sequence[str], wanted: str | None) -> Edition:
    """The edition called `wanted` (default: the first) of the game in `package`, or the file of that name."""
    name = wanted or names[0]
    if name in names:
        return Edition(files(package).joinpath("editions", f"{name}.toml").read_text(encoding="utf-8"))
    if name.endswith(".toml"):
        return read_edition(Path(name))
    raise BadSetup("no-edition", name=name, known=", ".join(names))


def read_edition(path: Path) -> Edition:
    """An edition file from anywhere."""
    try:
        return Edition(path.read_text(encoding="utf-8-sig"))  # some editors begin a file with a mark
    except OSError as error:
        raise BadEdition("unreadable", file=str(path), why=error.strerror) from error
    except UnicodeDecodeError as error:
        raise BadEdition("no-text", file=str(path)) from error

"""A small net that says what a position is worth to the seat that looks at it: NumPy, nothing else.

F features go through two hidden layers to 2n numbers for n seats, in relative order (the looker first): the share of
the win each seat can expect, and each seat's lead over the mean of the others in units of the game's scale.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]

HIDDEN = (128, 64)
LEAK = 0.05
"""How much of a negative signal a hidden unit lets through."""
FAR = 6.0
"""A feature further from its mean than so many deviations counts as so far."""


class Net:
    """Weights by name. `look` is all that play needs; training alters the arrays in place."""

    LAYERS = ("w1", "b1", "w2", "b2", "w3", "b3")

    def __init__(self, arrays: Mapping[str, Any]) -> None:
        self.arrays: dict[str, Array] = {name: np.asarray(arrays[name], np.float32) for name in arrays}
        self.seats = self.arrays["b3"].shape[0] // 2
        self.width = self.arrays["w1"].shape[0]
        self.lean = float(self.arrays.get("lean", 0.0))
        """How much it adds, in wins, for a clear lead by rule of thumb: nets of little schooling lean on it."""
        self.favourites = int(self.arrays.get("favourites", 5))
        """Leaning, it chooses among so many of the best by rule of thumb."""

    @classmethod
    def fresh(cls, width: int, seats: int, seed: int = 0) -> Net:
        """An untaught net: every seat equally likely to win."""
        rng = np.random.default_rng(seed)
        sizes = (width, *HIDDEN, 2 * seats)
        arrays: dict[str, Any] = {"mean": np.zeros(width), "spread": np.ones(width)}
        for k, (rows, columns) in enumerate(pairwise(sizes), 1):
            scale = np.sqrt(2 / rows) if k <= len(HIDDEN) else 0.01
            arrays[f"w{k}"] = rng.standard_normal((rows, columns)) * scale
            arrays[f"b{k}"] = np.zeros(columns)
        return cls(arrays)

    def leaning(self, lean: float, favourites: int) -> Net:
        """The same net, leaning more or less on rules of thumb."""
        return Net({**self.arrays, "lean": np.float32(lean), "favourites": np.float32(favourites)})

    def reseated(self, width: int, seats: int) -> Net:
        """A net to begin with for another number of seats: each seat is taken for the one that sat about there.

        That can be done because features are general ones first, and then a block for each seat.
        """
        block = (width - self.width) // (seats - self.seats)
        general = width - block * seats
        like = [0, *(1 + (self.seats - 1) * k // (seats - 1) for k in range(seats - 1))]
        rows = [*range(general), *(general + block * seat + k for seat in like for k in range(block))]
        outputs = [*like, *(self.seats + seat for seat in like)]
        taken = {name: self.arrays[name][rows] for name in ("mean", "spread", "w1")}
        return Net({**self.arrays, **taken, "w3": self.arrays["w3"][:, outputs], "b3": self.arrays["b3"][outputs]})

    def scaled(self, rows: Any) -> Array:
        """Features in comparable units."""
        found = (np.asarray(rows, np.float32) - self.arrays["mean"]) / self.arrays["spread"]
        return np.clip(found, -FAR, FAR, out=found)

    def look(self, rows: Any) -> tuple[Array, Array]:
        """For each row of features: win shares (they sum to 1) and leads, by relative seat."""
        a = self.arrays
        x: Array = self.scaled(rows) @ a["w1"] + a["b1"]
        np.maximum(x, LEAK * x, out=x)
        x = x @ a["w2"] + a["b2"]
        np.maximum(x, LEAK * x, out=x)
        x = x @ a["w3"] + a["b3"]
        return softmax(x[:, : self.seats]), x[:, self.seats :]

    def save(self, path: Path) -> None:
        """As float16; what scales the features stays float32, because it spans many magnitudes."""
        stored = {k: v.astype(np.float16) if k in self.LAYERS else v for k, v in self.arrays.items()}
        with path.open("wb") as file:
            np.savez_compressed(file, **stored)  # type: ignore[arg-type]  # the stub wants keyword arrays one by one

    @classmethod
    def load(cls, path: Path) -> Net:
        """Read what `save` wrote; a file with anything but numbers in it is refused."""
        with np.load(path, allow_pickle=False) as stored:
            return cls({name: stored[name] for name in stored.files})


def softmax(x: Array) -> Array:
    e: Array = np.exp(x - x.max(axis=1, keepdims=True))
    e /= e.sum(axis=1, keepdims=True)
    return e

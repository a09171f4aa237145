"""Adam in plain NumPy, and the memory of samples it learns from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from fondaco.bots.net import LEAK, Array, Net, softmax

LEAD_WEIGHT = 0.5
"""How much an error in a lead counts beside one in a win share."""
DECAY = 1e-5


class Learner:
    """A net, and Adam's memory of its gradients."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.steps = 0
        self.m = {name: np.zeros_like(net.arrays[name]) for name in Net.LAYERS}
        self.v = {name: np.zeros_like(net.arrays[name]) for name in Net.LAYERS}

    def learn(self, rows: Any, targets: Array, rate: float) -> tuple[float, float]:
        """One step on one batch; returns the two losses."""
        a, n, size = self.net.arrays, self.net.seats, len(rows)
        x = self.net.scaled(rows)
        z1 = x @ a["w1"] + a["b1"]
        h1 = np.maximum(z1, LEAK * z1)
        z2 = h1 @ a["w2"] + a["b2"]
        h2 = np.maximum(z2, LEAK * z2)
        out = h2 @ a["w3"] + a["b3"]
        share = softmax(out[:, :n])
        off = out[:, n:] - targets[:, n:]
        loss = float(-(targets[:, :n] * np.log(share + 1e-7)).sum(axis=1).mean())
        d = np.empty_like(out)
        d[:, :n] = share - targets[:, :n]
        d[:, n:] = LEAD_WEIGHT * np.clip(off, -2, 2)
        d /= size
        slopes = {"w3": h2.T @ d, "b3": d.sum(axis=0)}
        d = (d @ a["w3"].T) * np.where(z2 > 0, np.float32(1), np.float32(LEAK))
        slopes |= {"w2": h1.T @ d, "b2": d.sum(axis=0)}
        d = (d @ a["w2"].T) * np.where(z1 > 0, np.float32(1), np.float32(LEAK))
        slopes |= {"w1": x.T @ d, "b1": d.sum(axis=0)}
        self.follow(slopes, rate)
        return loss, float(np.square(off).mean())

    def follow(self, slopes: dict[str, Array], rate: float) -> None:
        self.steps += 1
        step = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, slope in slopes.items():
            m, v, weights = self.m[name], self.v[name], self.net.arrays[name]
            m += 0.1 * (slope - m)
            v += 0.001 * (np.square(slope) - v)
            weights -= step * m / (np.sqrt(v) + 1e-8)
            if name.startswith("w"):
                weights *= 1 - rate * DECAY

    def arrays(self) -> dict[str, Any]:
        """All there is to go on from, for a checkpoint."""
        found = {f"net {name}": array for name, array in self.net.arrays.items()}
        found |= {f"m {name}": array for name, array in self.m.items()}
        found |= {f"v {name}": array for name, array in self.v.items()}
        return {**found, "steps": np.asarray(self.steps)}

    @classmethod
    def restore(cls, arrays: Mapping[str, Any]) -> Learner:
        learner = cls(Net(part(arrays, "net")))
        learner.m, learner.v = part(arrays, "m"), part(arrays, "v")
        learner.steps = int(arrays["steps"])
        return learner


def part(arrays: Mapping[str, Any], kind: str) -> dict[str, Any]:
    """Of a checkpoint: the arrays of one kind, by the rest of their names."""
    mark = f"{kind} "
    return {name.removeprefix(mark): array for name, array in arrays.items() if name.startswith(mark)}


class Memory:
    """The latest samples, in a ring."""

    def __init__(self, size: int, width: int, outputs: int) -> None:
        self.rows: Any = np.zeros((size, width), np.float16)
        self.targets = np.zeros((size, outputs), np.float32)
        self.size = size
        self.filled = 0
        self.next = 0

    def add(self, rows: Any, targets: Array) -> None:
        for start in range(0, len(rows), self.size):
            part, goals = rows[start : start + self.size], targets[start : start + self.size]
            spots = (self.next + np.arange(len(part))) % self.size
            self.rows[spots], self.targets[spots] = part, goals
            self.next = int((self.next + len(part)) % self.size)
            self.filled = min(self.size, self.filled + len(part))

    def sample(self, rng: np.random.Generator, size: int) -> tuple[Any, Array]:
        spots = rng.integers(0, self.filled, size)
        return self.rows[spots], self.targets[spots]

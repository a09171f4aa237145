"""How many threads NumPy may take: it asks the environment once, when it is loaded."""

from __future__ import annotations

import os


def few_threads(number: int) -> None:
    """For this process if NumPy is not loaded yet, and for those it starts."""
    for library in ("OPENBLAS", "OMP", "MKL"):
        os.environ[f"{library}_NUM_THREADS"] = str(number)

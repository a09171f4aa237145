"""The arena without the rest of the terminal client: `python -m fondaco.arena`, for machines with NumPy and no more."""

from __future__ import annotations

import argparse
import sys

from fondaco.arena.command import arguments, run
from fondaco.core.errors import BadInput


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m fondaco.arena", description=__doc__)
    arguments(parser)
    parser.add_argument("--seats", type=int)
    args = parser.parse_args()
    try:
        return run(args, args.seats, {}, None)
    except KeyboardInterrupt:
        return 130
    except (BadInput, OSError) as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    raise SystemExit(main())

"""Open the house to browsers: play with others, against bots, over days.

The settings are in docs/hosting.md.
"""

from __future__ import annotations

import argparse

from fondaco.server.settings import serving


def arguments(command: argparse.ArgumentParser) -> None:
    serving(command)


def run(args: argparse.Namespace) -> int:
    from fondaco.server.run import run as serve  # the web libraries load only when somebody serves

    return serve(args)

"""Teach a bot a game from nothing, by play against itself, its past and scripted styles."""

from __future__ import annotations

import argparse

from fondaco.bots import train


def arguments(command: argparse.ArgumentParser) -> None:
    train.arguments(command)


def run(args: argparse.Namespace) -> int:
    return train.run(args)

"""Reminders for play over days: by mail, Discord, ntfy and whatever else Apprise knows."""

from __future__ import annotations

from fondaco.server.refusal import Refusal

SCHEMES = ("mailto", "mailtos", "discord", "ntfy", "ntfys", "tgram", "slack", "matrixs", "signals", "gotifys", "pover")
"""Services, not bare web addresses: a reminder must not become a way to call machines inside the host's network."""


def check_address(address: str) -> None:
    """Refuse what reminders cannot or may not be sent to."""
    if address.partition("://")[0].lower() not in SCHEMES:
        raise Refusal("bad-address")

"""What all tests share: the report of rules without a test."""

from __future__ import annotations

import pytest

import fondaco
from rule_coverage import ids_with_a_test, rule_ids


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for name in fondaco.catalogue():
        ids = rule_ids(name)
        terminalreporter.write_line(
            f"rules of {name}: {len(ids & ids_with_a_test(name))} of {len(ids)} ids have a test"
        )

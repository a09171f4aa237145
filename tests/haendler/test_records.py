"""The records show each way a match can end."""

from __future__ import annotations

import pytest

from fondaco.core.testing import rule
from fondaco.games.haendler.position import Haendler
from scripting import recorded


def end_of(name: str) -> Haendler:
    p = recorded("haendler", name).replay()
    assert isinstance(p, Haendler)
    return p


@rule("HA-169")
@pytest.mark.parametrize(("seats", "arrivals"), [(2, 6), (3, 7), (4, 8)])
def test_a_match_of_each_size_ends_after_its_arrivals(seats: int, arrivals: int) -> None:
    for name in (f"{seats}-players", f"{seats}-players-agreements"):
        assert end_of(name).arrivals >= arrivals


@rule("HA-171")
def test_a_match_ends_beyond_the_number_of_arrivals() -> None:
    p = end_of("beyond-the-target")
    assert p.arrivals > p.box.target[p.seats]


@rule("HA-172", "HA-173", "HA-R90")
@pytest.mark.parametrize(
    ("name", "why"),
    [("3-players", "status"), ("won-by-cash", "cash"), ("shared", "shared"), ("alone-without-debts", "debt")],
)
def test_a_match_is_decided_by_rank_by_cash_by_debts_or_not_at_all(name: str, why: str) -> None:
    result = end_of(name).result()
    assert result is not None
    assert result.why == why


@rule("HA-174", "HA-R87")
def test_debtors_come_last_and_loans_are_repaid_in_a_record() -> None:
    p = end_of("debtors-last")
    result = p.result()
    assert result is not None
    free = [rank for rank, notes in zip(result.ranks, p.notes, strict=True) if not notes]
    owing = [rank for rank, notes in zip(result.ranks, p.notes, strict=True) if notes]
    assert max(free) < min(owing)
    plies = recorded("haendler", "loan-repaid").plies
    assert "repay" in {str(move) for _, move in plies}


@rule("HA-R92")
def test_agreements_are_signed_in_the_records_of_the_variant() -> None:
    signed = 0
    for seats in (2, 3, 4):
        for p in recorded("haendler", f"{seats}-players-agreements").positions():
            assert isinstance(p, Haendler)
            signed += bool(p.clauses)
    assert signed

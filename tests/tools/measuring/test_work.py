"""The work of the interpreted core for what it does most stays as it was (`bench.work`).

A change that makes it more by a new rule writes the new number here, and its commit says why; one
that makes it less writes the number, too, so that it stays.
"""

from __future__ import annotations

import sys

import pytest

from bench.work import SETUPS, bytecodes, deal_bytecodes, value_bytecodes, view_bytecodes
from undergrowth.engine.procedures import COMPILED

PYTHON = (3, 11)
"""The version whose bytecodes are counted: each has others."""
BYTECODES = {"base": 3192, "riverfolk": 6068, "hundreds": 3739, "hirelings": 4240}
"""Bytecodes between two questions, by line-up."""
VIEWS = {"base": 49_793, "riverfolk": 105_107, "hundreds": 48_703, "hirelings": 63_224}
"""Bytecodes of one view (`observe`), by line-up."""
DEALS = {"base": 5_527, "riverfolk": 7_571, "hundreds": 9_842, "hirelings": 6_513}
"""Bytecodes of one deal of hidden information (`determinize`), by line-up."""
VALUES = {"base": 4_386, "riverfolk": 2_381, "hundreds": 5_495, "hirelings": 5_918}
"""Bytecodes of one faction's value of a position, by line-up."""
MORE = 1.05


@pytest.mark.skipif(COMPILED, reason="counts what is interpreted")
@pytest.mark.skipif(sys.version_info[:2] != PYTHON, reason="other versions have other bytecodes")
@pytest.mark.parametrize("name", SETUPS)
def test_a_decision_takes_no_more_work_than_before(name: str) -> None:
    most = round(BYTECODES[name] * MORE)
    counted = bytecodes(SETUPS[name])
    assert counted <= most, f"{name}: {counted} bytecodes for a decision, at most {most} expected"


@pytest.mark.skipif(COMPILED, reason="counts what is interpreted")
@pytest.mark.skipif(sys.version_info[:2] != PYTHON, reason="other versions have other bytecodes")
@pytest.mark.parametrize("name", SETUPS)
def test_a_view_takes_no_more_work_than_before(name: str) -> None:
    most = round(VIEWS[name] * MORE)
    counted = view_bytecodes(SETUPS[name])
    assert counted <= most, f"{name}: {counted} bytecodes for a view, at most {most} expected"


@pytest.mark.skipif(COMPILED, reason="counts what is interpreted")
@pytest.mark.skipif(sys.version_info[:2] != PYTHON, reason="other versions have other bytecodes")
@pytest.mark.parametrize("name", SETUPS)
def test_a_deal_takes_no_more_work_than_before(name: str) -> None:
    most = round(DEALS[name] * MORE)
    counted = deal_bytecodes(SETUPS[name])
    assert counted <= most, f"{name}: {counted} bytecodes for a deal, at most {most} expected"


@pytest.mark.skipif(COMPILED, reason="counts what is interpreted")
@pytest.mark.skipif(sys.version_info[:2] != PYTHON, reason="other versions have other bytecodes")
@pytest.mark.parametrize("name", SETUPS)
def test_a_value_takes_no_more_work_than_before(name: str) -> None:
    most = round(VALUES[name] * MORE)
    counted = value_bytecodes(SETUPS[name])
    assert counted <= most, f"{name}: {counted} bytecodes for a value, at most {most} expected"

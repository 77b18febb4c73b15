"""Fixtures for tests of commands."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit.madeup.thicket import thicket


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package of content without faults, to plant some in."""
    return thicket(tmp_path)

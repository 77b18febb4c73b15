"""`undergrowth schema`."""

from __future__ import annotations

import json

import pytest

from kit.terminal import Run
from undergrowth import schema


@pytest.mark.parametrize("kind", ["position", "save"])
def test_it_prints_a_schema(ug: Run, kind: str) -> None:
    assert json.loads(ug("schema", kind).out) == schema(kind)


def test_what_has_none_is_refused(ug: Run) -> None:
    ran = ug("schema", "tea")
    assert ran.code == 2
    assert "'tea' has no schema: expected position, save" in ran.err

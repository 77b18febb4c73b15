"""A save whose table is out of range is refused, whichever of its lists it is."""

from __future__ import annotations

import json

import pytest

from kit.lineups import few
from undergrowth import BadSave, Game, Setup

FAR = 10**6


@pytest.mark.parametrize("name", ["homes", "landmarks", "homelands", "clearings", "suits"])
def test_a_number_out_of_range_is_refused(name: str) -> None:
    """No place, suit or homeland has that number, and none is negative by so much."""
    saved = json.loads(Game.new(Setup(seats=few()), 1).to_json())
    for number in (FAR, -FAR):
        saved["table"][name] = [number]
        with pytest.raises(BadSave, match=name):
            Game.from_json(json.dumps(saved))

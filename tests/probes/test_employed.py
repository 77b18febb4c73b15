"""Hirelings with an action at a time that no hireling of the Law has."""

from __future__ import annotations

import pytest

from kit.madeup.hired import install_nightwatch
from undergrowth import position
from undergrowth.engine.messages import Message
from undergrowth.law.hirelings.using import Employ
from undergrowth.library import installed_factions
from undergrowth.table.names import FACTIONS

ONE, OTHER = installed_factions()[:2]


def test_an_action_in_the_evening_is_offered_then_and_told_of_truly(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """H.2 By its own section: at Birdsong it is for another time, and it is used once."""
    name = install_nightwatch(monkeypatch)
    table = {
        "seats": [ONE, OTHER],
        "hirelings": [name, "popular_band", "the_exile"],
        "clearings": {"5": {name: "1 watcher", ONE: "2 warriors"}},
        name: {"controller": ONE},
        "turn": ONE,
    }
    action = Employ(FACTIONS.parse(name))
    g = position.game({**table, "phase": "birdsong"})
    assert not g.offers(action)
    reason = g.why(g.seat_of(ONE), action)
    assert reason is not None and reason[0] == "NW.1"
    assert isinstance(reason[1], Message) and reason[1].id == "why-hireling_other_time"
    evening = position.game({**table, "phase": "evening"}, log=True)
    assert evening.offers(action)
    evening.choose(f"employ {name}")
    assert [event.law for event in evening.log or [] if event.verb == "hireling_employed"] == [
        "NW.1"
    ]

"""4.3 The battles of a game: rolls compared with their averages."""

from __future__ import annotations

from typing import Final

from undergrowth.engine.events import Event
from undergrowth.law.battle.battle import DIE
from undergrowth.table.described.views import View
from undergrowth.table.game import Game

_PAIRS: Final = [(one, other) for one in DIE for other in DIE]
HIGHER: Final = sum(max(pair) for pair in _PAIRS) / len(_PAIRS)
LOWER: Final = sum(min(pair) for pair in _PAIRS) / len(_PAIRS)
"""4.3.3 The averages of the higher and of the lower die."""


def battles(g: Game, log: list[Event], numbers: list[int]) -> list[View]:
    """4.3 Return each battle whose dice were rolled: its sides, place, dice, and hits dealt."""
    found: list[View] = []
    place = ""
    lower = False
    for number, event in enumerate(log):
        if event.verb == "battled":
            place, lower = str(event.fields.get("place", "")), False
        elif event.verb == "took_lower":
            lower = True
        elif event.verb == "rolled":
            found.append(_rolled(g, event, place, lower, numbers[number]))
        elif event.verb == "dealt_hits" and found and found[-1]["hits"] is None:
            found[-1]["hits"] = [event.fields["attacker_hits"], event.fields["defender_hits"]]
    return found


def _rolled(g: Game, event: Event, place: str, lower: bool, moment: int) -> View:
    """4.3.3 Return each side's die before any cap, and the average of that die."""
    fields = event.fields
    rolls = [int(fields["attacker_roll"]), int(fields["defender_roll"])]
    if fields["high"] != fields["low"]:
        lower = rolls[0] == fields["low"]
    return {
        "turn": event.turn,
        "moment": moment,
        "place": place,
        "sides": [g.seat_name(event.seat), str(fields["defender"])],
        "rolls": rolls,
        "expected": [LOWER, HIGHER] if lower else [HIGHER, LOWER],
        "hits": None,
    }


def luck(fought: list[View]) -> list[View]:
    """Return the number of battles of each owner, and the sum of its dice with their averages."""
    found: dict[str, View] = {}
    for battle in fought:
        sides, rolls, expected = battle["sides"], battle["rolls"], battle["expected"]
        assert isinstance(sides, list) and isinstance(rolls, list) and isinstance(expected, list)
        for name, roll, mean in zip(sides, rolls, expected, strict=True):
            sum_up = found.setdefault(
                name, {"owner": name, "battles": 0, "rolled": 0, "expected": 0.0}
            )
            for key, n in (("battles", 1), ("rolled", roll), ("expected", mean)):
                so_far = sum_up[key]
                assert isinstance(so_far, (int, float))
                sum_up[key] = so_far + n
    return list(found.values())

"""What is drawn, read from the engine's plain data into small records.  No rule stands here."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

View = dict[str, Any]


@dataclass(frozen=True)
class Stand:
    """The pieces of one kind at a place."""

    owner: str
    piece: str
    kind: str
    count: int


@dataclass
class Spot:
    """A clearing or forest, with what stands there."""

    id: str
    is_clearing: bool
    x: int
    y: int
    slots: int
    paths: list[str]
    rivers: list[str]
    suits: list[str] = field(default_factory=list)
    open_slots: int = 0
    ruin: bool = False
    blocked_by: str = ""
    pieces: list[Stand] = field(default_factory=list)

    def owners(self) -> list[str]:
        """Who has pieces here, in seating order."""
        return list(dict.fromkeys(stand.owner for stand in self.pieces))


def spots(geography: View, view: View) -> list[Spot]:
    """Every place of the map, clearings first, with what stands there."""
    found = [
        Spot(
            each["id"],
            each["kind"] == "clearing",
            each["x"],
            each["y"],
            each["slots"],
            list(each["paths"]),
            list(each["rivers"]),
        )
        for each in geography["places"]
    ]
    by_id = {spot.id: spot for spot in found}
    for shown in view["places"]:
        spot = by_id.get(shown["id"])
        if spot is not None:
            _fill(spot, shown)
    return found


def _fill(spot: Spot, shown: View) -> None:
    spot.suits = list(shown.get("suits", []))
    spot.open_slots = shown.get("open_slots", 0)
    spot.ruin = shown.get("ruin") is not None
    spot.blocked_by = shown.get("blocked_by", "")
    spot.pieces = [
        Stand(each["owner"], each["piece"], each["kind"], each["count"]) for each in shown["pieces"]
    ]

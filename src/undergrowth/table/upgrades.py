"""Saves of earlier releases, brought up to what this one writes: a step for each version.

A step takes the document of one version, changes it in place into the next, and trusts nothing
in it: whatever is missing or of another shape is left for the reader to complain of.
"""

from __future__ import annotations

from typing import Any, Final

from undergrowth.table.places import NOWHERE

VERSION: Final = 2
"""The version of saves that this release writes."""
_PLACES: Final = ("place", "origin", "destination", "clearing")
"""Fields of procedures and records that name a place."""


def upgrade(doc: dict[str, Any]) -> dict[str, Any]:
    """The document as this release writes it; one of a version it does not know as it is."""
    if doc.get("version") == 1:
        _name_nowhere(doc)
        _deal_hits_apart(doc)
        doc["version"] = 2
    return doc


def _name_nowhere(doc: dict[str, Any]) -> None:
    """Version 1 wrote place 0 for no place at all."""
    table = doc.get("table")
    if isinstance(table, dict):
        for name in ("homes", "landmarks"):
            if isinstance(table.get(name), list):
                table[name] = [_place(value) for value in table[name]]
    _in_fields(doc.get("stack"))


def _deal_hits_apart(doc: dict[str, Any]) -> None:
    """Version 1 kept the pieces hit, and an ally's share of the hits, with the battle itself."""
    stack, boards = doc.get("stack"), doc.get("boards")
    if not isinstance(stack, list) or not isinstance(boards, list):
        return
    for frame in [each for each in stack if isinstance(each, dict)]:
        if frame.get("is") == "Battle" and isinstance(frame.get("fight"), dict):
            _upgrade_battle(frame, frame["fight"], boards)
        elif frame.get("is") == "TakeHits":
            frame["owner"] = frame.get("seat")
    first = next((i for i, each in enumerate(stack) if _is(each, "TakeHits")), None)
    if first is not None:
        stack.insert(first, {"is": "DealHits", "at": 1, "on_attacker": 0, "on_defender": 0})


def _upgrade_battle(frame: dict[str, Any], fight: dict[str, Any], boards: list[Any]) -> None:
    """Two steps fewer, the pieces hit in its record, the ally's share on the attacker's board."""
    at = frame.get("at")
    if isinstance(at, int) and 7 <= at <= 15:
        frame["at"] = at - (2 if at >= 14 else 1)
    hits: list[dict[str, Any]] = []
    for side in ("defender", "attacker"):
        lost = frame.get(f"{side}_lost")
        for kind in lost if isinstance(lost, list) else []:
            taken = {"is": "Fate", "how": 0}
            hits.append({"is": "Hit", "owner": fight.get(side), "kind": kind, "fate": taken})
    fight["hits"] = hits
    attacker, ally = fight.get("attacker"), fight.get("ally")
    if isinstance(ally, int) and ally >= 0 and isinstance(attacker, int):
        board = boards[attacker] if 0 <= attacker < len(boards) else None
        if isinstance(board, dict):
            for name in ("ally", "ally_hits", "own_hits"):
                board[name] = fight.get(name)


def _is(frame: Any, name: str) -> bool:
    return isinstance(frame, dict) and frame.get("is") == name


def _in_fields(value: Any) -> None:
    """Every field that names a place, in procedures and what they hold."""
    if isinstance(value, list):
        for each in value:
            _in_fields(each)
    elif isinstance(value, dict):
        for name, held in value.items():
            if name in _PLACES:
                value[name] = _place(held)
            else:
                _in_fields(held)


def _place(value: Any) -> Any:
    return NOWHERE if value == 0 and not isinstance(value, bool) else value

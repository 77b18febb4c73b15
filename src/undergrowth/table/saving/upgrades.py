"""Upgrading saves of earlier releases to the current version, one step for each version.

A step turns a document of one version into the next.  It does not use the current rules or library,
so names in it are those of the release that wrote the save.
"""

from __future__ import annotations

from typing import Any, Final

from undergrowth.engine.errors import BadSave
from undergrowth.engine.frames import NOBODY
from undergrowth.engine.lasting import AHEAD, ASKED, WHOLE
from undergrowth.engine.owners import named
from undergrowth.engine.questions import ALL_SO_FAR
from undergrowth.table.places import NOWHERE

VERSION: Final = 2
"""Version of saves that this release writes."""
_PLACES: Final = ("place", "origin", "destination", "clearing")
"""Fields of procedures and records that hold a place."""
_ASKS_BENEATH: Final = 3
"""Step of `SilverTongue` at which it asked for the procedures beneath."""
_ONCE_IN_A_BATTLE: Final = -7
_FIRST_MAP: Final = -2
_FIRST_LANDMARK: Final = -3
"""Mark of a used landmark in version 1: this, less the landmark's number."""

_MOVED: Final[dict[str, tuple[str, str, str]]] = {}


def moved(field: str, board: str, kind: str, attribute: str) -> None:
    """Register where a field of the table of version 1 is kept now.

    It is now an attribute of the board of this name and class.
    """
    _MOVED[field] = (board, kind, attribute)


_SPLIT: Final[dict[str, tuple[str, list[tuple[str, int, int]]]]] = {}


def split_up(was: str, phase: str, parts: list[tuple[str, int, int]]) -> None:
    """Register that a version 1 procedure of a whole phase is now several, one for each step.

    Each part is a procedure ("" for one that the turn makes itself), the number of the old
    procedure's steps it takes, and its index among the steps of the phase.  `phase` is the step of
    the turn that runs the phase.
    """
    _SPLIT[named(was)] = (phase, parts)


def upgrade(doc: dict[str, Any]) -> dict[str, Any]:
    """Return the document upgraded to this release.  Raises `BadSave` for an unknown version."""
    version = doc.get("version")
    if isinstance(version, bool) or not isinstance(version, int) or not 1 <= version <= VERSION:
        raise BadSave(
            f"this save has version {version!r}; this program reads versions 1 to {VERSION}"
        )
    if version == 1:
        _from_first(doc)
        doc["version"] = 2
    return doc


def _from_first(doc: dict[str, Any]) -> None:
    """Upgrade version 1, of release 0.1.0, in place."""
    _name_nowhere(doc)
    _name_boards(doc)
    _lift_what_lasts(doc)
    _leave_to_boards(doc)
    _name_uses(doc)
    _move_fields(doc)
    _note_battles(doc["stack"])
    _deal_hits_apart(doc["stack"])
    _split_phases(doc["stack"])
    doc["first_answers"] = ALL_SO_FAR


def _name_boards(doc: dict[str, Any]) -> None:
    """Key boards by name; version 1 listed factions' by seat, landmarks' by number."""
    setup = doc["setup"]
    boards: dict[str, Any] = dict(zip(setup["seats"], doc["boards"], strict=True))
    in_play, others = setup.get("in_play", ()), doc.pop("landmark_boards", ())
    for name, board in zip(in_play, others, strict=False):
        if board["is"] != "LandmarkBoard":  # a `LandmarkBoard` was always empty
            boards[f"landmark {name}"] = board
    doc["boards"] = boards


def _name_uses(doc: dict[str, Any]) -> None:
    """Name used effects; version 1 had card numbers, and numbers below 0 for the rest."""
    seats, in_play = doc["setup"]["seats"], doc["setup"].get("in_play", ())
    doc["used"] = []
    for mark in doc["table"].pop("used"):
        if mark >= 0:
            doc["used"].append(f"card {doc['cards'][mark]}")
        elif mark == _FIRST_MAP:
            doc["used"].append("map")
        elif _FIRST_LANDMARK - mark < len(in_play):
            doc["used"].append(f"landmark {in_play[_FIRST_LANDMARK - mark]}")
        else:  # a card that each seat may use
            card, seat = divmod(-1 - mark, len(seats))
            doc["used"].append(f"card {doc['cards'][card]} by {seats[seat]}")


def _move_fields(doc: dict[str, Any]) -> None:
    """Move fields that version 1 had on the table to the boards they lie on now."""
    for name, (board, kind, attribute) in _MOVED.items():
        value = doc["table"].pop(name, None)
        if value:
            doc["boards"][board] = {"is": kind, attribute: value}


def _note_battles(value: Any) -> None:
    """Move two effects' fields of a battle to its notes.

    Version 1 had them in every battle, and a number below 0 as the mark of a used effect.
    """
    if isinstance(value, list):
        for each in value:
            _note_battles(each)
    elif isinstance(value, dict):
        if value.get("is") == "Fight":
            value["notes"] = {}
            if value["instigator"] != NOBODY:
                value["notes"]["instigator"] = value["instigator"]
            _note_used(value)
            if value["ally"] != NOBODY:
                for name in ("ally", "ally_hits", "own_hits"):
                    value["notes"][name] = value[name]
            value["used"] = [mark for mark in value["used"] if mark >= 0]
        for each in value.values():
            _note_battles(each)


def _note_used(fight: dict[str, Any]) -> None:
    """Turn marks below 0 of a battle into notes.

    Two effects shared a mark: a point scored once in a battle, and hits lent by the sixth player.
    If only that mark is there, lent hits show that it is the latter.
    """
    marks = [mark for mark in fight["used"] if mark < 0]
    lent = fight["lent"][1]
    if _ONCE_IN_A_BATTLE in marks and (lent == 0 or len(marks) > 1):
        fight["notes"]["gloated"] = 1
        marks.remove(_ONCE_IN_A_BATTLE)
    if marks:
        fight["notes"]["lent"] = lent


def _deal_hits_apart(stack: list[dict[str, Any]]) -> None:
    """Move hits into `DealHits`; version 1's battles dealt them in steps of their own."""
    for frame in stack:
        if frame["is"] == "Battle":
            fight, at = frame["fight"], frame["at"]
            if 7 <= at <= 15:
                frame["at"] = at - (2 if at >= 14 else 1)
            taken = {"is": "Fate", "how": 0}
            fight["hits"] = [
                {"is": "Hit", "owner": fight[side], "kind": kind, "fate": taken}
                for side in ("defender", "attacker")
                for kind in frame[f"{side}_lost"]
            ]
        elif frame["is"] == "TakeHits":
            frame["owner"] = frame["seat"]
    for i, frame in enumerate(stack):
        if frame["is"] == "TakeHits":
            stack.insert(i, {"is": "DealHits", "at": 1, "on_attacker": 0, "on_defender": 0})
            break


def _split_phases(stack: list[dict[str, Any]]) -> None:
    """Split procedures of a whole phase into one for each of its steps."""
    for at in range(len(stack) - 1, 0, -1):
        if stack[at]["is"] in _SPLIT:
            phase, parts = _SPLIT[stack[at]["is"]]
            _split_phase(stack, at, parts)
            stack[at - 1] |= {"at": phase}


def _split_phase(stack: list[dict[str, Any]], at: int, parts: list[tuple[str, int, int]]) -> None:
    """Replace a phase's procedure by the part in progress; the turn continues after it."""
    frame, turn = stack[at], stack[at - 1]
    left = frame["at"]
    turn["step"] = parts[-1][2] + 1
    for name, steps, number in parts:
        if left < steps:
            turn["step"] = number + 1 if name else number
            if name:
                frame |= {"is": name, "at": left}
                return
            break
        left -= steps
    del stack[at]


def _name_nowhere(doc: dict[str, Any]) -> None:
    """Write NOWHERE for no place; version 1 wrote place 0."""
    table = doc["table"]
    for name in ("homes", "landmarks"):
        if name in table:
            table[name] = [_place(value) for value in table[name]]
    _in_fields(doc["stack"])


def _in_fields(value: Any) -> None:
    """Write NOWHERE for place 0 in every field that holds a place, also in nested data."""
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


def _lift_what_lasts(doc: dict[str, Any]) -> None:
    """Turn the procedure of an effect that lasts (2.5) into a record in force.

    Version 1 kept it among the procedures; two steps of it asked and acted for those beneath.
    """
    stack = doc["stack"]
    for at, frame in enumerate(stack):
        if frame["is"] == "SilverTongue" and frame["at"] >= _ASKS_BENEATH:
            when = {_ASKS_BENEATH: AHEAD, _ASKS_BENEATH + 1: ASKED}.get(frame["at"], WHOLE)
            turns = [i for i in range(at) if stack[i]["is"] == "Turn"]
            record = {"is": "Flattered", "seat": frame["seat"], "place": frame["place"]}
            doc["lasting"] = [{"from": at, "floor": max(turns, default=-1), "when": when, **record}]
            del stack[at]
            return


def _leave_to_boards(doc: dict[str, Any]) -> None:
    """Move quests, torches left behind and coalitions from the table to boards."""
    table, boards = doc["table"], doc["boards"]
    partners, blocked = table.pop("partner"), table.pop("blocked")
    common = {"is": "CommonBoard", "quests": table.pop("quests")}
    common["quest_deck"] = table.pop("quest_deck")
    common["torches"] = [place for place, item in enumerate(blocked) if item >= 0]
    for name, partner in zip(doc["setup"]["seats"], partners, strict=False):
        if "completed" in boards[name]:
            boards[name]["partner"] = partner
            boards["quests"] = common

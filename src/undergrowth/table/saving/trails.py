"""Saving and loading the trail: the answers that led to the open question."""

from __future__ import annotations

from typing import Any, Final

from undergrowth.engine.actions import full_text, parse
from undergrowth.engine.trail import Crumb, Head, Trail
from undergrowth.table.game import Game
from undergrowth.table.refusals import absent
from undergrowth.table.saving.soundness import damaged

_MANY: Final = 2**31
"""Above everything that is counted here."""


def dump_trail(g: Game, trail: Trail) -> dict[str, Any]:
    """Return the answers inside procedures in progress, and the current deed, as a document."""
    trail = trail.copy(g.stack, g.stack)  # drops crumbs of finished procedures
    crumbs = [
        {
            "at": each.at,
            "step": each.step,
            "seat": each.seat,
            "prompt": each.prompt,
            "text": full_text(each.action),
            "number": each.number,
            "settled": each.settled,
        }
        for each in trail.crumbs
    ]
    return {
        "crumbs": crumbs,
        "deed": [trail.deed, trail.act, trail.doer, trail.fresh],
        "heads": [[each.at, each.event] for each in trail.heads],
    }


def read_trail(g: Game, doc: dict[str, Any]) -> Trail:
    """Return the trail in a document, for this game's procedures.  Raises `BadSave`."""
    trail = Trail()
    deed, act, doer, fresh = doc["deed"]
    trail.deed = _number(deed, 0, _MANY)
    trail.doer = _number(doer, -2, g.owners)
    trail.act, trail.fresh = str(act), fresh is True
    for each in doc["crumbs"]:
        trail.crumbs.append(_read_crumb(g, each))
    for at, event in doc["heads"]:
        frame = g.stack[_number(at, 0, len(g.stack))]
        trail.heads.append(Head(frame, at, _number(event, 0, _MANY)))
    return trail


def _read_crumb(g: Game, doc: dict[str, Any]) -> Crumb:
    at = _number(doc["at"], 0, len(g.stack))
    action = parse(doc["text"])
    if absent(g, action) is not None:
        raise damaged("trail")
    return Crumb(
        g.stack[at],
        at,
        _number(doc["step"], 0, _MANY),
        _number(doc["seat"], 0, g.seats),
        str(doc["prompt"]),
        action,
        _number(doc["number"], 0, _MANY),
        doc["settled"] is True,
    )


def _number(value: Any, least: int, most: int) -> int:
    if type(value) is not int or not least <= value < most:
        raise damaged("trail")
    return value

"""Positions for the analysis board: read from text, written as text, and made from setups."""

from __future__ import annotations

import random
from typing import Any, Final

from undergrowth import position
from undergrowth.engine.documents import check_plain
from undergrowth.engine.errors import BadPosition, BadSetup, BadText
from undergrowth.position import Document
from undergrowth.puzzles.writing import to_toml
from undergrowth.server.analysis.entries import line_of, read_text
from undergrowth.server.beginnings.seating import completed
from undergrowth.server.errors import Refused
from undergrowth.server.wire.asked import SetupAsked
from undergrowth.table.game import Game
from undergrowth.table.saving.saves import FORMAT, from_json

_LAYING: Final = 400
"""The most answers until a game is set up."""
_GOING_ON: Final = ("procedures", "answer", "in_force")
"""The entries of a position about procedures in progress."""
Told = dict[str, Any]


def read(asked: Told) -> Told:
    """Return the position in untrusted text: a position, puzzle, lesson or saved game."""
    text = asked["text"]
    try:
        document = read_text(text)
        if document.get("format") == FORMAT:
            return {"position": position.describe(from_json(text))}
        inner = document.get("position")
        return {"position": settled(inner if isinstance(inner, dict) else document)}
    except BadPosition as error:
        raise Refused(422, "bad_position", str(error), line=line_of(text, error)) from None


def settled(document: Document) -> Document:
    """Return a position with everything filled in that would be dealt, at its own moment.

    Raises `BadPosition`.
    """
    position.game(document, scripted=True)
    going_on: Document = {key: document[key] for key in _GOING_ON if key in document}
    return {**position.describe(position.table(document)), **going_on}


def write(asked: Told) -> Told:
    """Return a position as text for editing.  Raises `BadPosition` if it is not plain data."""
    try:
        check_plain(asked["position"])
    except BadText as error:
        raise BadPosition(str(error)) from None
    return {"text": to_toml(asked["position"])}


def begin(asked: Told) -> Told:
    """Return the position of a setup: with an empty map, or as the first turn begins."""
    draw = random.Random(asked["seed"])
    try:
        setup, _ = completed(SetupAsked.model_validate(asked["setup"]), draw)
    except BadSetup as error:
        raise Refused(422, "bad_setup", str(error)) from None
    if not asked["laid"]:
        bare: Document = {"map": setup.map, "deck": setup.deck, "seats": setup.entries()}
        return {"position": position.describe(position.table(bare, possible=False))}
    g = Game.new(setup, draw.randrange(2**31))
    for _ in range(_LAYING):
        if g.decision is None or g.turns:
            break
        g.choose(draw.choice(g.decision.options))
    return {"position": position.describe(g)}

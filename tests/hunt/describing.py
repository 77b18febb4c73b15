"""Dense positions at random: whatever may lie on a table lies there, close together.

A line-up as it is described, or a table that a random game has come to, is filled by many small
changes.  A change that `position.table` refuses is taken back, so every position is accepted.
"""

from __future__ import annotations

import copy
import random
from dataclasses import dataclass
from typing import Any

from hunt import changing, seating
from hunt.changing import Sketch
from hunt.entries import entries_of
from undergrowth import BadPosition, BadSetup, Game, Setup, position
from undergrowth.engine.chance import seeded

Document = dict[str, Any]
PLAYED = 0.5
"""Share of positions that begin with a random game."""
MOST_ANSWERS = 220
"""The answers of such a game."""
FEWEST, MOST = 15, 140
"""Fewest and most changes that are tried."""
LEFT_OUT = ("procedures", "answer", "in_force", "used", "activated", "deck_top", "seen")
"""Entries of a played position about a turn in progress: here a phase begins."""
CHANGES = (
    (changing.add_pieces, 30),
    (changing.fill_an_entry, 44),
    (changing.use_up_a_supply, 3),
    (changing.hold_cards, 9),
    (changing.play_effects, 9),
    (changing.set_a_score, 4),
    (changing.use_up_the_deck, 1),
    (changing.use_up_the_items, 1),
    (changing.hire, 6),
)
"""Kinds of changes, and their shares."""


@dataclass
class Drawn:
    """A position, and how many changes were tried and refused on the way."""

    document: Document
    tried: int = 0
    refused: int = 0


class Unreadable(Exception):
    """A position that is neither accepted nor refused: reading it ends with another error."""

    def __init__(self, drawn: Drawn) -> None:
        super().__init__("reading a position ends with an error")
        self.drawn = drawn


def draw(seed: int) -> Drawn:
    """Return the dense position of a seed."""
    dice = random.Random(seed)
    found = Drawn(_begun(dice))
    _densify(found, dice)
    _choose_the_moment(found, dice)
    return found


def _begun(dice: random.Random) -> Document:
    """Return a table to begin with: as described, or where somebody must have pieces, as played."""
    while True:
        document = seating.line_up(dice)
        if dice.random() < PLAYED or not _accepts(document):
            document = _played(document, dice) or document
        if _accepts(document):
            return document


def _played(document: Document, dice: random.Random) -> Document | None:
    """Return the table that a random game of a line-up comes to; None where it cannot begin."""
    setup = Setup(
        map=document["map"],
        deck=document["deck"],
        seats=list(document["seats"]),
        advanced=document.get("advanced", False),
        cooperative=document.get("cooperative", False),
        fan_content=document.get("fan_content", False),
        hirelings=list(document.get("hirelings", [])),
    )
    try:
        g = Game.new(setup, dice.getrandbits(30), log=False)
    except BadSetup:
        return None
    most = dice.randint(1, MOST_ANSWERS)
    chance = seeded(dice.getrandbits(30))
    kept: Document | None = None
    for number in range(10 * MOST_ANSWERS):
        if g.decision is None or (number > most and g.turns > 0):
            break
        g.take(g.decision.options[chance.below(len(g.decision.options))])
    if g.decision is not None and g.turns > 0:
        kept = {k: v for k, v in position.describe(g).items() if k not in LEFT_OUT}
        kept["landmarks"] = {**document.get("landmarks", {}), **kept.get("landmarks", {})}
    return kept if kept is not None and _accepts(kept) else None


def _accepts(document: Document) -> bool:
    try:
        position.table(document)
    except BadPosition:
        return False
    return True


def _densify(found: Drawn, dice: random.Random) -> None:
    """Change a position many times, as far as it is accepted."""
    changes, weights = zip(*CHANGES, strict=True)
    g = position.table(found.document)
    sketch = Sketch(g, entries_of(g), changing.crowd(g, dice))
    for change in dice.choices(changes, weights, k=dice.randint(FEWEST, MOST)):
        more = copy.deepcopy(found.document)
        change(more, sketch, dice)
        sketch.g = _take(found, more) or sketch.g


def _take(found: Drawn, more: Document) -> Game | None:
    """Take a changed document instead and return its table, where it is accepted."""
    if more == found.document:
        return None
    found.tried += 1
    try:
        g = position.table(more)
    except BadPosition:
        found.refused += 1
        return None
    except Exception as error:
        raise Unreadable(Drawn(more, found.tried, found.refused)) from error
    found.document = more
    return g


def _choose_the_moment(found: Drawn, dice: random.Random) -> None:
    """1.4.1 Choose whose turn it is, and which phase is about to begin."""
    seats = [entry.partition(":")[0] for entry in found.document["seats"]]
    dice.shuffle(seats)
    phases = ["birdsong", "birdsong", "birdsong", "daylight", "daylight", "evening"]
    for seat in seats:
        moment = {"turn": seat, "phase": dice.choice(phases)}
        if _take(found, {**found.document, **moment}):
            return

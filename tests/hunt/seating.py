"""Line-ups at random: who plays, where and with what, of all that is installed."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from kit.covering import Box
from kit.lineups import installed
from undergrowth import BadPosition, BadSetup, Setup, position
from undergrowth.law.setup.seats import is_automated
from undergrowth.library.seating import seat_options
from undergrowth.table.game import library

Document = dict[str, Any]
ALL_PEOPLE = 0.45
"""Share of tables without automated opponents."""
HIRED = 0.6
"""Share of tables with hirelings."""


@cache
def box() -> Box:
    """Return what there is to play with."""
    return installed()


def line_up(dice: random.Random) -> Document:
    """Return a position that names seats, map, deck, hirelings and landmarks, and nothing else."""
    document: Document = {
        "map": dice.choice(box().maps),
        "deck": dice.choice(box().decks),
        "seats": _seats(dice),
    }
    if dice.random() < 0.25:
        document["advanced"] = True
    if any(_name(entry) != entry or is_automated(entry) for entry in document["seats"]):
        document["cooperative"] = dice.random() < 0.3
    if box().fan and dice.random() < 0.5:
        document["fan_content"] = True
    if not _is_taken(document):
        return line_up(dice)
    return _with_landmarks(_with_hirelings(document, dice), dice)


def _name(entry: str) -> str:
    return entry.partition(":")[0]


def _seats(dice: random.Random) -> list[str]:
    """Return factions that may sit together, somebody who plays among them."""
    size = dice.choice(list(box().sizes))
    people = dice.random() < ALL_PEOPLE
    names = [name for name in box().factions if not (people and is_automated(name))]
    dice.shuffle(names)
    names.sort(key=is_automated)  # one who plays comes first; the others as they fall
    first, others = names[0], names[1:]
    dice.shuffle(others)
    seats = [first]
    for name in others:
        if len(seats) < size and _sit_together([*seats, name]):
            seats.append(name)
    dice.shuffle(seats)
    return [":".join([name, *_chosen(name, dice)]) for name in seats]


def _sit_together(seats: list[str]) -> bool:
    if len(seats) < 2:
        return True
    try:
        library().complete(Setup(seats=seats))
    except BadSetup:
        return False
    return True


def _chosen(name: str, dice: random.Random) -> list[str]:
    """R.3.3 Return difficulty, traits and the like for a seat, whatever its data lets choose."""
    words: list[str] = []
    for option in seat_options(name):
        values = option.texts("values")
        if option.has("many") and option.flag("many"):
            words += dice.sample(values, dice.randint(0, min(3, len(values))))
        elif dice.random() < 0.7:
            words.append(dice.choice(values))
    return words


def _is_taken(document: Document) -> bool:
    """Whether a game of it can be laid out, be it one that nobody comes to."""
    try:
        position.table(document, possible=False)
    except BadPosition:
        return False
    return True


def _with_hirelings(document: Document, dice: random.Random) -> Document:
    """A.6 Return the same with sides of up to three hireling cards, as far as they may be there."""
    if dice.random() > HIRED:
        return document
    sides = list(box().sides)
    dice.shuffle(sides)
    hired: list[str] = []
    for side in sides[: 2 * box().hired]:
        cards = [box().sides[each].card for each in hired]
        if len(hired) < box().hired and box().sides[side].card not in cards:
            more = {**document, "hirelings": [*hired, side]}
            hired = more["hirelings"] if _is_taken(more) else hired
    return {**document, "hirelings": hired} if hired else document


def _with_landmarks(document: Document, dice: random.Random) -> Document:
    """A.5 Return the same with landmarks in clearings at random, as far as they may be there."""
    wanted = dice.choice([0, 0, 1, 2, 3])
    own = box().own(document["map"], len(document["seats"]))  # they stand where the map says
    names = [name for name in box().landmarks if name not in own]
    for name in dice.sample(names, min(wanted, len(names))):
        sites = {**document.get("landmarks", {}), name: dice.randint(1, 12)}
        more = {**document, "landmarks": sites}
        document = more if _is_taken(more) else document
    return document

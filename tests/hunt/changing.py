"""Small changes that make a position denser; each may come to something that is refused."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, Final

from hunt.entries import Entry, at, put
from undergrowth import Game
from undergrowth.table.described.entries import FLAG, NUMBER, WORD
from undergrowth.table.described.reader import counted
from undergrowth.table.names import CARDS, ITEMS, PIECES
from undergrowth.table.places import PLACE, is_forest, is_path

Document = dict[str, Any]
NEAR_THE_END: Final = (9, 10, 11, 24, 25, 26, 27, 28, 29, 29)
"""Scores at which something begins or ends soon."""


@dataclass
class Sketch:
    """A position as it has been read so far."""

    g: Game
    entries: list[Entry]
    crowded: list[int]
    """The places where most of what is added goes."""


def crowd(g: Game, dice: random.Random) -> list[int]:
    """Return a clearing and some next to it: where they are crowded, pieces meet."""
    first = dice.choice(g.clearings)
    near = [place for place in g.paths[first] if place in g.clearings]
    return [first, *dice.sample(near, min(2, len(near)))]


def add_pieces(document: Document, sketch: Sketch, dice: random.Random) -> None:
    """1.5 Lay some pieces of one kind from their supply onto a place."""
    left = [kind for kind, n in enumerate(sketch.g.supply) if n > 0]
    if left:
        owner = dice.choice(sorted({sketch.g.box.kinds[kind].owner for kind in left}))
        kind = dice.choice([kind for kind in left if sketch.g.box.kinds[kind].owner == owner])
        n = min(sketch.g.supply[kind], dice.choice([1, 1, 1, 2, 3, 5]))
        _lay(document, sketch, kind, n, _somewhere(sketch, dice))


def use_up_a_supply(document: Document, sketch: Sketch, dice: random.Random) -> None:
    """1.5.1 Lay what is left of a kind onto places, but for one at the most."""
    left = [kind for kind, n in enumerate(sketch.g.supply) if n > 0]
    if left:
        kind = dice.choice(left)
        for _ in range(sketch.g.supply[kind] - dice.choice([0, 0, 1])):
            _lay(document, sketch, kind, 1, _somewhere(sketch, dice))


def _somewhere(sketch: Sketch, dice: random.Random) -> int:
    """Return a crowded place, or any."""
    if dice.random() < 0.6:
        return dice.choice(sketch.crowded)
    if dice.random() < 0.6:
        return dice.choice([*sketch.g.clearings, *sketch.g.box.holdings])
    return dice.randrange(sketch.g.places)


def _lay(document: Document, sketch: Sketch, kind: int, n: int, place: int) -> None:
    k = sketch.g.box.kinds[kind]
    section = "forests" if is_forest(place) else "paths" if is_path(place) else "clearings"
    path = (section, PLACE.text(place), sketch.g.seat_name(k.owner))
    there = _listed(at(document, path))
    put(document, path, [*there, f"{n} {PIECES.text(k.piece)}"])


def _listed(value: Any) -> list[Any]:
    """Return a list of words, however it is written."""
    if isinstance(value, str):
        return [word.strip() for word in value.split(",")]
    return list(value or [])


# ---- cards, points, items


def hold_cards(document: Document, sketch: Sketch, dice: random.Random) -> None:
    """2.1 Give cards to a hand; now and then many."""
    _take_cards(document, sketch, dice, "hand", dice.choice([1, 2, 3, 5, 8]))


def play_effects(document: Document, sketch: Sketch, dice: random.Random) -> None:
    """4.1.3 Give a persistent effect to a player."""
    cards = sketch.g.box.cards
    effects = [card for card in sketch.g.deck if cards[card].kind == "persistent"]
    if effects:
        name = sketch.g.seat_name(dice.randrange(sketch.g.seats))
        there = _listed(at(document, (name, "play")))
        put(document, (name, "play"), [*there, CARDS.text(dice.choice(effects))])


def _take_cards(
    document: Document, sketch: Sketch, dice: random.Random, key: str, wanted: int
) -> None:
    name = sketch.g.seat_name(dice.randrange(sketch.g.seats))
    drawn = dice.sample(sketch.g.deck, min(wanted, len(sketch.g.deck)))
    there = _listed(at(document, (name, key)))
    put(document, (name, key), [*there, *(CARDS.text(card) for card in drawn)])


def set_a_score(document: Document, sketch: Sketch, dice: random.Random) -> None:
    """3.1, 3.3.1 Put somebody's score close to where something happens."""
    name = sketch.g.seat_name(dice.randrange(sketch.g.seats))
    put(document, (name, "score"), dice.choice(NEAR_THE_END))


def use_up_the_deck(document: Document, sketch: Sketch, dice: random.Random) -> None:
    """2.1 Lay the deck into the discard pile, but for a few cards; or leave it out of both."""
    cards = sketch.g.box.cards
    left = [card for card in sketch.g.deck if cards[card].kind != "dominance"]
    gone = left[dice.randint(0, 3) :]
    there = _listed(at(document, ("discard",)))
    put(document, ("discard",), [*there, *(CARDS.text(card) for card in gone)])


def use_up_the_items(document: Document, sketch: Sketch, dice: random.Random) -> None:
    """5.1.5 Take most items out of the supply."""
    for number, item in enumerate(ITEMS.names()):
        used = sum(box[number] for box in sketch.g.crafted)
        put(document, ("items", item), used + (dice.random() < 0.2))


def hire(document: Document, sketch: Sketch, dice: random.Random) -> None:
    """H.1 Give a hireling to a player, with some control markers."""
    if sketch.g.setup.hirelings:
        name = dice.choice(sketch.g.setup.hirelings)
        controller = sketch.g.seat_name(dice.randrange(sketch.g.seats))
        put(document, (name, "controller"), controller)
        put(document, (name, "markers"), dice.randint(0, 4))


# ---- whatever else an entry may hold


def fill_an_entry(document: Document, sketch: Sketch, dice: random.Random) -> None:
    """Give an entry another value, one of those that it may hold."""
    open_entries = [each for each in sketch.entries if each.kind != WORD or each.words]
    rooms = sorted({each.path[:-1] for each in open_entries})  # each room alike, however large
    room = dice.choice(rooms)
    entry = dice.choice([each for each in open_entries if each.path[:-1] == room])
    if entry.kind == NUMBER:
        put(document, entry.path, _number(entry, dice))
    elif entry.kind == FLAG:
        put(document, entry.path, dice.random() < 0.5)
    elif entry.kind == WORD:
        put(document, entry.path, dice.choice(entry.words))
    elif entry.words or entry.domain is not None:
        there, choices = _listed(at(document, entry.path)), entry.choices(sketch.g)
        more = dice.sample(choices, min(dice.choice([1, 1, 2, 4]), len(choices)))
        put(document, entry.path, [*there, *more])
    elif entry.example:
        put(document, entry.path, _of_its_form(document, sketch, entry, dice))


def _number(entry: Entry, dice: random.Random) -> int:
    most = min(entry.most, entry.least + 12)
    return dice.choice([entry.least, most, dice.randint(entry.least, most)])


def _of_its_form(
    document: Document, sketch: Sketch, entry: Entry, dice: random.Random
) -> list[str]:
    """Return more words of a list: numbers, names and states of those there are put together anew.

    Where the last table is a faction's, its pieces may be named.
    """
    there = [counted(str(word)) for word in _listed(at(document, entry.path))]
    ends = [thing.partition(" ") for _, thing in [*there, counted(entry.example)]]
    name, (_, _, state) = dice.choice(ends)[0], dice.choice(ends)
    words = [f"{name} {state}".strip()]
    pieces = [
        PIECES.text(k.piece)
        for k in sketch.g.box.kinds
        if sketch.g.seat_name(k.owner) in entry.path
    ]
    if pieces and dice.random() < 0.7:
        words = [dice.choice(pieces)]
    elif name in ITEMS.names():
        words = [f"{dice.choice(ITEMS.names())} {state}".strip()]
    kept = [f"{n} {thing}" for n, thing in there]
    return [*kept, *(f"{dice.choice([1, 1, 2, 3])} {word}" for word in words)]

"""Lenient reading: going on after contradictions.

A lenient reader trusts the log's later lines.  Things that an action takes from a wrong place are
brought there, from the supply or from where most of them are; then the action is carried out.
Actions that are still impossible are skipped.
"""

from __future__ import annotations

from collections.abc import Iterator

from undergrowth.rootlog.hands import UNKNOWN
from undergrowth.rootlog.notation.actions import (
    CARD,
    ITEM,
    PIECE,
    Action,
    Battle,
    Craft,
    Flip,
    Move,
    Reveal,
    Tally,
    Thing,
    Together,
)
from undergrowth.rootlog.state import LoggedTable


def go_on(told: LoggedTable, action: Action, me: str) -> ValueError | None:
    """Carry out an action as far as possible; return the first objection to it, or None."""
    objection: ValueError | None = None
    for part in _parts(action):
        try:
            told.apply(part, me)
        except ValueError as error:
            objection = objection or error
            _force(told, part, me)
    return objection


def _parts(action: Action) -> Iterator[Action]:
    """Yield the parts of an action that are carried out as a whole or not at all."""
    if isinstance(action, Together):
        yield from action.marks
    elif isinstance(action, Move):
        for thing in action.things:
            yield from _moves(thing, action.to)
    else:
        yield action


def _moves(thing: Thing, to: list[str]) -> Iterator[Action]:
    """Yield the moves of a thing: pieces of a kind together, cards and items one by one."""
    if thing.sort == PIECE:
        yield from (Move([thing], [each]) for each in to)
        return
    one = Thing(1, thing.sort, thing.what, thing.start, thing.state)
    for _ in range(thing.n):
        yield from [Move([one], to)] if thing.sort == ITEM else [Move([one], [at]) for at in to]


def _force(told: LoggedTable, action: Action, me: str) -> None:
    """Bring the things that an action lacks, and carry it out; skip it if that does not help."""
    try:
        _bring(told, action, me)
        told.apply(action, me)
    except ValueError:
        return


def _bring(told: LoggedTable, action: Action, me: str) -> None:
    """Bring the things that an action takes from a place where they are not."""
    match action:
        case Move():
            _bring_thing(told, action.things[0], me)
        case Flip():
            if action.to and not action.to.isdigit():
                told.bring(action.piece, action.place, 1)
        case Tally():
            told.bring(action.letter + _warrior(told, action.letter), f"{action.letter}$", action.n)
        case Reveal():
            told.cards.bring(action.face, action.letter, action.n)
        case Craft():
            _bring_crafted(told, action)
        case Battle():
            ambushes = ((action.defender, action.ambush), (action.attacker, action.foil))
            for letter, suit in ambushes:
                if suit and letter in told.world.seats:
                    told.cards.bring(f"{suit}#@", letter, 1)
        case _:
            pass


def _bring_thing(told: LoggedTable, thing: Thing, me: str) -> None:
    if thing.sort == CARD:
        told.cards.bring(thing.what, thing.start, thing.n)
    elif thing.sort == ITEM:
        told.items.bring(thing, me)
    else:
        told.bring(thing.what, thing.start, thing.n)


def _bring_crafted(told: LoggedTable, action: Craft) -> None:
    """Bring a crafted item to the supply, and its card to a hand."""
    deck = told.world.deck
    item = told.letters.item_names.get(action.what.removeprefix("%"), "")
    faces = deck.crafting(item) if item else deck.meant("", action.what)
    item = item or next((deck.crafts[face] for face in faces if face in deck.crafts), "")
    if faces and not any(face in told.cards.at(action.letter) for face in faces):
        told.cards.bring(UNKNOWN, action.letter, 1)
    if item:
        told.items.restock(item)


def _warrior(told: LoggedTable, letter: str) -> str:
    """Return the most frequent piece of a faction."""
    counts = told.letters.by_letter[letter].counts
    return max(counts, key=lambda each: counts[each])

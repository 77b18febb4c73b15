"""Contradictions of a log, with the sections of the Law about its deeds.

The Law is asked only about what a described position determines: moves between clearings, battles,
crafting pieces, and whether a game comes to the table.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from undergrowth import position
from undergrowth.engine.errors import BadPosition
from undergrowth.engine.messages import Reason, because
from undergrowth.law.battle.battlefield import may_defend, why_no_battle
from undergrowth.law.crafting.craftable import too_few_icons
from undergrowth.law.crafting.paying import can_pay, can_pay_with, lent_icon
from undergrowth.law.moving.move import why_not_to
from undergrowth.rootlog.notation.actions import PIECE, Action, Battle, Craft, Move, Thing, owner_in
from undergrowth.rootlog.notation.grammar import LoggedTurn
from undergrowth.rootlog.reading import Reading
from undergrowth.rootlog.recording.laying import document_of
from undergrowth.rootlog.state import LoggedTable
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.places import PLACE

_SECTION: Final = re.compile(r" \((?:law )?([A-Z0-9][\w.]*)\)$")
MOST_ASKED: Final = 60
"""The most actions about which the Law is asked at once, unless more are asked for."""


@dataclass(frozen=True)
class Doubt:
    """A deed that cannot have been so."""

    turn: int
    """The number of its line, from 0, those of setup included."""
    index: int
    """The number of its action in that line, from 0."""
    law: str
    """The section; empty if the text is no action of the notation."""
    reason: str
    """The reason, for people."""


def doubts_of(
    reading: Reading, parts: list[list[tuple[int, str]]], since: int, most: int = MOST_ASKED
) -> list[Doubt]:
    """Return the doubts about a log, in its order; `parts` are its actions with their columns."""
    lines = {line.number: turn for turn, line in enumerate(reading.log.turns)}
    columns = [[column for column, _ in line] for line in parts]
    found: list[Doubt] = []
    for slip in reading.slips:
        turn = lines.get(slip.line, -1)
        if turn >= 0 and slip.column in columns[turn]:
            reason = slip.meaning.words() if slip.meaning else _SECTION.sub("", slip.reason)
            found.append(Doubt(turn, columns[turn].index(slip.column), slip.section, reason))
    known = {(doubt.turn, doubt.index) for doubt in found}
    found += _unlawful(reading, columns, since, known, most)
    return sorted(found, key=lambda doubt: (doubt.turn, doubt.index))


def _unlawful(
    reading: Reading, columns: list[list[int]], since: int, known: set[tuple[int, int]], most: int
) -> list[Doubt]:
    """Return the actions from number `since` on, `most` at most, that the Law does not allow."""
    found: list[Doubt] = []
    before: tuple[int, int] | None = None
    objection = ""
    asked = 0
    count = [sum(map(len, columns[:turn])) for turn in range(len(columns) + 1)]
    for turn, line, action, told in reading.actions():
        index = len(columns[turn]) if action is None else columns[turn].index(action.column)
        if turn < reading.setups or count[turn] + index < since:
            continue
        asked += 1
        if asked > most:
            break
        g, problem = _game(reading, told, line)
        if problem and not objection and before is not None and before not in known:
            law = _SECTION.search(problem)
            found.append(Doubt(*before, law[1] if law else "", _SECTION.sub("", problem)))
        objection = problem
        if action is None:
            continue
        before = (turn, index)
        reason = _why(reading, g, line, action) if g is not None and before not in known else None
        if reason is not None:
            found.append(Doubt(*before, reason[0], reason[1].words()))
            known.add(before)
    return found


def _game(reading: Reading, told: LoggedTable, line: LoggedTurn) -> tuple[Game | None, str]:
    """Return the table as a game, or why no game comes to it."""
    try:
        return position.table(document_of(reading, told, line)), ""
    except BadPosition as error:
        return None, str(error)


def _why(reading: Reading, g: Game, line: LoggedTurn, action: Action) -> Reason | None:
    """Return why the Law does not allow an action, as far as the table says; or None."""
    me = _seat(reading, g, line.letter)
    match action:
        case Move():
            for thing in action.things:
                reason = _why_not_moved(g, me, line.letter, thing, action.to)
                if reason is not None:
                    return reason
            return None
        case Battle() if action.attacker == line.letter and action.defender in reading.world.seats:
            return _why_not_fought(g, me, _seat(reading, g, action.defender), action)
        case Craft():
            return _why_not_crafted(reading, g, me, action)
        case _:
            return None


def _seat(reading: Reading, g: Game, letter: str) -> int:
    return g.setup.seats.index(reading.letters.by_letter[letter].faction)


def _why_not_moved(g: Game, me: int, letter: str, thing: Thing, to: list[str]) -> Reason | None:
    """4.2 Return why a player's own pieces cannot move from clearing to clearing."""
    is_own = thing.sort == PIECE and owner_in(thing.what) == letter
    clearings = {PLACE.text(place): place for place in g.clearings}
    if not is_own or thing.start not in clearings:
        return None
    for each in to:
        if each in clearings:
            reason = why_not_to(g, me, clearings[thing.start], clearings[each])
            if reason is not None:
                return reason
    return None


def _why_not_fought(g: Game, me: int, other: int, action: Battle) -> Reason | None:
    """4.3 Return why there can be no such battle."""
    place = PLACE.parse(action.place)
    reason = why_no_battle(g, me, place)
    if reason is None and not (g.has_pieces(other, place) and may_defend(g, me, other, place)):
        return ("4.3", because("why-there_no_enemy", {"place": f"place:{PLACE.text(place)}"}))
    return reason


def _why_not_crafted(reading: Reading, g: Game, me: int, action: Craft) -> Reason | None:
    """4.1.1 Return why all crafting pieces together cannot pay for any card that may be meant.

    11.5.3 Who pays with funds is not asked: a log does not say which are left, nor which tracks
    have lost trade posts.
    """
    if reading.letters.by_letter[action.letter].tallied:
        return None
    deck = reading.world.deck
    item = reading.letters.item_names.get(action.what.removeprefix("%"), "")
    is_item = action.what.startswith("%")
    faces = deck.crafting(item) if is_item else deck.meant("", action.what)
    names = sorted({card for face in faces for card in deck.cards[face]})
    power, lent = book(g).faction(me).crafting_power(g), lent_icon(g, me)
    cards = [g.box.cards[CARDS.parse(name)] for name in names if CARDS.knows(name)]
    if not cards or any(
        can_pay(c, power) or (lent and can_pay_with(c, power, lent)) for c in cards
    ):
        return None
    return ("4.1.1", too_few_icons(cards[0], power))

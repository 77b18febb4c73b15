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
from undergrowth.engine.messages import Arg, Reason, because
from undergrowth.law.battle.battlefield import may_defend, why_no_battle
from undergrowth.law.crafting.craftable import too_few_icons
from undergrowth.law.crafting.paying import can_pay, can_pay_with, lent_icon
from undergrowth.law.moving.move import why_not_to
from undergrowth.position.laying import NoRoom
from undergrowth.rootlog.hands import DISCARD
from undergrowth.rootlog.notation.actions import (
    CARD,
    PIECE,
    Action,
    Battle,
    Craft,
    Move,
    Thing,
    owner_in,
)
from undergrowth.rootlog.notation.grammar import LoggedTurn
from undergrowth.rootlog.reading import Reading
from undergrowth.rootlog.recording.laying import document_of, table_of
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
    until = asked_until(parts, reading.setups, since, most)
    found += _unlawful(reading, columns, since, known, until)
    return sorted(found, key=lambda doubt: (doubt.turn, doubt.index))


def asked_until(parts: list[list[tuple[int, str]]], setups: int, since: int, most: int) -> int:
    """Return the number of the first action, counted through the log, about which the Law is not
    asked: it is asked about `most` actions from number `since` on, none of them of the setup."""
    begins = sum(map(len, parts[:setups]))
    return min(sum(map(len, parts)), max(since, begins) + most)


def _unlawful(
    reading: Reading, columns: list[list[int]], since: int, known: set[tuple[int, int]], until: int
) -> list[Doubt]:
    """Return the actions from number `since` to `until` that the Law does not allow."""
    found: list[Doubt] = []
    before: tuple[int, int] | None = None
    objection: Doubt | None = None
    stands = ""
    count = [sum(map(len, columns[:turn])) for turn in range(len(columns) + 1)]
    for turn, line, action, told in reading.actions():
        index = len(columns[turn]) if action is None else columns[turn].index(action.column)
        number = count[turn] + index
        if turn < reading.setups or number < since:
            continue
        if number > until and objection is None:
            break
        g, problem, told_of = _game(reading, told, line)
        if problem and not stands and before is not None and before not in known:
            law = _SECTION.search(problem)
            objection = Doubt(*before, law[1] if law else "", told_of or _SECTION.sub("", problem))
        elif not problem:
            objection = None  # a deed in several actions, such as a relic that is turned up
        stands = problem
        if action is None:
            found += [objection] if objection is not None else []
            objection = None
        elif number < until:
            before = (turn, index)
            reason = _why(reading, g, line, action) if g and before not in known else None
            if reason is not None:
                found.append(Doubt(*before, reason[0], reason[1].words()))
                known.add(before)
    return found


def _game(reading: Reading, told: LoggedTable, line: LoggedTurn) -> tuple[Game | None, str, str]:
    """Return the table as a game; if no game comes to it, the reason, and the reason in words.

    The Law is asked about such a table too: moves and battles go on there.
    """
    document = document_of(reading, told, line)
    try:
        return position.table(document), "", ""
    except BadPosition as error:
        problem = str(error)
        words = error.meaning.words() if isinstance(error, NoRoom) else ""
    try:
        return table_of(document)[0], problem, words
    except BadPosition:
        return None, problem, words


def _why(reading: Reading, g: Game, line: LoggedTurn, action: Action) -> Reason | None:
    """Return why the Law does not allow an action, as far as the table says; or None."""
    me = _seat(reading, g, line.letter)
    match action:
        case Move() if _is_aside(action):
            return ("1.2.2", because("why-record_aside", _places(line.letter, action)))
        case Move():
            for thing in action.things:
                reason = _why_not_moved(g, me, line.letter, thing, action.to)
                if reason is not None:
                    return reason
            return None
        case Battle() if action.attacker == line.letter and action.defender in reading.world.seats:
            return _why_not_fought(g, me, _seat(reading, g, action.defender), action)
        case Craft() if not _may_be_free(line, action):
            return _why_not_crafted(reading, g, me, action)
        case _:
            return None


def _is_aside(action: Move) -> bool:
    """Whether named cards go from the draw pile to the discard pile, which no deed does."""
    cards = [thing for thing in action.things if thing.sort == CARD and thing.start == ""]
    named = any(thing.what.partition("#")[2] for thing in cards)
    return named and all(to in ("", DISCARD) for to in action.to)


def _places(letter: str, action: Move) -> dict[str, Arg]:
    """Return how a discard from a hand and from play is written instead."""
    card = action.things[0].what
    return {"hand": f"{card}{letter}->", "play": f"{card}$->"}


def _may_be_free(line: LoggedTurn, action: Craft) -> bool:
    """4.1 Whether a card in play that its player discards later in a turn may have paid."""
    play = f"{action.letter}$"
    return any(
        each.to == [""] and thing.sort == CARD and thing.start == play
        for each in line.actions
        if each.column > action.column and isinstance(each, Move)
        for thing in each.things
    )


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

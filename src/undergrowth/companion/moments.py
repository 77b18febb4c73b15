"""Moments of a game beside a real table, and the steps from one to the next.

A step is taken on the deal in play.  If it turns up a card that lay hidden, the table names that
card first; if its course depends on something hidden, the table says which course it took.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Final

from undergrowth.companion.worlds import (
    Sight,
    carried_out,
    courses,
    may_depend,
    named_cards,
    sight,
    told_apart,
)
from undergrowth.engine.errors import BadText
from undergrowth.engine.frames import NOBODY
from undergrowth.table import labels
from undergrowth.table.game import Game
from undergrowth.table.hidden.announced import bring_to_spot, bring_to_top, loose_cards
from undergrowth.table.hidden.determinize import asks_again
from undergrowth.table.hidden.learned import turned_up
from undergrowth.table.hidden.unknown import unknown_cards, without
from undergrowth.table.names import CARDS

ANY: Final = "any"
"""The answer that lets the program choose: a virtual card, or a choice that nobody sees."""
DECK: Final = "deck"
CHOICE: Final = "choice"
CARD: Final = "card"
COURSE: Final = "course"
TURN: Final = "turn"


@dataclass
class Sentence:
    """A sentence about what happened, with its section of the Law."""

    text: str
    """The sentence, in the current language."""
    law: str
    """The section of the Law behind it; empty if there is none."""


@dataclass
class Question:
    """A question to the people at the table."""

    kind: str
    """CHOICE of a person or of chance, CARD that was turned up, COURSE, or TURN of a person."""
    seat: str
    """The faction that is asked, or whose card it is; `chance`; or `deck`."""
    text: str
    """The question in the current language; empty for CARD and COURSE."""
    law: str
    """The section of the Law behind the question."""
    options: dict[str, str]
    """Each answer with its sentence."""


@dataclass
class Announced:
    """A card that the table has named: at a spot, or in the deck below `depth` others."""

    where: int
    """A spot (`table.hidden.announced`); NOBODY for the deck."""
    depth: int
    card: int
    instead: int
    """The card of the deal in play that it replaces."""


@dataclass
class Pending:
    """A step that waits for the table to say what lay hidden."""

    before: Game
    answer: str
    said: list[Announced]
    course: Sight | None = None
    """The course that the table has named."""
    where: int = NOBODY
    depth: int = 0
    virtual: int = -1
    """The card of the deal in play, for `any`."""
    courses: dict[str, Sight] = field(default_factory=dict)
    """The courses to choose from, by sentence; empty if a card is asked for."""
    deals: dict[Sight, tuple[Game, Game]] = field(default_factory=dict)


@dataclass
class Moment:
    """A moment: the deal in play, what led to it, and a step that waits."""

    game: Game
    lines: list[Sentence]
    pending: Pending | None = None
    winners: list[str] = field(default_factory=list)
    """The factions that the table has declared the winners."""


def taken(before: Game, answer: str, said: list[Announced], seed: int) -> Moment:
    """Give an answer; return the moment after it, or one that waits for the table."""
    return _go_on(Pending(before, answer, said), seed)


def _go_on(p: Pending, seed: int) -> Moment:
    world = _laid(p.before, p.said)
    after = carried_out(world, p.answer)
    turned = _turned_up(world, after, p.answer)
    if _asks_for(p, turned, True):
        return Moment(p.before, [], p)
    if p.course is None and (after.reveals != world.reveals or turned_up(world, after)):
        found = courses(world, p.answer, seed, after, partial(_laid, said=p.said))
        told = told_apart(found)
        if len(told) > 1:
            p.courses, p.deals = told, found
            return Moment(p.before, [], p)
    if p.course is not None and sight(after) != p.course:
        raise BadText("this card does not fit what was said before")
    if _asks_for(p, turned, False):
        return Moment(p.before, [], p)
    return Moment(after, lines_of(after))


def named(p: Pending, answer: str, seed: int) -> Moment:
    """Go on with a step after the table has named a card or a course.  Raises `BadText`."""
    if p.courses:
        if answer == ANY:
            return _go_on(Pending(p.before, p.answer, p.said, next(iter(p.deals))), seed)
        if answer not in p.courses:
            raise BadText(f"expected one of: {' | '.join(p.courses)}")
        key = p.courses[answer]
        return _go_on(Pending(p.deals[key][0], p.answer, p.said, key), seed)
    card = p.virtual if answer == ANY else CARDS.parse(answer)
    said = [*p.said, Announced(p.where, p.depth, card, p.virtual)]
    return _go_on(Pending(p.before, p.answer, said, p.course), seed)


def _laid(before: Game, said: list[Announced]) -> Game:
    """Return a deal in which each announced card lies where it was said to."""
    if not said:
        return before
    world = before.copy()
    for n, each in enumerate(said):
        kept = [other.card for other in said[:n] if other.where == each.where]
        if each.where == NOBODY:
            fits = bring_to_top(world, each.card, each.depth)
        else:
            fits = bring_to_spot(world, each.where, each.card, kept, each.instead)
        if not fits:
            raise BadText(f"{CARDS.text(each.card)} cannot be there: it lies openly elsewhere")
    if may_depend(world) and not asks_again(world):
        raise BadText("this card does not fit the question")
    return world


def _turned_up(world: Game, after: Game, answer: str) -> list[Announced]:
    """Return the hidden cards that everybody has come to know, and where they lay."""
    told = without(unknown_cards(world, NOBODY), unknown_cards(after, NOBODY))
    told = without(told, named_cards(world.meant(answer)))
    found: list[Announced] = []
    for spot in range(world.seats + len(world.boards)):
        gone = without(loose_cards(world, spot), loose_cards(after, spot))
        shown = [card for card in gone if card in told]
        for depth, card in enumerate(shown[: len(told)]):
            if card in told:
                told.remove(card)
                found.append(Announced(spot, depth, card, card))
    left = len(after.deck)
    drawn = world.deck[left:] if after.deck == world.deck[:left] else []
    for depth, card in enumerate(reversed(drawn)):
        if card in told:
            told.remove(card)
            found.append(Announced(NOBODY, depth, card, card))
    return found


def _asks_for(p: Pending, turned: list[Announced], of_deck: bool) -> bool:
    """Note the first card in the deck, or in a hand, that the table has not named yet."""
    for where in dict.fromkeys(each.where for each in turned):
        found = _not_named(p, turned, where) if (where == NOBODY) == of_deck else None
        if found is not None:
            p.where, p.depth, p.virtual = found.where, found.depth, found.card
            return True
    return False


def _not_named(p: Pending, turned: list[Announced], where: int) -> Announced | None:
    """Return the first card turned up at a spot or in the deck that the table has not named.

    Cards of a hand lie in no order: the deal may show a named one after one that is not.
    """
    shown = [each for each in turned if each.where == where]
    said = [each for each in p.said if each.where == where]
    if where == NOBODY:
        depths = [each.depth for each in said]
        return next((each for each in shown if each.depth not in depths), None)
    left = without([each.card for each in shown], [each.card for each in said])
    if len(said) >= len(shown):
        return None
    return Announced(where, len(said), left[0], left[0])


def lines_of(after: Game) -> list[Sentence]:
    """Return the sentences about everything in a log, as everybody may know it."""
    events = [event.as_seen_by(NOBODY) for event in after.log or []]
    return [Sentence(str(labels.tell(after, event)), event.law) for event in events]

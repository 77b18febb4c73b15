"""Deals of a moment that fit everything the table has said, and what happens in each of them.

The cards in people's hands are unknown to the program.  A question that depends on them is put to
the table with the answers of all deals, never with those of one deal alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import reduce
from operator import and_
from typing import Final

from undergrowth.engine.actions import Action
from undergrowth.engine.chance import seeded
from undergrowth.engine.errors import BadText, IllegalAction
from undergrowth.engine.events import Event
from undergrowth.engine.frames import CHANCE, NOBODY
from undergrowth.law.setup.seats import human_seats
from undergrowth.table import labels
from undergrowth.table.game import Game
from undergrowth.table.hidden.announced import (
    bring_to_spot,
    hidden_spots,
    loose_cards,
    match_suits,
)
from undergrowth.table.hidden.determinize import asks_again, dealt_anew, rotated, rotations
from undergrowth.table.hidden.unknown import unknown_cards
from undergrowth.table.names import CARDS, ITEMS, PIECES, SUITS

RANDOM_DEALS: Final = 16
"""Deals at random; others are made on purpose, so no answer depends on being lucky."""
_HIDDEN: Final = (CARDS, ITEMS, PIECES)
"""Domains of things that may lie face down."""
_NAMES_CARDS: Final = ("card", "cards")
"""Fields of events that name cards."""
_SUITS: Final = len(SUITS)
_ALL_SUITS: Final = (1 << _SUITS) - 1


def deals(g: Game, seed: int) -> Iterator[Game]:
    """Yield deals of a moment: at random, and with any number of cards of a suit, or no others."""
    chance = seeded(seed)
    for _ in range(RANDOM_DEALS):
        yield dealt_anew(g, NOBODY, chance, NOBODY, [])
    for spot in hidden_spots(g):
        size = len(loose_cards(g, spot))
        wanted = [(suits, 0) for suits in range(1, _ALL_SUITS + 1)]
        wanted += [(1 << suit, n) for suit in range(_SUITS) for n in range(1, size + 1)]
        for suits, n in wanted:
            twin = g.copy()
            if match_suits(twin, spot, suits, n):
                yield twin


def possible(g: Game, seed: int) -> dict[str, Game]:
    """Return the answers to the open question in any deal, each with a deal that offers it."""
    decision = g.decision
    found: dict[str, Game] = {}
    if decision is None:
        return found
    for text in decision.texts():
        found[text] = g
    if not may_depend(g):
        return found
    for twin in (*_with_each_card(g), *deals(g, seed)):
        if asks_again(twin) and twin.decision is not None:
            for text in twin.decision.texts():
                found.setdefault(text, twin)
    return found


def may_depend(g: Game) -> bool:
    """Whether the options of the open question may depend on something hidden."""
    decision = g.decision
    if decision is None or not decision.offered:
        return False
    if decision.seat == CHANCE:
        return any(domain in _HIDDEN for action in decision.options for domain in action.domains)
    return decision.seat in human_seats(g)


def _with_each_card(g: Game) -> Iterator[Game]:
    """Yield a deal for each unknown card, in the hand that the question is about."""
    decision = g.decision
    assert decision is not None
    seats = [decision.seat] if decision.seat >= 0 else human_seats(g)
    for card in sorted(set(unknown_cards(g, NOBODY))):
        for seat in seats:
            twin = g.copy()
            if bring_to_spot(twin, seat, card, []):
                yield twin


def _gathered(g: Game) -> Iterator[Game]:
    """Yield a deal for each unknown card and each spot, with all its copies there."""
    unknown = Counter(unknown_cards(g, NOBODY))
    for card, copies in sorted(unknown.items()):
        for spot in hidden_spots(g):
            twin = g.copy()
            if all(bring_to_spot(twin, spot, card, [card] * n) for n in range(copies)):
                yield twin


def named_cards(action: Action) -> list[int]:
    """Return the cards that an answer names."""
    args = action.args()
    return [args[i] for i in range(len(args)) if action.domains[i] is CARDS]


def carried_out(g: Game, text: str) -> Game:
    """Return a copy in which an answer has been given, with only the events since in its log."""
    after = g.copy()
    after.log, after.trail = [], None
    after.choose(text)
    return after


Sight = tuple[object, ...]


def sight(after: Game) -> Sight:
    """Return what everybody sees of a course: its events without cards, and the next question."""
    decision = after.decision
    asked = (decision.seat, decision.prompt) if decision is not None else ()
    return (asked, after.over, *[_seen(each) for each in after.log or []])


def _seen(event: Event) -> tuple[object, ...]:
    shown = event.as_seen_by(NOBODY)
    fields = [(name, value) for name, value in shown.fields.items() if name not in _NAMES_CARDS]
    return (shown.verb, shown.seat, *fields)


def courses(
    g: Game, text: str, seed: int, sample: Game, lay: Callable[[Game], Game]
) -> dict[Sight, tuple[Game, Game]]:
    """Return the different courses that an answer may take, each with its deal before and after.

    `lay` puts the cards that were announced into a deal, or raises `BadText`.
    """
    found = {sight(sample): (g, sample)}
    turned = (rotated(g, NOBODY, number) for number in range(rotations(g, NOBODY)))
    for twin in (*deals(g, seed), *turned, *_gathered(g)):
        try:
            if may_depend(g) and not asks_again(twin):
                continue
            fit = lay(twin)
            after = carried_out(fit, text)
        except (BadText, IllegalAction):
            continue
        found.setdefault(sight(after), (fit, after))
    return found


def told_apart(found: dict[Sight, tuple[Game, Game]]) -> dict[str, Sight]:
    """Return a sentence for each course: its events that are not in all, else all of them."""
    lines = {key: _sentences(after) for key, (_, after) in found.items()}
    common = reduce(and_, [Counter(each) for each in lines.values()])
    told: dict[str, Sight] = {}
    for key, each in lines.items():
        own = Counter(each) - common
        words = [line if n == 1 else f"{line} ({n})" for line, n in own.items()]
        told.setdefault("; ".join(words or each), key)
    return told


def _sentences(after: Game) -> list[str]:
    """Return what happens in words, with `?` for cards: they are named later."""
    events = [event.as_seen_by(NOBODY) for event in after.log or []]
    for event in events:
        event.fields = {
            name: "?" if name in _NAMES_CARDS else value for name, value in event.fields.items()
        }
    told = [str(labels.tell(after, event)) for event in events]
    decision = after.decision
    if decision is not None:
        told.append(f"{after.seat_name(decision.seat)}: {labels.question(after, decision)}")
    return told

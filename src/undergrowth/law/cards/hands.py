"""2.1 Hands: gaining, losing, showing and giving cards; knowledge of cards in other hands.

`g.hands` stay sorted; lists inside lists are replaced, never changed, so copies share them.
"""

from __future__ import annotations

from bisect import insort

from undergrowth.engine.actions import Action
from undergrowth.engine.frames import NOBODY, Prompt
from undergrowth.engine.procedures import COMPILED
from undergrowth.table.book import hand_is_open
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS


def gain_card(g: Game, seat: int, card: int) -> None:
    """Put a card into a hand."""
    hand = g.hands[seat][:]
    insort(hand, card)
    g.hands[seat] = hand


def lose_card(g: Game, seat: int, card: int) -> None:
    """Take a card out of a hand openly; viewers then no longer count it as known there."""
    hand = g.hands[seat][:]
    hand.remove(card)
    g.hands[seat] = hand
    if not COMPILED and not any(g.seen):
        return  # nobody knows a card in any hand
    for viewer in range(g.seats):
        known = g.seen[viewer * g.seats + seat]
        if known and card in known:
            known = known[:]
            known.remove(card)
            g.seen[viewer * g.seats + seat] = known


def lose_card_unseen(g: Game, seat: int, card: int, witnesses: list[int]) -> None:
    """Take a card out of a hand so that only `witnesses` and its owner know which."""
    lose_card(g, seat, card)
    if hand_is_open(g, seat):
        return
    for viewer in range(g.seats):
        if viewer not in witnesses and g.seen[viewer * g.seats + seat]:
            g.seen[viewer * g.seats + seat] = []  # any card they knew may have left


def see_card(g: Game, viewer: int, owner: int, card: int) -> None:
    """Record that a viewer knows this card to be in a hand."""
    if viewer != owner:
        g.seen[viewer * g.seats + owner] = [*g.seen[viewer * g.seats + owner], card]


def show_card(g: Game, owner: int, viewer: int, card: int) -> None:
    """G.29 Show one card of a hand to another player, who may know it already."""
    if card not in g.seen[viewer * g.seats + owner]:
        see_card(g, viewer, owner, card)


def witnesses_of(g: Game, seat: int) -> list[int]:
    """1.2.1 Return the viewers who see cards come into a hand and leave it.

    That is its owner; for an open hand everybody, including spectators.
    """
    return [NOBODY, *range(g.seats)] if hand_is_open(g, seat) else [seat]


def ask_hand(g: Game, seat: int, prompt: Prompt, options: list[Action]) -> None:
    """1.2.1 Ask a question whose options depend on a hand, with the hand-independent one last.

    If the last option is the only one, it is asked all the same unless the hand is open: not asking
    would reveal that the hand holds none.
    """
    if len(options) > 1 or not hand_is_open(g, seat):
        g.ask(seat, prompt, options)


def show_hand(g: Game, owner: int, viewer: int, law: str) -> None:
    """G.29 Show a whole hand to another player."""
    if not hand_is_open(g, owner):
        g.reveals_hidden()
    g.seen[viewer * g.seats + owner] = g.hands[owner][:]
    if g.log is not None:
        fields: dict[str, int | str] = {"to": g.seat_name(viewer), "count": len(g.hands[owner])}
        seen_by = [viewer] + (witnesses_of(g, owner) if hand_is_open(g, owner) else [])
        g.note("showed_hand", law, owner, fields, {"cards": card_names(g.hands[owner])}, seen_by)


def show_to_all(g: Game, owner: int, law: str) -> None:
    """G.29 Show a whole hand to everybody."""
    if not hand_is_open(g, owner):
        g.reveals_hidden()
    for viewer in range(g.seats):
        if viewer != owner:
            g.seen[viewer * g.seats + owner] = g.hands[owner][:]
    if g.log is not None:
        fields: dict[str, int | str] = {"cards": card_names(g.hands[owner])}
        g.note("revealed_hand", law, owner, fields)


def card_names(cards: list[int]) -> str:
    """Return card names for an event, in one string."""
    return " ".join(CARDS.text(card) for card in cards)

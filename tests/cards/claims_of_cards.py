"""4.1.3 Claims that reasons of card effects make."""

from __future__ import annotations

from kit.opinions.claims import (
    CARD,
    WHERE,
    always,
    card_of,
    claim,
    place_of,
    warriors,
)
from kit.opinions.hired_facts import hindered
from undergrowth import Game
from undergrowth.cards.exiles_and_partisans.false_orders import FalseOrders
from undergrowth.engine.actions import Action
from undergrowth.law.pieces.rule import rules
from undergrowth.table.book import book
from undergrowth.table.names import FACTIONS
from undergrowth.table.uses import was_used

always(
    r".*\bit works by itself .*",
    r"choose (an|another) (enemy|effect|player) .*",
    r".*: (nobody else has a card in hand|no enemy has a card to take)",
    r".*: no enemy has (an effect in their play area|warriors that can be moved)",
    r".*: there is no (enemy warrior you could replace|move or battle you could take)",
    r".*: there is no (card to draw|battle to force where a card of yours matches)",
    r".*: you have no card for a clearing with an enemy warrior you could replace",
    r".*: you can neither battle in a \w+ clearing nor leave one",
    "you could neither battle nor move without that card",
)


@claim(rf"(?!it ){CARD} has been used this turn")
def _used(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    effect = book(g).effects[card_of(said[0])]
    return effect is not None and was_used(g, effect)


@claim(rf"{CARD}: it has been used in this battle")
def _used_in_battle(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return any(type(frame).__name__ == "Battle" for frame in g.stack)


@claim(rf"{CARD} is not in the discard pile")
def _not_discarded(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return card_of(said[0]) not in g.discard


@claim(r".*: no item lies face up in your Crafted Items box|no (\w+) lies face up in your .* box")
def _no_face_up(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not said[0] or not FACTIONS.knows(said[0])


@claim(r".*: you have no faction warrior in a clearing of the map")
def _nobody_on_map(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not any(warriors(g, seat, place) for place in g.clearings)


@claim(r".*: your faction has no warriors")
def _no_warrior_kind(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return book(g).faction(seat).warrior < 0


@claim(r".*: (?:no dominance card is available|there is no ambush card in the discard pile)")
def _no_such_card(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return True


@claim("you have a Friend in your play area already")
def _has_friend(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return any(g.box.cards[card].name.startswith("friend_of") for card in g.play[seat])


@claim(rf"they cannot move from {WHERE} to {WHERE}")
def _misled_elsewhere(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    """1.5.5, 4.2 There is no way, they rule at neither end, or somebody forbids the move."""
    frame = g.within(FalseOrders)
    assert frame is not None
    origin, to = place_of(said[0]), place_of(said[1])
    if to not in g.clearings or to not in g.paths[origin]:
        return True
    ruled = rules(g, frame.enemy, origin) or rules(g, frame.enemy, to)
    return not ruled or hindered(g, "forbids_moving", "held_back", "neighbours")

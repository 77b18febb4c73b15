"""7 Claims that reasons of the Eyrie make."""

from __future__ import annotations

from kit.opinions.claims import (
    WHERE,
    always,
    claim,
    count,
    place_of,
    warriors,
)
from undergrowth import Game
from undergrowth.engine.actions import Action
from undergrowth.factions.eyrie_dynasties.pieces import LEADERS
from undergrowth.table.names import SUITS

always(
    "your faction starts in a corner clearing",
    "at least one card must be added to the Decree",
    "no more than two cards are added in a turn",
    "only one of the cards added may be a bird",
    "no more cards are added this turn",
    "the card of the Decree asks for another suit",
)


@claim(r"no (\w+) card is left to resolve in this column")
def _none_left(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    assert g.decision is not None
    return f"resolve {said[0]}" not in g.decision.texts()


@claim(r"you cannot (?:recruit|move|battle|build) with a (\w+) card now: .*")
def _unresolvable(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    assert g.decision is not None
    return "turmoil" in g.decision.texts()


@claim("every card left in this column can be resolved")
def _all_resolvable(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    assert g.decision is not None
    left = {f"resolve {SUITS.text(suit)}" for suit in getattr(g.stack[-1], "left", [])}
    return left <= set(g.decision.texts())


@claim("the Decree (?:is resolved once crafting is over|has been resolved)")
def _crafting(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    assert g.decision is not None
    return g.decision.prompt in ("eyrie.craft", "eyrie.after_decree")


@claim(rf"{WHERE} has no roost, or does not match the card")
def _no_roost(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    place = place_of(said[0])
    suits = getattr(g.stack[-1], "suits", 0)
    return count(g, seat, "roost", place) == 0 or not g.suits[place] & suits


@claim(rf"{WHERE} does not match the card")
def _no_suit(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    place = place_of(said[0])
    return place not in g.clearings or not g.suits[place] & getattr(g.stack[-1], "suits", 0)


@claim(rf"{WHERE} has a roost already")
def _roost(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return count(g, seat, "roost", place_of(said[0])) > 0


@claim(rf"a roost cannot be placed in {WHERE}")
def _no_roost_fits(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    assert g.decision is not None
    return f"roost in {said[0]}" not in g.decision.texts()


@claim(rf"{WHERE} does not have the fewest warriors of the clearings possible")
def _not_fewest(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    here = sum(warriors(g, owner, place_of(said[0])) for owner in range(g.owners))
    return any(sum(warriors(g, owner, p) for owner in range(g.owners)) < here for p in g.clearings)


@claim(r"(\w+) lies face down")
def _deposed(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return LEADERS.parse(said[0]) in g.boards[seat].deposed  # type: ignore[attr-defined]

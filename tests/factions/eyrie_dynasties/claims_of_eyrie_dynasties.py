"""7 Claims that reasons of the Eyrie make."""

from __future__ import annotations

from kit.opinions.claims import always, claim, count, place_of, warriors
from undergrowth import Game
from undergrowth.engine.actions import Action
from undergrowth.factions.eyrie_dynasties.pieces import LEADERS
from undergrowth.table.names import SUITS

always(
    "why-faction_starts_corner why-at_least_one why-no_more_than why-only_one_cards",
    "why-no_more_cards why-card_decree_asks",
)


@claim("why-no_card_left", "suit")
def _none_left(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    assert g.decision is not None
    return f"resolve {said[0]}" not in g.decision.texts()


@claim("why-cannot_with_card", "suit")
def _unresolvable(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    assert g.decision is not None
    return "turmoil" in g.decision.texts()


@claim("why-every_card_left")
def _all_resolvable(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    assert g.decision is not None
    left = {f"resolve {SUITS.text(suit)}" for suit in getattr(g.stack[-1], "left", [])}
    return left <= set(g.decision.texts())


@claim("why-decree_resolved_once")
def _crafting(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    assert g.decision is not None
    return g.decision.prompt in ("eyrie.craft", "eyrie.after_decree")


@claim("why-has_no_roost", "place")
def _no_roost(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    place = place_of(said[0])
    suits = getattr(g.stack[-1], "suits", 0)
    return count(g, seat, "roost", place) == 0 or not g.suits[place] & suits


@claim("why-shown_not_match", "place")
@claim("why-does_not_match_card", "place")
def _no_suit(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    place = place_of(said[0])
    return place not in g.clearings or not g.suits[place] & getattr(g.stack[-1], "suits", 0)


@claim("why-has_roost_already", "place")
def _roost(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return count(g, seat, "roost", place_of(said[0])) > 0


@claim("why-roost_cannot_placed", "place")
def _no_roost_fits(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    assert g.decision is not None
    return f"roost in {said[0]}" not in g.decision.texts()


@claim("why-does_not_have", "place")
def _not_fewest(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    here = sum(warriors(g, owner, place_of(said[0])) for owner in range(g.owners))
    return any(sum(warriors(g, owner, p) for owner in range(g.owners)) < here for p in g.clearings)


@claim("why-lies_face_down", "leader")
def _deposed(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return LEADERS.parse(said[0]) in g.boards[seat].deposed  # type: ignore[attr-defined]

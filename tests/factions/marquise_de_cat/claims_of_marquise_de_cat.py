"""6 Claims that reasons of the Marquise make."""

from __future__ import annotations

from kit.opinions.claims import always, claim, count, matches, place_of
from kit.opinions.hired_facts import hindered
from undergrowth import Game
from undergrowth.engine.actions import Action
from undergrowth.law.pieces.rule import rules
from undergrowth.table.book import book
from undergrowth.table.places import PLACE

always(
    "why-cards_crafted_before why-keep_starts_corner why-keep_goes_one",
    "why-each_starting_building_goes why-each_starting_building why-only_marquise_places",
    "why-another_clearing_has why-field_hospitals_used",
)


@claim("why-no_building_yours", "piece")
def _no_building(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return said[0] not in ("sawmill", "workshop", "recruiter")


@claim("why-every_yours_on", "piece")
def _all_built(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.supply[book(g).faction(seat).kind(said[0])] == 0


@claim("why-costs_wood_connected", "piece", "number", "wood")
def _too_dear(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.on_map(book(g).faction(seat).kind("wood")) >= int(said[2]) < int(said[1])


@claim("why-wood_connected_building", "wood", "place", "number")
def _too_little(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return int(said[0]) < int(said[2])


@claim("why-none_buildings_wood", "wood", "place")
def _none_fits(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    """6.5.4.I, 1.1.2 Some building is paid for, and somebody forbids to place it."""
    return place_of(said[1]) in g.clearings and hindered(g, "forbids_placing")


@claim("why-no_clearing_rule", "number", "wood")
def _no_wood(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    wood = book(g).faction(seat).kind("wood")
    built = {
        name: 6 - g.supply[book(g).faction(seat).kind(name)]
        for name in ("sawmill", "workshop", "recruiter")
    }
    cheapest = min((0, 1, 2, 3, 3, 4)[n] for n in built.values() if n < 6)
    assert int(said[1] or 0) < int(said[0]) == cheapest
    return not any(
        rules(g, seat, p) and g.slots[p] > 0 and g.count(wood, p) > cheapest for p in g.clearings
    )


@claim("why-no_connected_wood", "place")
def _no_wood_there(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    assert g.decision is not None
    return f"wood from {said[0]}" not in g.decision.texts()


@claim("why-all_buildings_on")
def _built_all(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    names = ("sawmill", "workshop", "recruiter")
    return all(g.supply[book(g).faction(seat).kind(name)] == 0 for name in names)


@claim("why-no_card_yours", "place")
def _no_overwork(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    place = place_of(said[0])
    return count(g, seat, "sawmill", place) == 0 or not any(
        matches(g, card, place) for card in g.hands[seat]
    )


@claim("why-need_card_matching")
def _no_overwork_anywhere(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return all(_no_overwork(g, seat, action, (PLACE.text(p),)) for p in g.clearings)


@claim("why-no_actions_left")
def _no_actions(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    assert g.decision is not None
    return not {"battle", "march", "recruit", "build", "overwork"} & set(g.decision.texts())


@claim("why-may_recruit_only")
def _recruited(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return bool(getattr(g.stack[-1], "recruited", False))


@claim("why-need_recruiter_on")
def _no_recruits(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    me = book(g).faction(seat)
    return g.on_map(me.kind("recruiter")) == 0


@claim("why-keep_not_on")
def _no_keep(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.on_map(book(g).faction(seat).kind("keep")) == 0

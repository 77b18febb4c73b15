"""6 Claims that reasons of the Marquise make."""

from __future__ import annotations

from kit.opinions.claims import (
    WHERE,
    always,
    claim,
    count,
    matches,
    place_of,
)
from undergrowth import Game
from undergrowth.engine.actions import Action
from undergrowth.law.pieces.rule import rules
from undergrowth.table.book import book
from undergrowth.table.places import PLACE

always(
    "cards are crafted before the first action",
    "the keep starts in a corner clearing",
    "the keep goes to one of your homelands",
    "each starting building goes to a homeland of its own",
    "each starting building goes to an open slot in the keep's clearing or next to it",
    "only the Marquise places pieces in the keep's clearing",
    "another clearing has been chosen",
    "Field Hospitals are used when your warriors are removed",
)


@claim(r"(\w+) is no building of yours")
def _no_building(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return said[0] not in ("sawmill", "workshop", "recruiter")


@claim(r"every (\w+) of yours is on the map")
def _all_built(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.supply[book(g).faction(seat).kind(said[0])] == 0


@claim(r"a (\w+) costs (\d+) wood, (\d+) is connected")
def _too_dear(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.on_map(book(g).faction(seat).kind("wood")) >= int(said[2]) < int(said[1])


@claim(rf"(\d+) wood is connected to {WHERE}, a building costs (\d+)")
def _too_little(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return int(said[0]) < int(said[2])


@claim(r"the cheapest building costs (\d+) wood, and (?:none|at most (\d+)) is connected to .*")
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


@claim(rf"no connected wood lies in {WHERE}")
def _no_wood_there(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    assert g.decision is not None
    return f"wood from {said[0]}" not in g.decision.texts()


@claim("all your buildings are on the map")
def _built_all(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    names = ("sawmill", "workshop", "recruiter")
    return all(g.supply[book(g).faction(seat).kind(name)] == 0 for name in names)


@claim(rf"no card of yours matches a sawmill in {WHERE}")
def _no_overwork(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    place = place_of(said[0])
    return count(g, seat, "sawmill", place) == 0 or not any(
        matches(g, card, place) for card in g.hands[seat]
    )


@claim("you need a card matching a clearing with a sawmill")
def _no_overwork_anywhere(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return all(_no_overwork(g, seat, action, (PLACE.text(p),)) for p in g.clearings)


@claim("no actions are left; a bird card buys one more")
def _no_actions(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    assert g.decision is not None
    return not {"battle", "march", "recruit", "build", "overwork"} & set(g.decision.texts())


@claim("you may recruit only once per turn")
def _recruited(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return bool(getattr(g.stack[-1], "recruited", False))


@claim("you have no recruiter on the map")
def _no_recruits(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    me = book(g).faction(seat)
    return g.on_map(me.kind("recruiter")) == 0


@claim("your keep is not on the map: Field Hospitals bring warriors there")
def _no_keep(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.on_map(book(g).faction(seat).kind("keep")) == 0

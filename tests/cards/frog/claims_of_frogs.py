"""16.2.2 Claims that reasons of frog cards make."""

from __future__ import annotations

from kit.opinions.claims import always, claim, place_of
from undergrowth import Game
from undergrowth.engine.actions import Action
from undergrowth.law.pieces.rule import rules
from undergrowth.table.book import book
from undergrowth.table.names import SUITS
from undergrowth.table.places import PLACE

always(
    "why-neither_bird_nor",
)


def lying(g: Game, side: str, place: int) -> int:
    """16.2.1 Enclaves in a clearing with that side up."""
    for faction in book(g).factions:
        if faction.name == "lilypad_diaspora" and g.has_place(place):
            return g.count(faction.kind(f"{side}_enclave"), place)
    return 0


@claim("why-no_enclave_works", "card", "suit")
def _no_labor(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    """4.1.1 There is none, laborers have activated it, or somebody forbids that (17.2.3)."""
    suit = SUITS.parse(said[1])
    there = [c for c in g.clearings if g.suits[c] >> suit & 1 and lying(g, "peaceful", c)]
    marks = g.observe(seat)["turn"]["used"]
    hooks = book(g).hooks.forbids_use
    return bool(hooks) or all(f"laborers in {PLACE.text(c)}" in marks for c in there)


@claim("why-no_peaceful_enclave_flips", "place")
def _no_flip(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    hooks = book(g).hooks.forbids_use
    return bool(hooks) or not lying(g, "peaceful", place_of(said[0]))


@claim("why-no_enclave_fits", "place")
def _no_room(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    place = place_of(said[0])
    there = lying(g, "peaceful", place) + lying(g, "militant", place)
    none_left = all(
        g.supply[faction.kind("militant_enclave")] == 0
        for faction in book(g).factions
        if faction.name == "lilypad_diaspora"
    )
    hooks = book(g).hooks.forbids_placing
    return bool(hooks) or there > 0 or none_left or place not in g.clearings


@claim("why-no_enclave_you_rule", "place")
def _none_ruled(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    place = place_of(said[0])
    ruled = place in g.clearings and rules(g, seat, place)
    return bool(book(g).hooks.forbids_removing) or not ruled or not lying(g, "peaceful", place)

"""A view agrees with the table, counted again in the plainest way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from kit.lineups import play_randomly, seed_of, setups
from undergrowth import NOBODY, Game
from undergrowth.data import sheet
from undergrowth.table.book import hand_is_open
from undergrowth.table.kinds import EVERYBODY, OWNER_ALONE
from undergrowth.table.names import CARDS, ITEMS, PIECES, SUITS
from undergrowth.table.places import PLACE, is_forest

FEW = list(setups())[::11]


def look(g: Game, number: int) -> None:
    if number % 23 == 0 or (g.turn == 0 and number % 5 == 0):
        for viewer in (NOBODY, number % g.seats):
            check_view(g, viewer, g.observe(viewer))


def check_view(g: Game, viewer: int, view: Mapping[str, Any]) -> None:
    """Turn, places, pieces, cards and items; 2.1.4 a hand for its owner only."""
    turn = view["turn"]
    assert turn["number"] == g.turns
    assert turn["seat"] == (None if g.turn == NOBODY else g.box.owner_names[g.turn])
    shown = {each["id"]: each for each in view["places"]}
    assert len(shown) == len(view["places"])
    for place in range(1, g.places):  # 0 is a holding, where there is one
        here = shown.get(PLACE.text(place))
        assert stands(here["pieces"] if here is not None else []) == pieces(g, place, viewer)
        if place in g.clearings:
            assert here is not None
            suits = [suit for i, suit in enumerate(SUITS.names()) if g.suits[place] >> i & 1]
            assert here["suits"] == suits
            assert here["open_slots"] == g.slots[place]
            assert here["ruin"] == (len(g.ruins[place]) if g.has_ruin[place] else None)
        elif is_forest(place):
            assert (here is None) == (not pieces(g, place, viewer)), "empty forests are left out"
    assert view["deck"] == len(g.deck)
    assert len(view["discard"]) == len(g.discard) and len(view["available"]) == len(g.available)
    assert view["items"] == counts(g.items)
    for seat, each in enumerate(view["seats"]):
        assert each["faction"] == g.seat_name(seat)
        assert (each["score"], each["hand_count"]) == (g.score[seat], len(g.hands[seat]))
        assert len(each["play"]) == len(g.play[seat])
        assert each["crafted"] == counts(g.crafted[seat])
        open_to_all = seat == viewer or hand_is_open(g, seat)
        assert each["hand"] == (
            [CARDS.text(card) for card in g.hands[seat]] if open_to_all else None
        )


def stands(shown: list[dict[str, Any]]) -> dict[tuple[str, str], int]:
    """Pieces of a view by owner and name; nothing stands there twice or less than once."""
    found = {(each["owner"], each["piece"]): each["count"] for each in shown}
    assert len(found) == len(shown) and all(n > 0 for n in found.values())
    return found


def pieces(g: Game, place: int, viewer: int) -> dict[tuple[str, str], int]:
    """The pieces at a place; 1.2.1 some lie face down, and only their owner can tell them."""
    found: dict[tuple[str, str], int] = {}
    for number, kind in enumerate(g.box.kinds):
        n = g.pieces[number * g.places + place]
        if n:
            told = kind.seen_by == EVERYBODY or (
                kind.seen_by == OWNER_ALONE and kind.owner == viewer
            )
            piece = PIECES.text(kind.piece)
            if not told:
                pages = sheet(f"factions/{g.seat_name(kind.owner)}").tables("piece")
                piece = next(p.text("looks_like") for p in pages if p.text("id") == piece)
            at = (g.box.owner_names[kind.owner], piece)
            found[at] = found.get(at, 0) + n
    return found


def counts(items: list[int]) -> dict[str, int]:
    return {name: items[number] for number, name in enumerate(ITEMS.names()) if items[number]}


@pytest.mark.parametrize("name", FEW, ids=str)
def test_a_view_is_what_lies_on_the_table(name: str) -> None:
    """1.2.1 Everybody sees the turn, all pieces in clearings and forests, scores and item boxes."""
    play_randomly(setups()[name], seed_of(name), look)


def test_before_the_first_turn_it_is_nobodys() -> None:
    """5.1 During setup there is no turn; the first seat's turn, number 1, is its own."""
    g = Game.new(setups()[FEW[0]], 3)
    turn: Any = g.observe(NOBODY)["turn"]
    assert (turn["seat"], turn["phase"], turn["number"]) == (None, "birdsong", 0)
    while g.turns == 0:
        assert g.decision is not None
        g.take(g.decision.options[0])
    turn = g.observe(0)["turn"]
    assert (turn["seat"], turn["number"]) == (g.seat_name(0), 1)

"""R.8.2, R.8.3 Abilities of the Logical Lizards, and their setup."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from factions.logical_lizards.lizards import (
    BIRD,
    FOX,
    ME,
    MOUSE,
    RABBIT,
    acolytes,
    on_board,
    souls,
    tabled,
)
from kit.lineups import laid_out
from kit.pages import data
from kit.table import Table
from undergrowth import Setup
from undergrowth.factions.logical_lizards.order import SetOrder
from undergrowth.factions.logical_lizards.pieces import lizards
from undergrowth.law.cards.piles import discard
from undergrowth.law.removing.removal import remove_enemies
from undergrowth.table.names import CARDS
from undergrowth.twins.acolytes import spend_acolytes

GARDENS = ("garden_fox", "garden_rabbit", "garden_mouse")


# ---- R.8.2 abilities


def test_they_rule_where_a_garden_stands(table: type[Table]) -> None:
    """R.8.2.1 Against any number; 7.2.2 Lords of the Forest do not help."""
    t = tabled("eyrie").put(ME, 9, "garden_mouse").put("eyrie", 9, "warrior, roost")
    t.put("eyrie", 2, "warrior").put(ME, 2, "warrior").does(SetOrder(0))
    assert (t.rules(9), t.rules(2)) == ("logical", "eyrie")


def test_lli_revenge() -> None:
    """R.8.2.2 Of three warriors removed at once one becomes an acolyte, two return."""
    t = tabled(order="fox").put(ME, 9, "3 warriors").put("marquise", 9, "4 warriors")
    t.battle("marquise", against=ME, at=9).rolls(3, 0)
    assert (acolytes(t), t.supply(ME, "warrior")) == (1, 24)
    assert [(e["law"], e["count"]) for e in t.told("initiated")] == [("R.8.2.2", 1)]


def test_revenge_works_for_attackers_too() -> None:
    """R.8.2.2 In their own battles and turns as well."""
    t = tabled(order="fox").put(ME, 9, "3 warriors").put("marquise", 9, "4 warriors")
    t.battle(ME, against="marquise", at=9).rolls(2, 2)
    assert (acolytes(t), t.supply(ME, "warrior")) == (1, 23)


def test_one_acolyte_though_several_clearings_lose_warriors() -> None:
    """R.8.2.2, 1.5.4 All that is removed together counts as once."""
    t = tabled("marquise").put(ME, 9, "2 warriors").put(ME, 2, "2 warriors").does(SetOrder(0))
    remove_enemies(t.game, 1, [2, 9], "4.1.3")
    assert (acolytes(t), t.supply(ME, "warrior")) == (1, 24)


def test_a_removed_garden_takes_the_top_lost_soul() -> None:
    """R.8.2.3 One card for each garden; 3.3.3 dominance cards lie beside the map."""
    t = tabled(lost_souls=[FOX, MOUSE, RABBIT]).put(ME, 9, "2 garden_mouse")
    t.put("marquise", 9, "3 warriors").battle("marquise", against=ME, at=9).rolls(1, 0)
    assert (souls(t), t.discard) == ([FOX], [RABBIT, MOUSE])


def test_without_lost_souls_a_garden_takes_none() -> None:
    """R.8.2.3, 1.5.4"""
    t = tabled().put(ME, 9, "garden_mouse").put("marquise", 9, "3 warriors")
    t.battle("marquise", against=ME, at=9).rolls(1, 0)
    assert (souls(t), t.discard) == ([], [])


def test_all_discards_are_lost_souls() -> None:
    """R.8.2.4 From any player, the last card on top; dominance cards too."""
    t = tabled("marquise", "eyrie", "alliance", lost_souls=[FOX])
    t.does(SetOrder(0))
    card = CARDS.parse("dominance_fox")
    t.game.deck.remove(card)
    discard(t.game, 2, card)
    assert souls(t) == [FOX, "dominance_fox"]
    assert (t.discard, t.game.available) == ([], [])


def test_a_card_given_to_them_becomes_a_lost_soul() -> None:
    """R.2.8.1, R.8.2.4 They score a point for it, whatever the giver scores (9.2.9)."""
    t = tabled("vagabond").put(ME, 9, "warrior").crafted(ME, "tea")
    t.put("vagabond", 9, "pawn").board("vagabond", items=["boot"]).hand("vagabond", MOUSE)
    t.begins("vagabond", "daylight").says("vagabond", "aid logical", f"aid with {MOUSE}")
    assert (souls(t), t.vp) == ([MOUSE], {"logical": 1, "vagabond": 1})


# ---- R.8.3 setup


@pytest.mark.parametrize("map", ["autumn", "winter", "lake", "mountain"])
@pytest.mark.parametrize("others", [["marquise"], ["eyrie", "vagabond"], ["marquise", "duchy"]])
def test_their_setup(map: str, others: list[str]) -> None:
    """R.8.3.1, R.8.3.2, R.8.3.3, R.8.3.4, R.8.3.5 A corner, its garden, and three Lost Souls."""
    for seed in range(3):
        g = laid_out(Setup(seats=[*others, ME], map=map), seed)
        seat = len(others)
        me = lizards(g, seat)
        home = g.homes[seat]
        assert home in g.box.woodland.corners
        assert g.homes.count(home) == 1
        assert g.warriors_at(seat, home) == 4
        closed = [end for pair in g.closed_paths() if home in pair for end in pair if end != home]
        around = sorted([*g.paths[home], *closed])  # R.12.2.1
        assert [place for place in g.clearings if g.warriors_at(seat, place) == 1] == around
        (garden,) = [kind for kind in me.gardens.kinds if g.count(kind, home)]
        assert g.suits[home] >> me.gardens.suits[me.gardens.kinds.index(garden)] & 1
        assert sum(g.supply[kind] for kind in me.gardens.kinds) == 14
        told = [e.fields["card"] for e in g.log or [] if e.verb == "added_soul"]
        assert [CARDS.text(card) for card in me.board(g).souls] == told
        assert len(told) == 3
        assert me.board(g).conspiracy == 4


def test_chance_takes_an_opposite_corner() -> None:
    """R.8.3.2 If possible across from where somebody starts."""
    for seed in range(5):
        g = laid_out(Setup(seats=["marquise", ME], map="autumn"), seed)
        assert g.homes[1] == g.box.woodland.opposite[g.homes[0]]


# ---- the board


def test_the_board_is_read_and_written() -> None:
    """R.8.3.3 As positions describe it; what no game lays is refused."""
    page: dict[str, Any] = {
        "order": "mouse",
        "conspiracy": 2,
        "acolytes": 3,
        "lost_souls": [FOX, BIRD],
    }
    t = tabled(**page).does(SetOrder(0))
    assert on_board(t) == {**page, "order": "bird", "revealed": []}
    assert t.supply(ME, "warrior") == 22


def test_what_all_see_of_their_board() -> None:
    """R.8.2.4, R.8.4.2 The top Lost Soul comes first."""
    t = tabled(options="easy:erratic", lost_souls=[FOX, MOUSE], acolytes=2).does(SetOrder(0))
    parts = {part.id: part for part in lizards(t.game, 0).describe(t.game, 1)}
    assert parts["lost_souls"].cards == [MOUSE, FOX]
    assert parts["conspiracy"].value == "Sanctify (5 of 5)"
    assert parts["difficulty"].value == "easy"
    assert parts["traits"].value == "Erratic"
    assert [space.points for space in parts["garden_fox"].spaces] == [0, 2, 2, 3, 4]


@pytest.mark.parametrize(
    ("lost", "order"), [([BIRD, "armorers", FOX], "bird"), ([FOX], "fox"), ([], "bird")]
)
def test_the_order(lost: list[str], order: str) -> None:
    """R.8.4.1 The most common suit, birds too; without any card, the bird."""
    assert on_board(tabled(lost_souls=lost).does(SetOrder(0)))["order"] == order


def test_lli_order() -> None:
    """R.8.4.1 A bird, two foxes, three mice: mouse."""
    lost = [BIRD, FOX, "foxfolk_steel", MOUSE, "investments", "crossbow_mouse"]
    assert on_board(tabled(lost_souls=lost).does(SetOrder(0)))["order"] == "mouse"


def test_lli_order_tie() -> None:
    """R.8.4.1 Two foxes, two mice, a rabbit: bird."""
    lost = [FOX, "foxfolk_steel", MOUSE, "investments", RABBIT]
    assert on_board(tabled(lost_souls=lost).does(SetOrder(0)))["order"] == "bird"


def test_their_numbers_are_those_of_the_board() -> None:
    """R.8.4.2, R.8.6.1, R.3.3.1 Track, points and rituals."""
    page = data(f"factions/{ME}")
    assert page["tracks"]["garden"]["printed_vp"] == [0, 2, 2, 3, 4]
    spaces = Counter(page["conspiracies"]["track"])
    assert spaces == Counter(convert=2, crusade=2, sanctify=1)
    levels = {name: each["rituals"] for name, each in page["difficulty"].items()}
    assert levels == {"easy": 3, "default": 4, "challenging": 5, "nightmare": 5}


def test_everybody_hears_of_an_acolyte_that_goes() -> None:
    """R.8.4.2 One, and how many are left."""
    t = tabled(acolytes=2).begins("marquise", "birdsong")
    before = acolytes(t)
    me = lizards(t.game, t.seat(ME))
    spend_acolytes(t.game, me.seat, me.warrior, 1, "R.8.4.2")
    assert acolytes(t) == before - 1
    (told,) = t.told("spent_acolytes")
    assert (told["law"], told["count"], told["acolytes"]) == ("R.8.4.2", 1, before - 1)

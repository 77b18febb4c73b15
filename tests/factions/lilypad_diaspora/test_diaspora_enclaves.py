"""16.2.1, 16.2.7 Enclaves: their sides, the suits of their clearings, crafting with them."""

from __future__ import annotations

import pytest

from factions.lilypad_diaspora.pond_folk import PEACE, WAR, frogs, me, militant, peaceful, suits
from kit import Table, checks
from undergrowth import Game, position
from undergrowth.engine.errors import BadPosition
from undergrowth.law.pieces.atoms import flip
from undergrowth.law.pieces.ground import set_suits
from undergrowth.law.removing.removal import removal, remove
from undergrowth.table.saving import saves as codec


def test_both_sides_come_from_one_supply(table: type[Table]) -> None:
    """16.2.1, 16.3.1 Twelve enclaves, whichever side is up; twenty warriors."""
    t = frogs(table).put("diaspora", 1, PEACE).put("diaspora", 2, WAR).put("diaspora", 3, WAR)
    t.begins("marquise", "birdsong")
    assert t.supply("diaspora", PEACE) == t.supply("diaspora", WAR) == 9
    assert t.supply("diaspora", "warrior") == 20


def test_suits_follow_the_enclave(table: type[Table]) -> None:
    """16.2.1 Peaceful adds frog, Militant replaces, flipped and removed both ways."""
    t = frogs(table).put("diaspora", 1, PEACE).put("diaspora", 10, WAR)
    g = t.begins("marquise", "birdsong").game
    kinds = me(g)
    assert suits(g, 1) == ["fox", "frog"] and suits(g, 10) == ["frog"]
    flip(g, kinds.peaceful, 1)
    flip(g, kinds.militant, 10)
    assert suits(g, 1) == ["frog"] and suits(g, 10) == ["rabbit", "frog"]
    remove(g, removal(g, 1, kinds.militant, 1))
    assert suits(g, 1) == ["fox"]
    remove(g, removal(g, 1, kinds.peaceful, 10))
    assert suits(g, 10) == ["rabbit"]
    assert g.ground == [], "nothing covers any suit"


def test_a_clearing_gets_suits_under_an_enclave(table: type[Table]) -> None:
    """16.2.1 An effect that gives a clearing suits of its own gives them also under an enclave."""
    g = frogs(table).put("diaspora", 1, WAR).begins("marquise", "birdsong").game
    set_suits(g, 1, 0b111)
    assert suits(g, 1) == ["frog"]
    flip(g, me(g).militant, 1)
    assert suits(g, 1) == ["fox", "rabbit", "mouse", "frog"]


def test_landmarks_and_enclaves(table: type[Table]) -> None:
    """1.1.1, 16.2.1.I A card goes before the Law: Lost City's clearing keeps all three suits."""
    t = frogs(table).put("diaspora", 5, WAR).put("diaspora", 2, PEACE).landmark("lost_city", 5)
    g = t.also(landmark_cards={"lost_city": {}}).begins("marquise", "birdsong").game
    assert suits(g, 5) == ["fox", "rabbit", "mouse", "frog"]
    flip(g, me(g).militant, 5)
    assert suits(g, 5) == ["fox", "rabbit", "mouse", "frog"]


@pytest.mark.parametrize(
    ("town", "suit"), [("mousehold", "mouse"), ("foxburrow", "fox"), ("rabbittown", "rabbit")]
)
def test_a_town_keeps_its_suit(table: type[Table], town: str, suit: str) -> None:
    """1.1.1, L.1 The suit of its card stays beside the frogs'; another one of the clearing goes."""
    t = table("diaspora", "marquise", "eyrie", suits={5: "fox" if suit != "fox" else "mouse"})
    t.put("diaspora", 5, WAR).landmark(town, 5)
    g = t.begins("marquise", "birdsong").game
    assert suits(g, 5) == [suit, "frog"]
    flip(g, me(g).militant, 5)
    assert len(suits(g, 5)) == 3, "its own again, the town's, and the frogs'"
    again = position.table(position.describe(g))
    assert again.suits == g.suits and again.ground == g.ground


def test_copies_go_their_own_way(table: type[Table]) -> None:
    """16.2.1 A copy whose enclaves change leaves the other's suits alone."""
    g = frogs(table).put("diaspora", 1, WAR).begins("marquise", "birdsong").game
    twin = g.copy()
    flip(twin, me(g).militant, 1)
    remove(twin, removal(twin, 1, me(g).peaceful, 1))
    assert suits(twin, 1) == ["fox"] and suits(g, 1) == ["frog"]
    flip(g, me(g).militant, 1)
    assert suits(g, 1) == ["fox", "frog"]


def test_saves_and_positions_know_what_lies_beneath(table: type[Table]) -> None:
    """16.2.1 The suits of a clearing come back with it, once the enclave is gone."""
    t = frogs(table, "alliance").put("diaspora", 1, WAR).put("alliance", 1, "base_fox, sympathy")
    g = t.begins("alliance", "birdsong").game
    again = codec.from_json(g.to_json())
    described = position.game(position.describe(g))
    for other in (again, described):
        assert suits(other, 1) == ["frog"]
        flip(other, me(other).militant, 1)
        remove(other, removal(other, 1, me(other).peaceful, 1))
        assert suits(other, 1) == ["fox"]
    checks.check_all(g, 1)


def test_one_enclave_in_a_clearing(table: type[Table]) -> None:
    """16.5.1 No position holds two, whichever sides are up."""
    t = frogs(table).put("diaspora", 1, f"{PEACE}, {WAR}")
    with pytest.raises(BadPosition, match=r"at most 1 enclave"):
        t.begins("diaspora", "birdsong")


def test_crf_diaspora_militant_suit(table: type[Table]) -> None:
    """16.2.1, 16.2.7, 16.4.1 A Militant enclave in a fox clearing crafts no fox card."""
    t = frogs(table).put("diaspora", 1, WAR).hand("diaspora", "gently_used_knapsack")
    t = frogs(table).put("diaspora", 1, WAR).hand("diaspora", "anvil")
    t.begins("diaspora", "birdsong")
    t.refuses("diaspora", "craft anvil", "4.1.1")


def test_crf_diaspora_peaceful_suit(table: type[Table]) -> None:
    """16.2.1, 16.2.7, 16.4.1 A Peaceful one is for frog or for the suit of its clearing."""
    t = frogs(table).put("diaspora", 1, PEACE).hand("diaspora", "anvil")
    t.begins("diaspora", "birdsong").says("diaspora", "craft anvil")
    assert t.vp == {"diaspora": 2}
    assert t.crafts("diaspora") == {"hammer": 1}


def test_crf_wild_cost(table: type[Table]) -> None:
    """4.1.1, 16.2.1 Icons of any suit take four Militant enclaves."""
    t = frogs(table).hand("diaspora", "royal_claim")
    for place in (1, 5, 10, 11):
        t.put("diaspora", place, WAR)
    t.begins("diaspora", "birdsong").says("diaspora", "craft royal_claim")
    assert t.in_play("diaspora") == ["royal_claim"]


def test_all_revolt_peaceful_enclave(table: type[Table]) -> None:
    """16.2.1 A fox and a frog revolt in a fox clearing with a Peaceful enclave; 16.2.4 others
    fear."""
    t = frogs(table, "alliance").put("alliance", 12, "sympathy").put("diaspora", 12, PEACE)
    t.put("diaspora", 9, PEACE).put("alliance", 9, "1 warrior").put("diaspora", 4, PEACE)
    t.board("alliance", supporters=["anvil", "settlers"]).begins("alliance", "birdsong")
    t.says("alliance", "revolt in 12")
    if t.asked() == "alliance.revolt_card":
        t.says("alliance", *t.options("alliance")[:1])
    assert t.at(12) == "alliance 1 warrior, alliance 1 base_fox, alliance 1 sympathy"
    assert t.vp == {"alliance": 1}
    assert militant(t) == [9] and peaceful(t) == [4]
    assert t.game.warriors_at(0, 9) == 1


def test_bases_stay_under_a_militant_enclave(table: type[Table]) -> None:
    """16.2.1 Pieces that were placed for a suit stay when the suit is covered."""
    t = frogs(table, "alliance").put("alliance", 1, "base_fox").put("diaspora", 1, WAR)
    g = t.begins("alliance", "birdsong").game
    assert suits(g, 1) == ["frog"]
    with pytest.raises(BadPosition):
        position.game({**t.doc, "suits": {"1": ["mouse"]}})


def test_games_without_enclaves_keep_no_second_suits() -> None:
    """2.2.2 Only while pieces give suits does a game remember the clearings' own."""
    from undergrowth import Setup

    assert Game.new(Setup(seats=["marquise", "eyrie"]), 1).ground == []

"""Frog Dominance: enclaves on the river win, and their defenders get help."""

from __future__ import annotations

from kit import Table
from undergrowth import Game, Setup

CARD = "dominance_frog"


def holder(table: type[Table], *enclaves: int, side: str = "peaceful_enclave") -> Table:
    """The Eyrie have activated the card and rule these clearings with enclaves."""
    t = table("eyrie", "diaspora", "marquise").board("eyrie", leader="despot", dominance=[CARD])
    for place in enclaves:
        t.put("eyrie", place, "2 warriors").put("diaspora", place, side)
    return t


def defence(table: type[Table], *, owner: str = "marquise") -> Table:
    """The Eyrie attack an enclave in clearing 5, where the card's owner has two warriors."""
    t = table("eyrie", "diaspora", "marquise").board("eyrie", leader="despot")
    t.board(owner, dominance=[CARD])
    t.put("eyrie", 5, "4 warriors").put("diaspora", 5, "1 warrior, militant_enclave")
    return t.put("marquise", 5, "2 warriors")


def test_dom_frog(table: type[Table]) -> None:
    """16.2.2.I Two enclaves on the river under one's rule win at the start of Birdsong."""
    t = holder(table, 4, 10, 1).begins("eyrie", "birdsong")
    assert t.game.over
    assert t.game.winners == [t.seat("eyrie")]
    assert t.game.victory == "dominance"
    assert t.told("won")[0]["law"] == "16.2.2.I"


def test_dom_frog_off_river(table: type[Table]) -> None:
    """16.2.2.I Enclaves away from the river do not count."""
    t = holder(table, 10, 1, 12).begins("eyrie", "birdsong")
    assert not t.game.over


def test_either_side_counts(table: type[Table]) -> None:
    """16.2.2.I An enclave is one with either side up."""
    assert holder(table, 4, 5, side="militant_enclave").begins("eyrie", "birdsong").game.over


def test_frog_clearings_are_not_enough(table: type[Table]) -> None:
    """16.2.2.I, 3.3.1 It takes enclaves that are ruled; three clearings of a suit do nothing."""
    t = holder(table, 4).put("diaspora", 5, "peaceful_enclave, 2 warriors")
    t.put("eyrie", 5, "1 warrior").begins("eyrie", "birdsong")
    assert not t.game.over, "the second enclave is not ruled"
    t = holder(table, 1, 6, 12).begins("eyrie", "birdsong")
    assert not t.game.over, "three frog clearings off the river"


def test_it_is_activated_like_the_others(table: type[Table]) -> None:
    """3.3.1, 4.1 With ten points in Daylight; it cannot be crafted, nor used."""
    t = table("marquise", "diaspora", "eyrie").board("eyrie", leader="despot")
    t.scores(marquise=10).hand("marquise", CARD).put("marquise", 1, "1 warrior")
    t.begins("marquise", "daylight")
    t.refuses("marquise", f"craft {CARD}", "2.1.3")
    t.says("marquise", f"dominate {CARD}")
    t.refuses("marquise", f"use {CARD}", "2.1.4")
    assert t.game.observe(0)["seats"][0]["dominance"] == CARD


def test_an_available_one_costs_a_frog_or_a_bird(table: type[Table]) -> None:
    """3.3.3, 3.3.4, 2.1.1 Discarded, it lies beside the map until somebody spends a match."""
    t = table("marquise", "diaspora", "eyrie").board("eyrie", leader="despot")
    t.hand("marquise", "settlers", "royal_claim", "anvil").also(available=[CARD])
    t.put("marquise", 1, "1 warrior").begins("marquise", "daylight")
    t.says("marquise", f"claim {CARD}")
    assert t.options("marquise") == ["spend royal_claim", "spend settlers"]
    t.says("marquise", "spend settlers")
    assert CARD in t.holds("marquise")


def test_enclave_defense(table: type[Table]) -> None:
    """16.2.2.Ia Their warriors roll along, and fall after the Diaspora's."""
    t = defence(table).battle("eyrie", against="diaspora", at=5).rolls(2, 2)
    assert t.at(5) == "eyrie 2 warriors, diaspora 1 militant_enclave, marquise 1 warrior"
    assert t.vp == {}


def test_they_keep_an_enclave_from_being_defenseless(table: type[Table]) -> None:
    """16.2.2.Ia, 4.3.5.II Defending warriors, whoever they belong to."""
    t = table("eyrie", "diaspora", "marquise").board("eyrie", leader="despot")
    t.board("marquise", dominance=[CARD]).put("eyrie", 5, "4 warriors")
    t.put("diaspora", 5, "militant_enclave").put("marquise", 5, "2 warriors")
    t.battle("eyrie", against="diaspora", at=5).rolls(1, 1)
    assert t.at(5) == "eyrie 3 warriors, diaspora 1 militant_enclave, marquise 1 warrior"


def test_only_where_there_is_an_enclave(table: type[Table]) -> None:
    """16.2.2.Ia In the clearing of battle."""
    t = table("eyrie", "diaspora", "marquise").board("eyrie", leader="despot")
    t.board("marquise", dominance=[CARD]).put("eyrie", 5, "4 warriors")
    t.put("diaspora", 5, "1 warrior").put("marquise", 5, "2 warriors")
    t.battle("eyrie", against="diaspora", at=5).rolls(2, 2)
    assert t.at(5) == "eyrie 3 warriors, marquise 2 warriors"


def test_only_where_the_diaspora_defends(table: type[Table]) -> None:
    """16.2.2.Ia Not where it attacks, and not where others are attacked beside it."""
    t = defence(table).battle("diaspora", against="eyrie", at=5).rolls(3, 0)
    assert t.at(5) == (
        "eyrie 3 warriors, diaspora 1 warrior, diaspora 1 militant_enclave, marquise 2 warriors"
    )
    t = defence(table, owner="diaspora").battle("eyrie", against="marquise", at=5).rolls(3, 0)
    assert t.at(5) == "eyrie 4 warriors, diaspora 1 warrior, diaspora 1 militant_enclave"


def test_not_against_their_own_attack(table: type[Table]) -> None:
    """16.2.2.Ia Whoever has the card attacks an enclave like anybody else."""
    t = defence(table, owner="eyrie").battle("eyrie", against="diaspora", at=5).rolls(3, 1)
    assert t.at(5) == "eyrie 3 warriors, marquise 2 warriors"
    assert t.vp == {}, "and scores no more"


def test_the_diaspora_itself_may_have_it(table: type[Table]) -> None:
    """16.2.2.Ia Its own warriors defend anyway, once each."""
    t = defence(table, owner="diaspora").battle("eyrie", against="diaspora", at=5).rolls(2, 2)
    assert t.at(5) == "eyrie 3 warriors, marquise 2 warriors"
    assert t.vp == {"eyrie": 2}, "the enclave, and another point for the Despot"


def test_views_name_the_section(table: type[Table]) -> None:
    """16.2.2.Ia Whoever looks at the battle sees why somebody else's warriors count."""
    t = defence(table).hand("diaspora", "anvil").battle("eyrie", against="diaspora", at=5)
    assert "16.2.2.Ia" in str(t.game.observe(0))


def test_two_players_play_without_it() -> None:
    """16.3.3 It is removed for good."""
    g = Game.new(Setup(seats=["diaspora", "marquise"]), 1)
    kinds = [g.box.cards[card].kind for card in g.box.added]
    assert (len(kinds), "dominance" in kinds) == (13, False)


def test_two_people_and_a_bot_are_three_players() -> None:
    """16.3.3, R.2.6 It stays; R.3.4 takes the four dominance cards of the shared deck."""
    g = Game.new(Setup(seats=["diaspora", "eyrie", "mechanical_marquise"]), 1)
    kinds = [g.box.cards[card].kind for card in g.box.added]
    assert (len(kinds), "dominance" in kinds) == (14, True)
    assert [g.box.cards[c].name for c in g.deck if g.box.cards[c].kind == "dominance"] == []


def test_warriors_that_attack_defend_nothing(table: type[Table]) -> None:
    """16.2.2.Ia, 9.2.9.II An ally's warriors, with which the Vagabond attacks, are on his side."""
    t = table("vagabond", "diaspora", "marquise").board("marquise", dominance=[CARD])
    t.board(
        "vagabond",
        character="ranger",
        items=["3 sword", "2 boot"],
        relationships={"marquise": "allied"},
    )
    t.put("vagabond", 5, "pawn").put("diaspora", 5, "militant_enclave, 1 warrior")
    t.put("marquise", 5, "2 warriors")
    t.battle("vagabond", against="diaspora", at=5).says("vagabond", "attack with marquise")
    t.rolls(2, 0)
    assert t.at(5) == "vagabond 1 pawn, marquise 2 warriors"

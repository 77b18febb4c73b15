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
    """16.2.2.Ia, 4.3.5.II Warriors of any owner may defend."""
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
    """16.2.2.Ia The player with the card attacks an enclave like anybody else."""
    t = defence(table, owner="eyrie").battle("eyrie", against="diaspora", at=5).rolls(3, 1)
    assert t.at(5) == "eyrie 3 warriors, marquise 2 warriors"
    assert t.vp == {}, "and scores no more"


def test_the_diaspora_itself_may_have_it(table: type[Table]) -> None:
    """16.2.2.Ia Its own warriors defend anyway, once each."""
    t = defence(table, owner="diaspora").battle("eyrie", against="diaspora", at=5).rolls(2, 2)
    assert t.at(5) == "eyrie 3 warriors, marquise 2 warriors"
    assert t.vp == {"eyrie": 2}, "the enclave, and another point for the Despot"


def test_views_name_the_section(table: type[Table]) -> None:
    """16.2.2.Ia Every viewer of the battle sees why somebody else's warriors count."""
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


# ---- 16.2.2.Ia whose warriors defend: rules about defending warriors hold for them


def helped(table: type[Table], helper: str, warriors: str, *, enclave: bool = True) -> Table:
    """The Marquise attacks a bare enclave in clearing 6, where warriors of the card's owner are."""
    t = table("marquise", "diaspora", helper).board(helper, dominance=[CARD])
    t.put("marquise", 6, "4 warriors").put(helper, 6, warriors)
    return t.put("diaspora", 6, "militant_enclave" if enclave else "1 warrior")


def knaves(t: Table) -> Table:
    """Their three Captains, the Thief in the clearing of battle."""
    t.board("knaves", captains=["thief", "tinker", "vagrant"])
    return t.put("knaves", "f1", "tinker").put("knaves", "f7", "vagrant")


def test_a_captain_stands_behind_skunks_there_too(table: type[Table]) -> None:
    """18.2.5 Captains can only be hit if no Skunk remains, also when they help somebody else."""
    t = knaves(helped(table, "knaves", "thief, 1 warrior"))
    t.battle("marquise", against="diaspora", at=6).rolls(1, 0)
    assert t.at(6) == "marquise 4 warriors, diaspora 1 militant_enclave, knaves 1 thief"


def test_a_captain_falls_when_the_skunks_have(table: type[Table]) -> None:
    """18.2.5 Then the next hit is its own, before the enclave's."""
    t = knaves(helped(table, "knaves", "thief, 1 warrior"))
    t.battle("marquise", against="diaspora", at=6).rolls(2, 0)
    assert t.at(6) == "marquise 4 warriors, diaspora 1 militant_enclave"


def test_of_captains_left_alone_the_defender_chooses(table: type[Table]) -> None:
    """18.2.5, 4.3.6 The side taking the hits."""
    t = helped(table, "knaves", "thief, tinker, 1 warrior").put("knaves", "f7", "vagrant")
    t.board("knaves", captains=["thief", "tinker", "vagrant"])
    t.battle("marquise", against="diaspora", at=6).rolls(2, 0)
    assert t.options("diaspora") == [
        "lose other knaves_of_the_deepwood thief",
        "lose other knaves_of_the_deepwood tinker",
    ]
    t.agrees()


def test_cult_warriors_that_fall_defending_become_acolytes(table: type[Table]) -> None:
    """10.2.3 Removed while defending in battle, though the Diaspora is the defender."""
    t = helped(table, "cult", "3 warriors").board("cult", outcast="fox")
    t.battle("marquise", against="diaspora", at=6).rolls(2, 0)
    assert t.at(6) == "marquise 4 warriors, diaspora 1 militant_enclave, cult 1 warrior"
    assert t.game.boards[t.seat("cult")].acolytes == 2  # type: ignore[attr-defined]


def test_cult_warriors_that_do_not_help_are_safe(table: type[Table]) -> None:
    """16.2.2.Ia Without an enclave nobody helps."""
    t = helped(table, "cult", "3 warriors", enclave=False).board("cult", outcast="fox")
    t.battle("marquise", against="diaspora", at=6).rolls(2, 0)
    assert t.at(6) == "marquise 4 warriors, cult 3 warriors"


def test_devout_knights_ignore_the_first_hit_they_take(table: type[Table]) -> None:
    """15.2.4 Beside a relic; what the Diaspora's warriors take is none of theirs."""
    t = helped(table, "keepers", "2 warriors, figure_2").put("diaspora", 6, "1 warrior")
    t.battle("marquise", against="diaspora", at=6).rolls(2, 0)
    assert "keepers 2 warriors" in t.at(6)
    assert t.told("ignored_hits")[0]["law"] == "15.2.4"
    t = helped(table, "keepers", "2 warriors, figure_2")
    t.battle("marquise", against="diaspora", at=6).rolls(3, 0)
    assert "keepers" not in t.at(6).replace("keepers 1 figure_2", "")
    assert "1 militant_enclave" in t.at(6), "the third hit is the second that falls on them"


def test_knights_without_a_relic_ignore_nothing(table: type[Table]) -> None:
    """15.2.4 It takes one in the clearing of battle."""
    t = helped(table, "keepers", "2 warriors").battle("marquise", against="diaspora", at=6)
    t.rolls(1, 0)
    assert "keepers 1 warrior" in t.at(6)


def test_the_stubborn_ignore_the_first_hit_they_take(table: type[Table]) -> None:
    """14.7.7 In the warlord's clearing."""
    t = helped(table, "hundreds", "1 warrior, warlord").board("hundreds", mood="stubborn")
    t.battle("marquise", against="diaspora", at=6).rolls(1, 0)
    assert "hundreds 1 warrior, hundreds 1 warlord" in t.at(6)


def test_bodyguards_serve_an_attacker_or_defender(table: type[Table]) -> None:
    """H.2.2 An owner who defends beside another is neither."""
    t = helped(table, "eyrie", "2 warriors").board("eyrie", leader="despot")
    t.hireling("badger_bodyguards", "eyrie_dynasties")
    t.battle("marquise", against="diaspora", at=6).rolls(1, 0)
    assert "eyrie 1 warrior" in t.at(6)


def test_prisoners_are_taken_among_those_who_help(table: type[Table]) -> None:
    """18.2.6 A defending warrior, whosever."""
    t = table("knaves", "diaspora", "marquise").board("marquise", dominance=[CARD])
    t.board("knaves", captains=["thief", "tinker", "vagrant"], acting="thief")
    t.put("knaves", 6, "thief, 3 warriors").put("knaves", "f1", "tinker")
    t.put("knaves", "f7", "vagrant").put("marquise", 6, "2 warriors")
    t.put("diaspora", 6, "militant_enclave")
    t.battle("knaves", against="diaspora", at=6).rolls(1, 0)
    assert t.asked() == "battle.at_hits"
    assert all("marquise_de_cat" in each for each in t.options("knaves"))


def test_hospitals_heal_those_who_help(table: type[Table]) -> None:
    """6.2.3 Marquise warriors removed from a clearing."""
    t = table("eyrie", "diaspora", "marquise").board("eyrie", leader="despot")
    t.board("marquise", dominance=[CARD]).hand("marquise", "ambush_bird")
    t.put("eyrie", 6, "3 warriors").put("diaspora", 6, "militant_enclave")
    t.put("marquise", 6, "2 warriors").put("marquise", 3, "keep")
    t.battle("eyrie", against="diaspora", at=6).rolls(1, 0)
    t.says("marquise", "heal with ambush_bird")
    assert t.at(3) == "marquise 1 warrior, marquise 1 keep"

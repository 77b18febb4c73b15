"""17.6.1.I Banish: a battle after which the defeated leave instead of falling."""

from __future__ import annotations

from kit import Table
from undergrowth import Game
from undergrowth.law.removing.removal import may_remove
from undergrowth.table.saving.saves import digest


def banishing(*others: str, card: str = "anvil", warriors: int = 3) -> Table:
    """A Council at an assembly in 6 (fox), with a card that returns."""
    t = Table("council", *(others or ("marquise",))).board("council", revealed=[card])
    return t.put("council", 6, f"closed_assembly, {warriors} warriors")


def test_cou_banish() -> None:
    """17.6.1.I, 1.5.5, 8.2.6 Both go in a single move, which outrages once; nobody falls."""
    t = banishing("marquise", "alliance").put("marquise", 6, "2 warriors")
    t.put("alliance", 2, "sympathy").hand("marquise", "sword").begins("council", "evening")
    t.says("council", "banish by anvil").rolls(2, 2)
    assert t.asked() == "battle.at_hits"
    t.says("council", "banish to 2")
    assert t.at(6) == "council 3 warriors, council 1 closed_assembly", "rolled hits are ignored"
    assert t.at(2) == "marquise 2 warriors, alliance 1 sympathy"
    t.says("marquise", "appease with sword")
    assert t.asked() != "alliance.outrage", "once"
    assert t.supply("marquise", "warrior") == 23


def test_the_card_has_returned_to_the_hand() -> None:
    """17.6.1 It is not spent."""
    t = banishing().put("marquise", 6, "1 warrior").begins("council", "evening")
    t.says("council", "banish by anvil").rolls(0, 0)
    assert t.holds("council") == ["anvil"]


def test_cou_banish_bird() -> None:
    """17.6.1.I A bird only empowers."""
    t = banishing(card="birdy_bindle").put("marquise", 6, "1 warrior").begins("council", "evening")
    t.refuses("council", "banish by birdy_bindle", "17.6.1.I")
    assert t.offers("council", "empower by birdy_bindle")


def test_cou_banish_ambush() -> None:
    """17.6.1.I, 4.3.1 Hits of an ambush are not ignored: the battle ends."""
    t = banishing(warriors=2).put("marquise", 6, "2 warriors").hand("marquise", "ambush_fox")
    t.begins("council", "evening").says("council", "banish by anvil")
    t.says("marquise", "play ambush_fox")
    assert t.at(6) == "council 1 closed_assembly, marquise 2 warriors"


def test_an_extra_hit_is_not_ignored() -> None:
    """17.6.1.I Corvids whose plot lies there deal one more."""
    t = banishing("corvids").put("corvids", 6, "face_down_bomb, 2 warriors")
    t.begins("council", "evening").says("council", "banish by anvil").rolls(0, 0)
    assert t.at(6).startswith("council 2 warriors")


def test_cou_banish_warlord() -> None:
    """17.6.1.Ia Only the other warrior moves."""
    t = banishing("hundreds").put("hundreds", 6, "warlord, 1 warrior").begins("council", "evening")
    t.says("council", "banish by anvil").rolls(2, 0)
    t.says("council", "banish to 2")
    assert t.at(2) == "hundreds 1 warrior"
    assert "warlord" in t.at(6)


def test_a_warlord_alone_takes_no_hits() -> None:
    """17.6.1.Ia, 14.2.2 He cannot be moved on this turn."""
    t = banishing("hundreds").put("hundreds", 6, "warlord").begins("council", "evening")
    t.says("council", "banish by anvil").rolls(3, 0)
    assert "warlord" in t.at(6)
    assert t.asked() != "battle.at_hits"


def test_a_vagabond_takes_no_hits() -> None:
    """17.6.1.Ib He may be chosen, and nothing of his is damaged."""
    t = banishing("vagabond").put("vagabond", 6, "pawn").board("vagabond", items=["boot", "sword"])
    t.begins("council", "evening").says("council", "banish by anvil").rolls(3, 0)
    assert "vagabond 1 pawn" in t.at(6)
    assert t.told("damaged") == []


def test_buildings_and_tokens_are_not_hit() -> None:
    """17.6.1.I Nor when nobody else is there."""
    t = banishing().put("marquise", 6, "1 warrior, sawmill, wood").begins("council", "evening")
    t.says("council", "banish by anvil").rolls(3, 0)
    t.says("council", "banish to 2")
    assert t.at(6).endswith("marquise 1 sawmill, marquise 1 wood")
    assert t.vp == {}


def test_rule_does_not_matter() -> None:
    """17.6.1.I, 4.2.1 They go where somebody else rules."""
    t = banishing("marquise", "eyrie").put("marquise", 6, "1 warrior").put("eyrie", 2, "5 warriors")
    t.begins("council", "evening").says("council", "banish by anvil").rolls(1, 0)
    t.says("council", "banish to 2")
    assert t.at(2) == "marquise 1 warrior, eyrie 5 warriors"


def test_they_go_next_door() -> None:
    """17.6.1.I, 4.2 It is a move: one clearing away."""
    t = banishing().put("marquise", 6, "1 warrior").begins("council", "evening")
    t.says("council", "banish by anvil").rolls(1, 0)
    assert t.options("council") == ["banish to 2", "banish to 3", "banish to 11"]
    t.refuses("council", "banish to 9", "17.6.1.I")


def test_who_is_held_there_takes_no_hits() -> None:
    """17.6.1.I, 13.7.2 Pieces that cannot be moved cannot be banished."""
    t = banishing("marquise", "corvids").put("marquise", 6, "2 warriors").put("corvids", 6, "snare")
    t.begins("council", "evening").says("council", "banish by anvil", "against marquise_de_cat")
    t.rolls(2, 0)
    assert "marquise 2 warriors" in t.at(6)


def test_only_at_an_assembly_the_card_matches() -> None:
    """17.6.1.I Warriors elsewhere do not do."""
    t = banishing(card="sword").put("marquise", 6, "1 warrior").put("council", 2, "1 warrior")
    t.put("marquise", 2, "1 warrior").put("council", 9, "closed_assembly")
    t.begins("council", "evening")
    t.refuses("council", "banish by sword", "17.6.1.I")


def test_a_governing_assembly_does_not_stop_the_hits_of_battle() -> None:
    """17.2.3 In battle enemies may remove there."""
    t = Table("marquise", "council").put("council", 6, "governing_assembly, 1 warrior")
    t.put("marquise", 6, "1 warrior").begins("marquise", "daylight")
    warrior = t.game.box.warrior_kinds[1][0]
    assert not may_remove(t.game, warrior, 6, 0)
    assert may_remove(t.game, warrior, 6, 1)


def test_mercenaries_that_are_hit_leave_too() -> None:
    """17.6.1.I, 11.2.7.III Each owner's warriors move by themselves, to the one destination."""
    t = banishing("riverfolk", "eyrie").put("riverfolk", 6, "2 warriors")
    t.begins("council", "evening").says("council", "banish by anvil").rolls(2, 0)
    t.says("council", "banish to 3")
    assert t.at(3) == "riverfolk 2 warriors"


# ---- 17.6.1.Ic hirelings


def test_hirelings_take_no_hits() -> None:
    """17.6.1.Ic, H.3.4 They may be chosen as defender, and nothing becomes of them."""
    t = banishing("eyrie").hireling("forest_patrol", "eyrie_dynasties")
    t.put("forest_patrol", 6, "2 patrols").begins("council", "evening")
    t.says("council", "banish by anvil").rolls(2, 1)
    assert t.at(6) == "council 3 warriors, council 1 closed_assembly, forest_patrol 2 patrols"
    assert t.asked() != "battle.at_hits"


def test_a_hireling_pawn_or_building_takes_none_either() -> None:
    """17.6.1.Ic An Exile damages no item for it."""
    t = banishing("eyrie").hireling("the_exile", "eyrie_dynasties", items=["sword"])
    t.put("the_exile", 6, "pawn").begins("council", "evening")
    t.says("council", "banish by anvil").rolls(2, 0)
    assert t.told("damaged") == []
    t = banishing("eyrie").hireling("vault_keepers").put("vault_keepers", 6, "vault")
    t.begins("council", "evening").says("council", "banish by anvil").rolls(2, 0)
    assert "vault_keepers 1 vault" in t.at(6)


def test_hirelings_beside_their_controller_stay() -> None:
    """17.6.1.Ic, H.3.1 Only the defender's own are hit, not the hirelings that they control."""
    for controller in ("eyrie_dynasties", "twilight_council", "nobody"):
        t = banishing("eyrie").hireling("forest_patrol", controller)
        t.put("forest_patrol", 6, "2 patrols").put("eyrie", 6, "1 warrior")
        t.begins("council", "evening").says("council", "banish by anvil")
        if controller != "twilight_council":
            t.says("council", "against eyrie_dynasties")
        t.rolls(2, 0).says("council", "banish to 2")
        assert t.at(2) == "eyrie 1 warrior"
        assert t.at(6).endswith("forest_patrol 2 patrols"), controller


def test_hirelings_deal_hits_that_the_council_ignores() -> None:
    """17.6.1.I Rolled hits are ignored, of hirelings too."""
    t = banishing("eyrie", warriors=2).hireling("forest_patrol", "eyrie_dynasties")
    t.put("forest_patrol", 6, "3 patrols").begins("council", "evening")
    t.says("council", "banish by anvil").rolls(3, 3)
    assert t.at(6).startswith("council 2 warriors")


def test_peace_is_kept_against_and_for_hirelings() -> None:
    """17.2.5, G.8 A hireling that attacks meets Council warriors; so does who attacks one."""
    t = Table("eyrie", "duchy", "council").hireling("forest_patrol", "eyrie_dynasties")
    t.put("council", 9, "closed_assembly, 1 warrior").put("forest_patrol", 9, "2 patrols")
    t.put("duchy", 9, "1 warrior").battle("forest_patrol", against="duchy", at=9).rolls(2, 2)
    assert t.at(9) == "council 1 closed_assembly"
    t = Table("eyrie", "duchy", "council").hireling("forest_patrol", "twilight_council")
    t.put("council", 9, "closed_assembly, 1 warrior").put("forest_patrol", 9, "1 patrol")
    t.put("duchy", 9, "2 warriors").battle("duchy", against="forest_patrol", at=9).rolls(2, 0)
    assert t.at(9) == "duchy 2 warriors, council 1 warrior, council 1 closed_assembly"


def test_across_the_lake_they_go_by_ferry() -> None:
    """17.6.1.I, 1.5.5, M.3.5 If no path leads the Ferry carries them, and their player draws."""
    t = Table("council", "marquise", map="lake", suits={10: "fox"}).landmark("ferry", 10)
    t.board("council", revealed=["anvil"]).put("council", 10, "closed_assembly, 3 warriors")
    t.put("marquise", 10, "2 warriors").begins("council", "evening")
    t.says("council", "banish by anvil").rolls(2, 0).says("council", "banish to 12")
    assert t.at(12) == "marquise 2 warriors"
    assert t.stands("ferry") == 12
    assert len(t.holds("marquise")) == 1


# ---- 17.6.1.I who cannot be moved, and what goes along


def held(listening: str, warriors: int = 2) -> Table:
    """Marquise warriors in 2 beside a Band that the Council controls; some have come this turn."""
    t = Table("council", "marquise").board("council", revealed=["sword"])
    t.hireling("popular_band", "twilight_council", listening=listening, markers=3)
    t.put("council", 2, "closed_assembly, 3 warriors").put("popular_band", 2, "1 musician")
    return t.put("marquise", 2, f"{warriors} warriors").begins("council", "evening")


def test_whom_a_band_holds_is_neither_moved_nor_removed() -> None:
    """17.6.1.I, H.2.2 Of two that are hit one has come this turn: it stays, and nobody falls."""
    t = held("2 marquise_de_cat 1 warrior").says("council", "banish by sword").rolls(2, 0)
    assert t.options("council") == ["banish to 5", "banish to 6", "banish to 10"]
    t.agrees()
    t.says("council", "banish to 5")
    assert "marquise 1 warrior" in t.at(2)
    assert t.at(5) == "marquise 1 warrior"
    assert t.supply("marquise", "warrior") == 23


def test_of_more_only_as_many_are_hit_as_can_be_moved() -> None:
    """17.6.1.I, 4.3.6 Three stand there, one of them held: of three hits two find a warrior."""
    t = held("2 marquise_de_cat 1 warrior", 3).says("council", "banish by sword").rolls(3, 0)
    t.says("council", "banish to 5")
    assert (t.at(5), "marquise 1 warrior" in t.at(2)) == ("marquise 2 warriors", True)


def test_where_all_are_held_nobody_is_hit() -> None:
    """17.6.1.I Nor are they removed."""
    t = held("2 marquise_de_cat 2 warrior").says("council", "banish by sword").rolls(2, 0)
    assert not t.asked().startswith("battle")
    assert "marquise 2 warriors" in t.at(2)


def knights(pieces: str) -> Table:
    """Keepers at an assembly in 6, all of them about to be hit."""
    t = banishing("keepers").put("keepers", 6, pieces).begins("council", "evening")
    return t.says("council", "banish by anvil").rolls(3, 0).says("council", "banish to 2")


def test_the_banisher_of_knights_says_which_relics_go_along() -> None:
    """15.2.4, 1.5.5 One with each knight that moves, as their owner could choose; or none."""
    t = knights("3 warriors, figure_2, tablet_1")
    assert t.options("council") == ["bring figure_2", "bring tablet_1", "pass"]
    t.agrees()
    t.says("council", "bring tablet_1", "pass")
    assert t.at(2) == "keepers 2 warriors, keepers 1 tablet_1"
    assert "keepers 1 figure_2" in t.at(6)
    assert [each["piece"] for each in t.told("moved")] == ["warrior", "tablet_1"]


def test_a_relic_each() -> None:
    """15.2.4 Two knights move, and two relics at most."""
    t = knights("3 warriors, figure_2, tablet_1, jewelry_3")
    t.says("council", "bring figure_2", "bring jewelry_3")
    assert "keepers 1 tablet_1" in t.at(6)
    assert t.at(2) == "keepers 2 warriors, keepers 1 figure_2, keepers 1 jewelry_3"


def test_relics_stay_where_nobody_asks_for_them() -> None:
    """15.2.4 They may go along: none has to."""
    t = knights("2 warriors, figure_2").says("council", "pass")
    assert t.at(2) == "keepers 2 warriors"


def test_relics_of_knights_who_help_to_defend() -> None:
    """16.2.2.Ia, 15.2.4 The first hit on them is ignored, the others move them, with relics."""
    t = banishing("diaspora", "keepers").board("keepers", dominance=["dominance_frog"])
    t.put("diaspora", 6, "peaceful_enclave").put("keepers", 6, "2 warriors, figure_2")
    t.begins("council", "evening").says("council", "banish by anvil", "against diaspora")
    t.rolls(3, 0).says("council", "banish to 2", "bring figure_2")
    assert t.at(2) == "keepers 2 warriors, keepers 1 figure_2"


def test_a_battle_is_saved_while_it_is_asked_what_goes_along() -> None:
    """15.2.4 The question comes back in another process."""
    t = knights("3 warriors, figure_2, tablet_1").says("council", "bring figure_2")
    again = Game.from_json(t.game.to_json())
    again.choose("bring tablet_1")
    t.says("council", "bring tablet_1")
    assert digest(again) == digest(t.game)

"""17.2.2 to 17.2.4 Assemblies, Governors and Entreat."""

from __future__ import annotations

from kit import Table
from undergrowth.factions.automated_alliance.outrage import Crackdown
from undergrowth.factions.lord_of_the_hundreds.raze import Raze
from undergrowth.hirelings.sunward_expedition.expedition import Surface
from undergrowth.law.battle.battle import InitiateBattle
from undergrowth.table.book import book
from undergrowth.table.cards import suit_mask
from undergrowth.table.names import SUITS

RABBIT = suit_mask(SUITS.parse("rabbit"))


def governed(*others: str, at: int = 5, loyalists: int = 0) -> Table:
    """A Council with a Governing assembly, beside others."""
    t = Table(*(others or ("marquise",)), "council").put("council", at, "governing_assembly")
    return t.board("council", loyalists=loyalists)


# ---- 17.2.3


def test_crf_governing_blocks_enemy_crafting() -> None:
    """17.2.3 Her only workshop stands at a Governing assembly."""
    t = governed().put("marquise", 5, "workshop").hand("marquise", "a_visit_to_friends")
    t.begins("marquise", "daylight")
    t.refuses("marquise", "craft a_visit_to_friends", "17.2.3")
    t.says("marquise", "entreat 5").says("council", "pass")
    assert t.offers("marquise", "craft a_visit_to_friends"), "once it has closed she may"


def test_cou_governors_block_wood_payment() -> None:
    """17.2.3, 6.5.4.II The only wood lies there: it cannot be removed."""
    for wood, sites in (("", []), (", wood", ["build in 1"])):
        t = governed().put("marquise", 5, "2 warriors, wood").put("marquise", 2, "recruiter")
        t.put("marquise", 1, f"2 warriors{wood}").put("marquise", 3, "workshop")
        t.put("marquise", 4, "sawmill").begins("marquise", "daylight")
        assert t.offers("marquise", "build") == bool(sites)


def test_nobody_else_places_there() -> None:
    """17.2.3 A recruiter at a Governing assembly brings nobody."""
    t = governed().put("marquise", 5, "recruiter").put("marquise", 1, "recruiter")
    t.begins("marquise", "daylight").says("marquise", "recruit")
    assert t.at(1) == "marquise 1 warrior, marquise 1 recruiter"
    assert t.at(5) == "marquise 1 recruiter, council 1 governing_assembly"


def test_cou_governors_allow_move_and_battle() -> None:
    """17.2.3 Moving is no placing, and hits are taken in battle."""
    t = governed().put("marquise", 1, "3 warriors").put("council", 5, "1 warrior")
    t.begins("marquise", "daylight").says("marquise", "march", "to 5", "take 3", "pass")
    t.says("marquise", "battle").rolls(2, 0)
    assert t.at(5) == "marquise 3 warriors"
    assert t.vp == {"marquise": 1}


def test_a_closed_assembly_forbids_nothing() -> None:
    """17.2.3 Only those that govern."""
    t = Table("marquise", "council").put("council", 5, "closed_assembly")
    t.put("marquise", 5, "recruiter").begins("marquise", "daylight").says("marquise", "recruit")
    assert t.at(5) == "marquise 1 warrior, marquise 1 recruiter, council 1 closed_assembly"


def test_a_vagabond_neither_crafts_nor_explores_there() -> None:
    """17.2.3 His pawn is what crafts; and items of a ruin are pieces that he would take."""
    t = governed("vagabond", at=10).ruins(c10="boot").put("vagabond", 10, "pawn")
    t.board("vagabond", items=["hammer", "torch", "sword"]).hand("vagabond", "a_visit_to_friends")
    t.begins("vagabond", "daylight")
    t.refuses("vagabond", "craft a_visit_to_friends", "17.2.3")
    t.refuses("vagabond", "explore", "17.2.3")
    t.says("vagabond", "entreat 10").says("council", "pass")
    assert t.offers("vagabond", "explore")
    assert t.offers("vagabond", "craft a_visit_to_friends")


def test_a_vagabond_strikes_nobody_there() -> None:
    """17.2.3 Striking removes outside battle."""
    t = governed("vagabond").put("vagabond", 5, "pawn").put("council", 5, "1 warrior")
    t.board("vagabond", items=["crossbow"]).begins("vagabond", "daylight")
    assert not t.offers("vagabond", "strike twilight_council warrior")
    t.says("vagabond", "entreat 5").says("council", "pass")
    assert t.offers("vagabond", "strike twilight_council warrior")


def test_a_scoundrel_leaves_no_torch_there() -> None:
    """17.2.3, V.6.2 The torch is a piece that he would place."""
    t = governed("vagabond", at=10).put("vagabond", 10, "pawn")
    t.board("vagabond", character="scoundrel", items=["torch"]).begins("vagabond", "daylight")
    t.refuses("vagabond", "scorch", "17.2.3")
    t.says("vagabond", "entreat 10").says("council", "pass")
    assert t.offers("vagabond", "scorch")


def test_mobs_find_nothing_to_take_there() -> None:
    """17.2.3, 14.4.1 Neither what enemies built nor what lies under a ruin."""
    t = governed("hundreds", at=10).ruins(c10="boot").put("hundreds", 10, "mob")
    t.does(Raze(0), turn="hundreds", phase="birdsong")
    assert t.at(10) == "hundreds 1 mob, council 1 governing_assembly"
    assert t.game.ruins[10]


def test_a_revolt_spares_what_stands_there() -> None:
    """17.2.3, 8.4.1.III Nothing is removed, and no base is placed: there is no revolt."""
    t = governed("alliance").put("alliance", 5, "sympathy").put("council", 10, "closed_assembly")
    t.put("alliance", 10, "sympathy").board(
        "alliance", supporters=["a_visit_to_friends", "birdy_bindle"]
    )
    t.begins("alliance", "birdsong").says("alliance", "pass")
    assert t.offers("alliance", "revolt in 10")
    t.refuses("alliance", "revolt in 5", "8.4.1.III")


def test_sympathy_there_outlives_its_base() -> None:
    """17.2.3, R.6.2.4 Outside battle the Automated Alliance removes nothing of its own there."""
    t = governed("automated").put("automated", 5, "sympathy").put("automated", 3, "sympathy")
    t.does(Crackdown(0, 4, RABBIT), turn="automated")
    assert (t.at(5), t.at(3)) == ("automated 1 sympathy, council 1 governing_assembly", "")


def test_the_council_itself_may_do_all_of_that() -> None:
    """17.2.3 Its enemies are kept from it."""
    t = Table("council", "marquise").put("council", 2, "governing_assembly")
    t.hand("council", "sword").begins("council", "birdsong")
    t.says("council", "recruit by sword", "recruit in 2")
    assert t.at(2) == "council 1 warrior, council 1 governing_assembly"


def test_what_an_enemy_does_in_battle_is_free() -> None:
    """17.2.3, 14.7.1 "Except in battle": a mob becomes a warrior there."""
    t = (
        governed("hundreds", "marquise")
        .put("hundreds", 5, "warlord, mob")
        .put("marquise", 5, "wood")
    )
    t.board("hundreds", mood="bitter").battle("hundreds", against="marquise", at=5)
    t.says("hundreds", "rally from 5")
    assert t.at(5).startswith("hundreds 1 warrior, hundreds 1 warlord")


# ---- 17.2.4


def test_cou_entreat() -> None:
    """17.2.4, 17.2.3 The assembly closes, the Council gains, and she may place there."""
    t = governed(loyalists=2).put("marquise", 5, "recruiter").begins("marquise", "daylight")
    t.says("marquise", "entreat 5")
    assert t.options("council") == [
        "send loyalists 1",
        "send loyalists 2",
        "win loyalist",
        "pass",
    ]
    t.refuses("council", "send loyalists 3", "17.2.1")
    t.says("council", "send loyalists 2").says("marquise", "recruit")
    assert t.at(5) == (
        "marquise 1 warrior, marquise 1 recruiter, council 2 warriors, council 1 closed_assembly"
    )


def test_the_council_may_win_a_loyalist_instead() -> None:
    """17.2.4, 17.2.1 A warrior of its supply, if there is room."""
    t = governed().begins("marquise", "daylight").says("marquise", "entreat 5")
    assert t.options("council") == ["win loyalist", "pass"]
    t.says("council", "win loyalist")
    assert t.supply("council", "warrior") == 19
    t = governed(loyalists=4).begins("marquise", "daylight").says("marquise", "entreat 5")
    t.refuses("council", "win loyalist", "17.2.1")


def test_where_nothing_can_be_gained_nothing_is_asked() -> None:
    """17.2.4, 1.5.1 No Loyalists, and an empty supply."""
    t = governed().put("council", 1, "20 warriors").put("marquise", 2, "2 warriors")
    t.begins("marquise", "daylight")
    t.says("marquise", "entreat 5")
    assert t.asked() == "marquise.daylight"


def test_cou_entreat_own_turn_only() -> None:
    """17.2.4 Only on the entreating enemy's own turn."""
    t = governed("marquise", "eyrie").put("eyrie", 1, "roost").put("marquise", 2, "1 warrior")
    t.put("eyrie", 2, "1 warrior").hand("marquise", "ambush_mouse")
    t.does(InitiateBattle(1), turn="eyrie")
    assert t.options("marquise") == ["play ambush_mouse", "pass"]
    assert not t.offers("marquise", "entreat 5")


def test_what_is_closed_cannot_be_closed() -> None:
    """17.2.4 It can be entreated no more often than it governs."""
    t = governed().put("marquise", 1, "2 warriors").begins("marquise", "daylight")
    t.says("marquise", "entreat 5").says("council", "pass")
    t.refuses("marquise", "entreat 5", "17.2.4")


def test_in_every_phase() -> None:
    """17.2.4, 1.4.3 At any time of the turn, until its last step has begun."""
    for phase in ("birdsong", "daylight"):
        t = governed().put("marquise", 1, "1 warrior").begins("marquise", phase)
        assert t.offers("marquise", "entreat 5"), phase
    t = governed("lizards").begins("lizards", "evening")
    assert t.offers("lizards", "entreat 5")


def test_a_partner_is_no_enemy() -> None:
    """17.2.3, 17.2.4, 9.2.8 He is bound by nothing, and entreats for nothing."""
    t = governed("vagabond", "marquise", "eyrie", at=10).put("vagabond", 10, "pawn")
    t.board(
        "vagabond", items=["hammer", "torch"], partner="twilight_council", dominance="dominance_fox"
    )
    t.ruins(c10="boot").begins("vagabond", "daylight")
    assert t.offers("vagabond", "explore")
    t.refuses("vagabond", "entreat 10", "17.2.4")


# ---- 17.2.2


def test_cou_assembly_removed() -> None:
    """17.2.2, 3.2.1 The defenseless token falls, and a Loyalist goes with it."""
    t = Table("marquise", "council").put("council", 9, "closed_assembly")
    t.put("marquise", 9, "1 warrior").board("council", loyalists=2)
    t.battle("marquise", against="council", at=9).rolls(0, 0)
    assert t.at(9) == "marquise 1 warrior"
    assert t.vp == {"marquise": 1}
    assert t.supply("council", "warrior") == 19


def test_without_loyalists_nothing_more_is_lost() -> None:
    """17.2.2, 1.5.4"""
    t = Table("marquise", "council").put("council", 9, "closed_assembly")
    t.put("marquise", 9, "1 warrior").battle("marquise", against="council", at=9).rolls(0, 0)
    assert t.supply("council", "warrior") == 20
    assert t.told("lost_loyalists") == []


def test_what_a_battle_has_set_off_is_no_part_of_it(table: type[Table]) -> None:
    """17.2.3, 16.2.4 Fears come to pass after a battle: not at a Governing assembly."""
    for side, here in (
        ("governing_assembly", "diaspora 1 peaceful_enclave, council 1 governing_assembly"),
        ("closed_assembly", "diaspora 1 warrior, diaspora 1 militant_enclave, "),
    ):
        t = table("marquise", "diaspora", "council").put("diaspora", 1, "peaceful_enclave")
        t.put("marquise", 1, "2 warriors").put("diaspora", 12, "peaceful_enclave")
        t.put("marquise", 12, "1 warrior").put("council", 12, side)
        t.battle("marquise", against="diaspora", at=1).rolls(0, 0)
        assert t.at(12).startswith(f"marquise 1 warrior, {here}")


def test_a_foothold_there_is_not_given_up() -> None:
    """17.2.3, H.2.4, G.8 An enemy's hirelings remove nothing of their own there either."""
    t = governed("eyrie").hireling("sunward_expedition", "eyrie_dynasties")
    t.put("sunward_expedition", 5, "foothold").put("sunward_expedition", 2, "foothold")
    t.put("sunward_expedition", 3, "foothold").begins("eyrie", "daylight")
    g = t.game
    owner = next(each.index for each in book(g).others)
    t.does(Surface(0, owner), turn="eyrie")
    assert t.options("eyrie") == ["give up in 2", "give up in 3"]

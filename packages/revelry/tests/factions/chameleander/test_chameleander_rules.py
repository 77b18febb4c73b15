"""C.2 The warrior that stays, Blending In, ego, and what others do to it."""

from __future__ import annotations

from revelry.factions.chameleander.pieces import chameleander

from kit.table import Table
from undergrowth.law.moving.ways import may_move_so
from undergrowth.law.removing.removal import may_remove
from undergrowth.table.places import clearing_place
from undergrowth.table.records import MOVE, TAKE_HIT, Intent


def test_chm_blending_in(table: type[Table]) -> None:
    """C.2.4, C.5.2.I, C.2.2 It deals two, its maximum, and ignores what is rolled against it."""
    t = table("cham", "marquise").put("cham", 9, "warrior, 2 ego").put("marquise", 9, "3 warriors")
    t.battle("cham", against="marquise", at=9).rolls(3, 3)
    assert t.at(9) == "cham 1 warrior, cham 2 egos, marquise 1 warrior" and t.done()


def test_a_card_makes_it_take_hits(table: type[Table]) -> None:
    """C.2.4 A matching card goes into its hand before the roll; who holds one is not told."""
    t = table("cham", "marquise").put("cham", 5, "warrior, 2 ego").put("marquise", 5, "3 warriors")
    t.hand("marquise", "ambush_rabbit", "ambush_fox").battle("cham", against="marquise", at=5)
    t.says("marquise", "pass")
    assert t.options("marquise") == ["single out with ambush_rabbit", "pass"]
    t.refuses("marquise", "single out with ambush_fox", "C.2.4")
    t.says("marquise", "single out with ambush_rabbit").rolls(3, 2)
    assert t.at(5) == "cham 1 warrior, marquise 1 warrior"
    assert t.holds("cham") == ["ambush_rabbit"] and t.vp == {"marquise": 2} and t.done()


def test_chm_extra_hit_not_ignored(table: type[Table]) -> None:
    """C.2.4, 7.8.3 The Commander's extra hit removes an ego."""
    t = table("eyrie", "cham").put("eyrie", 5, "3 warriors").put("cham", 5, "warrior, ego")
    t.board("eyrie", leader="commander").battle("eyrie", against="cham", at=5).rolls(2, 1)
    assert t.at(5) == "eyrie 2 warriors, cham 1 warrior"
    assert t.vp == {"eyrie": 1} and t.done()


def test_chm_ambush(table: type[Table]) -> None:
    """C.2.2, C.5.2.I One ego for two hits: a point is lost, and the battle goes on."""
    t = table("cham", "marquise").put("cham", 5, "warrior, ego").put("marquise", 5, "3 warriors")
    t.hand("marquise", "ambush_rabbit").battle("cham", against="marquise", at=5)
    t.says("marquise", "play ambush_rabbit").rolls(1, 0)
    assert t.at(5) == "cham 1 warrior, marquise 2 warriors"
    assert t.vp == {"marquise": 1, "cham": -1} and t.done()


def test_which_ego_takes_a_hit_is_its_choice(table: type[Table]) -> None:
    """C.2.2, 4.3.6 It says which, and in what order both sorts come back (G.24)."""
    t = table("cham", "marquise").put("cham", 5, "warrior, 2 ego, superego")
    t.put("marquise", 5, "3 warriors").hand("marquise", "ambush_rabbit")
    t.battle("cham", against="marquise", at=5).says("marquise", "play ambush_rabbit")
    t.says("cham", "lose superego", "lay back superego").rolls(0, 0)
    assert chameleander(t.game, 0).board(t.game).track == [0, 1, 0, 0, 0, 1, 1]
    assert t.vp == {"marquise": 2} and t.done()


def test_it_is_never_defenseless(table: type[Table]) -> None:
    """C.2.2 And never leaves the map."""
    t = table("marquise", "cham").put("marquise", 5, "3 warriors").put("cham", 5, "warrior")
    t.battle("marquise", against="cham", at=5).rolls(3, 2)
    assert t.at(5) == "marquise 1 warrior, cham 1 warrior" and t.vp == {} and t.done()
    g, me = t.game, chameleander(t.game, 1)
    assert not may_remove(g, me.warrior, clearing_place(5), 0, TAKE_HIT)
    assert not may_remove(g, me.warrior, clearing_place(5), 0)
    assert not may_move_so(g, Intent(MOVE, 1, clearing_place(2), me.warrior, clearing_place(5)))


def test_chm_lizard_convert(table: type[Table]) -> None:
    """C.2.5, 10.4.3.II An ego goes in its place, and a Lizard comes; a second attempt fails."""
    t = table("cult", "cham").put("cham", 5, "warrior, 2 ego").board("cult", outcast="rabbit")
    t.board("cult", acolytes=4).put("cult", 5, "warrior").begins("cult", "birdsong")
    t.says("cult", *[a for a in t.options("cult") if "convert" in a][:1])
    if t.game.decision is not None and t.asked() == "cult.convert":
        t.says("cult", t.options("cult")[0])
    assert t.at(5) == "cult 2 warriors, cham 1 warrior, cham 1 ego" and t.vp == {"cult": 1}
    assert not any("convert" in a for a in t.options("cult"))


def test_favors_take_every_ego(table: type[Table]) -> None:
    """C.2.2, C.2.5 All ego are enemy tokens; the warrior stays."""
    t = table("alliance", "cham").put("alliance", 5, "sympathy").put("cham", 5, "warrior, 2 ego")
    t.board("alliance", supporters=["ambush_rabbit", "root_tea_rabbit"]).begins(
        "alliance", "birdsong"
    )
    t.says("alliance", next(a for a in t.options("alliance") if "revolt" in a))
    while t.asked().startswith("alliance") and t.game.decision is not None and t.at(5).count("ego"):
        t.says("alliance", t.options("alliance")[0])
    assert "cham 1 warrior" in t.at(5) and "ego" not in t.at(5) and t.vp == {"alliance": 2}


def test_an_ego_comes_instead_of_warriors(table: type[Table]) -> None:
    """C.2.5 Propaganda Bureau: a warrior goes and an ego comes, which scores nothing."""
    t = table("cham", "marquise", deck="exiles_and_partisans").put("cham", 5, "warrior, ego")
    t.put("marquise", 5, "2 warriors").put("marquise", 1, "warrior").play(
        "cham", "propaganda_bureau"
    )
    t.hand("cham", "ambush_rabbit").begins("cham", "daylight")
    t.says("cham", *(["pass"] if "use propaganda_bureau" not in t.options("cham") else []))
    t.says("cham", "use propaganda_bureau")
    while "propaganda" in t.asked() or "bureau" in t.asked():
        t.says("cham", t.options("cham")[0])
    assert t.at(5) == "cham 1 warrior, cham 2 egos, marquise 1 warrior" and t.vp == {}


def test_chm_buy_service(table: type[Table]) -> None:
    """C.2.7, 11.2.6.III Two ego go back to the track, two Riverfolk warriors to Payments."""
    t = table("cham", "riverfolk").put("cham", 5, "warrior, 2 ego").hand("riverfolk", "armorers")
    t.board("riverfolk", prices={"hand_card": 2}).begins("cham", "birdsong")
    t.refuses("cham", "buy mercenaries", "11.2.7.IIIb")
    t.says("cham", "buy card armorers")
    assert t.at(5) == "cham 1 warrior" and t.holds("cham") == ["armorers"] and t.vp == {}
    assert t.supply("cham", "ego") == 5


def test_it_buys_from_the_robots_likewise(table: type[Table]) -> None:
    """C.2.7, R.9.2.3 Two ego go back to the track, and the Robots put down their own warriors."""
    t = table("cham", "robots").put("cham", 5, "warrior, 2 ego")
    t.board("robots", market=["anvil", "cobbler", "codebreakers", "sword", "tax_collector"])
    t.begins("cham", "birdsong").refuses("cham", "hire warriors", "11.2.7.IIIb")
    before = t.supply("robots", "warrior")
    t.says("cham", "trade for anvil")
    assert t.at(5) == "cham 1 warrior" and t.holds("cham") == ["anvil"] and t.vp == {}
    assert t.supply("cham", "ego") == 5 and t.supply("robots", "warrior") == before - 2


def test_it_gives_up_no_ego_at_a_governing_assembly(table: type[Table]) -> None:
    """C.5.2, C.2.7, 17.2.3 Enemies of the Council remove nothing there but in battle."""
    t = (
        table("cham", "council")
        .put("cham", 5, "warrior, ego")
        .put("council", 5, "governing_assembly")
    )
    t.begins("cham", "daylight")
    while t.asked() != "revelry:chameleander.act":
        t.says("cham", "pass")
    t.refuses("cham", "indulge ego", "17.2.3")
    t.says("cham", "entreat 5")
    while t.asked() != "revelry:chameleander.act":
        t.says("council", t.options("council")[0])
    t.says("cham", "indulge ego")


def test_it_pays_with_no_ego_of_a_governing_assembly(table: type[Table]) -> None:
    """C.2.7, 17.2.3 So it cannot buy there."""
    t = table("cham", "council", "riverfolk").put("cham", 5, "warrior, 2 ego")
    t.put("council", 5, "governing_assembly").hand("riverfolk", "armorers")
    t.board("riverfolk", prices={"hand_card": 2}).begins("cham", "birdsong")
    assert not t.offers("cham", "buy card armorers")


def test_an_ego_stands_in_where_its_own_effect_takes_the_warrior(table: type[Table]) -> None:
    """C.2.5 Once a turn, whosever effect it is: the Tax Collector takes an ego, for no point."""
    t = table("cham", "marquise").put("cham", 5, "warrior, 2 ego").play("cham", "tax_collector")
    t.begins("cham", "daylight").says("cham", "use tax_collector")
    assert t.at(5) == "cham 1 warrior, cham 1 ego" and len(t.holds("cham")) == 1 and t.vp == {}


def test_an_ego_comes_of_feather_rufflers(table: type[Table]) -> None:
    """C.2.5 An effect that lets it place warriors of its supply places one ego, once a turn."""
    t = table("cham", "alliance", deck="squires_and_disciples").put("cham", 5, "warrior")
    t.put("alliance", 5, "3 sympathy").hand("cham", "feather_rufflers").begins("cham", "daylight")
    while not t.offers("cham", "craft feather_rufflers"):
        t.says("cham", "pass")
    t.says("cham", "craft feather_rufflers")
    assert "cham 1 ego" in t.at(5) and t.vp == {}


def test_an_ally_loses_it_to_no_hit(table: type[Table]) -> None:
    """C.2.2, 9.2.9.IId No effect removes it, so the Vagabond who attacks with it damages items."""
    t = table("vagabond", "chameleander", "marquise")
    t.board("vagabond", items=["sword", "boot"], relationships={"chameleander": "allied"})
    t.put("vagabond", 1, "1 pawn").put("chameleander", 1, "1 warrior, 1 ego")
    t.put("marquise", 1, "3 warriors").battle("vagabond", against="marquise", at=1)
    t.says("vagabond", "attack with chameleander").rolls(3, 1)
    assert not t.offers("vagabond", "lose ally warrior")
    t.agrees()
    t.says("vagabond", "damage boot ready")
    assert t.at(1) == "vagabond 1 pawn, cham 1 warrior, cham 1 ego, marquise 1 warrior"


def test_bandits_take_an_ego_that_moves_with_it(table: type[Table]) -> None:
    """C.2.2, C.2.5, H.2.2 Of the moving pieces the warrior alone cannot be removed."""
    t = table("chameleander", "marquise").hired("highway_bandits", "marquise_de_cat")
    t.also(paths={"p1": {"highway_bandits": "1 bandit"}}).put("marquise", 9, "1 warrior")
    t.put("chameleander", 1, "1 warrior, 1 ego, 1 superego").hand("chameleander", "cobbler")
    t.begins("chameleander", "birdsong").says("chameleander", "skip to 5")
    assert t.options("chameleander") == ["surrender ego", "surrender superego"]
    t.agrees()
    t.says("chameleander", "surrender ego")
    assert t.at(5) == "cham 1 warrior, cham 1 superego"
    assert t.supply("chameleander", "ego") == 5
    assert t.vp == {}
    t.says("chameleander", "skip to 1")
    assert t.at(1) == "cham 1 warrior"


def test_an_ego_comes_of_gangs_in_several_clearings(table: type[Table]) -> None:
    """C.2.5, H.2.4 Beside it, though warriors were due elsewhere, too: its supply holds none."""
    t = table("chameleander", "marquise").hired("bandit_gangs", "chameleander", "1 bandit", 1)
    t.put("bandit_gangs", 5, "1 bandit").put("chameleander", 1, "1 warrior, 1 ego")
    t.hand("chameleander", "anvil").begins("chameleander", "daylight")
    t.says("chameleander", "employ bandit_gangs", "choose gangs_rally")
    assert t.at(1) == "cham 1 warrior, cham 2 egos, bandit_gangs 1 bandit"
    assert t.at(5) == "bandit_gangs 1 bandit"
    assert t.vp == {}


def test_peacekeepers_are_not_hit_while_it_stands(table: type[Table]) -> None:
    """C.2.2, 17.2.5 They are hit once its warrior has been removed, and it never is."""
    t = table("eyrie", "chameleander", "council").board("eyrie", leader="builder")
    t.put("eyrie", 1, "4 warriors").put("chameleander", 1, "1 warrior, 2 ego")
    t.put("council", 1, "closed_assembly, 3 warriors").hand("eyrie", "birdy_bindle")
    t.battle("eyrie", against="chameleander", at=1)
    t.says("eyrie", "single out with birdy_bindle").rolls(3, 1)
    assert (
        t.at(1) == "eyrie 3 warriors, cham 1 warrior, council 3 warriors, council 1 closed_assembly"
    )
    assert t.vp == {"eyrie": 2, "cham": -1}, "for the third hit there was no ego"


def test_which_ego_goes_beside_peacekeepers_is_its_choice(table: type[Table]) -> None:
    """C.2.2, 4.3.6, 17.2.5"""
    t = table("eyrie", "chameleander", "council").board("eyrie", leader="builder")
    t.put("eyrie", 1, "4 warriors").put("chameleander", 1, "1 warrior, 1 ego, 1 superego")
    t.put("council", 1, "closed_assembly, 3 warriors").hand("eyrie", "birdy_bindle")
    t.battle("eyrie", against="chameleander", at=1)
    t.says("eyrie", "single out with birdy_bindle").rolls(1, 0)
    assert t.options("chameleander") == ["lose ego", "lose superego"]
    t.agrees()


def test_banishing_costs_it_nothing(table: type[Table]) -> None:
    """C.2.2, 17.6.1.I It cannot be moved in that turn, so it takes no hits, like the warlord."""
    t = table("council", "chameleander").hand("council", "bake_sale", "cobbler")
    t.put("council", 5, "closed_assembly, 2 warriors").put("chameleander", 5, "1 warrior, 1 ego")
    t.begins("council", "birdsong").says("council", "recruit by bake_sale", "recruit in 5", "pass")
    t.says("council", "banish by bake_sale", "single out with cobbler").rolls(3, 2)
    assert "cham 1 warrior, cham 1 ego" in t.at(5)
    assert "council 3 warriors" in t.at(5), "it ignores the hits that are rolled back"
    assert t.vp == {}

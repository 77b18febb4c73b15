"""C What the Law leaves open, as `docs/rulings.md` of the package says it is played."""

from __future__ import annotations

from revelry.factions.chameleander.actions import TakeActions
from revelry.factions.chameleander.crafting import crafters_of_all
from revelry.factions.chameleander.evening import Boast
from revelry.factions.chameleander.pieces import chameleander

from kit.table import Table
from undergrowth.law.removing.removal import may_remove, may_replace
from undergrowth.table.places import clearing_place


def daylight(t: Table) -> Table:
    """C.5.2 The step of actions alone."""
    return t.does(TakeActions(0, 3))


def test_the_warrior_is_no_target_without_ego(table: type[Table]) -> None:
    """C.2.5 chm-no-ego-to-remove: what lets somebody choose does not offer it."""
    t = table("cult", "cham").put("cult", 5, "warrior").put("cham", 5, "warrior").freely()
    t.board("cult", outcast="rabbit", acolytes=4).begins("cult", "birdsong")
    g, me = t.game, chameleander(t.game, 1)
    assert not may_remove(g, me.warrior, clearing_place(5), 0)
    assert not may_replace(g, 0, me.warrior, clearing_place(5), 0)
    assert not any("convert" in each for each in t.options("cult"))


def test_once_in_each_turn_and_for_each_separately(table: type[Table]) -> None:
    """C.2.5 chm-once-per-turn: after an ego has gone another may still come; in the next player's
    turn one may go again."""
    t = table("cham", "marquise").put("cham", 5, "warrior, 2 ego").play("cham", "tax_collector")
    t.put("marquise", 5, "warrior").begins("cham", "daylight").says("cham", "use tax_collector")
    g, me, here = t.game, chameleander(t.game, 0), clearing_place(5)
    assert not may_remove(g, me.warrior, here, 1)
    assert me.ego.comes_instead(g, me.warrior, here) == me.ego.kinds[0]
    while t.game.turn == 0:
        t.says("cham", "pass")
    assert may_remove(t.game, me.warrior, here, 1)


def test_its_score_never_falls_below_nothing(table: type[Table]) -> None:
    """C.2.2 chm-vp-floor: there is no point to lose."""
    t = table("cham", "marquise").put("cham", 5, "warrior").put("marquise", 5, "3 warriors")
    t.scores(cham=0).hand("marquise", "ambush_rabbit")
    t.battle("cham", against="marquise", at=5).says("marquise", "play ambush_rabbit").rolls(0, 0)
    assert t.game.score[0] == 0 and t.done()


def test_nothing_for_which_an_ego_must_come_where_none_may(table: type[Table]) -> None:
    """C.2.5 chm-ego-barred: beside the keep it neither marks, nor cajoles, nor boasts."""
    t = table("cham", "marquise").put("cham", 5, "warrior").put("marquise", 5, "keep, 3 warriors")
    t.hand("cham", "ambush_rabbit", "ambush_bird")
    daylight(t).refuses("cham", "mark with ambush_rabbit", "C.5.2.IV")
    t.refuses("cham", "cajole with ambush_rabbit", "C.2.5")
    assert not Boast(0).applies(t.game)


def test_none_without_ego_on_the_track(table: type[Table]) -> None:
    """C.2.5 chm-ego-barred: the same where all are on the map."""
    t = table("cham", "marquise").put("cham", 5, "warrior, 5 ego, 3 superego")
    t.put("marquise", 5, "3 warriors").hand("cham", "ambush_rabbit", "ambush_bird")
    daylight(t).refuses("cham", "cajole with ambush_rabbit", "C.2.5")
    assert not Boast(0).applies(t.game)


def test_only_people_single_it_out(table: type[Table]) -> None:
    """C.2.4 chm-card-for-hits: automated opponents and hirelings are never asked; any card that
    matches will do, a bird too."""
    t = table("cham", "electric_eyrie", "marquise").put("cham", 5, "warrior, ego")
    t.put("electric_eyrie", 5, "3 warriors").hand("marquise", "ambush_rabbit")
    t.battle("cham", against="electric_eyrie", at=5).rolls(2, 1)
    assert "cham 1 ego" in t.at(5) and t.done()
    t = table("marquise", "cham").hireling("vault_keepers", "marquise_de_cat")
    t.put("vault_keepers", 5, "2 keeper").put("cham", 5, "warrior, ego")
    t.hand("marquise", "armorers").battle("vault_keepers", against="cham", at=5).rolls(1, 0)
    assert "cham 1 ego" in t.at(5) and t.done()
    t = table("marquise", "cham").put("marquise", 5, "3 warriors").put("cham", 5, "warrior, ego")
    t.hand("marquise", "armorers").battle("marquise", against="cham", at=5)
    t.says("marquise", "single out with armorers").rolls(1, 0)
    assert t.at(5) == "marquise 3 warriors, cham 1 warrior"


def test_acclaim_crafts_and_captains_do_not(table: type[Table]) -> None:
    """C.2.1 chm-captain-crafting, chm-vagabond-crafting: a pawn is one icon."""
    t = table("cham", "vagabond", "eyrie").put("cham", 5, "warrior").put("vagabond", 5, "pawn")
    t.begins("cham", "daylight")
    assert crafters_of_all(t.game, clearing_place(5)) == 1
    t = table("cham", "knaves").put("cham", 5, "warrior")
    t.put("knaves", 5, "thief, 2 warriors, acclaim")
    t.board("knaves", captains=["thief", "scoundrel", "harrier"]).begins("cham", "daylight")
    assert crafters_of_all(t.game, clearing_place(5)) == 1


def test_pieces_of_automated_opponents_count_as_those_of_their_kin(table: type[Table]) -> None:
    """C.2.1 chm-bot-pieces: workshops; of gardens all, as there is no Outcast."""
    t = table("cham", "mechanical_marquise", "logical_lizards").put("cham", 9, "warrior")
    t.put("mechanical_marquise", 9, "workshop").put("logical_lizards", 9, "garden_mouse").freely()
    t.begins("cham", "daylight")
    assert crafters_of_all(t.game, clearing_place(9)) == 2


def test_a_governing_assembly_bars_crafting_and_ego(table: type[Table]) -> None:
    """C.2.1, C.2.5 chm-governors: until the Council is entreated."""
    t = table("cham", "council", "marquise").put("cham", 5, "warrior")
    t.put("council", 5, "governing_assembly").put("marquise", 5, "2 workshop, 2 warriors").freely()
    t.hand("cham", "a_visit_to_friends", "ambush_rabbit").begins("cham", "daylight")
    t.refuses("cham", "craft a_visit_to_friends", "17.2.3")
    while t.asked() != "revelry:chameleander.act":
        t.says("cham", "pass")
    t.refuses("cham", "cajole with ambush_rabbit", "C.2.5")
    t.refuses("cham", "mark with ambush_rabbit", "C.5.2.IV")


def test_a_ban_on_the_ruler_does_not_count(table: type[Table]) -> None:
    """C.5.2.V chm-cajole-barred: Governors keep buildings of the Marquise out, unless she is
    cajoled by who has entreated the Council."""
    t = table("cham", "council", "marquise").put("cham", 5, "warrior").freely()
    t.put("council", 5, "governing_assembly").put("marquise", 5, "3 warriors")
    t.hand("cham", "ambush_rabbit").begins("cham", "daylight")
    while t.asked() != "revelry:chameleander.act":
        t.says("cham", "pass")
    t.says("cham", "entreat 5")
    while t.asked() != "revelry:chameleander.act":
        t.says("council", t.options("council")[0])
    t.says("cham", "cajole with ambush_rabbit")
    assert t.vp == {}
    t.says("marquise", "accept sawmill")
    assert "marquise 1 sawmill" in t.at(5) and t.vp == {"cham": 1}


def test_the_ruler_decides_once_the_ego_has_been_scored(table: type[Table]) -> None:
    """C.5.2.V chm-cajole-order: spend, place, score; the ruler; then one more point."""
    t = table("cham", "marquise").put("cham", 5, "warrior, ego").put("marquise", 5, "2 warriors")
    daylight(t.hand("cham", "ambush_fox")).says("cham", "cajole with ambush_fox")
    assert t.asked() == "pieces.gift" and t.vp == {"cham": 1}
    assert t.discard == ["ambush_fox"] and "cham 2 egos" in t.at(5)
    t.says("marquise", "accept wood")
    assert t.vp == {"cham": 2}


def test_pieces_with_two_sides_come_on_either(table: type[Table]) -> None:
    """C.5.2.V chm-cajole-pieces: plots; enclaves; no relics, and nothing that is on the map."""
    t = table("cham", "corvids").put("cham", 5, "warrior").put("corvids", 5, "2 warriors")
    daylight(t.hand("cham", "ambush_fox")).says("cham", "cajole with ambush_fox")
    plots = ("bomb", "snare", "extortion", "raid")
    sides = {*(f"accept {each}" for each in plots), *(f"accept face_down_{each}" for each in plots)}
    assert set(t.options("corvids")) == {*sides, "pass"}
    t = table("cham", "keepers").put("cham", 5, "warrior").put("keepers", 5, "2 warriors")
    daylight(t.hand("cham", "ambush_fox")).says("cham", "cajole with ambush_fox")
    assert len(t.options("keepers")) == 7 and t.offers("keepers", "accept figure_tablet")
    assert not any(each[-1].isdigit() for each in t.options("keepers"))


def test_hirelings_are_no_rulers(table: type[Table]) -> None:
    """C.5.2.V chm-cajole-ruler: another player must rule, not a hireling that nobody has."""
    t = table("cham", "marquise", "eyrie").hireling("vault_keepers")
    t.put("vault_keepers", 5, "2 keeper").put("cham", 5, "warrior").hand("cham", "ambush_fox")
    daylight(t).refuses("cham", "cajole with ambush_fox", "C.5.2.V")


def test_it_sloughs_once(table: type[Table]) -> None:
    """C.4.1 chm-slough-repeat: though it holds eight cards."""
    cards = ["ambush_fox", "ambush_mouse", "ambush_rabbit", "armorers", "anvil", "sword"]
    t = table("cham", "marquise").put("cham", 12, "warrior")
    t.hand("cham", *cards, "cobbler", "codebreakers").begins("cham", "birdsong")
    t.says("cham", *(f"slough {card}" for card in cards[:4]))
    assert t.asked() == "revelry:chameleander.skip"


def test_no_slough_without_ego_on_the_track(table: type[Table]) -> None:
    """C.4.1 chm-slough-repeat: there is none to move."""
    t = table("cham", "marquise").put("cham", 12, "warrior, 5 ego, 3 superego")
    t.hand("cham", "ambush_fox", "ambush_mouse", "ambush_rabbit", "armorers")
    assert t.begins("cham", "birdsong").asked() == "revelry:chameleander.skip"


def test_whom_a_stroll_does_not_take_along(table: type[Table]) -> None:
    """C.5.2.II chm-stroll-forced: no hireling; a Captain without Skunks."""
    t = table("cham", "knaves").hireling("forest_patrol", "knaves_of_the_deepwood")
    t.put("forest_patrol", 9, "1 patrol").put("cham", 9, "warrior").hand("cham", "ambush_fox")
    t.board("knaves", captains=["thief", "scoundrel", "harrier"]).put(
        "knaves", 9, "thief, 2 warriors"
    )
    daylight(t).says("cham", "stroll", "to 12")
    assert not any("patrol" in each for each in t.options("cham"))
    t.says("cham", "drag knaves_of_the_deepwood thief")
    assert t.at(12) == "cham 1 warrior, knaves 1 thief"


def test_who_cannot_be_beckoned(table: type[Table]) -> None:
    """C.5.2.III chm-beckon-targets: Knaves send a Skunk, Hundreds no warlord, hirelings nobody."""
    t = table("cham", "knaves", "hundreds").hireling("forest_patrol", "knaves_of_the_deepwood")
    t.put("cham", 9, "warrior").put("forest_patrol", 9, "1 patrol").put("knaves", 9, "1 warrior")
    t.board("knaves", captains=["thief", "scoundrel", "harrier"]).put("hundreds", 9, "warlord")
    daylight(t).refuses("cham", "beckon forest_patrol", "C.5.2.III")
    t.says("cham", "beckon knaves_of_the_deepwood", "beckon lord_of_the_hundreds")
    assert "knaves 2 warriors" in t.at(9) and "hundreds 1 warrior" in t.at(9)


def test_a_hireling_may_be_marked(table: type[Table]) -> None:
    """C.5.2.IV chm-mark-targets: any enemy warrior that can be replaced."""
    t = table("cham", "hundreds").hireling("forest_patrol", "lord_of_the_hundreds")
    t.put("cham", 5, "warrior").put("forest_patrol", 5, "1 patrol").put("hundreds", 5, "warlord")
    daylight(t.hand("cham", "ambush_rabbit")).says("cham", "mark with ambush_rabbit")
    assert "forest_patrol" not in t.at(5) and "cham 1 ego" in t.at(5)
    assert "hundreds 1 warlord" in t.at(5)


def test_no_boast_after_the_first_is_left(table: type[Table]) -> None:
    """C.6.1 chm-boast-first: the others cannot be had without it."""
    t = table("cham", "marquise").put("cham", 12, "warrior").board("cham", the_id={"ego": 2})
    t.hand("cham", "ambush_bird", "armorers").does(Boast(0), phase="evening").says("cham", "pass")
    assert t.done() and t.vp == {}


def test_it_activates_dominance(table: type[Table]) -> None:
    """3.3.1 chm-coalition: like other factions."""
    t = table("cham", "marquise", "eyrie").put("cham", 12, "warrior").scores(cham=10)
    t.hand("cham", "dominance_fox").begins("cham", "daylight").says(
        "cham", "dominate dominance_fox"
    )
    assert t.game.dominance[0] >= 0

"""C.3, C.4, C.6 Setup, Birdsong and Evening."""

from __future__ import annotations

from typing import Any

from revelry.factions.chameleander.actions import TakeActions
from revelry.factions.chameleander.birdsong import Slough
from revelry.factions.chameleander.evening import Boast, DrawCards
from revelry.factions.chameleander.pieces import chameleander
from revelry.factions.chameleander.setup import SetUpChameleander

from kit.table import Table
from undergrowth import Game, Setup


def track(t: Table) -> list[int]:
    """Return what lies on the track, from left to right."""
    return chameleander(t.game, 0).board(t.game).track


def test_it_begins_where_three_paths_meet(table: type[Table]) -> None:
    """C.3.2 The keep's clearing is barred; rivers and closed paths are no paths."""
    t = table("cham", "marquise").put("marquise", 2, "keep").freely().does(SetUpChameleander(0))
    assert t.options("cham") == [f"arrive in {n}" for n in (1, 3, 4, 6, 7, 9, 10, 11, 12)]
    t.refuses("cham", "arrive in 2", "C.3.2")
    t.refuses("cham", "arrive in 5", "C.3.2")
    t.says("cham", "arrive in 12")
    assert t.at(12) == "cham 1 warrior" and t.done()


def test_the_track_at_setup() -> None:
    """C.3.1, C.3.3 One warrior; the three superego lie on the right."""
    g = Game.new(Setup(seats=["cham", "alliance"]), seed=1)
    me = chameleander(g, 0)
    assert me.board(g).track == [0, 0, 0, 0, 0, 1, 1, 1]
    assert g.box.kinds[me.warrior].count == 1


def test_chm_draw(table: type[Table]) -> None:
    """C.6.2 A card, and three for the superego on the track and the Id."""
    t = table("cham", "marquise").put("cham", 12, "warrior")
    t.board("cham", the_id={"superego": 1}).does(DrawCards(0), phase="evening")
    assert len(t.game.hands[0]) == 4


def test_chm_draw_less(table: type[Table]) -> None:
    """C.6.2, C.2.6 One on the map does not count, one on the Id does."""
    t = table("cham", "marquise").put("cham", 12, "warrior, superego")
    t.board("cham", the_id={"superego": 1}).does(DrawCards(0), phase="evening")
    assert len(t.game.hands[0]) == 3


def test_cards_above_five_are_discarded(table: type[Table]) -> None:
    """C.6.2 Down to five."""
    t = table("cham", "marquise").put("cham", 12, "warrior")
    t.hand("cham", "ambush_fox", "ambush_mouse").does(DrawCards(0), phase="evening")
    t.says("cham", "discard ambush_fox")
    assert len(t.game.hands[0]) == 5 and t.done()


def test_chm_slough_three(table: type[Table]) -> None:
    """C.4.1 Exactly four cards are needed."""
    t = table("cham", "marquise").put("cham", 12, "warrior")
    t.hand("cham", "ambush_fox", "ambush_mouse", "ambush_rabbit").begins("cham", "birdsong")
    t.refuses("cham", "slough ambush_fox", "C.4.1")
    assert t.asked() == "revelry:chameleander.skip"


def test_four_cards_for_an_ego_on_the_id(table: type[Table]) -> None:
    """C.4.1, C.2.6 The leftmost goes, without points; it never comes back."""
    t = table("cham", "marquise").put("cham", 12, "warrior")
    t.hand("cham", "ambush_fox", "ambush_mouse", "ambush_rabbit", "ambush_bird", "armorers")
    t.does(Slough(0), phase="birdsong")
    t.says("cham", "slough ambush_fox", "slough ambush_mouse", "slough ambush_rabbit")
    t.says("cham", "slough ambush_bird")
    assert t.holds("cham") == ["armorers"] and t.vp == {}
    assert track(t) == [0, 0, 0, 0, 1, 1, 1]
    assert chameleander(t.game, 0).ego.on_id(t.game) == 1 and t.done()


def test_chm_skip_out_of_snare(table: type[Table]) -> None:
    """C.4.2, 13.7.2 Two moves out of a snare without cards; its ego go along."""
    t = table("cham", "corvids").put("cham", 9, "warrior, ego").put("corvids", 9, "snare")
    t.put("corvids", 1, "3 warriors").begins("cham", "birdsong")
    t.refuses("cham", "skip to 11", "C.4.2")
    t.says("cham", "skip to 1", "skip to 5")
    assert t.at(5) == "cham 1 warrior, cham 1 ego"
    assert t.at(9) == "corvids 1 snare" and t.asked() != "revelry:chameleander.skip"


def test_it_skips_on_from_whatever_holds_those_that_came(table: type[Table]) -> None:
    """C.4.2, H.2.2 A piece that listens to a Band does not move on, but for a skip."""
    t = table("cham", "marquise").hireling("popular_band", "marquise_de_cat", markers=2)
    t.put("popular_band", 5, "1 musician").put("cham", 1, "warrior, ego").begins("cham", "birdsong")
    t.says("cham", "skip to 5", "skip to 2")
    assert t.at(2) == "cham 1 warrior, cham 1 ego"


def test_chm_outrage(table: type[Table]) -> None:
    """C.2.2, 8.2.6 It counts as a warrior that moves in."""
    t = table("cham", "alliance").put("cham", 5, "warrior").put("alliance", 2, "sympathy")
    t.hand("cham", "ambush_mouse").begins("cham", "birdsong")
    t.says("cham", "skip to 2", "appease with ambush_mouse")
    assert t.holds("cham") == []


def test_chm_boast(table: type[Table]) -> None:
    """C.6.1 One ego, and one for each on the Id; each scores its space."""
    t = table("cham", "marquise").put("cham", 12, "warrior, ego")
    t.board("cham", the_id={"ego": 2}).hand("cham", "ambush_bird", "armorers", "royal_claim")
    t.does(Boast(0), phase="evening")
    t.says("cham", "boast with ambush_bird", "boast with armorers", "boast with royal_claim")
    assert t.vp == {"cham": 1 + 2 + 2}
    assert t.at(12) == "cham 1 warrior, cham 3 egos, cham 1 superego" and t.done()


def test_no_more_boasts_than_the_id_allows(table: type[Table]) -> None:
    """C.6.1 Without ego there it is one; other suits do not boast."""
    t = table("cham", "marquise").put("cham", 12, "warrior, ego")
    t.hand("cham", "ambush_bird", "armorers", "ambush_fox").does(Boast(0), phase="evening")
    t.refuses("cham", "boast with ambush_fox", "C.6.1")
    t.says("cham", "boast with armorers")
    assert t.vp == {"cham": 1} and t.done()


def ahead(t: Table) -> dict[str, tuple[str, bool]]:
    """Return what is told of the turn's single chances: the state of each, and whether it can be
    done."""
    forecast: Any = t.game.observe(1)["turn"]["forecast"]
    assert forecast["fails"]["points"] == 0 and all(each["title"] for each in forecast["ahead"])
    return {each["id"]: (each["state"], each["possible"]) for each in forecast["ahead"]}


def test_what_it_can_do_once_a_turn_is_forecast(table: type[Table]) -> None:
    """C.5.2, C.6.1 Everybody sees it, whatever the hand allows; after a mark there is no boast."""
    t = table("cham", "marquise").put("cham", 12, "warrior").put("marquise", 12, "2 warriors")
    t.hand("cham", "anvil", "foxfolk_steel").does(TakeActions(0, 3))
    assert ahead(t) == {
        "quell": ("now", True),
        "mark-with": ("now", True),
        "cajole-with": ("now", True),
        "boast-with": ("to come", True),
    }
    t.says("cham", "cajole with anvil").says("marquise", "accept wood")
    assert ahead(t)["cajole-with"] == ("done", False)

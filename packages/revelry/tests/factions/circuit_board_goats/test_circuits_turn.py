"""CBG.3 to CBG.6 The Circuit Board Goats' setup and turn."""

from __future__ import annotations

import pytest
from factions.circuit_board_goats.circuits import (
    BIRD,
    FOX,
    ME,
    MOUSE,
    RABBIT,
    announced,
    critics,
    tabled,
)
from revelry.factions.circuit_board_goats.battles import GoatBattles
from revelry.factions.circuit_board_goats.birdsong import Endorse
from revelry.factions.circuit_board_goats.evening import Credit, Encore, GoatsPlay
from revelry.factions.circuit_board_goats.recruit import GoatRecruits
from revelry.factions.circuit_board_goats.tents import PopUpTents

from kit.table import Table
from undergrowth import Game, Setup
from undergrowth.law.moving.ways import adjacent
from undergrowth.library import installed_maps
from undergrowth.table.places import PLACE, clearing_place


@pytest.mark.parametrize("name", installed_maps())
def test_they_start_in_a_corner_and_beside_it(name: str) -> None:
    """CBG.3.1, CBG.3.2 Two goats and a big top each; no other automated opponent starts there."""
    g = Game.new(Setup(map=name, seats=[ME, "electric_eyrie", "alliance"]), 3)
    while g.turns == 0 and g.decision is not None:
        g.take(g.decision.options[0])
    placed = [e.fields for e in g.log or [] if e.verb == "placed" and e.fields["owner"] == ME]
    here, beside = (str(each["place"]) for each in placed[:4:2])
    assert [each["count"] for each in placed[:4]] == [2, 1, 2, 1]
    assert here == PLACE.text(g.homes[0]) and PLACE.parse(beside) in adjacent(g, 0, g.homes[0])
    assert g.homes[0] in g.box.woodland.corners
    assert g.homes[0] != g.homes[1]


def test_the_poorest_spectator_is_endorsed_and_tents_come_down() -> None:
    """CBG.4.3 Of those beside a big top; nothing is lost by that."""
    t = tabled("marquise", "eyrie", "alliance").scores(marquise=4, eyrie=3, alliance=1)
    t.put(ME, 5, "big_top").put(ME, 9, "big_top").put("marquise", 5, "1 warrior")
    t.put("eyrie", 9, "1 warrior").put("alliance", 1, "1 warrior").does(Endorse(0))
    assert announced(t) == ["endorse eyrie_dynasties"]
    assert t.vp == {"eyrie": 1}
    assert t.at(5) == "marquise 1 warrior"


def test_a_player_without_marker_is_endorsed_first() -> None:
    """CBG.4.3 And scores nothing."""
    t = tabled("marquise", "eyrie").scores(marquise=0).board("eyrie", dominance="dominance_fox")
    t.put(ME, 5, "big_top").put("marquise", 5, "1 warrior").put("eyrie", 5, "1 warrior")
    t.does(Endorse(0))
    assert announced(t) == ["endorse eyrie_dynasties"]
    assert t.vp == {}


def test_automated_spectators_are_endorsed_in_a_cooperative_game() -> None:
    """CBG.4.3, R.3 They are enemies that it only does not target; CBG.6.1 and they are counted."""
    for frame, vp in ((Endorse(0), {"mechanical": 1}), (GoatsPlay(0), {"circuit": 2})):
        t = tabled("mechanical", "eyrie").scores(mechanical=1).also(cooperative=True)
        t.put(ME, 5, "big_top").put("mechanical", 5, "1 warrior").put("eyrie", 5, "1 warrior")
        assert t.does(frame).vp == vp


def test_with_nobody_there_the_tents_come_down_all_the_same() -> None:
    """CBG.4.3 Nobody scores."""
    t = tabled("marquise").put(ME, 5, "big_top").does(Endorse(0))
    assert announced(t) == []
    assert t.at(5) == "" and t.vp == {}


def test_goats_come_where_most_enemies_are() -> None:
    """CBG.5.1 Then where the fewest warriors of all are; three of them."""
    t = tabled("marquise", "eyrie", order=FOX)
    t.put("marquise", 1, "1 warrior").put("eyrie", 1, "2 warriors").put(ME, 1, "1 warrior")
    t.put("marquise", 6, "2 warriors").put("eyrie", 6, "1 warrior")
    t.put("marquise", 8, "1 warrior").does(GoatRecruits(0))
    assert announced(t) == ["set down 3 warrior 6"]


def test_cbg_recruit_shortage() -> None:
    """CBG.5.1 One is placed, four come home from unordered clearings, two more are placed."""
    t = tabled("marquise", order=FOX).put("marquise", 6, "1 warrior").put(ME, 8, "5 warriors")
    t.put(ME, 2, "2 warriors").put(ME, 3, "2 warriors").does(GoatRecruits(0))
    assert announced(t) == ["set down 1 warrior 6", "set down 2 warrior 6"]
    assert t.at(6) == f"{t.short(0)} 3 warriors, marquise 1 warrior"
    assert t.at(2) == t.at(3) == ""
    assert t.supply(ME, "warrior") == 2


def test_on_a_bird_order_none_comes_home() -> None:
    """CBG.5.1 Everything is ordered; what is there is placed."""
    t = tabled("marquise", order=BIRD).put("marquise", 6, "1 warrior").put(ME, 8, "5 warriors")
    t.put(ME, 2, "4 warriors").does(GoatRecruits(0))
    assert announced(t) == ["set down 1 warrior 6"]
    assert t.supply(ME, "warrior") == 0


def test_they_battle_every_enemy_the_leaders_first() -> None:
    """CBG.5.2 The same enemy first where the fewest players are."""
    t = tabled("marquise", "eyrie", order=FOX).scores(circuit_board_goats=9, marquise=4, eyrie=6)
    t.put(ME, 1, "4 warriors").put(ME, 6, "4 warriors").put("marquise", 1, "2 warriors")
    t.put("eyrie", 1, "2 warriors").put("eyrie", 6, "2 warriors").does(GoatBattles(0))
    for _ in range(3):
        t.rolls(0, 0)
    assert announced(t) == [
        "attack in 6 eyrie_dynasties",
        "attack in 1 eyrie_dynasties",
        "attack in 1 marquise_de_cat",
    ]


def test_enemies_with_as_many_points_go_by_turn_order() -> None:
    """CBG.5.2.II The first in turn order."""
    t = tabled("eyrie", "marquise", order=FOX).scores(circuit_board_goats=9)
    t.put(ME, 1, "4 warriors").put("marquise", 1, "2 warriors").put("eyrie", 1, "2 warriors")
    t.does(GoatBattles(0)).rolls(0, 0).rolls(0, 0)
    assert announced(t) == ["attack in 1 eyrie_dynasties", "attack in 1 marquise_de_cat"]


def test_hirelings_are_battled_last() -> None:
    """CBG.5.2 Everywhere: after players without points, and after those who have left the track, in
    spite of their controller's points."""
    t = tabled("eyrie", "alliance", "riverfolk", order=FOX).hireling(
        "forest_patrol", "riverfolk_company"
    )
    t.scores(circuit_board_goats=9, eyrie=0, riverfolk=20)
    t.board("alliance", dominance="dominance_fox").put("forest_patrol", 1, "2 patrol")
    t.put(ME, 1, "4 warriors").put(ME, 6, "4 warriors").put(ME, 8, "2 warriors")
    t.put("eyrie", 1, "2 warriors").put("alliance", 8, "2 warriors").does(GoatBattles(0))
    for _ in range(3):
        t.rolls(0, 0)
    assert t.done() and announced(t) == [
        "attack in 1 eyrie_dynasties",
        "attack in 8 woodland_alliance",
        "attack in 1 forest_patrol",
    ]


def test_two_tents_go_up_and_a_guest_comes() -> None:
    """CBG.5.3 First where most enemy players are, then where most paths are; each with a goat."""
    t = tabled("marquise", "eyrie", "alliance", order=FOX).scores(eyrie=7)
    t.put("marquise", 8, "1 warrior").put("alliance", 8, "1 sympathy")
    t.put("eyrie", 10, "2 warriors").does(PopUpTents(0))
    said = announced(t)
    assert said[:2] == ["set down 1 big_top 8", "set down 1 warrior 8"]
    place = said[2].split()[-1]
    assert said[3] == f"set down 1 warrior {place}"
    paths = {n: len(t.game.paths[clearing_place(n)]) for n in (1, 6, 12)}
    assert paths[int(place)] == max(paths.values())


def test_a_second_tent_needs_a_clearing_of_its_own() -> None:
    """CBG.5.3 cbg-popup-second: with a single ordered clearing one goes up."""
    t = tabled("marquise", "eyrie", order=FOX).put("eyrie", 12, "1 warrior")
    t.also(suits={"1": ["rabbit"], "6": ["rabbit"], "8": ["rabbit"]}).does(PopUpTents(0))
    assert announced(t) == ["set down 1 big_top 12", "set down 1 warrior 12"]
    assert t.supply(ME, "big_top") == 1


def test_a_vagabond_draws_the_tent() -> None:
    """CBG.5.3 Of clearings with as many players."""
    t = tabled("marquise", "vagabond", order=FOX).put("marquise", 1, "1 warrior")
    t.put("vagabond", 6, "pawn").does(PopUpTents(0))
    assert announced(t)[0] == "set down 1 big_top 6"


def test_a_vagabot_draws_the_tent_in_a_cooperative_game() -> None:
    """CBG.5.3.I, R.3 Of clearings with as many targets: it need not be one of them."""
    t = tabled("vagabot", "marquise", order=FOX).also(cooperative=True)
    t.put("marquise", 1, "1 warrior").put("marquise", 6, "1 warrior")
    t.put("vagabot", 6, "pawn").does(PopUpTents(0))
    assert announced(t)[0] == "set down 1 big_top 6"


def test_the_guest_is_who_leads_of_those_who_are_elsewhere() -> None:
    """CBG.5.3 Ignoring rule, out of the clearing of highest priority next to a tent."""
    t = tabled("marquise", "eyrie", order=FOX).scores(eyrie=7, marquise=9)
    t.put("marquise", 8, "1 warrior").put("eyrie", 10, "2 warriors").put("eyrie", 4, "1 warrior")
    t.does(PopUpTents(0))
    tents = [int(said.split()[-1]) for said in announced(t) if "big_top" in said]
    [usher] = [said for said in announced(t) if said.startswith("usher")]
    assert usher.split()[1] == "eyrie_dynasties"
    assert int(usher.split()[3]) in tents


def test_cbg_play() -> None:
    """CBG.6.1 Each enemy player once."""
    t = tabled("marquise", "eyrie").put(ME, 9, "big_top").put(ME, 12, "big_top")
    t.put("marquise", 9, "1 warrior").put("marquise", 12, "sawmill").put("eyrie", 12, "1 warrior")
    t.does(GoatsPlay(0))
    assert t.vp == {t.short(0): 2}


def test_credit_while_somebody_is_ahead() -> None:
    """CBG.6.2 The top card of the deck; not with as many points."""
    t = tabled("marquise").scores(marquise=6).also(deck_top=["anvil"]).does(Credit(0))
    assert critics(t) == ["anvil"]
    assert not Credit(0).applies(tabled("marquise").does(Endorse(0)).game)


def test_birds_bring_nothing_and_sets_bring_points() -> None:
    """CBG.6.3 The order card joins first; three suits, then pairs, each once."""
    stack = ["armorers", "anvil", "sword", "cobbler"]
    t = tabled("marquise", order=FOX, critics=stack).does(Encore(0), phase="evening")
    t.takes("anvil") if not t.done() else t
    assert t.vp == {t.short(0): 3}
    assert len(critics(t)) == 1


def test_a_pair_brings_a_point_once() -> None:
    """CBG.6.3 Four foxes bring a point in one Evening."""
    t = tabled("marquise", order=FOX, critics=["anvil", "stand_and_deliver", "tax_collector"])
    t.does(Encore(0), phase="evening")
    while not t.done():
        t.game.take(t.game.decision.options[0])  # type: ignore[union-attr]
    assert t.vp == {t.short(0): 1}
    assert len(critics(t)) == 2


def test_they_reveal_and_craft(table: type[Table]) -> None:
    """CBG.4.1, CBG.4.2 The order card, and the item it shows for a point."""
    t = tabled("marquise").put(ME, 1, "1 warrior").also(deck_top=["anvil"])
    t.put("marquise", 12, "1 warrior").begins(ME, "birdsong")
    assert "revealed_order" in [event.verb for event in t.game.log or []]
    assert [e.law for e in t.game.log or [] if e.verb == "crafted"] == ["R.1.1.1"]


def test_suits_named_here_are_those_of_the_cards() -> None:
    """CBG.4.1 Suits that these scenarios reveal."""
    assert len({FOX, RABBIT, MOUSE, BIRD}) == 4

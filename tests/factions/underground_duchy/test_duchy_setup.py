"""12.3, A.8.3 The Duchy's setup, standard and by its setup card."""

from __future__ import annotations

from factions.underground_duchy.moles import on_board
from kit import Table
from undergrowth import Game, Setup, position
from undergrowth.factions.underground_duchy.phases import Muster
from undergrowth.factions.underground_duchy.setup import SetUpDuchy, SetUpDuchyByCard
from undergrowth.law.pieces.rule import ruler
from undergrowth.law.setup.homelands import home_options
from undergrowth.table.book import book
from undergrowth.table.described.views import CHOSEN, OPEN
from undergrowth.table.places import PLACE

BURROW = PLACE.parse("burrow")


def test_it_surfaces_in_a_corner() -> None:
    """12.3.1 to 12.3.6 Two warriors and a tunnel in a corner, two in each clearing around it."""
    g = Game.new(Setup(seats=["alliance", "duchy"]), seed=1)
    assert g.decision is not None and g.decision.prompt == "duchy.corner"
    assert g.decision.texts() == [f"surface in {n}" for n in (1, 2, 3, 4)]
    g.choose("surface in 2")
    me = book(g).faction(1)
    around = g.paths[2]
    assert [g.warriors_at(1, place) for place in [2, *around]] == [2] * (1 + len(around))
    assert g.count(me.kind("tunnel"), 2) == 1
    assert g.supply[me.warrior] == 20 - 2 - 2 * len(around)
    assert [g.supply[me.kind(name)] for name in ("tunnel", "citadel", "market")] == [2, 3, 3]
    assert me.write_board(g) == {
        "swayed": [],
        "lost_crowns": {"squire": 0, "noble": 0, "lord": 0},
        "revealed": [],
    }


def test_the_burrow_is_prepared() -> None:
    """12.3.2, 12.3.3 A clearing without warriors; the first ones come in Birdsong (12.4)."""
    g = Game.new(Setup(seats=["alliance", "duchy"]), seed=1)
    g.choose("surface in 2")
    assert g.clearings.count(BURROW) == 1 and g.suits[BURROW] == 0 and g.slots[BURROW] == 0
    assert ruler(g, BURROW) == 1
    assert not g.has_pieces(1, BURROW)


def test_a_corner_across_from_another_start(table: type[Table]) -> None:
    """12.3.3 With the Marquise in corner 1, corner 3 must be used."""
    t = table("duchy", "marquise").board("marquise", home=1).does(SetUpDuchy(0))
    assert t.at(3) == "duchy 2 warriors, duchy 1 tunnel"
    assert t.at(11) == "duchy 2 warriors"
    assert t.at("burrow") == ""
    assert t.done()


def test_another_players_corner_is_refused(table: type[Table]) -> None:
    """12.3.3 Nobody else's starting corner, and corners alone."""
    t = table("duchy", "marquise", "eyrie").board("marquise", home=1).board("eyrie", home=3)
    t.does(SetUpDuchy(0))
    assert t.options("duchy") == ["surface in 2", "surface in 4"]
    t.refuses("duchy", "surface in 1", "12.3.3")
    t.refuses("duchy", "surface in 5", "12.3.3")
    t.refuses("duchy", "surface in burrow", "12.3.3")


def test_nobody_is_placed_beside_the_keep(table: type[Table]) -> None:
    """12.3.3, 6.2.2 The keep's corner is next to no other; where it is, none of them is placed."""
    t = table("duchy", "marquise").board("marquise", home=1).put("marquise", 11, "keep")
    t.does(SetUpDuchy(0))
    assert t.at(11) == "marquise 1 keep"
    assert t.at(6) == "duchy 2 warriors"


def test_the_setup_card(table: type[Table]) -> None:
    """A.8.3 A homeland with two warriors and a tunnel, and five warriors around it."""
    t = table("duchy", "marquise").does(SetUpDuchyByCard(0)).says("duchy", "home in 9")
    around = t.game.paths[9]
    while t.asked() == "setup.evenly":
        assert "at burrow" not in t.options("duchy")
        t.says("duchy", t.options("duchy")[0])
    assert t.at(9) == "duchy 2 warriors, duchy 1 tunnel"
    found = sorted(t.game.warriors_at(0, place) for place in around)
    assert sum(found) == 5 and found[-1] - found[0] <= 1
    assert t.rules(BURROW) == "duchy"
    assert t.done()


def test_the_burrow_is_no_homeland(table: type[Table]) -> None:
    """A.8.3, 12.3.2 It is prepared once the homeland is chosen."""
    g = table("duchy", "marquise").does(Muster(0)).game
    g.clearings = [place for place in g.clearings if place != BURROW]
    g.push(SetUpDuchyByCard(0))
    g.run()
    assert g.decision is not None
    assert g.decision.texts() == [f"home in {place}" for place in range(1, 13)]
    g.choose("home in 8")
    assert g.clearings[-1] == BURROW


def test_a_homeland_not_next_to_an_enemy_one(table: type[Table]) -> None:
    """A.8.3.II Two steps away from enemy homelands."""
    t = table("duchy", "marquise").does(SetUpDuchyByCard(0))
    g = t.game
    g.homelands = [g.places + 12]
    assert not {4, 7, 9, 10, 11, 12} & set(home_options(g, 0))
    assert {1, 2, 3, 5, 6, 8} <= set(home_options(g, 0))


def test_the_burrow_is_nobodys_homeland(table: type[Table]) -> None:
    """A.8.3.I, 12.2.2 Nobody else can place pieces there."""
    t = table("duchy", "eyrie").begins("duchy", "birdsong")
    assert BURROW in t.game.clearings
    assert BURROW not in home_options(t.game, 1)


def test_a_described_board_reads_back(table: type[Table]) -> None:
    """12.2.2 Ministers, crowns that are gone, revealed cards, and who is in the Burrow."""
    t = table("duchy", "marquise").put("duchy", "burrow", "3 warriors").put("duchy", 7, "tunnel")
    t.board("duchy", swayed=["mayor", "captain"], lost_crowns={"noble": 2}, revealed=["anvil"])
    t.begins("duchy", "daylight")
    assert on_board(t) == {
        "swayed": ["captain", "mayor"],
        "lost_crowns": {"squire": 0, "noble": 2, "lord": 0},
        "revealed": ["anvil"],
    }
    doc = position.describe(t.game)
    assert position.describe(position.game(doc)) == doc


def test_what_everybody_sees_of_its_board(table: type[Table]) -> None:
    """12.3.4 to 12.3.6 Crowns left and gone, ministers, what buildings bring, tunnels."""
    t = table("duchy", "marquise").put("duchy", 8, "citadel, market").put("duchy", 7, "tunnel")
    t.board("duchy", swayed=["captain"], lost_crowns={"lord": 1}).begins("duchy", "daylight")
    me = book(t.game).faction(0)
    shown = {part.id: part for part in me.describe(t.game, 1)}
    ministers = shown["ministers"]
    left = {each.id: (each.left, each.spaces) for each in ministers.ranks}
    assert left == {"crowns_squire": (2, 3), "crowns_noble": (3, 3), "crowns_lord": (2, 3)}
    assert [each.id for each in ministers.portraits if each.state == CHOSEN] == ["captain"]
    assert "mayor" in [each.id for each in ministers.portraits if each.state == OPEN]
    assert [space.bonus["warrior"] for space in shown["citadel"].spaces] == [1, 2, 2]
    assert [space.bonus["card"] for space in shown["market"].spaces] == [1, 1, 1]
    assert [each.count for each in shown["tunnels"].pieces] == [2]

"""10.3, A.8.3 The Cult's setup, standard and by its setup card."""

from __future__ import annotations

from factions.lizard_cult.cult import Pause, acolytes, outcast
from kit import Table
from undergrowth import Game, Setup
from undergrowth.factions.lizard_cult.setup import SetUpCult, SetUpCultByCard
from undergrowth.law.pieces.ground import set_suits
from undergrowth.law.pieces.place_evenly import PlaceEvenly
from undergrowth.law.setup.homelands import home_options, why_not_home
from undergrowth.table.book import book

FOX_CORNER = {1: "fox", 2: "mouse", 3: "rabbit", 4: "rabbit"}


def test_a_garden_in_a_corner_and_warriors_around_it() -> None:
    """10.3.1 to 10.3.4 Four warriors, a garden of its suit, one warrior in each clearing around."""
    g = Game.new(Setup(seats=["cult", "alliance"]), seed=1)
    assert g.decision is not None
    assert g.decision.texts() == [f"plant in {n}" for n in (1, 2, 3, 4)]
    g.choose("plant in 2")
    assert g.decision.prompt == "cult.outcast"
    assert g.decision.texts() == ["cast out fox", "cast out rabbit", "cast out mouse"]
    g.choose("cast out rabbit")
    me = book(g).faction(0)
    around = g.paths[2]
    assert [g.warriors_at(0, place) for place in [2, *around]] == [4] + [1] * len(around)
    assert g.supply[me.warrior] == 25 - 4 - len(around)
    left = sorted(g.supply[me.kind(f"garden_{suit}")] for suit in ("fox", "rabbit", "mouse"))
    assert left == [4, 5, 5]


def test_a_corner_across_from_another_start(table: type[Table]) -> None:
    """10.3.2 With the Marquise in corner 1, corner 3 must be used; its suit is the garden's."""
    t = table("cult", "marquise", suits=FOX_CORNER).board("marquise", home=1)
    t.does(SetUpCult(0))
    assert t.at(3) == "cult 4 warriors, cult 1 garden_rabbit"
    assert t.at(1) == ""
    assert t.asked() == "cult.outcast"


def test_another_players_corner_is_refused(table: type[Table]) -> None:
    """10.3.2 Nobody else's starting corner."""
    t = table("cult", "marquise", "eyrie").board("marquise", home=1).board("eyrie", home=3)
    t.does(SetUpCult(0))
    assert t.options("cult") == ["plant in 2", "plant in 4"]
    t.refuses("cult", "plant in 1", "10.3.2")
    t.refuses("cult", "plant in 5", "10.3.2")


def test_a_corner_of_several_suits_leaves_the_choice(table: type[Table]) -> None:
    """10.3.2, L.1 At the Lost City any garden matches."""
    t = table("cult", "marquise").board("marquise", home=1).landmark("lost_city", 3)
    t.does(SetUpCult(0))
    assert t.options("cult") == ["plant garden_fox", "plant garden_rabbit", "plant garden_mouse"]
    t.says("cult", "plant garden_mouse", "cast out fox")
    assert t.at(3) == "cult 4 warriors, cult 1 garden_mouse"
    assert outcast(t) == "fox"


def test_the_setup_card(table: type[Table]) -> None:
    """A.8.3 A homeland with four warriors and a garden, three more around it, two acolytes."""
    t = table("cult", "marquise").does(SetUpCultByCard(0))
    t.says("cult", "home in 9")
    around = t.game.paths[9]
    assert t.asked() in ("setup.evenly", "cult.outcast")
    while t.asked() == "setup.evenly":
        t.says("cult", t.options("cult")[0])
    t.says("cult", "cast out mouse")
    assert t.at(9) == "cult 4 warriors, cult 1 garden_mouse"
    assert sum(t.game.warriors_at(0, place) for place in around) == 3
    assert acolytes(t) == 2
    assert t.supply("cult", "warrior") == 25 - 4 - 3 - 2


def test_where_nothing_may_be_placed(table: type[Table]) -> None:
    """A.8.3, 6.2.2 The clearing of the keep gets none, and the others all."""
    t = table("cult", "marquise").put("marquise", 5, "keep")
    t.does(PlaceEvenly(0, 0, 3, [5, 9]))
    assert t.game.warriors_at(0, 9) == 3
    t = table("cult", "marquise").put("marquise", 5, "keep")
    assert t.does(PlaceEvenly(0, 0, 3, [5])).done()


def test_a_clearing_of_no_suit_is_no_homeland(table: type[Table]) -> None:
    """A.8.3.I, 10.3.2 A garden finds no suit there; a corner without one is left out, too."""
    t = table("cult", "marquise")
    t.does(Pause(0))
    g = t.game
    for place in (1, 9):
        set_suits(g, place, 0)
    assert 9 not in home_options(g, 0) and 10 in home_options(g, 0)
    assert why_not_home(g, 0, 9)[0] == "A.8.3.I"
    g.push(SetUpCult(0))
    g.run()
    assert t.options("cult") == ["plant in 2", "plant in 3", "plant in 4"]


def test_where_every_corner_lacks_a_suit_there_is_no_garden(table: type[Table]) -> None:
    """10.3.2, 1.5.4 The warriors come all the same."""
    t = table("cult", "marquise").board("marquise", home=1)
    t.does(Pause(0))
    set_suits(t.game, 3, 0)
    t.game.push(SetUpCult(0))
    t.game.run()
    assert t.at(3) == "cult 4 warriors"
    assert t.asked() == "cult.outcast"


def test_the_outcast_is_shown(table: type[Table]) -> None:
    """10.3.3 Its suit and side, and where the gardens are."""
    t = table("cult", "marquise").does(SetUpCultByCard(0)).says("cult", "home in 9")
    while t.asked() == "setup.evenly":
        t.says("cult", t.options("cult")[0])
    t.says("cult", "cast out rabbit")
    me = book(t.game).faction(0)
    shown = {part.id: part for part in me.describe(t.game, 1)}
    assert (shown["outcast"].value, shown["outcast_side"].value) == ("rabbit", "outcast")
    assert not shown["outcast_side"].picture
    hated = (
        table("cult", "marquise")
        .board("cult", outcast="rabbit", hated=True)
        .begins("cult", "daylight")
    )
    assert {part.id: part.picture for part in me.describe(hated.game, 1)}["outcast_side"] == "hated"
    assert [space.filled for space in shown["garden_mouse"].spaces] == [False] + [True] * 4
    assert [each.count for each in shown["acolytes"].pieces] == [2]

"""H Flame Bearers: each burns an enemy piece of its clearing, then they spread."""

from __future__ import annotations

from kit import Table
from undergrowth.law.hirelings.control import TakeControl

ME = "flame_bearers"


def hired(t: Table) -> Table:
    """The Marquise controls the Bearers."""
    return t.also(hirelings=[ME], **{ME: {"controller": "marquise_de_cat", "markers": 2}})


def test_they_must_burn_and_spread(table: type[Table]) -> None:
    """H.2.3 An enemy piece for each of them, then one more at or beside one; nobody is asked
    whether."""
    t = hired(table("marquise", "eyrie")).put(ME, 5, "2 bearer").put("eyrie", 5, "1 warrior, roost")
    t.put("marquise", 5, "1 warrior").begins("marquise", "birdsong")
    assert t.at(5) == "marquise 1 warrior, flame_bearers 2 bearers"
    assert t.vp == {}
    near = ["post in 5", *(f"post in {c}" for c in t.game.paths[5])]
    assert sorted(t.options("marquise")) == sorted(near)
    t.says("marquise", "post in 5")
    assert t.at(5) == "marquise 1 warrior, flame_bearers 3 bearers"


def test_warriors_before_buildings_and_tokens(table: type[Table]) -> None:
    """H.2.3 While warriors of a player are there, nothing else of theirs burns."""
    t = hired(table("marquise", "eyrie", "alliance")).put(ME, 5, "1 bearer")
    t.put("eyrie", 5, "2 warriors, roost").put("alliance", 5, "1 warrior, sympathy")
    t.begins("marquise", "birdsong")
    assert t.options("marquise") == [
        "burn eyrie_dynasties warrior",
        "burn woodland_alliance warrior",
    ]
    t.refuses("marquise", "burn eyrie_dynasties roost", "H.2.3")
    t.says("marquise", "burn woodland_alliance warrior", "post in 5")
    assert (
        t.at(5) == "eyrie 2 warriors, eyrie 1 roost, alliance 1 sympathy, flame_bearers 2 bearers"
    )


def test_warriors_protect_nothing_of_others(table: type[Table]) -> None:
    """H.2.3, official FAQ, May 2022: "warriors first" is said of each player."""
    t = hired(table("marquise", "eyrie", "alliance")).put(ME, 5, "1 bearer")
    t.put("eyrie", 5, "2 warriors, roost").put("alliance", 5, "sympathy")
    t.begins("marquise", "birdsong")
    assert t.options("marquise") == [
        "burn eyrie_dynasties warrior",
        "burn woodland_alliance sympathy",
    ]
    t.agrees()
    t.refuses("marquise", "burn eyrie_dynasties roost", "H.2.3")
    t.says("marquise", "burn woodland_alliance sympathy")
    assert t.at(5).startswith("eyrie 2 warriors, eyrie 1 roost, flame_bearers")


def test_a_roost_burns_after_its_warriors(table: type[Table]) -> None:
    """H.2.3 Two Bearers: a warrior and then the roost, or sympathy instead of it."""
    t = hired(table("marquise", "eyrie", "alliance")).put(ME, 5, "2 bearer")
    t.put("eyrie", 5, "1 warrior, roost").put("alliance", 5, "sympathy")
    t.begins("marquise", "birdsong").says("marquise", "burn eyrie_dynasties warrior")
    assert t.options("marquise") == [
        "burn eyrie_dynasties roost",
        "burn woodland_alliance sympathy",
    ]
    t.agrees()
    t.says("marquise", "burn eyrie_dynasties roost")
    assert t.at(5).startswith("alliance 1 sympathy, flame_bearers")


def test_the_controller_suffers_outrage(table: type[Table]) -> None:
    """H.3.7 Sympathy removed by the hireling triggers Outrage against its controller."""
    t = hired(table("marquise", "alliance")).put(ME, 5, "1 bearer").put("alliance", 5, "sympathy")
    t.hand("marquise", "ambush_rabbit", "ambush_mouse", "ambush_fox", "ambush_bird")
    t.begins("marquise", "birdsong")
    assert "outrage" in t.asked()
    assert t.vp == {}


def test_hireling_pieces_burn_too(table: type[Table]) -> None:
    """G.9 Pieces of an enemy hireling are enemy pieces; the controller's own hirelings' are not."""
    t = table("marquise", "eyrie").also(
        hirelings=[ME, "sunny_advocates", "corvid_spies"],
        flame_bearers={"controller": "marquise_de_cat", "markers": 2},
        corvid_spies={"controller": "marquise_de_cat", "markers": 2},
    )
    t.put(ME, 5, "2 bearer").put("sunny_advocates", 5, "1 advocate").put("corvid_spies", 5, "1 spy")
    t.begins("marquise", "birdsong").says("marquise", "post in 5")
    assert t.at(5) == "flame_bearers 3 bearers, corvid_spies 1 spy"


def test_where_they_cannot_spread_two_come_anywhere(table: type[Table]) -> None:
    """H.2.3 With none on the map there is nothing to spread from."""
    t = hired(table("marquise", "eyrie")).put("marquise", 1, "1 warrior")
    t.begins("marquise", "birdsong").says("marquise", "post in 3", "post in 12")
    assert t.at(3) == t.at(12) == "flame_bearers 1 bearer"


def test_with_all_of_them_standing_none_comes(table: type[Table]) -> None:
    """1.5.4 Nothing burns and nobody is left: there is nothing to do."""
    t = hired(table("marquise", "eyrie")).put(ME, 5, "6 bearer").begins("marquise", "birdsong")
    assert t.at(5) == "flame_bearers 6 bearers"
    assert not t.asked().startswith("hirelings")


def test_when_hired_two_come_if_none_is_there(table: type[Table]) -> None:
    """H.2.1 Among any clearings, only if none is on the map."""
    t = table("marquise", "eyrie").also(hirelings=[ME]).does(TakeControl(0, 2))
    t.chance("control face 1").says("marquise", "post in 5", "post in 5")
    assert t.at(5) == "flame_bearers 2 bearers"
    again = table("marquise", "eyrie").also(hirelings=[ME]).put(ME, 9, "1 bearer")
    again.does(TakeControl(0, 2)).chance("control face 1")
    assert again.done()


def test_a_face_down_plot_burns_as_what_it_looks_like(table: type[Table]) -> None:
    """1.2.1 The controller sees a plot and no more."""
    t = hired(table("marquise", "corvids")).put(ME, 5, "1 bearer")
    t.put("corvids", 5, "face_down_bomb").put("corvids", 9, "1 warrior")
    t.begins("marquise", "birdsong")
    assert t.at(5) == "flame_bearers 1 bearer"

"""H Bat Messengers: a warrior comes with each building or token of their controller."""

from __future__ import annotations

from kit import Table

ME = "bat_messengers"


def hired(t: Table, controller: str) -> Table:
    """Somebody controls the Messengers."""
    return t.also(hirelings=[ME], **{ME: {"controller": controller, "markers": 2}})


def test_a_warrior_with_each_token(table: type[Table]) -> None:
    """H.2.2 For each wood, one by one, and as often as they like."""
    t = hired(table("marquise", "eyrie"), "marquise_de_cat").put("marquise", 5, "2 sawmill")
    t.begins("marquise", "birdsong").says("marquise", "escort in 5")
    assert t.asked() == "messengers.escort"
    t.refuses("marquise", "escort in 6", "H.2.2")
    t.says("marquise", "pass")
    assert t.at(5) == "marquise 1 warrior, marquise 2 sawmills, marquise 2 wood"


def test_a_warrior_with_a_building(table: type[Table]) -> None:
    """H.2.2 In the clearing of the building."""
    t = hired(table("marquise", "eyrie"), "marquise_de_cat")
    t.put("marquise", 5, "2 warriors, 3 wood").begins("marquise", "daylight")
    t.says("marquise", "build")
    while t.asked() != "messengers.escort":
        t.says("marquise", t.options("marquise")[0])
    t.says("marquise", "escort in 5")
    assert "marquise 3 warriors" in t.at(5)


def test_with_sympathy(table: type[Table]) -> None:
    """H.2.2 Any token of the controller's faction."""
    t = hired(table("alliance", "marquise"), "woodland_alliance")
    t.board("alliance", supporters=["ambush_fox", "ambush_rabbit", "ambush_mouse"])
    t.begins("alliance", "birdsong").says("alliance", "pass")
    place = t.options("alliance")[0].split()[-1]
    t.says("alliance", t.options("alliance")[0])
    while t.asked() != "messengers.escort":
        t.says("alliance", t.options("alliance")[0])
    t.says("alliance", f"escort in {place}")
    assert t.at(place) == "alliance 1 warrior, alliance 1 sympathy"


def test_nobody_elses_pieces_and_nobody_else(table: type[Table]) -> None:
    """H.2.2 The Marquise's wood brings the Eyrie nothing."""
    t = hired(table("marquise", "eyrie"), "eyrie_dynasties").put("marquise", 5, "2 sawmill")
    t.begins("marquise", "birdsong")
    assert t.at(5) == "marquise 2 sawmills, marquise 2 wood"

"""H River Roamers: lilypads to craft with and to battle at, warriors on the river."""

from __future__ import annotations

from kit import Table
from undergrowth.law.hirelings.control import TakeControl

ME = "river_roamers"


def hired(t: Table) -> Table:
    """The Marquise controls the Roamers."""
    return t.also(hirelings=[ME], **{ME: {"controller": "marquise_de_cat", "markers": 2}})


def test_two_and_a_lilypad_come_to_the_river(table: type[Table]) -> None:
    """H.2.4 In one clearing on the river; a lilypad only where there is none."""
    t = hired(table("marquise", "eyrie")).put("marquise", 1, "1 warrior")
    t.begins("marquise", "daylight").says("marquise", f"employ {ME}")
    on_river = [c for c in t.game.clearings if t.game.rivers[c]]
    assert t.options("marquise") == [f"post in {c}" for c in on_river]
    away = next(c for c in t.game.clearings if not t.game.rivers[c])
    t.refuses("marquise", f"post in {away}", "H.2")
    t.says("marquise", f"post in {on_river[0]}")
    assert t.at(on_river[0]) == "river_roamers 2 roamers, river_roamers 1 lilypad"


def test_no_second_lilypad_in_a_clearing(table: type[Table]) -> None:
    """H.2.4 If one lies already two warriors come alone."""
    t = hired(table("marquise", "eyrie")).put(ME, 10, "1 roamer, 1 lilypad")
    t.put("marquise", 1, "1 warrior").begins("marquise", "daylight")
    t.says("marquise", f"employ {ME}", "post in 10")
    assert t.at(10) == "river_roamers 3 roamers, river_roamers 1 lilypad"


def test_or_they_battle_at_each_lilypad(table: type[Table]) -> None:
    """H.2.4 Once at each, in an order their controller chooses."""
    t = (
        hired(table("marquise", "eyrie"))
        .put("eyrie", 10, "2 warriors")
        .put("eyrie", 11, "1 warrior")
    )
    t.put(ME, 10, "2 roamer, 1 lilypad").put(ME, 11, "2 roamer, 1 lilypad")
    t.begins("marquise", "daylight")
    t.says("marquise", f"employ {ME}", "choose roamers_battle", "battle in 11").rolls(1, 0)
    t.rolls(2, 0)
    assert t.at(10) == t.at(11) == "river_roamers 2 roamers, river_roamers 1 lilypad"


def test_their_controller_crafts_with_lilypads_alone(table: type[Table]) -> None:
    """H.2.4, 4.1.1 Each makes an icon of the suit of its clearing, once; own pieces make none."""
    t = hired(table("marquise", "eyrie", suits={10: "fox", 1: "fox"}))
    t.put(ME, 10, "2 roamer, 1 lilypad").put("marquise", 1, "workshop")
    t.hand("marquise", "anvil", "foxfolk_steel", "ambush_fox").begins("marquise", "daylight")
    t.says("marquise", f"employ {ME}")
    assert t.options("marquise") == ["craft anvil", "pass"]
    t.refuses("marquise", "craft foxfolk_steel", "4.1.1")
    t.says("marquise", "craft anvil")
    assert t.crafts("marquise") == {"hammer": 1}
    assert t.game.activated[1] == 0
    t.says("marquise", "post in 10")
    assert "craft foxfolk_steel" not in t.options("marquise")


def test_each_lilypad_once(table: type[Table]) -> None:
    """4.1.1 After one card a lilypad makes no further icon in this action."""
    t = hired(table("marquise", "eyrie", suits={10: "fox", 11: "fox"}))
    t.put(ME, 10, "2 roamer, 1 lilypad").put(ME, 11, "1 lilypad")
    t.hand("marquise", "anvil", "travel_gear_fox", "foxfolk_steel")
    t.begins("marquise", "daylight").says("marquise", f"employ {ME}")
    assert "craft foxfolk_steel" in t.options("marquise")
    t.says("marquise", "craft anvil")
    again = type(t.game).from_json(t.game.to_json())
    assert again.decision is not None
    assert again.decision.texts() == t.options("marquise")
    assert "craft foxfolk_steel" not in t.options("marquise")


def test_when_hired_they_come_if_no_lilypad_is_there(table: type[Table]) -> None:
    """H.2.1 Warriors alone do not keep them."""
    t = table("marquise", "eyrie").also(hirelings=[ME]).put(ME, 1, "1 roamer")
    t.does(TakeControl(0, 2)).chance("control face 1").says("marquise", "post in 10")
    assert t.at(10) == "river_roamers 2 roamers, river_roamers 1 lilypad"
    again = table("marquise", "eyrie").also(hirelings=[ME]).put(ME, 10, "1 lilypad")
    again.does(TakeControl(0, 2)).chance("control face 1")
    assert again.done()


def test_a_lilypad_is_worth_a_point_to_others(table: type[Table]) -> None:
    """H.3.6, 3.2.1 A hireling token."""
    t = hired(table("eyrie", "marquise")).put(ME, 10, "1 lilypad").put("eyrie", 10, "2 warriors")
    t.battle("eyrie", ME, 10).rolls(0, 0)
    assert t.vp == {"eyrie": 1}

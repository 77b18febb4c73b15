"""H Raven Sentries: an extra hit where their controller has a building or token."""

from __future__ import annotations

from kit import Table

ME = "raven_sentries"


def hired(t: Table, controller: str = "marquise_de_cat") -> Table:
    """Somebody controls the Sentries."""
    return t.also(hirelings=[ME], **{ME: {"controller": controller, "markers": 2}})


def test_an_extra_hit_beside_a_building(table: type[Table]) -> None:
    """H.2.2, 4.3.5.I Attacking where a building of the controller's stands."""
    t = hired(table("marquise", "eyrie")).put("marquise", 5, "2 warriors, sawmill")
    t.put("eyrie", 5, "3 warriors")
    t.battle("marquise", "eyrie", 5).rolls(1, 0)
    assert t.at(5) == "marquise 2 warriors, marquise 1 sawmill, eyrie 1 warrior"


def test_an_extra_hit_beside_a_token_in_defense(table: type[Table]) -> None:
    """H.2.2 Defending, with a token there."""
    t = hired(table("marquise", "eyrie")).put("marquise", 5, "1 warrior, 1 wood")
    t.put("eyrie", 5, "3 warriors")
    t.battle("eyrie", "marquise", 5).rolls(0, 0)
    assert t.at(5) == "marquise 1 warrior, marquise 1 wood, eyrie 2 warriors"


def test_none_without_a_building_or_for_others(table: type[Table]) -> None:
    """H.2.2 Warriors alone bring nothing; nor do somebody else's buildings."""
    t = hired(table("marquise", "eyrie")).put("marquise", 5, "2 warriors")
    t.put("eyrie", 5, "3 warriors, roost")
    t.battle("marquise", "eyrie", 5).rolls(0, 0)
    assert t.at(5) == "marquise 2 warriors, eyrie 3 warriors, eyrie 1 roost"


def test_nobody_controls_them(table: type[Table]) -> None:
    """H.2 Nobody has the controller's gains while the card is in the supply."""
    t = table("marquise", "eyrie").also(hirelings=[ME]).put("marquise", 5, "2 warriors, sawmill")
    t.put("eyrie", 5, "3 warriors")
    t.battle("marquise", "eyrie", 5).rolls(0, 0)
    assert t.at(5) == "marquise 2 warriors, marquise 1 sawmill, eyrie 3 warriors"


def test_another_hireling_of_the_controller_has_none(table: type[Table]) -> None:
    """H.3.5 Hirelings do not use their controller's abilities."""
    t = table("marquise", "eyrie").also(
        hirelings=[ME, "flame_bearers"],
        raven_sentries={"controller": "eyrie_dynasties", "markers": 2},
        flame_bearers={"controller": "eyrie_dynasties", "markers": 2},
    )
    t.put("eyrie", 5, "roost").put("flame_bearers", 5, "2 bearer").put("marquise", 5, "3 warriors")
    t.battle("flame_bearers", "marquise", 5).rolls(0, 0)
    assert t.at(5) == "marquise 3 warriors, eyrie 1 roost, flame_bearers 2 bearers"

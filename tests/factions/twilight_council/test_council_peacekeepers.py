"""17.2.5 Peacekeepers, and the Vagabond they trust."""

from __future__ import annotations

from kit import Table


def hostile(t: Table) -> list[str]:
    """Return the players that a Vagabond has turned Hostile."""
    return [each["faction"] for each in t.told("related") if each["relationship"] == "hostile"]


def test_bat_peacekeepers_remove_defenseless() -> None:
    """17.2.5, 4.3.5.II A Council warrior defends, and takes the hit."""
    t = Table("eyrie", "marquise", "council").put("council", 9, "closed_assembly, 1 warrior")
    t.put("marquise", 9, "sawmill").put("eyrie", 9, "2 warriors").board("eyrie", leader="builder")
    t.battle("eyrie", against="marquise", at=9).rolls(1, 0)
    assert t.at(9) == "eyrie 2 warriors, marquise 1 sawmill, council 1 closed_assembly"
    assert t.vp == {}


def test_they_are_hit_after_the_defenders_own() -> None:
    """17.2.5 And they let the defender roll more hits (4.3.3.I)."""
    t = Table("eyrie", "marquise", "council").put("council", 9, "governing_assembly, 2 warriors")
    t.put("marquise", 9, "1 warrior").put("eyrie", 9, "4 warriors")
    t.battle("eyrie", against="marquise", at=9).rolls(3, 3)
    assert t.at(9) == "eyrie 1 warrior, council 1 governing_assembly"


def test_where_no_assembly_stands_they_look_on() -> None:
    """17.2.5"""
    t = Table("eyrie", "marquise", "council").put("council", 9, "2 warriors")
    t.put("marquise", 9, "sawmill").put("eyrie", 9, "2 warriors")
    t.battle("eyrie", against="marquise", at=9).rolls(0, 0)
    assert t.at(9) == "eyrie 2 warriors, council 2 warriors"


def test_the_council_plays_no_ambush_for_others() -> None:
    """17.2.5 Its hand is not asked."""
    t = Table("eyrie", "marquise", "council").put("council", 9, "closed_assembly, 1 warrior")
    t.put("marquise", 9, "1 warrior").put("eyrie", 9, "2 warriors").hand("council", "ambush_mouse")
    t.battle("eyrie", against="marquise", at=9)
    assert t.asked() == "battle.roll"


def test_bat_peacekeepers_not_for_vagabond() -> None:
    """17.2.5 Ignored when a Vagabond defends: he is defenseless without a sword."""
    t = Table("marquise", "vagabond", "council").put("council", 9, "closed_assembly, 2 warriors")
    t.put("marquise", 9, "2 warriors").put("vagabond", 9, "pawn")
    t.board("vagabond", items=["boot", "torch"])
    t.battle("marquise", against="vagabond", at=9).rolls(2, 2)
    t.says("vagabond", "damage boot ready")
    assert t.at(9) == "marquise 2 warriors, vagabond 1 pawn, council 2 warriors, " + (
        "council 1 closed_assembly"
    )


def test_the_attacker_scores_and_loses_as_ever() -> None:
    """17.2.5, 9.2.9.III A Vagabond who kills a peacekeeper makes the Council Hostile."""
    t = Table("vagabond", "marquise", "council").put("council", 9, "closed_assembly, 1 warrior")
    t.put("marquise", 9, "sawmill").put("vagabond", 9, "pawn")
    t.board("vagabond", items=["sword", "sword"], relationships={"twilight_council": "one"})
    t.battle("vagabond", against="marquise", at=9).rolls(1, 0)
    assert t.at(9) == "vagabond 1 pawn, marquise 1 sawmill, council 1 closed_assembly"
    assert hostile(t) == ["twilight_council"]


# ---- 17.2.5.I


def allied(*warriors: int, **items: object) -> Table:
    """A Vagabond Allied with the Council, who attacks the Marquise at an assembly."""
    t = Table("vagabond", "marquise", "council").put("council", 9, "closed_assembly")
    if warriors:
        t.put("council", 9, f"{warriors[0]} warriors")
    t.put("marquise", 9, "3 warriors").put("vagabond", 9, "pawn")
    relationships = {"twilight_council": "allied"}
    return t.board("vagabond", relationships=relationships, **(items or {"items": ["sword"]}))


def test_council_warriors_attack_with_their_ally() -> None:
    """17.2.5.I Unasked: they add to what he may roll, and do not defend."""
    t = allied(2, items=["sword", "boot", "tea"])
    t.battle("vagabond", against="marquise", at=9)
    assert t.asked() == "battle.roll", "he is not asked whether"
    t.rolls(3, 0)
    assert t.at(9) == "vagabond 1 pawn, council 2 warriors, council 1 closed_assembly"


def test_they_take_his_hits_if_he_likes() -> None:
    """17.2.5.I, 9.2.9.IId One more than he takes himself makes them Hostile."""
    t = allied(2, items=["sword", "boot", "tea"])
    t.battle("vagabond", against="marquise", at=9).rolls(2, 2)
    t.says("vagabond", "lose ally warrior", "lose ally warrior")
    assert t.at(9) == "vagabond 1 pawn, marquise 1 warrior, council 1 closed_assembly"
    assert hostile(t) == ["marquise_de_cat", "twilight_council"]
    t = allied(2, items=["sword", "boot", "tea"])
    t.battle("vagabond", against="marquise", at=9).rolls(2, 2)
    t.says("vagabond", "lose ally warrior", "damage boot ready")
    assert hostile(t) == ["marquise_de_cat"]


def test_without_a_warrior_there_another_ally_may_come() -> None:
    """17.2.5.I, 9.2.9.IIc One Allied faction: the Council has nobody there."""
    t = Table("vagabond", "marquise", "eyrie", "council").put("council", 9, "closed_assembly")
    t.put("marquise", 9, "3 warriors").put("eyrie", 9, "1 warrior").put("vagabond", 9, "pawn")
    both = {"twilight_council": "allied", "eyrie_dynasties": "allied"}
    t.board("vagabond", items=["sword"], relationships=both)
    t.battle("vagabond", against="marquise", at=9)
    assert t.options("vagabond") == ["attack with eyrie_dynasties", "pass"]
    t.says("vagabond", "attack with eyrie_dynasties").rolls(2, 0)
    assert t.at(9).startswith("vagabond 1 pawn, marquise 1 warrior")


def test_against_the_council_itself_nobody_joins() -> None:
    """17.2.5.I, 9.2.9.IIc He attacks another enemy, not his ally."""
    t = allied(1, items=["sword"]).battle("vagabond", against="council", at=9).rolls(1, 0)
    assert t.at(9) == "vagabond 1 pawn, marquise 3 warriors, council 1 closed_assembly"


def between_helpers(*, attacker: str = "eyrie", dominant: str = "marquise") -> Table:
    """An attack on an enclave at an assembly; the Marquise stands beside it."""
    t = Table("eyrie", "diaspora", "council", "marquise").board("eyrie", leader="builder")
    t.board(dominant, dominance=["dominance_frog"]).put("marquise", 9, "2 warriors")
    t.put("council", 9, "closed_assembly, 1 warrior").put("eyrie", 9, "4 warriors")
    t.put("diaspora", 9, "1 warrior, militant_enclave")
    return t.battle(attacker, against="diaspora", at=9)


def test_the_diaspora_mixes_its_helpers() -> None:
    """16.2.2.Ib Peacekeepers and Enclave Defense: after its own it says whose warriors are hit."""
    either = {"lose other twilight_council warrior", "lose other marquise_de_cat warrior"}
    t = between_helpers().rolls(3, 3)
    assert set(t.options("diaspora")) == either
    t.says("diaspora", "lose other marquise_de_cat warrior")
    assert set(t.options("diaspora")) == either
    t.says("diaspora", "lose other marquise_de_cat warrior")
    assert t.at(9) == (
        "eyrie 1 warrior, diaspora 1 militant_enclave, council 1 warrior, council 1 closed_assembly"
    ), "all of them have rolled (4.3.3.I)"
    t = between_helpers().rolls(2, 0).says("diaspora", "lose other twilight_council warrior")
    assert t.at(9) == (
        "eyrie 4 warriors, diaspora 1 militant_enclave, "
        "council 1 closed_assembly, marquise 2 warriors"
    )


def test_one_of_the_two_attacks() -> None:
    """16.2.2.Ia, 17.2.5 Then the other helps alone; who keeps both has one set of warriors."""
    t = between_helpers(attacker="marquise").rolls(2, 2)
    assert t.at(9) == (
        "eyrie 4 warriors, diaspora 1 militant_enclave, council 1 closed_assembly"
    ), "the Council alone has helped"
    t = between_helpers(attacker="council").rolls(1, 1)
    assert t.at(9) == (
        "eyrie 4 warriors, diaspora 1 militant_enclave, "
        "council 1 closed_assembly, marquise 2 warriors"
    )
    t = between_helpers(dominant="council").rolls(3, 3)
    assert t.at(9) == "eyrie 2 warriors, council 1 closed_assembly, marquise 2 warriors"

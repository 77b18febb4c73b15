"""CDG.2.4, CDG.2.5 Clownish Combat, and Thumbs Down."""

from __future__ import annotations

from factions.cirque_du_goat.ring import TOP, board, goats, held

from kit import Table


def fight(table: type[Table], *others: str, **scores: int) -> Table:
    """Two goats against two warriors of the Marquise, who leads and has a card."""
    t = goats(table, *(others or ("marquise",))).scores(**{"cirque": 3, "marquise": 9, **scores})
    t.put("cirque", 5, "2 warriors").put("marquise", 5, "2 warriors")
    return t.hand("marquise", "bake_sale", "anvil")


def test_no_hits_for_a_card(table: type[Table]) -> None:
    """CDG.2.4 After the roll the Cirque deals none, and the enemy chooses which card it gets."""
    t = fight(table).battle("cirque", against="marquise", at=5)
    t.rolls(2, 1)
    t.says("cirque", "clown around")
    assert t.options("marquise") == ["amuse with anvil", "amuse with bake_sale"]
    t.says("marquise", "amuse with anvil")
    assert t.holds("cirque") == ["anvil"]
    assert t.at(5) == "cirque 1 warrior, marquise 2 warriors"


def test_also_when_defending(table: type[Table]) -> None:
    """CDG.2.4 Whether it attacks or defends."""
    t = fight(table).battle("marquise", against="cirque", at=5).rolls(1, 1)
    t.says("cirque", "clown around").says("marquise", "amuse with anvil")
    assert t.at(5) == "cirque 1 warrior, marquise 2 warriors"


def test_no_extra_hits(table: type[Table]) -> None:
    """CDG.2.4 Not even for a defenseless token, nor by Brutal Tactics, which may be used."""
    t = goats(table).scores(cirque=3, marquise=9).put("cirque", 5, "1 warrior")
    t.put("marquise", 5, "1 wood").hand("marquise", "anvil").play("cirque", "brutal_tactics")
    t.battle("cirque", against="marquise", at=5).rolls(0, 0)
    t.says("cirque", "clown around").says("marquise", "amuse with anvil")
    t.says("cirque", "use brutal_tactics")
    assert t.vp == {"marquise": 1}
    assert "marquise 1 wood" in t.at(5)


def test_cir_clownish_not_behind(table: type[Table]) -> None:
    """CDG.2.4 The enemy must have more points."""
    t = fight(table, cirque=12, marquise=12).battle("cirque", against="marquise", at=5)
    t.rolls(2, 1)
    assert t.done()


def test_cir_clownish_once_per_faction(table: type[Table]) -> None:
    """CDG.2.4 Once per faction each turn; another leader is possible."""
    t = fight(table, "marquise", "eyrie", eyrie=9).put("eyrie", 5, "2 warriors")
    t.hand("eyrie", "sword").also(used=["cirque_du_goat by marquise_de_cat"])
    t.put("cirque", 9, "1 warrior").put("eyrie", 9, "2 warriors")
    again = t.battle("cirque", against="marquise", at=5).rolls(2, 1)
    assert again.done() and again.told("gave_card") == []


def test_another_faction_in_the_same_turn(table: type[Table]) -> None:
    """CDG.2.4 Each faction that is ahead, once."""
    t = fight(table, "marquise", "eyrie", eyrie=9).put("eyrie", 5, "2 warriors")
    t.hand("eyrie", "sword").also(used=["cirque_du_goat by marquise_de_cat"])
    t.battle("cirque", against="eyrie", at=5).rolls(2, 1)
    t.says("cirque", "clown around").says("eyrie", "amuse with sword")
    assert t.holds("cirque") == ["sword"]


def test_without_goats_or_cards(table: type[Table]) -> None:
    """CDG.2.4 cir-combat-empty-hand: a goat must take part, and the enemy needs a card."""
    t = goats(table).scores(cirque=3, marquise=9).put("cirque", 5, TOP)
    t.put("marquise", 5, "2 warriors").hand("marquise", "anvil")
    t.battle("marquise", against="cirque", at=5).rolls(0, 0)
    assert t.told("gave_card") == []
    t = goats(table).scores(cirque=3, marquise=9).put("cirque", 5, "2 warriors")
    t.put("marquise", 5, "2 warriors").battle("cirque", against="marquise", at=5).rolls(0, 0)
    assert t.done()


def test_without_a_marker_its_score_is_0(table: type[Table]) -> None:
    """CDG.2.4 And nobody without one is ahead."""
    t = fight(table, cirque=20, marquise=1).board("cirque", dominance="dominance_fox")
    t.battle("cirque", against="marquise", at=5).rolls(0, 0)
    assert t.offers("cirque", "clown around")
    t = fight(table).board("marquise", dominance="dominance_fox")
    t.battle("cirque", against="marquise", at=5).rolls(0, 0)
    assert t.done()


def test_a_card_that_compels_an_extra_hit(table: type[Table]) -> None:
    """CDG.2.4 cir-combat-forced-extra: with Bold Leadership it cannot be used in attack."""
    t = goats(table, deck="squires_and_disciples").scores(cirque=3, marquise=9)
    t.put("cirque", 5, "2 warriors").put("marquise", 5, "2 warriors")
    t.hand("marquise", "sword").play("cirque", "bold_leadership")
    t.battle("cirque", against="marquise", at=5).rolls(0, 0)
    assert not t.offers("cirque", "clown around")
    assert t.told("gave_card") == []


def test_why_there_are_no_clowns(table: type[Table]) -> None:
    """CDG.2.4, 4.3.4 If something else can be used after the roll, it says so."""
    t = fight(table, cirque=12).play("cirque", "brutal_tactics")
    t.battle("cirque", against="marquise", at=5).rolls(0, 0)
    t.refuses("cirque", "clown around", "CDG.2.4")


def test_cir_thumbs_down(table: type[Table]) -> None:
    """CDG.2.5, 3.2.1 The most honored loses all, without points; the Cirque half of its hand."""
    t = goats(table, "marquise", "eyrie").put("cirque", 5, TOP).put("marquise", 5, "1 warrior")
    t.board("cirque", accolades={"eyrie_dynasties": 3, "marquise_de_cat": 2})
    t.hand("cirque", "anvil", "sword", "cobbler", "armorers", "bake_sale")
    t.battle("marquise", against="cirque", at=5).rolls(0, 0)
    t.says("cirque", "discard anvil", "discard sword")
    assert t.holds("cirque") == ["armorers", "bake_sale", "cobbler"]
    assert t.vp == {"marquise": 1}
    assert (held(t, "eyrie"), held(t, "marquise"), board(t).gone) == (0, 2, 3)


def test_a_tie_is_the_cirques_to_break(table: type[Table]) -> None:
    """CDG.2.5 Of several with as many it chooses."""
    t = goats(table, "marquise", "eyrie").put("cirque", 5, TOP).put("marquise", 5, "1 warrior")
    t.board("cirque", accolades={"eyrie_dynasties": 2, "marquise_de_cat": 2})
    t.battle("marquise", against="cirque", at=5).rolls(0, 0)
    assert t.options("cirque") == ["disgrace marquise_de_cat", "disgrace eyrie_dynasties"]
    t.says("cirque", "disgrace marquise_de_cat")
    assert (held(t, "eyrie"), held(t, "marquise")) == (2, 0)


def test_nobody_has_accolades(table: type[Table]) -> None:
    """CDG.2.5 cir-thumbs-none: only the discard happens, once for each big top."""
    t = goats(table).put("cirque", 5, TOP).put("marquise", 5, "1 warrior")
    t.hand("cirque", "anvil", "sword", "cobbler").battle("marquise", against="cirque", at=5)
    t.rolls(0, 0).says("cirque", "discard anvil")
    assert t.holds("cirque") == ["cobbler", "sword"] and t.done()

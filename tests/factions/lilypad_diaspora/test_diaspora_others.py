"""16.2.4, 16.2.5 Fears that enemies set off, and negotiations with them."""

from __future__ import annotations

from factions.lilypad_diaspora.pond_folk import PEACE, WAR, frogs, me, militant, peaceful
from kit import Table
from undergrowth.factions.lilypad_diaspora.fears import after_removal
from undergrowth.law.battle.battle import Battle
from undergrowth.law.removing.removal import removal, remove, remove_enemies
from undergrowth.table.records import Fight

# ---- 16.2.4


def test_dia_fears_after_battle(table: type[Table]) -> None:
    """16.2.4 Peaceful enclaves flip where that enemy stands, with a warrior each."""
    t = frogs(table).put("diaspora", 1, PEACE).put("diaspora", 9, PEACE).put("diaspora", 12, PEACE)
    t.put("marquise", 1, "3 warriors").put("marquise", 12, "1 warrior")
    t.battle("marquise", "diaspora", 1).rolls(0, 0)
    assert t.vp == {"marquise": 1}
    assert militant(t) == [12] and peaceful(t) == [9]
    assert t.game.warriors_at(0, 12) == 1
    assert [each["law"] for each in t.told("feared")] == ["16.2.4"]
    assert t.done()


def test_dia_fears_militant_target(table: type[Table]) -> None:
    """16.2.4 A player who attacks a Militant enclave frightens nobody."""
    t = frogs(table).put("diaspora", 1, WAR).put("diaspora", 12, PEACE)
    t.put("marquise", 1, "3 warriors").put("marquise", 12, "1 warrior")
    t.battle("marquise", "diaspora", 1).rolls(1, 0)
    assert t.vp == {"marquise": 1}
    assert peaceful(t) == [12] and militant(t) == []


def test_an_attack_that_hits_nothing_frightens(table: type[Table]) -> None:
    """16.2.4 The enclave attacked flips, too, if it still stands, warriors beside it or not."""
    t = frogs(table).put("diaspora", 1, f"{PEACE}, 2 warriors").put("marquise", 1, "1 warrior")
    t.battle("marquise", "diaspora", 1).rolls(0, 0)
    assert militant(t) == [1] and t.game.warriors_at(0, 1) == 3


def test_its_own_attacks_frighten_nobody(table: type[Table]) -> None:
    """16.2.4 A Peaceful enclave that falls while the Diaspora attacks changes nothing."""
    t = frogs(table).put("diaspora", 1, f"{PEACE}, 1 warrior").put("diaspora", 12, PEACE)
    t.put("marquise", 1, "3 warriors").put("marquise", 12, "1 warrior")
    t.battle("diaspora", "marquise", 1).rolls(1, 1)
    assert t.game.warriors_at(0, 1) == 0
    assert peaceful(t) == [1, 12]


def test_an_attack_that_a_partner_instigates_frightens(table: type[Table]) -> None:
    """16.2.4, V.4.2, 9.2.8 The Marquise attacks, though a partner is said to remove the enclave."""
    t = table("vagabond", "marquise", "diaspora", "eyrie").put("vagabond", 9, "pawn")
    t.board("vagabond", character="vagrant", items=["torch", "boot", "coins"], partner="diaspora")
    t.board("vagabond", dominance=["dominance_fox"]).put("eyrie", 3, "1 warrior")
    t.put("marquise", 9, "3 warriors").put("marquise", 12, "1 warrior")
    t.put("diaspora", 9, PEACE).put("diaspora", 12, PEACE).begins("vagabond", "daylight")
    t.says("vagabond", "instigate marquise_de_cat lilypad_diaspora").rolls(0, 0)
    assert t.at(12) == "marquise 1 warrior, diaspora 1 warrior, diaspora 1 militant_enclave"
    assert t.vp == {}


def test_a_removal_outside_battle_frightens(table: type[Table]) -> None:
    """16.2.4 At once, and however many have gone at the same time; a Militant one does not."""
    t = frogs(table).put("diaspora", 1, PEACE).put("diaspora", 2, PEACE).put("diaspora", 12, PEACE)
    t.put("marquise", 12, "1 warrior").put("diaspora", 9, WAR).begins("marquise", "daylight")
    g = t.game
    remove(g, removal(g, 1, me(g).militant, 9))
    assert peaceful(t) == [1, 2, 12]
    remove_enemies(g, 1, [1, 2], "4.1.2")
    g.decision = None
    g.run()
    assert militant(t) == [12] and g.warriors_at(0, 12) == 1
    assert len(t.told("feared")) == 1


def test_too_few_warriors_for_the_fearful(table: type[Table]) -> None:
    """16.2.4, 1.5.4 All flip, and the Diaspora says who gets the last warrior."""
    t = frogs(table).put("diaspora", 1, f"{PEACE}, 1 warrior").put("diaspora", 12, PEACE)
    t.put("diaspora", 2, "10 warriors").put("diaspora", 6, "8 warriors")
    t.put("marquise", 1, "1 warrior").put("marquise", 12, "1 warrior")
    t.does(Battle(Fight(1, 1, 0)), turn="marquise").rolls(0, 0)
    assert t.game.supply[me(t.game).warrior] == 1
    t.says("diaspora", "at 12")
    assert t.game.warriors_at(0, 12) == 1 and t.game.warriors_at(0, 1) == 1


# ---- 16.2.5


def test_dia_negotiations_ruler(table: type[Table]) -> None:
    """16.2.5 If another player than the negotiator rules the enclave, they get a card of their
    choice."""
    t = frogs(table, "eyrie", "marquise").put("diaspora", 1, WAR).put("marquise", 1, "3 warriors")
    t.put("eyrie", 1, "1 warrior, 1 roost").put("marquise", 1, "1 warrior")
    t.board("eyrie", leader="despot").hand("eyrie", "anvil", "cobbler").begins("eyrie", "birdsong")
    t.says("eyrie", "negotiate in 1")
    assert t.options("eyrie") == ["negotiate with cobbler", "negotiate with anvil"] or set(
        t.options("eyrie")
    ) == {"negotiate with cobbler", "negotiate with anvil"}
    t.says("eyrie", "negotiate with anvil")
    assert t.holds("marquise") == ["anvil"] and t.holds("eyrie") == ["cobbler"]
    assert peaceful(t) == [1]


def test_dia_negotiations_no_ruler(table: type[Table]) -> None:
    """16.2.5 If nobody rules no card is given, nor where the negotiator does."""
    t = frogs(table, "eyrie", "marquise").put("diaspora", 1, f"{WAR}, 2 warriors")
    t.put("marquise", 1, "2 warriors").put("eyrie", 1, "1 warrior")
    t.board("eyrie", leader="despot").hand("eyrie", "anvil").begins("eyrie", "birdsong")
    t.says("eyrie", "negotiate in 1")
    assert peaceful(t) == [1] and "anvil" in t.holds("eyrie")
    t = frogs(table).put("diaspora", 1, WAR).put("marquise", 1, "1 warrior")
    t.begins("marquise", "daylight").says("marquise", "negotiate in 1")
    assert peaceful(t) == [1]


def test_a_hireling_that_nobody_controls_rules_but_gets_no_card(table: type[Table]) -> None:
    """16.2.5, H.3.1 It rules as if it were a player, and it is none: no card is given."""
    for cards in ([], ["anvil"]):
        t = frogs(table).put("diaspora", 1, WAR).put("marquise", 1, "1 warrior")
        t.hired("prosperous_farmers", "nobody", "2 farmers", 1).hand("marquise", *cards)
        t.begins("marquise", "daylight").says("marquise", "negotiate in 1")
        assert peaceful(t) == [1] and t.holds("marquise") == cards


def test_the_diaspora_may_be_the_ruler(table: type[Table]) -> None:
    """16.2.5 Then the card is its own; without a card nobody negotiates."""
    t = frogs(table).put("diaspora", 1, f"{WAR}, 2 warriors").put("marquise", 1, "1 warrior")
    t.hand("marquise", "anvil").begins("marquise", "daylight")
    t.says("marquise", "negotiate in 1", "negotiate with anvil")
    assert t.holds("diaspora") == ["anvil"]
    t = frogs(table).put("diaspora", 1, f"{WAR}, 2 warriors").put("marquise", 1, "1 warrior")
    t.put("marquise", 2, "workshop").begins("marquise", "daylight")
    t.refuses("marquise", "negotiate in 1", "16.2.5")


def test_dia_negotiations_once(table: type[Table]) -> None:
    """16.2.5 Once in a turn, and only where it has faction pieces."""
    t = frogs(table).put("diaspora", 1, WAR).put("diaspora", 2, WAR).put("diaspora", 3, WAR)
    t.put("marquise", 1, "1 warrior").put("marquise", 2, "1 warrior").put("marquise", 8, "sawmill")
    t.begins("marquise", "daylight")
    t.refuses("marquise", "negotiate in 3", "16.2.5")
    t.says("marquise", "negotiate in 1")
    t.refuses("marquise", "negotiate in 2", "16.2.5")
    assert peaceful(t) == [1] and militant(t) == [2, 3]


def test_nobody_negotiates_in_the_turn_of_the_diaspora(table: type[Table]) -> None:
    """16.2.5 It is done by enemies in their own turn."""
    t = frogs(table).put("diaspora", 1, f"{WAR}, 1 warrior").begins("diaspora", "daylight")
    t.refuses("diaspora", "negotiate in 1", "16.2.5")


def test_the_vagabond_negotiates(table: type[Table]) -> None:
    """16.2.5 His pawn is a faction piece."""
    t = frogs(table, "vagabond").put("diaspora", 1, WAR).put("vagabond", 1, "pawn")
    t.begins("vagabond", "daylight").says("vagabond", "negotiate in 1")
    assert peaceful(t) == [1]


def test_one_enemy_is_feared_once(table: type[Table]) -> None:
    """16.2.4 The number of Peaceful enclaves it has removed at the same time does not matter."""
    t = frogs(table).put("diaspora", 1, PEACE).put("diaspora", 2, PEACE)
    g = t.begins("marquise", "daylight").game
    gone = removal(g, 1, me(g).peaceful, 1)
    for row in (gone.kinds, gone.places, gone.counts, gone.removers):
        row.append(row[0])
    assert len(after_removal(g, me(g), gone)) == 1

"""H Corvid Spies: they come among enemies, battle everywhere or take cards."""

from __future__ import annotations

from kit import Table
from undergrowth.hirelings.corvid_spies.spies import PlantSpies
from undergrowth.table.book import book

ME = "corvid_spies"


def hired(t: Table) -> Table:
    """The Marquise controls the Spies."""
    return t.also(hirelings=[ME], **{ME: {"controller": "marquise_de_cat", "markers": 2}})


def test_they_come_where_enemies_have_pieces(table: type[Table]) -> None:
    """H.2.4, G.9 Among any clearings with enemy pieces, perhaps the same twice."""
    t = hired(table("marquise", "eyrie")).put("marquise", 1, "2 warriors")
    t.put("eyrie", 5, "roost").put("eyrie", 9, "2 warriors")
    t.begins("marquise", "daylight").says("marquise", f"employ {ME}")
    assert t.options("marquise") == ["post in 5", "post in 9"]
    t.refuses("marquise", "post in 1", "H.2")
    t.says("marquise", "post in 5", "post in 5")
    assert t.at(5) == "eyrie 1 roost, corvid_spies 2 spys"


def test_they_battle_once_in_every_clearing(table: type[Table]) -> None:
    """H.2.4, 4.3 In each clearing with a Spy, in an order their controller chooses."""
    t = (
        hired(table("marquise", "eyrie"))
        .put("eyrie", 5, "2 warriors")
        .put("eyrie", 9, "2 warriors")
    )
    t.begins("marquise", "daylight").says("marquise", f"employ {ME}", "post in 5", "post in 9")
    t.says("marquise", "battle in 9").rolls(1, 0)
    t.rolls(1, 0)
    assert t.at(5) == t.at(9) == "eyrie 1 warrior, corvid_spies 1 spy"


def test_they_take_a_card_from_each_enemy_there(table: type[Table]) -> None:
    """H.2.4, G.22 A random card from every enemy player with faction pieces in one clearing."""
    t = hired(table("marquise", "eyrie", "alliance")).put("eyrie", 5, "2 warriors")
    t.put("alliance", 5, "sympathy").put("eyrie", 9, "1 warrior")
    t.hand("eyrie", "anvil", "ambush_fox").hand("alliance", "sword")
    t.begins("marquise", "daylight").says("marquise", f"employ {ME}", "post in 5", "post in 9")
    t.says("marquise", "choose spies_steal")
    t.refuses("marquise", "listen in 1", "H.2.4")
    t.says("marquise", "listen in 5").takes("anvil").takes("sword")
    assert {"anvil", "sword"} <= set(t.holds("marquise"))
    assert t.holds("eyrie") == ["ambush_fox"]


def test_hers_come_beside_the_keep(table: type[Table]) -> None:
    """6.2.2 The Marquise can place pieces there, hirelings too; other players cannot."""
    t = hired(table("marquise", "eyrie")).put("marquise", 1, "keep").put("eyrie", 1, "1 warrior")
    t.begins("marquise", "daylight").says("marquise", f"employ {ME}").rolls(0, 0)
    assert t.at(1).endswith("corvid_spies 2 spys")
    t = table("marquise", "eyrie").put("marquise", 1, "keep").put("eyrie", 1, "2 warriors")
    t.also(hirelings=[ME], **{ME: {"controller": "eyrie_dynasties", "markers": 2}})
    t.board("eyrie", leader="despot").begins("eyrie", "daylight")
    t.refuses("eyrie", f"employ {ME}", "H.2.4")


def test_nobody_with_cards_nobody_to_hear(table: type[Table]) -> None:
    """1.5.4 If no enemy player there has a card they can only battle."""
    t = hired(table("marquise", "eyrie")).put("eyrie", 5, "2 warriors")
    t.begins("marquise", "daylight").says("marquise", f"employ {ME}").rolls(0, 0)
    assert t.at(5) == "eyrie 2 warriors, corvid_spies 2 spys"


def test_with_all_on_the_map_they_still_act(table: type[Table]) -> None:
    """1.5.4 With no Spy left in the supply nothing is placed."""
    t = hired(table("marquise", "eyrie")).put("eyrie", 5, "2 warriors").put(ME, 5, "6 spy")
    t.begins("marquise", "daylight").says("marquise", f"employ {ME}").rolls(2, 0)
    assert t.at(5) == "corvid_spies 6 spys"


def test_they_begin_in_two_clearings_of_one_suit(table: type[Table]) -> None:
    """A.6.3 One each, in different clearings of the same suit."""
    t = table("marquise", "eyrie").also(hirelings=[ME])
    t.does(PlantSpies(1, 2, 2))
    me = book(t.game).owner(2)
    t.says("eyrie", "post in 1")
    suit = t.game.suits[1]
    assert t.options("eyrie") == [
        f"post in {c}" for c in t.game.clearings if c != 1 and t.game.suits[c] == suit
    ]
    t.refuses("eyrie", "post in 1", "A.6.3")
    t.says("eyrie", t.options("eyrie")[0])
    assert t.done()
    assert t.game.on_map(me.warrior) == 2

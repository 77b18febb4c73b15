"""The Brigand: items out of ruins, and cards out of hands, for its controller."""

from __future__ import annotations

from typing import Any

from kit import Table
from undergrowth import Game, Setup, position

BRIGAND = "the_brigand"


def hired(t: Table, by: str = "corvid_conspiracy") -> Table:
    """The Brigand, controlled."""
    return t.hireling(BRIGAND, by, markers=2)


def test_items_lie_under_the_ruins_from_its_setup_on() -> None:
    """A.6.3, 9.3.4, 14.3.3 They are put there once, also if others would put them there."""
    for seats in (
        ["marquise_de_cat", "corvid_conspiracy"],
        ["lord_of_the_hundreds", "lizard_cult"],
    ):
        hirelings = [BRIGAND, "street_band", "stoic_protector"]
        g = Game.new(Setup(seats=seats, hirelings=hirelings), 3)
        while g.turns == 0:
            assert g.decision is not None
            g.take(g.decision.options[0])
        assert [len(g.ruins[place]) for place in g.ruin_places()] == [1, 1, 1, 1]
        assert len({item for place in g.ruin_places() for item in g.ruins[place]}) == 4


def test_an_item_is_taken_from_under_a_ruin(table: type[Table]) -> None:
    """H.2.4 In a clearing where the controller has faction pieces; the ruin goes, and nobody
    scores."""
    t = (
        hired(table("corvids", "marquise"))
        .ruins(c6="boot", c10="bag")
        .put("corvids", 6, "1 warrior")
    )
    t.begins("corvids", "daylight")
    t.refuses("corvids", "loot ruin 10", "H.2.4")
    t.says("corvids", "loot ruin 6")
    assert t.crafts("corvids") == {"boot": 1}
    assert t.vp == {}
    assert not t.game.has_ruin[6]
    t.refuses("corvids", "loot ruin 10", "H.2.4")


def test_of_two_items_the_controller_takes_one(table: type[Table]) -> None:
    """H.2.4 The ruin stays until its last item is gone."""
    t = hired(table("corvids", "marquise")).freely().ruins(c6=["boot", "bag"])
    t.put("corvids", 6, "1 warrior").begins("corvids", "daylight")
    t.says("corvids", "loot ruin 6", "take item bag")
    assert t.game.has_ruin[6]
    assert t.crafts("corvids") == {"bag": 1}


def test_nothing_is_taken_at_a_governing_assembly(table: type[Table]) -> None:
    """17.2.3 By an enemy of the Council; the Council itself takes it."""
    t = hired(table("corvids", "council")).ruins(c6="boot", c10="bag")
    t.put("corvids", 6, "1 warrior").put("council", 6, "governing_assembly")
    t.begins("corvids", "daylight").refuses("corvids", "loot ruin 6", "17.2.3")
    t = hired(table("council", "corvids"), "twilight_council").ruins(c6="boot", c10="bag")
    t.put("council", 6, "governing_assembly").begins("council", "daylight")
    assert t.offers("council", "loot ruin 6")


def test_the_hundreds_put_it_into_their_hoard(table: type[Table]) -> None:
    """14.2.4.I The item lies with their own."""
    t = hired(table("hundreds", "marquise"), "lord_of_the_hundreds").ruins(c6="boot")
    t.put("hundreds", 6, "1 warrior").begins("hundreds", "daylight")
    t.says("hundreds", "loot ruin 6")
    assert t.crafts("hundreds") == {}
    assert t.told("took_item")[-1]["item"] == "boot"


def test_an_exhausted_item_takes_a_card(table: type[Table]) -> None:
    """H.2.4, G.22 A random one of a player who shares a clearing; the item stays face down."""
    t = hired(table("corvids", "marquise", "eyrie")).crafted("corvids", "sword")
    t.put("corvids", 5, "1 warrior").put("marquise", 5, "1 warrior").put("eyrie", 1, "1 warrior")
    t.hand("marquise", "anvil").hand("eyrie", "bake_sale").begins("corvids", "daylight")
    t.says("corvids", "send brigand").takes("anvil")
    assert t.holds("corvids") == ["anvil"]
    assert t.crafts("corvids") == {"sword": 1}
    assert t.vp == {}
    t.refuses("corvids", "send brigand", "H.2.4")
    seen: Any = t.game.observe(1)
    assert seen["seats"][0]["exhausted"] == {"sword": 1}
    doc = position.describe(t.game)
    assert position.describe(position.game(doc)) == doc


def test_an_item_that_is_exhausted_pays_no_more(table: type[Table]) -> None:
    """H.2.4 Nothing turns it up again (docs/rulings.md)."""
    t = hired(table("corvids", "marquise")).crafted("corvids", "sword")
    t.board("corvids", exhausted=["sword"]).put("corvids", 5, "1 warrior")
    t.put("marquise", 5, "1 warrior").hand("marquise", "anvil").begins("corvids", "daylight")
    t.refuses("corvids", "send brigand", "H.2.4")


def test_whom_one_takes_from_is_chosen(table: type[Table]) -> None:
    """H.2.4 And with which item; a player without cards is left out."""
    t = hired(table("corvids", "marquise", "eyrie", "alliance")).crafted("corvids", "sword", "boot")
    t.put("corvids", 5, "1 warrior")
    for seat in ("marquise", "eyrie", "alliance"):
        t.put(seat, 5, "1 warrior")
    t.hand("marquise", "anvil").hand("eyrie", "bake_sale").begins("corvids", "daylight")
    t.says("corvids", "send brigand")
    t.refuses("corvids", "pay brigand tea", "H.2.4")
    t.says("corvids", "pay brigand boot")
    t.refuses("corvids", "waylay woodland_alliance", "H.2.4")
    t.says("corvids", "waylay eyrie_dynasties").takes("bake_sale")
    assert t.holds("corvids") == ["bake_sale"]


def test_only_its_controller_uses_it(table: type[Table]) -> None:
    """H.2.4 In its Daylight."""
    t = hired(table("marquise", "corvids")).ruins(c6="boot").put("marquise", 6, "1 warrior")
    t.begins("marquise", "daylight")
    t.refuses("marquise", "loot ruin 6", "H.2.4")

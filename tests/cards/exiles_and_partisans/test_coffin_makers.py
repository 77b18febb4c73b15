"""Coffin Makers: the fallen lie on the card."""

from __future__ import annotations

from typing import Any

import pytest

from kit import Table
from kit.checks import check_save, check_table
from undergrowth import position
from undergrowth.cli.drawing import panels
from undergrowth.cli.drawing.marks import make_marks
from undergrowth.law.removing.removal import removal, remove
from undergrowth.table.book import book

DECK = "exiles_and_partisans"


def lying(t: Table, seat: str) -> int:
    """Warriors of a faction on the card."""
    return int(t.lies_on("coffin_makers").count(book(t.game).faction(t.seat(seat)).warrior))


def test_the_fallen_of_both_sides_lie_on_it(table: type[Table]) -> None:
    """G.24 All warriors, of every owner and remover; buildings go where they go."""
    t = table("marquise", "eyrie", "alliance", deck=DECK).play("alliance", "coffin_makers")
    t.put("marquise", 9, "3 warriors").put("eyrie", 9, "1 warrior, roost")
    t.battle("marquise", against="eyrie", at=9).rolls(2, 1)
    assert (lying(t, "marquise"), lying(t, "eyrie")) == (1, 1)
    assert t.supply("marquise", "warrior") == 22
    assert t.supply("eyrie", "warrior") == 19
    assert t.supply("eyrie", "roost") == 7


@pytest.mark.parametrize(("fallen", "points"), [(4, 0), (5, 1), (14, 2)])
def test_a_point_for_every_five(table: type[Table], fallen: int, points: int) -> None:
    """3.2 At the start of the owner's Birdsong; then all go home. It is no choice."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "coffin_makers")
    t.also(on_card={"eyrie": f"{fallen} warriors"}).hand("marquise", "anvil")
    t.put("marquise", 5, "1 warrior").begins("marquise", "birdsong")
    assert t.vp == ({"marquise": points} if points else {})
    assert t.supply("eyrie", "warrior") == 20
    assert t.lies_on("coffin_makers").pieces == []
    assert t.in_play("marquise") == ["coffin_makers"]


def test_they_cannot_be_placed_meanwhile(table: type[Table]) -> None:
    """G.20 A warrior on the card is in no supply."""
    t = table("marquise", "eyrie", deck=DECK).play("eyrie", "coffin_makers")
    t.also(on_card={"marquise": "24 warriors"}).put("marquise", 5, "recruiter, 1 warrior")
    t.begins("marquise", "daylight")
    t.refuses("marquise", "recruit", "6.5.3")


def test_bat_hospitals_beat_coffins(table: type[Table]) -> None:
    """6.2.3 Warriors that are healed go to the keep and not to the card."""
    t = table("eyrie", "marquise", deck=DECK).play("eyrie", "coffin_makers")
    t.put("eyrie", 5, "3 warriors").put("marquise", 5, "2 warriors").put("marquise", 1, "keep")
    t.hand("marquise", "bake_sale").also(on_card={"marquise": "1 warrior"})
    t.battle("eyrie", against="marquise", at=5).rolls(2, 0)
    t.says("marquise", "heal with bake_sale")
    assert t.at(1) == "marquise 2 warriors, marquise 1 keep"
    assert lying(t, "marquise") == 1
    assert t.supply("marquise", "warrior") == 22
    assert t.vp == {}


def test_hospitals_that_do_not_heal_leave_them_there(table: type[Table]) -> None:
    """6.2.3 A player who passes loses them to the card."""
    t = table("eyrie", "marquise", deck=DECK).play("eyrie", "coffin_makers")
    t.put("eyrie", 5, "3 warriors").put("marquise", 5, "2 warriors").put("marquise", 1, "keep")
    t.hand("marquise", "bake_sale").battle("eyrie", against="marquise", at=5)
    t.rolls(2, 0).says("marquise", "pass")
    assert lying(t, "marquise") == 2


def test_without_the_card_they_go_to_the_supply(table: type[Table]) -> None:
    """4.1.3 In a hand it does nothing."""
    t = table("marquise", "eyrie", deck=DECK).hand("marquise", "coffin_makers")
    t.put("eyrie", 5, "2 warriors").begins("marquise", "daylight")
    remove(t.game, removal(t.game, 0, book(t.game).faction(1).warrior, 5, 2))
    assert t.lies_on("coffin_makers").pieces == []
    assert t.supply("eyrie", "warrior") == 20


def test_with_saboteurs_its_owner_chooses_the_order(table: type[Table]) -> None:
    """1.1.3 Both come at the start of Birdsong; passing is not offered while it must be used."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "coffin_makers", "saboteurs")
    t.play("eyrie", "tunnels").also(on_card={"eyrie": "5 warriors"}).begins("marquise", "birdsong")
    assert sorted(t.options("marquise")) == ["use coffin_makers", "use saboteurs"]
    t.says("marquise", "use coffin_makers")
    assert t.vp == {"marquise": 1}
    assert t.options("marquise") == ["use saboteurs", "pass"]


def test_saves_and_positions_keep_them(table: type[Table]) -> None:
    """G.24 The warriors on the card are part of the table."""
    t = table("marquise", "eyrie", deck=DECK).play("eyrie", "coffin_makers")
    t.also(on_card={"marquise": "3 warriors"}).put("marquise", 5, "1 warrior")
    t.begins("marquise", "daylight")
    check_save(t.game, 0)
    again = position.game(position.describe(t.game), seed=1)
    check_table(again)
    assert position.describe(again)["on_card"] == {"marquise_de_cat": ["3 warrior"]}
    shown = t.game.observe(-1)["on_card"]
    assert shown == [{"owner": "marquise_de_cat", "piece": "warrior", "count": 3}]
    boards: Any = t.game.observe(-1)["boards"]
    (board,) = boards
    assert (board["title"], board["board"][0]["pieces"]) == ("Coffin Makers", shown)
    lines = panels.on_the_table(t.game.observe(-1), 100, make_marks(t.game.setup.seats))
    assert any("Coffin Makers" in line.plain and "3 Marquise" in line.plain for line in lines)


def test_a_replaced_warrior_is_healed_out_of_the_supply(table: type[Table]) -> None:
    """6.2.3, G.23 It never lay on the card, so the card keeps all it holds."""
    t = table("eyrie", "marquise", deck=DECK).play("eyrie", "coffin_makers", "propaganda_bureau")
    t.put("marquise", 5, "1 warrior").put("marquise", 1, "keep").put("eyrie", 3, "roost")
    t.hand("eyrie", "bake_sale").hand("marquise", "a_visit_to_friends")
    t.also(on_card={"marquise": "3 warriors"}).begins("eyrie", "daylight")
    t.says("eyrie", "use propaganda_bureau", "spend bake_sale")
    t.says("marquise", "heal with a_visit_to_friends")
    assert t.at(1) == "marquise 1 warrior, marquise 1 keep"
    assert (lying(t, "marquise"), t.supply("marquise", "warrior")) == (3, 21)

"""Chameleander Co.: a pawn that brings its controller something."""

from __future__ import annotations

import pytest

from kit import Table
from undergrowth import BadPosition, position
from undergrowth.law.battle.battlefield import defenders
from undergrowth.law.hirelings.setup import SetUpHirelings
from undergrowth.law.removing.removal import may_remove
from undergrowth.table.book import book

NAME = "chameleander_co"
CATS = "marquise_de_cat"
THREE = ["warriors", "token", "card"]


def hired(t: Table, by: str = CATS, at: int = 1) -> Table:
    """The Agent in a clearing, controlled."""
    return t.hired(NAME, by, "1 agent", at)


def test_it_is_set_up_beside_a_ruin(table: type[Table]) -> None:
    """CC.3.1, CC.3.2 In a clearing with a ruin, if there is one."""
    t = table("marquise", "corvids").ruins(c6="boot", c10="bag").hireling(NAME)
    t.does(SetUpHirelings(1, [2]))
    assert t.options("corvids") == ["post in 6", "post in 10"]
    assert t.says("corvids", "post in 6").at(6) == f"{NAME} 1 agent"


def test_without_ruins_it_is_set_up_anywhere(table: type[Table]) -> None:
    """CC.3.2 In any clearing."""
    t = table("marquise", "corvids").hireling(NAME).does(SetUpHirelings(1, [2]))
    assert len(t.options("corvids")) == 12


def test_rhi_co_untouchable(table: type[Table]) -> None:
    """CC.4.1 Nobody battles it, and nothing removes it."""
    t = hired(table("eyrie", "marquise"), "nobody").put("eyrie", 1, "2 warriors")
    g = t.begins("eyrie", "daylight").game
    assert defenders(g, 0, 1) == []
    assert not may_remove(g, book(g).owner(2).pawn, 1, 0)


def test_rhi_co_draw(table: type[Table]) -> None:
    """CC.5.1, CC.5.2 Up to two moves without rule, then one of three things."""
    t = hired(table("marquise", "eyrie")).put("marquise", 12, "1 warrior")
    for place in (1, 5, 9, 10):
        t.put("eyrie", place, "3 warriors")
    t.begins("marquise", "birdsong").says("marquise", f"employ {NAME}", "to 5", "to 1")
    assert t.options("marquise") == [*(f"choose co_{each}" for each in THREE), "pass"]
    t.says("marquise", "choose co_card")
    assert len(t.holds("marquise")) == 1
    assert not t.offers("marquise", "choose co_warriors")


def test_it_may_stay_and_bring_nothing(table: type[Table]) -> None:
    """CC.5.1, CC.5.2 Both steps may be left."""
    t = hired(table("marquise", "eyrie")).put("marquise", 12, "1 warrior")
    t.begins("marquise", "birdsong").says("marquise", f"employ {NAME}", "pass", "pass")
    assert t.at(1) == f"{NAME} 1 agent"
    assert t.holds("marquise") == []


def test_it_moves_next_door_only(table: type[Table]) -> None:
    """CC.5.1, 4.2 Along paths."""
    t = hired(table("marquise", "eyrie")).begins("marquise", "birdsong")
    t.says("marquise", f"employ {NAME}").refuses("marquise", "to 12", "CC.5.1")


def test_two_warriors_join_it(table: type[Table]) -> None:
    """CC.5.2 The controller's own."""
    t = hired(table("marquise", "eyrie")).begins("marquise", "birdsong")
    t.says("marquise", f"employ {NAME}", "to 5", "pass", "choose co_warriors")
    assert t.at(5) == f"marquise 2 warriors, {NAME} 1 agent"


@pytest.mark.parametrize("supply", [0, 1])
def test_loyalists_come_with_it(table: type[Table], supply: int) -> None:
    """CC.5.2, 17.2.1, 1.5.4 It places two; Loyalists go first where the supply holds fewer."""
    t = hired(table("council", "eyrie"), "twilight_council").board("council", loyalists=2)
    t.put("council", 9, f"{18 - supply} warriors").begins("council", "birdsong")
    t.says("council", f"employ {NAME}", "pass", "choose co_warriors")
    assert t.options("council") == ["dismiss loyalist", "pass"]
    t.says("council", *["dismiss loyalist"] * (2 - supply))
    assert t.at(1) == f"council 2 warriors, {NAME} 1 agent"


def test_loyalists_may_stay_where_they_are(table: type[Table]) -> None:
    """CC.5.2, 17.2.1 "May": then as many come as the supply holds."""
    t = hired(table("council", "eyrie"), "twilight_council").board("council", loyalists=2)
    t.put("council", 9, "17 warriors").begins("council", "birdsong")
    t.says("council", f"employ {NAME}", "pass", "choose co_warriors", "pass")
    assert t.at(1) == f"council 1 warrior, {NAME} 1 agent"


def test_warriors_are_kept_out_like_any_others(table: type[Table]) -> None:
    """CC.5.2, 6.2.2 The keep bars them."""
    t = hired(table("eyrie", "marquise"), "eyrie_dynasties").put("marquise", 1, "keep")
    t.begins("eyrie", "birdsong").says("eyrie", f"employ {NAME}", "pass")
    t.refuses("eyrie", "choose co_warriors", "CC.5.2")


def test_any_token_of_the_controller_joins_it(table: type[Table]) -> None:
    """CC.5.2 Free, unscored, whatever bans it: sympathy beside the keep, or a second one."""
    t = hired(table("alliance", "marquise"), "woodland_alliance").put("marquise", 1, "keep")
    t.put("alliance", 1, "sympathy").freely().begins("alliance", "birdsong")
    t.says("alliance", f"employ {NAME}", "pass").refuses("alliance", "choose co_warriors", "CC.5.2")
    t.says("alliance", "choose co_token")
    assert t.at(1) == f"alliance 2 sympathys, marquise 1 keep, {NAME} 1 agent"
    assert t.vp == {}


def test_a_second_big_top_comes_beside_another(table: type[Table]) -> None:
    """CC.5.2, CDG.5.1.III Limits do not count: only Pitch asks for a clearing without one."""
    t = hired(table("cirque", "marquise"), "cirque_du_goat").put("cirque", 1, "big_top, 2 warriors")
    t.begins("cirque", "birdsong").says("cirque", f"employ {NAME}", "pass", "choose co_token")
    assert t.at(1) == f"cirque 2 warriors, cirque 2 big_tops, {NAME} 1 agent"
    assert t.vp == {}
    described = position.describe(t.game)
    assert position.describe(position.game(described)) == described
    alone: dict[str, object] = {"seats": ["cirque", "marquise"], "turn": "cirque", "ruins": {}}
    with pytest.raises(BadPosition, match=r"clearings\.1"):
        position.game(alone | {"phase": "birdsong", "clearings": {"1": {"cirque": "2 big_top"}}})


def test_the_controller_chooses_which(table: type[Table]) -> None:
    """CC.5.2 Any token that is still in the game; and the controller chooses which."""
    t = hired(table("corvids", "marquise"), "corvid_conspiracy").begins("corvids", "birdsong")
    t.says("corvids", f"employ {NAME}", "pass", "choose co_token")
    assert len(t.options("corvids")) == 8
    t.says("corvids", "accept face_down_bomb")
    assert t.at(1) == f"corvids 1 face_down_bomb, {NAME} 1 agent"


def test_without_tokens_there_is_none_to_place(table: type[Table]) -> None:
    """CC.5.2 Buildings do not come."""
    t = hired(table("eyrie", "marquise"), "eyrie_dynasties").put("eyrie", 9, "1 warrior")
    t.begins("eyrie", "birdsong").says("eyrie", f"employ {NAME}", "pass")
    assert t.options("eyrie") == ["choose co_warriors", "choose co_card", "pass"]

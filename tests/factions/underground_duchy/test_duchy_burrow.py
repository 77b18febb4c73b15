"""12.2.2 The Burrow: who may be in it, who rules it, and what others' rules make of it."""

from __future__ import annotations

import pytest

from factions.underground_duchy.moles import moles
from kit import Table
from undergrowth import BadPosition, position
from undergrowth.law.battle.battle import InitiateBattle
from undergrowth.law.battle.battlefield import may_battle_at
from undergrowth.law.moving.move import Move
from undergrowth.law.moving.ways import adjacent, destinations
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.rule import may_place, ruled_by, ruler
from undergrowth.law.victory.dominance import check_dominance
from undergrowth.table.book import book
from undergrowth.table.places import PLACE

BURROW = PLACE.parse("burrow")


def test_mov_burrow_out(table: type[Table]) -> None:
    """12.2.2, 4.2.1 Out of the Burrow into a clearing with a tunnel; rule there does not matter."""
    t = moles(table).put("duchy", "burrow", "3 warriors").put("duchy", 7, "tunnel")
    t.put("marquise", 7, "6 warriors").does(Move(0))
    t.says("duchy", "take 3")
    assert t.at(7) == "duchy 3 warriors, duchy 1 tunnel, marquise 6 warriors"
    assert t.at("burrow") == ""


def test_mov_burrow_in(table: type[Table]) -> None:
    """12.2.2, 4.2.1 Back into it, which the Duchy rules."""
    t = moles(table).put("duchy", 7, "1 warrior, tunnel").put("marquise", 7, "6 warriors")
    t.does(Move(0))
    assert t.at("burrow") == "duchy 1 warrior"


def test_without_a_tunnel_there_is_no_way(table: type[Table]) -> None:
    """12.2.2 The Burrow is next to clearings with tunnels alone."""
    t = moles(table).put("duchy", "burrow", "3 warriors").put("duchy", 7, "2 warriors, tunnel")
    t.put("duchy", 8, "2 warriors").does(Move(0)).says("duchy", "from 8")
    t.refuses("duchy", "to burrow", "4.2")
    assert destinations(t.game, 0, BURROW) == [7]
    assert BURROW in destinations(t.game, 0, 7)
    assert BURROW not in destinations(t.game, 0, 8)


def test_two_tunnels_are_two_steps_apart(table: type[Table]) -> None:
    """12.2.2 Through the Burrow in two moves; the clearings are not next to each other."""
    t = moles(table).put("duchy", 1, "2 warriors, tunnel").put("duchy", 3, "tunnel").does(Move(0))
    assert adjacent(t.game, 0, BURROW) == [1, 3]
    assert 3 not in adjacent(t.game, 0, 1)


def test_it_is_adjacent_for_everybody_and_closed_to_others(table: type[Table]) -> None:
    """12.2.2 Others see it next to a tunnel, but cannot be moved into it."""
    t = moles(table, "marquise").put("marquise", 7, "3 warriors").put("duchy", 7, "tunnel")
    t.put("duchy", "burrow", "1 warrior").does(Move(1), turn="marquise")
    assert t.options("marquise") == ["to 3", "to 8", "to 12"]
    assert BURROW in adjacent(t.game, 1, 7)
    t.refuses("marquise", "to burrow", "12.2.2")


def test_duc_burrow_not_battlefield(table: type[Table]) -> None:
    """12.2.2, 4.3 The Eyrie have no pieces there, and so no battle."""
    t = table("eyrie", "duchy").put("duchy", "burrow", "3 warriors").put("duchy", 7, "tunnel")
    t.put("eyrie", 7, "2 warriors, roost").put("eyrie", 8, "1 warrior").put("duchy", 8, "tunnel")
    t.does(InitiateBattle(0))
    t.refuses("eyrie", "battle in burrow", "4.3")
    assert not may_battle_at(t.game, 0, BURROW)
    assert not may_place(t.game, 0, BURROW)
    assert put(t.game, book(t.game).faction(0).kind("warrior"), BURROW, 2) == 0


def test_the_duchy_always_rules_it(table: type[Table]) -> None:
    """12.2.2 Empty too, and alone: no other's rule about ties or pieces counts there (7.2.2)."""
    t = table("eyrie", "duchy", "cult")
    t.put("eyrie", 7, "1 warrior").does(Move(0))
    assert ruler(t.game, BURROW) == 1
    assert BURROW in ruled_by(t.game, 1)
    assert BURROW not in ruled_by(t.game, 0) + ruled_by(t.game, 2)


def test_it_is_a_clearing_that_is_ruled(table: type[Table]) -> None:
    """12.2.2 Royal Claim scores for it, as for any clearing that its player rules."""
    t = moles(table).put("duchy", 8, "1 warrior").play("duchy", "royal_claim")
    t.begins("duchy", "birdsong").says("duchy", "use royal_claim")
    assert t.vp == {"duchy": 2}


def test_it_has_no_suit_for_dominance(table: type[Table]) -> None:
    """12.2.2, 3.3.1 It is no mouse clearing: three others are needed."""
    t = moles(table).put("duchy", "burrow", "5 warriors").put("duchy", 7, "1 warrior")
    t.put("duchy", 9, "1 warrior").board("duchy", dominance="dominance_mouse")
    t.does(Move(0))
    check_dominance(t.game, 0)
    assert not t.game.over
    put(t.game, book(t.game).faction(0).warrior, 11, 1)
    check_dominance(t.game, 0)
    assert t.game.over


def test_favors_leave_it_alone(table: type[Table]) -> None:
    """12.2.2, 1.5.4 A favor removes enemies in clearings of its suit; the Burrow has none."""
    t = (
        table("marquise", "duchy")
        .put("duchy", "burrow", "3 warriors")
        .put("duchy", 7, "2 warriors")
    )
    t.hand("marquise", "favor_of_the_mice").put("marquise", 9, "workshop")
    t.put("marquise", 2, "2 workshop").begins("marquise", "daylight")
    t.says("marquise", "craft favor_of_the_mice")
    assert (t.at(7), t.at("burrow")) == ("", "duchy 3 warriors")


def test_sympathy_does_not_spread_into_it(table: type[Table]) -> None:
    """12.2.2, 8.4.2 Next to a sympathetic clearing with a tunnel, but closed to its tokens."""
    t = table("alliance", "duchy").put("alliance", 7, "sympathy").put("duchy", 7, "tunnel")
    t.board("alliance", supporters=["armorers", "royal_claim", "sappers"])
    t.begins("alliance", "birdsong")
    spreads = [each for each in t.options("alliance") if each.startswith("spread")]
    assert spreads == ["spread to 3", "spread to 8", "spread to 12"]
    t.refuses("alliance", "spread to burrow", "12.2.2")


def test_a_raid_sends_nobody_into_it(table: type[Table]) -> None:
    """12.2.2, 13.7.4 A raid's warriors go where they can be placed."""
    t = table("duchy", "corvids").put("duchy", 7, "3 warriors, tunnel").put("corvids", 7, "raid")
    t.battle("duchy", against="corvids", at=7).rolls(1, 0)
    g = t.game
    assert [g.warriors_at(1, place) for place in (3, 8, 12)] == [1, 1, 1]
    assert t.at("burrow") == ""


def test_the_vagabond_does_not_go_down(table: type[Table]) -> None:
    """12.2.2, 9.2.3 Nimble, but no Duchy piece."""
    t = table("vagabond", "duchy").put("vagabond", 7, "pawn").put("duchy", 7, "tunnel, 1 warrior")
    t.begins("vagabond", "daylight")
    assert BURROW in adjacent(t.game, 0, 7)
    assert BURROW not in destinations(t.game, 0, 7)
    assert not any("burrow" in option for option in t.options("vagabond"))


def test_a_snare_holds_the_way_down(table: type[Table]) -> None:
    """12.2.2, 13.7.2 Out of a snared clearing nobody is moved, and no tunnel is dug to it."""
    t = table("duchy", "corvids").put("duchy", 7, "2 warriors, tunnel").put("corvids", 7, "snare")
    t.put("duchy", "burrow", "1 warrior").does(Move(0))
    assert t.at(7) == "duchy 3 warriors, duchy 1 tunnel, corvids 1 snare"


def test_enemies_score_for_a_tunnel(table: type[Table]) -> None:
    """12.2.2, 3.2.1 A token; without it the way is closed, and no minister turns away (12.2.3)."""
    t = table("marquise", "duchy").put("duchy", 7, "tunnel").put("marquise", 7, "2 warriors")
    t.board("duchy", swayed=["captain"]).battle("marquise", against="duchy", at=7).rolls(1, 0)
    assert t.vp == {"marquise": 1}
    assert adjacent(t.game, 1, BURROW) == []
    assert t.done()


@pytest.mark.parametrize(
    ("where", "owner", "piece"),
    [
        ("burrow", "marquise", "1 warrior"),
        ("burrow", "duchy", "tunnel"),
        ("burrow", "duchy", "citadel"),
        ("7", "duchy", "2 tunnel"),
    ],
)
def test_what_no_game_lays_is_refused(where: str, owner: str, piece: str) -> None:
    """12.2.2, 2.2.3, 12.5.1.V Others' pieces, tokens and buildings below; two tunnels at once."""
    doc: dict[str, object] = {"seats": ["duchy", "marquise"], "ruins": {}}
    with pytest.raises(BadPosition):
        position.game({**doc, "clearings": {where: {owner: piece}}})


def test_more_crowns_than_there_are() -> None:
    """12.3.6 Three of a rank, swayed ministers' included."""
    doc = {"seats": ["duchy", "marquise"], "ruins": {}}
    board = {"swayed": ["mayor", "banker"], "lost_crowns": {"noble": 2}}
    with pytest.raises(BadPosition, match="at most 3 noble crowns"):
        position.game({**doc, "duchy": board})


def test_cards_revealed_on_the_turn_of_another() -> None:
    """12.6.1 They have returned or are discarded."""
    doc = {"seats": ["duchy", "marquise"], "ruins": {}, "turn": "marquise"}
    with pytest.raises(BadPosition, match=r"12\.6\.1"):
        position.game({**doc, "duchy": {"revealed": ["anvil"]}})


def test_false_orders_drive_warriors_up_and_down(table: type[Table]) -> None:
    """12.2.2, 1.5.5 Duchy warriors may be forced through a tunnel, both ways."""
    t = table("marquise", "duchy", deck="exiles_and_partisans").put(
        "duchy", 7, "4 warriors, tunnel"
    )
    t.play("marquise", "false_orders").put("marquise", 9, "2 warriors")
    t.begins("marquise", "birdsong")
    t.says("marquise", "use false_orders")
    assert t.options("marquise") == ["to 3", "to 8", "to 12", "to burrow"]
    t.says("marquise", "to burrow")
    assert (t.at(7), t.at("burrow")) == ("duchy 2 warriors, duchy 1 tunnel", "duchy 2 warriors")
    t = table("marquise", "duchy", deck="exiles_and_partisans").put("duchy", 7, "tunnel")
    t.put("duchy", 8, "tunnel").put("duchy", "burrow", "3 warriors")
    t.play("marquise", "false_orders").put("marquise", 9, "2 warriors")
    t.begins("marquise", "birdsong")
    t.says("marquise", "use false_orders", "to 8")
    assert (t.at(8), t.at("burrow")) == ("duchy 2 warriors, duchy 1 tunnel", "duchy 1 warrior")


def test_wood_does_not_go_through_it(table: type[Table]) -> None:
    """12.2.2, 6.5.4.II Two clearings with tunnels are not linked: the Marquise does not rule it."""
    t = table("marquise", "duchy").put("marquise", 1, "2 warriors, 3 wood")
    t.put("marquise", 3, "2 warriors").put("duchy", 1, "tunnel").put("duchy", 3, "tunnel")
    t.put("marquise", 12, "sawmill, workshop").put("marquise", 11, "recruiter")
    t.begins("marquise", "daylight").says("marquise", "build")
    t.refuses("marquise", "build in 3", "6.5.4")
    t.refuses("marquise", "build in burrow", "6.5.4.I")


def test_always_stands_over_what_others_say(table: type[Table]) -> None:
    """12.2.2 Of who rules the Duchy is asked last, of nothing else (7.2.2, 10.2.4)."""
    g = table("duchy", "eyrie", "cult").begins("eyrie", "birdsong").game
    ranks = [book(g).faction(seat).rank("ruler") for seat in range(g.seats)]
    assert ranks[0] == max(ranks) and ranks.count(ranks[0]) == 1
    assert book(g).faction(0).rank("needs_rule") == 0

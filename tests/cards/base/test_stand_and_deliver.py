"""Stand and Deliver!: a random card of an enemy."""

from __future__ import annotations

from kit import Table


def test_a_random_card_for_a_point(table: type[Table]) -> None:
    """G.22 Chance picks the card; its former owner scores a point."""
    t = table("marquise", "eyrie").play("marquise", "stand_and_deliver")
    t.hand("eyrie", "cobbler", "anvil").put("marquise", 5, "1 warrior")
    t.begins("marquise", "birdsong").says("marquise", "use stand_and_deliver").takes("anvil")
    assert t.holds("marquise") == ["anvil"]
    assert t.holds("eyrie") == ["cobbler"]
    assert t.vp == {"eyrie": 1}
    assert t.in_play("marquise") == ["stand_and_deliver"]


def test_once_in_a_turn(table: type[Table]) -> None:
    """4.1.3 Not again in the same Birdsong, nor later in the turn."""
    t = table("marquise", "eyrie").play("marquise", "stand_and_deliver", "royal_claim")
    t.hand("eyrie", "cobbler", "anvil").begins("marquise", "birdsong")
    t.says("marquise", "use stand_and_deliver").takes("anvil")
    t.refuses("marquise", "use stand_and_deliver", "4.1.3")


def test_again_in_the_next_turn(table: type[Table]) -> None:
    """1.4.1 A new turn allows a new use."""
    t = table("marquise", "eyrie").play("marquise", "stand_and_deliver")
    t.put("eyrie", 3, "roost, 3 warriors").hand("eyrie", "cobbler", "anvil")
    t.put("marquise", 5, "1 warrior").begins("marquise", "birdsong")
    t.says("marquise", "use stand_and_deliver").takes("anvil")
    game = t.game
    while game.decision is not None and not t.offers("marquise", "use stand_and_deliver"):
        assert game.turns < 4
        game.take(game.decision.options[-1])
    assert game.turns == 3


def test_only_the_two_know_the_card(table: type[Table]) -> None:
    """G.22 The others learn that a card passed, not which."""
    t = table("marquise", "eyrie", "alliance").play("marquise", "stand_and_deliver")
    t.hand("eyrie", "cobbler").hand("alliance", "sword").begins("marquise", "birdsong")
    t.says("marquise", "use stand_and_deliver")
    assert t.options("marquise") == ["rob eyrie_dynasties", "rob woodland_alliance"]
    t.says("marquise", "rob eyrie").takes("cobbler")
    assert t.game.log is not None
    passed = [event for event in t.game.log if event.verb == "gave_card"]
    assert len(passed) == 1
    for seat, knows in (("marquise", True), ("eyrie", True), ("alliance", False)):
        assert ("card" in passed[0].as_seen_by(t.seat(seat)).fields) == knows


def test_enemies_without_cards_are_left_alone(table: type[Table]) -> None:
    """G.8 With nothing to take it cannot be used; the point depends on the card."""
    t = table("marquise", "eyrie").play("marquise", "stand_and_deliver", "royal_claim")
    t.begins("marquise", "birdsong")
    t.refuses("marquise", "use stand_and_deliver", "G.8")


def test_one_with_an_empty_hand_is_not_offered(table: type[Table]) -> None:
    """G.8 Only hands that hold a card are offered."""
    t = table("marquise", "eyrie", "alliance").play("marquise", "stand_and_deliver")
    t.hand("alliance", "sword").begins("marquise", "birdsong")
    t.says("marquise", "use stand_and_deliver").takes("sword")
    assert t.vp == {"alliance": 1}


def test_two_copies_are_twice_as_likely(table: type[Table]) -> None:
    """G.22 Each card of the hand can be picked, copies included."""
    t = table("marquise", "eyrie").play("marquise", "stand_and_deliver")
    t.hand("eyrie", "2 cobbler", "anvil").begins("marquise", "birdsong")
    t.says("marquise", "use stand_and_deliver")
    decision = t.game.decision
    assert decision is not None
    assert sorted(decision.texts()) == ["random anvil", "random cobbler", "random cobbler"]


def test_it_is_used_in_birdsong_only(table: type[Table]) -> None:
    """1.4.1 In Daylight it is too late."""
    t = table("marquise", "eyrie").play("marquise", "stand_and_deliver")
    t.hand("eyrie", "cobbler").put("marquise", 5, "1 warrior").begins("marquise", "daylight")
    t.refuses("marquise", "use stand_and_deliver", "1.4.1")


def test_a_coalition_partner_is_no_enemy(table: type[Table]) -> None:
    """G.8 The hand of a coalition partner is safe."""
    t = table("marquise", "eyrie", "alliance", "vagabond").play("marquise", "stand_and_deliver")
    t.board("vagabond", dominance=["dominance_fox"], partner="marquise")
    t.hand("vagabond", "cobbler").hand("eyrie", "anvil").hand("alliance", "sword")
    t.put("vagabond", "f1", "pawn").begins("marquise", "birdsong")
    t.says("marquise", "use stand_and_deliver")
    assert t.options("marquise") == ["rob eyrie_dynasties", "rob woodland_alliance"]
    t.refuses("marquise", "rob vagabond", "G.8")


def test_the_point_can_win_the_game(table: type[Table]) -> None:
    """3.1 The victim's thirtieth point wins."""
    t = table("marquise", "eyrie").play("marquise", "stand_and_deliver").scores(eyrie=29)
    t.hand("eyrie", "cobbler").begins("marquise", "birdsong")
    t.says("marquise", "use stand_and_deliver").takes("cobbler")
    assert t.game.winners == [t.seat("eyrie")]

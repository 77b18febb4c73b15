"""Codebreakers: a look at a hand."""

from __future__ import annotations

from kit import Table
from undergrowth.table.names import CARDS


def test_the_owner_sees_the_hand(table: type[Table]) -> None:
    """G.29 The hand is shown to the owner of the card alone."""
    t = table("marquise", "eyrie", "alliance").play("marquise", "codebreakers")
    t.hand("eyrie", "anvil", "2 cobbler").hand("alliance", "sword").begins("marquise", "daylight")
    t.says("marquise", "use codebreakers")
    assert t.options("marquise") == ["inspect eyrie_dynasties", "inspect woodland_alliance"]
    t.says("marquise", "inspect eyrie")
    assert t.game.log is not None
    shown = next(event for event in t.game.log if event.verb == "showed_hand")
    assert shown.as_seen_by(t.seat("marquise")).fields["cards"] == "anvil cobbler cobbler"
    assert "cards" not in shown.as_seen_by(t.seat("alliance")).fields
    assert shown.fields["count"] == 3
    assert t.holds("eyrie") == ["anvil", "cobbler", "cobbler"]


def test_what_was_seen_stays_known(table: type[Table]) -> None:
    """1.2.1 The owner knows those cards from then on; nobody else learns any."""
    t = (
        table("marquise", "eyrie")
        .play("marquise", "codebreakers")
        .hand("eyrie", "anvil", "cobbler")
    )
    t.begins("marquise", "daylight").says("marquise", "use codebreakers")
    known = [CARDS.text(card) for card in t.game.seen[0 * 2 + 1]]
    assert sorted(known) == ["anvil", "cobbler"]
    assert t.game.seen[1 * 2 + 0] == []
    again = t.game.determinize(0, 9)
    assert again.hands[1] == t.game.hands[1]


def test_once_in_a_turn(table: type[Table]) -> None:
    """4.1.3 One look a turn."""
    t = table("marquise", "eyrie").play("marquise", "codebreakers").hand("eyrie", "anvil")
    t.put("marquise", 5, "1 warrior").begins("marquise", "daylight")
    t.says("marquise", "use codebreakers")
    t.refuses("marquise", "use codebreakers", "4.1.3")


def test_an_empty_hand_is_not_offered(table: type[Table]) -> None:
    """4.1.3 There is nothing to look at."""
    t = table("marquise", "eyrie").play("marquise", "codebreakers").put("marquise", 5, "1 warrior")
    t.begins("marquise", "daylight")
    t.refuses("marquise", "use codebreakers", "4.1.3")


def test_in_daylight_only(table: type[Table]) -> None:
    """1.4.1 Not in Birdsong."""
    t = table("marquise", "eyrie").play("marquise", "codebreakers", "royal_claim")
    t.hand("eyrie", "anvil").begins("marquise", "birdsong")
    t.refuses("marquise", "use codebreakers", "1.4.1")


def test_a_coalition_partner_may_be_inspected(table: type[Table]) -> None:
    """4.1.3 The card says another player, not an enemy."""
    t = table("marquise", "eyrie", "alliance", "vagabond").play("marquise", "codebreakers")
    t.board("vagabond", dominance=["dominance_fox"], partner="marquise")
    t.put("vagabond", "f1", "pawn").hand("vagabond", "cobbler").begins("marquise", "daylight")
    t.says("marquise", "use codebreakers")
    assert t.game.seen[t.seat("vagabond")] != []


def test_what_others_have_seen_is_not_passed_on(table: type[Table]) -> None:
    """1.2.1 A table dealt anew for a player holds no card that only another player has seen."""
    t = (
        table("marquise", "eyrie", "alliance")
        .play("marquise", "codebreakers")
        .hand("eyrie", "anvil", "cobbler")
    )
    t.put("marquise", 5, "1 warrior").begins("marquise", "daylight")
    t.says("marquise", "use codebreakers")
    mine, theirs = t.seat("marquise"), t.seat("eyrie")
    assert len(t.game.seen[mine * 3 + theirs]) == 2
    for viewer in (t.seat("alliance"), -1):
        assert t.game.determinize(viewer, 9).seen[mine * 3 + theirs] == []
    for viewer in (mine, theirs):
        assert len(t.game.determinize(viewer, 9).seen[mine * 3 + theirs]) == 2

"""House rules about hands: open ones, and how they begin and grow."""

from __future__ import annotations

import pytest

from kit import Table, checks
from kit.opinions.worlds import check_worlds
from undergrowth import NOBODY, Game, Setup
from undergrowth.table.hidden.unknown import unknown_cards

SEATS = ["marquise", "eyrie", "alliance"]


def test_open_hands_are_seen_by_all(table: type[Table]) -> None:
    """1.2.1 Everybody sees them in the view, also a spectator; dealt anew they stay."""
    t = table("marquise", "eyrie").agrees_on("open_hands").hand("eyrie", "ambush_fox", "anvil")
    t.hand("marquise", "sappers").begins("marquise", "daylight")
    for viewer in (NOBODY, 0, 1):
        hands = [sorted(seat["hand"] or []) for seat in t.game.observe(viewer)["seats"]]
        assert hands == [["sappers"], ["ambush_fox", "anvil"]]
        assert sorted(unknown_cards(t.game, viewer)) == sorted(t.game.deck)
        for seed in range(3):
            assert t.game.determinize(viewer, seed).hands == t.game.hands
    checks.check_secrecy(t.game, 1)


def test_nobody_without_an_ambush_is_asked_for_one(table: type[Table]) -> None:
    """4.3.1, 1.2.1 If all see the hand there is nothing to hide."""
    for rules, asked in (([], "battle.ambush"), (["open_hands"], "battle.roll")):
        t = table("marquise", "eyrie").agrees_on(*rules).hand("eyrie", "sappers")
        t.put("marquise", 5, "2 warriors").put("eyrie", 5, "2 warriors")
        g = t.begins("marquise", "daylight").game
        g.choose("battle")
        assert t.asked() == asked


def test_everybody_sees_cards_drawn_into_open_hands() -> None:
    """1.2.1, G.6 The event names them to all."""
    g = Game.new(Setup(seats=SEATS, house_rules=["open_hands"]), 3)
    drawn = [event for event in g.log or [] if event.verb == "drew"]
    assert drawn and all(set(event.seen_by) >= {NOBODY, 0, 1, 2} for event in drawn)
    check_worlds(g, 0)


def test_a_starting_hand_may_be_put_back_once() -> None:
    """5.1.3 One player after another is asked; a new hand has as many cards."""
    g = Game.new(Setup(seats=SEATS, house_rules=["mulligan"]), 3)
    before = g.hands[0][:]
    assert g.decision is not None and g.decision.seat == 0
    assert g.decision.prompt == "house.mulligan"
    assert g.decision.texts() == ["redraw", "pass"]
    checks.check_secrecy(g, 1)
    g.choose("redraw")
    assert len(g.hands[0]) == 3
    assert sorted(g.deck + [c for hand in g.hands for c in hand]) == sorted(g.box.deck)
    assert g.decision.seat == 1
    kept = g.hands[1][:]
    g.choose("pass")
    assert g.hands[1] == kept
    assert g.decision.seat == 2
    g.choose("redraw")
    assert g.decision.prompt != "house.mulligan"
    assert before != g.hands[0] or len(set(before)) < 3
    put_back = [event for event in g.log or [] if event.verb == "put_back"]
    assert len(put_back) == 6 and all(event.seen_by == [event.seat] for event in put_back)


def test_five_cards_are_dealt_and_three_kept() -> None:
    """5.1.3, A.10 As in the advanced setup, and the deck is shuffled again."""
    g = Game.new(Setup(seats=SEATS, house_rules=["five_card_draft"]), 3)
    assert [len(hand) for hand in g.hands] == [5, 5, 5]
    for seat in range(3):
        for _ in range(2):
            assert g.decision is not None and g.decision.seat == seat
            assert g.decision.prompt == "advanced.return"
            g.take(g.decision.options[0])
    assert [len(hand) for hand in g.hands] == [3, 3, 3]
    assert len(g.deck) == len(g.box.deck) - 9


@pytest.mark.parametrize(("behind", "drawn"), [(9, 0), (10, 1)])
def test_who_is_far_behind_draws_a_card(table: type[Table], behind: int, drawn: int) -> None:
    """1.4.3 At the end of the turn, besides the usual card."""
    t = table("marquise", "eyrie").agrees_on("catch_up_draw").scores(eyrie=behind + 1, marquise=1)
    t.begins("marquise", "evening")
    assert len(t.holds("marquise")) == 1 + drawn


def test_nobody_on_dominance_is_the_leader(table: type[Table]) -> None:
    """1.4.3, 3.3.1 Points count while their marker is on the score track."""
    t = table("marquise", "eyrie").agrees_on("catch_up_draw").scores(eyrie=25, marquise=1)
    t.board("eyrie", dominance="dominance_fox").begins("marquise", "evening")
    assert len(t.holds("marquise")) == 1


def test_the_leader_draws_as_usual(table: type[Table]) -> None:
    """6.6 One card."""
    t = table("marquise", "eyrie").agrees_on("catch_up_draw").scores(marquise=25)
    assert len(t.begins("marquise", "evening").holds("marquise")) == 1

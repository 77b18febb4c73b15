"""House rules about ambushes, the Lizard Cult and the keep."""

from __future__ import annotations

from kit import Table
from undergrowth import Game, Setup
from undergrowth.law.removing.removal import may_remove
from undergrowth.table.book import book


def test_an_ambush_deals_one_hit(table: type[Table]) -> None:
    """4.3.1.II Two by the Law."""
    for rules, left in (([], 1), (["gentle_ambush"], 2)):
        t = table("marquise", "eyrie", suits={5: "fox"}).agrees_on(*rules)
        t.put("marquise", 5, "3 warriors").put("eyrie", 5, "2 warriors")
        t.hand("eyrie", "ambush_fox").battle("marquise", against="eyrie", at=5)
        t.says("eyrie", "play ambush_fox").rolls(0, 0)
        plural = "s" if left > 1 else ""
        assert t.at(5) == f"marquise {left} warrior{plural}, eyrie 2 warriors"


def test_ambush_cards_may_be_left_out() -> None:
    """4.3.1 The deck holds none."""
    g = Game.new(Setup(seats=["marquise", "eyrie"], house_rules=["no_ambushes"]))
    cards = [*g.deck, *(card for hand in g.hands for card in hand)]
    kinds = {g.box.cards[card].kind for card in cards}
    assert "ambush" not in kinds and len(cards) == 54 - 4 - 5


def test_the_cult_keeps_six_cards(table: type[Table]) -> None:
    """10.6.3 Others keep five."""
    hand = ["sappers", "armorers", "cobbler", "codebreakers", "command_warren", "royal_claim"]
    t = table("cult", "eyrie").agrees_on("cult_hand_of_six").hand("cult", *hand[:5])
    t.put("cult", 5, "4 warriors").begins("cult", "evening")
    while t.game.turn == 0 and t.game.decision is not None:
        assert t.asked() != "turn.discard"
        t.game.take(t.game.decision.options[-1])
    assert len(t.holds("cult")) == 6


def test_gardens_removed_together_cost_one_card(table: type[Table]) -> None:
    """10.2.5 A card for each by the Law."""
    for rules, cards in (([], 2), (["one_garden_discard"], 1)):
        t = table("marquise", "cult").agrees_on(*rules).hand("cult", "sappers", "armorers", "anvil")
        t.put("cult", 5, "2 garden_rabbit").put("marquise", 5, "4 warriors")
        t.battle("marquise", against="cult", at=5)
        t.says("cult", "pass") if t.asked() == "battle.ambush" else None
        t.rolls(2, 0)
        for _ in range(cards):
            assert t.game.decision is not None
            t.takes(str(t.game.decision.texts()[0]).removeprefix("random "))
        assert len(t.holds("cult")) == 3 - cards
        assert t.done()


def test_all_cult_warriors_removed_on_other_turns_become_acolytes(table: type[Table]) -> None:
    """10.2.3 By the Law only those of a battle in which the Cult defends."""
    for rules, acolytes in (([], 0), (["revenge_always"], 3)):
        t = table("marquise", "cult", suits={5: "rabbit"}).agrees_on(*rules)
        t.put("cult", 5, "3 warriors").hand("marquise", "favor_of_the_rabbits")
        for place in (1, 2, 3, 4):
            t.put("marquise", place, "workshop" if place < 4 else "1 warrior")
        suits = {"1": "rabbit", "2": "rabbit", "3": "rabbit", "5": "rabbit"}
        t.also(suits=suits).begins("marquise", "daylight")
        t.says("marquise", "craft favor_of_the_rabbits")
        assert t.at(5) == ""
        cult = book(t.game).faction(t.seat("cult"))
        assert cult.off_map(t.game, cult.warrior) == acolytes


def test_the_keep_stands(table: type[Table]) -> None:
    """6.2.2, G.24 It takes no hit, and no effect removes it."""
    t = table("eyrie", "marquise").agrees_on("standing_keep").put("marquise", 5, "keep, sawmill")
    t.put("eyrie", 5, "4 warriors").battle("eyrie", against="marquise", at=5).rolls(3, 0)
    assert t.at(5) == "eyrie 4 warriors, marquise 1 keep"
    keep = book(t.game).faction(1).kind("keep")
    assert not may_remove(t.game, keep, 5, 0)


def test_a_fallen_army_leaves_the_keep(table: type[Table]) -> None:
    """4.3.6, G.24 The second generator agrees about the hits."""
    t = table("eyrie", "marquise").agrees_on("standing_keep")
    t.put("marquise", 5, "keep, sawmill, 2 wood, 1 warrior").put("eyrie", 5, "4 warriors")
    t.battle("eyrie", against="marquise", at=5).rolls(3, 0)
    assert t.options("marquise") == ["lose sawmill", "lose wood"]
    t.agrees()
    t.says("marquise", "lose wood", "lose wood")
    assert t.at(5) == "eyrie 4 warriors, marquise 1 sawmill, marquise 1 keep"

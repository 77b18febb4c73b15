"""Bold Leadership: an extra hit in attack."""

from __future__ import annotations

from kit import Table

DECK = "squires_and_disciples"


def fight(t: Table, *cards: str) -> Table:
    """The Marquise attacks the Eyrie in clearing 9."""
    t.put("marquise", 9, "3 warriors").put("eyrie", 9, "3 warriors")
    t.play("marquise", "bold_leadership").hand("marquise", *cards)
    return t.battle("marquise", against="eyrie", at=9).rolls(1, 0)


def test_it_returns_to_the_hand(table: type[Table]) -> None:
    """4.3.5.I Compulsory; with an empty hand nothing can be paid."""
    t = fight(table("marquise", "eyrie", deck=DECK))
    assert t.at(9) == "marquise 3 warriors, eyrie 1 warrior"
    assert t.in_play("marquise") == []
    assert t.holds("marquise") == ["bold_leadership"]
    assert t.done()


def test_a_matching_card_keeps_it(table: type[Table]) -> None:
    """2.1.1, G.31 Spending a card of the clearing's suit is a choice."""
    t = fight(table("marquise", "eyrie", deck=DECK), "sword", "anvil")
    assert t.options("marquise") == ["spend sword", "take back bold_leadership"]
    t.refuses("marquise", "spend anvil", "2.1.1")
    t.says("marquise", "spend sword")
    assert t.in_play("marquise") == ["bold_leadership"]
    assert t.holds("marquise") == ["anvil"]
    assert t.at(9) == "marquise 3 warriors, eyrie 1 warrior"


def test_the_choice_is_asked_of_every_hand(table: type[Table]) -> None:
    """1.2.1 Whether a hand holds a matching card is a secret."""
    t = fight(table("marquise", "eyrie", deck=DECK), "anvil")
    assert t.options("marquise") == ["take back bold_leadership"]
    t.says("marquise", "take back bold_leadership")
    assert t.holds("marquise") == ["anvil", "bold_leadership"]


def test_the_defender_gains_nothing(table: type[Table]) -> None:
    """4.3.4 It is for attackers."""
    t = table("eyrie", "marquise", deck=DECK).play("marquise", "bold_leadership")
    t.put("marquise", 9, "3 warriors").put("eyrie", 9, "3 warriors")
    t.battle("eyrie", against="marquise", at=9).rolls(0, 0)
    assert t.at(9) == "eyrie 3 warriors, marquise 3 warriors"
    assert t.in_play("marquise") == ["bold_leadership"]

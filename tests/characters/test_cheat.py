"""V.10 Cheat."""

from __future__ import annotations

from kit import Table
from kit.vagabond import items
from undergrowth.decks import QUESTS
from undergrowth.factions.vagabond.commons import commons

GUARD = "quest_guard_duty_mouse"


def cheat(table: type[Table], *held: str) -> Table:
    """The Cheat before a mouse quest for torch and sword, with one mouse quest done."""
    t = table("vagabond", "marquise").put("vagabond", 9, "pawn")
    t.also(quests=[GUARD, "quest_escort_mouse", "quest_errand_fox"])
    return t.board(
        "vagabond", character="cheat", items=list(held), completed=["quest_logistics_help_mouse"]
    )


def test_con(table: type[Table]) -> None:
    """V.10.2 Any two items; it scores as ever, then the quest goes back into the deck."""
    t = cheat(table, "tea", "crossbow", "boot").begins("vagabond", "daylight")
    t.refuses("vagabond", f"quest {GUARD}", "9.5.5")
    t.says("vagabond", f"con {GUARD}", "exhaust tea", "exhaust crossbow", "reward points")
    assert t.vp == {"vagabond": 2}
    assert items(t) == "boot, tea exhausted, crossbow exhausted"
    number = [quest.name for quest in QUESTS].index(GUARD)
    assert number in commons(t.game).quest_deck
    assert len(commons(t.game).quests) == 3
    assert len(commons(t.game).quests) + len(commons(t.game).quest_deck) == 14


def test_con_once_a_turn(table: type[Table]) -> None:
    """V.10.2 One con; other quests take their own items."""
    t = cheat(table, "2 tea", "2 crossbow", "boot").begins("vagabond", "daylight")
    t.says("vagabond", f"con {GUARD}", "exhaust tea", "exhaust crossbow", "reward cards")
    t.refuses("vagabond", "con quest_escort_mouse", "V.10.2")
    assert len(t.holds("vagabond")) == 2


def test_the_suit_must_match(table: type[Table]) -> None:
    """V.10.2, 9.5.5 Only the items may differ."""
    t = cheat(table, "tea", "crossbow", "boot").begins("vagabond", "daylight")
    t.refuses("vagabond", "con quest_errand_fox", "9.5.5")

"""V.10 Cheat."""

from __future__ import annotations

from kit import Table
from kit.vagabond import items
from undergrowth.characters.commons import commons
from undergrowth.decks import QUESTS
from undergrowth.table.book import book

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


def test_any_two_of_what_he_has(table: type[Table]) -> None:
    """V.10.2, 9.5 With three items he chooses both; of exactly two, which goes first."""
    t = cheat(table, "tea", "crossbow", "boot").begins("vagabond", "daylight")
    t.says("vagabond", f"con {GUARD}")
    assert t.options("vagabond") == ["exhaust boot", "exhaust tea", "exhaust crossbow"]
    t.says("vagabond", "exhaust crossbow")
    assert t.options("vagabond") == ["exhaust boot", "exhaust tea"]
    t = cheat(table, "tea", "crossbow").begins("vagabond", "daylight")
    t.says("vagabond", f"con {GUARD}")
    assert t.options("vagabond") == ["exhaust tea", "exhaust crossbow"]
    assert t.says("vagabond", "exhaust crossbow").asked() == "vagabond.reward"
    assert items(t) == "tea exhausted, crossbow exhausted"


def test_con_takes_two_ready_items(table: type[Table]) -> None:
    """V.10.2, 9.2.5 Items that lie face down or are damaged do not count."""
    t = cheat(table, "boot", "crossbow exhausted", "tea damaged").begins("vagabond", "daylight")
    t.refuses("vagabond", f"con {GUARD}", "V.10.2")
    wanted = "why-cannot_exhaust: items ['word:item', 'word:item']"
    assert t.reason("vagabond", f"con {GUARD}") == wanted


def test_con_comes_again_with_the_next_turn(table: type[Table]) -> None:
    """V.10.2 Once a turn: it was used in this one, and in his next one it is offered again."""
    t = cheat(table, "2 tea", "2 crossbow", "3 boot").begins("vagabond", "daylight")
    t.says("vagabond", f"con {GUARD}", "exhaust tea", "exhaust crossbow", "reward points")
    assert t.reason("vagabond", "con quest_escort_mouse") == "why-have_used_con"
    assert not any(text.startswith("con ") for text in t.options("vagabond"))
    while t.game.turns == 1 or t.game.turn != 0 or t.asked() != "vagabond.daylight":
        decision = t.game.decision
        assert decision is not None
        t.game.choose(decision.options[-1] if decision.options else "shuffle 1")
    assert "con quest_escort_mouse" in t.options("vagabond")


def test_the_quest_of_a_con_counts_for_its_own_points_only(table: type[Table]) -> None:
    """V.10.2, 9.5.5 It is no completed quest afterwards: the next one scores no more for it."""
    t = cheat(table, "3 torch", "2 sword", "2 tea").freely().begins("vagabond", "daylight")
    t.says("vagabond", f"con {GUARD}", "exhaust tea", "exhaust tea", "reward points")
    done = book(t.game).faction(0).write_board(t.game)["completed"]
    assert done == ["quest_logistics_help_mouse"]

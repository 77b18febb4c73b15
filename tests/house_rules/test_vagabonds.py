"""House rules about Vagabonds."""

from __future__ import annotations

import pytest

from kit import Table
from undergrowth import CHANCE, Game, Setup
from undergrowth.factions.vagabond.state import board
from undergrowth.table.names import ITEMS


def slain(table: type[Table], rule: str, pieces: str, hostile: str = "hostile") -> dict[str, int]:
    """Return what a Vagabond scores for all of some Marquise pieces in a battle."""
    t = table("vagabond", "marquise").put("vagabond", 5, "pawn").put("marquise", 5, pieces)
    if rule:
        t.agrees_on(rule)
    t.board("vagabond", items=["3 sword"], relationships={"marquise": hostile})
    t.begins("vagabond", "daylight").says("vagabond", "fight").rolls(3, 0)
    return t.vp


@pytest.mark.parametrize(
    ("rule", "vp"),
    [("", 3), ("despot_infamy", 1), ("infamy_capped", 2), ("infamy_for_warriors", 3)],
)
def test_infamy_for_three_warriors(table: type[Table], rule: str, vp: int) -> None:
    """9.2.9.IIIa A point for each by the Law; one, or two at most, by house rules."""
    assert slain(table, rule, "3 warriors") == {"vagabond": vp}


@pytest.mark.parametrize(
    ("rule", "vp"),
    [("", 4), ("despot_infamy", 2), ("infamy_capped", 3), ("infamy_for_warriors", 3)],
)
def test_infamy_for_a_building_among_them(table: type[Table], rule: str, vp: int) -> None:
    """3.2.1 The building scores its own point in any case."""
    assert slain(table, rule, "2 warriors, sawmill") == {"vagabond": vp}


def test_the_warrior_that_turns_a_faction_still_scores_nothing(table: type[Table]) -> None:
    """9.2.9.III Of a warrior and a sawmill only the sawmill could score Infamy."""
    assert slain(table, "infamy_for_warriors", "1 warrior, sawmill", "one") == {"vagabond": 1}
    assert slain(table, "despot_infamy", "1 warrior, sawmill", "one") == {"vagabond": 2}


def test_chance_chooses_a_character() -> None:
    """9.3.1 Nobody is asked; a player can answer for the dice."""
    rules = ["random_character"]
    seats = ["vagabond", "eyrie"]
    g = Game.new(Setup(seats=seats, house_rules=rules), scripted=True)
    while g.decision is not None and g.decision.prompt != "vagabond.character":
        g.take(g.decision.options[0]) if g.decision.options else g.choose("shuffle 1")
    assert g.decision is not None and g.decision.seat == CHANCE
    assert len(g.decision.options) > 3
    chosen = set()
    for seed in range(8):
        played = Game.new(Setup(seats=seats, house_rules=rules), seed)
        while played.decision is not None and played.decision.prompt != "vagabond.forest":
            played.take(played.decision.options[0])
        chosen.add(board(played, 0).character)
    assert len(chosen) > 1


@pytest.mark.parametrize(
    ("rule", "character", "has"),
    [
        ("tinker_without_bag", "tinker", "boot, hammer, torch"),
        ("harrier_without_coins", "harrier", "crossbow, sword, torch"),
        ("scoundrel_with_tea", "scoundrel", "boot, crossbow, tea, torch"),
    ],
)
def test_a_character_starts_with_other_items(rule: str, character: str, has: str) -> None:
    """9.3.5 One item less, or another one; the supply is as always."""
    g = Game.new(Setup(seats=["vagabond", "eyrie"], house_rules=[rule]), 1)
    while g.turns == 0 and g.decision is not None:
        texts = g.decision.texts()
        wanted = f"be {character}"
        g.choose(wanted if wanted in texts else texts[0])
    held = board(g, 0).items
    counts = {name: sum(held[i * 4 : i * 4 + 4]) for i, name in enumerate(ITEMS.names())}
    assert ", ".join(sorted(name for name, n in counts.items() if n)) == has


@pytest.mark.parametrize(("mine", "theirs", "left"), [(3, 9, 0), (5, 5, 1), (9, 3, 2)])
def test_the_vagabond_behind_refreshes_more(
    table: type[Table], mine: int, theirs: int, left: int
) -> None:
    """9.4.1, 9.7 Three items by the Law: four for the one behind, two for the other."""
    t = table("vagabond", "second_vagabond", "eyrie").agrees_on("underdog_vagabonds")
    t.scores(vagabond=mine, second_vagabond=theirs).put("vagabond", 5, "pawn")
    t.put("second_vagabond", 9, "pawn").board("vagabond", items=["4 sword exhausted"])
    t.freely().begins("vagabond", "birdsong")
    while t.asked() == "vagabond.refresh":
        t.says("vagabond", "refresh sword exhausted")
    ready = board(t.game, 0).items[ITEMS.parse("sword") * 4]
    assert ready == 4 - left


def test_both_have_items_in_the_ruins() -> None:
    """9.3.4, 14.3.3 Two sets under four ruins; by the Law there is one."""
    for rules, each in (([], 1), (["own_ruin_items"], 2)):
        g = Game.new(Setup(seats=["vagabond", "hundreds", "eyrie"], house_rules=rules), 1)
        while g.turns == 0 and g.decision is not None:
            g.take(g.decision.options[0])
        assert [len(g.ruins[place]) for place in g.ruin_places()] == [each] * 4
    alone = Game.new(Setup(seats=["hundreds", "eyrie"], house_rules=["own_ruin_items"]), 1)
    while alone.turns == 0 and alone.decision is not None:
        alone.take(alone.decision.options[0])
    assert [len(alone.ruins[place]) for place in alone.ruin_places()] == [1] * 4

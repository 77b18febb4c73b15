"""Soup Kitchens: tokens count towards rule."""

from __future__ import annotations

import pytest

from kit import Table
from undergrowth import Game, position
from undergrowth.engine.chance import seeded
from undergrowth.law.battle.battle import Battle
from undergrowth.law.cards.play_area import add_effect, remove_effect
from undergrowth.table.book import book
from undergrowth.table.kinds import BUILDING, TOKEN, WARRIOR
from undergrowth.table.names import CARDS

DECK = "exiles_and_partisans"


def test_a_token_counts_two(table: type[Table]) -> None:
    """2.5 Sympathy outweighs one warrior, ties with two, and loses to three."""
    t = table("alliance", "marquise", deck=DECK).play("alliance", "soup_kitchens")
    for place, warriors in ((5, 1), (9, 2), (12, 3)):
        t.put("alliance", place, "sympathy").put("marquise", place, f"{warriors} warriors")
    t.begins("alliance", "birdsong")
    assert t.rules(5) == "alliance"
    assert t.rules(9) == ""
    assert t.rules(12) == "marquise"


def test_tokens_of_others_count_nothing(table: type[Table]) -> None:
    """2.5 Only the owner's own tokens."""
    t = table("alliance", "marquise", deck=DECK).play("alliance", "soup_kitchens")
    t.put("marquise", 5, "3 wood").put("alliance", 5, "1 warrior").begins("alliance", "birdsong")
    assert t.rules(5) == "alliance"


def test_wood_and_the_keep_are_tokens(table: type[Table]) -> None:
    """2.5 Each of the tokens in a clearing adds two."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "soup_kitchens")
    t.put("marquise", 1, "keep, 2 wood").put("eyrie", 1, "5 warriors").put("marquise", 5, "1 wood")
    t.begins("marquise", "daylight")
    assert t.rules(1) == "marquise"
    assert t.rules(5) == "marquise"


def test_lords_of_the_forest_see_the_tokens(table: type[Table]) -> None:
    """7.2.2 A tie with tokens in it is still a tie, and goes to the Eyrie."""
    t = table("alliance", "eyrie", deck=DECK).play("alliance", "soup_kitchens")
    t.put("alliance", 5, "sympathy").put("eyrie", 5, "2 warriors")
    t.put("alliance", 9, "sympathy").put("eyrie", 9, "1 warrior").begins("alliance", "birdsong")
    assert t.rules(5) == "eyrie"
    assert t.rules(9) == "alliance"


def test_it_comes_and_goes_with_the_card(table: type[Table]) -> None:
    """4.1.3 Rule changes when the effect is crafted and when it is lost."""
    t = table("alliance", "marquise", deck=DECK).put("alliance", 5, "sympathy")
    t.hand("alliance", "soup_kitchens").begins("alliance", "birdsong")
    g: Game = t.game
    card = g.hands[0][0]
    assert t.rules(5) == ""
    add_effect(g, 0, card)
    assert t.rules(5) == "alliance"
    remove_effect(g, 0, card)
    assert t.rules(5) == ""
    assert g.weights == []


def test_a_placed_and_a_removed_token_are_counted(table: type[Table]) -> None:
    """2.5 Rule follows the tokens as they come and go."""
    t = table("alliance", "marquise", deck=DECK).play("alliance", "soup_kitchens")
    t.put("alliance", 5, "sympathy, 1 warrior").put("marquise", 1, "1 warrior")
    t.board("alliance", supporters=["anvil"])
    t.begins("alliance", "birdsong").says("alliance", "spread to 1")
    assert t.rules(1) == "alliance"
    save = t.game.to_json()
    again = Game.from_json(save)
    assert again.strength == t.game.strength
    assert again.weights == t.game.weights != []


def test_tokens_fight_no_better(table: type[Table]) -> None:
    """4.3.3.I, 4.3.5.II They roll no hits and leave their owner defenseless."""
    t = table("alliance", "marquise", deck=DECK).play("alliance", "soup_kitchens")
    t.put("alliance", 5, "sympathy").put("marquise", 5, "2 warriors")
    t.battle("marquise", against="alliance", at=5).rolls(2, 2)
    assert t.at(5) == "marquise 2 warriors"
    assert t.vp == {"marquise": 1}
    assert t.game.within(Battle) is None


def test_it_is_not_used(table: type[Table]) -> None:
    """4.1.3 It always works."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "soup_kitchens")
    t.put("marquise", 5, "1 warrior").begins("marquise", "daylight")
    t.refuses("marquise", "use soup_kitchens", "4.1.3")


def test_wood_that_pays_does_not_cut_off_the_rest(table: type[Table]) -> None:
    """6.5.4.II, 1.5.4 The cost is removed together: what is connected is settled before it."""
    t = table("marquise", "eyrie", deck=DECK).play("marquise", "soup_kitchens")
    t.put("marquise", 5, "1 warrior").put("marquise", 2, "2 sawmills").put("marquise", 8, "sawmill")
    t.put("marquise", 1, "1 wood").put("eyrie", 1, "1 warrior")
    t.put("marquise", 9, "3 wood").put("eyrie", 9, "3 warriors")
    t.begins("marquise", "daylight").says("marquise", "build", "build in 5", "raise sawmill")
    assert t.options("marquise") == ["wood from 1", "wood from 9"]
    t.says("marquise", "wood from 1")
    assert t.at(5) == "marquise 1 warrior, marquise 1 sawmill"
    assert t.at(9) == "marquise 1 wood, eyrie 3 warriors"


@pytest.mark.parametrize("owner", ["marquise", "alliance"])
def test_rule_is_counted_so_through_a_random_game(owner: str) -> None:
    """2.5 Warriors and buildings count one; tokens count two for the player who has the card in
    play."""
    seats: dict[str, object] = {"seats": ["marquise", "alliance", "eyrie"], "deck": DECK}
    g = position.game({**seats, owner: {"play": ["soup_kitchens"]}}, seed=4)
    chance = seeded(4)
    for _ in range(400):
        for seat in range(g.seats):
            soup = CARDS.parse("soup_kitchens") in g.play[seat]
            worth = {WARRIOR: 1, BUILDING: 1, TOKEN: 2 if soup else 0}
            for place in g.clearings:
                found = [
                    (g.box.kinds[k].sort, g.count(k, place)) for k in book(g).faction(seat).kinds
                ]
                expected = sum(worth[sort] * n for sort, n in found)
                assert g.strength[seat * g.places + place] == expected
        if g.decision is not None:
            g.take(g.decision.options[chance.below(len(g.decision.options))])

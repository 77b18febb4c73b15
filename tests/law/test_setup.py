"""5 Setup: decks, hands, ruins, items, factions in order."""

from __future__ import annotations

import pytest

from kit.madeup.standins import stand_in
from undergrowth import BadSetup, Game, Setup
from undergrowth.law.setup.standard import reach, reach_needed
from undergrowth.table.names import ITEMS, SUITS


def played_to_first_turn(setup: Setup, seed: int = 2) -> Game:
    """A game whose setup questions are answered by the first option each."""
    g = Game.new(setup, seed)
    while g.turns == 0 and g.decision is not None:
        g.take(g.decision.options[0])
    return g


def test_dom_two_player_setup() -> None:
    """5.1.3 Two players play without the dominance cards: 50 cards, three of them in each hand."""
    g = played_to_first_turn(Setup(seats=["marquise", "eyrie"]))
    assert len(g.deck) + sum(len(hand) for hand in g.hands) == 50
    assert [len(hand) for hand in g.hands] == [3, 3]
    cards = g.deck + g.hands[0] + g.hands[1]
    assert all(g.box.cards[card].kind != "dominance" for card in cards)


def test_three_players_keep_the_dominance_cards() -> None:
    """5.1.3 With more players all 54 cards are in the game, the Alliance's supporters included."""
    g = played_to_first_turn(Setup(seats=["marquise", "eyrie", "alliance"]))
    hidden = g.boards[2].hidden()[0]
    assert len(g.deck) + sum(len(hand) for hand in g.hands) + len(hidden) == 54
    assert len(hidden) == 3


def test_ruins_and_items_are_laid_out() -> None:
    """5.1.4, 5.1.5 A ruin in each slot marked for one, and the twelve items beside the map."""
    g = played_to_first_turn(Setup(seats=["marquise", "eyrie"]))
    assert [place for place in range(1, 13) if g.has_ruin[place]] == [6, 10, 11, 12]
    supply = {ITEMS.text(item): n for item, n in enumerate(g.items) if n}
    assert supply == {
        "boot": 2, "bag": 2, "sword": 2, "hammer": 1, "tea": 2, "coins": 2, "crossbow": 1
    }  # fmt: skip


def test_set_vagabond_ruins() -> None:
    """9.3.4 With one Vagabond: a bag, a boot, a hammer and a sword, one under each ruin."""
    g = played_to_first_turn(Setup(seats=["marquise", "vagabond"]))
    under = sorted(ITEMS.text(item) for pile in g.ruins for item in pile)
    assert under == ["bag", "boot", "hammer", "sword"]
    assert all(len(g.ruins[place]) == 1 for place in (6, 10, 11, 12))


def test_two_vagabonds_populate_ruins_with_two_items_each() -> None:
    """9.7.1 With two Vagabonds each ruin hides two of the eight items."""
    g = played_to_first_turn(Setup(seats=["marquise", "vagabond", "second_vagabond"]))
    assert all(len(g.ruins[place]) == 2 for place in (6, 10, 11, 12))


def test_winter_shuffles_its_suit_markers() -> None:
    """A.1 Winter's suits are four of each, laid out by chance."""
    laid = []
    for seed in range(3):
        g = Game.new(Setup(map="winter", seats=["marquise", "eyrie"]), seed)
        suits = [g.suits[place] for place in range(1, 13)]
        assert sorted(suits) == [1] * 4 + [2] * 4 + [4] * 4
        laid.append(suits)
    assert laid[0] != laid[1] or laid[1] != laid[2]
    assert SUITS.text(0) == "fox"


def test_autumn_has_its_printed_suits() -> None:
    """2.2.2 Autumn is played with its printed suits."""
    g = Game.new(Setup(seats=["marquise", "eyrie"]), 5)
    assert g.suits[1] == g.suits[6] == g.suits[8] == g.suits[12] == 1


def test_factions_set_up_in_the_order_of_their_letters() -> None:
    """5.1.7 The Marquise sets up before the Eyrie, wherever they sit."""
    g = Game.new(Setup(seats=["eyrie", "marquise"]), 1)
    assert g.decision is not None
    assert g.decision.prompt == "marquise.keep"
    g = played_to_first_turn(Setup(seats=["eyrie", "marquise"]))
    assert g.turn == 0, "the starting player is the first seat"


def test_set_second_vagabond() -> None:
    """5.2 Marquise 10, Vagabond 5, second Vagabond 2, Alliance 3: 20, below the 21 of four."""
    seats = ["marquise_de_cat", "vagabond", "second_vagabond", "woodland_alliance"]
    assert reach(seats) == 20
    assert reach_needed(4) == 21
    with pytest.raises(BadSetup, match="reach of 20"):
        Game.new(Setup(seats=seats, reach="recommended"))
    Game.new(Setup(seats=seats, reach="adventurous"))


def test_set_reach() -> None:
    """5.2 Marquise 10, Alliance 3, Cult 2, Corvids 3: 18, below the 21 of four but viable (17)."""
    seats = ["marquise_de_cat", "woodland_alliance", "lizard_cult", "corvid_conspiracy"]
    assert reach(seats) == 18
    with pytest.raises(BadSetup, match="reach of 18"):
        Game.new(Setup(seats=seats, reach="recommended"))
    Game.new(Setup(seats=seats, reach="adventurous"))


def test_seating_can_be_drawn() -> None:
    """5.1.1 Seating order and starting player at random, the same for the same seed."""
    setup = Setup(seats=["marquise", "eyrie", "alliance", "vagabond"])
    assert setup.shuffled(3).seats == setup.shuffled(3).seats
    assert sorted(setup.shuffled(3).seats) == sorted(setup.seats)
    assert any(setup.shuffled(seed).seats != setup.seats for seed in range(4))


def test_map_winter_forests() -> None:
    """M.2.1 On winter the river divides forests: each side is a forest, adjacent across it."""
    g = Game.new(Setup(map="winter", seats=["marquise", "eyrie"]), 1)
    woods = g.box.woodland
    north, south = 12 + 2, 12 + 7  # the forests beside clearing 10, on either side of its river
    assert woods.paths[north] == [1, 10, 11]
    assert woods.paths[south] == [4, 10, 11]
    assert south in woods.forests[north]


def test_factions_that_exclude_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """18.2.1 Some are never in one game, agreed on or drafted (A.8.1)."""
    name = stand_in(monkeypatch, "ruffians", "eyrie_dynasties", excludes=["vagabond"])
    with pytest.raises(BadSetup, match="ruffians does not play in one game with vagabond"):
        Game.new(Setup(seats=["vagabond", name]))
    assert Game.new(Setup(seats=["marquise", name])).seats == 2

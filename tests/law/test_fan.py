"""Fan content: named, it plays; unnamed, it comes only where the table asks for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from kit.madeup.strangers import EXAMPLE, EXAMPLE_SOURCE, diggers, lent, write
from undergrowth import BadSetup, Game, Setup, position
from undergrowth.content import Entry, problems
from undergrowth.engine.owners import OURS
from undergrowth.law.hirelings.cards import may_be_dealt
from undergrowth.law.setup.draft import setup_cards
from undergrowth.law.setup.fan import (
    fan_content,
    fan_package,
    fan_packages,
    is_fan,
    may_be_dealt_unnamed,
    package_of,
)
from undergrowth.law.setup.landmark_cards import cards_to_deal
from undergrowth.sim import grid
from undergrowth.table.game import library
from undergrowth.table.setup import setup_of

ACME = Entry("acme", "acme", "acme-pieces", "2.0")
BETA = Entry("beta", "beta", "beta-pieces", "1.0")
GUARD = "bramble_guard"
STONE = 'id = "stone"\nname = "Stone"\ntext = "It stands."\nmin_players = 2\nsetup = {}\n'
LANDMARK = """
from undergrowth.table.landmark import Landmark
class Stone(Landmark):
    def place(self, g):
        return super().place(g)
LANDMARK = Stone
"""
DECK = """
decks = ["lantern_deck"]
order = []
[lantern_deck]
name = "Lanterns"
cards = { ambush_fox = 40, dominance_bird = 1 }
"""
SIDE = """
id = "fireflies"
name = "Fireflies"
text = "They glow."
pack = "acme_pack"
excludes = []
on_paths = true
[[piece]]
id = "firefly"
kind = "warrior"
count = 3
name = "firefly"
"""
OTHER_SIDE = """
id = "glow_worms"
name = "Glow-worms"
text = "They glow, too."
demotes = "fireflies"
pieces_of = "fireflies"
"""
HIRED = """
from undergrowth.law.hirelings.hireling import Hireling
class Glowing(Hireling):
    pass
OWNERS = {"fireflies": Glowing, "glow_worms": Glowing}
"""
MADE_UP = {
    "acme/data/content.toml": "fan = true\n",
    "acme/data/landmarks/stone.toml": STONE,
    "acme/landmarks/stone.py": LANDMARK,
    "acme/data/decks.toml": DECK,
    "acme/data/hirelings/fireflies.toml": SIDE,
    "acme/data/hirelings/glow_worms.toml": OTHER_SIDE,
    "acme/hirelings/fireflies.py": HIRED,
    **diggers("acme"),
}


@pytest.fixture
def bramble() -> Iterator[None]:
    """The example, which says that it is fan content, is installed."""
    with lent(EXAMPLE_SOURCE, EXAMPLE) as found:
        assert not found
        yield


@pytest.fixture
def acme(tmp_path: Path) -> Iterator[None]:
    """A made-up package with fan content of more kinds."""
    write(tmp_path, MADE_UP)
    with lent(tmp_path, ACME) as found:
        assert not found
        yield


def test_nothing_of_ours_is_fan_content() -> None:
    """Ours is the board game's."""
    assert OURS not in fan_packages() and not is_fan(OURS)
    assert fan_package("maps", "autumn") == "" == package_of("decks", "base")
    assert fan_content(library().complete(Setup(seats=["marquise", "eyrie"]))) == []


@pytest.mark.usefixtures("bramble")
def test_the_example_says_that_it_is_fan_content() -> None:
    """Its faction and its map are its own, whatever else is there."""
    assert fan_packages()[-1] == "bramble"
    assert fan_package("factions", GUARD) == fan_package("maps", "hedgerow") == "bramble"
    assert fan_package("factions", "marquise_de_cat") == fan_package("decks", "base") == ""
    with pytest.raises(FileNotFoundError):
        package_of("decks", "nobody")


def test_a_package_that_does_not_say_so_is_no_fan_content(tmp_path: Path) -> None:
    """Its content is dealt as ours is."""
    write(tmp_path, diggers("beta"))
    with lent(tmp_path, BETA):
        assert package_of("factions", "beta_diggers") == "beta" and not is_fan("beta")
        assert "beta_diggers" in setup_cards(Setup(draft=3))
        assert "beta" not in fan_packages()


@pytest.mark.parametrize("says", ["fan = 1", 'fan = "yes"', "fans = true", "fan = true\nx = 1"])
def test_a_package_that_says_anything_else_is_left_out(tmp_path: Path, says: str) -> None:
    """Its file holds `fan = true` or `false`, and nothing more."""
    write(tmp_path, {**diggers("beta"), "beta/data/content.toml": says})
    with lent(tmp_path, BETA) as found:
        assert "beta:content" in found[0].reason
    assert all(each.package != BETA for each in problems())


@pytest.mark.usefixtures("acme")
def test_a_game_says_whose_fan_content_it_uses() -> None:
    """Seats, the deck, landmarks; a draft has chosen nothing yet."""
    with_stone = Setup(seats=["marquise", "eyrie"], in_play=["stone"])
    assert fan_content(library().complete(with_stone)) == ["acme"]
    with_deck = Setup(seats=["marquise", "eyrie"], deck="lantern_deck")
    assert fan_content(library().complete(with_deck)) == ["acme"]
    assert fan_package("decks", "lantern_deck") == "acme"
    seated = Setup(seats=["acme_diggers_short", "eyrie"])
    assert fan_content(library().complete(seated)) == ["acme"]
    assert fan_content(library().complete(Setup(draft=3))) == []


@pytest.mark.usefixtures("bramble")
def test_fan_content_may_be_named_without_the_option() -> None:
    """A player who seats a faction or chooses a map has asked for it."""
    g = Game.new(Setup(map="hedgerow", seats=["bramble", "marquise"]), 1)
    assert fan_content(g.setup) == ["bramble"] and not g.setup.fan_content


@pytest.mark.usefixtures("bramble")
def test_setup_cards_of_fan_content_are_dealt_only_if_the_table_says_so() -> None:
    """A.8.1 And even then they may be left out by name."""
    assert GUARD not in setup_cards(Setup(draft=3))
    assert GUARD in setup_cards(Setup(draft=3, fan_content=True))
    assert GUARD not in setup_cards(Setup(draft=3, fan_content=True, omit=[GUARD]))
    pools = [Game.new(Setup(draft=5, fan_content=True), seed).setup.pool for seed in range(8)]
    assert any(GUARD in pool for pool in pools)
    assert all(GUARD not in Game.new(Setup(draft=5), seed).setup.pool for seed in range(8))


@pytest.mark.usefixtures("acme")
def test_landmarks_of_fan_content_are_dealt_if_named_or_if_the_table_says_so() -> None:
    """A.5.1 A landmark card that somebody names may be dealt."""
    assert "stone" not in cards_to_deal(Setup())
    assert "stone" in cards_to_deal(Setup(fan_content=True))
    assert cards_to_deal(Setup(landmark_cards=["stone", "tower", "stone"])) == ["stone", "tower"]
    few = Setup(seats=["marquise", "eyrie"], landmarks=1, landmark_cards=["stone"])
    assert library().complete(few).landmark_cards == ["stone"]


@pytest.mark.usefixtures("acme")
def test_hirelings_of_fan_content_are_dealt_if_named_or_if_the_table_says_so() -> None:
    """A.6.1 Nor does a card that cannot come change how many places there are."""
    assert "fireflies" not in may_be_dealt(Setup())
    assert "fireflies" in may_be_dealt(Setup(fan_content=True))
    three = ["fireflies", "popular_band", "river_roamers"]
    setup = Setup(seats=["marquise", "eyrie"], with_hirelings=True, hireling_cards=three)
    assert may_be_dealt(library().complete(setup)) == three
    g = Game.new(setup, 2)
    assert fan_content(g.setup) == ["acme"], "once its card has been dealt"


@pytest.mark.usefixtures("bramble")
def test_comparisons_leave_fan_content_out_unless_it_is_named() -> None:
    """Every map and line-up: those of fan content only beside their own, or with the option."""
    setup = Setup(seats=["marquise", "eyrie"])
    assert all(not fan_content(each) for each in grid(setup, ["map", "faction"]))
    asked = Setup(seats=["marquise", "eyrie"], fan_content=True)
    assert any(fan_content(each) for each in grid(asked, ["map"]))
    named = Setup(seats=["marquise", "bramble"])
    assert any(GUARD in each.seats for each in grid(named, ["faction"]))


def test_old_setups_have_no_fan_content_in_them() -> None:
    """Setups say so only where it is not as usual."""
    assert "fan_content" not in Setup(seats=["marquise", "eyrie"]).document()
    assert setup_of({"seats": ["marquise", "eyrie"]}).fan_content is False
    assert setup_of({"seats": [], "draft": 3, "fan_content": True}).fan_content
    with pytest.raises(BadSetup, match="fan_content"):
        setup_of({"fan_content": "yes"})


@pytest.mark.usefixtures("bramble")
def test_a_described_position_keeps_the_choice() -> None:
    """The number of places depends on the content that may be dealt."""
    g = Game.new(Setup(seats=["marquise", "eyrie"], fan_content=True, with_hirelings=True), 1)
    doc = position.describe(g)
    assert doc["fan_content"] is True
    assert position.game(doc).setup.fan_content
    assert may_be_dealt_unnamed(g.setup, "maps", "hedgerow")

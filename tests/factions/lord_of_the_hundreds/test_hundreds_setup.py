"""14.3, A.8.3 The Hundreds' setup, standard and by their setup card."""

from __future__ import annotations

import pytest

from factions.lord_of_the_hundreds.horde import SEAT, me, on_board
from kit import Table
from undergrowth import Game, Setup
from undergrowth.factions.lord_of_the_hundreds.setup import SetUpHundreds, SetUpHundredsByCard
from undergrowth.law.pieces.atoms import put
from undergrowth.law.setup.homelands import home_options
from undergrowth.table.book import book
from undergrowth.table.names import ITEMS

MARKED = ["bag", "boot", "hammer", "sword"]


def begun(*seats: str, seed: int = 1, **more: object) -> Game:
    """A game whose setup is answered by the first option of each question."""
    g = Game.new(Setup(seats=list(seats), **more), seed=seed)  # type: ignore[arg-type]
    while g.turns == 0 and g.decision is not None:
        g.take(g.decision.options[0])
    return g


def under_ruins(g: Game) -> list[list[str]]:
    return [[ITEMS.text(item) for item in g.ruins[place]] for place in g.ruin_places()]


def test_a_garrison_in_a_corner(table: type[Table]) -> None:
    """14.3.1, 14.3.2 The warlord, four warriors and a stronghold; the rest is supply."""
    t = table(SEAT, "alliance").does(SetUpHundreds(0))
    assert t.options(SEAT) == [f"garrison in {n}" for n in (1, 2, 3, 4)]
    t.says(SEAT, "garrison in 2")
    assert t.at(2) == "hundreds 4 warriors, hundreds 1 warlord, hundreds 1 stronghold"
    left = [t.supply(SEAT, piece) for piece in ("warrior", "warlord", "stronghold", "mob")]
    assert left == [16, 0, 5, 5]
    assert t.game.homes[0] == 2


def test_a_corner_across_from_another_start(table: type[Table]) -> None:
    """14.3.2 With the Marquise in corner 1, corner 3 must be used."""
    t = table(SEAT, "marquise").board("marquise", home=1).does(SetUpHundreds(0))
    assert t.at(3).startswith("hundreds 4 warriors")


def test_another_players_corner_is_refused(table: type[Table]) -> None:
    """14.3.2 Nobody else's starting corner, and no other clearing."""
    t = table(SEAT, "marquise", "eyrie").board("marquise", home=1).board("eyrie", home=3)
    t.does(SetUpHundreds(0))
    assert t.options(SEAT) == ["garrison in 2", "garrison in 4"]
    t.refuses(SEAT, "garrison in 1", "14.3.2")
    t.refuses(SEAT, "garrison in 5", "14.3.2")


def test_the_last_corner_may_have_no_slot(table: type[Table]) -> None:
    """14.3.2, 1.5.4 The Marquise has built where alone they can start: no stronghold comes."""
    t = table(SEAT, "marquise", "eyrie", "lizards", map="winter").put("marquise", 1, "sawmill")
    t.board("marquise", home=4).board("lizards", home=3).board("eyrie", home=2)
    t.does(SetUpHundreds(0))
    assert t.at(1) == "hundreds 4 warriors, hundreds 1 warlord, marquise 1 sawmill"
    assert t.game.homes[0] == 1 and t.supply(SEAT, "stronghold") == 6


def test_they_begin_stubborn() -> None:
    """14.3.4 Before that no mood card lies in its slot."""
    g = begun(SEAT, "marquise")
    assert book(g).faction(0).write_board(g)["mood"] == "stubborn"


def test_items_lie_under_the_ruins_at_random() -> None:
    """14.3.3 The four marked R, one under each, in an order that chance gives."""
    orders = [under_ruins(begun(SEAT, "marquise", seed=seed)) for seed in range(4)]
    for found in orders:
        assert sorted(item for pile in found for item in pile) == MARKED
        assert [len(pile) for pile in found] == [1, 1, 1, 1]
    assert len({str(found) for found in orders}) > 1


@pytest.mark.parametrize("seed", range(2))
def test_a_vagabond_has_done_so_already(seed: int) -> None:
    """14.3.3, 9.3.4 He sets up before them; with two there are two under each ruin (9.7.1)."""
    one = under_ruins(begun("vagabond", SEAT, "marquise", seed=seed))
    assert [len(pile) for pile in one] == [1, 1, 1, 1]
    two = under_ruins(begun("vagabond", SEAT, "second_vagabond", seed=seed))
    assert [len(pile) for pile in two] == [2, 2, 2, 2]


def test_a_vagabond_drafted_later_finds_it_done(table: type[Table]) -> None:
    """14.3.3, A.8.3 In a draft the Hundreds may come first; nothing is shuffled twice."""
    t = table(SEAT, "vagabond").ruins(c6=[], c10=[], c11=[], c12=[])
    t.put("vagabond", "f1", "pawn").does(SetUpHundredsByCard(0)).says(SEAT, "home in 3")
    assert sorted(item for pile in under_ruins(t.game) for item in pile) == MARKED


def test_the_setup_card(table: type[Table]) -> None:
    """A.8.3 The same pieces in a homeland on the edge of the map; Stubborn."""
    t = table(SEAT, "marquise").does(SetUpHundredsByCard(0))
    assert t.asked() == "homelands.choose"
    assert not t.offers(SEAT, "home in 10") and t.offers(SEAT, "home in 8")
    t.says(SEAT, "home in 8")
    assert t.at(8) == "hundreds 4 warriors, hundreds 1 warlord, hundreds 1 stronghold"
    assert on_board(t)["mood"] == "stubborn"


def test_two_clearings_away_from_enemy_homelands(table: type[Table]) -> None:
    """A.8.3.II If that can be had: not 1, where the Marquise is, nor 5, 9 and 10 beside it."""
    t = table(SEAT, "marquise").put("marquise", 1, "1 warrior").does(SetUpHundredsByCard(0))
    g = t.game
    g.homelands = [1 * g.places + 1]
    assert home_options(g, 0) == [4, 6, 7, 8, 2, 3] or set(home_options(g, 0)) <= {2, 3, 4, 6, 7, 8}
    assert 5 not in home_options(g, 0) and 9 not in home_options(g, 0)


def test_the_warlord_is_placed_by_setup_alone(table: type[Table]) -> None:
    """14.2.2 Nothing else places it, even where there is none."""
    t = table(SEAT, "marquise").put(SEAT, 5, "1 warrior").begins("marquise", "evening")
    assert put(t.game, me(t).warlord, 5, 1) == 0
    assert put(t.game, me(t).warrior, 5, 1) == 1

"""18.2.1, 18.3, A.8.2.IV The Knaves' setup, and whom they never meet."""

from __future__ import annotations

from typing import Any

import pytest

from factions.knaves_of_the_deepwood.gang import SEAT, me, on_board
from kit import Table
from undergrowth import NOBODY, BadSetup, Game, Setup
from undergrowth.factions.knaves_of_the_deepwood.setup import SetUpKnaves
from undergrowth.law.setup.seats import excluded
from undergrowth.library import installed_maps
from undergrowth.table.book import book

NAME = "knaves_of_the_deepwood"


def test_kna_setup(table: type[Table]) -> None:
    """18.3.1, 18.3.2, 18.3.3, 18.3.4 Three Captains in forests with a Skunk each; six items."""
    t = table(SEAT, "marquise").board(SEAT, captains=["thief", "tinker", "ranger"])
    g = Game.new(Setup(seats=["marquise", SEAT]), seed=1)
    while g.decision is not None and g.decision.prompt != "knaves.captain":
        g.take(g.decision.options[0])
    for captain in ("vagrant", "ronin", "jailor"):
        g.choose(f"enrol {captain}")
    for forest in ("f1", "f4", "f6"):
        g.choose(f"lurk in {forest}")
    knaves = book(g).faction(1)
    places = [g.where(knaves.kind(captain)) for captain in ("vagrant", "ronin", "jailor")]
    assert [g.count(knaves.warrior, place) for place in places] == [1, 1, 1]
    assert len(set(places)) == 3
    assert (g.supply[knaves.warrior], g.supply[knaves.kind("acclaim")]) == (7, 8)
    doc: Any = knaves.write_board(g)
    assert sorted(doc["items"]) == [
        "1 bag ready",
        "1 boot ready",
        "1 coins ready",
        "1 crossbow ready",
        "1 sword ready",
        "1 tea ready",
    ]
    assert g.supply[knaves.kind("thief")] == 0, "who was not chosen is not in the game"
    assert t.seats == [SEAT, "marquise"]


def test_captains_and_forests_are_chosen_once(table: type[Table]) -> None:
    """18.3.2, 18.3.3 Three different ones, and a different forest for each."""
    g = Game.new(Setup(seats=[SEAT, "alliance"]), seed=1)
    while g.decision is not None and g.decision.prompt != "knaves.captain":
        g.take(g.decision.options[0])
    g.choose("enrol thief")
    assert g.decision is not None and "enrol thief" not in g.decision.texts()
    assert "(law 18.3.2)" in g.why_not(0, "enrol thief")
    g.choose("enrol tinker")
    g.choose("enrol cheat")
    g.choose("lurk in f2")
    assert "(law 18.3.3)" in g.why_not(0, "lurk in f2")
    assert "(law 18.3.3)" in g.why_not(0, "lurk in 5")


def test_kna_exclusive() -> None:
    """18.2.1, A.8.1, R.3.2 Neither a Vagabond, nor a second one, nor the Vagabot."""
    for other in ("vagabond", "vagabot"):
        with pytest.raises(BadSetup, match=f"{NAME} does not play in one game with {other}"):
            Game.new(Setup(seats=[SEAT, other]))
    assert excluded(NAME, "second_vagabond")
    assert Game.new(Setup(seats=[SEAT, "marquise"])).seats == 2


def test_no_pool_holds_both() -> None:
    """18.2.1, A.8.1 A draft deals the one or the other."""
    for seed in range(12):
        g = Game.new(Setup(draft=4), seed=seed)
        while g.decision is not None and g.decision.prompt != "draft.faction":
            g.take(g.decision.options[0])
        assert not ({"vagabond", NAME} <= set(g.setup.pool))


def drafted(seed: int) -> Game:
    """A draft in which somebody has chosen the Knaves."""
    dealt = ["thief", "ronin", "cheat", "jailor"]
    setup = Setup(draft=3, pool=["marquise_de_cat", NAME, "eyrie_dynasties", "lizard_cult"])
    setup.beside = {NAME: dealt}
    g = Game.new(setup, seed=seed)
    while g.decision is not None and g.decision.prompt != "knaves.captain":
        options = [str(each) for each in g.decision.options]
        wanted = f"draft {NAME}"
        g.choose(wanted if wanted in options else options[0])
    return g


def test_a_draft_leaves_four_captains() -> None:
    """A.8.2.IV Three of the four that were dealt next to their setup card."""
    g = drafted(1)
    assert g.decision is not None
    assert sorted(g.decision.texts()) == [
        "enrol cheat",
        "enrol jailor",
        "enrol ronin",
        "enrol thief",
    ]
    seat = g.decision.seat
    assert "(law A.8.2.IV)" in g.why_not(seat, "enrol tinker")


def test_four_captains_are_dealt() -> None:
    """A.8.2.IV At random, next to the setup card of the Knaves."""
    for seed in range(20):
        g = Game.new(Setup(draft=5), seed=seed)
        while g.decision is not None and g.decision.prompt != "draft.faction":
            g.take(g.decision.options[0])
        if NAME in g.setup.pool:
            assert len(set(g.setup.beside[NAME])) == 4
            return
    raise AssertionError("no draft dealt the Knaves")


@pytest.mark.parametrize("map", sorted(installed_maps()))
def test_every_map_has_forests_for_three(map: str) -> None:
    """18.3.3 Three different forests, wherever they play."""
    g = Game.new(Setup(seats=[SEAT, "alliance"], map=map), seed=2)
    while g.decision is not None and g.turns == 0:
        g.take(g.decision.options[-1])
    knaves = book(g).faction(0)
    there = [p for p in g.box.woodland.forest_places if g.has_pieces(0, p)]
    assert len(there) == 3
    assert g.on_map(knaves.warrior) == 3


def test_a_procedure_alone_sets_up(table: type[Table]) -> None:
    """18.3 As described positions have Captains already, setup asks for none of those."""
    t = table(SEAT, "marquise").begins(SEAT, "birdsong")
    assert on_board(t)["captains"] == ["thief", "tinker", "ranger"]
    assert SetUpKnaves(0).copy() == SetUpKnaves(0)
    assert me(t).chosen == 3


def test_positions_read_back(table: type[Table]) -> None:
    """18.2.2, 18.4, 18.5.2 Captains, Stash and who acts are told and read alike."""
    board: dict[str, Any] = {
        "captains": ["cheat", "jailor", "ronin"],
        "retired": ["jailor"],
        "acting": "ronin",
        "placed": True,
        "items": ["1 boot ready", "2 tea exhausted"],
    }
    t = table(SEAT, "marquise").board(SEAT, **board).put(SEAT, "f1", "cheat, ronin, 2 warriors")
    t.put("marquise", "f2", "warrior").begins(SEAT, "daylight")
    assert on_board(t) == board
    assert t.game.supply[me(t).kind("jailor")] == 1
    from undergrowth import position

    doc = position.describe(t.game)
    assert position.describe(position.game(doc)) == doc
    assert NOBODY == -1

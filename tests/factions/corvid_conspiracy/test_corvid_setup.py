"""13.3, A.8.3 The Corvids' setup, and what there is of them then."""

from __future__ import annotations

from typing import Any

from kit import Table
from undergrowth import Game, Setup
from undergrowth.factions.corvid_conspiracy.setup import SetUpCorvids, SetUpCorvidsByCard
from undergrowth.table.book import book


def test_a_warrior_in_a_clearing_of_each_suit() -> None:
    """13.3.1, 13.3.2 Three of fifteen warriors; all eight plots wait face down."""
    g = Game.new(Setup(seats=["corvids", "alliance"]), seed=1)
    for place, suit in (("1", "fox"), ("3", "rabbit"), ("11", "mouse")):
        assert g.decision is not None and g.decision.prompt == "corvids.scatter", suit
        g.choose(f"scatter in {place}")
    me = book(g).faction(0)
    assert g.supply[me.warrior] == 12
    assert [g.warriors_at(0, place) for place in (1, 3, 11)] == [1, 1, 1]
    own: Any = g.observe(0)["seats"]
    others: Any = g.observe(1)["seats"]
    assert {name: own[0]["supply"][name] for name in ("bomb", "snare", "extortion", "raid")} == {
        "bomb": 2,
        "snare": 2,
        "extortion": 2,
        "raid": 2,
    }
    assert others[0]["supply"] == {"warrior": 12, "plot": 8}


def test_each_suit_in_its_turn(table: type[Table]) -> None:
    """13.3.2 The clearing has to be of the suit that is asked for."""
    t = table("corvids", "marquise").does(SetUpCorvids(0))
    assert t.options("corvids") == [f"scatter in {n}" for n in (1, 6, 8, 12)]
    t.refuses("corvids", "scatter in 2", "13.3.2")


def test_not_beside_the_keep(table: type[Table]) -> None:
    """13.3.2, 6.2.2 The Marquise sets up before them."""
    t = table("corvids", "marquise").put("marquise", 1, "keep").does(SetUpCorvids(0))
    assert not t.offers("corvids", "scatter in 1")


def test_the_setup_card(table: type[Table]) -> None:
    """A.8.3, 13.3.2 A homeland anywhere with a warrior and a plot of choice, then as usual."""
    t = table("corvids", "marquise").does(SetUpCorvidsByCard(0))
    t.says("corvids", "home in 5")
    assert t.options("corvids") == ["lay bomb", "lay snare", "lay extortion", "lay raid"]
    t.says("corvids", "lay snare", "scatter in 6", "scatter in 5", "scatter in 11")
    assert t.at(5) == "corvids 2 warriors, corvids 1 face_down_snare"
    assert t.supply("corvids", "warrior") == 11
    assert t.done()

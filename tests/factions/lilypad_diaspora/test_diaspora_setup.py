"""16.3, A.8.3 The Diaspora's setup, standard and by its setup card."""

from __future__ import annotations

from typing import Any

import pytest

from factions.lilypad_diaspora.pond_folk import PEACE, me
from kit import Table
from undergrowth import Game, Setup
from undergrowth.decks import ALL_CARDS
from undergrowth.factions.lilypad_diaspora.setup import SetUpDiasporaByCard
from undergrowth.law.setup.homelands import homelands
from undergrowth.table.names import CARDS, FROG

MAPS = ("autumn", "gorge", "lake", "marsh", "mountain", "winter")


def begun(*seats: str, **more: Any) -> Game:
    """A game in which the Diaspora is the first seat and has set up, with first choices."""
    g = Game.new(Setup(seats=["diaspora", *seats], **more), 3)
    while g.decision is not None and not g.turns:
        g.choose(g.decision.texts()[0])
    return g


def test_dia_setup_place() -> None:
    """16.3.2 It starts on the river: 4, 5, 7, 10 or 11 in autumn."""
    g = Game.new(Setup(seats=["diaspora", "alliance"]), 1)
    while g.decision is not None and g.decision.prompt != "diaspora.shore":
        g.choose(g.decision.texts()[0])
    assert g.decision is not None
    assert g.decision.texts() == [f"arrive in {place}" for place in (4, 5, 7, 10, 11)]
    assert "(law 16.3.2)" in g.why_not("diaspora", "arrive in 12")
    g.choose("arrive in 10")
    mine = me(g)
    assert g.homes[0] == 10
    assert g.warriors_at(0, 10) == 5 and g.count(mine.peaceful, 10) == 1


@pytest.mark.parametrize("map", MAPS)
def test_it_finds_a_river_on_every_map(map: str) -> None:
    """16.3.1, 16.3.2 Five warriors and an enclave, the rest in its supply."""
    g = begun("alliance", map=map)
    mine = me(g)
    assert g.rivers[g.homes[0]]
    assert g.warriors_at(0, g.homes[0]) == 5
    assert g.supply[mine.warrior] == 15 and g.supply[mine.peaceful] == 11


def test_set_diaspora_deck() -> None:
    """16.3.3, 16.3.4 Thirteen frog cards with two players, fourteen with more; no hand has any."""
    for seats, n in ((("marquise",), 13), (("marquise", "alliance"), 14)):
        g = begun(*seats)
        frogs = [card for card in g.deck if ALL_CARDS[card].suit == FROG]
        assert len(frogs) == n
        assert (CARDS.parse("dominance_frog") in frogs) == (n == 14)
        assert all(ALL_CARDS[card].suit != FROG for hand in g.hands for card in hand)


def test_by_setup_card(table: type[Table]) -> None:
    """16.3.2, A.8.3 A homeland on the river, then the same."""
    t = table("diaspora", "marquise").does(SetUpDiasporaByCard(0))
    assert t.options("diaspora") == [f"home in {place}" for place in (4, 5, 7, 10, 11)]
    t.says("diaspora", "home in 11")
    assert t.at(11) == "diaspora 5 warriors, diaspora 1 peaceful_enclave"
    assert homelands(t.game, 0) == [11] and t.game.homes[0] == 11


def test_it_is_drafted_like_any_other() -> None:
    """A.8.3, 16.3.4 The player who drafts it brings the frog cards."""
    for seed in range(40):
        g = Game.new(Setup(draft=3, advanced=True), seed)
        while g.decision is not None and not g.turns:
            texts = g.decision.texts()
            wanted = [text for text in texts if text.endswith("lilypad_diaspora")]
            g.choose((wanted or texts)[0])
        if "lilypad_diaspora" in g.setup.seats:
            drawn = [c for board in g.boards for c in getattr(board, "supporters", [])]  # 8.3.4
            assert sum(ALL_CARDS[card].suit == FROG for card in g.deck + drawn) == 14
            assert g.supply[me(g).kind(PEACE)] == 11
            return
    raise AssertionError("nobody was dealt it")

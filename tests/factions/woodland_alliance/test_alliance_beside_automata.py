"""The Alliance beside a seat that holds no cards (R.2.8)."""

from __future__ import annotations

import pytest

from kit import Table
from kit.madeup.contraption import NAME, beside, install
from undergrowth.law.moving.move import Move
from undergrowth.table.book import book


@pytest.fixture(autouse=True)
def _contraption(monkeypatch: pytest.MonkeyPatch) -> None:
    install(monkeypatch)


def supporters(t: Table) -> object:
    """The Supporters stack, as the Alliance sees it."""
    return book(t.game).faction(t.seat("alliance")).write_board(t.game)["supporters"]


def test_outrage_over_its_move_draws_a_supporter() -> None:
    """R.2.8.1, 5 (example), 8.2.6 No hand is shown."""
    t = beside("alliance").put("alliance", 5, "sympathy").put(NAME, 1, "3 cog")
    t.also(deck_top=["anvil"]).does(Move(1), turn=NAME)
    assert supporters(t) == ["anvil"] and t.vp == {}
    assert not t.told("showed_hand", "gave_card")


def test_outrage_over_its_battle_draws_a_supporter() -> None:
    """R.5 (example), 8.2.6 It scores for the token all the same."""
    t = beside("alliance").put("alliance", 5, "sympathy").put(NAME, 5, "2 cog")
    t.also(deck_top=["anvil"]).battle(NAME, against="alliance", at=5).rolls(0, 0)
    assert supporters(t) == ["anvil"] and t.vp == {NAME: 1}


def test_a_full_stack_discards_what_is_drawn() -> None:
    """8.2.3.I Without a base five supporters are the most."""
    t = beside("alliance").put("alliance", 5, "sympathy").put(NAME, 1, "3 cog")
    t.board("alliance", supporters=["cobbler", "armorers", "sappers", "bake_sale", "sword"])
    t.also(deck_top=["anvil"]).does(Move(1), turn=NAME)
    assert t.discard == ["anvil"] and t.vp == {}

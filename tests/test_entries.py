"""Entries of described positions: each board says which it has, pages and errors say the same."""

from __future__ import annotations

from typing import Any

import pytest

from entries import PAGE, page
from kit.lineups import play_randomly, seed_of, setups
from undergrowth import BadPosition, Game, position
from undergrowth.engine.chance import seeded
from undergrowth.library.boards import every_setup
from undergrowth.library.making import make_rulebook
from undergrowth.table.book import book
from undergrowth.table.described.reader import Reader
from undergrowth.table.game import library
from undergrowth.table.names import CARDS

CATS_AND_BIRDS: dict[str, Any] = {"seats": ["marquise", "eyrie"]}


def test_the_page_lists_the_entries_of_every_board() -> None:
    """`python tools/entries.py` writes them anew."""
    text = PAGE.read_text("utf-8")
    assert page(text) == text


@pytest.mark.parametrize("number", range(len(every_setup())))
def test_a_board_reads_what_it_declares_and_nothing_else(number: int) -> None:
    """In every installed source: of an empty description, too, each entry is asked for."""
    setup = library().complete(every_setup()[number])
    for source in make_rulebook(setup).sources:
        g = Game(setup, library().rulebook(setup), seeded(1))
        g.deck = g.box.deck + g.box.added
        doc = Reader("here", {}, source.board_entries())
        source.read_board(g, doc)
        assert (doc.unasked(), doc.undeclared()) == ([], []), source.board_name()
        doc = Reader("here", {}, source.player_entries())
        source.read_seat(g, 0, doc)
        assert (doc.unasked(), doc.undeclared()) == ([], []), source.board_name()


@pytest.mark.parametrize("name", list(setups())[::6], ids=str)
def test_a_board_writes_what_it_declares(name: str) -> None:
    """In the middle of games: `write_board` and `write_seat` say nothing else."""
    wrong: list[str] = []

    def look(g: Game, number: int) -> None:
        if number % 41 == 0 and g.turns > 0:
            for source in book(g).sources:
                if source.is_out(g):
                    known = [entry.name for entry in source.board_entries()]
                    wrong.extend(set(source.write_board(g)) - set(known))
            for source in book(g).hooks.write_seat:
                known = [entry.name for entry in source.player_entries()]
                for seat in range(g.seats):
                    wrong.extend(set(source.write_seat(g, seat)) - set(known))

    play_randomly(setups()[name], seed_of(name), look)
    assert not wrong


@pytest.mark.parametrize(
    ("entries", "message"),
    [
        ({"eyrie": {"leadr": "despot"}}, "eyrie: unknown entry leadr: expected hand, .*leader, "),
        ({"marquise": {"leader": "despot"}}, "unknown entry leader: expected hand, play,"),
        ({"eyrie": {"decree": {"fly": []}}}, "fly: expected recruit, move, battle, build"),
        ({"clearngs": {}}, "unknown entry clearngs: expected .*clearings, forests"),
        (
            {"hirelings": ["highway_bandits"], "highway_bandits": {"marker": 3}},
            "unknown entry marker: expected controller, markers, gained",
        ),
        (
            {"clearings": {"5": {"kat": "1 warrior"}}},
            "'kat' is not a faction: expected marquise_de",
        ),
    ],
)
def test_an_unknown_entry_is_refused_with_those_there_are(
    entries: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadPosition, match=message):
        position.table(CATS_AND_BIRDS | entries)


@pytest.mark.parametrize("name", ["marquise", "cats", "marquise_de_cat"])
def test_who_controls_a_hireling_is_said_short_or_full(name: str) -> None:
    """H.1 As everywhere else; so is who took a marker of the score track (A.6.4)."""
    g = position.table(
        CATS_AND_BIRDS
        | {
            "hirelings": ["highway_bandits"],
            "highway_bandits": {"controller": name, "markers": 2},
            "hireling_markers": {"4": name},
        }
    )
    doc: dict[str, Any] = position.describe(g)
    assert doc["highway_bandits"]["controller"] == "marquise_de_cat"
    assert doc["hireling_markers"] == {"4": "marquise_de_cat"}


@pytest.mark.parametrize("name", ["moles", "highway_bandits", "alliance"])
def test_only_a_player_of_the_game_controls_a_hireling(name: str) -> None:
    """H.1 Refused by the entry's name."""
    with pytest.raises(BadPosition, match=r"highway_bandits.controller: .*(not a faction|in this)"):
        position.table(
            CATS_AND_BIRDS
            | {"hirelings": ["highway_bandits"], "highway_bandits": {"controller": name}}
        )


def test_what_is_declared_is_the_limit() -> None:
    """13.5.2, 13.6.1 No more plots in a turn than actions, one more than usual included."""
    seats = {"seats": ["corvids", "eyrie"], "turn": "corvids"}
    with pytest.raises(BadPosition, match="plotted: expected a number from 0 to 4, not 5"):
        position.table(seats | {"corvids": {"plotted": 5}})
    g = position.table(seats | {"corvids": {"hand": ["anvil"]}})
    assert [CARDS.text(card) for card in g.hands[0]] == ["anvil"]

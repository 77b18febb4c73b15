"""Factions, maps and decks whose letters are only proposed as yet: written, and read again."""

from __future__ import annotations

from functools import cache

import pytest

from kit.rootlogs import (
    LETTERS,
    Written,
    may_be,
    played,
    seen_of,
    setups_proposed,
    written,
)
from undergrowth import position
from undergrowth.rootlog import Contradiction, described, read
from undergrowth.rootlog.notation.letters import Letters
from undergrowth.rootlog.state import LoggedTable

SETUPS = setups_proposed()
ANSWERS = 500
HEAD = "Map: Fall\nDeck: E&P\nF: Ada\nT: Bob\nN: Cleo\nC: Dan\n"
SETUP = """
F:5w->5/t_p->5
T:4w->4/2w->9
N:(p_t+w)->FOREST/#thief->$/#tinker->$/#jailor->$
C:t_k->1/2w->5
"""
FOREST = next(iter(read(HEAD, proposed=True).world.forests))


@cache
def game(number: int) -> Written:
    """A random game of a line-up."""
    return written(played(SETUPS[number], number, ANSWERS))


def table(line: str, older: bool = False) -> LoggedTable:
    """The table after a line that is possible."""
    text = (HEAD + SETUP + line).replace("FOREST", FOREST)
    if older:
        text = text.replace("\nF:", "\nI:").replace("\nT:", "\nW:")
    reading = read(text, proposed=True)
    assert reading.wrong is None, reading.wrong
    return reading.after(reading.turns)


def test_the_lineups_have_every_proposed_letter() -> None:
    official = Letters()
    seats = {name for setup in SETUPS for name in setup.seats}
    assert all(may_be(setup) for setup in SETUPS)
    assert seats >= {*LETTERS.scripts} - {*official.scripts}
    assert {setup.map for setup in SETUPS} == {*LETTERS.maps} - {*official.maps}
    assert {setup.deck for setup in SETUPS} == {*LETTERS.decks} - {*official.decks}


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_a_log_tells_every_table(number: int) -> None:
    """After each turn everybody sees the same in the log as in the game."""
    reading = read(game(number).text, proposed=True)
    assert reading.wrong is None
    told = dict(enumerate((seen_of(told) for _, told in reading.tables()), start=1))
    assert len(game(number).seen) > 10
    for line, seen in game(number).seen.items():
        assert told[line] == seen, line


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_each_line_is_written_as_it_is_read(number: int) -> None:
    reading = read(game(number).text, proposed=True)
    lines = game(number).text.splitlines()
    for line in reading.log.turns:
        words = "/".join(action.written(line.letter) for action in line.actions)
        assert f"{line.letter}:{words}" == lines[line.number - 1]


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_their_positions_can_be_played(number: int) -> None:
    reading = read(game(number).text, proposed=True)
    for turn in (0, reading.turns // 2, reading.turns):
        laid = position.game(described(reading, turn).document())
        assert {*laid.setup.seats} == {*SETUPS[number].seats}


def test_the_letters_are_those_of_the_open_proposal() -> None:
    letters = {name: script.letter for name, script in LETTERS.scripts.items()}
    assert letters["lilypad_diaspora"] == "F" and LETTERS.suits["frog"] == "G"
    assert letters["twilight_council"] == "T" and letters["knaves_of_the_deepwood"] == "N"


@pytest.mark.parametrize("older", [False, True])
def test_older_letters_are_read(older: bool) -> None:
    """Those that we proposed before, for people who play by them."""
    me = "I" if older else "F"
    told = table(f"C:X{me}5(1,0)/{me}w5->/{me}t_p5^/T#advocates->C", older)
    assert (told.pieces[f"{me}w", "5"], told.pieces[f"{me}t_m", "5"]) == (4, 1)
    assert told.cards.at("C")[-1] == "G#advocates"
    assert told.letters.by_letter[me].faction == "lilypad_diaspora"


def test_a_suit_and_a_faction_may_share_a_letter() -> None:
    """A letter before `#` and `@` is a suit, elsewhere a faction."""
    told = table("C:XF5F@(0,0)/F#->F/F#F->T/G#@->F/Fw5->")
    assert told.cards.at("T")[-1] == "F#" and told.pieces["Fw", "5"] == 4
    assert len(told.cards.at("F")) == 3 and told.cards.discarded == ["F#@"]


@pytest.mark.parametrize(
    ("line", "where"),
    [
        ("F:t_p5^", ("Ft_m", "5")),
        ("F:t_p_f5^", ("Ft_m", "5")),
        ("F:t_p5^t_m", ("Ft_m", "5")),
        ("C:Ft_p5^/Ft_m5^", ("Ft_p", "5")),
        ("F:t_m_r->7/t7c", ("Ft_m", "7")),
        ("T:t_c->4/t_c4^", ("Tt_g", "4")),
        ("T:w4->$", ("Tw", "T$")),
        ("N:p_tFOREST->5", ("Np_t", "5")),
        ("N:Fw5->FOREST", ("Fw", FOREST)),
    ],
)
def test_their_pieces_go_where_is_said(line: str, where: tuple[str, str]) -> None:
    """16.2.1 Enclaves have two sides, and 17.2.2 assemblies; 18.2.6 Prisoners are in forests."""
    assert table(line.replace("FOREST", FOREST)).pieces[where] == 1


def test_captains_bring_their_items() -> None:
    """18.3.4, 18.4 Those of each of the three; one acts, and is retired after that."""
    told = table("N:#thief->$_a/%f->e/#thief$_a->/#thief->$_r")
    held = {key: n for key, n in told.items.held.items() if n}
    assert held == {
        ("boot", "N$", "e"): 1,
        ("bag", "N$", ""): 3,
        ("hammer", "N$", ""): 1,
        ("crossbow", "N$", ""): 1,
    }
    assert [told.marks.get(("N", number, ""), []) for number in range(3)] == [
        ["thief", "tinker", "jailor"],
        [],
        ["thief"],
    ]


def test_what_has_one_side_is_not_turned_over() -> None:
    wrong = read((HEAD + SETUP + "C:w5^").replace("FOREST", FOREST), proposed=True).wrong
    assert wrong is not None and "expected what Cw becomes" in wrong.reason


def test_without_asking_they_are_no_letters() -> None:
    with pytest.raises(Contradiction, match="expected a faction's letter"):
        read(HEAD)
    wrong = read("Map: Fall\nDeck: E&P\nC: a\nE: b\nC:w->1\nE:w->2\nC:G#->C").wrong
    assert wrong is not None and "expected a suit (B, F, M, R), not G" in wrong.reason

"""Games that are written as Rootlog come to the same table when they are read again."""

from __future__ import annotations

import pytest

from kit.rootlogs import LETTERS, may_be, played, seen_of, setups, written
from undergrowth import Game, Setup, position
from undergrowth.ai import Tally, make_player, play
from undergrowth.rootlog import described, first_impossible, read, to_rootlog
from undergrowth.rootlog.letters import Letters
from undergrowth.table.replay import replay_of

SETUPS = setups()
ANSWERS = 300


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_a_log_tells_every_table(number: int) -> None:
    """After each turn everybody sees the same in the log as in the game."""
    setup = SETUPS[number]
    log = written(played(setup, number, ANSWERS))
    reading = read(log.text, proposed=True)
    assert reading.wrong is None
    told = dict(enumerate((seen_of(told) for _, told in reading.tables()), start=1))
    assert len(told.keys() & log.seen.keys()) > 10
    for line, seen in log.seen.items():
        assert told[line] == seen, (setup, line)


def test_the_lineups_have_every_faction_with_letters() -> None:
    assert all(may_be(setup) for setup in SETUPS)
    assert {name for setup in SETUPS for name in setup.seats} == {*Letters().scripts}


def test_a_whole_game_becomes_positions() -> None:
    """The law has nothing against any table of it, and the winner stands at its end."""
    seats = ["marquise", "eyrie", "alliance", "riverfolk"]
    game = Game.new(Setup(seats=seats), seed=5)
    play(game, [make_player("greedy", seat, seat) for seat in range(4)], 9999, Tally(4))
    reading = read(to_rootlog(replay_of(game)))
    assert game.outcome is not None
    winners = [reading.letters.by_letter[letter].faction for letter in reading.winners]
    assert winners == game.outcome["winners"]
    assert first_impossible(reading) is None
    for turn in (0, reading.turns // 2, reading.turns):
        laid = position.game(described(reading, turn).document())
        assert laid.seat_name(laid.turn) == reading.faction_names[turn % 4]


def test_what_is_written_is_read_as_the_same_action() -> None:
    """Each line of a log, read and written again, is the same line."""
    log = written(played(SETUPS[0], 7, ANSWERS))
    reading = read(log.text, proposed=True)
    lines = log.text.splitlines()
    for line in reading.log.turns:
        words = "/".join(action.written(line.letter) for action in line.actions)
        assert f"{line.letter}:{words}" == lines[line.number - 1]


def test_proposed_letters_are_no_part_of_the_notation() -> None:
    assert {*Letters().maps} < {*LETTERS.maps} and {*Letters().decks} < {*LETTERS.decks}

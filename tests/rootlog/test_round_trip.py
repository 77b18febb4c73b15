"""Games that are written as Rootlog come to the same table when they are read again."""

from __future__ import annotations

import re
from functools import cache

import pytest

from kit.rootlogs import (
    LETTERS,
    Written,
    may_be,
    played,
    seen_of,
    setups,
    setups_beside,
    written,
)
from undergrowth import Game, Setup, position
from undergrowth.ai import Tally, make_player, play
from undergrowth.law.hirelings.hireling import hirelings
from undergrowth.rootlog import described, first_impossible, read, to_rootlog
from undergrowth.rootlog.notation.letters import Letters
from undergrowth.table.saving.replay import replay_of

SETUPS = setups()
BESIDE = setups_beside()
ANSWERS = 300
MORE_ANSWERS = 700
"""After so many somebody controls hirelings, and others have done before."""


@cache
def beside(number: int) -> Written:
    """A game with hirelings and landmarks."""
    return written(played(BESIDE[number], number, MORE_ANSWERS))


def check_tables(log: Written) -> None:
    """After each turn everybody sees the same in the log as in the game."""
    reading = read(log.text, proposed=True)
    assert reading.wrong is None
    told = dict(enumerate((seen_of(told) for _, told in reading.tables()), start=1))
    assert len(log.seen) > 10
    for line, seen in log.seen.items():
        assert told[line] == seen, line


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_a_log_tells_every_table(number: int) -> None:
    check_tables(written(played(SETUPS[number], number, ANSWERS)))


@pytest.mark.long
@pytest.mark.parametrize("number", range(len(BESIDE)))
def test_a_log_tells_of_hirelings_and_landmarks(number: int) -> None:
    """H, L Where they stand, who controls them, and what lies on their cards."""
    check_tables(beside(number))


def test_hirelings_come_and_are_passed_on() -> None:
    """H.1 One side of every card at least is gained, and some are given to others."""
    logs = "".join(beside(number).text for number in range(len(BESIDE)))
    for letter in {script.letter[:3] for script in LETTERS.hirelings.values()}:
        assert f"{letter}->$" in logs or f"{letter}d->$" in logs, letter
    assert re.search(r"/h_[A-Z]d?->[A-Z]\$[1-4]", logs)


@pytest.mark.parametrize("number", range(len(BESIDE)))
def test_their_positions_can_be_played(number: int) -> None:
    """H, L A position has them where the log does, controlled by the same players."""
    reading = read(beside(number).text, proposed=True)
    for turn in (0, reading.turns // 2, reading.turns):
        found = described(reading, turn)
        laid = position.game(found.document())
        for one in hirelings(laid):
            seat, markers = found.told.hired.of(LETTERS.hirelings[one.name].letter)
            controller = laid.seat_name(one.held(laid).controller) if seat else ""
            assert controller == (LETTERS.by_letter[seat].faction if seat else "")
            assert one.held(laid).markers == markers
        assert {*laid.box.landmark_names} >= {*BESIDE[number].landmark_cards}


def test_the_lineups_have_every_faction_with_letters() -> None:
    assert all(may_be(setup) for setup in SETUPS)
    assert {name for setup in SETUPS for name in setup.seats} == {*Letters().scripts}


def test_all_hirelings_and_landmarks_with_letters_play() -> None:
    assert all(may_be(setup) for setup in BESIDE)
    assert {side for setup in BESIDE for side in setup.hirelings} == {*LETTERS.hirelings}
    assert {name for setup in BESIDE for name in setup.landmark_cards} == {*LETTERS.landmarks}


@pytest.mark.parametrize(("map", "line"), [("lake", False), ("mountain", False), ("autumn", True)])
def test_landmarks_of_the_map_go_without_saying(map: str, line: bool) -> None:
    """M A line names what nobody can know; for what a map has no letters are proposed."""
    named = Setup(map=map, seats=["marquise", "eyrie"])
    if line:
        named.landmarks, named.landmark_cards = 1, ["ferry"]
    log = to_rootlog(played(named, 3, 60))
    assert ("Landmarks:" in log) is line
    assert read(log).wrong is None


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


def test_a_whole_game_with_hirelings_becomes_positions() -> None:
    """H The same, with three that are dealt."""
    seats = ["lizard_cult", "eyrie", "duchy"]
    cards = ["forest_patrol", "the_exile", "highway_bandits"]
    game = Game.new(Setup(seats=seats, with_hirelings=True, hireling_cards=cards), seed=2)
    play(game, [make_player("greedy", seat, seat) for seat in range(3)], 9999, Tally(3))
    reading = read(to_rootlog(replay_of(game)))
    assert game.outcome is not None and reading.wrong is None
    assert first_impossible(reading) is None
    assert {hireling.removesuffix("d") for hireling in reading.world.hirelings} == {
        "h_C",
        "h_V",
        "h_T",
    }


def test_what_is_written_is_read_as_the_same_action() -> None:
    """Each line of a log, read and written again, is the same line."""
    for log in (written(played(SETUPS[0], 7, ANSWERS)), beside(0), beside(1)):
        check_lines(log)


def check_lines(log: Written) -> None:
    """Each line of a log is what its actions are written as."""
    reading = read(log.text, proposed=True)
    lines = log.text.splitlines()
    for line in reading.log.turns:
        words = "/".join(action.written(line.letter) for action in line.actions)
        assert f"{line.letter}:{words}" == lines[line.number - 1]


def test_proposed_letters_are_no_part_of_the_notation() -> None:
    assert {*Letters().maps} < {*LETTERS.maps} and {*Letters().decks} < {*LETTERS.decks}
    assert {*Letters().hirelings} < {*LETTERS.hirelings}
    assert {*Letters().landmarks} < {*LETTERS.landmarks}


@pytest.mark.parametrize("seed", range(4))
def test_what_lies_face_up_is_the_same_in_the_position(seed: int) -> None:
    """15.2.1, 15.2.2 Relics keep their values, and waystations their sides."""
    seats = ["keepers", "eyrie", "corvids"]
    game = Game.new(Setup(seats=seats), seed=seed)
    play(game, [make_player("greedy", seat, seat) for seat in range(3)], 9999, Tally(3))
    told = described(read(to_rootlog(replay_of(game)))).document()
    real, laid = position.describe(game), position.describe(position.game(told))
    for part in ("clearings", "forests"):
        assert face_up(real[part]) == face_up(laid[part])
    boards = [whole["keepers_in_iron"] for whole in (real, laid)]
    recovered = [sorted(board["recovered"]) for board in boards]  # type: ignore[index]
    assert recovered[0] == recovered[1]


def face_up(places: object) -> dict[str, list[str]]:
    """Return what lies face up at each place."""
    assert isinstance(places, dict)
    found = {
        place: sorted(
            f"{owner} {piece}"
            for owner, pieces in there.items()
            if isinstance(pieces, list)
            for piece in pieces
            if "face_down" not in piece
        )
        for place, there in places.items()
    }
    return {place: pieces for place, pieces in found.items() if pieces}


@pytest.mark.parametrize("seed", [1, 2])
def test_a_game_that_ends_without_a_further_question_is_told_to_its_end(seed: int) -> None:
    """7.6 The points of roosts end it in the Evening, after its last answer."""
    g = Game.new(Setup(seats=["eyrie", "marquise"]), seed)
    play(g, [make_player("greedy", seat, 1) for seat in range(2)], 5000, Tally(2))
    assert g.over
    record = replay_of(g)
    for steps in (record.steps(), record.steps(phases=True)):
        *_, last = steps
        assert last.over and last.score == g.score
    text = to_rootlog(record)
    reading = read(text)
    told = reading.after(reading.turns)
    assert list(told.score.values()) == g.score
    assert text.rstrip().splitlines()[-1] == f"Winner: {'EC'[g.score.index(max(g.score))]}"

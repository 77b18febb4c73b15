"""Whole games are told deed by deed: published ones, and those of the engine."""

from __future__ import annotations

from random import Random

import pytest

from kit.rootlogs import GAMES, played, seen_of, setups, setups_beside, whole_game, written
from rootlog.test_lenient import published
from undergrowth import BadText, Game, Setup
from undergrowth.rootlog import read
from undergrowth.rootlog.recording import Record
from undergrowth.rootlog.recording.beginning import record_of, untold_record_of


def retold(text: str) -> Record:
    """A log told anew, deed by deed, from its first lines."""
    source = Record(text)
    head = text.split("\n")[: source.turns[0].number - 1]
    head = [line for line in head if not line.startswith("Winner")]
    record = Record("\n".join([*head, f"{source.turns[0].letter}:"]))
    for turn, line in enumerate(source.turns):
        if turn:
            record = Record(f"{record.text.rstrip()}\n{line.letter}:", record.names)
        lines = record.text.rstrip("\n").split("\n")
        for deed in [each for deeds in source.deeds(turn) for each in deeds]:
            try:
                record = record.told(deed)
            except BadText:  # what is no action of the notation changes nothing
                assert deed["do"] == "written"
        assert len(lines) == len(record.text.rstrip("\n").split("\n"))
    return record.told({"do": "won", "seats": source.winners}) if source.winners else record


@pytest.mark.parametrize("number", range(3))
def test_published_games_are_told_deed_by_deed(number: int) -> None:
    """Every table on the way is the same, and so is the end."""
    text = published()[number]
    before, after = read(text, True, lenient=True), retold(text).reading
    tables = zip(before.tables(), after.tables(), strict=True)
    assert all(seen_of(one) == seen_of(other) for (_, one), (_, other) in tables)
    assert before.winners == after.winners and after.wrong is None


@pytest.mark.long
@pytest.mark.parametrize("setup", [*setups()[:4], *setups_beside()[:3]], ids=lambda s: s.map)
def test_whole_games_are_told_deed_by_deed(setup: Setup) -> None:
    """Of all factions, with hirelings and landmarks: nothing of them is in doubt."""
    text = written(played(setup, 5, 500)).text
    before, record = read(text, True), retold(text)
    tables = zip(before.tables(), record.reading.tables(), strict=True)
    assert all(seen_of(one) == seen_of(other) for (_, one), (_, other) in tables)
    assert before.wrong is None and record.reading.slips == []


@pytest.mark.long
@pytest.mark.parametrize("number", range(GAMES))
def test_whole_games_are_in_no_doubt(number: int) -> None:
    """Of seven line-ups on other maps, each to its end: they were played by the Law.

    4.1.1: what paid for a card is asked about at times, as a log does not tell all of it.
    """
    record = Record(whole_game(number))
    assert {each.law for each in record.doubts(0, 10_000)} <= {"4.1.1"} and record.winners
    assert retold(record.text).reading.slips == []


@pytest.mark.parametrize("setup", setups()[:3], ids=lambda s: s.map)
def test_a_game_that_was_laid_out_begins_a_record(setup: Setup) -> None:
    """With the names of the people, and without their cards."""
    game, dice = Game.new(setup, 4), Random(4)
    while game.turns == 0 and game.decision is not None:
        game.take(dice.choice(game.decision.options))
    first = game.seat_name(0)
    record = record_of(game, {first: "Ada / Lovelace"})
    assert record.players[first] == "Ada   Lovelace" and record.playing == first
    assert record.after_setup and record.doubts() == []
    told = record.reading.after(0)
    assert all(told.cards.at(seat) == ["#"] * 3 for seat in told.world.seats)
    seen = [(i, n) for i, n in told.pieces.items() if n and i[1].isdigit()]
    assert len(seen) > 5
    untold = untold_record_of(game, {first: "Ada"})
    assert untold.players[first] == "Ada" and untold.playing == first
    assert not untold.after_setup and untold.parts(0) == []

"""Everything that people write down is taken or refused with a sentence, never with a traceback.

Verbs and documents are found by looking: what is added is probed too.  Each probe changes good ones
at random; the seed stands in the name of the test.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from kit import checks
from kit.lineups import setups
from kit.mangling import answers, mangled, mangled_text, moments, refused, shortened
from kit.slices import slice_number
from undergrowth import CHANCE, NOBODY, Game, Setup, position
from undergrowth.ai.encoding.encoder import Encoder
from undergrowth.session import PERSON, Session
from undergrowth.table.labels import label, targets
from undergrowth.table.saving import replay
from undergrowth.table.setup import setup_of

NAMES = list(setups())
FEW = NAMES[::24]
moments_of = cache(moments)


# ---- what is done with what was read


def begin(document: Any) -> Game:
    """The game of a position."""
    return position.game(document)


def resume(document: Any) -> Game:
    """The game of a save."""
    return Game.from_json(json.dumps(document))


def play_replay(text: str) -> Game:
    """The game of a replay."""
    return replay.from_lines(text).play()


def play_on(game: Game, rng: random.Random) -> None:
    """A game that was read can be looked at, saved and played on."""
    look_at(game)
    for _ in range(12):
        decision = game.decision
        if decision is None or decision.seat == CHANCE:
            return
        checks.check_question(game)
        game.take(rng.choice(decision.options))
    Game.from_json(game.to_json())


def look_at(game: Game) -> None:
    """A game that was read can be looked at, copied and written again."""
    for viewer in range(NOBODY, game.seats):
        game.observe(viewer)
    assert game.copy().to_json() and game.to_json()
    assert game.over == (game.outcome is not None)


def words_for(game: Game, text: str) -> None:
    """An answer can be put in words, offered or not."""
    action = game.meant(text)
    assert label(game, action)
    targets(action)


# ---- probes


def probe_answers(name: str, fewest: int, salt: str = "") -> None:
    """Every verb with any fields, asked about and given."""
    rng = random.Random(name + salt)
    for game in moments_of(name)[::3]:
        assert game.decision is not None
        for text in answers(rng, fewest):
            seat = rng.choice([game.decision.seat, rng.randrange(NOBODY, game.seats)])
            unread, reason = refused(game.why_not, seat, text)
            message, _ = refused(game.copy().choose, text)
            if unread:
                assert message
            else:
                assert isinstance(reason, str)
                assert (message == "") == game.offers(game.meant(text)), text
                refused(words_for, game, text)


def probe_positions(name: str, times: int, salt: str = "") -> None:
    """Described tables, changed: one that is taken can be played on."""
    rng = random.Random(name + salt)
    for game in moments_of(name):
        if game.turns == 0:
            continue
        document = position.describe(game)
        for _ in range(times):
            tried = mangled(document, rng)
            message, made = refused(begin, tried)
            if not message and tried.get("procedures") != document.get("procedures"):
                look_at(made)  # as with saves: what cannot come about in the middle is not known
            elif not message:
                also_refused(play_on, made, rng, tried)


def also_refused(work: Callable[..., Any], read: Any, rng: random.Random, tried: Any) -> None:
    """Something is done with what was read from `tried`, which a failure shows."""
    try:
        work(read, rng)
    except Exception as error:
        raise AssertionError(f"{type(error).__name__}: {error}, with {shortened(tried)}") from error


def answer_on(game: Game, rng: random.Random) -> None:
    """Answer the questions of a damaged save, unless it is refused."""
    for _ in range(20):
        decision = game.decision
        if decision is None or not decision.options:
            return
        game.choose(rng.choice(decision.options))


def probe_saves(name: str, times: int, salt: str = "") -> None:
    """Saves and their bytes, changed: one that is taken can be looked at and written again.

    It can be answered, too, or is found to be damaged then.
    """
    rng = random.Random(name + salt)
    for game in moments_of(name)[::4]:
        text = game.to_json()
        document = json.loads(text)
        for _ in range(times):
            message, read = refused(resume, mangled(document, rng))
            if not message:
                refused(look_at, read)
                refused(position.describe, read)
                refused(answer_on, read, rng)
            refused(Game.from_json, mangled_text(text, rng))


def probe_sessions(name: str, times: int, salt: str = "") -> None:
    """Sessions, changed."""
    rng = random.Random(name + salt)
    setup = setups()[name]
    session = Session.new(setup, [PERSON] * (setup.draft or len(setup.seats)), 3)
    for _ in range(9):
        session.advance()  # factions that play by themselves are nobody's to answer for
        if session.asked is not None and session.game.decision is not None:
            session.answer(rng.choice(session.game.decision.options))
    text = session.to_json()
    for _ in range(times):
        message, read = refused(Session.from_json, json.dumps(mangled(json.loads(text), rng)))
        if not message:
            refused(look_at, read.game)
            refused(read.undo)
            refused(read.to_json)
        refused(Session.from_json, mangled_text(text, rng))


def probe_replays(name: str, times: int, salt: str = "") -> None:
    """Replays from a setup and from a position, their headers, lines and bytes changed."""
    rng = random.Random(name + salt)
    lines = lines_of(moments_of(name)[:3][-1])
    header = lines_of(begin(position.describe(moments_of(name)[-1])))[0]
    for number in range(times):
        tried = [
            [mangled(lines[0], rng), *lines[1:]],
            [mangled(header, rng), *lines[1:]],
            mangled(lines, rng),
        ][number % 3]
        text = "\n".join(json.dumps(line) for line in tried)
        refused(play_replay, text)
        refused(play_replay, mangled_text(text, rng))


def lines_of(game: Game) -> list[Any]:
    """The lines of a game's replay."""
    return [json.loads(line) for line in replay.to_lines(replay.replay_of(game)).splitlines()]


def probe_setups(name: str, times: int, salt: str = "") -> None:
    """Setups, changed."""
    rng = random.Random(name + salt)
    document = {**vars(setups()[name])}
    for _ in range(times):
        tried = mangled(document, rng)
        message, setup = refused(setup_of, tried)
        if message and all(key in document for key in tried):  # there are no other fields
            setup = Setup(**tried)
        if setup is not None:
            message, _ = refused(Game.new, setup, rng.randrange(100))
            unsuited, _ = refused(Encoder, setup)
            assert unsuited or not message, f"{setup}: encoded, but {message}"


@pytest.mark.parametrize("name", FEW, ids=str)
def test_every_verb_is_answered_or_refused(name: str) -> None:
    """`choose` and `why_not` of each verb, with fields in and out of what there is."""
    probe_answers(name, 1)


@pytest.mark.parametrize("name", FEW, ids=str)
def test_a_wrong_position_is_refused_or_stands(name: str) -> None:
    """Described tables, changed: one that is taken can be played on."""
    probe_positions(name, 6)


@pytest.mark.parametrize("name", FEW, ids=str)
def test_a_wrong_save_is_refused_or_shown(name: str) -> None:
    """Saves and their bytes, changed: one that is taken can be looked at and written again."""
    probe_saves(name, 3)


@pytest.mark.parametrize("name", FEW, ids=str)
def test_a_wrong_session_is_refused_or_shown(name: str) -> None:
    """Sessions, changed."""
    probe_sessions(name, 12)


@pytest.mark.parametrize("name", FEW, ids=str)
def test_a_wrong_replay_is_refused_or_played(name: str) -> None:
    """Replays from a setup and from a position, their lines and their bytes changed."""
    probe_replays(name, 12)


@pytest.mark.parametrize("name", FEW, ids=str)
def test_a_wrong_setup_is_refused_or_played(name: str) -> None:
    """Setups, changed."""
    probe_setups(name, 30)


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES[::11], ids=str)
def test_much_that_is_wrong(name: str) -> None:
    """More of all of it, for every eleventh line-up: other mistakes in each slice."""
    salt = f" of {slice_number()}"
    probe_answers(name, 6, salt)
    probe_positions(name, 24, salt)
    probe_saves(name, 12, salt)
    probe_sessions(name, 36, salt)
    probe_replays(name, 36, salt)
    probe_setups(name, 150, salt)

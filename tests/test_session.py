"""Undo goes back to the last moment something new became known; sessions come back as they were."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kit.drafts import ALLIANCE, EYRIE, MARQUISE, VAGABOND, drafting
from kit.terminal import random_answers, session
from undergrowth import BadSave, BadSetup, IllegalAction, Setup, position
from undergrowth.session import PERSON, Session
from undergrowth.table.saving.saves import digest

SEATS = ["marquise", "eyrie"]


def sitting(players: list[str] | None = None, **entries: Any) -> Session:
    """The Marquise's Daylight in a position with a person on her seat, or on both."""
    document: dict[str, object] = {
        "map": "autumn",
        "seats": SEATS,
        "turn": "marquise",
        "phase": "daylight",
        "clearings": {
            "1": {"marquise": "keep, 4 warriors, sawmill"},
            "5": {"marquise": "3 warriors, workshop, recruiter"},
            "9": {"eyrie": "3 warriors"},
            "3": {"eyrie": "roost, 6 warriors"},
        },
        "eyrie": {"leader": "despot", "hand": ["ambush_mouse", "cobbler"]},
        **entries,
    }
    played = Session(position.game(document, seed=4), players or [PERSON, "random"])
    played.advance()
    return played


def answer(played: Session, *texts: str) -> None:
    for text in texts:
        played.answer(text)
        played.advance()


def prompt(played: Session) -> str:
    assert played.game.decision is not None
    return played.game.decision.prompt


def test_undo_takes_back_one_answer_after_the_other() -> None:
    played = sitting()
    before = [digest(played.game)]
    for text in ("march", "from 1", "to 9", "take 2"):
        answer(played, text)
        before.append(digest(played.game))
    assert played.undoable == 4
    for state in reversed(before[:-1]):
        assert played.undo()
        assert digest(played.game) == state
    assert not played.undo()


def test_undo_forgets_the_log_and_the_answers_too() -> None:
    played = sitting()
    log, answers = list(played.game.log or []), list(played.game.answers or [])
    answer(played, "march", "from 1", "to 9", "take 2")
    assert len(played.game.log or []) > len(log)
    while played.undo():
        pass
    assert played.game.log == log
    assert played.game.answers == answers


def test_dice_end_undo() -> None:
    played = sitting()
    answer(played, "march", "from 1", "to 9", "take 3", "pass")
    assert played.undoable > 0
    answer(played, "battle")  # there is one clearing, one defender, and no ambush that matches
    assert any(event.verb == "rolled" for event in played.game.log or [])
    assert played.undoable == 0


def test_a_shuffle_or_a_drawn_card_ends_undo() -> None:
    played = sitting(marquise={"play": ["tax_collector"]})
    deck = len(played.game.deck)
    answer(played, "march", "from 1", "to 9", "take 2", "pass")
    assert played.undoable > 0
    answer(played, "use tax_collector")
    answer(played, played.game.decision.texts()[0])  # type: ignore[union-attr]
    assert len(played.game.deck) == deck - 1
    assert played.undoable == 0


def test_looking_at_a_hand_ends_undo() -> None:
    played = sitting(marquise={"play": ["codebreakers"]})
    answer(played, "march", "from 1", "to 9", "take 2", "pass")
    assert played.undoable > 0
    answer(played, "use codebreakers")
    assert sorted(played.game.seen[1]) == sorted(played.game.hands[1])
    assert played.undoable == 0


def test_a_card_taken_unseen_ends_undo() -> None:
    """L.1 Or the person could look at every card of the Black Market."""
    played = sitting(landmarks={"black_market": 5}, marquise={"hand": ["ambush_fox", "anvil"]})
    answer(played, "visit black_market", "stall 2")
    assert played.undoable == 2
    answer(played, "swap anvil")
    assert played.undoable == 0


def test_the_answer_of_another_player_ends_undo() -> None:
    played = sitting()
    answer(played, "march", "from 1", "to 9", "take 2", "pass")
    turn = played.game.turn
    while played.game.turn == turn:
        answer(played, played.game.decision.texts()[-1])  # type: ignore[union-attr]
    assert all(not text.startswith("marquise") for text in (played.game.answers or [])[-1:])
    assert played.undoable == 0


def test_another_person_cannot_take_back_what_is_not_theirs() -> None:
    played = sitting([PERSON, PERSON], marquise={"hand": []})
    answer(played, "march", "from 1", "to 9", "take 3", "pass", "battle")
    while played.asked == 0:
        answer(played, played.game.decision.texts()[0])  # type: ignore[union-attr]
    assert played.asked == 1
    played.answer(played.game.decision.texts()[0])  # type: ignore[union-attr]
    while played.undo():
        assert played.asked == 1


def test_steps_without_a_choice_belong_to_the_answer_before_them() -> None:
    played = sitting()
    asked = 0
    while prompt(played) != "marquise.daylight" or asked == 0:
        assert played.game.decision is not None
        assert len(played.game.decision.options) > 1
        played.answer(played.game.decision.options[0])
        played.advance()
        asked += 1
    while played.undo():
        assert played.game.decision is not None
        assert len(played.game.decision.options) > 1


@pytest.mark.parametrize("faction", [EYRIE, VAGABOND])
def test_what_a_drafted_faction_brings_does_not_end_undo(faction: str) -> None:
    """A.8.3 New boards, and piles on them, tell the player who drafted nothing."""
    game = drafting(MARQUISE, EYRIE, VAGABOND, ALLIANCE)
    played = Session(game, [PERSON] * game.seats)
    drafter = played.asked
    played.answer(f"draft {faction}")
    assert played.asked == drafter
    assert played.undo()
    assert played.game is game


def test_an_answer_that_is_refused_changes_nothing() -> None:
    played = sitting()
    answer(played, "march")
    state, undoable = digest(played.game), played.undoable
    for text in ("to 4", "from 12", "nonsense"):
        with pytest.raises(ValueError, match=r"not"):
            played.answer(text)
    assert (digest(played.game), played.undoable) == (state, undoable)


@pytest.mark.parametrize("player", ["random", "greedy"])
def test_a_session_goes_on_after_a_save_as_if_there_had_been_none(player: str) -> None:
    first, second = session(player=player), session(player=player)
    random_answers(first, 40, seed=1)
    random_answers(second, 20, seed=1)
    again = Session.from_json(second.to_json())
    assert again.to_json() == second.to_json()
    one, other = session(player=player), again
    typed = random_answers(one, 60, seed=1)
    for number in typed[20:40]:
        assert other.game.decision is not None
        other.answer(other.game.decision.options[int(number) - 1])
        other.advance()
    assert digest(other.game) == digest(first.game)
    assert other.game.answers == first.game.answers


def test_what_may_be_taken_back_is_saved_too() -> None:
    played = sitting()
    answer(played, "march", "from 1", "to 9", "take 2")
    again = Session.from_json(played.to_json())
    assert again.undoable == played.undoable == 4
    while played.undo():
        assert again.undo()
        assert digest(again.game) == digest(played.game)
        assert again.game.log == played.game.log
        assert again.game.answers == played.game.answers


def test_the_same_seed_plays_the_same_game() -> None:
    one, other = session(seed=9), session(seed=9)
    random_answers(one, 30), random_answers(other, 30)
    assert digest(one.game) == digest(other.game)


def test_a_replay_gives_the_same_game() -> None:
    played = session(seed=2)
    random_answers(played, 50)
    assert digest(played.replay.play()) == digest(played.game)


def test_nobody_answers_for_a_computer_player() -> None:
    played = Session.new(Setup(seats=SEATS), ["random", PERSON])
    with pytest.raises(IllegalAction, match="no person"):
        played.answer("pass")


def test_players_must_fit_the_seats() -> None:
    with pytest.raises(BadSetup, match="1 players for 2 seats"):
        Session.new(Setup(seats=SEATS), [PERSON])
    with pytest.raises(BadSetup, match="not a player"):
        Session.new(Setup(seats=SEATS), [PERSON, "nobody"])


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "something"}, "no session"),
        ({"version": 99}, "version 99"),
        ({"players": None}, "damaged"),
        ({"players": ["person", "who", "person", "person"]}, "not a player"),
        ({"generators": [1]}, "damaged"),
        ({"undo": [{}]}, "damaged"),
        ({"game": {"format": "undergrowth save", "version": 1}}, "damaged"),
    ],
)
def test_a_damaged_session_is_refused(change: dict[str, object], message: str) -> None:
    document = json.loads(session().to_json())
    with pytest.raises(BadSave, match=message):
        Session.from_json(json.dumps({**document, **change}))


def test_what_is_no_json_is_refused() -> None:
    with pytest.raises(BadSave, match="JSON"):
        Session.from_json("{")

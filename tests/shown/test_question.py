"""The open question: what led to it, its verbs that are on and off, and nothing that is hidden."""

from __future__ import annotations

from typing import Any

import pytest

from kit import Table
from kit.lineups import play_randomly, seed_of, setups, sparing
from undergrowth import NOBODY, Game
from undergrowth.shown.question import question

SETUPS = setups()


def verbs(t: Table) -> dict[str, Any]:
    """The verbs of the open question, by name."""
    assert t.game.decision is not None
    asked: Any = question(t.game, t.game.decision.seat)
    return {each["id"]: each for each in asked["verbs"]}


@pytest.mark.parametrize("name", sparing(SETUPS))
def test_a_question_tells_all_there_is_and_nothing_hidden(name: str) -> None:
    """1.2.1 Every option has its verb, what is off has a reason, and worlds that look alike ask
    alike: answers that led here, outcomes, verbs and reasons."""

    def look(g: Game, number: int) -> None:
        if number % 47 or g.decision is None:
            return
        seat = g.decision.seat
        asked: Any = question(g, seat)
        told = [text for verb in asked["verbs"] for text in verb.get("options", [])]
        assert sorted(told) == sorted(g.decision.texts())
        for verb in asked["verbs"]:
            assert verb["title"] and verb["short"] and verb["picture"]
            assert ("why" in verb) != ("options" in verb)
            if "why" in verb:
                assert verb["why"]["law"] and len(verb["why"]["short"]) < 20
        for other in range(NOBODY, g.seats):
            if other != seat:
                assert set(question(g, other) or {}) == {"seat", "prompt", "text", "message", "law"}
        twin = g.determinize(seat, number)
        assert g.trail is not None
        twin.log, twin.trail = g.log, g.trail.copy(g.stack, twin.stack)
        assert question(twin, seat) == asked

    play_randomly(SETUPS[name], seed_of(name, 6), look)


def test_a_question_knows_what_has_been_chosen_so_far(table: type[Table]) -> None:
    """Answers inside a march; they are gone when another action begins."""
    t = table("marquise", "eyrie").put("marquise", 5, "2 warriors").put("marquise", 9, "warrior")
    t.begins("marquise", "daylight")
    me = t.seat("marquise")

    def led() -> list[tuple[str, bool]]:
        asked: Any = question(t.game, me)
        return [(each["text"], each["settled"]) for each in asked["steps"]]

    assert led() == []
    t.says("marquise", "march", "from 5", "to 1")
    assert led() == [("march", False), ("from 5", False), ("to 1", False)]
    t.says("marquise", "take 1")
    assert led() == [("march", False)]
    t.says("marquise", "pass")
    assert led() == []
    again = Game.from_json(t.game.to_json())
    assert question(again, me) == question(t.game, me)


def test_what_led_to_a_question_is_saved(table: type[Table]) -> None:
    """A game that is opened again knows its answers so far, those that left no choice too."""
    t = table("marquise", "eyrie").put("marquise", 5, "2 warriors").begins("marquise", "daylight")
    t.says("marquise", "march", "to 1")
    again = Game.from_json(t.game.to_json())
    asked: Any = question(again, t.seat("marquise"))
    assert [each["label"] for each in asked["steps"]] == [
        "March: take up to two moves",
        "Move from clearing 5",
        "Move to clearing 1",
    ]
    assert [each["settled"] for each in asked["steps"]] == [False, True, False]


def test_a_verb_says_how_much_and_an_off_one_why_not(table: type[Table]) -> None:
    """Places, moves and what is gained; two words and the section where nothing can be done."""
    t = table("marquise", "eyrie").put("marquise", 5, "2 warriors").put("eyrie", 5, "warrior")
    t.put("marquise", 9, "recruiter").hand("marquise", "royal_claim")
    t.begins("marquise", "daylight")
    shown = verbs(t)
    assert shown["battle"]["much"]["text"] == "1 place"
    assert shown["march"]["much"] == {
        "kind": "allowance",
        "id": "move",
        "n": 2,
        "text": "2 moves",
    }
    assert shown["recruit"]["much"]["text"] == "+1 warrior"
    assert shown["extra"]["much"]["text"] == "+1 action"
    assert shown["overwork"]["why"]["short"] == "nowhere"
    t.says("marquise", "recruit")
    shown = verbs(t)
    assert (shown["recruit"]["why"]["short"], shown["recruit"]["why"]["law"]) == ("done", "6.5.3")
    assert (shown["craft"]["why"]["short"], shown["craft"]["why"]["law"]) == ("too late", "6.5")
    assert shown["pass"]["much"]["text"] == "2 unused"


def test_what_passing_leaves_is_told_where_it_ends_several_actions(table: type[Table]) -> None:
    """6.5 Passing ends Daylight with actions left; inside an action, and with none left, it is
    not said."""
    t = table("marquise", "eyrie").put("marquise", 5, "2 warriors").put("eyrie", 5, "warrior")
    t.put("marquise", 9, "warrior").begins("marquise", "daylight")
    me = t.seat("marquise")

    def left() -> Any:
        asked: Any = question(t.game, me)
        return asked["unspent"]

    assert left() == {
        "text": "pass",
        "id": "action",
        "title": "Actions",
        "law": "6.5",
        "used": 0,
        "of": 3,
    }
    t.says("marquise", "march")
    assert left() is None


def test_passing_leaves_only_what_it_ends_unused(table: type[Table]) -> None:
    """1.4 Inside a march it ends no actions of Daylight."""
    t = table("marquise", "eyrie").put("marquise", 5, "3 warriors").put("marquise", 9, "warrior")
    t.begins("marquise", "daylight")
    t.says("marquise", "march", "from 5", "to 1", "take 1")
    assert "much" not in verbs(t)["pass"]


def test_answers_so_far_tell_their_places(table: type[Table]) -> None:
    """4.2 The start of a move is known while its end is chosen."""
    t = table("marquise", "eyrie").put("marquise", 5, "2 warriors").put("marquise", 9, "warrior")
    t.begins("marquise", "daylight")
    t.says("marquise", "march").says("marquise", "from 5")
    asked: Any = question(t.game, t.seat("marquise"))
    assert [each["places"] for each in asked["steps"]] == [{}, {"from": ["5"]}]


def test_what_is_off_says_why_in_a_word(table: type[Table]) -> None:
    """6.5, 9.5 Actions are used up only when none is left; a card in hand is not what lacks."""
    t = table("marquise", "eyrie").put("marquise", 5, "4 warriors").hand("marquise", "royal_claim")
    t.begins("marquise", "daylight").says("marquise", "march", "to 1", "take 1", "pass")
    t.says("marquise", "march", "from 5", "to 2", "take 1", "pass")
    assert verbs(t)["recruit"]["why"]["id"] == "nowhere"
    t.says("marquise", "march", "from 5", "to 2", "take 1", "pass")
    assert verbs(t)["recruit"]["why"]["id"] == "none_left"
    t = table("vagabond", "marquise").put("vagabond", 5, "pawn").hand("vagabond", "anvil")
    t.board("vagabond", items=["boot", "sword"]).begins("vagabond", "daylight")
    assert verbs(t)["aid"]["why"]["id"] == "nowhere"

"""Was this so?  What cannot have been is marked in a record, with its section."""

from __future__ import annotations

from typing import Any

import pytest

from rootlog.recordings import BIRDS, CATS, POINT, laid_out, move, recorded
from rootlog.test_lenient import published
from undergrowth import position
from undergrowth.rootlog.recording import Record
from undergrowth.rootlog.recording.laying import document_of, lawful, standing_at, table_of
from undergrowth.words import speaking


@pytest.mark.parametrize(
    ("deeds", "law"),
    [
        ([move(1, "1", "5")], []),
        ([move(1, "1", "4")], ["4.2"]),
        ([move(4, "2", "1")], ["1.5.4"]),
        ([{"do": "battle", "attacker": CATS, "defender": BIRDS, "place": "1"}], ["4.3"]),
        ([{"do": "craft", "card": "anvil"}], ["4.1.1"]),
        ([move(1, "", "1", piece="sawmill"), move(1, "", "1", piece="workshop")], ["2.2.3"]),
        ([move(1, "4", "5", BIRDS)], []),
    ],
    ids=str,
)
def test_what_cannot_have_been_is_marked_with_its_section(deeds: Any, law: list[str]) -> None:
    """2.2.3, 4.1.1, 4.2, 4.3: it is written all the same; pieces that others move are not asked
    about."""
    record = recorded(*deeds)
    doubts = record.doubts()
    assert [doubt.law for doubt in doubts] == law
    assert all(doubt.reason and doubt.turn == 2 for doubt in doubts)
    assert len(record.parts(2)) == len(deeds)


def test_supporters_of_the_setup_are_spent_without_a_question() -> None:
    """8.3.4: three cards that nobody has seen lie there, and none is named by the program."""
    record = laid_out("alliance", "eyrie")
    assert record.reading.after(0).cards.at("A$") == ["#"] * 3
    spent = {"do": "cards", "from": "board woodland_alliance", "to": "discard"}
    for card in ("anvil", "fox", ""):
        record = record.told({**spent, "card": card})
    assert record.doubts() == []
    assert [each.law for each in record.told({**spent, "card": ""}).doubts()] == ["1.2.1"]


@pytest.mark.parametrize(
    ("deed", "reason"),
    [
        (move(1, "9", "5"), "as far as this record tells, none is there"),
        (move(5, "1", "5"), "as far as this record tells, only 3 are there"),
        (move(26, "", "5"), "as far as this record tells, only 20 are left"),
        (
            {"do": "cards", "from": "discard", "to": f"hand {CATS}", "card": "anvil"},
            "as far as this record tells, no such card is in the discard pile",
        ),
    ],
)
def test_a_doubt_is_told_to_people_who_read_no_notation(deed: Any, reason: str) -> None:
    """1.5.4, 1.5.1, 1.2.2: in the reader's language."""
    (doubt,) = recorded(deed).doubts()
    assert doubt.reason == reason
    with speaking("de"):
        (doubt,) = recorded(deed).doubts()
    assert doubt.reason.startswith("nach dieser Aufzeichnung")


def test_a_clearing_without_slots_is_told_in_words() -> None:
    """2.2.3: not with the entry of a position."""
    (doubt,) = recorded(move(2, "", "1", piece="workshop")).doubts()
    assert doubt.law == "2.2.3"
    assert doubt.reason == "clearing 1 has no open slot, too few for 2 \u00d7 workshop"


@pytest.mark.parametrize("text", ["#sabo->*", "B#sabo->"])
def test_a_card_that_only_passes_by_is_in_doubt(text: str) -> None:
    """1.2.2: with what was expected; a card of a hand or in play leaves from there."""
    (doubt,) = recorded({"do": "written", "text": text}).doubts()
    assert doubt.law == "1.2.2" and "#saboC->" in doubt.reason and "#sabo$->" in doubt.reason
    assert recorded({"do": "written", "text": "#sabo->C"}).doubts() == []


def test_crafting_with_funds_is_not_asked_about() -> None:
    """11.5.3: a log does not say which funds and tracks are left."""
    record = laid_out("riverfolk", "eyrie").told({"do": "craft", "card": "cobbler"})
    assert record.doubts() == []


def test_crafting_by_a_card_that_is_discarded_is_not_asked_about() -> None:
    """4.1 Such a card may let a card be crafted without pieces."""
    craft, played = {"do": "craft", "card": "anvil"}, {"do": "written", "text": "B#sabo->C$"}
    gone = {"do": "written", "text": "B#sabo$->"}
    assert [each.law for each in recorded(played, craft).doubts()] == ["4.1.1"]
    assert recorded(played, craft, gone).doubts() == []


def test_the_law_is_asked_about_new_deeds_alone() -> None:
    record = recorded(move(1, "1", "4"), move(1, "4", "1"), move(1, "1", "4"))
    total = sum(len(record.parts(turn)) for turn in range(3))
    assert [each.index for each in record.doubts()] == [0, 1, 2]
    assert [each.index for each in record.doubts(total - 1)] == [2]
    assert [record.asked_until(0, 2), record.asked_until()] == [total - 1, total]
    found = [[each.index for each in record.doubts(since, 1)] for since in (0, total - 2)]
    assert found == [[0], [1]]


def test_the_law_is_asked_about_a_whole_game_in_parts() -> None:
    """As pages do: all that is doubtful is found, once."""
    record, since, found = Record(published()[0]), 0, list[Any]()
    known = {(each.turn, each.index): each for each in record.doubts(10_000)}
    while since < record.asked_until(0, 10_000):
        found += [each for each in record.doubts(since, 50) if (each.turn, each.index) not in known]
        since = record.asked_until(since, 50)
    wanted = [each for each in record.doubts(0, 10_000) if (each.turn, each.index) not in known]
    assert found == wanted and len(found) > 3


def test_a_table_that_no_game_comes_to_is_shown_as_far_as_it_can_be() -> None:
    crowded = [move(1, "", "1", piece=each) for each in ("sawmill", "workshop", "recruiter")]
    record = recorded(*crowded, {"do": "points", "seat": CATS, "count": 3})
    *_, (_, line, _, told) = record.reading.actions()
    game, left_out = table_of(document_of(record.reading, told, line))
    assert game.score[game.turn] == 3 and left_out


def test_the_law_is_asked_about_the_lawful_part_of_a_table() -> None:
    """2.2.3: later deeds are marked all the same, and a judge answers about the rest."""
    crowded = [move(1, "", "1", piece=each) for each in ("sawmill", "workshop", "recruiter")]
    record = recorded(*crowded, move(1, "1", "4"), move(1, "1", "5"))
    assert [(each.index, each.law) for each in record.doubts()] == [(0, "2.2.3"), (3, "4.2")]
    *_, (_, line, _, told) = record.reading.actions()
    rest, _, left_out = lawful(document_of(record.reading, told, line))
    assert position.game(rest).decision and "2.2.3" in left_out[0]


def test_a_deed_in_several_actions_is_asked_about_at_the_end_of_its_line() -> None:
    """2.2.3: a table to which no game comes for a moment only is in no doubt."""
    crowded, gone = move(1, "", "1", piece="workshop"), move(1, "1", "", piece="sawmill")
    assert [each.law for each in recorded(crowded).doubts()] == ["2.2.3"]
    assert recorded(crowded, gone).doubts() == []
    assert recorded(crowded, gone).doubts(0, 1) == []
    assert [each.index for each in recorded(crowded, POINT, {"do": "end"}).doubts()] == [0]


@pytest.mark.parametrize("number", range(3))
def test_a_judge_answers_about_published_games(number: int) -> None:
    record = Record(published()[number])
    _, line, told = standing_at(record.reading)
    rest, *_ = lawful(document_of(record.reading, told, line))
    assert position.game(rest).decision is not None

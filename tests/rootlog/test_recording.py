"""A record is a log written deed by deed: nothing is refused that may have happened."""

from __future__ import annotations

from typing import Any

import pytest

from rootlog.recordings import BIRDS, CATS, DRAW, HEAD, LAID, POINT, laid_out, last, move, recorded
from undergrowth import BadText
from undergrowth.rootlog.recording import Record
from undergrowth.rootlog.recording.boarding import boarded, piles
from undergrowth.rootlog.recording.saying import sayings


@pytest.mark.parametrize(
    ("deed", "text"),
    [
        (move(2, "1", "5"), "2w1->5"),
        (move(1, "", "5", piece="sawmill"), "b_s->5"),
        (move(2, "4", "", BIRDS), "2Ew4->"),
        (move(1, "1", "board eyrie_dynasties"), "w1->E$"),
        (
            {"do": "battle", "attacker": CATS, "defender": BIRDS, "place": "5", "dice": [2, 1]},
            "XE5(2,1)",
        ),
        (
            {"do": "battle", "attacker": CATS, "defender": BIRDS, "place": "5", "ambush": "fox"},
            "XE5F@",
        ),
        ({"do": "points", "seat": CATS, "count": 1}, "++"),
        ({"do": "points", "seat": BIRDS, "count": -2}, "E--2"),
        ({"do": "cards", "count": 2, "from": "deck", "to": f"hand {CATS}"}, "2#->C"),
        ({"do": "cards", "card": "fox", "from": f"hand {CATS}", "to": "discard"}, "F#C->"),
        (
            {"do": "cards", "card": "saboteurs", "from": "discard", "to": f"hand {CATS}"},
            "B#sabo*->C",
        ),
        ({"do": "craft", "card": "anvil"}, "Z%h"),
        ({"do": "craft", "card": "saboteurs"}, "Zsabo"),
        ({"do": "dominance"}, "++->C$"),
        ({"do": "item", "item": "hammer", "state": "r", "to": "e"}, "%hr->e"),
        ({"do": "written", "text": "5_6->"}, "5_6->"),
    ],
    ids=str,
)
def test_a_deed_is_an_action_of_the_notation(deed: Any, text: str) -> None:
    record = recorded(deed)
    assert last(record) == f"C:{text}"
    assert recorded(*record.deeds(2)[0]).text == record.text


@pytest.mark.parametrize(
    ("tapped", "text", "told"),
    [
        ("travel_gear_mouse", "Z%f", {"do": "craft", "item": "boot"}),
        ("root_tea_fox", "Z%t", {"do": "craft", "item": "tea"}),
        ("anvil", "Z%h", {"do": "craft", "card": "anvil"}),
    ],
)
def test_a_crafted_item_names_no_card_that_nobody_named(tapped: str, text: str, told: Any) -> None:
    """The notation keeps the item alone, which several cards make."""
    record = recorded({"do": "craft", "card": tapped})
    assert last(record) == f"C:{text}" and record.deeds(2) == [[told]]
    assert last(recorded(told)) == f"C:{text}"
    with pytest.raises(BadText):
        recorded({"do": "craft", "item": "nonsense"})


def test_what_a_board_says_is_told_in_our_words() -> None:
    """And is written again as it was."""
    record = recorded({"do": "end"}, {"do": "written", "text": "#charismatic->$"})
    ((deed,),) = record.deeds(3)
    said = {"seat": BIRDS, "entry": "leader", "key": "", "value": "charismatic", "gone": False}
    assert deed == {"do": "written", "text": "#charismatic->$", **said}
    assert last(record.told({"do": "undo"}).told(deed)) == "E:#charismatic->$"


@pytest.mark.parametrize(
    "deed",
    [
        {},
        {"do": "fly"},
        move(0, "1", "5"),
        move(51, "1", "5"),
        move(1, "1", "5", "nobody"),
        move(1, "1", "5", piece="roost"),
        {"do": "points", "seat": CATS, "count": 0},
        {"do": "points", "seat": CATS, "count": "many"},
        {"do": "cards", "card": "nonsense"},
        {"do": "battle", "attacker": CATS, "defender": BIRDS, "place": "5", "dice": [4, 1]},
        {"do": "written", "text": "w->1/w->2"},
        {"do": "written", "text": "nonsense"},
        {"do": "drop", "turn": 2, "index": 0},
        {"do": "won", "seats": ["nobody"]},
        {"do": "points", "seat": CATS, "count": 1, "turn": 9},
        {"do": "undo"},
    ],
    ids=str,
)
def test_what_is_no_deed_is_refused(deed: Any) -> None:
    with pytest.raises(BadText):
        recorded(deed)


@pytest.mark.parametrize(
    ("deeds", "text"),
    [
        ([POINT] * 3, "++3"),
        ([POINT, POINT, {**POINT, "count": -1}], "++"),
        ([POINT, {**POINT, "count": -1}], ""),
        ([POINT, {**POINT, "seat": BIRDS}], "++/E++"),
        ([move(1, "", "5")] * 2, "2w->5"),
        ([POINT, {**POINT, "count": -2}], "++/--2"),
        ([{**POINT, "count": -1}, POINT], "--/++"),
        ([{**POINT, "count": -1}] * 2, "--2"),
        ([move(1, "", "5"), move(1, "", "5"), move(1, "5", "")], "2w->5/w5->"),
        ([move(1, "", "5", piece="wood"), move(1, "5", "", piece="wood")], "t->5/t5->"),
        ([move(1, "4", "", BIRDS)] * 3, "3Ew4->"),
        ([move(1, "", "5"), move(1, "", "6")], "w->5/w->6"),
        ([move(1, "1", "5")] * 2, "w1->5/w1->5"),  # two moves of the Law
        ([DRAW] * 2, "2#->C"),
        ([DRAW, {**DRAW, "from": f"hand {CATS}", "to": "discard"}], "#->C/#C->"),
        ([DRAW, {"do": "dominance"}, DRAW], "#->C/++->C$/#->C"),
        ([move(50, "", "5"), move(1, "", "5")], "50w->5/w->5"),
        ([{"do": "written", "text": "w->5+6"}, move(1, "", "6")], "w->5+6/w->6"),
    ],
    ids=str,
)
def test_quick_touches_of_the_same_thing_are_one_deed(deeds: Any, text: str) -> None:
    """It is read and taken back as one.  What came and went stands twice; only points, which mean
    where a marker stands, are taken back by the opposite touch."""
    record = recorded(*[{**deed, "joins": True} for deed in deeds])
    assert last(record) == f"C:{text}"
    if len(deeds) == 3 and "/" not in text:
        assert record.told({"do": "undo"}).text == LAID.rstrip("\n") + "\n"


def test_turns_follow_in_order_and_are_taken_back() -> None:
    deeds = [move(1, "1", "5"), {"do": "end"}, move(2, "4", "5", BIRDS), {"do": "end"}]
    record = recorded(*deeds, {"do": "won", "seats": [CATS]})
    assert record.text.endswith("\nC:w1->5\nE:2w4->5\n\nC:\n\nWinner: C\n")
    assert record.winners == [CATS] and record.playing == CATS
    for _ in range(5):
        record = record.told({"do": "undo"})
    assert record.text == LAID


def test_a_setup_told_by_hand_is_taken_back() -> None:
    """To its first line; that one may be of any player while nothing stands in it."""
    record = Record(f"{HEAD}\nC:\n").told({"do": "line", "seat": BIRDS})
    assert record.text == f"{HEAD}\nE:\n" and not record.after_setup
    record = record.told({"do": "written", "text": "6w->4"}).told({"do": "line", "seat": CATS})
    assert record.told({"do": "undo"}).told({"do": "undo"}).text == f"{HEAD}\nE:" + "\n"
    with pytest.raises(BadText):
        recorded({"do": "undo"}, {"do": "undo"}, {"do": "undo"}, text=record.text)


def test_players_have_names() -> None:
    record = recorded({"do": "name", "seat": BIRDS, "name": "Eva // x"})
    assert record.players == {CATS: "Ada", BIRDS: "Eva    x"} and record.playing == CATS
    with pytest.raises(BadText):
        record.told({"do": "name", "seat": BIRDS, "name": "a\nb"})


def test_hidden_hands_are_entered_afterwards() -> None:
    """In the line of the setup, whenever it is known."""
    told = {"do": "cards", "from": "deck", "to": f"hand {CATS}", "turn": 0}
    record = recorded({"do": "end"}, *[{**told, "card": card} for card in ("anvil", "saboteurs")])
    assert record.text.split("\n")[5].endswith("/b_s->1/F#anvil->C/B#sabo->C")
    assert record.reading.after(0).cards.at("C")[:2] == ["F#anvil", "B#sabo"]
    assert record.told({"do": "drop", "turn": 0, "index": 5}).text.count("sabo") == 0


def test_a_first_hand_that_is_partly_named_has_three_cards() -> None:
    """5.1.3: the others stay unknown."""
    held = {"do": "cards", "card": "anvil", "from": "deck", "to": f"hand {CATS}", "turn": 0}
    assert recorded(held).reading.after(0).cards.at("C") == ["F#anvil", "#", "#"]


def test_cards_that_were_drawn_are_named_where_they_were() -> None:
    """Afterwards: one of two in an earlier turn, which stay before what follows."""
    record = recorded({**DRAW, "count": 2}, POINT, {"do": "end"})
    unnamed, named = {**DRAW, "turn": 2, "index": 0}, {**DRAW, "turn": 2, "index": 1}
    for deed in ({"do": "drop", "turn": 2, "index": 0}, unnamed, {**named, "card": "anvil"}):
        record = record.told(deed)
    assert record.text.endswith("\nC:#->C/F#anvil->C/++\nE:\n")
    for index in (4, -1, "1"):
        with pytest.raises(BadText):
            record.told({**named, "index": index})


def test_boards_say_what_they_may() -> None:
    """In a turn of their owner; others say it where the notation can."""
    assert sayings(Record(LAID), BIRDS) == []
    record = recorded({"do": "end"})
    texts = {(each.entry, each.value): each.text for each in sayings(record, BIRDS)}
    assert texts["leader", "commander"] == "#commander->$"
    for text in texts.values():
        assert record.told({"do": "written", "text": text}).doubts() == []


def test_what_lies_on_boards_comes_there_and_leaves_by_touch() -> None:
    """7.2.4, 8.2.3, 11.2.6: cards of the Decree, supporters and officers, payments of others."""
    record = laid_out("eyrie", "alliance", "riverfolk")
    rebels, otters = "woodland_alliance", "riverfolk_company"
    decree = {pile.entry: pile.place for pile in piles(record, BIRDS)}
    assert list(decree) == [f"decree.{each}" for each in ("recruit", "move", "battle", "build")]
    (supporters,) = piles(record, rebels)
    assert [(each.owner, each.piece) for each in boarded(record, rebels)] == [(rebels, "warrior")]
    assert boarded(record, rebels)[0].entry == "officers"
    assert {each.owner for each in boarded(record, otters)} == {BIRDS, rebels, otters}
    assert piles(record, otters) == [] and boarded(record, BIRDS) == []

    card = {"do": "cards", "from": f"hand {BIRDS}"}
    for deed in (
        {**card, "card": "anvil", "to": decree["decree.battle"]},
        {**card, "card": "fox", "to": supporters.place},  # outrage
        move(2, "", f"board {otters}", BIRDS),
        {"do": "cards", "from": supporters.place, "to": "discard"},
    ):
        record = record.told(deed)
    assert last(record) == "E:F#anvilE->$_x/F#E->A$/2w->O$/#A$->"
    assert piles(record, rebels)[0].cards == [] and decree["decree.battle"].endswith("_x")
    counts = {each.owner: each.count for each in boarded(record, otters)}
    assert counts[BIRDS] == 2 and counts[rebels] == boarded(record, rebels)[0].count == 0
    lying = {pile.entry: pile.cards for pile in piles(record, BIRDS)}
    assert lying["decree.battle"] == ["anvil"] and lying["decree.build"] == []
    assert record.doubts() == [] and len(record.reading.after(1).cards.at("A$")) == 3

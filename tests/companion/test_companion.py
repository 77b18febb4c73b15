"""Questions to a table and its words: unknown cards, corrections, undo, saves."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

from undergrowth import position
from undergrowth.companion import Companion
from undergrowth.companion.fields import fields
from undergrowth.companion.moments import CARD, CHOICE, COURSE, TURN
from undergrowth.engine.errors import BadPosition, BadSave, BadText, IllegalAction
from undergrowth.table.names import CARDS
from undergrowth.table.setup import Setup


def beside(**more: Any) -> Companion:
    """A Marquise and an Alliance with cardboard, and an Electric Eyrie."""
    document: dict[str, Any] = {
        "seats": ["marquise", "electric_eyrie", "alliance"],
        "clearings": {
            "1": {"marquise": "2 warriors, keep"},
            "3": {"electric_eyrie": "roost, 6 warriors"},
            "5": {"marquise": "warrior"},
            "7": {"marquise": "warrior"},
        },
        "marquise": {"hand": ["ambush_fox", "anvil"]},
        "alliance": {"supporters": ["cobbler", "sappers"]},
        **more,
    }
    return Companion.described(document, seed=7)


def everything(companion: Companion) -> dict[str, Any]:
    return position.describe(companion.game)


def cards_there(companion: Companion) -> list[str]:
    """Every card of the game, wherever it lies."""
    g = companion.game
    loose = [card for pile in (g.deck, g.discard, g.available, *g.hands, *g.play) for card in pile]
    doc = everything(companion)
    boards = [*doc["woodland_alliance"]["supporters"]]
    return sorted([CARDS.text(card) for card in loose] + boards)


def test_a_setup_is_a_walk_through_its_questions() -> None:
    """5.1 People are asked for what they choose, dice may be rolled on the table."""
    companion = Companion.new(Setup(seats=["marquise", "bot:vagabot"]), seed=3)
    asked = []
    while companion.game.turns == 0:
        question = companion.question
        if question is None:
            companion.step()
        else:
            asked.append((question.kind, question.seat, question.law))
            companion.answer(next(iter(question.options)))
    assert (CHOICE, "marquise_de_cat", "6.3.2") in asked
    question = companion.question
    assert question is not None and (question.kind, question.seat) == (TURN, "marquise_de_cat")
    assert companion.game.score == [0, 0]


def test_nothing_of_a_persons_turn_is_done_for_them() -> None:
    """People play with cardboard: not even what the Law lets happen by itself is done here."""
    companion = beside(clearings={"1": {"marquise": "sawmill, keep"}})
    companion.end_turn()
    assert "wood" not in str(everything(companion)["clearings"])


def test_the_order_card_is_named_by_the_table() -> None:
    """R.2.7 The card may be any that has not been seen; all cards are conserved."""
    companion = beside()
    companion.end_turn()
    before = cards_there(companion)
    companion.step()
    question = companion.question
    assert question is not None and (question.kind, question.seat) == (CARD, "deck")
    assert "cobbler" in question.options  # it may not be among the supporters
    lines = companion.answer("root_tea_fox")
    assert ("R.5.4.1", True) in [(line.law, "Root Tea" in line.text) for line in lines]
    order = everything(companion)["electric_eyrie"]["decree"]
    there = [*cards_there(companion), *(card for each in order.values() for card in each)]
    assert sorted(card for card in there if card in before) == before


def test_a_card_in_sight_cannot_be_turned_up() -> None:
    companion = beside(discard=["royal_claim"])
    companion.end_turn()
    companion.step()
    with pytest.raises(BadText, match="lies openly elsewhere"):
        companion.answer("royal_claim")
    assert companion.question is not None


def test_whether_a_hand_has_a_card_is_answered_by_the_table() -> None:
    """6.2.3 Every card that the hand may hold is offered, whatever the deal has in it."""
    companion = beside(marquise={"hand": ["anvil"]}, clearings={
        "1": {"marquise": "2 warriors, keep"}, 
        "3": {"electric_eyrie": "roost, 6 warriors", "marquise": "warrior"},
    })  # fmt: skip
    companion.end_turn()
    asked = []
    for _ in range(30):
        question = companion.question
        if question is None:
            companion.step()
        elif question.kind == TURN:
            break
        elif question.kind == CHOICE and question.seat == "marquise_de_cat":
            asked.append(set(question.options))
            companion.answer("pass")
        elif question.kind == CHOICE:
            companion.answer("roll 3 0")
        else:
            companion.answer("birdy_bindle")
    assert asked and all(len(options) > 5 and "pass" in options for options in asked)


def test_a_named_card_leaves_the_hand() -> None:
    """Crafted and discarded cards are announced: the deal is exchanged to hold them."""
    companion = beside()
    before = cards_there(companion)
    companion.discard("marquise", "favor_of_the_mice")
    companion.craft("marquise", "sword")
    doc = everything(companion)
    assert doc["marquise_de_cat"]["hand"] == []
    assert "1 sword" in doc["marquise_de_cat"]["crafted"]
    assert doc["discard"] == ["favor_of_the_mice", "sword"]
    assert cards_there(companion) == before
    with pytest.raises(BadText, match="cannot be in that hand"):
        companion.discard("marquise", "cobbler")


def test_hands_have_a_size() -> None:
    companion = beside()
    before = cards_there(companion)
    companion.hand("marquise", 7)
    companion.pile("alliance", "supporters", 0)
    doc = everything(companion)
    assert len(doc["marquise_de_cat"]["hand"]) == 7
    assert doc["woodland_alliance"]["supporters"] == []
    assert cards_there(companion) == before


def test_the_deck_is_renewed_when_people_draw_the_last_card() -> None:
    """2.1 The discard pile becomes the deck."""
    companion = beside(discard=["cobbler", "royal_claim"])
    companion.hand("alliance", len(companion.game.deck))
    assert everything(companion)["discard"] == []
    assert len(companion.game.deck) == 2


def test_pieces_points_and_markers_are_told() -> None:
    companion = beside()
    companion.pieces("marquise", "5", "warriors", 3)
    companion.move("marquise", "5", "1", "warrior", 4)
    companion.score("marquise", 12)
    companion.set(["alliance"], {"officers": 2})
    companion.set(["suits", "9"], ["fox"])
    doc = everything(companion)
    assert doc["clearings"]["1"] == {"marquise_de_cat": ["6 warrior", "1 keep"]}
    assert "5" not in doc["clearings"]
    assert doc["marquise_de_cat"]["score"] == 12
    assert doc["woodland_alliance"]["officers"] == 2
    assert doc["suits"]["9"] == ["fox"]


def test_what_cannot_be_is_refused_and_changes_nothing() -> None:
    companion = beside()
    before, entries = everything(companion), companion.entries[:]
    changes: list[Callable[[], object]] = [
        lambda: companion.pieces("marquise", "5", "warrior", -2),
        lambda: companion.pieces("marquise", "5", "warrior", 30),
        lambda: companion.pieces("marquise", "5", "roost", 1),
        lambda: companion.set(["marquise"], {"officers": 2}),
        lambda: companion.answer("pass"),
        lambda: companion.step(),
        lambda: companion.craft("marquise", "ambush_fox"),
    ]
    for change in changes:
        with pytest.raises((BadText, BadPosition, IllegalAction)):
            change()
        assert everything(companion) == before and companion.entries == entries


def test_enough_points_win() -> None:
    """3.1 Thirty points end the game; so does the table, for every other victory."""
    companion = beside()
    companion.score("marquise", 30)
    assert companion.over and companion.winners == ["marquise_de_cat"]
    companion.undo()
    companion.won("alliance")
    assert companion.winners == ["woodland_alliance"]
    with pytest.raises(IllegalAction):
        companion.end_turn()


def test_everything_is_undone_and_saved() -> None:
    """The document is the opening and what was told: the same game, entry by entry."""
    companion = beside()
    companion.pieces("marquise", "5", "warrior", 1)
    companion.end_turn()
    companion.step()
    companion.answer("root_tea_fox")
    companion.advance()
    again = Companion.from_json(companion.to_json())
    while True:
        assert everything(again) == everything(companion)
        assert again.lines == companion.lines
        if not companion.undo():
            break
        again.undo()
    assert everything(companion) == everything(beside())


def test_a_new_chapter_is_the_same_table() -> None:
    """Before a turn a chapter begins; undo goes back through all of them to the beginning."""
    companion = beside()
    companion.pieces("marquise", "5", "warrior", 1)
    companion.end_turn()
    with_bot = everything(companion)
    companion.next_chapter()
    assert everything(companion) == with_bot and companion.entries == []
    companion.step()
    with pytest.raises(IllegalAction, match="before a turn"):
        companion.next_chapter()
    again = Companion.from_json(companion.to_json())
    assert everything(again) == everything(companion)
    for left in (0, 1, 0):
        assert again.undo() and len(again.entries) == left
    assert again.earlier == [] and not again.undo()
    assert everything(again) == everything(beside())


@pytest.mark.parametrize(
    "entry", [[], ["fly"], ["score"], ["score", "marquise"], ["score", "marquise", "many"],
              ["pieces", "marquise", "5", "warrior", [1]], ["set", "suits", 3], ["set", 3, 3],
              ["pieces", "5", "marquise", "warrior", 1], [["score"], 1], ["won", 7], ["hand", 1, 1],
              ["craft", "marquise", ["anvil"]], ["answer", 7], ["end", "now"]],
    ids=str,
)  # fmt: skip
def test_an_entry_in_no_form_is_refused(entry: list[Any]) -> None:
    companion = beside()
    before = everything(companion)
    with pytest.raises((BadText, BadPosition, IllegalAction)):
        companion.tell(entry)
    assert everything(companion) == before and companion.entries == []


def test_boards_say_what_of_them_is_told() -> None:
    """8.2.3 Supporters lie face down: only their number; the others are told as they are."""
    companion = beside()
    told = {".".join(each.path[1:]): each for each in fields(companion.game, 2)}
    assert (told["supporters"].kind, told["supporters"].value) == ("pile", 2)
    assert (told["officers"].kind, told["officers"].value) == ("number", 0)
    assert told["crafted"].kind == "list" and "sword" in told["crafted"].words
    assert not {"hand", "score", "known"} & set(told)
    order = {".".join(each.path[1:]): each for each in fields(companion.game, 1)}
    assert order["decree.fox"].kind == "list" and order["decree.fox"].of_cards


def test_a_step_is_corrected() -> None:
    """Undo, then change the table in the middle of an opponent's turn: the turn goes on."""
    companion = beside()
    companion.end_turn()
    companion.step()
    companion.answer("any")
    companion.step()
    companion.undo()
    companion.pieces("marquise", "12", "warrior", 2)
    companion.step()
    assert not companion.at_turn_start


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"format":"undergrowth companion","version":9}',
             '{"format":"undergrowth companion","version":1,"seed":1,"opening":{},"entries":[]}',
             '{"format":"undergrowth companion","version":1,"seed":1,"opening":'
             '{"position":{"seats":["marquise","eyrie"]}},"entries":[["fly"]]}'],
)  # fmt: skip
def test_anything_else_is_no_save(text: str) -> None:
    with pytest.raises(BadSave):
        Companion.from_json(text)


def test_a_course_that_depends_on_hidden_cards_is_told_by_the_table() -> None:
    """R.5.3 Whether an ambush of birds is left in the deck, nobody here knows."""
    seats = ["marquise", "bot:electric_eyrie:nightmare"]
    companion = Companion.new(Setup(seats=seats), seed=1)
    question = companion.question
    while question is None or question.kind != COURSE:
        companion.answer("any") if question is not None else companion.step()
        question = companion.question
    with_card, without = question.options
    assert "bird column" in with_card and "bird column" not in without
    companion.answer(without)
    assert everything(companion)["electric_eyrie"]["decree"].get("bird", []) == []
    companion.undo()
    companion.answer(with_card)
    assert everything(companion)["electric_eyrie"]["decree"]["bird"] == ["ambush_bird"]


def test_several_cards_that_are_shown_are_named_in_any_order() -> None:
    """8.2.4 With its base the Alliance loses all supporters of that suit, and of birds."""
    companion = Companion.described(
        {
            "seats": ["alliance", "mechanical_marquise"],
            "turn": "mechanical_marquise",
            "clearings": {"1": {"alliance": "base_fox", "mechanical_marquise": "4 warriors"}},
            "alliance": {"supporters": ["anvil", "cobbler", "sword", "root_tea_mouse"]},
        },
        seed=5,
    )
    companion.step()
    companion.answer("root_tea_fox")
    companion.step()
    companion.answer("roll 2 0")
    question = companion.question
    assert question is not None and question.kind == COURSE
    companion.answer(next(each for each in question.options if "(2)" in each))
    shown = (
        "ambush_bird",
        "ambush_fox",
        "anvil",
        "birdy_bindle",
        "gently_used_knapsack",
        "sappers",
    )
    for first, second in permutations(shown, 2):
        companion.answer(first)
        companion.answer(second)
        assert companion.question is None, (first, second)
        gone = [CARDS.text(card) for card in companion.game.discard]
        assert sorted(gone) == sorted([first, second])
        companion.undo()
        companion.undo()

"""Undo ends where anybody has learned more than that an answer was given."""

from __future__ import annotations

from kit import Table
from kit.opinions.worlds import other_world
from undergrowth import position
from undergrowth.session import PERSON, Session
from undergrowth.table.hidden.learned import reveals_anything


def sitting(t: Table, seat: str, phase: str) -> Session:
    """People on every seat of a described table."""
    t.doc |= {"turn": seat, "phase": phase}
    game = position.game(t.doc, seed=3, possible=t.possible)
    return Session(game, [PERSON] * game.seats)


def answers(played: Session, *texts: str) -> None:
    for text in texts:
        played.answer(text)


def test_looking_under_a_ruin_ends_undo(table: type[Table]) -> None:
    """9.7.3 With two Vagabonds one of two items is chosen: both have been seen by then."""
    t = (
        table("vagabond", "second_vagabond")
        .freely()
        .put("vagabond", 6, "pawn")
        .put("vb2", 5, "pawn")
    )
    t.ruins(c6=["boot", "sword"]).board("vagabond", items=["2 torch", "boot"])
    played = sitting(t, "vagabond", "daylight")
    answers(played, "travel")
    assert played.undoable == 1
    played.undo()
    answers(played, "explore")
    assert played.asked == 0 and "take item sword" in played.game.decision.texts()  # type: ignore[union-attr]
    assert played.undoable == 0


def test_finding_nothing_ends_undo(table: type[Table]) -> None:
    """9.7.3 A ruin that is still there is news too."""
    t = table("vagabond", "second_vagabond").put("vagabond", 6, "pawn").put("vb2", 5, "pawn")
    t.ruins(c6="boot", c10="sword").board("vagabond", items=["torch", "boot"], ruin_items=["boot"])
    played = sitting(t, "vagabond", "daylight")
    answers(played, "explore")
    assert played.undoable == 0


def outraged(table: type[Table], card: str) -> Session:
    """The Marquise marches into a sympathetic clearing."""
    t = (
        table("marquise", "alliance")
        .put("marquise", 5, "3 warriors")
        .put("alliance", 1, "sympathy")
    )
    t.hand("marquise", card, "cobbler")
    played = sitting(t, "marquise", "daylight")
    answers(played, "march", "to 1")
    assert played.undoable == 2
    answers(played, "take 1")
    return played


def test_outrage_ends_undo_whether_there_is_a_card_or_not(table: type[Table]) -> None:
    """8.2.6 To be asked for a matching card tells the Alliance that there is one."""
    for card in ("anvil", "sword"):
        assert outraged(table, card).undoable == 0


def test_outrage_of_another_ends_undo(table: type[Table]) -> None:
    """1.5.5 The player who forced the move learns about the forced player's hand."""
    t = table("marquise", "eyrie", "alliance", deck="exiles_and_partisans")
    t.play("marquise", "false_orders")
    t.put("eyrie", 5, "2 warriors").put("alliance", 1, "sympathy").hand("eyrie", "anvil")
    played = sitting(t, "marquise", "birdsong")
    answers(played, "use false_orders")
    assert played.undoable == 1
    answers(played, "to 1")
    assert played.asked == 1
    assert played.undoable == 0


def test_a_card_that_is_named_can_be_taken_back(table: type[Table]) -> None:
    """6.5.5 Others have seen it: that was their player's own doing, who has learned nothing."""
    t = (
        table("marquise", "eyrie")
        .put("marquise", 5, "sawmill")
        .hand("marquise", "cobbler", "anvil")
    )
    played = sitting(t, "marquise", "daylight")
    before = played.game
    answers(played, "overwork", "overwork with cobbler")
    assert played.undoable == 2
    assert played.undo() and played.undo()
    assert played.game is before


def test_a_whole_stack_that_is_shown_ends_undo(table: type[Table]) -> None:
    """8.2.3 A stack that is spent whole is not named card by card."""
    t = table("alliance", "marquise").put("alliance", 5, "sympathy")
    t.board("alliance", supporters=["anvil"])
    played = sitting(t, "alliance", "birdsong")
    answers(played, next(x for x in played.game.decision.texts() if x != "pass"))  # type: ignore[union-attr]
    assert played.undoable == 0


def test_a_hand_that_is_shown_ends_undo_unless_it_was_open(table: type[Table]) -> None:
    """G.29, 11.2 Codebreakers look at one hand; everybody sees the Riverfolk's already."""
    for other, undoable in (("eyrie", 0), ("riverfolk", 2)):
        t = table("marquise", "eyrie", "riverfolk").play("marquise", "codebreakers")
        t.put("marquise", 5, "3 warriors").hand("eyrie", "anvil").hand("riverfolk", "cobbler")
        played = sitting(t, "marquise", "daylight")
        answers(played, "use codebreakers", f"inspect {other}")
        assert played.undoable == undoable


def test_what_must_be_used_for_what_a_hand_holds_ends_undo(table: type[Table]) -> None:
    """4.1.3 A battle that is forced, or is not, tells what the player holds."""
    told = {}
    for card in ("rabbit_squires", "mouse_squires", ""):
        t = table("eyrie", "marquise", deck="squires_and_disciples")
        t.put("marquise", 5, "2 warriors").put("eyrie", 5, "roost, 2 warriors")
        t.play("eyrie", "shadow_council").hand("eyrie", *[card] * bool(card))
        t.begins("eyrie", "birdsong")
        told[card] = t.game.reveals > 0, t.offers("eyrie", "battle in 5")
    assert list(told.values()) == [(True, True), (True, False), (False, False)]


def test_several_people_answer_even_without_a_choice(table: type[Table]) -> None:
    """1.2.1 The other would learn that there was none; a player alone is not kept waiting."""
    for players, asked in (([PERSON, PERSON], "eyrie.craft"), ([PERSON, "random"], "")):
        t = (
            table("eyrie", "marquise")
            .put("eyrie", 3, "roost, 6 warriors")
            .put("marquise", 1, "keep")
        )
        t.board("eyrie", leader="despot", hand=["ambush_fox"])
        t.doc |= {"turn": "eyrie", "phase": "daylight"}
        played = Session(position.game(t.doc, seed=3), players)
        assert played.game.decision is not None and played.game.decision.texts() == ["pass"]
        played.advance()
        prompt = played.game.decision.prompt
        assert (prompt == asked) == bool(asked)


def test_what_has_been_told_is_alike_in_other_worlds(table: type[Table]) -> None:
    """8.2.6 Whether undo goes on must not tell which card it was either."""
    t = (
        table("marquise", "alliance")
        .put("marquise", 5, "3 warriors")
        .put("alliance", 1, "sympathy")
    )
    t.hand("marquise", "anvil", "cobbler")
    played = sitting(t, "marquise", "daylight")
    answers(played, "march", "to 1")
    for seed in range(12):
        other = other_world(played.game, 1, seed)
        after = other.copy(log=True)
        after.choose("take 1")
        assert reveals_anything(other, after)

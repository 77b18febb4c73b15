"""Spring Uprising: a die says where rebels come, or strike; to attack them costs a card."""

from __future__ import annotations

from typing import Any

import pytest

from kit import Table
from undergrowth import position
from undergrowth.law.battle.battlefield import defenders
from undergrowth.law.hirelings.control import TakeControl
from undergrowth.law.hirelings.setup import SetUpHirelings

REBELS = "spring_uprising"


def hired(t: Table, by: str = "marquise_de_cat") -> Table:
    """The Uprising, controlled."""
    return t.hireling(REBELS, by, markers=2)


def test_two_rolls_say_where_they_are_set_up(table: type[Table]) -> None:
    """A.6.3 A warrior in a clearing matching each; both may come to one."""
    t = table("marquise", "corvids").hireling(REBELS).does(SetUpHirelings(1, [2]))
    t.chance("uprising die fox")
    t.refuses("corvids", "post in 2", "H.2")
    t.says("corvids", "post in 1").chance("uprising die fox").says("corvids", "post in 1")
    assert t.at(1) == f"{REBELS} 2 rebels"


def test_one_comes_when_they_are_hired_and_none_is_there(table: type[Table]) -> None:
    """H.2.1 After the roll for control."""
    t = table("marquise", "corvids").hireling(REBELS).does(TakeControl(0, 2))
    t.chance("control face 1").chance("uprising die mouse").says("marquise", "post in 9")
    assert t.at(9) == f"{REBELS} 1 rebel"


def test_none_comes_while_one_is_there(table: type[Table]) -> None:
    """H.2.1 Its condition."""
    t = table("marquise", "corvids").hireling(REBELS).put(REBELS, 1, "1 rebel")
    assert t.does(TakeControl(0, 2)).chance("control face 1").done()


def test_at_birdsong_one_comes_or_all_enemies_fall(table: type[Table]) -> None:
    """H.2.3 It must be done, in a clearing that matches the die."""
    t = hired(table("marquise", "corvids")).put(REBELS, 1, "2 rebels")
    t.put("corvids", 1, "2 warriors").put("marquise", 1, "1 warrior, workshop")
    t.begins("marquise", "birdsong")
    t.chance("uprising die fox")
    t.refuses("marquise", "overthrow in 6", "H.2.3")
    t.says("marquise", "overthrow in 1")
    assert t.at(1) == f"marquise 1 warrior, marquise 1 workshop, {REBELS} 1 rebel"
    assert t.vp == {}


def test_a_rebel_may_come_instead(table: type[Table]) -> None:
    """H.2.3 While there is one left."""
    t = hired(table("marquise", "corvids")).put(REBELS, 1, "1 rebel").begins("marquise", "birdsong")
    t.chance("uprising die rabbit").says("marquise", "post in 3")
    assert t.at(3) == f"{REBELS} 1 rebel"


def test_with_all_of_them_on_the_map_none_comes(table: type[Table]) -> None:
    """H.2.3, 1.5.4 And where none stands none can fall: nothing happens."""
    t = (
        hired(table("marquise", "corvids"))
        .put(REBELS, 1, "4 rebels")
        .begins("marquise", "birdsong")
    )
    t.chance("uprising die rabbit")
    assert t.at(1) == f"{REBELS} 4 rebels"
    assert not t.told("placed")


def test_a_vagabond_there_damages_items(table: type[Table]) -> None:
    """H.2.3, 9.2.2.I Every enemy piece falls; a pawn cannot, and pays with three items."""
    t = hired(table("marquise", "vagabond")).put(REBELS, 1, "1 rebel").put("vagabond", 1, "pawn")
    t.board("vagabond", items=["sword", "boot", "torch"]).begins("marquise", "birdsong")
    t.chance("uprising die fox").says("marquise", "overthrow in 1")
    assert t.asked() != "uprising.where"
    assert t.at(1) == "vagabond 1 pawn"
    assert len(t.told("damaged")) == 3


def test_hirelings_of_its_controller_stay(table: type[Table]) -> None:
    """G.8, G.9 Those of others fall."""
    t = hired(table("marquise", "corvids")).hireling("street_band", "marquise_de_cat")
    t.put(REBELS, 1, "1 rebel").put("street_band", 1, "1 musician").put("corvids", 1, "bomb")
    t.begins("marquise", "birdsong").chance("uprising die fox").says("marquise", "overthrow in 1")
    assert t.at(1).endswith("street_band 1 musician")


def test_who_attacks_them_discards_a_matching_card_first(table: type[Table]) -> None:
    """H.2.2 In every battle, before anything else in it."""
    t = (
        hired(table("marquise", "corvids"))
        .put(REBELS, 1, "2 rebels")
        .put("corvids", 1, "2 warriors")
    )
    t.hand("corvids", "ambush_fox", "ambush_mouse").battle("corvids", against=REBELS, at=1)
    t.refuses("corvids", "pay tribute ambush_mouse", "H.2.2")
    t.says("corvids", "pay tribute ambush_fox").rolls(2, 0)
    assert t.discard == ["ambush_fox"]
    assert t.at(1) == "corvids 2 warriors"


def test_without_such_a_card_they_are_no_defender(table: type[Table]) -> None:
    """H.2.2 Birds match, and others in the clearing can be battled as ever."""
    t = (
        hired(table("marquise", "corvids"))
        .put(REBELS, 1, "2 rebels")
        .put("corvids", 1, "2 warriors")
    )
    t.put("marquise", 1, "1 warrior").hand("corvids", "ambush_mouse").begins("corvids", "daylight")
    assert defenders(t.game, 1, 1) == [0]
    t = (
        hired(table("marquise", "corvids"))
        .put(REBELS, 1, "2 rebels")
        .put("corvids", 1, "2 warriors")
    )
    t.hand("corvids", "ambush_bird").begins("corvids", "daylight")
    assert defenders(t.game, 1, 1) == [2]


def test_whom_one_battles_is_asked_where_a_hand_decides(table: type[Table]) -> None:
    """1.2.1 With a card that does not match the lone defender is asked about, too."""
    t = (
        hired(table("marquise", "corvids"))
        .put(REBELS, 1, "2 rebels")
        .put("corvids", 1, "2 warriors")
    )
    t.put("marquise", 1, "1 warrior").hand("corvids", "ambush_mouse").begins("corvids", "daylight")
    t.says("corvids", "scheme battle", "battle in 1", "against marquise_de_cat").rolls(0, 0)
    assert t.discard == []


def test_who_has_to_battle_them_tells_by_it_what_the_hand_holds(table: type[Table]) -> None:
    """16.6.1, 1.2.1 Whether the Diaspora retaliates or not, undo does not go back behind it."""
    for card, falls in (("ambush_mouse", False), ("ambush_bird", True)):
        t = hired(table("marquise", "diaspora")).put(REBELS, 1, "2 rebels")
        t.put("diaspora", 1, "militant_enclave, 2 warriors").hand("diaspora", card)
        t.begins("diaspora", "evening")
        assert t.game.reveals > 0
        assert t.offers("diaspora", f"against {REBELS}") == falls


def test_the_controller_of_a_hireling_that_attacks_them_pays(table: type[Table]) -> None:
    """H.2.2 A hireling has no cards (H.3.5)."""
    t = table("marquise", "corvids").hireling(REBELS, "marquise_de_cat")
    t.hireling("last_dynasty", "corvid_conspiracy").put(REBELS, 1, "2 rebels")
    t.put("last_dynasty", 1, "2 dynasts").hand("corvids", "ambush_fox")
    t.battle("last_dynasty", against=REBELS, at=1).says("corvids", "pay tribute ambush_fox")
    t.rolls(1, 1)
    assert t.at(1) == f"{REBELS} 1 rebel, last_dynasty 1 dynast"


def test_an_ambushed_attacker_has_paid(table: type[Table]) -> None:
    """H.2.2, 4.3.1.II The battle goes on although the hand is empty now; they play no ambush."""
    t = hired(table("marquise", "corvids")).put(REBELS, 1, "1 rebel").put("corvids", 1, "1 warrior")
    t.hand("corvids", "ambush_fox").battle("corvids", against=REBELS, at=1)
    t.says("corvids", "pay tribute ambush_fox")
    assert t.asked() == "battle.roll"


def test_a_forced_attacker_without_the_card_does_not_battle(table: type[Table]) -> None:
    """1.5.5, 1.2.1 The player who forces it cannot see its hand; without the card nothing
    follows."""
    t = hired(table("marquise", "corvids", "eyrie")).put(REBELS, 1, "2 rebels")
    t.put("corvids", 1, "2 warriors").hand("corvids", "ambush_mouse").begins("eyrie", "daylight")
    assert defenders(t.game, 1, 1) == [3]
    t = hired(table("marquise", "corvids", "eyrie")).put(REBELS, 1, "2 rebels")
    t.put("corvids", 1, "2 warriors").hand("corvids", "ambush_mouse")
    t.battle("corvids", against=REBELS, at=1)
    assert t.done()
    assert t.at(1) == f"corvids 2 warriors, {REBELS} 2 rebels"


@pytest.mark.parametrize(
    ("me", "pieces", "others", "board"),
    [
        ("diaspora", "2 warriors, militant_enclave", "1 warrior, militant_enclave", {}),
        (
            "eyrie",
            "2 warriors, roost",
            "1 warrior",
            {"leader": "despot", "decree": {"battle": ["anvil"]}},
        ),
    ],
)
def test_what_is_foretold_does_not_say_who_can_pay_for_attacking_them(
    me: str, pieces: str, others: str, board: dict[str, Any]
) -> None:
    """1.2.1 A battle that depends on a hand is foretold as possible, whatever is held."""

    def foretold(card: str) -> Any:
        g = position.game(
            {
                "seats": [me, "marquise"],
                "suits": {"5": "fox"},
                "hirelings": [REBELS, "popular_band", "the_exile"],
                "clearings": {
                    "5": {me: pieces, REBELS: "1 rebel"},
                    "9": {me: others, "marquise": "2 warriors"},
                },
                REBELS: {"controller": "marquise"},
                me: {"hand": [card], **board},
                "turn": me,
                "phase": "evening" if me == "diaspora" else "daylight",
            },
            stops=["phases", "lone"],
        )
        while (seen := g.observe("marquise")["turn"]["forecast"]) is None:
            g.choose(g.decision.texts()[-1] if g.decision else "")
        return seen

    assert foretold("ambush_fox") == foretold("ambush_mouse")
    assert "'5'" in str(foretold("ambush_mouse"))

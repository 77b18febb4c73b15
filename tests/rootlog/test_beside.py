"""Hirelings and landmarks in logs that people write: what is read, and what contradicts itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from undergrowth import position
from undergrowth.law.hirelings.hireling import hirelings
from undergrowth.rootlog import Reading, described, first_impossible, read
from undergrowth.rootlog.state import LoggedTable

HEAD = """Map: Fall
Deck: E&P
Landmarks: market->2/forge/f->4 // the Forge is set up below
Hirelings: h_T, h_Sd, h_V
C: Ada
E: Bob
D: Finn
"""
SETUP = """
C:forge->5/h_Tw->1_5+4_8/h_Sdp->6/h_Vp->FOREST/t_k->3/w->1+2+3
E:b+6w->1/#despot->$
D:3w+t->9
C:++4/h_T->$2
"""
FOREST = next(iter(read("Map: Fall\nDeck: E&P\nC: a\nE: b").world.forests))


def logged(*lines: str, head: str = HEAD) -> Reading:
    return read(head + SETUP.replace("FOREST", FOREST) + "\n".join(lines), proposed=True)


def table(*lines: str) -> LoggedTable:
    """The table after lines that are all possible."""
    reading = logged(*lines)
    assert reading.wrong is None, reading.wrong
    return reading.after(reading.turns)


@pytest.mark.parametrize(
    ("line", "where", "n"),
    [
        ("E:2w->5", ("h_Tw", "1_5"), 1),
        ("E:h_Tw4_8->1_5", ("h_Tw", "1_5"), 2),
        ("E:h_Tw->1_9/h_Tw4_8->", ("h_Tw", "4_8"), 0),
        ("E:h_Sdp->7", ("h_Sdp", "7"), 1),
        ("E:h_Sdp6->7", ("h_Sdp", "6"), 0),
        ("E:f4->5", ("f", "5"), 1),
        ("E:r4->5", ("f", "4"), 0),
        ("E:h_TXC1(1,0)/Cw1->", ("Cw", "1"), 0),
    ],
)
def test_their_pieces_go_where_is_said(line: str, where: tuple[str, str], n: int) -> None:
    assert table(line).pieces[where] == n


@pytest.mark.parametrize(
    ("lines", "hireling", "control"),
    [
        ("", "h_T", ("C", 2)),
        ("", "h_Sd", ("", 0)),
        ("E:h_T->D$3", "h_T", ("D", 3)),
        ("E:h_T->", "h_T", ("", 0)),
        ("E:++4/h_V->$", "h_V", ("E", 1)),
        ("E:w->5|D:w->0|C:w->5", "h_T", ("C", 1)),
        ("E:w->5|D:w->0|C:w->5/h_T->$1", "h_T", ("C", 1)),
        ("E:w->5|D:w->0|C:w->5|E:w->5|D:w->0|C:h_T->E$4", "h_T", ("E", 4)),
    ],
)
def test_the_player_who_hires_them_controls_them(
    lines: str, hireling: str, control: tuple[str, int]
) -> None:
    """H.1.3 A control marker leaves at the end of its controller's turns, said or not."""
    assert table(*lines.split("|")).hired.of(hireling) == control


def test_markers_leave_the_score_track() -> None:
    """H.1.1 The player who passes one takes it; a player who gains a hireling turns one over."""
    assert table().hired.taken == {4: "used"}
    told = table("E:++9", "D:++12/h_V->E$2")
    assert told.hired.taken == {4: "used", 8: "used", 12: "D"}


@pytest.mark.parametrize(
    ("line", "items"),
    [
        ("E:++", {("club", "h_V$", ""): 3}),
        ("E:%uh_V$->e", {("club", "h_V$", ""): 2, ("club", "h_V$", "e"): 1}),
        ("E:2%uh_V$->e/%uh_V$e->", {("club", "h_V$", ""): 1, ("club", "h_V$", "e"): 1}),
        ("C:Z%b/%b->h_V$", {("bag", "h_V$", ""): 1, ("bag", "C$", ""): 0}),
    ],
)
def test_items_lie_on_the_card_of_a_hireling(
    line: str, items: dict[tuple[str, str, str], int]
) -> None:
    held = table(line).items.held
    assert {key: held[key] for key in items} == items


def test_a_market_holds_cards_that_nobody_knows() -> None:
    """A.5.3 Three lie there before anybody has said so."""
    assert table().cards.at("market$") == ["#", "#", "#"]
    told = table("C:F#C->market$/B#sabomarket$->C")
    assert sorted(told.cards.at("market$")) == ["#", "#", "F#"]
    assert told.cards.at("C").count("B#sabo") == 1


def test_a_forge_holds_items_of_its_suit() -> None:
    """4.1.2 They come from the supply, and a player who crafts one takes it there."""
    before, after = table().items.held, table("C:Z%f/Z%x").items.held
    assert before["boot", "forge$", ""] == 2 and before["crossbow", "forge$", ""] == 0
    assert (after["boot", "forge$", ""], after["boot", "C$", ""]) == (1, 1)
    assert after["crossbow", "C$", ""] == 1
    card = described(logged("C:Z%f/Z%x")).document()["landmark_cards"]
    assert isinstance(card, dict) and card["legendary_forge"] == {"items": ["1 boot", "2 coins"]}


def test_a_slot_is_told_with_its_building() -> None:
    """2.2.3 The line names the building in the slot of the Treetop, or none if none is left."""
    head = HEAD.replace("market->2", "treetop->3")
    reading = logged("C:b_s->3/b_s->treetop$", "E:Cb_s3->", head=head)
    cards = [described(reading, turn).document()["landmark_cards"] for turn in (2, 3)]
    assert [("elder_treetop" in card) for card in cards if isinstance(card, dict)] == [True, False]
    wrong = logged("C:b_s->treetop$", head=head).wrong
    assert wrong is not None and "expected Cb_s in the clearing of treetop" in wrong.reason


def test_their_table_is_a_position() -> None:
    """A position has hirelings, control markers, landmarks and pieces on paths where a log does."""
    reading = logged("E:++8/h_V->$3", "D:w->0")
    assert reading.wrong is None and first_impossible(reading) is None
    laid = position.game(described(reading).document())
    control = {
        one.name: (one.held(laid).controller, one.held(laid).markers) for one in hirelings(laid)
    }
    assert control == {
        "highway_bandits": (0, 2),
        "stoic_protector": (-1, 0),
        "the_exile": (1, 3),
    }
    assert laid.box.landmark_names == ["black_market", "legendary_forge", "ferry"]
    doc = position.describe(laid)
    assert doc["landmarks"] == {"black_market": 2, "ferry": 4, "legendary_forge": 5}
    assert len(doc["paths"]) == 2  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("E:h_C->$3", "expected a hireling of this game (h_T, h_Sd, h_V), not h_C"),
        ("E:h_S->$3", "expected a hireling of this game (h_T, h_Sd, h_V), not h_S"),
        ("E:h_Q->$3", "expected a hireling of this game (h_T, h_Sd, h_V), not h_Q"),
        ("E:h_T->L$3", "expected a faction of this game (C, E, D), not L"),
        ("E:h_T->$13", "expected at most 12 control markers (H.1.2)"),
        ("E:h_Ew->5", "expected a hireling of this game (h_T, h_Sd, h_V), not h_E"),
        ("E:h_Tw5->", "expected 1 h_Tw at 5, where the log has put 0"),
        ("E:3h_Tw->1_9", "expected 3 h_Tw in the supply, where 2 are left"),
        ("E:h_Tb->5", "expected a piece of h_T (w), not b"),
        ("E:h_Tw->1_2", "expected a clearing up to 12 or a forest"),
        ("E:w->1_5", "expected a clearing up to 12 or a forest"),
        ("E:Xh_E5", "expected a hireling of this game (h_T, h_Sd, h_V), not h_E"),
        ("E:tower->5", "expected a landmark of this game (market, forge, f), not tower"),
        ("E:l_q->5", "expected a landmark of this game (market, forge, f), not l_q"),
        ("E:market5->6", "expected 1 market at 5, where the log has put 0"),
        ("E:market->6", "expected 1 market in the supply, where 0 are left"),
        ("E:f4->1_5", "expected a clearing for a landmark, such as f->5, not 1_5"),
        ("E:f4->E$", "expected a clearing for a landmark, such as f->5, not E$"),
        ("E:4%uh_V$->e", "expected 4 club at h_V$"),
        ("E:Z%u", "expected a club in the supply: all 0 have been crafted"),
        ("E:%uh_V$->h_C$", "expected a board of this game (C$, E$, D$, h_T$, h_Sd$, h_V$"),
        ("E:#->h_C$", "expected a board of this game"),
        ("E:h_hello->$", "expected cards (F#), pieces (2w) or items (%s)"),
        ("E:h_T=>C", "expected a move such as"),
    ],
)
def test_a_contradiction_is_named(line: str, reason: str) -> None:
    """Its line, its column, what stands there, and what was expected."""
    wrong = logged("E:w1->5/" + line.removeprefix("E:"), "E:also wrong").wrong
    assert wrong is not None and reason in wrong.reason, wrong
    assert wrong.line == (HEAD + SETUP).count("\n") + 1 and wrong.column == len("E:w1->5/") + 1
    assert wrong.text == line.removeprefix("E:")


def test_the_example_of_the_docs_is_read() -> None:
    text = (Path(__file__).parents[2] / "docs/rootlog.md").read_text(encoding="utf-8")
    example = text.partition("## Hirelings and landmarks")[2].split("```")[1]
    reading = read(example, proposed=True)
    assert reading.wrong is None and first_impossible(reading) is None and reading.turns == 4
    assert position.game(described(reading).document()).turns == 5


def test_a_landmark_that_nobody_sets_up_is_named() -> None:
    wrong = logged(head=HEAD.replace("market->2", "treetop")).wrong
    assert wrong is not None and wrong.line == 3
    assert "expected where treetop is set up, such as treetop->5" in wrong.reason


def test_without_their_lines_there_are_none() -> None:
    bare = "".join(line + "\n" for line in HEAD.splitlines() if "marks:" not in line)
    for head, reason in (
        (bare.replace("forge->5/", ""), "expected a landmark of this game (none, without a line"),
        (HEAD.replace("Hirelings: h_T, h_Sd, h_V\n", ""), "expected a hireling of this game (none"),
    ):
        wrong = logged(head=head).wrong
        assert wrong is not None and reason in wrong.reason

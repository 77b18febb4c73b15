"""Each kind of action that Rootlog has: how it is read, and what it does to the table."""

from __future__ import annotations

import pytest

from undergrowth.rootlog import Reading, described, read
from undergrowth.rootlog.state import LoggedTable

HEAD = """Map: Mountain
Deck: E&P
C: Ada
E: Bob // who plays for the first time
A: Cleo
V: Dan
P: Eve
D: Finn
"""
SETUP = """
C:t_k->1/w->1+2+3/b_s->1/t->1
E:b+6w->2/#despot->$
A:3#->$
V:#thief->$/p->1_2_5
P:w->4+8/t->8
D:3w+t->9/w->0
"""


def table(*lines: str, head: str = HEAD) -> LoggedTable:
    """The table after lines that are all possible."""
    reading = logged(*lines, head=head)
    assert reading.wrong is None, reading.wrong
    return reading.after(reading.turns)


def logged(*lines: str, head: str = HEAD) -> Reading:
    return read(head + SETUP.replace("1_2_5", forest()) + "\n".join(lines))


def forest() -> str:
    """A forest of the map."""
    reading = read(HEAD)
    return next(iter(reading.world.forests))


@pytest.mark.parametrize(
    ("line", "where", "n"),
    [
        ("C:2w->5", ("Cw", "5"), 2),
        ("C:w1->5", ("Cw", "5"), 1),
        ("C:w->5+6+7", ("Cw", "7"), 1),
        ("C:(w+b_s)1->5", ("Cb_s", "5"), 1),
        ("C:b_w->2 / b_r -> 3", ("Cb_r", "3"), 1),
        ("C:b_w->2; 2t->2", ("Ct", "2"), 2),
        ("C:XE2(2,1)/2Ew2->", ("Ew", "2"), 4),
        ("C:2Ew2->7", ("Ew", "7"), 2),
        ("V:p->1", ("Vp", "1"), 1),
        ("D:w0->9/2w->0", ("Dw", "0"), 2),
        ("A:w->$", ("Aw", "A$"), 1),
        ("P:t8^t_b", ("Pt_b", "8"), 1),
        ("P:t->4/t8^t_b/t4<->t8", ("Pt_b", "4"), 1),
    ],
)
def test_pieces_go_where_is_said(line: str, where: tuple[str, str], n: int) -> None:
    assert table(line).pieces[where] == n


def test_a_piece_is_where_it_was_no_more() -> None:
    told = table("C:w1->5", "V:p->1")
    assert told.pieces["Cw", "1"] == 0
    assert [at for (piece, at), n in told.pieces.items() if piece == "Vp" and n] == ["1"]


@pytest.mark.parametrize(
    ("line", "place", "cards"),
    [
        ("C:#->C", "C", ["#", "#", "#", "#"]),
        ("C:F#C->", "C", ["#", "#"]),
        ("C:(F#+2R#)C->A", "A", ["#", "#", "#", "F#", "R#", "R#"]),
        ("C:B#saboC->A", "A", ["#", "#", "#", "B#sabo"]),
        ("E:(B#@+F#)E->$_r", "E$_r", ["B#@", "F#"]),
        ("E:F#E->$_m/$_->", "E$_m", []),
        ("A:2#$->", "A$", ["#"]),
        ("C:Zsabo", "C$", ["B#sabo"]),
        ("C:Zsoup/#soup$->", "C$", []),
        ("C:F#C->/F#*->C", "C", ["#", "#", "F#"]),
        ("V:M#Q->$", "V", ["#", "#", "#"]),
    ],
)
def test_cards_go_where_is_said(line: str, place: str, cards: list[str]) -> None:
    assert sorted(table(line).cards.at(place)) == sorted(cards)


@pytest.mark.parametrize(
    ("line", "items"),
    [
        ("C:Z%h", {("hammer", "C$", "")}),
        ("V:%f->e", {("boot", "V$", "e")}),
        ("V:%f->d", {("boot", "V$", "d")}),
        ("V:%r->e+d", {("torch", "V$", "de")}),
        ("V:%f->e/%fe->r", {("boot", "V$", "")}),
        ("C:Z%b|V:%bC$->$", {("bag", "V$", "")}),
        ("C:%tV$->d", {("tea", "V$", "d")}),
        ("V:%_->e", {("boot", "V$", "e"), ("torch", "V$", "e")}),
    ],
)
def test_items(line: str, items: set[tuple[str, str, str]]) -> None:
    held = table(*line.split("|")).items.held
    assert items <= {key for key, n in held.items() if n > 0}


def test_an_item_comes_from_a_ruin() -> None:
    ruin = read(HEAD).world.ruins[0]
    told = table(f"V:%s{ruin}->$")
    assert told.items.held["sword", "V$", ""] == 2 and told.items.taken[ruin] == 1


def test_a_card_without_its_suit_is_one_of_several() -> None:
    reading = logged("C:#travelgear->C")
    hand = described(reading).document()["marquise_de_cat"]
    assert isinstance(hand, dict)
    assert [card for card in hand["hand"] if card.startswith("travel_gear")]


def test_points_and_markers() -> None:
    told = table("C:++/E++3/--", "V:++->A$")
    assert told.score["C"] == 0 and told.score["E"] == 3
    assert told.markers == {"V": "A"}
    assert table("C:--5").score["C"] == 0


def test_a_battle_takes_its_ambushes() -> None:
    told = table("C:XE2F@R@(2,1)")
    assert (len(told.cards.at("E")), len(told.cards.at("C"))) == (2, 2)
    assert sorted(told.cards.discarded) == ["F#@", "R#@"]


def test_what_boards_say() -> None:
    told = table("E:#commander->$", "V:$_E->h", "C:V$_A->a", "D:#mayor->$/#captain->$/#mayorD$->")
    assert told.marks["E", 0, ""] == ["commander"]
    faction = {letter: told.letters.by_letter[letter].faction for letter in "EA"}
    assert told.marks["V", 1, faction["E"]] == ["hostile"]
    assert told.marks["V", 1, faction["A"]] == ["allied"]
    assert told.marks["D", 0, ""] == ["captain"]


def test_paths_reveals_and_guesses() -> None:
    closed = read(HEAD).world.closed[0]
    told = table(f"C:{closed[0]}_{closed[1]}->/F#^A/^A/2#^/?Pt_b8")
    assert told.opened == [closed]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("C:w9->5", "expected 1 Cw at 9, where the log has put 0"),
        ("C:30w->5", "expected 30 Cw in the supply"),
        ("C:26w->5+6", "expected at most 50 things in one action"),
        ("C:w->13", "expected a clearing up to 12"),
        ("C:w->1_2_3_4_5", "expected a clearing up to 12 or a forest such as"),
        ("C:x->5", "expected cards (F#), pieces (2w) or items (%s), not 'x'"),
        ("C:b_q->5", "expected a piece of C (b_r, b_s, b_w, t, t_k, w), not b_q"),
        ("C:Lw->5", "expected a faction of this game"),
        ("C:4#C->", "expected a card at C: no card is there"),
        ("C:#nonsense->C", "expected a card of this deck"),
        ("C:Zfoo", "expected a card of this deck, not foo"),
        ("C:Z%h/Z%h", "expected a hammer in the supply: all 1 have been crafted"),
        ("C:%sC$->", "expected 1 sword at C$"),
        ("C:%s5->$", "expected a clearing with a ruin"),
        ("C:1_2->", "expected a path that is closed, not 1_2"),
        ("C:XL5", "expected a faction of this game"),
        ("C:hello", "expected a move such as"),
        ("C:((w))->5", "expected one group"),
        ("C:w->5+C$$", "expected a clearing (5)"),
        ("P:t4<->t8", "expected Pt at 4, where the log has put none"),
        ("P:t4^t_b", "expected Pt at 4, where there is none"),
        ("C:^E/++1000", "expected a number up to 50"),
    ],
)
def test_the_first_contradiction_is_named(line: str, reason: str) -> None:
    """Its line, its column, what stands there, and what was expected."""
    wrong = logged("C:w1->1", line, "C:also wrong").wrong
    assert wrong is not None and reason in wrong.reason, wrong
    assert wrong.line == (HEAD + SETUP).count("\n") + 2
    assert wrong.text in line and line[wrong.column - 1 :].startswith(wrong.text)


def test_what_is_before_a_contradiction_is_there() -> None:
    reading = logged("C:2w->5", "C:w5->6/w9->5")
    assert reading.turns == 1 and reading.wrong is not None
    assert reading.after(1).pieces["Cw", "5"] == 2
    with pytest.raises(ValueError, match="from 0 to 1"):
        reading.after(2)

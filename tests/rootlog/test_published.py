"""Published lines of the notation's version 2.8: each is read as it is said, and
is written so where we write it."""

from __future__ import annotations

import re

import pytest

from kit.rootlogs import played
from undergrowth import Setup, position
from undergrowth.rootlog import Reading, described, read, to_rootlog
from undergrowth.rootlog.state import LoggedTable
from undergrowth.rootlog.writing import writers

LAKE = "Map: Lake\nDeck: E&P\nC: Ada\nO: Bob\nK: Cleo\nL: Dan\n"
SETUP = """
C:t_k->2/w->1+2+3/2w->9
O:w->10+11/2w->$/$_->3
K:2w->4+9/t_t->FOREST/t_f->FOREST
L:4w->9/b_m->9
"""
FOREST = next(iter(read(LAKE).world.forests))
FERRY = str(read(LAKE).world.landmarks["f"])


def logged(*lines: str, head: str = LAKE) -> Reading:
    return read(head + (SETUP + "\n".join(lines)).replace("FOREST", FOREST))


def table(*lines: str, head: str = LAKE) -> LoggedTable:
    """The table after lines that are all possible."""
    reading = logged(*lines, head=head)
    assert reading.wrong is None, reading.wrong
    return reading.after(reading.turns)


# ---- landmarks


def test_landmarks_stand_where_their_line_says() -> None:
    """A.5.3"""
    head = "Map: Fall\nDeck: E&P\nLandmarks: city->5/market->2\nC: Ada\nE: Bob\n"
    reading = read(head + "C:t_k->1\nE:b+6w->2\n")
    assert reading.wrong is None
    assert described(reading).document()["landmarks"] == {"lost_city": 5, "black_market": 2}


@pytest.mark.parametrize(
    ("word", "name"),
    [
        ("city", "lost_city"),
        ("market", "black_market"),
        ("treetop", "elder_treetop"),
        ("forge", "legendary_forge"),
        ("tower", "tower"),
        ("ferry", "ferry"),
        ("f", "ferry"),
        ("l_l", "lost_city"),
        ("l_b", "black_market"),
        ("r", "ferry"),
    ],
)
@pytest.mark.parametrize("form", ["{}->7", "{}7", "{} -> 7"])
def test_each_landmark_has_its_word(word: str, name: str, form: str) -> None:
    """A.5.3 Published words, and those of older logs."""
    head = f"Map: Fall\nDeck: E&P\nLandmarks: {form.format(word)}\nC: Ada\nE: Bob\n"
    reading = read(head)
    assert reading.world.landmarks == {reading.letters.landmarks[name].letter: "7"}


def test_a_landmark_is_written_by_its_word() -> None:
    named = Setup(seats=["marquise", "eyrie"], landmarks=2)
    named.landmark_cards = ["lost_city", "black_market"]
    log = to_rootlog(played(named, 3, 60))
    line = next(line for line in log.splitlines() if line.startswith("Landmarks: "))
    assert "city->" in line and "/market->" in line


@pytest.mark.parametrize("words", ["w1+f->11", "w1+ferry->11", f"w1+r{FERRY}->11", "w1->11/f->11"])
def test_the_ferry_goes_along(words: str) -> None:
    """L.1.1 A landmark that moves does so from where it stands; no other moves."""
    told = table(f"C:{words}")
    assert (told.pieces["Cw", "11"], told.pieces["f", "11"], told.pieces["f", FERRY]) == (1, 1, 0)


def test_the_ferry_is_written_so() -> None:
    log = to_rootlog(played(Setup(map="lake", seats=["marquise", "eyrie", "riverfolk"]), 7, 900))
    assert re.search(r"[/+]f\)?\d+->\d", log) and not re.search(r"[/+]r\)?\d", log)


# ---- hirelings


def test_hirelings_stand_where_their_line_says() -> None:
    """A.6.3 The hirelings, with their pieces and places."""
    forest = next(iter(read("Map: Fall\nDeck: E&P\nC: a\nE: b").world.forests))
    words = f"h_Vp->{forest}/h_Tw->1_5+4_9/2h_Ydw->7".replace("Yd", "Jd")
    head = f"Map: Fall\nDeck: E&P\nHirelings: {words}\nC: Ada\nE: Bob\n"
    reading = read(head + "C:t_k->1\nE:b+6w->2\n")
    assert reading.wrong is None and reading.world.hirelings == ["h_V", "h_T", "h_Jd"]
    pieces = reading.after(0).pieces
    assert (pieces["h_Tw", "1_5"], pieces["h_Jdw", "7"], pieces["h_Vp", forest]) == (1, 2, 1)
    position.game(described(reading).document())


def test_a_hireling_without_pieces_is_named_alone() -> None:
    head = "Map: Fall\nDeck: E&P\nHirelings: h_V/h_Tw->1_5/h_Sd\nC: Ada\nE: Bob\n"
    assert read(head).world.hirelings == ["h_V", "h_T", "h_Sd"]


# ---- boards that say the same


@pytest.mark.parametrize(
    ("words", "prices"),
    [
        ("($_h+$_m)->2", {"hand_card": "2", "mercenaries": "2", "riverboats": "3"}),
        ("$_h+$_r->1", {"hand_card": "1", "mercenaries": "3", "riverboats": "1"}),
        ("$_->4", {"hand_card": "4", "mercenaries": "4", "riverboats": "4"}),
    ],
)
def test_services_have_one_price_together(words: str, prices: dict[str, str]) -> None:
    """11.4.2 Each of them is set."""
    marks = table(f"O:{words}").marks
    assert {key: marks["O", 0, key] for key in prices} == {key: [n] for key, n in prices.items()}


def test_relationships_change_together() -> None:
    """9.2.9.III By the player who loses warriors to an enemy of both."""
    head = "Map: Fall\nDeck: E&P\nV: Ada\nO: Bob\nC: Cleo\n"
    told = read(head + "V:#vagrant->$/p->1\nO:w->5\nC:w->5\nV:$_O+$_C->h").after(1)
    others = [told.letters.by_letter[letter].faction for letter in "OC"]
    assert [told.marks["V", 1, each] for each in others] == [["hostile"], ["hostile"]]


def test_what_is_no_mark_is_no_group_of_marks() -> None:
    wrong = logged("O:($_h+$_q)->2").wrong
    assert wrong is not None and "expected cards (F#), pieces (2w) or items" in wrong.reason


def test_funds_are_counted() -> None:
    """11.2.4 No more lie there than the log has put there."""
    assert table("O:$_f->2", "C:$_f->1").pieces["Ow", "O$"] == 2
    wrong = logged("O:$_f->3").wrong
    assert wrong is not None and "expected 3 pieces at O$, where the log has put 2" in wrong.reason


# ---- relics and waystations


@pytest.mark.parametrize(
    "line",
    [
        "K:t_tFOREST->4/t4^t_2_t/t_2_t4->$",
        "K:t_tFOREST->4/t4^t_2_t/t_t4->$",
        "K:t_tFOREST->4/t_t4^2/t_t4->$",
        "K:t_tFOREST->4/t_2_t4->$",
        "K:t_2_tFOREST->$",
    ],
)
def test_a_relic_keeps_its_value(line: str) -> None:
    """15.5.2.IIa Any line may tell the value."""
    told = table(line)
    assert told.pieces["Kt_2_t", "K$"] == 1 and told.pieces["Kt_t", "4"] == 0
    document = described(logged(line)).document()["keepers_in_iron"]
    assert isinstance(document, dict) and document["recovered"] == ["1 tablet_2"]


def test_a_relic_of_no_known_value_has_one_of_those_left() -> None:
    """15.2.1"""
    document = described(logged("K:t_tFOREST->4/t_t4->$")).document()["keepers_in_iron"]
    assert isinstance(document, dict) and document["recovered"] == ["1 tablet_1"]


def test_a_waystation_shows_both_sides() -> None:
    """15.2.2 Its front and what is on its back; older logs say no more than the front."""
    told = table("K:b_f_t->4/b_t_j->9")
    assert told.pieces["Kb_f_t", "4"] == told.pieces["Kb_t_j", "9"] == 1
    assert table("K:b_f_t->4/b_f4->").pieces["Kb_f_t", "4"] == 0
    clearings = described(logged("K:b_j->4")).document()["clearings"]
    assert isinstance(clearings, dict)
    assert clearings["4"]["keepers_in_iron"][0] in ("1 jewelry_figure", "1 jewelry_tablet")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("K:b_f_t->4/b_t_f->9", "expected 1 Kb_t_f in the supply, where 0 are left (1.5.1)"),
        ("K:b_f_t->4/b_t_f4->", "expected 1 Kb_t_f at 4, where the log has put 0 (1.5.4)"),
        ("K:t4^t_2_t", "expected Kt at 4, where there is none (1.5.4)"),
        ("K:t_fFOREST->4/t4^t_2_t", "expected Kt at 4, where there is none (1.5.4)"),
        ("K:t_1_t->4/t_1_t->9", "expected 1 Kt_1_t in the supply, where 0 are left (1.5.1)"),
    ],
)
def test_no_more_of_them_are_there_than_there_are(line: str, reason: str) -> None:
    """1.5.1, 15.2.1 Both sides of a piece come from one supply."""
    wrong = logged(line).wrong
    assert wrong is not None and wrong.reason == reason


# ---- what goes without saying


@pytest.mark.parametrize(
    "line",
    ["C:XL9/(w+2Lw)9->", "C:XL9/w9->/2Lw9->", "C:XL9/(w+2Lw)->", "C:XL9/(w+2Lw)9->/2Lw->L$"],
)
def test_who_falls_defending_goes_to_the_acolytes(line: str) -> None:
    """10.2.3 It is Revenge, whether or not a log says so."""
    told = table(line, "L:2w$->/w->$")
    assert (told.pieces["Lw", "L$"], told.pieces["Lw", "9"], told.pieces["Cw", "9"]) == (1, 2, 1)


@pytest.mark.parametrize("line", ["C:2Lw9->", "L:XC9/2w9->", "C:XL4/2Lw9->"])
def test_who_falls_otherwise_does_not(line: str) -> None:
    """10.2.3 Neither an attacker, nor anybody outside of a battle."""
    assert table(line).pieces["Lw", "L$"] == 0


def test_a_piece_with_no_place_is_removed_where_the_battle_is() -> None:
    """4.3.6 In the battle if as many of them stand there; else it was in no clearing."""
    assert table("C:XL9/Lb_m->").pieces["Lb_m", "9"] == 0
    assert table("C:XL9/w9->/5w->").pieces["Cw", "9"] == 1


def test_an_item_of_a_ruin_goes_straight_to_its_track() -> None:
    """9.2.5 As the notation's first games have it."""
    ruin = read(LAKE).world.ruins[0]
    head = "Map: Lake\nDeck: E&P\nV: Ada\nC: Bob\n"
    told = read(f"{head}V:#tinker->$/p->1\nC:w->1\nV:%b{ruin}->t").after(1)
    assert told.items.held["bag", "V$", ""] == 2


def test_two_known_cards_of_a_suit_are_one_card_less() -> None:
    """Nobody knows which of them it was; the other one is still there."""
    told = table("C:3#C->/(F#anvil+F#travelgear)->C/F#C->")
    assert told.cards.at("C") == ["#"]


def test_autumn_is_fall() -> None:
    assert read("Map: Autumn\nDeck: E&P\nC: a\nE: b").world.map == "autumn"


@pytest.mark.parametrize("seed", range(3))
def test_funds_are_written_as_they_are_left(seed: int) -> None:
    """11.2.4 At the end of their owner's turn, and when they change on others' turns."""
    replay = played(Setup(seats=["marquise", "riverfolk", "eyrie"]), seed, 600)
    funds: dict[int, int] = {}
    for writer, standing in writers(replay):
        if standing is not None and writer.turns and writer.turns[-1].letter != "O":
            lines = [*writer.setup.values(), *writer.turns]
            funds[sum(1 for line in lines if line.actions)] = standing.tallies["O"]
    log = to_rootlog(replay)
    reading = read(log)
    assert "/$_f->" in log and reading.wrong is None
    for number, (line, table) in enumerate(reading.tables(), start=1):
        if number > reading.setups and line.letter != "O" and number in funds:
            assert table.tallies.get("O", 0) == funds[number], line.number


def test_funds_and_what_is_committed_are_told_apart() -> None:
    """11.2.4 If nothing is said, none are left."""
    for line, left in (("O:w->5/$_f->1", 1), ("O:w->5", 0)):
        reading = logged("C:w->5", line, "K:w->4")
        seat = described(reading).document()["riverfolk_company"]
        assert isinstance(seat, dict)
        assert seat.get("funds") == ({"riverfolk_company": [f"{left} warrior"]} if left else None)
        assert seat["committed"] == {"riverfolk_company": [f"{2 - left} warrior"]}

"""A record is a log written deed by deed: nothing is refused, what cannot have been is marked."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from kit.rootlogs import played, seen_of, setups, setups_beside, written
from rootlog.test_lenient import published
from undergrowth import BadText, Game, Setup
from undergrowth.rootlog import read
from undergrowth.rootlog.recording import Record
from undergrowth.rootlog.recording.beginning import record_of, untold_record_of
from undergrowth.rootlog.recording.boarding import boarded, piles
from undergrowth.rootlog.recording.laying import document_of, table_of
from undergrowth.rootlog.recording.results import points_by_round, results
from undergrowth.rootlog.recording.saying import sayings
from undergrowth.sim.rows import COLUMNS, Row
from undergrowth.words import speaking

HEAD = "Map: Fall\nDeck: E&P\nC: Ada\nE: Bob\n"
LAID = f"{HEAD}\nC:t_k->1/3w->1/w->2+3/b_s->1\nE:b+6w->4/#despot->$\n\nC:\n"
CATS, BIRDS = "marquise_de_cat", "eyrie_dynasties"


def move(count: int, start: str, to: str, owner: str = CATS, piece: str = "warrior") -> Any:
    return {
        "do": "move", "owner": owner, "piece": piece, "count": count, "from": start, "to": to,
    }  # fmt: skip


def recorded(*deeds: Any, text: str = LAID) -> Record:
    record = Record(text)
    for deed in deeds:
        record = record.told(deed)
    return record


def last(record: Record) -> str:
    return record.text.rstrip("\n").split("\n")[-1]


# ---- what is written


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


def test_boards_say_what_they_may() -> None:
    """In a turn of their owner; others say it where the notation can."""
    assert sayings(Record(LAID), BIRDS) == []
    record = recorded({"do": "end"})
    texts = {(each.entry, each.value): each.text for each in sayings(record, BIRDS)}
    assert texts["leader", "commander"] == "#commander->$"
    for text in texts.values():
        assert record.told({"do": "written", "text": text}).doubts() == []


def laid_out(*seats: str) -> Record:
    """The record of a game whose setup was answered by chance."""
    game, dice = Game.new(Setup(seats=list(seats)), 4), Random(4)
    while game.turns == 0 and game.decision is not None:
        game.take(dice.choice(game.decision.options))
    return record_of(game, {})


def test_what_lies_on_boards_comes_there_and_leaves_by_touch() -> None:
    """7.2.4, 8.2.3, 11.2.6: cards of the Decree, supporters and officers, payments of others."""
    record = laid_out("eyrie", "alliance", "riverfolk")
    rebels, otters = "woodland_alliance", "riverfolk_company"
    decree = {pile.entry: pile.place for pile in piles(record, BIRDS)}
    assert list(decree) == [f"decree.{each}" for each in ("recruit", "move", "battle", "build")]
    (supporters,) = piles(record, rebels)
    assert [(each.owner, each.piece) for each in boarded(record, rebels)] == [(rebels, "warrior")]
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
    assert record.doubts() == [] and len(record.reading.after(1).cards.at("A$")) == 3


# ---- was this so?


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


def test_crafting_with_funds_is_not_asked_about() -> None:
    """11.5.3: a log does not say which funds and tracks are left."""
    record = laid_out("riverfolk", "eyrie").told({"do": "craft", "card": "cobbler"})
    assert record.doubts() == []


def test_the_law_is_asked_about_new_deeds_alone() -> None:
    record = recorded(move(1, "1", "4"), move(1, "4", "1"), move(1, "1", "4"))
    total = sum(len(record.parts(turn)) for turn in range(3))
    assert [each.index for each in record.doubts()] == [0, 1, 2]
    assert [each.index for each in record.doubts(total - 1)] == [2]


def test_a_table_that_no_game_comes_to_is_shown_as_far_as_it_can_be() -> None:
    crowded = [move(1, "", "1", piece=each) for each in ("sawmill", "workshop", "recruiter")]
    record = recorded(*crowded, {"do": "points", "seat": CATS, "count": 3})
    *_, (_, line, _, told) = record.reading.actions()
    game, left_out = table_of(document_of(record.reading, told, line))
    assert game.score[game.turn] == 3 and left_out


# ---- points


def test_points_are_counted_by_turn_and_by_what_brought_them() -> None:
    points = {"do": "points", "seat": CATS, "count": 2}
    record = recorded(
        points, move(1, "", "1", piece="sawmill"), points, {"do": "craft", "card": "anvil"}, points,
        move(1, "4", "", BIRDS), {**points, "count": 1}, {"do": "end"},
    )  # fmt: skip
    assert record.scores()[1:] == [(CATS, {CATS: 7, BIRDS: 0}), (BIRDS, {CATS: 7, BIRDS: 0})]
    assert record.sources()[CATS] == {"other": 2, "placing": 2, "crafting": 2, "removing": 1}


def test_rows_of_a_league_have_the_columns_of_results_files() -> None:
    """The points after each round, of which the last may have begun only."""
    points = {"do": "points", "seat": CATS, "count": 2}
    record = recorded(points, {"do": "end"}, {"do": "end"}, points, {"do": "won", "seats": [CATS]})
    first, second = (Row(**row) for row in results(record))  # type: ignore[arg-type]
    assert list(results(record)[0]) == list(COLUMNS)
    assert (first.player, first.score, first.points, first.won) == ("Ada", 4, "2 4", True)
    assert (second.faction, second.points, second.how) == (BIRDS, "0 0", "points")
    assert points_by_round(recorded()) == {CATS: [0], BIRDS: [0]}
    assert [row["how"] for row in results(recorded())] == ["unfinished"] * 2


def test_rows_of_a_league_name_coalitions_and_characters() -> None:
    """9.2.8, 3.3: the second published game was won together with a Vagabond."""
    rows = {str(row["faction"]): row for row in results(Record(published()[1]))}
    winner = rows["second_vagabond"]
    assert winner["partner"] == CATS and winner["won"] and rows[CATS]["won"]
    assert winner["character"] == "adventurer" and winner["dominance"] == "dominance_bird"
    assert {row["how"] for row in rows.values()} == {"points"}


def test_a_dominance_wins_otherwise() -> None:
    """3.3: the score marker lies on its own board."""
    record = recorded({"do": "dominance"}, {"do": "won", "seats": [CATS]})
    assert {row["how"] for row in results(record)} == {"dominance"}
    assert {row["partner"] for row in results(record)} == {""}


# ---- whole games


def retold(text: str) -> Record:
    """A log told anew, deed by deed, from its first lines."""
    source = Record(text)
    head = text.split("\n")[: source.turns[0].number - 1]
    head = [line for line in head if not line.startswith("Winner")]
    record = Record("\n".join([*head, f"{source.turns[0].letter}:"]))
    for turn, line in enumerate(source.turns):
        if turn:
            record = Record(f"{record.text.rstrip()}\n{line.letter}:", record.names)
        lines = record.text.rstrip("\n").split("\n")
        for deed in [each for deeds in source.deeds(turn) for each in deeds]:
            try:
                record = record.told(deed)
            except BadText:  # what is no action of the notation changes nothing
                assert deed["do"] == "written"
        assert len(lines) == len(record.text.rstrip("\n").split("\n"))
    return record.told({"do": "won", "seats": source.winners}) if source.winners else record


@pytest.mark.parametrize("number", range(3))
def test_published_games_are_told_deed_by_deed(number: int) -> None:
    """Every table on the way is the same, and so is the end."""
    text = published()[number]
    before, after = read(text, True, lenient=True), retold(text).reading
    tables = zip(before.tables(), after.tables(), strict=True)
    assert all(seen_of(one) == seen_of(other) for (_, one), (_, other) in tables)
    assert before.winners == after.winners and after.wrong is None


@pytest.mark.long
@pytest.mark.parametrize("setup", [*setups()[:4], *setups_beside()[:3]], ids=lambda s: s.map)
def test_whole_games_are_told_deed_by_deed(setup: Setup) -> None:
    """Of all factions, with hirelings and landmarks: nothing of them is in doubt."""
    text = written(played(setup, 5, 500)).text
    before, record = read(text, True), retold(text)
    tables = zip(before.tables(), record.reading.tables(), strict=True)
    assert all(seen_of(one) == seen_of(other) for (_, one), (_, other) in tables)
    assert before.wrong is None and record.reading.slips == []


@pytest.mark.parametrize("setup", setups()[:3], ids=lambda s: s.map)
def test_a_game_that_was_laid_out_begins_a_record(setup: Setup) -> None:
    """With the names of the people, and without their cards."""
    game, dice = Game.new(setup, 4), Random(4)
    while game.turns == 0 and game.decision is not None:
        game.take(dice.choice(game.decision.options))
    first = game.seat_name(0)
    record = record_of(game, {first: "Ada / Lovelace"})
    assert record.players[first] == "Ada   Lovelace" and record.playing == first
    assert record.after_setup and record.doubts() == []
    told = record.reading.after(0)
    assert all(told.cards.at(seat) == ["#"] * 3 for seat in told.world.seats)
    seen = [(i, n) for i, n in told.pieces.items() if n and i[1].isdigit()]
    assert len(seen) > 5
    untold = untold_record_of(game, {first: "Ada"})
    assert untold.players[first] == "Ada" and untold.playing == first
    assert not untold.after_setup and untold.parts(0) == []

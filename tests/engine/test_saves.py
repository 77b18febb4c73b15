"""Saves and replays: a game goes on alike in another process, and bad files are refused."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from kit.checks import check_question, check_table
from kit.lineups import few, many, setups, sparing
from kit.mangling import moments, refused
from undergrowth import BadSave, Game, Setup, position
from undergrowth.engine.chance import seeded
from undergrowth.engine.questions import ALL_SO_FAR
from undergrowth.table.saving import saves as codec
from undergrowth.table.saving.replay import from_lines, replay_of, to_lines

SETUP = Setup(seats=many())


def played(answers: int, seed: int = 4) -> Game:
    """A random game after so many answers."""
    g = Game.new(SETUP, seed)
    chance = seeded(seed)
    for _ in range(answers):
        if g.decision is not None:
            g.take(g.decision.options[chance.below(len(g.decision.options))])
    return g


@pytest.mark.parametrize("answers", [0, 3, 40, 250, 700])
def test_a_replay_leads_to_the_save(answers: int) -> None:
    """Given the setup and the answers, the same game comes back."""
    g = played(answers)
    again = from_lines(to_lines(replay_of(g))).play()
    assert codec.dump(again, log=False) == codec.dump(g, log=False)
    assert again.answers == g.answers


def test_a_replay_of_a_position_begins_there() -> None:
    """A game from a position replays from that position."""
    from undergrowth import position

    g = position.game({"seats": ["marquise", "eyrie"], "phase": "birdsong"}, seed=3)
    for _ in range(6):
        assert g.decision is not None
        g.take(g.decision.options[0])
    again = from_lines(to_lines(replay_of(g))).play()
    assert codec.digest(again) == codec.digest(g)


@pytest.mark.long
def test_a_save_resumes_in_another_process() -> None:
    """A save resumes elsewhere and gives the same game."""
    g = played(120)
    program = (
        "import sys; from undergrowth import Game\n"
        "g = Game.from_json(sys.stdin.read())\n"
        "for _ in range(60):\n"
        "    if g.decision: g.take(g.decision.options[-1])\n"
        "from undergrowth.table.saving import saves as codec; print(codec.digest(g))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        input=g.to_json(),
        text=True,
        capture_output=True,
        check=True,
    )
    for _ in range(60):
        if g.decision is not None:
            g.take(g.decision.options[-1])
    assert done.stdout.strip() == codec.digest(g)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "something"}, "this is no save"),
        ({"version": 99}, "version 99"),
        ({"table": {}}, "damaged"),
        ({"cards": ["joker"]}, "numbers its cards"),
        ({"kinds": ["marquise_de_cat joker"]}, "numbers its cards or pieces"),
        ({"stack": [{"is": "Unheard", "at": 0}]}, "Unheard"),
        ({"setup": {"seats": ["moles", "marquise"]}}, "'moles' is not a faction"),
        ({"decision": {"seat": 0, "prompt": "p", "law": "1", "options": ["x"]}}, "damaged"),
    ],
)
def test_a_wrong_save_is_refused_with_a_reason(change: dict[str, object], message: str) -> None:
    """A document that cannot be read is refused with a clear message."""
    document = json.loads(played(30).to_json()) | change
    with pytest.raises(BadSave, match=message):
        Game.from_json(json.dumps(document))


@pytest.mark.parametrize("part", ["stack", "log"])
def test_a_save_that_is_nested_without_end_is_refused(part: str) -> None:
    """Lists in lists are read one in the other: there is a limit, and it has a name."""
    lists = "[" * 900 + "]" * 900
    text = json.dumps(json.loads(played(30).to_json()) | {part: []})
    with pytest.raises(BadSave, match="nested too deep"):
        Game.from_json(text.replace(f'"{part}": []', f'"{part}": {lists}'))


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '"save"', "[" * 100_000])
def test_what_is_no_document_is_refused(text: str) -> None:
    """Broken JSON and other JSON are no saves."""
    with pytest.raises(BadSave):
        Game.from_json(text)


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ("", "line 1"),
        ('{"format": "x"}', "no replay"),
        ('{"format": "undergrowth replay", "version": 7}', "version 7"),
        ('{"format": "undergrowth replay", "version": 2}', "damaged"),
        (
            '{"format": "undergrowth replay", "version": 1, "setup": {}, "seed": 1e999}',
            "line 1: .*inf",
        ),
        ("[" * 100_000, "line 1"),
    ],
)
def test_a_wrong_replay_is_refused_with_its_line(lines: str, message: str) -> None:
    """The message names the line and what was expected."""
    with pytest.raises(BadSave, match=message):
        from_lines(lines)


def test_a_replay_with_an_illegal_answer_names_its_line() -> None:
    """An answer that was not offered stops the replay at its line."""
    lines = to_lines(replay_of(played(20))).splitlines()
    last = json.loads(lines[-1])
    lines[-1] = json.dumps({"seat": last["seat"], "answer": "keep in 7"})
    with pytest.raises(BadSave, match=f"line {len(lines)}"):
        from_lines("\n".join(lines)).play()


def test_the_same_seed_gives_the_same_game() -> None:
    """No wall clock and no global state decide anything."""
    assert codec.to_json(played(300, seed=9)) == codec.to_json(played(300, seed=9))
    assert codec.digest(played(300, seed=9)) != codec.digest(played(300, seed=10))


SAVES = sorted((Path(__file__).parent / "saves").glob("*.json"))


@pytest.mark.parametrize("path", SAVES, ids=lambda path: str(path.stem))
def test_games_saved_by_earlier_releases_still_open(path: Path) -> None:
    """A save of every release opens, holds the invariants, and can be played on."""
    g = Game.from_json(path.read_text(encoding="utf-8"))
    check_question(g)
    check_table(g)
    chance = seeded(1)
    for _ in range(300):
        if g.decision is not None:
            g.take(g.decision.options[chance.below(len(g.decision.options))])
    check_table(g)


@pytest.mark.parametrize("name", ["ally", "ambush"])
def test_hits_dealt_before_an_old_save_still_fall(name: str) -> None:
    """4.3.6 The first release kept them with the battle, and an ally's share of them, too."""
    text = (Path(__file__).parent / f"saves/0.1.0-battle.hits-{name}.json").read_text()
    battle = next(frame for frame in json.loads(text)["stack"] if frame["is"] == "Battle")
    dealt = battle["attacker_lost"] + battle["defender_lost"]
    g = Game.from_json(text)
    before = [g.count(kind, battle["fight"]["place"]) for kind in range(len(g.box.kinds))]
    assert g.decision is not None
    g.take(g.decision.options[-1])
    after = [g.count(kind, battle["fight"]["place"]) for kind in range(len(g.box.kinds))]
    assert dealt
    for kind in dealt:
        assert before[kind] - after[kind] >= dealt.count(kind)
    assert sum(before) - sum(after) == len(dealt) + 1


REPLAYS = sorted((Path(__file__).parent / "replays").glob("*.jsonl"))


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: str(path.stem))
def test_games_recorded_by_earlier_releases_still_play(path: Path) -> None:
    """Every answer of a replay on file is still one that is offered, where it was.

    What is asked now and was not then has one option, or the answer to it is to pass.
    """
    text = path.read_text(encoding="utf-8")
    replay = from_lines(text)
    g = replay.play()
    given = iter(g.answers or [])
    recorded = [json.loads(line) for line in text.splitlines()[1:]]
    assert all(f"{each['seat']}: {each['answer']}" in given for each in recorded), "in this order"
    check_table(g)
    again = from_lines(to_lines(replay))
    assert again == replay, "brought up to date, it is a replay like any other"
    assert codec.digest(again.play()) == codec.digest(g)


def test_a_game_begun_in_an_earlier_release_replays_from_its_beginning() -> None:
    """A save holds the answers of that release; its replay has those of this one."""
    path = Path(__file__).parent / "replays" / "0.1.0-marsh-five.jsonl"
    lines = path.read_text(encoding="utf-8").splitlines()[:300]
    g = from_lines("\n".join(lines)).play()
    recorded = [json.loads(line) for line in lines[1:]]
    g.answers = [f"{each['seat']}: {each['answer']}" for each in recorded]
    g.first_answers = ALL_SO_FAR  # as in a save of that release
    g = Game.from_json(g.to_json())
    chance = seeded(3)
    for _ in range(200):
        if g.decision is not None:
            g.take(g.decision.options[chance.below(len(g.decision.options))])
    assert g.first_answers == len(recorded)
    again = from_lines(to_lines(replay_of(g))).play()
    ours = codec.dump(g, log=False)
    for name in ("answers", "first_answers"):
        del ours[name]
    theirs = codec.dump(again, log=False)
    del theirs["answers"]
    assert theirs == ours


def recorded_by_the_first(opening: dict[str, object], answers: list[str]) -> str:
    """A replay of release 0.1.0: a position, and what its first seat answered."""
    seats = opening["seats"]
    assert isinstance(seats, list)
    setup = {"map": "autumn", "deck": "base", "seats": seats}
    header = {"format": "undergrowth replay", "version": 1, "setup": setup, "seed": 4}
    lines = [json.dumps(header | {"opening": opening})]
    lines += [json.dumps({"seat": seats[0], "answer": answer}) for answer in answers]
    return "\n".join(lines)


def test_a_choice_that_made_no_difference_leaves_an_old_replay() -> None:
    """6.5.4.II All wood there is is paid: the first release asked which goes first."""
    opening: dict[str, object] = {
        "seats": ["marquise_de_cat", "vagabond"],
        "phase": "daylight",
        "clearings": {
            "1": {"marquise_de_cat": "2 warriors, wood, keep"},
            "5": {"marquise_de_cat": "2 warriors, wood, sawmill"},
            "10": {"marquise_de_cat": "3 warriors, sawmill"},
        },
    }
    said = ["build", "build in 1", "raise sawmill", "wood from 5", "pass"]
    replay = from_lines(recorded_by_the_first(opening, said))
    assert [answer for _, answer in replay.answers] == [*said[:3], "pass"]
    with pytest.raises(BadSave, match=r"line 3: wood from 5 .* up to 0\.2\.0"):
        from_lines(recorded_by_the_first(opening, ["build", "wood from 5"]))


@pytest.mark.parametrize("left", [1, 3])
def test_an_old_replay_is_refused_where_a_rule_has_changed(left: int) -> None:
    """7.5.2, 1.5.4 The first release placed none of the warriors of a Recruit that failed.

    It is asked of nobody where there is one roost; the replay would go on as another game.
    """
    warriors = {"eyrie_dynasties": f"{20 - left} warriors"}
    opening: dict[str, object] = {
        "seats": ["eyrie_dynasties", "marquise_de_cat"],
        "phase": "daylight",
        "clearings": {"1": {"eyrie_dynasties": "roost"}, "5": warriors},
        "eyrie_dynasties": {"leader": "charismatic", "decree": {"recruit": ["anvil"]}},
    }
    answers = ["resolve bird", "lead despot"][left == 1 :]
    with pytest.raises(BadSave, match=r"line 2: .*changed \(law 1\.5\.4\): .* up to 0\.2\.0"):
        from_lines(recorded_by_the_first(opening, answers))


def test_an_answer_without_a_choice_may_be_left_out() -> None:
    """A replay that says nothing of questions with one option leads to the same game."""
    g = Game.new(Setup(seats=few()), 11)
    whole, lone = [], 0
    while g.decision is not None and g.turns < 12:
        alone = len(g.decision.options) == 1
        g.take(g.decision.options[-1])
        whole.append((alone, len(g.answers or []) - 1))
    replay = replay_of(g)
    kept = replay.answers[:]
    for alone, at in reversed(whole):
        if alone and kept[at][1] == "pass" and at + 1 < len(kept) and kept[at + 1][1] != "pass":
            del kept[at]
            lone += 1
    assert lone
    replay.answers = kept
    assert replay.play().to_json() == g.to_json()


def test_a_save_of_no_version_is_refused() -> None:
    """Versions are counted from 1."""
    for version in (0, True, "1", None):
        document = json.loads(played(3).to_json()) | {"version": version}
        with pytest.raises(BadSave, match="versions 1 to"):
            Game.from_json(json.dumps(document))


@pytest.mark.parametrize(
    ("name", "value"), [("turns", -1), ("turns", 1 << 40), ("phase", 9), ("turn", 99)]
)
def test_numbers_that_cannot_be_are_refused(name: str, value: int) -> None:
    """Entries of a save are compared with the table that they describe."""
    document = json.loads(played(30).to_json())
    assert name in document["table"]
    document["table"][name] = value
    with pytest.raises(BadSave):
        Game.from_json(json.dumps(document))


@pytest.mark.parametrize("name", sparing(list(setups())[::24], most=4))
def test_lists_on_boards_that_lack_entries_are_refused(name: str) -> None:
    """Reading boards by number raises none of Python's own errors, then or later."""
    g = moments(name)[-1]
    document = json.loads(g.to_json())
    for board in document["boards"].values():
        for key, value in list(board.items()):
            if not isinstance(value, list) or not value:
                continue
            for wrong in (value[:-1], []):
                board[key] = wrong
                message, read = refused(Game.from_json, json.dumps(document))
                if not message:
                    refused(position.describe, read)
                    refused(read.values)
                    refused(read.observe, 0)
            board[key] = value

"""Scripts play by file: new, show, choose; and no wrong file does any harm."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from kit.terminal import Run, session
from undergrowth import Game, Setup
from undergrowth.cli.files import open_game, write
from undergrowth.table.saving.saves import digest

TWO = ("--seats", "marquise,eyrie", "--seed", "3")


@pytest.fixture(params=["game.json", "game.jsonl"])
def file(request: pytest.FixtureRequest, ug: Run, tmp_path: Path) -> Path:
    path = tmp_path / str(request.param)
    assert ug("new", path, *TWO).code == 0
    return path


def test_a_new_game_is_the_game_of_its_seed(file: Path) -> None:
    assert digest(open_game(file).game) == digest(Game.new(Setup(seats=["marquise", "eyrie"]), 3))


def test_new_says_who_is_asked(ug: Run, tmp_path: Path) -> None:
    ran = ug("new", tmp_path / "game.json", *TWO)
    assert ran.out == "marquise_de_cat is asked: Choose a corner for the keep (4 options)\n"


def test_new_replaces_nothing_unless_told(ug: Run, file: Path) -> None:
    before = file.read_bytes()
    ran = ug("new", file, "--seats", "eyrie,vagabond")
    assert ran.code == 2
    assert "--force replaces it" in ran.err
    assert file.read_bytes() == before
    assert ug("new", file, "--seats", "eyrie,vagabond", "--force").code == 0
    assert open_game(file).game.setup.seats == ["eyrie_dynasties", "vagabond"]


def test_a_game_that_nobody_can_win_says_so(ug: Run, tmp_path: Path) -> None:
    """R.2.6 Two that play by themselves, with nothing left to score by."""
    start, file = tmp_path / "start.toml", tmp_path / "game.json"
    start.write_text(
        'seats = ["mechanical_marquise:easy", "vagabot:easy"]\n'
        'turn = "mechanical_marquise"\n[clearings.5]\nvagabot = ["1 pawn"]\n'
    )
    made = ug("new", file, "--position", start)
    assert made.out == "The game is over: nobody has won.\n"
    assert "The game is over; nobody has won." in ug("show", file).out


def test_new_begins_from_a_described_position(ug: Run, tmp_path: Path) -> None:
    start = tmp_path / "start.toml"
    start.write_text('seats = ["marquise", "eyrie"]\nturn = "eyrie"\n[eyrie]\nleader = "despot"\n')
    file = tmp_path / "game.json"
    assert ug("new", file, "--position", start).code == 0
    assert open_game(file).game.turn == 1


def test_show_prints_the_position_and_the_options(ug: Run, file: Path) -> None:
    ran = ug("show", file, "--width", 80)
    assert ran.code == 0
    assert "╭ 12 F▲" in ran.out
    assert "Place the keep in clearing 4" in ran.out
    assert "Your hand (3)" in ran.out
    other = ug("show", file, "--as", "eyrie")
    assert "Place the keep" not in other.out
    assert "Your hand (3)" in other.out
    assert "Your hand" not in ug("show", file, "--as", "public").out


def test_show_prints_json_for_programs(ug: Run, file: Path) -> None:
    doc = json.loads(ug("show", file, "--json").out)
    decision = doc["decision"]
    assert (decision["seat"], decision["prompt"]) == ("marquise_de_cat", "marquise.keep")
    assert decision["law"] == "6.3.2"
    assert decision["options"][0] == {
        "text": "keep in 1",
        "label": "Place the keep in clearing 1",
        "law": "6.3.2",
        "targets": {"place": ["1"]},
    }
    assert doc["observation"]["viewer"] == "marquise_de_cat"
    other = json.loads(ug("show", file, "--json", "--as", "eyrie").out)
    assert "options" not in other["decision"]
    assert other["observation"]["seats"][0]["hand"] is None


def test_choose_answers_and_keeps_the_kind_of_file(ug: Run, file: Path) -> None:
    kind = open_game(file).format
    ran = ug("choose", file, "keep", "in", "1")
    assert ran.code == 0
    assert "Place a starting building" in ran.out
    assert ug("choose", file, "place sawmill 1", "place workshop 9").code == 0
    opened = open_game(file)
    assert opened.format == kind
    wanted = Game.new(Setup(seats=["marquise", "eyrie"]), 3)
    for text in ("keep in 1", "place sawmill 1", "place workshop 9"):
        wanted.choose(text)
    assert digest(opened.game) == digest(wanted)
    assert opened.game.answers == wanted.answers


def test_choose_takes_the_numbers_that_show_prints(ug: Run, file: Path) -> None:
    first = open_game(file).game
    assert first.decision is not None
    wanted = first.decision.text(first.decision.options[1])
    assert ug("choose", file, "2").code == 0
    answers = open_game(file).game.answers
    assert answers is not None
    assert answers[-1].endswith(f": {wanted}")


@pytest.mark.parametrize(
    ("answers", "words"),
    [
        (["99"], "there is no option 99"),
        (["keep in 12"], "keep in 12 is not offered"),
        (["fly 3"], "'fly 3' is not an action"),
        (["keep in x"], "'x' is not a place"),
        (["keep in 1", "keep in 2"], "keep in 2 is not offered"),
    ],
)
def test_a_refused_answer_leaves_the_file(
    ug: Run, file: Path, answers: list[str], words: str
) -> None:
    before = file.read_bytes()
    ran = ug("choose", file, *answers)
    assert ran.code == 2
    assert words in ran.err and "unchanged" in ran.err
    assert ran.err.count("\n") == 1
    assert file.read_bytes() == before
    assert [path.name for path in file.parent.iterdir()] == [file.name]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("keep in 12", "keep in 12 is not offered (the keep starts in a corner"),
        ("keep in x", "'x' is not a place"),
        ("fly 3", "'fly 3' is not an action"),
        ("keep in 1 place sawmill 1", "several answers need quotation marks"),
        ("1 place sawmill 1", "several answers need quotation marks"),
    ],
)
def test_an_answer_without_quotation_marks_is_explained_as_one(
    ug: Run, file: Path, words: str, said: str
) -> None:
    ran = ug("choose", file, *words.split())
    assert ran.code == 2
    assert said in ran.err
    assert ran.err.count("\n") == 1


def test_a_session_goes_on_with_its_computer_players(ug: Run, tmp_path: Path) -> None:
    file = tmp_path / "session.json"
    file.write_text(session().to_json())
    for text in ("keep in 1", "place sawmill 1", "place workshop 5", "place recruiter 9"):
        assert ug("choose", file, text).code == 0
    opened = open_game(file)
    assert opened.session is not None
    assert opened.session.asked == 0
    assert opened.game.turns == 1


@pytest.mark.parametrize("command", ["show", "choose", "replay", "resume"])
@pytest.mark.parametrize(
    ("content", "words"),
    [
        (None, "No such file"),
        ("directory", "is a directory"),
        (b"", "is empty"),
        (b"not json", "not the file of a game"),
        (b"\xff\xfe\x00", "is no text"),
        (b"[1, 2]", "not the file of a game"),
        (b'{"format": "chess"}', "not the file of a game"),
        (b'{"format": "undergrowth save", "version": 99}', "version 99"),
        (b'{"format": "undergrowth save", "version": 1}', "damaged"),
        (b'{"format": "undergrowth session", "version": 7}', "version 7"),
        (b'{"format": "undergrowth session", "version": 1, "game": 3}', "no save"),
        (b'{"format": "undergrowth replay", "version": 9}', "version 9"),
        (b'{"format": "undergrowth replay", "version": 1}', "damaged"),
        (b'{"format": "undergrowth replay", "version": 1, "setup": {}, "seed": 1}\n{', "line 2"),
    ],
)
def test_wrong_files_have_a_message_and_code_2(
    ug: Run, tmp_path: Path, command: str, content: bytes | str | None, words: str
) -> None:
    file = tmp_path / "file"
    if content == "directory":
        file.mkdir()
    elif isinstance(content, bytes):
        file.write_bytes(content)
    flags = {"choose": [file, "pass"], "resume": ["--resume", file]}.get(command, [file])
    ran = ug("terminal" if command == "resume" else command, *flags)
    assert ran.code == 2
    assert words in ran.err and str(file) in ran.err
    assert ran.err.count("\n") == 1
    assert ran.out == ""
    if isinstance(content, bytes):
        assert file.read_bytes() == content


@pytest.mark.parametrize("share", [0.2, 0.5, 0.9, 0.999])
def test_half_a_file_is_refused(ug: Run, file: Path, share: float) -> None:
    if file.suffix == ".json":
        text = file.read_text()
        file.write_text(text[: int(len(text) * share)])
        assert ug("show", file).code == 2


TABLE = ["pieces", "deck", "hands", "seen", "score", "turns", "over", "items", "winners"]


@pytest.mark.parametrize("key", [*TABLE, "boards", "stack", "chance", "cards", "log", "answers"])
@pytest.mark.parametrize("value", [None, "x", {}, -1, [None], [["x"]]])
def test_a_save_with_a_wrong_part_is_refused(
    ug: Run, tmp_path: Path, key: str, value: object
) -> None:
    doc = json.loads(Game.new(Setup(seats=["marquise", "eyrie"]), 3).to_json())
    part = doc["table"] if key in TABLE else doc
    if (key, value) in (("log", None), ("answers", None), ("turns", -1)):
        return  # a game without a record is sound, and a number is a number
    part[key] = value
    file = tmp_path / "game.json"
    file.write_text(json.dumps(doc))
    ran = ug("show", file)
    assert ran.code == 2
    assert str(file) in ran.err


def test_a_failed_write_leaves_the_old_file(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    write(file, "old")
    with pytest.raises(UnicodeEncodeError):
        write(file, "\ud800")
    assert file.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_write_keeps_rights_and_follows_links(tmp_path: Path) -> None:
    real, link = tmp_path / "real.json", tmp_path / "link.json"
    write(real, "one")
    os.chmod(real, 0o640)
    link.symlink_to(real)
    write(link, "two")
    assert link.is_symlink()
    assert real.read_text() == "two"
    assert real.stat().st_mode & 0o777 == 0o640


@pytest.mark.parametrize("command", ["new", "show", "choose", "replay", "simulate", "terminal"])
def test_every_command_has_help_and_refuses_unknown_flags(ug: Run, command: str) -> None:
    ran = ug(command, "--help")
    assert ran.code == 0
    assert "--help" in ran.out
    ran = ug(command, "--nonsense")
    assert ran.code == 2
    assert "--nonsense" in ran.err


def test_the_version_is_told(ug: Run) -> None:
    from undergrowth import __version__
    from undergrowth.engine.procedures import COMPILED

    core = "compiled" if COMPILED else "interpreted"
    assert ug("--version").out == f"undergrowth {__version__} ({core} core)\n"


def test_an_unknown_command_is_refused(ug: Run) -> None:
    ran = ug("sing")
    assert ran.code == 2
    assert "sing" in ran.err

"""`undergrowth companion --record` at the terminal."""

from __future__ import annotations

import io
import os
import random
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from kit.terminal import Run
from undergrowth import BadText
from undergrowth.cli.beside.kept import Kept
from undergrowth.cli.beside.plain import COMMANDS, deeds_in
from undergrowth.cli.beside.recording import record_in
from undergrowth.cli.beside.scribe import Scribe
from undergrowth.cli.terminal import Stopped, Terminal
from undergrowth.companion import Companion
from undergrowth.rootlog.recording import Record
from undergrowth.sim import read_results

HEAD = "Map: Fall\nDeck: E&P\nC: Ada\nE: Bob\n"
LAID = f"{HEAD}\nC:t_k->1/3w->1/w->2+3/b_s->1\nE:b+6w->4/#despot->$\n\nC:\n"
SEATS = "marquise,eyrie"
WALK = "keep in 1\nsawmill 1\nworkshop 5\nrecruiter 5\nany\n"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A record of a table that has been laid out."""
    path = tmp_path / "evening.rootlog"
    path.write_text(LAID, encoding="utf-8")
    return path


def play(ug: Run, file: Path, typed: str, *flags: str) -> str:
    ran = ug("companion", file, "--record", "--lang", "en", *flags, stdin=typed)
    assert ran.code == 0, ran.err
    return ran.out


def last(file: Path) -> str:
    return file.read_text(encoding="utf-8").rstrip("\n").split("\n")[-1]


# ---- how it begins


def test_a_setup_begins_a_record(ug: Run, tmp_path: Path) -> None:
    """The walk through the setup, then a turn; the file is a Rootlog."""
    file = tmp_path / "new.rootlog"
    shown = play(ug, file, WALK + "1>5\np +1\nend\nname marquise Ada\nq\n", "--seats", SEATS)
    assert "Place the keep in clearing 1" in shown and "Turn 1: Marquise de Cat" in shown
    text = file.read_text(encoding="utf-8")
    assert text.startswith("Map: Fall\nDeck: Standard\nC: Ada\nE: Eyrie Dynasties\n\nC:")
    assert text.endswith("\n\nC:w1->5/++\nE:\n") and "t_k->1" in text
    assert Record(text).doubts() == []


def test_a_walk_goes_on_from_its_file(ug: Run, tmp_path: Path) -> None:
    """Each answer is kept at once, until the file becomes a Rootlog."""
    file = tmp_path / "new.rootlog"
    play(ug, file, "keep in 3\nq\n", "--seats", SEATS)
    assert Companion.from_json(file.read_bytes()).entries
    shown = play(ug, file, "u\n" + WALK + "q\n")
    assert "Taken back." in shown and "t_k->1" in file.read_text(encoding="utf-8")


def test_people_may_tell_the_setup_themselves(ug: Run, tmp_path: Path) -> None:
    """In lines of Rootlog, or deed by deed."""
    file = tmp_path / "new.rootlog"
    typed = "lines\nt_k->1\n+1 3\n+1 sawmill\nend\nb+6w->4/#despot->$\nend\n1>5\nq\n"
    shown = play(ug, file, typed, "--seats", SEATS, "--deck", "exiles_and_partisans")
    assert "Setup: Marquise de Cat" in shown and "Turn 1: Marquise de Cat" in shown
    assert file.read_text(encoding="utf-8").endswith(
        "\n\nC:t_k->1/3w->1/b_s->1\nE:(b+6w)->4/#despot->$\n\nC:w1->5\n"
    )


def test_first_lines_alone_begin_a_record(ug: Run, file: Path) -> None:
    """Whole lines of Rootlog are lines of their own; comments and empty lines are passed over."""
    file.write_text(HEAD, encoding="utf-8")
    typed = (
        LAID.removeprefix(HEAD) + "// a note\nC:w1->5 // so it was\nE:\nE:2w4->5\nWinner: E\nq\n"
    )
    play(ug, file, typed)
    written = f"{LAID.removesuffix('C:' + chr(10))}C:w1->5\nE:2w4->5\n\nWinner: E\n"
    assert file.read_text(encoding="utf-8") == written.replace("E:b+6w->4", "E:(b+6w)->4")


def test_a_record_that_is_only_looked_at_stays_as_it_is(ug: Run, file: Path) -> None:
    """Byte by byte, with its line ends and comments."""
    written = ("\ufeff" + LAID.replace("\n", "\r\n") + "// a comment").encode()
    file.write_bytes(written)
    shown = play(ug, file, "m\nl\nl 1\nw\ns\nsay\n?\nq\n")
    assert file.read_bytes() == written
    assert "Nothing in this record is doubtful." in shown and "3w->1" in shown


# ---- what is typed


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("2w1->5", "2w1->5"),
        ("2w1->5/++;w1->3", "2w1->5/++/w1->3"),
        ("1>5", "w1->5"),
        ("1>5 2", "2w1->5"),
        ("4 > 5 eyrie 2 warriors", "2Ew4->5"),
        ("4>5 E 2", "2Ew4->5"),
        ("+5 sawmill", "b_s->5"),
        ("+5 marquise 2 saw", "2b_s->5"),
        ("-4 eyrie roost", "Eb4->"),
        ("b eyrie 4 2 1", "XE4(2,1)"),
        ("b E marquise 1 1-0 ambush fox foil bird", "EXC1F@B@(1,0)"),
        ("b eyrie 4", "XE4"),
        ("p +2", "++2"),
        ("p eyrie 3", "E++3"),
        ("p E -1", "E--"),
        ("h +2", "2#->C"),
        ("h eyrie 1", "2#E->"),
        ("x saboteurs", "B#saboC->"),
        ("x eyrie fox anvil", "F#E->/F#anvilE->"),
        ("g eyrie", "#C->E"),
        ("g eyrie anvil", "F#anvilC->E"),
        ("g eyrie marquise anvil", "F#anvilE->C"),
        ("c anvil", "Z%h"),
        ("i boot exhaust", "%f->e"),
        ("d", "++->C$"),
        ("d eyrie", "++->E$"),
    ],
)  # fmt: skip
def test_short_commands_are_actions_of_the_notation(typed: str, text: str) -> None:
    record = Record(LAID)
    for deed in deeds_in(record, typed):
        record = record.told(deed)
    assert record.text.split("\n")[-2] == f"C:{text}"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("nonsense", "expected a move such as 2w3->5"),
        ("+5 nobody 2 warriors", "“nobody” is nobody here"),
        ("+5 marquise roost", "has no piece"),
        ("p", "`p`: something is missing"),
        ("p many", "`p`: something is missing"),
        ("p 0", "This is how many there are already."),
        ("b 5", "`b`: something is missing"),
        ("b eyrie 5 9 9", "expected two dice"),
        ("c eyrie anvil", "is not on turn"),
        ("c nonsense", "None of the answers is meant"),
        ("say 1", "Expected a number"),
        ("drop 1", "Expected a number from 1 to 0"),
        ("drop 9 1", "Expected a number from 1 to 3"),
        ("at 9 w1->5", "Expected a number from 1 to 3"),
        ("at 1 end", "`at`: something is missing"),
        ("l 0", "Expected a number from 1 to 3"),
        ("won nobody", "“nobody” is nobody here"),
        ("Map: Lake", "A line begins with the letter of a player (C, E)"),
        ("rows", "`rows`: something is missing"),
        ("u", "there is nothing left to take back"),
    ],
)
def test_what_cannot_be_read_is_said(ug: Run, file: Path, typed: str, said: str) -> None:
    """And nothing is changed by it."""
    assert said in " ".join(play(ug, file, f"{typed}\nq\n").split())
    assert file.read_text(encoding="utf-8") == LAID


def test_of_several_deeds_those_stand_that_are_some(ug: Run, file: Path) -> None:
    shown = play(ug, file, "w1->5/nonsense/++2\nq\n")
    assert "not 'nonsense'" in shown and last(file) == "C:w1->5/++2"


def test_hidden_hands_are_told_afterwards(ug: Run, file: Path) -> None:
    play(ug, file, "end\nheld marquise anvil\nat 1 B#sabo->C\ndrop 1 1\nq\n")
    lines = file.read_text(encoding="utf-8").split("\n")
    assert lines[5] == "C:3w->1/w->2+3/b_s->1/F#anvil->C/B#sabo->C"


def test_boards_say_what_is_chosen(ug: Run, file: Path) -> None:
    shown = play(ug, file, "end\nsay\nsay 3\nq\n")
    assert "3  leader commander  #commander->$" in shown and last(file) == "E:#commander->$"


# ---- was this so?


def test_what_the_law_forbids_is_asked_about_once(ug: Run, file: Path) -> None:
    """4.2: it stands, it is marked with its section, and asked about anew if it is told anew."""
    shown = play(ug, file, "1>4\np +1\nu\nu\n1>4\nq\n")
    asked = [line for line in shown.splitlines() if "Was this so?" in line]
    assert len(asked) == 2 and all(line.endswith(" 4.2") for line in asked)
    assert last(file) == "C:w1->4"


def test_a_deed_taken_out_makes_later_ones_doubtful(ug: Run, file: Path) -> None:
    """1.5.4: warriors that have not come cannot go on."""
    shown = play(ug, file, "4w->5\n4w5->2\ndrop 1\nw\nq\n")
    before, after = shown.split("> drop 1")
    assert "Was this so?" not in before
    asked = [line for line in after.splitlines() if "Was this so? Line 3, C:4w5->2" in line]
    assert len(asked) == 2 and asked[0].endswith(" 1.5.4")


def test_the_table_is_shown_as_far_as_it_can_be(ug: Run, file: Path) -> None:
    """2.2.3: more buildings than slots lie on no table, and stand in the record."""
    shown = play(ug, file, "+1 sawmill\n+1 workshop\n+1 recruiter\nm\nq\n")
    assert "Not all of this table can be drawn" in shown and " 2.2.3" in shown
    assert last(file) == "C:b_s->1/b_w->1/b_r->1"


# ---- undo


def test_all_is_taken_back_line_by_line(ug: Run, file: Path) -> None:
    """Turns, names and winners too; in another sitting, deed by deed to the first turn."""
    typed = "w1->5/++2\nend\n4>5 2\nname eyrie Eva\nwon eyrie\ndrop 3 1\n"
    play(ug, file, typed + "u\n" * 6 + "q\n")
    assert file.read_text(encoding="utf-8") == LAID
    play(ug, file, typed + "q\n")
    shown = play(ug, file, "u\n" * 5 + "q\n")
    assert "there is nothing left" in shown and last(file) == "C:"


# ---- nothing is lost


class Watched(io.StringIO):
    """Somebody who types, and looks into the file before each line."""

    def __init__(self, typed: list[str], look: Callable[[int], None]) -> None:
        super().__init__("".join(f"{line}\n" for line in typed))
        self.look, self.lines = look, 0

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        self.look(self.lines)
        self.lines += 1
        return super().readline(-1 if size is None else size)


def scribe(file: Path, source: io.StringIO) -> Scribe:
    kept = Kept(file, 10_000)
    return Scribe(Terminal(80, io.StringIO(), source), record_in(file, kept.text), kept)


def test_each_deed_is_saved_before_the_next_is_asked_for(file: Path) -> None:
    typed = ["w1->5", "++2", "end", "2w4->5", "u", "won eyrie", "q"]
    ends = ["C:", "C:w1->5", "C:w1->5/++2", "E:", "E:2w4->5", "E:", "Winner: E"]
    found: list[str] = []
    assert scribe(file, Watched(typed, lambda _: found.append(last(file)))).run() == 0
    assert found == ends


def test_a_stop_loses_nothing(file: Path) -> None:
    """Ctrl-C at the next question; and while the file could not be written."""

    def stop(line: int) -> None:
        if line == 2:
            raise Stopped(130)

    with pytest.raises(Stopped):
        scribe(file, Watched(["w1->5", "++2"], stop)).run()
    assert last(file) == "C:w1->5/++2"


def process_of(file: Path) -> subprocess.Popen[str]:
    words = ["-m", "undergrowth", "companion", str(file), "--record", "--lang", "en"]
    return subprocess.Popen(
        [sys.executable, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )


@pytest.mark.long
@pytest.mark.parametrize("number", ["SIGKILL", "SIGTERM", "SIGINT"])
def test_a_process_that_is_ended_has_lost_nothing(file: Path, number: str) -> None:
    process = process_of(file)
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write("w1->5\n++2\n")
    process.stdin.flush()
    while "C 2" not in process.stdout.readline():
        pass
    process.send_signal(getattr(signal, number))
    _, err = process.communicate(timeout=120)
    assert err == "" and process.returncode != 0
    assert last(file) == "C:w1->5/++2"


@pytest.mark.long
def test_a_closed_pipe_loses_nothing(file: Path) -> None:
    """The line that comes while nobody reads is told, kept, and the last."""
    process = process_of(file)
    assert process.stdin is not None and process.stdout is not None and process.stderr is not None
    while "Turn 1" not in process.stdout.readline():
        pass
    process.stdout.close()
    process.stdin.write("++2\n++3\n")
    process.stdin.close()
    assert process.wait(120) != 0
    err = process.stderr.read()
    process.stderr.close()
    assert "Traceback" not in err
    assert last(file) == "C:++2"


def test_the_end_of_the_input_keeps_the_record(ug: Run, file: Path) -> None:
    ran = ug("companion", file, "--record", "--lang", "en", stdin="w1->5")
    assert ran.code == 1 and "The record is kept in" in ran.out and last(file) == "C:w1->5"


def test_a_file_that_somebody_else_changes_is_not_overwritten(file: Path, tmp_path: Path) -> None:
    """The record goes on, says so, and is saved elsewhere."""
    other = tmp_path / "other.rootlog"

    def change(line: int) -> None:
        if line == 1:
            file.write_text("mine", encoding="utf-8")

    typed = ["w1->5", "++2", "q", f"save {other}", "++3", "q"]
    writing = scribe(file, Watched(typed, change))
    assert writing.run() == 0
    assert file.read_text(encoding="utf-8") == "mine" and last(other) == "C:w1->5/++2/++3"
    shown = writing.terminal.console.file
    assert isinstance(shown, io.StringIO)
    assert shown.getvalue().count("Not saved: ") == 2


def test_what_could_not_be_saved_is_told_by_the_exit_code(file: Path) -> None:
    def change(line: int) -> None:
        if line == 0:
            file.write_text("mine", encoding="utf-8")

    assert scribe(file, Watched(["w1->5", "q", "q"], change)).run() == 1
    assert file.read_text(encoding="utf-8") == "mine"


# ---- files of something else


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"{}", "no companion's game"),
        (b'{"format": "undergrowth save"}', "no companion's game"),
        (b"Dear diary,\ntoday we played.\n", "is no game in Rootlog"),
        (b"Map: Fall\nDeck: E&P\nC: Ada\n", "is no game in Rootlog"),
        (HEAD.encode() + b"C:" + b"x/" * 1_100, "expected at most 1000 places"),
        (b"\xff\xfe\x00", "it is no text"),
        (b"a" * (2**22 + 1), "it is too large"),
    ],
    ids=range(7),
)  # fmt: skip
def test_a_file_of_something_else_is_left_alone(
    ug: Run, tmp_path: Path, content: bytes, said: str
) -> None:
    file = tmp_path / "other.rootlog"
    file.write_bytes(content)
    ran = ug("companion", file, "--record", "--lang", "en", stdin="w1->5\n")
    assert ran.code == 2 and said in ran.err and str(file) in ran.err, ran.err
    assert "Traceback" not in ran.err and file.read_bytes() == content


def test_a_game_with_opponents_is_left_alone(ug: Run, tmp_path: Path) -> None:
    """They have no letters; nor is a game of theirs overwritten."""
    file = tmp_path / "evening.json"
    ran = ug("companion", file, "--record", "--seats", "marquise,bot:electric_eyrie")
    assert ran.code == 2 and "electric_eyrie" in ran.err and not file.exists()
    ran = ug("companion", file, "--lang", "en", "--seats", SEATS, stdin=f"{WALK}end\nq\n")
    before = file.read_bytes()
    ran = ug("companion", file, "--record", "--lang", "en", stdin="q\n")
    assert ran.code == 2 and "holds a companion's game" in ran.err
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (("--seats", SEATS), "is there already"),
        (("--map", "lake"), "is there already"),
        (("--position", "x.toml"), "a record begins with its setup"),
    ],
)
def test_a_record_has_its_own_setup(ug: Run, file: Path, flags: list[str], said: str) -> None:
    ran = ug("companion", file, "--record", *flags)
    assert ran.code == 2 and said in ran.err
    assert file.read_text(encoding="utf-8") == LAID


def test_a_folder_is_no_record(ug: Run, tmp_path: Path) -> None:
    assert ug("companion", tmp_path, "--record").code == 2
    assert ug("companion", tmp_path / "none" / "x.rootlog", "--record").code == 2


# ---- the end


def test_a_game_that_is_over_gives_its_course_and_rows(ug: Run, file: Path, tmp_path: Path) -> None:
    """Points over time, their sources, and rows that `stats` reads; no file is overwritten."""
    rows = tmp_path / "rows.csv"
    typed = "+5 sawmill\np +2\nend\np +3\nend\np +28\nwon marquise\n"
    shown = play(ug, file, f"{typed}rows {rows}\nrows {rows}\nrows {file}\nq\n")
    assert "The game is over: Marquise de Cat." in shown and "placing" in shown.lower()
    assert "│ Marquise de Cat │ 2 │ 30 │" in shown
    _, found = read_results(rows)
    assert [(row.player, row.score, row.won, row.how, row.points) for row in found] == [
        ("Ada", 30, True, "points", "2 30"),
        ("Bob", 3, False, "points", "3 3"),
    ]
    assert "holds results already" in " ".join(shown.split())
    assert file.read_text(encoding="utf-8").endswith("\n\nWinner: C\n")


def test_it_speaks_german(ug: Run, file: Path) -> None:
    ran = ug("companion", file, "--record", "--lang", "de", stdin="1>4\n?\nwon marquise\nq\n")
    assert "War das so?" in ran.out and "Die Partie ist zu Ende" in ran.out
    assert "cli-record" not in ran.out


def test_a_command_that_is_none_is_bad_text() -> None:
    with pytest.raises(BadText):
        deeds_in(Record(LAID), "b nobody 5")


def test_any_line_is_taken_or_refused_in_words() -> None:
    """Whatever is typed: deeds that are told, or `BadText`."""
    dice, record = random.Random(5), Record(LAID)
    words = [
        *COMMANDS,
        "eyrie",
        "E",
        "5",
        "-1",
        "+2",
        "anvil",
        "fox",
        "warrior",
        "2w1->5",
        "ambush",
    ]
    words += [
        "foil",
        "/",
        "//",
        "C:",
        "Winner:",
        "5>6",
        "+5",
        "\u0663",
        "9" * 5_000,
        "x" * 500,
        "=",
    ]
    typed = [" ".join(dice.choices(words, k=dice.randint(1, 5))) for _ in range(1_500)]
    for line in [*typed, "at 1 " * 3_000, "/" * 3_000, "(" * 3_000]:
        try:
            for deed in deeds_in(record, line):
                record.told(deed)
        except BadText as error:
            assert str(error), line

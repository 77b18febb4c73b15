"""Whole games in the terminal: typed, piped, stopped and resumed."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from kit.terminal import Run, random_answers, session
from undergrowth.cli.files import open_game
from undergrowth.library import installed_maps
from undergrowth.session import Session
from undergrowth.table.saving.saves import digest

COMMAND = [sys.executable, "-c", "from undergrowth.cli.main import run; run()"]
STYLES = re.compile(r"\x1b\[[0-9;]*m")
FLAGS = ("--player", "random", "--seed", "5")


def saved(folder: Path) -> Session:
    (path,) = folder.glob("*.json")
    return Session.from_json(path.read_text())


@pytest.mark.parametrize(
    ("map", "me", "width"),
    [("autumn", "marquise", 80), ("winter", "vagabond", 120), ("autumn", "eyrie", 60)],
)
def test_a_whole_game_is_played_through_a_pipe(
    ug: Run, tmp_path: Path, data_folder: Path, map: str, me: str, width: int
) -> None:
    played = session(me, seed=2, map=map, player="greedy")
    typed = random_answers(played, 100_000)
    assert played.game.over
    file = tmp_path / "game.jsonl"
    flags = ("--map", map, "--me", me, "--seed", 2, "--width", width, "--replay", file)
    ran = ug("terminal", *flags, stdin="\n".join(typed) + "\n")
    assert ran.code == 0, ran.err
    assert ran.err == ""
    assert f"won by {played.game.victory}." in ran.out
    assert [line for line in ran.lines if len(line) > width] == []
    assert "\x1b" not in ran.out
    assert ran.out.count("> ") >= len(typed)
    assert digest(open_game(file).game) == digest(played.game)
    assert list(data_folder.glob("*")) == [], "a game that is over does not wait to be resumed"


@pytest.mark.parametrize("map", installed_maps())
def test_every_place_is_on_the_screen(ug: Run, map: str) -> None:
    ran = ug("terminal", "--map", map, *FLAGS)
    for place in range(1, 13):
        assert f"╭ {place} " in ran.out or f"≈{place}≈" in ran.out  # M.5.2 under water
    assert "F▲ fox  R● rabbit  M■ mouse" in ran.out


def test_it_begins_at_once_without_flags(ug: Run) -> None:
    ran = ug("terminal", stdin="1\n")
    assert ran.code == 0
    assert "Marquise de Cat (you)" in ran.out
    assert "Choose a corner for the keep" in ran.out
    assert "6.3.2" in ran.out


def test_the_end_of_input_saves_and_says_how_to_go_on(ug: Run, data_folder: Path) -> None:
    ran = ug("terminal", *FLAGS, stdin="1\n")
    assert ran.code == 0
    assert ran.lines[-1].startswith("Saved.") or "Saved." in ran.out
    assert "--resume" in ran.out
    assert len(saved(data_folder).game.answers or []) >= 2


def test_a_resumed_game_is_the_same_game(ug: Run, tmp_path: Path) -> None:
    played = session()
    typed = random_answers(played, 30)
    file = tmp_path / "game.json"
    ran = ug("terminal", *FLAGS, "--save", file, stdin="\n".join(typed[:17]) + "\nq\n")
    assert ran.code == 0
    ran = ug("terminal", "--resume", file, stdin="\n".join(typed[17:]) + "\n")
    assert ran.code == 0
    assert digest(open_game(file).game) == digest(played.game)


def test_undo_after_a_resume_takes_back_what_was_answered_before_it(
    ug: Run, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    ug("terminal", *FLAGS, "--save", file, stdin="1\n1\nq\n")
    before = open_game(file)
    assert before.session is not None and before.session.undoable == 2
    ug("terminal", "--resume", file, stdin="u\nu\nu\nq\n")
    after = open_game(file)
    assert len(after.game.answers or []) == len(before.game.answers or []) - 2


def test_undo_says_when_there_is_nothing_to_take_back(ug: Run) -> None:
    ran = ug("terminal", *FLAGS, stdin="u\n1\nu\n2\n")
    assert "Nothing to take back" in ran.out
    assert "Taken back." in ran.out
    assert ran.out.index("Nothing to take back") < ran.out.index("Taken back.")


def test_what_may_be_typed(ug: Run) -> None:
    typed = ["keep in 4", "h", "m", "k", "c", "b", "b e", "b vagabond", "b moles", "d", "l", "l 3"]
    ran = ug("terminal", *FLAGS, stdin="\n".join(["1", *typed[1:], ""]))
    assert ran.code == 0
    for words in (
        "back to the last moment",
        "Decree" if "Decree" in ran.out else "Leader",
        "'moles' is not a faction",
        "Discarded",
        "three warriors",
    ):
        assert words in ran.out
    assert ug("terminal", *FLAGS, stdin="keep in 4\n").out.count("places a keep in clearing 4") == 1


def test_a_refusal_is_explained_with_its_section(ug: Run) -> None:
    ran = ug("terminal", *FLAGS, stdin="? keep in 12\nkeep in 12\n? 1\n?\n? nonsense\n99\n")
    assert "The keep starts in a corner clearing (law 6.3.2)" in ran.out
    assert "Keep in 12 is not offered" in ran.out
    assert "Option 1: Place the keep in clearing 1 (law 6.3.2)" in ran.out
    assert "In words: keep in 1, keep in 2" in ran.out
    assert "'nonsense' is not an action" in ran.out
    assert "There are options 1 to 4, not 99" in ran.out


def test_steps_with_one_answer_are_taken_and_told(ug: Run) -> None:
    played = session(seed=6)
    typed = random_answers(played, 60)
    ran = ug("terminal", "--player", "random", "--seed", "6", stdin="\n".join(typed) + "\n")
    assert "Only one answer: " in ran.out


def test_two_people_share_the_screen(ug: Run) -> None:
    flags = ("--seats", "marquise,eyrie", "--me", "marquise", "--me", "eyrie", "--seed", "1")
    ran = ug("terminal", *flags, stdin="1\n1\n1\n1\n1\n1\n")
    assert "Now Eyrie Dynasties plays." in ran.out
    assert "Eyrie Dynasties (you)" in ran.out


def test_nobody_plays_and_everybody_watches(ug: Run) -> None:
    ran = ug("terminal", "--seed", "2", "--me", "none")
    assert ran.code == 0
    assert " won by " in ran.out
    assert "Your hand" not in ran.out


def test_another_game_does_not_overwrite_the_first(ug: Run, data_folder: Path) -> None:
    ug("terminal", *FLAGS, stdin="1\n")
    ug("terminal", *FLAGS, stdin="1\n1\n")
    assert sorted(path.name for path in data_folder.iterdir()) == [
        "unfinished-2.json",
        "unfinished.json",
    ]


def test_a_game_that_cannot_be_saved_goes_on(ug: Run, data_folder: Path) -> None:
    data_folder.parent.parent.mkdir(exist_ok=True)
    data_folder.parent.write_text("a file where the folder should be")
    ran = ug("terminal", *FLAGS, stdin="1\nq\ns\n1\n")
    assert ran.out.count("The game could not be saved: ") == 3
    assert ran.out.count("Place a starting building") > 1, "q does not leave without a save"
    assert ran.code == 2
    assert ran.err.startswith("Error: ")


def test_plain_terminals_get_plain_letters(ug: Run) -> None:
    played = session()
    typed = random_answers(played, 25)
    ran = ug("terminal", *FLAGS, stdin="\n".join([*typed, "h", "b", "k"]), encoding="ascii")
    assert ran.code == 0
    assert ran.out.isascii()
    assert "+ 1 F^ " in ran.out


@pytest.mark.parametrize(
    ("flags", "words"),
    [
        (["--map", "moon"], "'moon' is not a map"),
        (["--deck", "marked"], "'marked' is not a deck"),
        (["--seats", "marquise,dragons"], "'dragons' is not a faction"),
        (["--seats", "marquise"], "1 seats"),
        (["--me", "dragons"], "--me: 'dragons' is not a faction"),
        (["--seats", "marquise,eyrie", "--me", "vagabond"], "has no seat"),
        (["--player", "oracle"], "not a player"),
        (["--reach", "endless"], "reach"),
        (["--seed", "seven"], "--seed"),
        (["--width", "20"], "--width"),
        (["--fast"], "--fast"),
        (["--resume", "nowhere.json"], "nowhere.json: No such file"),
        (["--save", "no/where.json"], "no: no such directory"),
        (["--replay", "/"], "/: is a directory"),
        (["--resume", "nowhere.json", "--map", "autumn"], "leave --map out"),
    ],
)
def test_wrong_flags_have_a_message_and_code_2(ug: Run, flags: list[str], words: str) -> None:
    ran = ug("terminal", *flags, stdin="1\n")
    assert ran.code == 2
    assert words in ran.err
    assert "Traceback" not in ran.err
    assert ran.out == ""


# ---- other processes: signals and real terminals


def environment(data: Path, **more: str) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if key != "NO_COLOR"}
    return {**kept, "XDG_DATA_HOME": str(data.parent), "TERM": "xterm", "LANG": "C.UTF-8", **more}


@pytest.mark.long
@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 143), (signal.SIGINT, 130)])
def test_a_game_that_is_stopped_is_saved(data_folder: Path, number: int, code: int) -> None:
    process = subprocess.Popen(
        [*COMMAND, "terminal", *FLAGS],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(data_folder),
        text=True,
    )
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write("1\n")
    process.stdin.flush()
    while "Place a starting building" not in process.stdout.readline():
        pass
    process.send_signal(number)
    out, err = process.communicate(timeout=120)
    assert process.returncode == code
    assert err == ""
    assert "Saved." in out
    assert saved(data_folder).game.decision is not None


class Screen:
    """A command in a terminal of its own."""

    def __init__(self, words: list[str], env: dict[str, str]) -> None:
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            os.execve(COMMAND[0], [*COMMAND, *words], env)
        self.text = ""
        self.read = 0
        self.closed = False

    def until(self, words: str) -> str:
        """Return what has appeared since the last time, up to and with some words."""
        while words not in self.text[self.read :]:
            assert self.listen(120), f"{words!r} did not appear in {self.text[self.read :]!r}"
        start, self.read = self.read, self.text.index(words, self.read) + len(words)
        return self.text[start : self.read]

    def listen(self, seconds: float) -> bool:
        """Whether something more has appeared; the end of the command is the end of waiting."""
        if not select.select([self.fd], [], [], seconds)[0]:
            return False
        try:
            more = os.read(self.fd, 65536)
        except OSError:  # the other side has closed the terminal
            self.closed = True
            return False
        self.text += more.decode(errors="replace")
        return bool(more)

    def type(self, words: str) -> None:
        """Type a line; it waits in the terminal until somebody reads it."""
        os.write(self.fd, words.encode())

    def press(self, key: str) -> None:
        """Press a key until the command ends: one that comes before a reader waits is lost.

        A second one while it ends would break it off, so there is long enough between them.
        """
        for _ in range(12):
            os.write(self.fd, key.encode())
            patience = 4
            while self.listen(patience):
                patience = 12
            if self.closed:
                return
        raise AssertionError(f"{key!r} did not end it: {self.text[self.read :]!r}")

    def ends(self) -> int:
        _, status = os.waitpid(self.pid, 0)
        os.close(self.fd)
        return os.waitstatus_to_exitcode(status)


@pytest.mark.long
def test_a_person_picks_plays_leaves_and_comes_back(data_folder: Path) -> None:
    env = environment(data_folder, COLUMNS="80", LINES="40")
    screen = Screen(["terminal"], env)
    screen.until("Enter begins.")
    screen.type("vagabond winter dragons\r")
    screen.until("no faction")
    screen.type("vagabond winter random\r")
    shown = screen.until("Your hand")
    assert "\x1b[" in shown, "a terminal has colours"
    assert "Winter map" in STYLES.sub("", shown)
    screen.until("> ")
    screen.press("\x03")
    assert "Saved." in screen.text
    assert screen.ends() == 130
    screen = Screen(["terminal"], {**env, "NO_COLOR": "1"})
    screen.until("There is an unfinished game")
    screen.type("\r")
    shown = screen.until("Your hand")
    assert "Vagabond (you)" in STYLES.sub("", shown)
    assert not re.search(r"\x1b\[[0-9;]*38;", shown), "NO_COLOR is respected"
    screen.until("> ")
    screen.press("\x04")
    assert "Saved." in screen.text
    assert screen.ends() == 0


@pytest.mark.long
def test_ctrl_c_before_the_game_begins_is_quiet(data_folder: Path) -> None:
    screen = Screen(["terminal"], environment(data_folder))
    screen.until("Enter begins.")
    screen.until("> ")
    screen.press("\x03")
    assert screen.ends() == 130
    assert "Traceback" not in screen.text
    assert not data_folder.exists() or json.dumps([p.name for p in data_folder.iterdir()]) == "[]"


def test_leaders_and_characters_are_explained_where_they_are_chosen(ug: Run) -> None:
    """7.3.3, 9.3.1 Beside each option stands what it is, in one line and in full."""
    flags = ("--seats", "eyrie,vagabond", "--me", "eyrie", "--me", "vagabond", "--width", 100)
    ran = ug("terminal", *flags, stdin="1\n1\nh ronin\nh 6.5.4\nh dragons\n")
    assert "Hits harder when attacking" in ran.out
    assert "In every battle you begin, you deal 1 hit more." in ran.out
    assert "Adds a hit after the roll" in ran.out
    assert "Swift Strike" in ran.out, "h ronin tells of the action, too"
    assert "V.9.2" in ran.out
    assert "Placing and scoring" in ran.out, "h 6.5.4 names what is part of it"
    assert "Nothing is told of dragons" in ran.out


def test_a_command_tells_of_things(ug: Run) -> None:
    ran = ug("about", "cats", "--lang", "de")
    assert ran.code == 0 and "So gibt es Punkte" in ran.out
    assert "Begins" not in ran.out and "6.2.2" in ran.out
    assert ug("about", "dragons").code == 2


def test_a_replay_that_is_resumed_stays_a_replay(
    ug: Run, tmp_path: Path, data_folder: Path
) -> None:
    """The game that is played on is a session, kept in a file of its own."""
    for name in ("game.jsonl", "game.json"):
        file = tmp_path / name
        assert ug("new", file, "--seats", "marquise,eyrie", "--seed", 3).code == 0
        before = file.read_bytes()
        ran = ug("terminal", "--resume", file, stdin="1\nq\n")
        assert ran.code == 0
        assert file.read_bytes() == before
        kept = max(data_folder.iterdir(), key=lambda path: path.stat().st_mtime_ns)
        said = f"{file} stays as it is"
        assert "".join(said.split()) in "".join(ran.out.split())  # wherever its lines end
        again = ug("terminal", "--resume", kept, stdin="1\nq\n")
        assert again.code == 0
        assert "stays as it is" not in again.out
    assert len(list(data_folder.iterdir())) == 2


@pytest.mark.parametrize(
    ("flag", "name", "words"),
    [
        ("--save", "game.jsonl", "holds an undergrowth replay"),
        ("--save", "game.json", "holds an undergrowth save"),
        ("--replay", "game.json", "holds an undergrowth save"),
        ("--save", "notes.txt", "holds no game"),
        ("--replay", "notes.txt", "holds no game"),
    ],
)
def test_no_file_is_overwritten_with_another_format(
    ug: Run, tmp_path: Path, flag: str, name: str, words: str
) -> None:
    file = tmp_path / name
    if file.suffix == ".txt":
        file.write_text("Buy milk.\n")
    else:
        ug("new", file, "--seats", "marquise,eyrie")
    before = file.read_bytes()
    ran = ug("terminal", *FLAGS, flag, file, stdin="1\nq\n")
    assert ran.code == 2
    assert words in ran.err and "name another file" in ran.err
    assert file.read_bytes() == before


def test_a_game_and_its_replay_are_two_files(ug: Run, tmp_path: Path) -> None:
    file = tmp_path / "game"
    ran = ug("terminal", *FLAGS, "--save", file, "--replay", file, stdin="1\n")
    assert ran.code == 2
    assert "a file each" in ran.err


@pytest.mark.long
def test_the_first_prompt_helps_and_quits(data_folder: Path) -> None:
    screen = Screen(["terminal"], environment(data_folder, COLUMNS="80", LINES="40"))
    screen.until("Enter begins.")
    screen.type("help\r")
    screen.until("Type some of these")
    screen.type("h winter\r")
    screen.until("Winter")
    screen.type("h nonsense\r")
    screen.until("Nothing is told")
    screen.type("quit\r")
    assert screen.ends() == 0
    assert not data_folder.exists()


@pytest.mark.long
def test_who_is_offered_an_unfinished_game_may_quit_too(ug: Run, data_folder: Path) -> None:
    ug("terminal", *FLAGS, stdin="1\n")
    file = data_folder / "unfinished.json"
    kept = file.read_bytes()
    screen = Screen(["terminal"], environment(data_folder, COLUMNS="80", LINES="40"))
    screen.until("Play on?")
    screen.type("quit\r")
    assert screen.ends() == 0
    assert file.read_bytes() == kept

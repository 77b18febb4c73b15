"""Games in files: saves, sessions and replays, distinguished by their content."""

from __future__ import annotations

import errno
import re
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from undergrowth.engine.documents import DAMAGE, error_text, read_file, read_json
from undergrowth.engine.errors import BadSave, BadText, UndergrowthError
from undergrowth.folders import data_folder, data_folders, made_data_folder
from undergrowth.session import FORMAT as SESSION
from undergrowth.session import Session
from undergrowth.table.game import Game
from undergrowth.table.saving import replay
from undergrowth.table.saving import saves as codec
from undergrowth.table.saving.replay import FORMAT as REPLAY
from undergrowth.table.saving.replay import Replay, replay_of
from undergrowth.writing import replacing

_HEAD: Final = 2000
"""The bytes at the beginning of a file that contain its mark."""


@dataclass
class Opened:
    """A game from a file, with the file's format."""

    game: Game
    format: str
    session: Session | None = None
    players: list[str] = field(default_factory=list)
    """The players named in a replay."""

    def answer(self, text: str) -> None:
        """Answer the open question; in a session, the computer players go on from there.

        Raises `BadText` or `IllegalAction`, and `BadSave` if the file was edited so that the game
        cannot go on.
        """
        try:
            self._answer(text)
        except UndergrowthError:
            raise
        except DAMAGE as error:
            raise BadSave(f"the game cannot go on like that: {error_text(error)}") from error

    def _answer(self, text: str) -> None:
        if self.session is None:
            self.game.choose(text)
            return
        self.session.answer(text)
        self.session.advance()
        self.game = self.session.game

    @property
    def replay(self) -> Replay:
        """The record of answers so far, with the players.  Raises `BadSave` without a record."""
        if self.session is not None:
            return self.session.replay
        found = replay_of(self.game)
        found.players = self.players[:]
        return found

    def text(self) -> str:
        """Return the game in the file's format, with the answers given since."""
        if self.session is not None:
            return self.session.to_json() + "\n"
        if self.format == REPLAY:
            return replay.to_lines(self.replay)
        return self.game.to_json() + "\n"


def open_game(path: Path) -> Opened:
    """Return the game in a file, at its last question.

    Raises `BadSave` naming the file and the problem, or `OSError`.
    """
    text, kind = _read(path)
    try:
        return _opened(text, kind)
    except UndergrowthError as error:
        raise BadSave(f"{path}: {error}") from None
    except DAMAGE as error:
        raise BadSave(f"{path}: the file is damaged: {error_text(error)}") from error


def open_replay(path: Path) -> Replay:
    """Return the record of a game from a file of any format.  Raises `BadSave` or `OSError`."""
    text, kind = _read(path)
    if kind == REPLAY:
        try:
            return replay.from_lines(text)
        except UndergrowthError as error:
            raise BadSave(f"{path}: {error}") from None
    opened = open_game(path)
    try:
        return opened.replay
    except BadSave as error:
        raise BadSave(f"{path}: {error}") from None


def _opened(text: str, kind: str) -> Opened:
    if kind == REPLAY:
        recorded = replay.from_lines(text)
        return Opened(recorded.play(), kind, players=recorded.players)
    if kind == SESSION:
        session = Session.from_json(text)
        return Opened(session.game, kind, session)
    return Opened(codec.from_json(text), kind)


def _read(path: Path) -> tuple[str, str]:
    """Return a file's text, and the format it states."""
    if path.is_dir():
        raise BadSave(f"{path} is a directory: expected the file of a game")
    try:
        text = read_file(path)
    except BadText as error:
        raise BadSave(f"{path}: {error}: expected a save, a session or a replay") from None
    return text, _format(path, text)


def _format(path: Path, text: str) -> str:
    if not text.strip():
        raise BadSave(f"{path} is empty: expected a save, a session or a replay")
    head: Any = None
    for part in (text, text.lstrip().split("\n", 1)[0]):
        try:
            head = read_json(part)
            break
        except BadText:
            continue
    found = head.get("format") if isinstance(head, dict) else None
    if found not in (codec.FORMAT, SESSION, REPLAY):
        known = f"{codec.FORMAT!r}, {SESSION!r} or {REPLAY!r}"
        raise BadSave(f"{path} is not the file of a game: expected JSON with the format {known}")
    return str(found)


def is_game(path: Path) -> bool:
    """Whether a file claims to hold a game, whatever else may be wrong with it."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        head = file.read(_HEAD).decode("utf-8", "replace")
    found = re.search(r'"format":\s*"([^"]*)"', head)
    return found is not None and found[1] in (codec.FORMAT, SESSION, REPLAY)


def format_of(path: Path) -> str:
    """Return the format that a file states.  Raises `BadSave` or `OSError`."""
    return _read(path)[1]


# ---- writing


def check_holds(path: Path, kind: str) -> None:
    """Raise `BadSave` if writing would overwrite anything other than this format.

    Raises `OSError` if the file cannot be written.
    """
    check_target(path)
    if not path.is_file() or path.stat().st_size == 0:
        return
    try:
        found = format_of(path)
    except BadSave:
        found = "no game"
    if found != kind:
        raise BadSave(
            f"{path} holds {_an(found)}, which {_an(kind)} would overwrite: name another file"
        )


def _an(name: str) -> str:
    return name if name == "no game" else f"an {name}"


def write(path: Path, text: str) -> None:
    """Write a file atomically: readers find the old text or the new, never a part.

    Raises `OSError`; the old file is still there then.
    """
    check_target(path)
    with replacing(path) as part:
        part.write_text(text, encoding="utf-8", newline="\n")


def write_new(path: Path, text: str) -> None:
    """Write a new file; an existing one with the same text stays.

    Raises `BadSave` if the file holds anything else, and `OSError`.
    """
    check_new(path, text)
    write(path, text)


def check_new(path: Path, text: str | None = None) -> None:
    """Raise `BadSave` if a file holds anything other than this text."""
    check_target(path)
    if not path.exists() or path.stat().st_size == 0:
        return
    try:
        same = text is not None and path.read_bytes() == text.encode("utf-8")
    except OSError:
        same = False
    if not same:
        raise BadSave(f"{path} is there already and holds something else: name another file")


def check_marked(path: Path, mark: str) -> None:
    """Raise `BadSave` if a file holds anything without our mark.

    Charts and pages have a mark, so that they may be replaced.  Raises `OSError` if the file cannot
    be written.
    """
    check_target(path)
    if not path.exists() or path.stat().st_size == 0:
        return
    with path.open("rb") as file:
        head = file.read(_HEAD)
    if mark.encode("utf-8") not in head:
        raise BadSave(f"{path} was not written by this program: name another file")


def check_target(path: Path) -> None:
    """Raise `OSError` if the path is a directory, or its directory does not exist."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, "is a directory", str(path))
    if not path.resolve().parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, "no such directory", str(path.parent))


def unfinished() -> list[Path]:
    """Return the files of unfinished games, latest first; those of earlier releases too."""
    found = [path for folder in data_folders() for path in folder.glob("unfinished*.json")]
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)


def free_file() -> Path:
    """Return an unused file name for an unfinished game; makes the folder if possible."""
    folder = data_folder()
    with suppress(OSError):  # saving will report the error
        made_data_folder()
    number = 1
    while (path := folder / f"unfinished{'' if number == 1 else f'-{number}'}.json").exists():
        number += 1
    return path


def free_name(path: Path) -> Path:
    """Return this name, with a number added if a file has it already."""
    number, found = 1, path
    while found.exists():
        number += 1
        found = path.with_stem(f"{path.stem}-{number}")
    return found

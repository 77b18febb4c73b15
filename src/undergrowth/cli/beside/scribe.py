"""The conversation in which a game of people is recorded, deed by deed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.text import Text

from undergrowth.cli.beside.course import points_table, sources_table
from undergrowth.cli.beside.kept import Kept
from undergrowth.cli.beside.names import seat_first
from undergrowth.cli.beside.plain import COMMANDS, deeds_in, numbered
from undergrowth.cli.beside.talk import HELP, QUIT
from undergrowth.cli.drawing import screen
from undergrowth.cli.drawing.lines import with_law, word
from undergrowth.cli.drawing.marks import faction_title, marks_of
from undergrowth.cli.environment import problem
from undergrowth.cli.terminal import Stopped, Terminal
from undergrowth.engine.errors import BadSave, BadText, UndergrowthError
from undergrowth.engine.frames import NOBODY
from undergrowth.engine.messages import Arg, phrase, title
from undergrowth.rootlog.recording import Doubt, Record
from undergrowth.rootlog.recording.laying import document_at, standing_at, table_of
from undergrowth.rootlog.recording.saying import sayings
from undergrowth.table.described.reader import is_count

_NOT_KEPT: Final = 1
"""The exit code where the end of the record could not be written."""


class Scribe:
    """A record at the terminal: what people type, what is written, and what cannot have been."""

    def __init__(self, terminal: Terminal, record: Record, kept: Kept) -> None:
        self.terminal = terminal
        self.record = record
        self.kept = kept
        self.history: list[Record] = []
        """The record before each change of this sitting."""
        self.unkept = False
        """Whether the file does not hold the last change."""
        self.doubts = record.doubts(len(_actions(record)))
        """What was asked about already."""
        self.commands: Final[dict[str, Callable[[list[str]], None]]] = {
            "u": self._undo,
            "m": self._table,
            "l": self._list,
            "w": self._all_doubts,
            "s": self._course,
            "say": self._say,
            "rows": self._rows,
            "save": self._save,
            **dict.fromkeys(HELP, self._help),
        }

    def run(self) -> int:
        """Listen until the person leaves; return the exit code."""
        self.terminal.say(phrase("cli-record_welcome"))
        self._where()
        warned = False
        try:
            while True:
                line = self._heard()
                if line is not None and line not in QUIT:
                    self._obey(line)
                    continue
                self._keep()
                if self.unkept and line is not None and not warned:
                    warned = True
                    continue
                return self._leave(line is not None)
        except Stopped:
            self._keep()
            raise

    def _heard(self) -> str | None:
        """Return the next line; one that comes while the output is closed is the last."""
        try:
            return self.terminal.ask("> ")
        except SystemExit:  # a broken pipe, after which the terminal prints nothing
            self._obey(self.terminal.heard)
            raise

    def _leave(self, asked: bool) -> int:
        if self.unkept:
            return _NOT_KEPT
        self.terminal.say(phrase("cli-record_kept", {"file": f"text:{self.kept.path}"}))
        return 0 if asked else 1

    # ---- listening

    def _obey(self, line: str) -> None:
        """Carry out a line; what is wrong with it is said, and nothing else changes."""
        name, *words = line.split() or [""]
        command = self.commands.get(name)
        try:
            if command is not None:
                command(words)
            else:
                self._tell(line)
        except UndergrowthError as error:
            self.terminal.say(str(error), "red")
        except OSError as error:
            self.terminal.say(problem(error), "red")

    def _tell(self, line: str) -> None:
        """Write the deeds of a line; those that are no deeds are named, the others stand."""
        after, wrong = self.record, []
        for deed in deeds_in(self.record, line):
            try:
                after = after.told(deed)
            except BadText as error:
                text = str(deed.get("text", ""))
                wrong.append(str(error) if text in str(error) else f"{text}: {error}")
        self._become(after)
        for each in wrong:
            self.terminal.say(each, "red")

    def _become(self, after: Record) -> None:
        """Go on with a record: it is kept before anything is said about it."""
        before = self.record
        if after.text == before.text:
            return
        if after.reading.wrong is not None:
            raise BadText(str(after.reading.wrong))
        self.history.append(before)
        self.record, self.unkept = after, True
        self._keep()
        self._written(before)
        self._ask_about(before)
        if after.winners and after.winners != before.winners:
            names = ", ".join(faction_title(each) for each in after.winners)
            self.terminal.say(phrase("cli-record_won", {"winners": f"text:{names}"}), "bold")
            self._course([])
        self._where()

    def _undo(self, _words: list[str]) -> None:
        """Take back the last line typed here, and those of earlier sittings action by action."""
        after = self.history.pop() if self.history else self.record.told({"do": "undo"})
        before, self.record, self.unkept = self.record, after, True
        self._keep()
        self.terminal.say(phrase("cli-beside_undone"), "dim")
        self._ask_about(before)
        self._where()

    def _keep(self) -> None:
        """Save the record if it has changed; say so if that cannot be done."""
        if not self.unkept:
            return
        try:
            self.kept.keep(self.record.text)
        except (BadSave, OSError) as error:
            reason = problem(error) if isinstance(error, OSError) else str(error)
            self.terminal.say(phrase("cli-record_not_kept", {"reason": f"text:{reason}"}), "red")
        else:
            self.unkept = False

    # ---- showing

    def _where(self) -> None:
        """Print whose line it is, and the points of everybody."""
        record = self.record
        turn = len(record.turns) - record.setups
        told = standing_at(record.reading)[2]
        points = "  ".join(f"{letter} {told.score[letter]}" for letter in record.names.world.seats)
        args: dict[str, Arg] = {
            "turn": turn,
            "seat": f"text:{self._seat(len(record.turns) - 1)}",
            "points": f"text:{points}",
        }
        self.terminal.say(phrase("cli-record_turn" if turn > 0 else "cli-record_setup", args))

    def _seat(self, turn: int) -> str:
        """Return the faction of a line, with the name of its player."""
        faction = self.record.names.faction(self.record.turns[turn].letter)
        name, player = faction_title(faction), self.record.players[faction]
        return name if player in ("", name) else f"{name} ({player})"

    def _written(self, before: Record) -> None:
        """Print the actions that have been added."""
        old = Counter(_actions(before))
        for turn, text in _actions(self.record):
            old[turn, text] -= 1
            if old[turn, text] < 0:
                self.terminal.say(f"  {self.record.turns[turn].letter}:{text}")

    def _ask_about(self, before: Record) -> None:
        """Print what cannot have been so since a record was another, if it was not asked before."""
        now = _actions(self.record)
        since = _alike(_actions(before), now)
        found = [each for each in self.record.doubts(since) if _number(now, each) >= since]
        old = Counter(_key(_actions(before), each) for each in self.doubts)
        for doubt in found:
            old[_key(now, doubt)] -= 1
            if old[_key(now, doubt)] < 0:
                self._doubt(doubt)
        earlier = _actions(before)
        self.doubts = [each for each in self.doubts if _number(earlier, each) < since] + found

    def _doubt(self, doubt: Doubt) -> None:
        _, text = self.record.parts(doubt.turn)[doubt.index]
        args: dict[str, Arg] = {
            "line": doubt.turn + 1,
            "deed": f"text:{self.record.turns[doubt.turn].letter}:{text}",
            "reason": f"text:{doubt.reason}",
        }
        words = word(str(phrase("cli-record_doubt", args)), "yellow")
        self.terminal.show(with_law(words, doubt.law, self.terminal.width, indent=2))

    def _all_doubts(self, _words: list[str]) -> None:
        found = self.record.doubts(0, len(_actions(self.record)) + len(self.record.turns))
        self.terminal.say(phrase("cli-record_doubts", {"count": len(found)}))
        for doubt in found:
            self._doubt(doubt)

    def _table(self, _words: list[str]) -> None:
        g, left_out = table_of(document_at(self.record.reading))
        marks = marks_of(g.setup, self.terminal.plain)
        self.terminal.show(screen.table(g, NOBODY, self.terminal.width, marks, keyed=True))
        if left_out:
            self.terminal.say(phrase("cli-record_left_out"), "yellow")
        for reason in left_out:
            self.terminal.say(f"  {reason}", "dim")

    def _list(self, words: list[str]) -> None:
        """Print the actions of a line by number, of the last line if none is named."""
        last = len(self.record.turns)
        number = numbered(words[0], last) + 1 if words else last
        args: dict[str, Arg] = {"line": number, "seat": f"text:{self._seat(number - 1)}"}
        self.terminal.say(phrase("cli-record_line", args))
        for at, (_, text) in enumerate(self.record.parts(number - 1), start=1):
            self.terminal.say(f"{at:>4}  {text}")

    def _say(self, words: list[str]) -> None:
        """List what a board may say; a number at the end chooses from the list."""
        if words and is_count(words[-1]):
            self._tell(f"say {' '.join(words)}")
            return
        seat, _ = seat_first(self.record, words)
        choices = sayings(self.record, seat)
        self.terminal.say(faction_title(seat) if choices else phrase("cli-record_says_nothing"))
        for number, each in enumerate(choices, start=1):
            what = " ".join(filter(None, [title(each.entry, "entry"), each.key, each.value]))
            row = Text(f"{number:>4}  {what}")
            row.append(f"  {each.text}", "dim")
            self.terminal.say(row)

    def _course(self, _words: list[str]) -> None:
        """Print the points after each round, and what they came from."""
        self.terminal.console.print(points_table(self.record))
        self.terminal.console.print(sources_table(self.record))

    def _help(self, _words: list[str]) -> None:
        own = [name for name in self.commands if name not in HELP and name != "say"]
        for name in ("rootlog", "line", "pieces", "move", *COMMANDS, *own, "q"):
            self.terminal.say(phrase(f"cli-record_help_{name}"))

    # ---- files

    def _rows(self, words: list[str]) -> None:
        """Write a row for each seat to a new file of results."""
        from undergrowth.cli.beside.rows import write_rows  # `sim` takes long to import

        path = Path(_file_in("rows", words))
        write_rows(self.record, path, self.kept.path.name)
        self.terminal.say(phrase("cli-record_written", {"file": f"text:{path}"}))

    def _save(self, words: list[str]) -> None:
        """Write the record to a new file, and go on there."""
        path = Path(_file_in("save", words))
        self.kept.move_to(path, self.record.text)
        self.unkept = False
        self.terminal.say(phrase("cli-record_kept", {"file": f"text:{path}"}))


def _file_in(name: str, words: list[str]) -> str:
    if not words:
        raise BadText(str(phrase("cli-record_missing", {"name": f"text:{name}"})))
    return " ".join(words)


# ---- actions counted through a log


def _actions(record: Record) -> list[tuple[int, str]]:
    """Return the actions of a record, each with its line."""
    lines = range(len(record.turns))
    return [(turn, text) for turn in lines for _, text in record.parts(turn)]


def _alike(old: list[tuple[int, str]], new: list[tuple[int, str]]) -> int:
    """Return how many actions two records have in common at their beginning."""
    pairs = enumerate(zip(old, new, strict=False))
    return next((at for at, (one, other) in pairs if one != other), min(len(old), len(new)))


def _number(actions: list[tuple[int, str]], doubt: Doubt) -> int:
    """Return the number of a doubtful action, counted through the log."""
    return next((at for at, (turn, _) in enumerate(actions) if turn == doubt.turn), 0) + doubt.index


def _key(actions: list[tuple[int, str]], doubt: Doubt) -> tuple[int, str, str]:
    """Return what a doubt is about, whatever has come before it in its line."""
    return doubt.turn, actions[_number(actions, doubt)][1], doubt.reason

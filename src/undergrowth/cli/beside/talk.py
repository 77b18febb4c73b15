"""The conversation beside a real table."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.text import Text

from undergrowth.cli import files
from undergrowth.cli.beside.commands import COMMANDS, carry_out
from undergrowth.cli.beside.meaning import the_one
from undergrowth.cli.drawing import screen
from undergrowth.cli.drawing.lines import hanging, with_law, word
from undergrowth.cli.drawing.marks import faction_title, marks_of
from undergrowth.cli.terminal import Terminal
from undergrowth.companion import Companion, Question
from undergrowth.companion.moments import ANY, CARD, COURSE, DECK, TURN
from undergrowth.engine.errors import BadText, UndergrowthError
from undergrowth.engine.frames import CHANCE, NOBODY
from undergrowth.engine.messages import Arg, phrase, title
from undergrowth.table.names import FACTIONS

HELP: Final = ("?", "help")
QUIT: Final = ("q", "quit", "exit")
_SHOWN: Final = 12
"""The most options that are listed; more are named by their texts."""


class Beside:
    """A companion at the terminal: what it prints, and the lines that people type."""

    def __init__(self, terminal: Terminal, companion: Companion, file: Path) -> None:
        self.terminal = terminal
        self.companion = companion
        self.file = file

    def run(self) -> int:
        """Talk until the game is over or the person leaves; return the exit code."""
        self.terminal.say(phrase("cli-beside_welcome"))
        self.keep()
        while not self.companion.over:
            self.shuffle()
            self.ask()
            line = self.terminal.ask("> ")
            if line is None or line in QUIT:
                self.terminal.say(phrase("cli-beside_saved", {"file": f"text:{self.file}"}))
                return 0 if line is not None else 1
            self.obey(line)
        winners: list[str] = [faction_title(name) for name in self.companion.winners]
        self.terminal.say(phrase("cli-beside_won", {"winners": f"text:{', '.join(winners)}"}))
        return 0

    # ---- listening

    def obey(self, line: str) -> None:
        """Carry out a line, print what it brings, and save the game."""
        if line in HELP:
            self._help()
            return
        if line == "m":
            self._table()
            return
        try:
            if line == "u":
                done = "cli-beside_undone" if self._undo() else "cli-beside_no_undo"
                self.terminal.say(phrase(done), "dim")
            elif not line or not carry_out(self.companion, line):
                self._go_on(line)
        except UndergrowthError as error:
            self.terminal.say(str(error), "red")
            return
        if line != "u":
            self._tell()
        self.keep()

    def keep(self) -> None:
        """Save the game.  Raises `OSError`."""
        files.write(self.file, self.companion.to_json())

    def shuffle(self) -> None:
        """Take the steps that nobody at the table sees: shuffles, and those between questions of
        the setup."""
        while self._is_unseen():
            self.companion.step()
            self._tell()

    def _is_unseen(self) -> bool:
        """Whether the next step is one that nobody at the table sees."""
        g = self.companion.game
        if self.companion.question is not None or self.companion.over:
            return False
        return g.turns == 0 or (g.decision is not None and g.decision.seat == CHANCE)

    def _undo(self) -> bool:
        """Take back the last line with the unseen steps before it; return whether there was one."""
        entries = len(self.companion.entries)
        self.companion.undo()
        while self._is_unseen() and self.companion.undo():
            pass
        self.shuffle()
        return len(self.companion.entries) < entries

    def _go_on(self, line: str) -> None:
        """Answer what is asked, or take an opponent's next step."""
        question = self.companion.question
        if question is None:
            if line:
                raise BadText(str(phrase("cli-beside_unknown")))
            self.companion.step()
        elif question.kind == TURN:
            raise BadText(str(phrase("cli-beside_end_first")))
        else:
            self.companion.answer(_meant(question, line))

    # ---- showing

    def _tell(self) -> None:
        for line in self.companion.lines:
            self.terminal.show(with_law(Text(line.text), line.law, self.terminal.width, indent=2))

    def ask(self) -> None:
        """Print what the table is asked, or that an opponent goes on."""
        question = self.companion.question
        if question is None:
            decision = self.companion.game.decision
            seat = max(0, decision.seat if decision is not None else self.companion.game.turn)
            name = self.companion.game.seat_name(seat)
            self.terminal.say(phrase("cli-beside_enter", {"seat": f"faction:{name}"}), "dim")
            return
        words = word(_asked(question), "bold")
        self.terminal.show(with_law(words, question.law, self.terminal.width, indent=0))
        if question.kind == CARD or len(question.options) > _SHOWN:
            names = ", ".join(question.options)
            self.terminal.show(hanging(Text("  "), word(names, "dim"), self.terminal.width, 2))
            return
        for number, (text, label) in enumerate(question.options.items(), start=1):
            shown = Text(label)
            if text != label:
                shown.append(f"  {text}", "dim")
            row = hanging(word(f"{number:>4}", "bold cyan"), shown, self.terminal.width, 6)
            self.terminal.show(row)

    def _table(self) -> None:
        g = self.companion.game
        marks = marks_of(g.setup, self.terminal.plain)
        self.terminal.show(screen.table(g, NOBODY, self.terminal.width, marks, keyed=True))

    def _help(self) -> None:
        for name in ("pieces", "move", *COMMANDS, "answer", "any", "u", "m", "q"):
            self.terminal.say(phrase(f"cli-beside_help_{name}"))


def _asked(question: Question) -> str:
    """Return the sentence in which a question is asked."""
    if question.kind == COURSE:
        return str(phrase("cli-beside_course"))
    if question.kind == CARD and question.seat == DECK:
        return str(phrase("cli-beside_card_deck"))
    if question.seat == "chance":
        return str(phrase("cli-beside_chance", {"question": f"text:{question.text}"}))
    known = FACTIONS.knows(question.seat)
    name = faction_title(question.seat) if known else title(question.seat, "source")
    seat: Arg = f"text:{name}"
    if question.kind == TURN:
        return str(phrase("cli-beside_turn", {"seat": seat}))
    if question.kind == CARD:
        return str(phrase("cli-beside_card_hand", {"seat": seat}))
    asked: Arg = f"text:{question.text}"
    return str(phrase("cli-beside_asks", {"seat": seat, "question": asked}))


def _meant(question: Question, line: str) -> str:
    """Return the answer that a line stands for: its text, its number, or how it begins."""
    line = line or ANY
    options = list(question.options)
    if line == ANY or line in options:
        return line
    if line.isascii() and line.isdigit() and 0 < int(line) <= len(options):
        return options[int(line) - 1]
    return the_one(options, line)

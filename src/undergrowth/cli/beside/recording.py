"""`undergrowth companion --record`: how a record begins, from a setup or from a file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from undergrowth.cli.beside.kept import Kept
from undergrowth.cli.beside.scribe import Scribe
from undergrowth.cli.beside.talk import QUIT, Beside
from undergrowth.cli.options import Given, setup_of
from undergrowth.cli.terminal import Stopped, Terminal
from undergrowth.companion import Companion
from undergrowth.companion.saving import LARGEST
from undergrowth.engine.chance import new_seed
from undergrowth.engine.errors import BadSave, BadSetup, BadText
from undergrowth.engine.messages import phrase
from undergrowth.law.setup.seats import is_undrafted
from undergrowth.rootlog.recording import Record
from undergrowth.rootlog.recording.beginning import record_of, untold_record_of

_LINES: Final = "lines"
"""The word by which people leave the walk through the setup, to tell it themselves."""


def record_game(terminal: Terminal, file: Path, seats: str | None, options: Given) -> int:
    """Record a game in a file until the person leaves; return the exit code.

    Raises `BadSave` for a file of something else, which stays as it is, `BadSetup` and `OSError`.
    """
    kept = Kept(file, LARGEST)
    if kept.text.strip() and (options or seats):
        raise BadSetup(f"{file} is there already: it is gone on with as it was set up")
    try:
        if kept.text.strip() and not kept.text.lstrip().startswith("{"):
            return Scribe(terminal, record_in(file, kept.text), kept).run()
        walk = LayingOut(terminal, _companion(kept, seats, options), kept)
        code = walk.run()
        if walk.record is None:
            return code
        kept.keep(walk.record.text)
        return Scribe(terminal, walk.record, kept).run()
    except Stopped as stopped:
        return stopped.code


def record_in(file: Path, text: str) -> Record:
    """Return the record in the text of a file.  Raises `BadSave` naming the file."""
    try:
        record = Record(text)
    except (BadSave, BadText) as error:
        raise BadSave(f"{file} is no game in Rootlog: {error}") from None
    if record.reading.wrong is not None:
        raise BadSave(f"{file}: {record.reading.wrong}")
    return record if record.turns else record.told({"do": "end"})


def _companion(kept: Kept, seats: str | None, options: Given) -> Companion:
    """Return the walk through a setup: a new one, or the one that the file keeps."""
    if not kept.text.strip():
        found = Companion.new(setup_of(seats, options), new_seed())
    else:
        try:
            found = Companion.from_json(kept.text)
        except BadSave as error:
            raise BadSave(f"{kept.path}: {error}") from None
        has_begun = found.game.turns > 0 and not found.at_turn_start
        if has_begun or found.game.turns > 1 or found.earlier:
            raise BadSave(
                f"{kept.path} holds a companion's game, which a record would overwrite: name"
                " another file"
            )
    if not any(is_undrafted(name) for name in found.game.setup.seats):
        untold_record_of(found.game, {})
    return found


class LayingOut(Beside):
    """A walk through the setup of a game that is to be recorded."""

    def __init__(self, terminal: Terminal, companion: Companion, kept: Kept) -> None:
        super().__init__(terminal, companion, kept.path)
        self.kept = kept
        self.record: Record | None = None
        """The record that begins with the table, once it is laid out."""

    def run(self) -> int:
        """Ask until the table is laid out or the person leaves; return the exit code."""
        self.terminal.say(phrase("cli-record_lay_out"))
        self.keep()
        while True:
            self.shuffle()
            if self.companion.at_turn_start:
                self.record = record_of(self.companion.game, {})
                return 0
            self.ask()
            line = self.terminal.ask("> ")
            if line is None or line in QUIT:
                self.terminal.say(phrase("cli-record_kept", {"file": f"text:{self.file}"}))
                return 0 if line is not None else 1
            if line == _LINES:
                self.record = untold_record_of(self.companion.game, {})
                return 0
            self.obey(line)

    def keep(self) -> None:
        """Save the walk in the file, which becomes a Rootlog at its end."""
        self.kept.keep(self.companion.to_json())

"""The file of a conversation, which only the conversation changes."""

from __future__ import annotations

from pathlib import Path

from undergrowth.cli import files
from undergrowth.engine.documents import read_file
from undergrowth.engine.errors import BadSave, BadText


class Kept:
    """A file, and what was last found or written in it."""

    def __init__(self, path: Path, largest: int) -> None:
        """Read what the file holds, if it is there.  Raises `BadSave` naming it, or `OSError`."""
        files.check_target(path)
        self.path = path
        self.text = ""
        """What the file holds; empty without a file."""
        try:
            if path.exists():
                self.text = read_file(path, largest)
        except BadText as error:
            raise BadSave(f"{path}: {error}") from None

    def keep(self, text: str) -> None:
        """Write a text, unless it is there already.

        Raises `BadSave` if somebody else has changed the file meanwhile, and `OSError`.
        """
        if text == self.text:
            return
        known = [each.encode("utf-8") for each in (self.text, text)]
        if self.path.exists() and self.path.read_bytes() not in known:
            raise BadSave(f"{self.path} was changed by somebody else meanwhile: it stays as it is")
        files.write(self.path, text)
        self.text = text

    def move_to(self, path: Path, text: str) -> None:
        """Write a text to a new file, and keep it there from now on.

        Raises `BadSave` if the file holds anything else, and `OSError`.
        """
        files.write_new(path, text)
        self.path, self.text = path, text

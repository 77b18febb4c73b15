"""The message files, for clients that make sentences themselves."""

from __future__ import annotations

from pydantic import Field

from undergrowth.engine.messages import PRINTED
from undergrowth.server.wire.common import Wire
from undergrowth.words import DEFAULT
from undergrowth.words.files import found


class WordFile(Wire):
    """A message file in Fluent format."""

    owner: str = Field(description="Whose ids it holds: empty, or the id of a package.")
    path: str
    text: str


class Wordbook(Wire):
    """All messages of a language."""

    language: str
    files: list[WordFile]
    printed: dict[str, str] = Field(
        description="Names and texts that data files print, by id: English, where no file has them."
    )


def wordbook(code: str) -> Wordbook:
    """Return the messages of an available language."""
    files = [
        WordFile(owner=file.owner, path=file.path, text=file.text)
        for file in found()
        if file.language == code
    ]
    return Wordbook(language=code, files=files, printed=PRINTED if code == DEFAULT else {})

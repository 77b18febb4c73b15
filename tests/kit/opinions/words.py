"""Sentences in which things stand by their ids, for tests that read what is said of them."""

from __future__ import annotations

from functools import cache

from undergrowth.engine.messages import Message
from undergrowth.words.files import found
from undergrowth.words.reading import read
from undergrowth.words.tongue import Tongue


class _ById(Tongue):
    """English that calls everything by its id."""

    def name(
        self, kind: str, name: str, case: str = "", count: int = 1, article: str = "none"
    ) -> str:
        return name


@cache
def _tongue() -> Tongue:
    files = [file for file in found() if file.language == "en"]
    return _ById("en", read(files)[0], None)


def plainly(message: Message) -> str:
    """A message in English, `marquise_de_cat` and `5` standing in it as they are."""
    said = _tongue().say(message.id, message.args)
    assert said is not None and not said[1], message
    return said[0]

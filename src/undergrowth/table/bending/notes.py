"""4.3 Notes of sources about a battle while it lasts: records of their own, by class.

A source notes a record with `Fight.note` and finds it with `Fight.noted`.  Saves hold the records
by words that `fight_notes` registers.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.optional import mypyc_attr
from undergrowth.engine.owners import class_name
from undergrowth.engine.registries import registry


@mypyc_attr(allow_interpreted_subclasses=True)
class FightNote:
    """Base of what one source remembers of a battle: a dataclass of ints, never changed once made.

    A record without fields is a fact: it is noted or not.
    """

    def removes(self) -> bool:
        """4.3.6 Whether hits remove pieces while it is noted; False where they do something else.

        No class variable: compiled, one in a dataclass is a field, and saves hold all fields.
        """
        return True


class NoteWord:
    """A word in saves: the class of records it belongs to, and its position among the fields."""

    def __init__(self, kind: type[FightNote], at: int) -> None:
        self.kind: Final = kind
        self.at: Final = at


NOTE_WORDS: Final[dict[str, NoteWord]] = registry({})
"""The words that saves hold."""
WORDS_OF: Final[dict[str, list[str]]] = registry({})
"""The words of each class of records, by its name, in the order of its fields."""


def fight_notes(kind: type[FightNote], *words: str) -> None:
    """Register a class of records, so that saves can hold it: a word for each field, in order.

    A fact has one word.  Raises ValueError for a word that another class has.
    """
    for at, word in enumerate(words):
        if NOTE_WORDS.setdefault(word, NoteWord(kind, at)).kind is not kind:
            raise ValueError(f"two records of battles are called {word!r} in saves")
    WORDS_OF[class_name(kind)] = list(words)

"""4.3 Notes of a battle: records in a game, one table of words in saves."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import pytest

from undergrowth.engine.errors import BadSave
from undergrowth.engine.owners import class_name
from undergrowth.table.bending.notes import NOTE_WORDS, FightNote, fight_notes
from undergrowth.table.records import EXTRA, FEWER, Fight, Share
from undergrowth.table.saving.fights import read_notes, write_notes


@dataclass
class Seen(FightNote):
    """A fact."""


@dataclass
class Hoard(FightNote):
    """One number that is always written, and one that is not while it is the default."""

    first: int
    second: int = 0


fight_notes(Seen, "tests seen")
fight_notes(Hoard, "tests first", "tests second")


def fight() -> Fight:
    return Fight(5, 0, 1)


def test_a_record_takes_the_place_of_one_of_its_class() -> None:
    b = fight()
    b.note(Hoard(1))
    b.note(Seen())
    b.note(Hoard(2, 3))
    assert b.noted(Hoard) == Hoard(2, 3) and b.noted(Seen) == Seen()
    assert write_notes(b) == {"tests seen": 1, "tests first": 2, "tests second": 3}


def test_copies_do_not_share_what_is_noted_later() -> None:
    b = fight()
    twin = b.copy()
    b.note(Seen())
    b.note_share(EXTRA, 0, Share("source-x", "4.3.4", 1))
    b.ignore(7, 1)
    assert twin.noted(Seen) is None and not twin.effects and twin.ignored_by(7) == 0


def test_what_any_source_notes_is_written_and_read_again() -> None:
    """Compiled too, where a class variable of a dataclass would be a field with its default."""
    kinds: set[Any] = {each.kind for each in NOTE_WORDS.values()}
    for kind in sorted(kinds, key=class_name):
        b = fight()
        b.note(kind(*[7 for _ in fields(kind)]))
        assert write_notes(b), f"{kind} has no word"
        assert Fight(5, 0, 1, **read_notes(write_notes(b))) == b, kind


def test_what_is_written_is_read_again() -> None:
    b = fight()
    b.note(Hoard(0))
    b.note_share(FEWER, 1, Share("captain-a b", "4.3.4", 1))
    b.note_share(FEWER, 1, Share("captain-a b", "4.3.4", 2))
    b.ignore(7, 1)
    b.ignore(7, 1)
    b.called_off = True
    doc = write_notes(b)
    assert doc == {
        "called off": 1,
        "fewer 1 captain-a b": 2,
        "ignored beside 7": 2,
        "tests first": 0,
    }
    assert Fight(5, 0, 1, **read_notes(doc)) == b


@pytest.mark.parametrize("doc", [[], {"nobody noted that": 1}, {"gloated": True}, {"gloated": "1"}])
def test_anything_else_is_refused(doc: object) -> None:
    with pytest.raises(BadSave):
        read_notes(doc)


def test_a_word_belongs_to_one_class() -> None:
    with pytest.raises(ValueError, match="tests seen"):
        fight_notes(Hoard, "tests seen")

"""4.3 Notes of effects and sources about a battle, as saves write them: a table of words.

Every release has written one table of words and numbers, `notes`.  In a game they are records.
"""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Any, Final

from undergrowth.engine.errors import BadSave
from undergrowth.engine.owners import class_name
from undergrowth.table.bending.notes import NOTE_WORDS, WORDS_OF, FightNote
from undergrowth.table.records import EXTRA, FEWER, NONE, SHIELD, Beside, Effect, Fight, Share

NOTES: Final = "notes"
APART: Final = ("called_off", "effects", "beside", NOTES)
"""Fields of a battle that are written together."""
_CALLED_OFF: Final = "called off"
_BESIDE: Final = "ignored beside "
_EFFECTS: Final = (EXTRA, FEWER, NONE, SHIELD)


def write_notes(b: Fight) -> dict[str, int]:
    """Return the noted part of a battle as words and numbers."""
    doc: dict[str, int] = {}
    if b.called_off:
        doc[_CALLED_OFF] = 1
    for effect in b.effects:
        doc[f"{effect.what} {effect.side} {effect.share.source}"] = effect.share.hits
    for beside in b.beside:
        doc[f"{_BESIDE}{beside.owner}"] = beside.hits
    for note in b.notes:
        doc |= _write(note, WORDS_OF[class_name(type(note))])
    return doc


def _write(note: Any, words: list[str]) -> dict[str, int]:
    """Return a record as words and numbers; values that are the default are left out."""
    own = fields(note)
    if not own:
        return {words[0]: 1}
    doc: dict[str, int] = {}
    for word, each in zip(words, own, strict=True):
        value = getattr(note, each.name)
        if each.default is MISSING or value != each.default:
            doc[word] = value
    return doc


def read_notes(doc: Any) -> dict[str, Any]:
    """Return the fields of a battle that `write_notes` wrote.  Raises `BadSave`."""
    if not isinstance(doc, dict):
        raise _damaged()
    found: dict[str, Any] = {"called_off": False, "effects": [], "beside": []}
    records: dict[type[FightNote], dict[int, int]] = {}
    for word, value in doc.items():
        if not isinstance(value, int) or isinstance(value, bool):
            raise _damaged()
        what, _, rest = word.partition(" ")
        side, _, source = rest.partition(" ")
        if word in NOTE_WORDS:
            known = NOTE_WORDS[word]
            records.setdefault(known.kind, {})[known.at] = value
        elif word == _CALLED_OFF:
            found["called_off"] = True
        elif word.startswith(_BESIDE) and word.removeprefix(_BESIDE).isdigit():
            found["beside"].append(Beside(int(word.removeprefix(_BESIDE)), value))
        elif what in _EFFECTS and side in ("0", "1"):
            found["effects"].append(Effect(what, int(side), Share(source, "4.3.4", value)))
        else:
            raise BadSave(f"the save notes {word!r} of a battle, which this program does not know")
    return found | {NOTES: [_read(kind, values) for kind, values in records.items()]}


def _read(kind: Any, values: dict[int, int]) -> FightNote:
    """Return a record from its values by position."""
    own = fields(kind)
    made: FightNote = kind(**{own[at].name: value for at, value in values.items() if own})
    return made


def _damaged() -> BadSave:
    return BadSave("the save is damaged: Fight.notes is not what it should be")

"""The fields of procedures and records in words: seats, places, cards, pieces and items by name.

The name of a field decides the meaning of its number, as in `table.saving.soundness`.  Fields not
listed there hold plain numbers.  Fields with their default value are left out.
"""

from __future__ import annotations

from dataclasses import MISSING, fields, is_dataclass
from typing import Any, Final

from undergrowth.engine.documents import abridged
from undergrowth.engine.domains import Domain
from undergrowth.engine.errors import BadPosition, BadSave, BadText
from undergrowth.engine.frames import CHANCE, FRAMES, NOBODY, WORDS
from undergrowth.engine.owners import class_name
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS, FACTIONS, ITEMS, PIECES
from undergrowth.table.places import PLACE
from undergrowth.table.records import Fight
from undergrowth.table.saving.fights import APART, NOTES, read_notes, write_notes
from undergrowth.table.saving.packing import RECORDS
from undergrowth.table.saving.soundness import CARD_FIELDS, KIND_FIELDS, OWNER_FIELDS, PLACE_FIELDS

IS: Final = "is"
"""The entry with the name of a record's class."""
_NONE: Final = "none"
_NO_SEAT: Final = {"nobody": NOBODY, "chance": CHANCE}


# ---- writing


def write_record(g: Game, record: Any) -> dict[str, object]:
    """Return a procedure or record as a document, with the name of its class."""
    kind = class_name(type(record))
    doc: dict[str, object] = {IS: kind}
    words = WORDS.get(kind, {})
    if isinstance(record, Fight) and (noted := write_notes(record)):
        doc[NOTES] = noted
    for each in fields(record):
        value = getattr(record, each.name)
        if _is_default(each, value) or (isinstance(record, Fight) and each.name in APART):
            continue
        named = each.name in words and _is_named(words[each.name], value)
        doc[each.name] = _named(words[each.name], value) if named else _write(g, each.name, value)
    return doc


def _is_named(domain: Domain, value: Any) -> bool:
    numbers = value if isinstance(value, list) else [value]
    return all(0 <= number < len(domain.values()) for number in numbers)


def _named(domain: Domain, value: Any) -> object:
    return [domain.text(n) for n in value] if isinstance(value, list) else domain.text(value)


def _is_default(each: Any, value: object) -> bool:
    if each.default is not MISSING:
        return bool(each.default == value) and type(each.default) is type(value)
    return each.default_factory is not MISSING and bool(each.default_factory() == value)


def _write(g: Game, name: str, value: Any) -> object:
    if isinstance(value, list):
        return [_write(g, name, each) for each in value]
    if isinstance(value, dict):
        return dict(value)
    if is_dataclass(value):
        return write_record(g, value)
    if isinstance(value, bool) or not isinstance(value, int):
        return value
    return _word(g, name, value)


def _word(g: Game, name: str, value: int) -> str | int:
    """Return the name for a number, if a field of this name holds names."""
    if name in OWNER_FIELDS and CHANCE <= value < g.owners:
        return g.seat_name(value)
    if name in PLACE_FIELDS and g.has_place(value):
        return PLACE.text(value)
    if name in CARD_FIELDS and 0 <= value < len(g.box.cards):
        return CARDS.text(value)
    if name in KIND_FIELDS and 0 <= value < len(g.box.kinds):
        kind = g.box.kinds[value]
        return f"{g.seat_name(kind.owner)} {PIECES.text(kind.piece)}"
    if name == "item" and 0 <= value < len(ITEMS):
        return ITEMS.text(value)
    return value


# ---- reading


def read_record(g: Game, doc: object, where: str, known: Any, like: Any = None) -> Any:
    """Return the procedure or record of a document, one of the classes in `known`.

    Fields that are left out have their defaults; fields without a default are taken from `like`, if
    it is of the same class, and the seat is the one on turn.  Raises `BadPosition`.
    """
    if not isinstance(doc, dict) or not isinstance(doc.get(IS), str):
        raise BadPosition(f"{where}: expected a table with an entry `{IS}`, not {abridged(doc)}")
    kind: Any = known.get(doc[IS])
    if kind is None:
        raise BadPosition(f"{where}.{IS}: nothing is called {abridged(doc[IS])}")
    given: dict[str, Any] = {}
    words = WORDS.get(doc[IS], {})
    if kind is Fight:
        given = _noted(doc, where)
    names = [each.name for each in fields(kind) if each.name not in given or each.name == NOTES]
    for name in doc:
        if name != IS and name not in names:
            raise BadPosition(f"{where}: unknown entry {name}: expected {', '.join(names)}")
    for each in fields(kind):
        if each.name in given:
            continue
        if each.name in doc:
            value = _with_class(each, doc[each.name])
            at = f"{where}.{each.name}"
            given[each.name] = _read(g, each.name, value, at, words.get(each.name))
        elif each.default is not MISSING or each.default_factory is not MISSING:
            continue
        elif type(like) is kind:
            given[each.name] = getattr(like, each.name)
        elif each.name == "seat" and g.turn != NOBODY:
            given["seat"] = g.turn
        else:
            raise BadPosition(f"{where}.{each.name}: expected a value")
    try:
        return kind(**given)
    except TypeError as error:  # a compiled class checks its arguments at once
        raise BadPosition(f"{where}: {error}") from None


def _noted(doc: dict[str, Any], where: str) -> dict[str, Any]:
    """Return the fields of a battle that are written together, as `notes`."""
    try:
        return read_notes(doc.get(NOTES, {}))
    except BadSave as error:
        raise BadPosition(f"{where}.{NOTES}: {error}") from None


def _with_class(each: Any, value: object) -> object:
    """Add the class to a record that leaves it out because its field determines it."""
    kind = getattr(each.type, "__name__", each.type)
    if isinstance(value, dict) and IS not in value and kind in RECORDS:
        return {IS: kind, **value}
    return value


def _read(g: Game, name: str, value: object, where: str, domain: Domain | None = None) -> Any:
    if isinstance(value, list):
        return [_read(g, name, each, where, domain) for each in value]
    if isinstance(value, dict) and IS in value:
        return read_record(g, value, where, {**FRAMES, **RECORDS})
    if not isinstance(value, str):
        return value
    if domain is not None:
        return _parse(domain, value, where)
    return _number(g, name, value, where)


def _number(g: Game, name: str, word: str, where: str) -> Any:
    """Return the number for a name in a field of this name."""
    if name in OWNER_FIELDS:
        return _NO_SEAT[word] if word in _NO_SEAT else _owner(g, word, where)
    if name in PLACE_FIELDS:
        return _parse(PLACE, word, where)
    if name in CARD_FIELDS:
        return _parse(CARDS, word, where)
    if name in KIND_FIELDS:
        return _kind(g, word, where)
    return _parse(ITEMS, word, where) if name == "item" else word


def _owner(g: Game, word: str, where: str) -> int:
    owner = g.box.owner_of(_parse(FACTIONS, word, where))
    if owner == NOBODY:
        raise BadPosition(f"{where}: {word} is not in this game")
    return owner


def _kind(g: Game, word: str, where: str) -> int:
    for number in range(len(g.box.kinds)):
        if _word(g, "kind", number) == word:
            return number
    raise BadPosition(f"{where}: expected a faction and its piece, not {abridged(word)}")


def _parse(domain: Domain, word: str, where: str) -> int:
    try:
        return domain.parse(word)
    except BadText as error:
        raise BadPosition(f"{where}: {error}") from None

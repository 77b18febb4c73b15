"""Names that people type into a record: factions, pieces, cards."""

from __future__ import annotations

from typing import Final

from undergrowth.cli.beside.meaning import matches, the_one
from undergrowth.engine.errors import BadText
from undergrowth.engine.messages import Arg, phrase
from undergrowth.rootlog.recording import Record
from undergrowth.rootlog.recording.deeds import Deed
from undergrowth.table.described.reader import counted, is_count
from undergrowth.table.names import FACTIONS

_USUAL: Final = ("warrior", "pawn")
"""The pieces that are meant where none is named."""


def owners_of(record: Record) -> list[str]:
    """Return the names of the factions, hirelings and landmarks of a game."""
    return [record.names.faction(letter) for letter in record.names.world.boards]


def owner_in(record: Record, word: str) -> str:
    """Return the owner that a word names, or nothing."""
    known = owners_of(record)
    if word in record.names.world.boards:
        return record.names.faction(word)
    if FACTIONS.knows(word) and FACTIONS.text(FACTIONS.parse(word)) in known:
        return FACTIONS.text(FACTIONS.parse(word))
    found = matches(known, word.lower())
    return found[0] if len(found) == 1 else ""


def owner_named(record: Record, word: str) -> str:
    """Return the owner that a word names.  Raises `BadText`."""
    found = owner_in(record, word)
    if not found:
        known = ", ".join(owners_of(record))
        args: dict[str, Arg] = {"word": f"text:{word}", "known": f"text:{known}"}
        raise BadText(str(phrase("cli-record_owner", args)))
    return found


def seat_first(record: Record, words: list[str]) -> tuple[str, list[str]]:
    """Return the faction that the first word names, else the one on turn, and the other words."""
    if words and words[0] not in record.names.world.deck.faces:
        found = owner_in(record, words[0])
        if found in record.seats:
            return found, words[1:]
    return record.playing, words


def card_named(record: Record, word: str) -> str:
    """Return the card or the suit that a word names.  Raises `BadText`."""
    faces = record.names.world.deck.faces
    suits = record.names.letters.suits
    return word if word in suits else the_one(faces, word)


def things_named(record: Record, text: str) -> Deed:
    """Return whose pieces, how many and which: `marquise 2 warriors`, `sawmill`, `3`, nothing."""
    words = text.split()
    owner = record.playing
    if words and _names_owner(record, words[0]):
        owner, words = owner_named(record, words[0]), words[1:]
    n, piece = counted(" ".join(words))
    if is_count(piece):
        n, piece = int(piece), ""
    kinds = _kinds(record, owner)
    if not piece:
        usual = [each for each in _USUAL if each in kinds]
        return {"owner": owner, "piece": next(iter([*usual, *kinds]), ""), "count": n}
    found = _pieces(record, owner, piece) or [piece]
    if len(found) > 1:
        raise BadText(str(phrase("cli-beside_which", {"count": len(found)})))
    return {"owner": owner, "piece": found[0], "count": n}


def _names_owner(record: Record, word: str) -> bool:
    """Whether a word before pieces says whose they are: it is no number and no piece of the player
    on turn."""
    if word in record.names.world.boards:
        return True
    return not is_count(word) and not _pieces(record, record.playing, word)


def _kinds(record: Record, owner: str) -> list[str]:
    names = record.names
    return list(names.letters.owners[names.letter(owner)].pieces)


def _pieces(record: Record, owner: str, words: str) -> list[str]:
    """Return the kinds of pieces that words may mean, in the plural too."""
    kinds, word = _kinds(record, owner), words.strip().lower().replace(" ", "_")
    for each in (word, word.removesuffix("s")):
        found = [kind for kind in kinds if each and kind.startswith(each)]
        if each in kinds or found:
            return [each] if each in kinds else found
    return []

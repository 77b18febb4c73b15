"""Values on faction boards besides cards and pieces: a leader, prices, relationships.

Each has a pattern in data, such as `$_{key}->{value}`, which is filled with our words and matched
back to them.
"""

from __future__ import annotations

import re
from functools import cache

from undergrowth.rootlog.notation.actions import Marked, Tally, owner_in, rest_of
from undergrowth.rootlog.notation.errors import NoLetters
from undergrowth.rootlog.notation.letters import Letters
from undergrowth.rootlog.notation.scripts import Mark, Script

Value = tuple[str, str]
"""A key, empty if there is none, and a value, both in our words."""


def values_of(letters: Letters, mark: Mark, document: dict[str, object]) -> list[Value]:
    """Return the values of a mark from a described position: one for each key, or several."""
    found = document.get(mark.entry)
    if mark.is_piece:
        return [("", piece_code(letters, str(found)))] if found else []
    if isinstance(found, dict):
        return [(str(key), _turned(mark, document, each)) for key, each in found.items()]
    if isinstance(found, list):
        return [("", _turned(mark, document, each)) for each in found]
    return [] if found is None else [("", _turned(mark, document, found))]


def piece_code(letters: Letters, words: str) -> str:
    """Return the code of a piece: `Cb_s` for `marquise_de_cat sawmill`."""
    owner, _, kind = words.partition(" ")
    script = letters.named[owner]
    return script.letter + script.pieces[kind]


def piece_words(letters: Letters, code: str) -> str:
    """Return the words for a piece: `marquise_de_cat sawmill` for `Cb_s`; of several kinds the
    first."""
    script = letters.owners[owner_in(code)]
    return f"{script.faction} {script.names_of(rest_of(code))[0]}"


def _turned(mark: Mark, document: dict[str, object], value: object) -> str:
    turned = mark.turned != "" and document.get(mark.turned) is True
    return f"{value}!" if turned else str(value)


def write_mark(letters: Letters, script: Script, number: int, value: Value, me: str) -> str:
    """Return the text of a value in a turn of `me`; empty if it is not written.  Raises
    `NoLetters`."""
    mark = script.marks[number]
    key, word = value
    turned = word.endswith("!")
    said = _word(mark, word.removesuffix("!"), script)
    if not said:
        return ""
    pattern = mark.write_turned if turned else mark.write
    return _filled(pattern, script, me, _key(letters, mark, key), said)


def drop_mark(script: Script, number: int, value: Value, me: str) -> str:
    """Return the text for the removal of one of several values; empty if it is not written."""
    mark = script.marks[number]
    return _filled(mark.drop, script, me, "", _word(mark, value[1], script))


def _filled(pattern: str, script: Script, me: str, key: str, value: str) -> str:
    mine = "" if me == script.letter else script.letter
    return pattern.format(me=mine, letter=script.letter, key=key, value=value)


def _word(mark: Mark, word: str, script: Script) -> str:
    if not mark.values:
        return word if mark.is_piece else word.replace("_", "")
    if word not in mark.values:
        raise NoLetters(f"the notation has no word for {word} ({script.faction}, {mark.entry})")
    return mark.values[word]


def _key(letters: Letters, mark: Mark, key: str) -> str:
    return letters.script(key).letter if mark.by_faction else mark.keys.get(key, key)


def read_mark(letters: Letters, me: str, text: str) -> Marked | None:
    """Return the mark of a text in a turn of `me`; None if it is none."""
    for script in letters.owners.values():
        for number, mark in enumerate(script.marks):
            for pattern, turned, gone in _patterns(mark):
                found = _pattern(pattern).fullmatch(text)
                if found and _is_whose(found.groupdict(), pattern, script, me):
                    words = found.groupdict()
                    if mark.is_piece and not owner_in(words["value"]):
                        words["value"] = me + words["value"]
                    return _marked(letters, script, number, words, turned, gone, text)
    return None


def read_tally(letters: Letters, text: str) -> Tally | None:
    """Return the number of pieces on a board that a text states; None if it is something else."""
    for script in letters.by_letter.values():
        found = _pattern(script.tally).fullmatch(text) if script.tally else None
        if found and len(found["n"]) <= 2:
            return Tally(script.letter, int(found["n"]), text)
    return None


def _marked(
    letters: Letters,
    script: Script,
    number: int,
    found: dict[str, str],
    turned: bool,
    gone: bool,
    text: str,
) -> Marked | None:
    """Return the mark that was matched, in our words; None for unknown words."""
    mark = script.marks[number]
    value = _ours(mark.values, found["value"])
    key = found.get("key", "")
    if mark.by_faction:
        key = letters.by_letter[key].faction if key in letters.by_letter else "?"
    elif key:
        key = _ours(mark.keys, key)
    if "?" in (value, key):
        return None
    return Marked(script.letter, number, key, value + ("!" if turned else ""), text, gone)


def _patterns(mark: Mark) -> list[tuple[str, bool, bool]]:
    """Return the patterns of a mark, each with whether it means turned over, and whether
    removed."""
    ways = [(mark.write, False, False), (mark.write_turned, True, False), (mark.drop, False, True)]
    return [way for way in ways if way[0]]


def _is_whose(found: dict[str, str], pattern: str, script: Script, me: str) -> bool:
    """Whether a match belongs to this faction, by its turn or by its letter."""
    if "{me}" in pattern:
        return (found["me"] or me) == script.letter
    return me == script.letter or script.letter + "$" in pattern


@cache
def _pattern(pattern: str) -> re.Pattern[str]:
    text = re.escape(pattern)
    groups = {"me": "[A-Z]?", "key": "[A-Za-z]*", "value": "[A-Za-z0-9_]+", "n": r"\d+"}
    for name, group in groups.items():
        text = text.replace(re.escape(f"{{{name}}}"), f"(?P<{name}>{group})", 1)
    return re.compile(text)


def _ours(words: dict[str, str], word: str) -> str:
    """Return our word for theirs; itself if there is no list, `?` if it is unknown."""
    if not words:
        return word
    return next((name for name, each in words.items() if each == word and word), "?")

"""A.5, A.6 The codes of hirelings and landmarks in the notation.

A hireling is `h_` and its card's letter, with a `d` for its demoted side; a landmark is a word such
as `market`.  Both are in their data files; of two with the same code the first keeps it.
"""

from __future__ import annotations

import re
from typing import Final

from undergrowth.data import Sheet, sheet, sheets_with
from undergrowth.rootlog.notation.scripts import NOTATION, Script, script_of_card, told_of

_LETTER: Final = re.compile(r"[A-Z]")
_WORD: Final = re.compile(r"l_[a-z]|f|[a-z]{3,}")


def hireling_scripts(proposed: bool) -> dict[str, Script]:
    """H Return both sides of every hireling card that has a letter, by name."""
    found: dict[str, Script] = {}
    letters: set[str] = set()
    for name in sheets_with("hirelings", f"{NOTATION}.letter"):
        page = sheet(f"hirelings/{name}")
        letter = told_of(page).text("letter")
        if not _is_used(page, proposed) or not _LETTER.fullmatch(letter) or letter in letters:
            continue
        letters.add(letter)
        found[name] = script_of_card(name, f"h_{letter}", page, page, proposed)
        for side in _demoted_sides(name):
            other = sheet(f"hirelings/{side}")
            pieces = page if other.has("pieces_of") else other
            found[side] = script_of_card(side, f"h_{letter}d", other, pieces, proposed)
    return found


def _demoted_sides(card: str) -> list[str]:
    """A.6.2 Return the other side of a card; none for an owner without a card."""
    sides = sheets_with("hirelings", "demotes")
    return [side for side in sides if sheet(f"hirelings/{side}").text("demotes") == card]


def landmark_scripts(proposed: bool) -> dict[str, Script]:
    """L Return every landmark that has a word, by name."""
    found: dict[str, Script] = {}
    words: set[str] = set()
    for name in sheets_with("landmarks", f"{NOTATION}.piece"):
        page = sheet(f"landmarks/{name}")
        word = told_of(page).text("piece")
        if _is_used(page, proposed) and _WORD.fullmatch(word) and word not in words:
            words.add(word)
            found[name] = script_of_card(name, word, page, page, proposed)
    return found


def landmark_words(scripts: dict[str, Script]) -> dict[str, str]:
    """Return each landmark's word by itself and by its variants in some logs."""
    words = {script.letter: script.letter for script in scripts.values()}
    for script in scripts.values():
        words |= dict.fromkeys(script.also, script.letter)
    return words


def _is_used(page: Sheet, proposed: bool) -> bool:
    return proposed or not told_of(page).flag("is_proposed")

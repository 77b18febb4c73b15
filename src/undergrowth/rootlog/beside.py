"""A.5, A.6 Hirelings and landmarks as the notation writes them.

A hireling is called `h_` and its card's letter, with a `d` where its demoted side is up; a landmark
by a word such as `market`.  Both stand in their data files; the first that has one keeps it.
"""

from __future__ import annotations

import re
from typing import Final

from undergrowth.data import Sheet, sheet, sheets_with
from undergrowth.rootlog.scripts import NOTATION, Script, script_of_card, told_of

_LETTER: Final = re.compile(r"[A-Z]")
_WORD: Final = re.compile(r"l_[a-z]|f|[a-z]{3,}")


def hireling_scripts(proposed: bool) -> dict[str, Script]:
    """H Both sides of every hireling card that has a letter, by their names."""
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
    """A.6.2 The other side of a card; none for an owner that is on no card."""
    sides = sheets_with("hirelings", "demotes")
    return [side for side in sides if sheet(f"hirelings/{side}").text("demotes") == card]


def landmark_scripts(proposed: bool) -> dict[str, Script]:
    """L Every landmark that has a word, by its name."""
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
    """The word of each landmark by itself and by what some logs write for it."""
    words = {script.letter: script.letter for script in scripts.values()}
    for script in scripts.values():
        words |= dict.fromkeys(script.also, script.letter)
    return words


def _is_used(page: Sheet, proposed: bool) -> bool:
    return proposed or not told_of(page).flag("is_proposed")

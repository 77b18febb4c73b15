"""Logs for the community's parser, which is older than version 2.8 of the notation.

It knows neither hirelings nor landmarks, and the ferry by an earlier word.  Whatever it does not
know becomes a comment behind its line, so that it finds no error and people lose nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from undergrowth.data import sheet
from undergrowth.rootlog.joining import after_arriving, joined
from undergrowth.rootlog.notation.actions import Action, Move
from undergrowth.rootlog.notation.errors import NoLetters
from undergrowth.rootlog.notation.letters import Letters
from undergrowth.rootlog.notation.scripts import NOTATION, texts
from undergrowth.table.game import Game

_HIRELING: Final = r"h_[A-Z]"


class Parsable:
    """What the parser knows of a game's log."""

    def __init__(self, letters: Letters) -> None:
        page = sheet(NOTATION)
        self._factions: Final = page.table("parser").text("factions")
        self._words: Final = texts(page, "parser.words")
        self._letters: Final = letters
        new = "|".join(word for word in letters.landmark_words if word not in self._words)
        self._unknown: Final = re.compile(rf"{_HIRELING}|(?:{new})\$|(?:^|[+(])\d*(?:{new})\b")
        old = "|".join(self._words)
        self._renamed: Final = re.compile(rf"(?<![^+(])(\d*)({old})(?=\d*(?:->|[+)]))")

    def check(self, g: Game) -> None:
        """Raise `NoLetters` naming the factions of a game that the parser does not know."""
        scripts = [self._letters.script(name) for name in g.setup.seats]
        missing = [each.faction for each in scripts if each.letter not in self._factions]
        if missing:
            told = ", ".join(f"the faction {name}" for name in missing)
            raise NoLetters(f"the parser of Rootlog on npm does not know {told}")

    def heading(self, line: str) -> str:
        """Return a first line, as a comment where the parser does not know it."""
        word, _, told = line.partition(": ")
        is_known = word != "Pool" or not set(told) - set(self._factions)
        return line if is_known and word not in ("Landmarks", "Hirelings") else f"// {line}"

    def line(self, letter: str, actions: list[Action]) -> str:
        """Return a player's line, with what the parser does not know behind it."""
        known: list[Action] = []
        beside: list[Action] = []
        for action in after_arriving([*_single(actions)]):
            (beside if self._unknown.search(action.written(letter)) else known).append(action)
        written = [self._older(each.written(letter)) for each in joined(known)]
        comment = ", ".join(each.written(letter) for each in joined(beside))
        if not written:
            return f"// {letter}: {comment}"
        return f"{letter}:{'/'.join(written)}" + (f" // {comment}" if comment else "")

    def _older(self, text: str) -> str:
        return self._renamed.sub(lambda found: found[1] + self._words[found[2]], text)


def _single(actions: list[Action]) -> Iterator[Action]:
    """Yield the actions, with each thing of a move alone."""
    for action in actions:
        if isinstance(action, Move) and len(action.things) > 1:
            yield from (Move([thing], action.to) for thing in action.things)
        else:
            yield action

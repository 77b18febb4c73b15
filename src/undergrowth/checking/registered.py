"""The check that saves and answers know the classes of a package."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from undergrowth.checking.findings import Finding
from undergrowth.engine.actions import Action, all_verbs
from undergrowth.engine.frames import FRAMES, Procedure
from undergrowth.engine.lasting import LASTING, Lasting
from undergrowth.engine.owners import within
from undergrowth.law.cards.effects import CardEffect
from undergrowth.table.bending.map_rules import MapRules
from undergrowth.table.bending.notes import NOTE_WORDS, FightNote
from undergrowth.table.described.boards import BOARDS, Board
from undergrowth.table.faction import Faction
from undergrowth.table.house_rule import HouseRule
from undergrowth.table.landmark import Landmark
from undergrowth.table.owner import Owner


def check_registered(module: str, home: Path) -> Iterator[Finding]:
    """Yield the classes of a loaded package that no `verbs`, `frames` and so on lists.

    Classes that others of the package extend, and verbs without a word, are only bases.
    """
    own = classes_of(module)
    bases = {base for each in own for base in each.__mro__[1:]}
    lists: tuple[tuple[type, str, list[type]], ...] = (
        (Action, "verbs", [*all_verbs().values()]),
        (Procedure, "frames", [*FRAMES.values()]),
        (Board, "boards", [*BOARDS.values()]),
        (Lasting, "lasting", [*LASTING.values()]),
        (FightNote, "fight_notes", [each.kind for each in NOTE_WORDS.values()]),
    )
    for kind in own:
        for base, name, known in lists:
            if not issubclass(kind, base) or kind in bases or kind in known:
                continue
            if base is not Action or getattr(kind, "verb", None):
                problem = f"is not registered: expected {name}({kind.__name__}) in this module"
                yield Finding(file_of(kind, home), kind.__name__, problem)
    yield from _left_out([kind for kind in own if kind not in bases], module, home)


_CONTENT: Final[tuple[tuple[type, str, str], ...]] = (
    (HouseRule, "HOUSE_RULE", "HOUSE_RULE = {}"),
    (Landmark, "LANDMARK", "LANDMARK = {}"),
    (CardEffect, "EFFECTS", 'EFFECTS = {{"<card>": {}}}'),
    (MapRules, "RULES", "RULES = {}"),
    (Faction, "FACTION", "FACTION = {}"),
    (Owner, "OWNERS", 'OWNERS = {{"<id>": {}}}'),
)
"""Each class of content, the name by which its module offers it, and how that is written."""


def _left_out(own: list[type], module: str, home: Path) -> Iterator[Finding]:
    """Yield classes of content that no module of the package offers, so that nothing uses them."""
    offered: list[object] = []
    for name, loaded in sys.modules.items():
        for word in (*(each[1] for each in _CONTENT), "OWNER") if within(name, module) else ():
            found = getattr(loaded, word, None)
            offered += found.values() if isinstance(found, dict) else [found]
    for kind in own:
        written = next((how for base, _, how in _CONTENT if issubclass(kind, base)), "")
        if written and kind not in offered:
            problem = f"is content that nothing loads: expected {written.format(kind.__name__)}"
            yield Finding(file_of(kind, home), kind.__name__, problem)


def classes_of(module: str) -> list[type]:
    """Return the classes that the modules of a package define."""
    found: list[type] = []
    for name, loaded in sorted(sys.modules.items()):
        if within(name, module):
            own = [each for each in vars(loaded).values() if inspect.isclass(each)]
            found += [each for each in own if each.__module__ == name]
    return list(dict.fromkeys(found))


def file_of(kind: type, home: Path) -> str:
    """Return the file that defines a class, within the package."""
    file = Path(str(sys.modules[kind.__module__].__file__)).resolve()
    home = home.resolve()
    return file.relative_to(home).as_posix() if file.is_relative_to(home) else kind.__module__

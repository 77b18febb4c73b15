"""Packages of other people's content, written for one test or lent from `examples`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from undergrowth import content
from undergrowth.engine.owners import within
from undergrowth.engine.registries import Kept
from undergrowth.library import InstalledLibrary
from undergrowth.table import game as table_game

EXAMPLE: Final = content.Entry("bramble", "bramble", "undergrowth-bramble", "1.0")
EXAMPLE_SOURCE: Final = Path(__file__).parents[3] / "examples/bramble/src"


@contextmanager
def lent(folder: Path, *entries: content.Entry) -> Iterator[list[content.Problem]]:
    """Load packages that stand in a folder; afterwards nothing of them is left."""
    kept = Kept()
    before = len(content.problems())
    sys.path.insert(0, str(folder))
    table_game._installed.append(InstalledLibrary())
    try:
        content.load(entries)
        yield content.problems()[before:]
    finally:
        table_game._installed.pop()
        sys.path.remove(str(folder))
        kept.put_back()
        for name in list(sys.modules):
            theirs = any(within(name, entry.module) for entry in entries)
            if theirs and not within(name, "undergrowth"):
                del sys.modules[name]


def write(folder: Path, files: dict[str, str]) -> None:
    """Write files by their paths, and what makes packages of their folders."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        for above in path.relative_to(folder).parents:
            if "data" not in above.parts and str(above) != ".":
                (folder / above / "__init__.py").touch()


def diggers(package: str, faction: str = "") -> dict[str, str]:
    """A package with a faction that only ever asks where to dig, in words others use, too."""
    name = faction or f"{package}_diggers"
    return {
        f"{package}/data/factions/{name}.toml": _PAGE.format(name=name),
        f"{package}/factions/{name}/__init__.py": _FACTION,
        f"{package}/factions/{name}/en.ftl": _WORDS.replace("PACKAGE", package),
    }


_PAGE = """
id = "{name}"
name = "The {name}"
short = ["{name}_short"]
setup_letter = "Z"
reach = 10
type = "militant"
[[piece]]
id = "warrior"
kind = "warrior"
count = 10
name = "warrior"
[[piece]]
id = "spade_of_{name}"
kind = "token"
count = 2
name = "spade"
"""
_WORDS = """
ask-raid-where = PACKAGE asks where
do-dig = Dig as PACKAGE in { $place }
event-dug = { $seat } digs in { $place } as PACKAGE
"""
_FACTION = """
from __future__ import annotations

from dataclasses import dataclass, field

from undergrowth.engine.actions import PASS, verbs
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.owners import named
from undergrowth.law.faction import GeneralFaction
from undergrowth.law.pieces.atoms import put
from undergrowth.law.turn.turn import DrawAndDiscard
from undergrowth.table.answers import AtPlace
from undergrowth.table.described.boards import Board, boards
from undergrowth.table.frames import Frame


class Dig(AtPlace):
    verb = "dig"


@dataclass
class Den(Board):
    holes: list[int] = field(default_factory=list)

    def copy(self):
        return Den(self.holes[:])


WHERE = Prompt("raid.where", "Z.1")
DUG = named("dug")


@dataclass
class Raid(Frame):
    seat: int

    def copy(self):
        return Raid(self.seat)

    def script(self):
        return (self.ask, self.dig)

    def ask(self, g):
        g.ask(self.seat, WHERE, [*(Dig(place) for place in g.clearings[:4]), PASS])

    def dig(self, g):
        if isinstance(g.answer, Dig):
            g.boards[self.seat].holes.append(g.answer.place)
            put(g, g.rulebook.faction(self.seat).warrior, g.answer.place, 1)
            if g.log is not None:
                g.note(DUG, "Z.1", self.seat, {"place": str(g.answer.place)})


class Diggers(GeneralFaction):
    def new_board(self):
        return Den()

    def setup(self, g):
        return Raid(self.seat)

    def birdsong(self, g):
        return [Raid(self.seat)]

    def daylight(self, g):
        return [Raid(self.seat)]

    def evening(self, g):
        return [DrawAndDiscard(self.seat, 1)]


verbs(Dig)
frames(Raid)
boards(Den)
FACTION = Diggers
"""

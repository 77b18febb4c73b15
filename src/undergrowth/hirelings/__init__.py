"""H Owners of pieces without a seat: a module or folder each, found by looking.

A module defines `OWNER`, the class of its source; its name is the owner's id and that of its
data, `data/hirelings/<id>.toml`, which names its pieces and says with `on_paths` whether they
stand on paths.
"""

from __future__ import annotations

from undergrowth.data import sheet
from undergrowth.data.packages import Package
from undergrowth.engine.errors import BadContent
from undergrowth.engine.messages import printed
from undergrowth.engine.registries import by_name
from undergrowth.law.pieces.printed import know_pieces, printed_kinds
from undergrowth.table.kinds import Kind
from undergrowth.table.names import FACTIONS
from undergrowth.table.owner import Owner

_CLASSES: dict[str, type[Owner]] = by_name({})


def add_owner(name: str, kind: type[Owner]) -> None:
    """Make an owner known by the id of its data file."""
    FACTIONS.add_unoffered(name)
    page = sheet(f"hirelings/{name}")
    know_pieces(page)
    if page.has("name"):
        printed("faction", name, page.text("name"))
    _CLASSES[name] = kind


def find(package: Package) -> None:
    """Load the owners of a package.  Raises `BadContent`."""
    for name in package.modules("hirelings"):
        found = package.load("hirelings", name)
        if hasattr(found, "OWNER"):
            if FACTIONS.knows(name):
                raise BadContent(f"{name} is what somebody else is called")
            add_owner(name, found.OWNER)


def hireling_names() -> list[str]:
    """The ids of the owners there are."""
    return list(_CLASSES)


def pieces(name: str, index: int) -> list[Kind]:
    """H.3.3 The kinds of piece of an owner, the `index`-th of a game."""
    return printed_kinds(sheet(f"hirelings/{name}"), index)


def make_owner(name: str, index: int, kinds: list[Kind], first_kind: int) -> Owner:
    """An owner of a game; its pieces have the numbers from `first_kind` on."""
    return _CLASSES[name](name, index, kinds, first_kind)

"""H Hirelings, and other owners of pieces without a seat, all discovered.

A folder is a hireling card: it defines `OWNERS`, the classes of its two sides by their ids, and
`data/hirelings/<id>.toml` is each side's data.  The promoted side's data has the card's `pack`, the
factions it `excludes` (A.6.5) and its pieces; the other side's says which side it `demotes`, and
with `pieces_of` that it uses the same pieces.  A module may define `OWNER` instead: one owner,
named like the module.  `on_paths` says that pieces stand on paths.
"""

from __future__ import annotations

from undergrowth.data import sheet
from undergrowth.data.packages import Package
from undergrowth.engine.errors import BadContent
from undergrowth.engine.messages import printed
from undergrowth.engine.registries import registry
from undergrowth.law.pieces.printed import know_pieces, printed_kinds
from undergrowth.table.kinds import Kind
from undergrowth.table.names import FACTIONS
from undergrowth.table.owner import Owner

_CLASSES: dict[str, type[Owner]] = registry({})


def add_owner(name: str, kind: type[Owner]) -> None:
    """Register an owner under the id of its data file."""
    FACTIONS.add_unoffered(name)
    page = sheet(f"hirelings/{name}")
    know_pieces(page)
    if page.has("name"):
        printed("faction", name, page.text("name"), page.word("text"))
    _CLASSES[name] = kind


def find(package: Package) -> None:
    """Load the owners of a package.  Raises `BadContent`."""
    loaded: list[str] = []
    for name in package.modules("hirelings"):
        found = package.load("hirelings", name)
        sides = getattr(found, "OWNERS", {})
        if hasattr(found, "OWNER"):
            sides = {name: found.OWNER}
        _check_sides(name, list(sides))
        for side, kind in sides.items():
            if FACTIONS.knows(side):
                raise BadContent(f"{side} is what somebody else is called")
            add_owner(side, kind)
            loaded.append(side)
    for side in package.sheets("hirelings"):
        if side not in loaded:
            folder = sheet(f"hirelings/{side}").word("demotes") or side
            raise BadContent(
                f"data/hirelings/{side}.toml has no class: expected {side!r} in the OWNERS of"
                f" hirelings/{folder}/__init__.py"
            )


def _check_sides(folder: str, sides: list[str]) -> None:
    """H.1 Raise `BadContent` where a promoted side of a card has no other side, or the reverse."""
    demoted = {side: sheet(f"hirelings/{side}").word("demotes") for side in sides}
    for side, promoted in demoted.items():
        if promoted and promoted not in sides:
            raise BadContent(
                f"data/hirelings/{side}.toml: demotes: expected a side in the folder {folder}"
                f" ({', '.join(sides)}), not {promoted!r}"
            )
    for side in sides:
        if sheet(f"hirelings/{side}").has("pack") and side not in demoted.values():
            raise BadContent(
                f"data/hirelings/{side}.toml has a pack: expected another side in the folder"
                f' {folder} with `demotes = "{side}"` in its data'
            )


def hireling_names() -> list[str]:
    """Return the ids of all such owners."""
    return list(_CLASSES)


def pieces(name: str, index: int) -> list[Kind]:
    """H.3.3 Return the kinds of piece of an owner, the `index`-th of a game."""
    return printed_kinds(sheet(f"hirelings/{name}"), index)


def make_owner(name: str, index: int, kinds: list[Kind], first_kind: int) -> Owner:
    """Return an owner for a game; its pieces have the numbers from `first_kind` on."""
    return _CLASSES[name](name, index, kinds, first_kind)

"""L Landmarks, a module or folder each, all discovered.

A module defines `LANDMARK`, the class of its source; its name is the landmark's id and that of its
data, `data/landmarks/<id>.toml`.  A module without it is a helper.
"""

from __future__ import annotations

from undergrowth.data import Sheet, sheet
from undergrowth.data.packages import Package
from undergrowth.engine.errors import BadContent
from undergrowth.engine.messages import printed
from undergrowth.engine.registries import registry
from undergrowth.table.landmark import Landmark
from undergrowth.table.names import LANDMARKS

_CLASSES: dict[str, type[Landmark]] = registry({})


def find(package: Package) -> None:
    """Load the landmarks of a package and number them.  Raises `BadContent`."""
    for name in package.modules("landmarks"):
        found = package.load("landmarks", name)
        if hasattr(found, "LANDMARK"):
            if name not in package.sheets("landmarks"):
                raise BadContent(f"the landmark {name} has a module and no data file")
            _CLASSES[name] = found.LANDMARK
    for name in package.sheets("landmarks"):
        if name in _CLASSES:
            _add(name, sheet(f"landmarks/{name}"))
        elif not package.is_ours:
            raise BadContent(
                f"the landmark {name} has a data file and no class: expected LANDMARK in"
                f" landmarks/{name}.py, beside an __init__.py"
            )


def _add(name: str, page: Sheet) -> None:
    """L, A.5.1 Load one landmark: its name, its class, and its least number of players."""
    if LANDMARKS.knows(name) or page.number("min_players") < 0:
        raise BadContent(f"the landmark {name} is there twice, or takes fewer players than none")
    LANDMARKS.add(name)
    printed("landmark", name, page.text("name"), page.text("text"))
    make_landmark(name, 0)


def landmark_names() -> list[str]:
    """Return the ids of all landmarks."""
    return LANDMARKS.names()


def make_landmark(name: str, index: int) -> Landmark:
    """Return the `index`-th landmark of a game.  Raises KeyError for an unknown one."""
    return _CLASSES[name](name, index)

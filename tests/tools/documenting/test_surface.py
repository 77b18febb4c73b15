"""The public surface stays as it is, unless somebody changes it on purpose."""

from __future__ import annotations

import ast
import difflib
import re
from pathlib import Path

import release
import surface
import undergrowth
from undergrowth import content
from undergrowth.ai import PLAYERS
from undergrowth.engine.renamed import UNTIL

HOME = Path(__file__).parents[3]
INTERNAL = (
    "ai.judging",
    "ai.policy",
    "ai.search",
    "characters",
    "factions.*",
    "maps.*",
    "rootlog.recording",
)
"""Packages with `__all__` that is for ourselves."""
SOURCE = '''
class Wood:
    """Some wood."""

    kind: str
    """The kind of tree."""
    bare: int

    def __init__(self) -> None:
        if self.kind:
            self.length: int = 1
            """The length in metres."""
        self.width = 2
        self._rings = 3

    @property
    def age(self) -> int:
        """The number of rings."""
        return self._rings

    @property
    def weight(self) -> int:
        return 1


class Plank(Wood):
    """A plank."""

    bare: int
    """The number of knots."""
    sides = 4
'''


def test_public_names_and_signatures_are_those_of_the_file() -> None:
    """A change on purpose is written down by `python tools/surface.py`, and told in changelog.d."""
    before = surface.FILE.read_text(encoding="utf-8").splitlines()
    changed = [
        line
        for line in difflib.unified_diff(before, surface.surface().splitlines(), n=0, lineterm="")
        if line[:1] in "+-" and line[:3] not in ("+++", "---")
    ]
    assert not changed, "\n".join(["run python tools/surface.py for:", *changed])


def test_every_package_that_exports_names_is_public_or_for_ourselves() -> None:
    for path in (HOME / "src/undergrowth").rglob("__init__.py"):
        package = ".".join(path.parent.relative_to(HOME / "src").parts)
        if surface.exported(surface.Modules().body(package)) and package not in surface.PACKAGES:
            inside = path.parent.relative_to(HOME / "src/undergrowth")
            dotted = ".".join(inside.parts)
            assert dotted in INTERNAL or f"{inside.parts[0]}.*" in INTERNAL, dotted


def test_every_public_name_has_a_docstring() -> None:
    assert surface.undocumented() == []


def test_an_attribute_needs_a_string_beneath_it_in_its_class_or_in_a_base() -> None:
    modules = surface.Modules()
    wood, plank = modules.read["forest"] = ast.parse(SOURCE).body
    bare = ["Wood.bare", "Wood.weight", "Wood.width"]
    assert modules.bare_attributes(surface.Found("forest", wood)) == bare
    bare = ["Plank.sides", "Plank.weight", "Plank.width"]
    assert modules.bare_attributes(surface.Found("forest", plank)) == bare


def test_a_class_is_told_with_its_members_and_those_of_its_bases() -> None:
    lines = surface.surface().splitlines()
    assert "class undergrowth.Game(Tabletop)" in lines
    assert "    undergrowth.Game.score: list[int]" in lines
    assert "    undergrowth.Game.decision: Decision | None" in lines
    assert "    undergrowth.Game.outcome: OutcomeView | None, a property" in lines
    assert any(line.startswith("    undergrowth.Game.choose(self, action") for line in lines)
    assert not any("._" in line for line in lines if "__init__" not in line and "__v" not in line)


def test_the_page_on_stability_names_what_is_public_and_what_is_deprecated() -> None:
    """Groups of entry points, modules beside `__all__`, and the release without the old names."""
    page = (HOME / "docs/stability.md").read_text(encoding="utf-8")
    for name in (content.GROUP, PLAYERS, "tests/public.txt", "tools/surface.py"):
        assert f"`{name}`" in page or f"python {name}`" in page, name
    for module in surface.MODULES:
        assert f"`{module}`" in page or f"`{module.rpartition('.')[0]}`" in page, module
    assert f"until {UNTIL}" in page
    source = (HOME / "src/undergrowth").rglob("*.py")
    old = {
        each
        for path in source
        for each in re.findall(r'\brenamed\("([\w.]+)"', path.read_text(encoding="utf-8"))
    }
    assert old and not [name for name in old if f"`{name}`" not in page]


def test_deprecated_names_are_gone_when_their_release_comes() -> None:
    """A release does not pass while names stand that are promised until it."""
    version = undergrowth.__version__
    now, until = release.numbers(version)[:2], tuple(map(int, UNTIL.split(".")))
    assert now < until or (now == until and ".dev" in version)

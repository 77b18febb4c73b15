"""Each section of the law that this program implements has a test, or a line saying why not."""

from __future__ import annotations

import ast
import re

from kit.chapters import sections, why_not
from kit.rooms import files
from undergrowth.data import sheet
from undergrowth.library import installed_factions


def cited() -> set[str]:
    """Every section a test's docstring cites, with the sections it is part of."""
    found: set[str] = set()
    for _, path in files("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for match in re.findall(
                    r"\b([1-9]\d?|[A-Z]{1,4})((?:\.\d+)+)", ast.get_docstring(node) or ""
                ):
                    parts = (match[0] + match[1]).split(".")
                    found |= {".".join(parts[: n + 1]) for n in range(len(parts))}
    return found


def test_every_section_has_a_test_or_a_reason() -> None:
    """A section nobody tests is named here, so that leaving it out is a decision."""
    known, reasons = cited(), why_not()
    missing = [each for each in sections() if each not in known and each not in reasons]
    assert not missing, f"no test cites {', '.join(missing)}"


def test_reasons_are_given_for_sections_there_are() -> None:
    """A reason that is left over names a section that is gone."""
    assert why_not().keys() <= set(sections())
    assert len(set(sections())) == len(sections()), "a section stands in two chapters"


def test_every_faction_has_its_chapter() -> None:
    """5.1.1 Its sections are listed in a `chapter.toml` beside its tests."""
    for name in installed_factions():
        page = sheet(f"factions/{name}")
        if not page.has("same_as"):
            own = page.text("law_section")
            assert any(each.startswith(f"{own}.") for each in sections()), name

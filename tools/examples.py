"""Examples of public names: the blocks of `docs/examples.md`, by the names that they use.

The site of the documentation shows a block at the end of what is said of a name (`manual.py`).  A
test runs every block by itself, and finds public names without one.
"""

import ast
import doctest
import re
from collections.abc import Mapping
from pathlib import Path

import surface

PAGE = Path(__file__).resolve().parent.parent / "docs/examples.md"
_SECTION = re.compile(r"^## (\S+)$", re.MULTILINE)
_BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_QUOTES = b'"""'


def blocks(page: str) -> dict[str, list[str]]:
    """Return the blocks of a page by the package that heads their section."""
    parts = _SECTION.split(page)
    return {
        package: [each.strip() for each in _BLOCK.findall(text)]
        for package, text in zip(parts[1::2], parts[2::2], strict=True)
    }


def used(block: str) -> set[str]:
    """Return the names that a block imports and then uses, with their packages."""
    parts = doctest.DocTestParser().get_examples(block)
    nodes = list(ast.walk(ast.parse("".join(each.source for each in parts))))
    imported = {
        alias.name: f"{node.module}.{alias.name}"
        for node in nodes
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    found = {
        imported[node.id] for node in nodes if isinstance(node, ast.Name) and node.id in imported
    }
    for node in nodes:
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            found.add(f"{imported.get(node.value.id, '')}.{node.attr}")
    return found


def public() -> list[tuple[str, str]]:
    """Return every public name, with its package."""
    modules = surface.Modules()
    named = [(each, surface.exported(modules.body(each))) for each in surface.PACKAGES]
    named += [(each, surface.defined(modules.body(each))) for each in surface.MODULES]
    return [(package, name) for package, names in named for name in names]


def examples(page: str) -> dict[str, str]:
    """Return the shortest block that uses a name, for every name that is used in one."""
    found: dict[str, str] = {}
    for here in blocks(page).values():
        for block in here:
            for name in used(block):
                if name not in found or len(block) < len(found[name]):
                    found[name] = block
    return found


def by_module(page: str) -> dict[str, dict[str, str]]:
    """Return the examples of public names by the module that defines them, and by their name."""
    modules = surface.Modules()
    known = examples(page)
    made: dict[str, dict[str, str]] = {}
    for package, name in public():
        place = modules.found(package, name)
        block = known.get(f"{package}.{name}")
        if place is not None and block is not None and not name.startswith("_"):
            made.setdefault(place.module, {}).setdefault(name, block)
    return made


def with_examples(text: str, shown: Mapping[str, str]) -> str:
    """Return a source in which the docstring of each of these names ends with its example."""
    body = ast.parse(text).body
    lines = text.encode().splitlines(keepends=True)
    for number in reversed(range(len(body))):
        said = _docstring(body, number)
        names = [*surface.assigned(body[number]), getattr(body[number], "name", "")]
        block = next((shown[name] for name in names if name in shown), "")
        if said is not None and block:
            row, end = (said.end_lineno or 1) - 1, said.end_col_offset or 0
            line = lines[row]
            if line[end - len(_QUOTES) : end] == _QUOTES:
                more = _indented(block, said.col_offset).encode()
                lines[row] = line[: end - len(_QUOTES)] + more + line[end - len(_QUOTES) :]
    return b"".join(lines).decode()


def _docstring(body: list[ast.stmt], number: int) -> ast.expr | None:
    """Return what stands in or after a statement to describe it."""
    node = body[number]
    inside = node.body if isinstance(node, (ast.ClassDef, ast.FunctionDef)) else body[number + 1 :]
    first = inside[0] if inside else None
    if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
        return first.value if isinstance(first.value.value, str) else None
    return None


def _indented(block: str, depth: int) -> str:
    """Return an example as the end of a docstring that is indented so far."""
    pad = " " * depth
    text = block.replace("\\", "\\\\").replace('"""', '\\"\\"\\"')
    lines = ["**Example**", "", "```pycon", *text.splitlines(), "```"]
    return "".join(f"\n{pad}{line}" if line else "\n" for line in ["", *lines, ""])

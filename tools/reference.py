"""Write the reference of the Python library from its source: build/reference, or another folder.

    python tools/reference.py [FOLDER]

There is a page for each package with its modules, constants, classes and functions, their fields,
signatures and docstrings; and `hooks.md`, in which each hook of a source has the files that
override it.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import seams

HOME: Final = Path(__file__).parents[1]
SOURCE: Final = HOME / "src/undergrowth"

Function = ast.FunctionDef | ast.AsyncFunctionDef
LONGEST: Final = 100
"""The most letters of a value that is written out."""


def main(folder: Path) -> None:
    """Write all pages into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    packages = sorted({path.relative_to(SOURCE).parts[0] for path in sources()})
    names = []
    for package in packages:
        name = package.removesuffix(".py")
        (folder / f"{name}.md").write_text(page_of(package), encoding="utf-8")
        names.append(name)
    (folder / "hooks.md").write_text(hooks_page(), encoding="utf-8")
    lines = [f"* [{name}]({name}.md)" for name in ["hooks", *names]]
    (folder / "README.md").write_text("\n".join(["# Reference", "", *lines, ""]), encoding="utf-8")
    print(f"wrote {len(names) + 2} pages to {folder}")


def sources() -> list[Path]:
    """The modules that the reference tells of."""
    return sorted(path for path in SOURCE.rglob("*.py") if path.stat().st_size > 0)


def page_of(package: str) -> str:
    """Return the page of a package or of a module that stands alone."""
    lines = [f"# undergrowth.{package.removesuffix('.py')}", ""]
    for path in sources():
        if path.relative_to(SOURCE).parts[0] == package:
            lines += module_lines(path.relative_to(SOURCE), path.read_text(encoding="utf-8"))
    return "\n".join(lines)


def module_lines(path: Path, text: str) -> list[str]:
    """Return the section of a module."""
    name = ".".join(["undergrowth", *path.with_suffix("").parts]).removesuffix(".__init__")
    tree = ast.parse(text)
    lines = [f"## {name}", "", ast.get_docstring(tree) or "", ""]
    constants = bullets(tree.body)
    lines += [*constants, ""] if constants else []
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name[0] != "_":
            lines += class_lines(node)
        elif isinstance(node, Function) and node.name[0] != "_":
            lines += [f"### `{signature(node)}`", "", ast.get_docstring(node) or "", ""]
    return lines


def class_lines(node: ast.ClassDef) -> list[str]:
    """Return the section of a class: its docstring, its fields, and its public methods.

    Fields are in the order in which the class is called with them.
    """
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    lines = [f"### `class {node.name}{f'({bases})' if bases else ''}`", ""]
    lines += [ast.get_docstring(node) or "", ""]
    lines += bullets(node.body)
    for each in node.body:
        if isinstance(each, Function) and each.name == "__init__":
            lines += [f"* `{signature(each)}`", *bullets(each.body), *_set_later(node, each)]
        elif isinstance(each, Function) and each.name[0] != "_":
            lines += [f"* `{signature(each)}`: {_one_line(each)}"]
    return [*lines, ""]


def bullets(body: list[ast.stmt]) -> list[str]:
    """Return a line for each public constant, field or attribute that is set there."""
    return [_bullet(written, told) for written, told in _set_in(body)]


def _bullet(written: str, told: str) -> str:
    return f"* `{written}`{f': {told}' if told else ''}"


def _set_later(node: ast.ClassDef, init: Function) -> list[str]:
    """Return a line for each documented attribute that a part of `__init__` sets.

    Such parts are its branches, and private methods that it calls.
    """
    called = {ast.unparse(each.func) for each in ast.walk(init) if isinstance(each, ast.Call)}
    parts: list[ast.stmt] = [each for each in init.body if isinstance(each, ast.If)]
    for each in node.body:
        if isinstance(each, Function) and f"self.{each.name}" in called:
            parts.append(each)
    bodies = [
        body
        for part in parts
        for inner in ast.walk(part)
        for body in (getattr(inner, "body", None), getattr(inner, "orelse", None))
        if isinstance(body, list)
    ]
    return [_bullet(*each) for body in bodies for each in _set_in(body) if each[1]]


def _set_in(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    """Yield what is set, as it is written, with the docstring beneath it."""
    for at, node in enumerate(body):
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            target: ast.expr = node.targets[0]
        elif isinstance(node, ast.AnnAssign):
            target = node.target
        else:
            continue
        known = isinstance(target, ast.Name) or (
            isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self"
        )
        name = ast.unparse(target).removeprefix("self.")
        if known and name[0] != "_" and name != "annotations":
            yield _shortened(node, name), _beneath(body, at)


def _shortened(node: ast.Assign | ast.AnnAssign, name: str) -> str:
    """Return a statement without `self.`, and without a value that is long."""
    kind = f": {ast.unparse(node.annotation)}" if isinstance(node, ast.AnnAssign) else ""
    value = ast.unparse(node.value) if node.value else ""
    return f"{name}{kind}" + (f" = {value}" if 0 < len(value) <= LONGEST else "")


def _beneath(body: list[ast.stmt], at: int) -> str:
    """Return the string that follows a statement, as one line."""
    after = body[at + 1] if at + 1 < len(body) else None
    told = after.value if isinstance(after, ast.Expr) else None
    text = told.value if isinstance(told, ast.Constant) else None
    return " ".join(text.split()) if isinstance(text, str) else ""


def signature(node: Function) -> str:
    """Return name, parameters and result of a function as written; a property as a field."""
    result = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    if "property" in {ast.unparse(each) for each in node.decorator_list}:
        return f"{node.name}{result.replace(' -> ', ': ')}"
    return f"{node.name}({ast.unparse(node.args)}){result}"


def _one_line(node: Function) -> str:
    """Return a docstring as one line."""
    return " ".join((ast.get_docstring(node) or "").split())


def hooks_page() -> str:
    """Return the page of all hooks, in the order and chapters of the source."""
    users = seams.overriding()
    lines = ["# Hooks", ""]
    for file in seams.CHAPTERS:
        tree = ast.parse((SOURCE / file).read_text(encoding="utf-8"))
        lines += [f"## `{file}`", "", ast.get_docstring(tree) or "", ""]
        for kind, method in seams.methods(tree):
            family = kind if file in seams.CAPABILITIES else ""
            lines += [f"* `{signature(method)}`", "", f"  {_one_line(method)}", ""]
            said = ", ".join(f"`{user}`" for user in users.get((family, method.name), []))
            told = f"  Overridden in {said}." if said else "  Overridden by nothing of ours."
            lines += [told, ""]
    return "\n".join(lines)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else HOME / "build/reference")

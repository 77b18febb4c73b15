"""Write the reference of the Python library from its source: build/reference, or another folder.

    python tools/reference.py [FOLDER]

There is a page for each package with its modules, classes and functions, their signatures and
docstrings; and `hooks.md`, in which each hook of a source has the files that override it.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import Final

import seams

HOME: Final = Path(__file__).parents[1]
SOURCE: Final = HOME / "src/undergrowth"

Function = ast.FunctionDef | ast.AsyncFunctionDef


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
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name[0] != "_":
            lines += class_lines(node)
        elif isinstance(node, Function) and node.name[0] != "_":
            lines += [f"### `{signature(node)}`", "", ast.get_docstring(node) or "", ""]
    return lines


def class_lines(node: ast.ClassDef) -> list[str]:
    """Return the section of a class: its docstring, then a paragraph for each public method."""
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    lines = [f"### `class {node.name}{f'({bases})' if bases else ''}`", ""]
    lines += [ast.get_docstring(node) or "", ""]
    for each in node.body:
        if isinstance(each, Function) and each.name[0] != "_":
            lines += [f"* `{signature(each)}`: {_one_line(each)}"]
    return [*lines, ""]


def signature(node: Function) -> str:
    """Return a function's name, parameters and result as they are written."""
    result = f" -> {ast.unparse(node.returns)}" if node.returns else ""
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

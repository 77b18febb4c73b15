"""The server's files stand one above another, as the page beside them lists them."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

import undergrowth.server

SERVER: Final = Path(undergrowth.server.__file__).parent
PACKAGE: Final = "undergrowth.server"
PAGE: Final = SERVER / "README.md"
Graph = dict[str, set[str]]
"""By file, the files it imports."""


def sources() -> dict[str, str]:
    """Every source of the server, by its path in the folder."""
    return {
        path.relative_to(SERVER).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(SERVER.rglob("*.py"))
    }


def imports(files: dict[str, str]) -> Graph:
    """Return who imports whom, wherever the import stands: in a function or for types only, too."""
    modules = {name_of(path): path for path in files}
    return {path: {modules[n] for n in named(path, files[path]) if n in modules} for path in files}


def name_of(path: str) -> str:
    """The module in a file."""
    inner = path.removesuffix(".py").removesuffix("__init__").strip("/").replace("/", ".")
    return f"{PACKAGE}.{inner}" if inner else PACKAGE


def named(path: str, text: str) -> set[str]:
    """All that could be a module in the imports of a file."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            above = f"{PACKAGE}.{path}".removesuffix(".py").replace("/", ".").split(".")
            home = ".".join(above[: -node.level]) if node.level else ""
            module = ".".join(part for part in (home, node.module) if part)
            found |= {module, *(f"{module}.{alias.name}" for alias in node.names)}
    return found


def circles(graph: Graph) -> list[set[str]]:
    """The groups of files each of which comes, over however many imports, to all the others."""
    reached = {path: reach(graph, path) for path in graph}
    found: list[set[str]] = []
    for path in graph:
        circle = {other for other in reached[path] if path in reached[other]}
        if circle and circle not in found:
            found.append(circle)
    return found


def reach(graph: Graph, path: str) -> set[str]:
    """Every file one comes to from a file; itself only where that is a circle."""
    found: set[str] = set()
    left = list(graph[path])
    while left:
        here = left.pop()
        if here not in found:
            found.add(here)
            left += graph[here]
    return found


def rows() -> list[list[str]]:
    """The files as the page lists them, lowest first; those of one row stand side by side."""
    cells = [
        line.split("|")[1]
        for line in PAGE.read_text(encoding="utf-8").splitlines()
        if line.startswith("| `")
    ]
    return [re.findall(r"`([\w/]+\.py)`", cell) for cell in cells]


def test_no_files_of_the_server_import_each_other_in_a_circle() -> None:
    assert circles(imports(sources())) == []


def test_a_circle_is_found_wherever_its_imports_stand() -> None:
    """The check itself is checked: three kinds of import, and a package."""
    files = {
        "__init__.py": "from undergrowth.server.app import go",
        "app.py": "from undergrowth.server.parts import one",
        "parts/__init__.py": "",
        "parts/one.py": "def late():\n    import undergrowth.server.parts.two",
        "parts/two.py": "if TYPE_CHECKING:\n    from .three import Three",
        "parts/three.py": "from . import one",
        "parts/four.py": "from ..app import go",
    }
    ring = {"parts/one.py", "parts/two.py", "parts/three.py"}
    assert circles(imports(files)) == [ring]
    assert imports(files)["parts/four.py"] == {"app.py"}
    files["app.py"] += "\nfrom undergrowth import server"
    assert {"__init__.py", "app.py"} in circles(imports(files))


def test_every_file_stands_above_those_it_imports() -> None:
    """As the page lists them: each file once, and only imports of earlier rows."""
    listed = [path for row in rows() for path in row]
    graph = imports(sources())
    told = {path for path in graph if not path.endswith("/__init__.py")}
    assert sorted(listed) == sorted(told)
    level = {path: i for i, row in enumerate(rows()) for path in row}
    for path in told:
        for known in graph[path] & told:
            assert level[known] < level[path], f"{path} imports {known}"


def test_the_way_of_an_answer_names_files_that_are_there() -> None:
    steps = [
        line for line in PAGE.read_text(encoding="utf-8").splitlines() if re.match(r"\d+\. ", line)
    ]
    files = sources()
    assert len(steps) > 5
    for step in steps:
        named_here = re.findall(r"`([\w/]+\.py)`", step)
        assert named_here and set(named_here) <= set(files), step

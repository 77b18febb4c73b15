"""Builds the documentation as a site: `make docs`, which `undergrowth serve` shows under `/docs/`.

The pages of `docs/` are laid out in `build/docs` with whatever they link to in the repository, and
with a reference of every public name (`surface.PACKAGES`).  mkdocs makes the site of them, into
`src/undergrowth/server/manual`.  A link that leads nowhere ends the build.
"""

import os
import posixpath
import re
import shutil
import sys
from pathlib import Path
from typing import Any

import examples
import surface
import undergrowth
from undergrowth.attributes import attributes

HERE = Path(__file__).resolve().parent.parent
LAID_OUT = HERE / "build/docs"
SOURCES = HERE / "build/docs-sources"
"""A copy of the sources for the reader of docstrings, which needs an `__init__` in each folder."""
SITE = HERE / "src/undergrowth/server/manual"
INDEXES = ("docs/README.md", "README.md")
"""The first page is the first of these that there is."""
PROJECT = "project"
"""Folder of the pages that do not come from `docs/`."""
REFERENCE = "reference"
HTTP = "http-api.html"
GROUPS = {
    "Playing": (
        "playing",
        "installing",
        "table",
        "terminal",
        "companion",
        "puzzles",
        "analysis",
        "maps",
    ),
    "Programming": (
        "api",
        "examples",
        "tables",
        "write-a-player",
        "envs",
        "many-machines",
        "rootlog",
        "http",
    ),
    "Content": (
        "adding-a-faction",
        "adding-a-hireling",
        "adding-a-card",
        "words",
        "rulings",
        "cases",
        "uncertain",
    ),
    "Computer players": ("players", "strength", "greedy", "bots", "chance"),
    "Running": ("operating", "site"),
    "The project": (
        "tour",
        "architecture",
        "glossary",
        "style",
        "checks",
        "stability",
        "releasing",
    ),
}
"""Pages in the order in which they are shown; the others follow under their own heading."""

_LINK = re.compile(r"(\]\(|^\[[^\]]+\]: )([^)\s#]*)(#[^)\s]*)?(?=[)\s]|$)", re.MULTILINE)
_BLOCK = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)


class BrokenLink(Exception):
    """A link of a page that leads to no file."""


def pages(home: Path) -> dict[str, str]:
    """Return every page of the site by its path, with links as they are there.

    Raises `BrokenLink` for a link to a file that is not there.
    """
    index = next(name for name in INDEXES if (home / name).is_file())
    waiting = [index, *(f"docs/{path.name}" for path in sorted((home / "docs").glob("*.md")))]
    made: dict[str, str] = {}
    while waiting:
        name = waiting.pop()
        place = placed(name, index)
        if place not in made:
            text = (home / name).read_text(encoding="utf-8")
            made[place], linked = relinked(home, name, text, index)
            waiting += [each for each in linked if each.endswith(".md")]
    return made


def placed(name: str, index: str) -> str:
    """Return where a file of the repository lies in the site.

    Sources end in `.txt` there, so that nothing takes them for sources.
    """
    if name == index:
        return "index.md"
    if name.startswith("docs/"):
        return name.removeprefix("docs/")
    return f"{PROJECT}/{name}" if name.endswith(".md") else f"{PROJECT}/{name}.txt"


def relinked(home: Path, name: str, text: str, index: str) -> tuple[str, list[str]]:
    """Return a page with its links as they are in the site, and the files it links to."""
    linked: list[str] = []
    here = posixpath.dirname(placed(name, index))

    def link(match: re.Match[str]) -> str:
        path = match[2]
        if not path or ":" in path:
            return match[0]
        target = posixpath.normpath(posixpath.join(posixpath.dirname(name), path))
        if (home / target).is_dir():
            target = f"{target}/README.md"
        if not (home / target).is_file():
            raise BrokenLink(f"{name}: {path}")
        linked.append(target)
        return f"{match[1]}{posixpath.relpath(placed(target, index), here or '.')}{match[3] or ''}"

    parts = _BLOCK.split(text)
    return "".join(part if i % 2 else _LINK.sub(link, part) for i, part in enumerate(parts)), linked


def files(home: Path) -> dict[str, Path]:
    """Return every file of the site that is no page, by its path: pictures and linked sources."""
    index = next(name for name in INDEXES if (home / name).is_file())
    found: dict[str, Path] = {}
    for place, text in pages(home).items():
        for match in _LINK.finditer(_BLOCK.sub("", text)):
            path = posixpath.normpath(posixpath.join(posixpath.dirname(place), match[2]))
            if match[2] and ":" not in match[2] and not path.endswith(".md"):
                source = path.removeprefix(f"{PROJECT}/").removesuffix(".txt")
                found[path] = home / (source if path.startswith(PROJECT) else f"docs/{path}")
    for file in (home / "docs").rglob("*"):
        if file.is_file() and file.suffix != ".md":
            found[placed(file.relative_to(home).as_posix(), index)] = file
    return found


def reference() -> dict[str, str]:
    """Return the pages of the reference: one for each public package, with every name in it."""
    modules = surface.Modules()
    made = {}
    listed = []
    for package in (*surface.PACKAGES, *surface.MODULES):
        body = modules.body(package)
        names = surface.exported(body) if package in surface.PACKAGES else surface.defined(body)
        parts = [f"# {package}\n\n{described(modules, package)}\n"]
        for name in names:
            parts.append(f"\n::: {package}.{name}\n" if name != "__version__" else "")
            if (package, name) == ("undergrowth", "Game"):
                parts.append(table_of(name))
        made[f"{REFERENCE}/{package}.md"] = "".join(parts)
        listed.append(f"* [{package}]({package}.md)")
    said = (
        "Every public name with its types and errors. [stability.md](../stability.md) says what"
        f" they promise. [The HTTP API](../{HTTP}) has a page of its own with every route."
    )
    made[f"{REFERENCE}/index.md"] = "\n".join(["# Reference", "", said, "", *listed, ""])
    return made


def table_of(name: str) -> str:
    """Return the attributes of a class as a table, also those that `__init__` does not set."""
    rows = [
        f"| `{each.name}` | {f'`{each.kind}`' if each.kind else ''} | {each.words} |"
        for each in attributes(getattr(undergrowth, name))
    ]
    head = (
        f"\n### All attributes of `{name}`\n\n| attribute | type | what it holds |\n|---|---|---|\n"
    )
    return head + "\n".join(row.replace(" | None`", " \\| None`") for row in rows) + "\n"


def described(modules: surface.Modules, package: str) -> str:
    """Return the first paragraph of a module's docstring."""
    body = modules.body(package)
    words = surface.docstring(body)
    return words.split("\n\n")[0].replace("\n", " ")


def navigation(made: dict[str, str]) -> list[Any]:
    """Return the pages as the site lists them: in groups, the rest under a heading of its own."""
    left = {each for each in made if each != "index.md" and not each.startswith(f"{REFERENCE}/")}
    nav: list[Any] = ["index.md"]
    for title, names in GROUPS.items():
        here = [f"{name}.md" for name in names if f"{name}.md" in made]
        left -= set(here)
        nav.append({title: here})
    parts = [each for each in made if each.startswith(f"{REFERENCE}/undergrowth")]
    nav.append({"Reference": [f"{REFERENCE}/index.md", *parts]})
    nav.append({"More": sorted(left)})
    return nav


def api() -> str:
    """Return the page of all routes of the HTTP API."""
    from undergrowth.server import Config, create_app
    from undergrowth.server.documents.apipage import api_page

    return api_page(create_app(Config(database="sqlite://")).openapi())


def lay_out(folder: Path) -> list[Any]:
    """Write pages and files into a folder, and return how the site lists them."""
    shutil.rmtree(folder, ignore_errors=True)
    made = {**pages(HERE), **reference()}
    for place, text in made.items():
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        (folder / place).write_text(text, encoding="utf-8")
    for place, path in files(HERE).items():
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, folder / place)
    (folder / HTTP).write_text(api(), encoding="utf-8")
    return navigation(made)


def lay_out_sources(folder: Path) -> None:
    """Copy the sources, each folder as a package, with an example in the docstring of each name."""
    shutil.rmtree(folder, ignore_errors=True)
    home = HERE / "src/undergrowth"
    shown = examples.by_module(examples.PAGE.read_text(encoding="utf-8"))
    for path in home.rglob("*.py"):
        place = folder / "undergrowth" / path.relative_to(home)
        place.parent.mkdir(parents=True, exist_ok=True)
        module = ".".join(path.relative_to(home.parent).with_suffix("").parts)
        text = path.read_text(encoding="utf-8")
        more = shown.get(module.removesuffix(".__init__"), {})
        place.write_text(examples.with_examples(text, more), encoding="utf-8")
        (place.parent / "__init__.py").touch()


def main() -> None:
    os.environ.setdefault("NO_MKDOCS_2_WARNING", "1")
    try:
        nav = lay_out(LAID_OUT)
        lay_out_sources(SOURCES)
    except BrokenLink as broken:
        raise SystemExit(f"A link leads nowhere: {broken}") from None
    from mkdocs.commands.build import build
    from mkdocs.config import load_config

    build(load_config(str(HERE / "mkdocs.yml"), nav=nav, strict=True))
    print(f"The documentation is in {SITE.relative_to(HERE)}.", file=sys.stderr)


if __name__ == "__main__":
    main()

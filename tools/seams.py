"""Write what follows from the hooks' chapters: the index of hooks, and the pages of seams.

    python tools/seams.py [--check]

`table/bending/hooks.py` lists every hook with the sources that override it; `docs/hooks.md` has
the seams that an author of a faction needs, `docs/hooks-deep.md` the others, and
`docs/adding-a-faction.md` a table of the former.  With `--check` nothing is written; the exit code
says whether a file is out of date.
"""

from __future__ import annotations

import ast
import re
import sys
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

HOME: Final = Path(__file__).parents[1]
SOURCE: Final = HOME / "src/undergrowth"
INDEX: Final = SOURCE / "table/bending/hooks.py"
PAGE: Final = HOME / "docs/hooks.md"
GUIDE: Final = HOME / "docs/adding-a-faction.md"
DEEP: Final = HOME / "docs/hooks-deep.md"
CHAPTERS: Final = (
    *(f"table/bending/{name}.py" for name in ("turn", "rule", "moving", "placing", "removing")),
    *(f"table/bending/{name}.py" for name in ("battle", "cards", "crafting", "victory", "setup")),
    "table/bending/capabilities.py",
    "table/sources.py",
    "table/keeper.py",
    "table/owner.py",
    "table/landmark.py",
    "table/house_rule.py",
    "table/bending/map_rules.py",
    *(f"table/seated/{name}.py" for name in ("phases", "actions", "holdings", "purse")),
    "table/bending/seller.py",
    "table/seated/automation.py",
    "table/faction.py",
)
"""The files whose classes sources, owners and factions extend, in the order of the pages."""
CAPABILITIES: Final = (
    "table/bending/capabilities.py",
    "table/seated/purse.py",
    "table/bending/seller.py",
)
"""Those whose classes are objects of their own, which sources make."""
CONTENT: Final = (
    *("law", "automata", "factions", "twins", "characters", "cards"),
    *("hirelings", "maps", "landmarks", "house_rules"),
)
"""Folders with sources."""
MODELS: Final = ("marquise_de_cat", "eyrie_dynasties", "woodland_alliance")
"""Folders that are shown as examples before others."""
ALWAYS: Final = ("setup", "birdsong", "daylight", "evening", "value", "bias")
"""Methods that every faction needs, however they are counted."""
USERS: Final = 5
"""Smallest number of our files that override a seam of the first page."""
MOST: Final = 60
"""The most seams of the first page."""
COLLECTED: Final = {
    "values": "sources.values({name!r})",
    "vetoes": "sources.values({name!r})",
    "capabilities": "[each.{name}() for each in sources.values({name!r})]",
    "offers in the windows of a turn": "sources.in_windows({name!r})",
    "offers of sources in play": "sources.in_play({name!r})",
    "events": "sources.events({name!r})",
}
"""Expression with which `Hooks` finds the sources of a hook, by the heading above it; others are in
no index."""
_HEADING: Final = re.compile(r"^    # ---- ([^:\n]+).*$", re.MULTILINE)


@dataclass
class Seam:
    """A method that sources, owners or factions may override."""

    name: str
    signature: str
    says: str
    """The first sentence of its docstring."""
    sort: str
    """The heading above it."""
    users: list[str] = field(default_factory=list)
    """The files of ours that override it."""


@dataclass
class Chapter:
    """A class with seams, and its file."""

    file: str
    says: str
    seams: list[Seam]


@cache
def chapters() -> list[Chapter]:
    """Return all seams by chapter, with their users."""
    users = overriding()
    found = []
    for file in CHAPTERS:
        text = (SOURCE / file).read_text(encoding="utf-8")
        tree = ast.parse(text)
        headings = [(text.count("\n", 0, m.start()) + 1, m[1]) for m in _HEADING.finditer(text)]
        seams = []
        for kind, node in methods(tree):
            family = kind if file in CAPABILITIES else ""
            sort = next((each for line, each in reversed(headings) if line < node.lineno), "")
            said = (_signature(node, family), _first(node), sort)
            seams.append(Seam(node.name, *said, users.get((family, node.name), [])))
        whole = (ast.get_docstring(tree) or "").split("\n\n")
        found.append(Chapter(file, " ".join(whole[0].split()), seams))
    return found


def classes(tree: ast.Module) -> list[ast.ClassDef]:
    """Return the classes at the top of a module."""
    return [node for node in tree.body if isinstance(node, ast.ClassDef)]


def methods(tree: ast.Module) -> list[tuple[str, ast.FunctionDef]]:
    """Return the public methods of all classes of a module, with the names of their classes."""
    bodies = [(node.name, each) for node in classes(tree) for each in node.body]
    return [
        (kind, each)
        for kind, each in bodies
        if isinstance(each, ast.FunctionDef) and each.name[0] != "_"
    ]


def overriding() -> dict[tuple[str, str], list[str]]:
    """Return the files whose sources define a method, by its capability ("" for none) and name."""
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in content()}
    families = {
        each.name: each.name if file in CAPABILITIES else ""
        for file in CHAPTERS
        for each in classes(trees[SOURCE / file])
    }
    while more := {
        each.name: families[base]
        for tree in trees.values()
        for each in classes(tree)
        for base in map(ast.unparse, each.bases)
        if each.name not in families and base in families
    }:
        families |= more
    bases = [SOURCE / file for file in CHAPTERS]
    found: dict[tuple[str, str], list[str]] = {}
    for path in (*bases, *(each for each in trees if each not in bases)):
        short = path.relative_to(SOURCE if path.is_relative_to(SOURCE) else HOME).as_posix()
        for kind, node in methods(trees[path]):
            if kind in families:
                seam = (families[kind], node.name)
                if seam not in found:
                    found[seam] = []  # defined here
                elif short not in found[seam]:
                    found[seam].append(short)
    return found


def content() -> list[Path]:
    """Return the modules in which sources and their base classes stand."""
    roots = [SOURCE / each for each in ("table", *CONTENT)]
    roots += sorted((HOME / "packages").glob("*/src"))
    return sorted(path for root in roots for path in root.rglob("*.py"))


def _signature(node: ast.FunctionDef, kind: str) -> str:
    names = [each.arg for each in node.args.args if each.arg != "self"]
    return f"{kind}{'.' if kind else ''}{node.name}({', '.join(names)})"


def _first(node: ast.FunctionDef) -> str:
    """Return the first sentence of a docstring as one line."""
    told = " ".join((ast.get_docstring(node) or "").split("\n\n")[0].split())
    return re.sub(r"(?<=[a-z)`])\. [A-Z].*$", ".", told)


# ---- the index


def index() -> str:
    """Return the module `table.bending.hooks`."""
    lines = []
    for chapter in chapters():
        indexed = [each for each in chapter.seams if each.sort in COLLECTED]
        if indexed:
            lines.append(f"        # {chapter.file}")
        for each in indexed:
            made = COLLECTED[each.sort].format(name=each.name).replace("'", '"')
            lines.append(f"        self.{each.name}: Final = {made}")
    return _INDEX.replace("LINES", "\n".join(lines))


_INDEX: Final = '''"""Table of hooks: for each, the sources that override it, in their order.

Made by `python tools/seams.py` from the chapters in `table.bending`.
"""

from __future__ import annotations

from typing import Final

from undergrowth.table.layout.order import SourceOrder


class Hooks:
    """The sources that override each hook; a hook that no source overrides costs nothing."""

    def __init__(self, sources: SourceOrder) -> None:
LINES
'''

# ---- the pages


def is_common(seam: Seam) -> bool:
    """Whether a seam belongs on the first page."""
    return seam.name in ALWAYS or len(seam.users) >= USERS


def example(seam: Seam) -> str:
    """Return the file that shows a seam: that of a faction, if one uses it."""

    def apart(file: str) -> tuple[bool, ...]:
        folder = (*file.split("/"), "")[1]
        return (folder not in MODELS, not file.startswith("factions/"), "/src/" in file)

    return f"`{min(seam.users, key=apart)}`" if seam.users else ""


def page(common: bool) -> str:
    """Return a page of seams, those that are common or the others."""
    lines = [_COMMON if common else _OTHERS]
    seen: set[str] = set()
    for chapter in chapters():
        rows = []
        for each in chapter.seams:
            if each.signature not in seen and is_common(each) == common and each.users:
                says = each.says.replace("|", "\\|")
                rows.append(f"| `{each.signature}` | {says} | {example(each)} |")
                seen.add(each.signature)
        if rows:
            lines += [f"## {_title(chapter)}", "", f"`{chapter.file}`", ""]
            lines += ["| seam | says | example |", "|---|---|---|", *rows, ""]
    return "\n".join(lines)


def guide(text: str) -> str:
    """Return the guide to a faction with its table of seams made anew."""
    rows = []
    seen: set[str] = set()
    for chapter in chapters():
        names = [each.name for each in chapter.seams if is_common(each) and each.users]
        said = ", ".join(f"`{name}`" for name in dict.fromkeys(names) if name not in seen)
        seen.update(names)
        if said:
            rows.append(f"| {_title(chapter)} | {said} |")
    table = "\n".join(["| chapter | seams |", "|---|---|", *rows])
    return _MADE.sub(lambda found: f"{found[1]}\n{table}\n{found[3]}", text)


_MADE: Final = re.compile(
    r"(<!-- begin made by tools/seams.py -->)\n(.*?)\n?(<!-- end -->)", re.DOTALL
)


def _title(chapter: Chapter) -> str:
    return chapter.says.rstrip(".")


_COMMON: Final = " ".join(
    (
        "# Seams by chapter\n\nFor authors of factions, cards and maps.",
        "Made from the source by `python tools/seams.py`.\n\n"
        "A seam is a method that your class overrides where its rule differs from the general law.",
        "These are the ones that much\nof our content uses, with a file that shows it.",
        "[hooks-deep.md](hooks-deep.md) has the others;",
        "[seams.md](seams.md) finds a seam by\na rule that is like yours.",
        "The numbers are sections of the Law; the docstring of each method says more.\n",
    )
)

_OTHERS: Final = " ".join(
    (
        "# Seams for deep changes\n\nFor authors who found nothing in [hooks.md](hooks.md),",
        "and for everybody who changes the core.\nMade from the source by `python tools/seams.py`.",
        "Few rules need these: each was made for one rule, or for some that are alike.\n",
    )
)


def main(check: bool) -> None:
    """Write the index and the pages, or say which of them are out of date."""
    stale = []
    made = guide(GUIDE.read_text(encoding="utf-8"))
    pages = ((PAGE, page(True)), (DEEP, page(False)), (GUIDE, made))
    for path, text in ((INDEX, index()), *pages):
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            stale.append(path.relative_to(HOME).as_posix())
            if not check:
                path.write_text(text, encoding="utf-8")
    if check and stale:
        raise SystemExit(f"out of date: {', '.join(stale)}; run `python tools/seams.py`")


if __name__ == "__main__":
    main("--check" in sys.argv)

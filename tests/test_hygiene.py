"""The architecture is kept: our own source is read and held to its rules."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Set
from dataclasses import fields
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import undergrowth
from kit import chapters
from undergrowth.engine.frames import FRAMES
from undergrowth.house_rules import house_rule_names
from undergrowth.library import installed_factions
from undergrowth.table.described.boards import BOARDS

SOURCE = Path(undergrowth.__file__).parent
PAGE = Path(__file__).parent.parent / "web"
PAGE_IMPORT = re.compile(r"""(?:\bfrom\s+|^\s*import\s+)["'](\.[^"']+)["']""", re.MULTILINE)
BENT = (
    "factions",
    "twins",
    "cards",
    "characters",
    "hirelings",
    "maps",
    "landmarks",
    "house_rules",
    "decks",
)
CORE = ("engine", "table", "law", "automata", *BENT, "shown", "data", "ai")
EVERYBODYS = {"automated", "board", "de", "du", "in", "of", "second", "the", "woodland"}
"""Words in names of factions that the Law uses of everybody."""
SAMPLES: dict[str, Any] = {"list[int]": [3], "bool": True, "int": 7}
"""A value that is no default, by the type of a field."""
MODULES = ("content", "folders", "looks", "position", "library", "session")
SERVER = {
    "server",
    "sim",
    "companion",
    "session",
    "position",
    "puzzles",
    "lessons",
    "rootlog",
    "folders",
    "content",
    "looks",
    "library",
    "lore",
    "words",
    "engine",
    "table",
    "shown",
    "understood",
    "ai",
    "data",
    "decks",
    "maps",
    "_version",
}
"""Packages of ours that the server may import."""
_GROUND = {"engine", "table", "law", "data"}
LAYERS = {
    "engine": {"engine"},
    "table": {"engine", "table"},
    "law": _GROUND,
    "automata": {*_GROUND, "automata"},
    "factions": {*_GROUND, "automata", "twins", "factions", "characters", "decks"},
    "twins": {*_GROUND, "automata", "twins", "decks"},
    "characters": {*_GROUND, "characters", "decks"},
    "cards": {*_GROUND, "cards", "decks"},
    "maps": {*_GROUND, "maps"},
    "landmarks": {*_GROUND, "landmarks"},
    "house_rules": {*_GROUND, "house_rules"},
    "decks": {"engine", "table", "data", "decks"},
    "hirelings": {*_GROUND, "hirelings"},
    "shown": {*_GROUND, "shown"},
}
"""Packages of ours that each package may import."""

TABLETOP = "table/layout/tabletop.py"

TABLE_FIELDS = "|".join(
    re.findall(r"^        self\.(\w+): (?!Final)", (SOURCE / TABLETOP).read_text("utf-8"), re.M)
)
"""Every field of a table that can change."""
WRITERS = {
    TABLETOP: "lays the table out and copies it",
    "table/layout/resettling.py": "lays it out anew when a setup comes to know more",
    "table/uses.py": "marks of what is limited to once a turn",
    "table/seated/holdings.py": "the Crafted Items box of a faction that has one",
    "table/hidden/announced.py": "exchanges unknown cards for announced ones in a copy",
    "table/hidden/determinize.py": "deals anew in a copy",
    "table/hidden/redeal.py": "deals face-down pieces anew in a copy",
    "table/saving/saves.py": "counts anew what a save does not hold",
    "law/pieces/atoms.py": "atoms for pieces",
    "law/pieces/ground.py": "atoms for what pieces stand on",
    "law/pieces/rule.py": "remembers whose strength is greatest",
    "law/cards/hands.py": "atoms for hands",
    "law/cards/piles.py": "atoms for the deck and the discard pile",
    "law/cards/draw.py": "atoms for drawing",
    "law/cards/play_area.py": "atoms for play areas",
    "law/victory/score.py": "atoms for points",
    "law/turn/turn.py": "turns and phases begin and end",
    "law/faction.py": "crafting pieces are activated, and their power is remembered",
    "law/setup/corners.py": "factions start in a clearing",
    "law/removing/removal.py": "the removal atom",
    "law/crafting/items.py": "atoms for items",
    "law/victory/dominance.py": "dominance cards change places",
    "law/setup/standard.py": "setup lays the table",
    "law/positions.py": "positions lay the table",
    "law/setup/homelands.py": "homelands are chosen",
    "law/setup/landmarks.py": "items go from the supply to a landmark",
    "position/laying.py": "positions lay the table",
    "position/reading.py": "positions lay the table",
    "position/marks.py": "positions lay the table",
}
"""The files that may write to the table, and why."""


def modules(*packages: str) -> list[Path]:
    return sorted(path for package in packages for path in (SOURCE / package).rglob("*.py"))


def relative(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


def module_name(path: Path) -> str:
    """`undergrowth.law.pieces.rule`; of a package, its own name."""
    parts = ["undergrowth", *path.relative_to(SOURCE).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def imports(path: Path) -> frozenset[str]:
    """Return the modules and names that a file imports; read once for all tests."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return frozenset(found)


def test_the_core_imports_only_the_standard_library() -> None:
    """No third-party import at run time in the core."""
    allowed = sys.stdlib_module_names | {"undergrowth", "mypy_extensions"}
    for path in modules(*CORE):
        roots = {name.split(".")[0] for name in imports(path)}
        if path.name != "optional.py":
            roots -= {"__future__"}
            allowed_here = allowed - {"mypy_extensions"}
        else:
            allowed_here = allowed
        assert roots <= allowed_here, f"{relative(path)}: {roots - allowed_here}"


@pytest.mark.parametrize("package", LAYERS)
def test_imports_point_one_way(package: str) -> None:
    """Engine, then law, then what stands on it."""
    for path in modules(package):
        ours = {name.split(".")[1] for name in imports(path) if name.startswith("undergrowth.")}
        known = {each for each in ours if (SOURCE / each).is_dir() or each in MODULES}
        assert known <= LAYERS[package], f"{relative(path)} imports {known - LAYERS[package]}"


def test_no_file_imports_itself_through_others() -> None:
    """Each module imports only those below it; imports inside functions count too."""
    known = {module_name(path): path for path in modules(".")}
    needs = {name: needed(path, known.keys()) - {name} for name, path in known.items()}
    assert not circle(needs)


def test_no_file_of_the_page_imports_itself_through_others() -> None:
    """Types count, pages that are loaded later do not: they are asked for when they are shown."""
    paths = [path for ending in ("*.ts", "*.svelte") for path in (PAGE / "src").rglob(ending)]
    known = {path.relative_to(PAGE).as_posix(): path for path in paths}
    assert len(known) > 300
    needs = {name: page_imports(path) & known.keys() - {name} for name, path in known.items()}
    assert not circle(needs)


def circle(needs: dict[str, set[str]]) -> list[str]:
    """Return the files that import each other in a circle, and those that lead to them."""
    while leaves := {name for name, found in needs.items() if not found & needs.keys()}:
        needs = {name: found for name, found in needs.items() if name not in leaves}
    return sorted(needs)


def page_imports(path: Path) -> set[str]:
    """Return the files of the page that one of them imports, with every ending they may have."""
    found = set()
    for given in PAGE_IMPORT.findall(path.read_text(encoding="utf-8")):
        place = os.path.relpath(os.path.normpath(path.parent / given.split("?")[0]), PAGE)
        found |= {f"{place}{ending}" for ending in ("", ".ts", ".svelte.ts", ".svelte")}
    return found


def test_only_the_command_line_knows_the_server() -> None:
    """The server asks the engine; nobody below asks the server."""
    for path in modules("."):
        ours = {name.split(".")[1] for name in imports(path) if name.startswith("undergrowth.")}
        known = {each for each in ours if (SOURCE / each).exists() or each in MODULES}
        top = relative(path).split("/")[0]
        if top == "server":
            assert known <= SERVER, f"{relative(path)} imports {known - SERVER}"
        elif top != "cli":
            assert "server" not in known, f"{relative(path)} imports the server"


def test_the_terminal_needs_no_server() -> None:
    """Commands other than `play` and `serve` run where the server's packages are missing."""
    blocked = ["fastapi", "uvicorn", "sqlalchemy", "httpx", "pydantic", "starlette"]
    program = (
        f"import sys; sys.modules.update(dict.fromkeys({blocked!r}))\n"
        "import undergrowth.session, undergrowth.library\n"
        "from undergrowth.cli.commands import every_command\n"
        "every_command()\n"
        "assert not [name for name in sys.modules if name.startswith('undergrowth.server')]"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_every_import_is_a_dependency_that_is_declared() -> None:
    """A library user installs no web framework: only the server imports what its extra brings.

    Environments for learners import what theirs do, training what its own does, nothing else does.
    """
    project = tomllib.loads((SOURCE.parents[1] / "pyproject.toml").read_text("utf-8"))["project"]
    base, extras = names_of(project["dependencies"]), project["optional-dependencies"]
    server = names_of(extras["server"])
    optional = {"mypy_extensions", *names_of(extras["results"]), *names_of(extras["ray"])}
    used: dict[str, set[str]] = {"server": set(), "envs": set(), "sim": set(), "": set()}
    for path in modules("."):
        roots = {name.split(".")[0] for name in imports(path)} - {"undergrowth", "__future__"}
        room = relative(path).split("/")[0]
        used[room if room in used else ""] |= roots - sys.stdlib_module_names
    assert used[""] - optional == base
    more = names_of([*extras["accounts"], *extras["push"]]) - {"undergrowth"}
    assert used["server"] - base == server | more
    train = names_of(extras["train"])
    assert train <= used["sim"] <= base | optional | train
    others = {"pyspiel", "stable_baselines3"}  # as open_spiel calls itself; the extra sb3
    assert used["envs"] == {*names_of(extras["envs"]), *others}


def names_of(requirements: list[str]) -> set[str]:
    """Return what is imported of each: `fluent.runtime>=0.4` is `fluent`."""
    named = {re.split(r"[^\w.-]", each)[0].split(".")[0] for each in requirements}
    return {name.replace("-", "_") for name in named}


def test_factions_do_not_import_each_other() -> None:
    """A faction knows itself and the general law."""
    for path in modules("factions"):
        parts = path.relative_to(SOURCE / "factions").parts
        if len(parts) > 1:
            for name in imports(path):
                if name.startswith("undergrowth.factions."):
                    assert name.split(".")[2] == parts[0], f"{relative(path)} imports {name}"


def needed(path: Path, known: Set[str]) -> set[str]:
    """The modules among `known` that a file imports; a package only for what it defines itself."""
    found = imports(path) & known
    return {name for name in found if not any(each.startswith(f"{name}.") for each in found)}


@cache
def sentences_in(path: Path) -> list[str]:
    """The strings of a module that are no docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs
    ]


def test_general_code_names_no_faction() -> None:
    """Engine and law ask the sources; docstrings may speak of factions."""
    spelled = {word for name in installed_factions() for word in name.split("_")}
    words = (spelled - EVERYBODYS) | chapters.words()
    pattern = re.compile(rf"(?:^|_)({'|'.join(sorted(words))})s?(?:_|$)", re.IGNORECASE)
    spoken = re.compile(rf"\b({'|'.join(sorted(words))})s?\b", re.IGNORECASE)
    for path in modules("engine", "table", "law", "automata", "shown"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [getattr(node, key, None) for key in ("id", "attr", "arg", "name")]
            name = next((each for each in names if isinstance(each, str)), None)
            if isinstance(name, str):
                assert not pattern.search(name), f"{relative(path)} names {name}"
        for sentence in sentences_in(path):
            assert not spoken.search(sentence), f"{relative(path)} says {sentence!r}"


def test_only_their_folder_names_house_rules() -> None:
    """The Law alone is the default, and what bends it is asked by hooks, never by name."""
    names = set(house_rule_names())
    for path in modules("."):
        if relative(path).split("/")[0] != "house_rules":
            named = names & set(sentences_in(path))
            assert not named, f"{relative(path)} names {named}"


def test_steps_that_are_gone_back_to_are_there() -> None:
    """A name given to `back_to` or `push_at` is that of a step in a script."""
    back = re.compile(r'\.back_to\("(\w+)"\)')
    for path in modules(*CORE):
        text = path.read_text(encoding="utf-8")
        lines = text.splitlines()
        for node in ast.walk(ast.parse(text if back.search(text) else "")):
            if isinstance(node, ast.ClassDef):
                scripts = [each for each in node.body if getattr(each, "name", "") == "script"]
                steps = {
                    attr
                    for each in scripts
                    for attr in re.findall(r"self\.(\w+)", ast.unparse(each))
                }
                named = set(back.findall("\n".join(lines[node.lineno - 1 : node.end_lineno])))
                assert named <= steps, f"{relative(path)}: {node.name} has no {named - steps}"


def test_only_atoms_write_to_the_table() -> None:
    """Pieces, cards and points move through atoms."""
    write = re.compile(
        rf"\bg\.({TABLE_FIELDS})(\[[^=\n]*\])?\s*(=[^=]|\+=|-=|\.(append|remove|pop|clear|sort|insert|extend)\()"
    )
    for path in modules(*CORE, "position", "library"):
        if relative(path) in WRITERS:
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            assert not write.search(line), f"{relative(path)}:{number} writes to the table: {line}"


def test_every_frame_copies_all_its_fields() -> None:
    """A copy of a procedure is equal and shares nothing that can change."""
    kinds: list[type[Any]] = [*FRAMES.values(), *BOARDS.values()]
    for kind in kinds:
        values = [SAMPLES.get(str(each.type)) for each in fields(kind)]
        if None in values:
            continue  # holds frames or records, whose copies are tested on their own
        made = kind(*values)
        twin = made.copy()
        for each in fields(kind):
            own, copied = getattr(made, each.name), getattr(twin, each.name)
            assert own == copied, f"{kind.__name__}.{each.name}"
            assert own is not copied or not isinstance(own, list), kind.__name__


def test_no_field_has_a_name_that_saves_need() -> None:
    """A save says by `is` what a procedure is and by `at` how far it has come."""
    kinds: list[type[Any]] = [*FRAMES.values()]
    for kind in kinds:
        assert {"is", "at"}.isdisjoint(each.name for each in fields(kind)), kind.__name__


def test_every_frame_is_known_to_saves() -> None:
    """A game may stop inside any procedure."""
    for path in modules("law", "factions", "cards", "characters", "maps", "house_rules"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and any(
                isinstance(item, ast.FunctionDef) and item.name == "script" for item in node.body
            ):
                assert node.name in FRAMES, f"{relative(path)}: {node.name} is not registered"


def test_files_stay_small() -> None:
    """A file that grows past 450 lines hides two things."""
    for path in modules("."):
        lines = path.read_text(encoding="utf-8").count("\n")
        assert lines <= 450, f"{relative(path)} has {lines} lines"


def test_folders_stay_small() -> None:
    """A folder with more than 25 files has floors; data that programs write or read may be more."""
    top = PAGE.parent
    held = Counter(
        path.parent
        for room in ("src", "tests", "tools", "bench", "packages", "web/src")
        for path in (top / room).rglob("*")
        if path.suffix in (".py", ".sh", ".md", ".ts", ".svelte", ".css")
        and path.name != "__init__.py"
        and "assets" not in path.parts
    )
    assert not {folder.relative_to(top).as_posix(): n for folder, n in held.items() if n > 25}

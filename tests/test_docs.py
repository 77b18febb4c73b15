"""Our pages speak of what is there: names of modules, functions, hooks, files and tests."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
import typer

import undergrowth
from kit.naming import exists, is_ours
from seams import CHAPTERS, methods
from undergrowth.cli.commands import every_command
from undergrowth.server.config import LIMITS, limits_of

HOME = Path(__file__).parent.parent
SOURCE = Path(undergrowth.__file__).parent
PAGES = (
    "docs/architecture.md",
    "docs/seams.md",
    "docs/hooks.md",
    "docs/hooks-deep.md",
    "docs/adding-a-faction.md",
    "docs/adding-a-hireling.md",
    "docs/adding-a-card.md",
    "docs/adding-a-bot.md",
    "docs/house-rules.md",
    "docs/api.md",
    "web/README.md",
    "tests/README.md",
    *(
        f"src/undergrowth/{folder}/README.md"
        for folder in (
            *("ai", "automata", "law/hirelings", "law/setup"),
            *("puzzles", "server", "shown", "understood"),
        )
    ),
)
BLOCK = re.compile(r"```.*?```", re.DOTALL)
QUOTED = re.compile(r"`([^`\n]+)`")
DOTTED = re.compile(r"(?<![\w./])[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)+(?![\w/])")
NAME = re.compile(r"(?<![\w./:<-])[A-Za-z_]\w*(?![\w/:.>])")
TEST = re.compile(r"\btest_\w+(?:::test_\w+)?")
FILE = re.compile(r"[\w./-]+\.(?:py|toml|md|json|svelte\.ts|svelte|ts)\b")
READ = (
    ("src", "*.py"),
    ("src", "*.toml"),
    ("tests", "*.py"),
    ("tests", "*.toml"),
    ("examples", "*"),
    ("web/src", "*.ts"),
    ("web/src", "*.svelte"),
)


def quoted(page: str) -> list[str]:
    """Return what a page puts between backticks, without the blocks of examples."""
    text = (HOME / page).read_text(encoding="utf-8")
    return QUOTED.findall(BLOCK.sub("", text))


@cache
def words() -> frozenset[str]:
    """Every word of our source, data and tests, and what files and folders are called."""
    found: set[str] = set()
    for folder, ending in READ:
        for path in (HOME / folder).rglob(ending):
            found |= {*path.relative_to(HOME).with_suffix("").parts}
            if path.suffix in (".py", ".toml", ".ts", ".svelte"):
                found |= set(re.findall(r"[A-Za-z_]\w*", path.read_text(encoding="utf-8")))
    made = (HOME / "Makefile").read_text(encoding="utf-8")
    return frozenset(found | set(re.findall(r"^([a-z-]+):", made, re.MULTILINE)))


def example_words(page: str) -> set[str]:
    """Every word of the blocks of examples."""
    blocks = BLOCK.findall((HOME / page).read_text(encoding="utf-8"))
    return set(re.findall(r"[A-Za-z_]\w*", " ".join(blocks)))


def said(name: str) -> bool:
    """Whether each part of a dotted name that is none of a module is a word of ours."""
    return {*name.split(".")} <= words()


@cache
def known_tests() -> dict[str, set[str]]:
    """The test functions of each test file, by the file's name."""
    found: dict[str, set[str]] = {}
    for folder in ("tests", "examples"):
        for path in (HOME / folder).rglob("test_*.py"):
            names = re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
            found.setdefault(path.stem, set()).update(names)
    return found


@pytest.mark.parametrize("page", PAGES)
def test_names_on_a_page_are_in_the_source(page: str) -> None:
    """Every word; dotted names of ours lead somewhere by `test_docs_names`."""
    wrong = []
    known = words() | example_words(page)
    for text in quoted(page):
        plain = FILE.sub("", TEST.sub("", text))
        wrong += [name for name in DOTTED.findall(plain) if not is_ours(name) and not said(name)]
        wrong += [word for word in NAME.findall(DOTTED.sub("", plain)) if word not in known]
    assert not wrong


@pytest.mark.parametrize("page", PAGES)
def test_files_on_a_page_exist(page: str) -> None:
    """By their path, or by their name where a table says which folder."""
    names = {file for text in quoted(page) for file in FILE.findall(text)}
    assert not [name for name in names if not exists(name)]


@pytest.mark.parametrize("page", PAGES)
def test_tests_on_a_page_are_there(page: str) -> None:
    """`test_file::test_name`, or the file alone."""
    wrong = []
    for text in quoted(page):
        for test in TEST.findall(text):
            file, _, name = test.partition("::")
            if file not in known_tests() or (name and name not in known_tests()[file]):
                wrong.append(test)
    assert not wrong


ASKED_OF_ONE = (*CHAPTERS, "automata/automaton.py")
"""The files whose methods authors override."""


@pytest.mark.parametrize("file", ASKED_OF_ONE)
def test_every_method_that_can_be_overridden_is_on_a_page(file: str) -> None:
    """The author of a faction finds each by what it is for."""
    pages = ("hooks", "hooks-deep", "adding-a-faction", "adding-a-bot")
    told = " ".join(text for page in pages for text in quoted(f"docs/{page}.md"))
    public = [each.name for _, each in methods(ast.parse((SOURCE / file).read_text("utf-8")))]
    assert public and not [each for each in public if not re.search(rf"\b{each}\b", told)]


def test_every_bend_of_the_second_generator_is_on_a_page() -> None:
    """The author of a second opinion finds where the general law lets a chapter in."""
    told = set(quoted("docs/adding-a-faction.md"))
    text = " ".join(path.read_text("utf-8") for path in (HOME / "tests").rglob("*.py"))
    bends = set(re.findall(r"""\bbent\(\s*"([a-z ]+)"\)""", text))
    assert len(bends) > 40 and not bends - told


def test_every_row_of_seams_names_its_file_and_who_uses_it() -> None:
    """A seam that nothing uses is a promise that nothing keeps."""
    page = (HOME / "docs/seams.md").read_text(encoding="utf-8")
    rows = [line.strip("| ").split(" | ") for line in page.splitlines() if line[:2] == "| "]
    rows = [row for row in rows if row[0] != "rule"]
    assert len(rows) > 50
    assert not [row[0] for row in rows if len(row) != 4 or not TEST.search(row[3])]
    files = [name for row in rows for name in re.findall(r"`([\w/.]+)`", row[2])]
    assert not [name for name in files if not (SOURCE / name).exists()]
    assert all("`" in row[2] for row in rows)


# ---- commands, flags and settings

COMMANDS = (
    "docs/operating.md",
    "docs/terminal.md",
    "docs/http.md",
    "docs/many-machines.md",
    "docs/strength.md",
    "README.md",
)
CALLED = re.compile(r"\bundergrowth (\w+)((?: [^\n`#|]+)?)")
FLAG = re.compile(r"(?<!\S)--[a-z][a-z-]+")


def flags_of(name: str) -> set[str]:
    """The flags of a command and of those within it, and those of all of them without a name."""
    commands = typer.main.get_command(every_command()).commands  # type: ignore[attr-defined]
    named = [commands[name]] if name else [*commands.values()]
    named += [inner for each in named for inner in getattr(each, "commands", {}).values()]
    found = {"--help", "--version"}
    for command in named:
        for each in command.params:
            found |= {*each.opts, *each.secondary_opts}
    return found


def page_text(page: str) -> str:
    """A page, with lines that go on put together."""
    return re.sub(r"\\\n\s*", "", (HOME / page).read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", COMMANDS)
def test_commands_on_a_page_have_the_flags_it_names(page: str) -> None:
    """In blocks: `undergrowth serve --host 0.0.0.0`."""
    commands = typer.main.get_command(every_command()).commands  # type: ignore[attr-defined]
    seen = 0
    for block in BLOCK.findall(page_text(page)):
        for command, words in CALLED.findall(block):
            if command in commands:
                seen += 1
                assert set(FLAG.findall(words)) <= flags_of(command), (
                    f"undergrowth {command}{words}"
                )
    assert seen or page == "docs/http.md", "its blocks are Python"


@pytest.mark.parametrize("page", COMMANDS)
def test_flags_in_the_text_of_a_page_are_there(page: str) -> None:
    told = [each for each in QUOTED.findall(BLOCK.sub("", page_text(page))) if "podman" not in each]
    assert {flag for each in told for flag in FLAG.findall(each)} <= flags_of("")


def test_the_operators_page_tells_of_every_flag_of_serve() -> None:
    told = page_text("docs/operating.md")
    hidden = {"--help", "--version", "--no-private-hooks"}
    assert not [flag for flag in flags_of("serve") - hidden if not re.search(rf"{flag}\b", told)]


@pytest.mark.parametrize("page", COMMANDS)
def test_settings_on_a_page_are_there(page: str) -> None:
    """Variables of the environment, limits, and targets of `make`."""
    text = page_text(page)
    source = " ".join(
        path.read_text(encoding="utf-8")
        for folder in ("src/undergrowth/server", "src/undergrowth/cli", "tools")
        for path in (HOME / folder).rglob("*.py")
    )
    source += (HOME / "setup.py").read_text(encoding="utf-8")
    assert not [
        name for name in re.findall(r"UNDERGROWTH_[A-Z_]+[A-Z]", text) if name not in source
    ]
    limits_of(re.findall(r"--limit (\w+=\d+)", text))
    made = (HOME / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", made, re.MULTILINE))
    named = set(re.findall(r"`make ([a-z-]+)", text)) | set(
        re.findall(r"^make ([a-z-]+)", text, re.M)
    )
    assert named <= targets


def test_limits_the_operators_page_names_are_settings() -> None:
    named = {
        each for each in quoted("docs/operating.md") if re.fullmatch(r"[a-z]+(_[a-z]+)+", each)
    }
    others = {"pg_dump", "max_connections"}
    metrics = {each for each in named if each.startswith(("undergrowth_", "process_"))}
    assert named - others - metrics <= {*LIMITS}

"""Builds a folder with the whole game without a server: `python tools/site.py FOLDER`.

The pages are the usual ones, marked to use an engine in the page.  Pyodide (Python for browsers)
comes from npm; beside it is one archive of compiled Python packages: ours, and those of
`site-packages.txt` from PyPI.
"""

import hashlib
import json
import os
import re
import shutil
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Final

import pages

HERE: Final = pages.HERE
PYODIDE: Final = pages.WEB / "node_modules/pyodide"
ENGINE: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
"""The files of Pyodide that a browser loads, beside the list of its packages."""
LOCK: Final = "pyodide-lock.json"
ARCHIVE: Final = "packages.pack"
LICENCES: Final = ("LICENSE", "THIRD-PARTY.md", "licenses")
POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline';"
    " img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'"
)
"""The content policy, which a server would send as a header: own files only, and no network."""
_NOT_OURS: Final = ("__pycache__", "*.so", "*.pyd", "*.md", "pages", "manual", "cli")
_UNUSED: Final = (
    "bin",
    "pytz/zoneinfo",
    "sqlalchemy/testing",
    "sqlalchemy/dialects/mssql",
    "sqlalchemy/dialects/mysql",
    "sqlalchemy/dialects/oracle",
    "sqlalchemy/dialects/postgresql",
)
"""Parts of other packages that are not needed here."""


def build(folder: Path) -> None:
    """Write the site into a folder, in place of an earlier one.  Raises `CannotBuild`."""
    path = pages.ready(installing=False)
    pages.packages(path)
    pages.ensure()
    empty(folder)
    shutil.copytree(pages.PAGES, folder, dirs_exist_ok=True)
    (folder / pages.STAMP.name).unlink()
    engine = folder / "engine"
    engine.mkdir()
    for name in (*ENGINE, LOCK):
        shutil.copy(PYODIDE / name, engine / name)
    with tempfile.TemporaryDirectory() as scratch:
        collect(Path(scratch), known_languages())
        node(path, "pack.mjs", scratch, str(engine / ARCHIVE), f"{PYODIDE}{os.sep}")
    describe(engine)
    for name in LICENCES:
        copy = shutil.copytree if (HERE / name).is_dir() else shutil.copy
        copy(HERE / name, folder / name)
    settle(folder)


def empty(folder: Path) -> None:
    """Remove an earlier site.  Raises `CannotBuild` if the folder contains anything else."""
    held = list(folder.iterdir())
    if held and not (folder / "engine/engine.json").is_file():
        raise pages.CannotBuild(f"{folder} holds something else than a site: name another folder.")
    for each in held:
        shutil.rmtree(each) if each.is_dir() else each.unlink()


def settle(folder: Path) -> None:
    """Mark the page as having an engine, and give the service worker the list of all files."""
    page, worker = folder / "index.html", folder / "sw.js"
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    change(page, r'<html lang="en">\s*<head>', f'<html lang="en" data-engine="here"><head>{policy}')
    change(page, r'="/(?=\w)', '="./')
    files = {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path != worker
    }
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:16]
    kept = json.dumps(["./", *(name for name in files if name != page.name)])
    change(worker, r"const VERSION = .*;", f'const VERSION = "{version}";')
    change(worker, r"const FILES = .*;", f"const FILES = {kept};")
    change(worker, r"const NETWORK_FIRST = true;", "const NETWORK_FIRST = false;")


def change(file: Path, pattern: str, text: str) -> None:
    """Replace the matches of a pattern in a file.  Raises `CannotBuild` if there are none."""
    written, count = re.subn(pattern, lambda _: text, file.read_text(encoding="utf-8"))
    if not count:
        raise pages.CannotBuild(f"{file.name} holds nothing like {pattern}: build the pages anew.")
    file.write_text(written, encoding="utf-8")


def collect(folder: Path, languages: set[str]) -> None:
    """Install the Python packages of the engine, as for a browser's Python."""
    words = ["install", "--quiet", "--no-deps", "--no-compile", "--target", str(folder)]
    wheels = ["--only-binary=:all:", "--implementation", "cp", "--python-version", "3.14"]
    made_for = ["--abi", "cp314", "--platform", "pyemscripten_2026_0_wasm32"]
    listed = ["--requirement", str(HERE / "tools/site-packages.txt")]
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
    pages.run([*pip, *words, *wheels, *made_for, *listed], "", "pip could not get the packages.")
    for name in _UNUSED:
        shutil.rmtree(folder / name, ignore_errors=True)
    for file in (folder / "babel/locale-data").glob("*.dat"):
        if file.stem not in {"root", *languages}:
            file.unlink()
    ours = shutil.ignore_patterns(*_NOT_OURS)
    shutil.copytree(HERE / "src/undergrowth", folder / "undergrowth", ignore=ours)
    for project in sorted(HERE.glob("packages/*/pyproject.toml")):
        add(project, folder)


def known_languages() -> set[str]:
    """Return the languages of the pages."""
    return {file.stem.replace("-", "_") for file in (pages.WEB / "src/words").glob("*.ftl")}


def add(project: Path, folder: Path) -> None:
    """Add a package of content from beside the main one, with its entry points."""
    told = tomllib.loads(project.read_text(encoding="utf-8"))["project"]
    ours = shutil.ignore_patterns(*_NOT_OURS, "*.egg-info")
    shutil.copytree(project.parent / "src", folder, ignore=ours, dirs_exist_ok=True)
    info = folder / f"{told['name'].replace('-', '_')}-{told['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {told['name']}\nVersion: {told['version']}\n"
    )
    lines = [
        line
        for group, entries in told["entry-points"].items()
        for line in (f"[{group}]", *(f"{name} = {value}" for name, value in entries.items()))
    ]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")


def describe(engine: Path) -> None:
    """Write the list of the engine's files to load, with their sizes."""
    files = [{"name": name, "bytes": (engine / name).stat().st_size} for name in (*ENGINE, ARCHIVE)]
    (engine / "engine.json").write_text(json.dumps({"packages": ARCHIVE, "files": files}))


def node(path: str, *words: str) -> None:
    """Run a script of `web/`.  Raises `CannotBuild` with its output."""
    program = shutil.which("node", path=path) or "node"
    pages.run([program, *words], path, f"{words[0]} failed.")


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else HERE / "build/site").resolve()
    folder.mkdir(parents=True, exist_ok=True)
    try:
        build(folder)
    except pages.CannotBuild as lack:
        raise SystemExit(str(lack)) from None
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    print(f"The site is in {folder}: {size / 2**20:.0f} MB.", file=sys.stderr)


if __name__ == "__main__":
    main()

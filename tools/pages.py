"""Builds the browser pages from `web/` into the package, when they are missing or out of date.

Run `python tools/pages.py` in a checkout; the build backend does the same before it makes a wheel
or a source archive, which both carry the built pages.
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

_INSTALL = (
    f"Install Node {NODE} or newer with npm (nodejs.org), or install a released wheel, which"
    f" carries the pages. {SKIP}=skip does without them: all but the browser game works then."
)


class CannotBuild(Exception):
    """What building the pages lacks, in a sentence."""


def ensure() -> bool:
    """Build the pages unless they are up to date; whether they were built.

    Raises `CannotBuild` when they cannot be.
    """
    if os.environ.get(SKIP) == "skip" or not (WEB / "package.json").is_file():
        return False
    now = fingerprint()
    if STAMP.is_file() and STAMP.read_text(encoding="utf-8").strip() == now:
        return False
    check_node()
    print("Building the browser pages ...", file=sys.stderr, flush=True)
    packages()
    npm("run", "--silent", "build")
    STAMP.write_text(now + "\n", encoding="utf-8")
    return True


def fingerprint() -> str:
    """A digest of every file the pages are built from."""
    digest = hashlib.sha256()
    for path in sorted(sources()):
        digest.update(path.relative_to(WEB).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def sources() -> list[Path]:
    """The files of `web/` that are not made by npm."""
    found: list[Path] = []
    for folder, inside, files in os.walk(WEB):
        inside[:] = [name for name in inside if name not in ("node_modules", "dist", ".svelte-kit")]
        found += [Path(folder, name) for name in files]
    return found


def check_node() -> None:
    """Raise `CannotBuild` unless Node and npm are there and new enough."""
    for program in ("node", "npm"):
        if shutil.which(program) is None:
            raise CannotBuild(
                f"Building the browser pages needs Node {NODE} or newer, and there is no"
                f" {program} here. {_INSTALL}"
            )
    shown = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False)
    version = re.match(r"v(\d+)", shown.stdout)
    if version is None or int(version[1]) < NODE:
        raise CannotBuild(
            f"Building the browser pages needs Node {NODE} or newer; this node says"
            f" {shown.stdout.strip() or 'nothing'}. {_INSTALL}"
        )


def packages() -> None:
    """Install the packages that `package-lock.json` names, unless they are there already."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules/.package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")


def npm(*words: str) -> None:
    """Run npm in `web/`.  Raises `CannotBuild` with what it printed."""
    done = subprocess.run(
        ["npm", *words],
        cwd=WEB,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise CannotBuild(f"npm {' '.join(words)} failed:\n{done.stdout.strip()}")


def main() -> None:
    try:
        built = ensure()
    except CannotBuild as lack:
        raise SystemExit(str(lack)) from None
    if built:
        print(f"The pages are in {PAGES.relative_to(HERE)}.", file=sys.stderr)


if __name__ == "__main__":
    main()

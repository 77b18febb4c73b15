"""Lists what a release consists of, in the CycloneDX format (a software bill of materials).

    python tools/sbom.py WHEEL FOLDER

Writes two lists: `….python.cdx.json` of what pip installs with the wheel and its extra `server` in
a new environment, `….pages.cdx.json` of what the pages are built from.  Needs the extra `release`,
and npm for the pages.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent


class Failed(Exception):
    """A command that failed, with the end of what it printed."""


def main(wheel: Path, out: Path) -> list[Path]:
    """Write both lists into a folder and return their paths.  Raises `Failed`."""
    out.mkdir(parents=True, exist_ok=True)
    name = "-".join(wheel.name.split("-")[:2])
    python, pages = out / f"{name}.python.cdx.json", out / f"{name}.pages.cdx.json"
    with tempfile.TemporaryDirectory() as place:
        bin_ = Path(place) / ("Scripts" if sys.platform == "win32" else "bin")
        printed(sys.executable, "-m", "venv", place)
        printed(str(bin_ / "python"), "-m", "pip", "install", "--quiet", f"{wheel}[server]")
        printed(
            str(bin_ / "python"), "-m", "pip", "uninstall", "--quiet", "--yes", "pip", "setuptools"
        )
        listing = [sys.executable, "-m", "cyclonedx_py", "environment", "--output-reproducible"]
        python.write_text(printed(*listing, str(bin_ / "python")), encoding="utf-8")
    pages.write_text(printed(*_npm(), cwd=HOME / "web"), encoding="utf-8")
    return [python, pages]


def _npm() -> list[str]:
    """Return the command that lists the packages named in the lock file of the pages."""
    npm = "npm.cmd" if sys.platform == "win32" else "npm"
    return [npm, "sbom", "--sbom-format=cyclonedx", "--package-lock-only"]


def printed(*words: str, cwd: Path | None = None) -> str:
    """Return what a command prints.  Raises `Failed` where it fails."""
    variables = {**os.environ, "UNDERGROWTH_COMPILE": ""}
    done = subprocess.run(
        words, cwd=cwd, env=variables, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        raise Failed(f"{' '.join(words)}\n{done.stderr[-2000:]}")
    return done.stdout


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    try:
        for path in main(Path(sys.argv[1]).resolve(), Path(sys.argv[2])):
            print(path)
    except Failed as failed:
        raise SystemExit(f"This command failed: {failed}") from None

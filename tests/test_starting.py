"""An import does nothing that can wait, and nothing twice: counted in modules and compilations."""

from __future__ import annotations

import dataclasses
import gc
import subprocess
import sys
from pathlib import Path

import pytest

from undergrowth import starting
from undergrowth.engine.kept import KeptResults
from undergrowth.starting import Starting

LATER = ("cli", "server", "sim", "rootlog", "session", "companion", "puzzles", "lessons", "envs")
"""Parts of the package that an import leaves to those who use them."""
OTHERS = ("typer", "rich", "fluent", "babel", "multiprocessing", "asyncio", "sqlite3", "numpy")
"""Libraries that an import does without."""


def answer(program: str) -> str:
    """Return the output of a program in a process of its own."""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True)
    return done.stdout.decode()


def test_an_import_leaves_out_what_may_never_be_used() -> None:
    loaded = set(answer("import undergrowth, sys; print(*sys.modules)").split())
    assert not loaded & {*OTHERS, *(f"undergrowth.{name}" for name in LATER)}
    assert "undergrowth.words.reading" not in loaded, "no message is read"


def test_a_second_import_compiles_no_record() -> None:
    """The methods that dataclasses write are kept as code since the first."""
    program = (
        "import sys\ntexts = []\n"
        "def hear(event, given):\n"
        "    if event == 'compile': texts.append(str(given[0]))\n"
        "sys.addaudithook(hear)\nimport undergrowth\n"
        "print(sum('__create_fn__' in text for text in texts), len(sys.modules))"
    )
    environment = "import os; os.environ.pop('PYTHONDONTWRITEBYTECODE', None)\n"
    again = f"{environment}import subprocess\nfor _ in 'ab':\n    print(subprocess.run("
    again += f"[sys.executable, '-c', {program!r}], capture_output=True).stdout.decode())"
    count, modules = answer(f"import sys\n{again}").split()[2:]
    assert int(modules) > 500
    assert int(count) == 0


def test_records_from_kept_code_are_like_others(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Compiled now, or before: fields, annotations, equality and text are the same."""
    kept = KeptResults(tmp_path / "records.kept")
    monkeypatch.setattr(starting, "_KEPT", kept)
    made = []
    for _ in range(2):
        with Starting():
            made.append(dataclasses.make_dataclass("Owl", [("wings", int), ("name", str, "Ulu")]))
    plain = dataclasses.make_dataclass("Owl", [("wings", int), ("name", str, "Ulu")])
    for each in made:
        assert repr(each(2)) == repr(plain(2)) == "Owl(wings=2, name='Ulu')"
        assert each(2) == each(2) != each(3)
        assert vars(each)["__init__"].__annotations__ == vars(plain)["__init__"].__annotations__
    assert kept.path.exists() is not sys.dont_write_bytecode


def test_python_is_as_it_was_afterwards() -> None:
    """Also when an import fails."""
    assert gc.isenabled() and "exec" not in vars(dataclasses)
    with pytest.raises(ImportError), Starting():
        assert not gc.isenabled()
        raise ImportError("a damaged package")
    assert gc.isenabled() and "exec" not in vars(dataclasses)

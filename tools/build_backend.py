"""The build backend: setuptools, with mypy required only when the core is to be compiled.

`UNDERGROWTH_COMPILE=1 pip install .` compiles. Without the variable the build is pure Python and
needs no compiler. Wheels and source archives contain the browser pages, which are built first; for
an editable install `tools/pages.py` builds them.
"""

import os
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import build_editable

import pages  # in this folder, which is the backend-path of pyproject.toml

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

COMPILE = "UNDERGROWTH_COMPILE"
COMPILER = "mypy[mypyc]>=2,<3"

Settings = Mapping[str, Any] | None


@contextmanager
def _uncompiled() -> Iterator[None]:
    """Keep setup.py from compiling while only names and file lists are needed."""
    asked = os.environ.pop(COMPILE, None)
    try:
        yield
    finally:
        if asked is not None:
            os.environ[COMPILE] = asked


def _clear(folder: Path) -> None:
    """Remove the files of earlier builds, which setuptools would pack."""
    for left in (*folder.glob("lib*"), *folder.glob("bdist.*")):
        shutil.rmtree(left)


def _requires() -> list[str]:
    return [COMPILER] if os.environ.get(COMPILE) == "1" else []


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*_requires(), *pages.requirements()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    return _requires()


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return pages.requirements()


def prepare_metadata_for_build_wheel(directory: str, config_settings: Settings = None) -> str:
    with _uncompiled():
        return build_meta.prepare_metadata_for_build_wheel(directory, config_settings)


def prepare_metadata_for_build_editable(directory: str, config_settings: Settings = None) -> str:
    with _uncompiled():
        return build_meta.prepare_metadata_for_build_editable(directory, config_settings)


def build_wheel(
    directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    pages.main()
    _clear(Path("build"))
    return build_meta.build_wheel(directory, config_settings, metadata_directory)


def build_sdist(directory: str, config_settings: Settings = None) -> str:
    pages.main()
    with _uncompiled():
        return build_meta.build_sdist(directory, config_settings)

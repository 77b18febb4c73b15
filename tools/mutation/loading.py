"""Imports the package from its sources, changed on the way where that is asked for.

Nothing is written: neither sources nor compiled files.  A compiled core beside the sources is not
used, since a change of the source would not be seen in it.
"""

import importlib.machinery
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

NAME = "undergrowth"


class Transformer:
    """Changes sources as they are imported.  This one leaves all as they are."""

    def concerns(self, path: Path) -> bool:
        """Whether the file is to be changed."""
        return False

    def code(self, path: Path, source: bytes) -> CodeType:
        """Return the code to run in place of the file's own."""
        raise NotImplementedError

    def prepare(self, path: Path, module: ModuleType) -> None:
        """Give a module what its changed code needs."""


class Replaced(Transformer):
    """Puts one other source in place of a file's own."""

    def __init__(self, path: Path, source: bytes) -> None:
        self.path = path
        self.source = source

    def concerns(self, path: Path) -> bool:
        """Only this file is changed."""
        return path == self.path

    def code(self, path: Path, source: bytes) -> CodeType:
        """The code of the other source."""
        return compiled(self.source, path)


def compiled(source: bytes, path: Path) -> CodeType:
    """Return the code of a module, as Python itself would compile it."""
    code: CodeType = compile(source, str(path), "exec", dont_inherit=True)
    return code


class _Loader(SourceFileLoader):
    transformer: Transformer = Transformer()

    def get_code(self, fullname: str) -> CodeType | None:
        path = Path(self.path)
        if self.transformer.concerns(path):
            return self.transformer.code(path, self.get_data(self.path))
        return super().get_code(fullname)

    def exec_module(self, module: ModuleType) -> None:
        path = Path(self.path)
        if self.transformer.concerns(path):
            self.transformer.prepare(path, module)
        super().exec_module(module)


class _Finder(MetaPathFinder):
    def __init__(self, loader: type[SourceFileLoader]) -> None:
        self.loader: Any = (loader, importlib.machinery.SOURCE_SUFFIXES)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith(f"{NAME}."):
            return None
        for folder in path:
            spec = FileFinder(folder, self.loader).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def install(transformer: Transformer) -> None:
    """Import the package through the transformer from now on; it must not be imported yet."""
    if NAME in sys.modules:
        raise RuntimeError(f"{NAME} has been imported already")
    loader = type("Loader", (_Loader,), {"transformer": transformer})
    sys.meta_path.insert(0, _Finder(loader))

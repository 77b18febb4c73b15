"""Imports the package from its sources, transformed if requested.

Nothing is written: neither sources nor compiled files.  A compiled core beside the sources is
ignored, since it would not show a change of the source.
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
    """A transformer of sources on import.  This one changes nothing."""

    def concerns(self, path: Path) -> bool:
        """Whether the file is to be transformed."""
        return False

    def code(self, path: Path, source: bytes) -> CodeType:
        """Return the code to run instead of the file's own."""
        raise NotImplementedError

    def prepare(self, path: Path, module: ModuleType) -> None:
        """Give a module the objects that its transformed code needs."""


class Replaced(Transformer):
    """A transformer that replaces one file by another source."""

    def __init__(self, path: Path, source: bytes) -> None:
        self.path = path
        self.source = source

    def concerns(self, path: Path) -> bool:
        """Whether this is the replaced file."""
        return path == self.path

    def code(self, path: Path, source: bytes) -> CodeType:
        """Return the code of the other source."""
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

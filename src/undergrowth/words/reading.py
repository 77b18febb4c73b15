"""Parsing of message files by the Fluent library.

Parsing all of them takes half a second, more than everything else at a start.  So the results are
kept beside the bytecode of this module, as Python keeps its own, and used for equal texts.
"""

from __future__ import annotations

import os
import pickle
import sys
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from undergrowth.words.files import MessageFile

PARSED: Final = Path(__file__).with_name("parsed.pickle")
"""The file of pre-parsed messages in a build for browsers, where parsing would take longest."""
_CACHE: Final = Path(__file__).parent / "__pycache__"


def read(
    files: Sequence[MessageFile],
) -> tuple[list[tuple[str, ast.Resource]], list[tuple[MessageFile, str]]]:
    """Return the valid files by owner, and the invalid ones with the reason."""
    good: list[tuple[str, ast.Resource]] = []
    bad: list[tuple[MessageFile, str]] = []
    new: dict[str, bytes] = {}
    for file in files:
        kept = _parsed().get(file.text)
        resource = pickle.loads(kept) if kept else FluentResource(file.text)
        junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
        if junk:
            bad.append((file, _trouble(junk[0])))
        else:
            good.append((file.owner, resource))
            if not kept:
                new[file.text] = packed(resource)
    if new:
        _keep(new)
    return good, bad


def write_parsed(texts: Iterable[str]) -> None:
    """Parse these files in advance and store the result."""
    parsed = {text: packed(FluentResource(text)) for text in texts}
    PARSED.write_bytes(pickle.dumps(parsed, pickle.HIGHEST_PROTOCOL))
    _parsed.cache_clear()


@cache
def _parsed() -> dict[str, bytes]:
    """Return the stored parse results by text, each unpickled only when needed."""
    return stored(PARSED if PARSED.is_file() else _cached())


def stored(path: Path) -> dict[str, bytes]:
    """Return the parse results in a file; none if it is not there, or damaged."""
    try:
        found: dict[str, bytes] = pickle.loads(path.read_bytes())
    except (OSError, EOFError, pickle.UnpicklingError):
        return {}
    return found


def _cached() -> Path:
    """Return the file of results that this Python keeps for this version of the library."""
    try:
        library = version("fluent.syntax")
    except PackageNotFoundError:
        library = "unknown"
    return _CACHE / f"messages.{sys.implementation.cache_tag}-{library}.pickle"


def _keep(new: dict[str, bytes]) -> None:
    """Add results to those that are kept, unless Python keeps no bytecode either."""
    parsed = _parsed()
    parsed.update(new)
    if not sys.dont_write_bytecode and not PARSED.is_file():
        store(_cached(), parsed)


def store(path: Path, parsed: dict[str, bytes]) -> None:
    """Write parse results into a file at once, if the folder is there and can be written to."""
    part = path.with_suffix(f".{os.getpid()}")
    try:
        part.write_bytes(pickle.dumps(parsed, pickle.HIGHEST_PROTOCOL))
        part.replace(path)
    except OSError:
        part.unlink(missing_ok=True)


def packed(resource: ast.Resource) -> bytes:
    """Return a resource without source positions, as bytes."""
    _Placeless().visit(resource)
    return pickle.dumps(resource, pickle.HIGHEST_PROTOCOL)


def _trouble(junk: ast.Junk) -> str:
    first = (junk.content or "").strip().partition("\n")[0]
    reasons = "; ".join(str(each.message) for each in junk.annotations or [])
    return f"{first!r} cannot be read: {reasons}"


class _Placeless(Visitor):
    """A visitor that removes source positions, which are half of the parsed data."""

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.SyntaxNode):
            node.span = None
        super().generic_visit(node)


class _Variables(Visitor):
    """A visitor that collects the names of arguments."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(node: ast.BaseNode) -> set[str]:
    """Return the arguments that a message or a pattern uses."""
    visitor = _Variables()
    visitor.visit(node)
    return visitor.names

"""Parsing of message files by the Fluent library.

Parsing all of them takes half a second, more than everything else at a start.  So the results are
kept beside the bytecode of this module, as Python keeps its own, and used for equal texts.
"""

from __future__ import annotations

import pickle
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from undergrowth.engine.kept import KeptResults, beside_bytecode
from undergrowth.words.files import MessageFile

PARSED: Final = Path(__file__).with_name("parsed.pickle")
"""The file of pre-parsed messages in a build for browsers, where parsing would take longest."""


def read(
    files: Sequence[MessageFile],
) -> tuple[list[tuple[str, ast.Resource]], list[tuple[MessageFile, str]]]:
    """Return the valid files by owner, and the invalid ones with the reason."""
    good: list[tuple[str, ast.Resource]] = []
    bad: list[tuple[MessageFile, str]] = []
    for file in files:
        resource = parsed(file.text)
        junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
        if junk:
            bad.append((file, _trouble(junk[0])))
        else:
            good.append((file.owner, resource))
    _kept().save()
    return good, bad


def parsed(text: str) -> ast.Resource:
    """Return the messages of a file; parsed once for equal texts, if it has no error."""
    kept = _parsed().get(text) or _kept().get(text)
    if kept:
        resource: ast.Resource = pickle.loads(kept)
        return resource
    resource = FluentResource(text)
    if not any(isinstance(entry, ast.Junk) for entry in resource.body):
        _kept().put(text, packed(resource))
    return resource


def write_parsed(texts: Iterable[str]) -> None:
    """Parse these files in advance and store the result."""
    results = {text: packed(FluentResource(text)) for text in texts}
    PARSED.write_bytes(pickle.dumps(results, pickle.HIGHEST_PROTOCOL))
    _parsed.cache_clear()


@cache
def _parsed() -> dict[str, bytes]:
    """Return the results in a build for browsers, by text; none in any other."""
    if not PARSED.is_file():
        return {}
    found: dict[str, bytes] = pickle.loads(PARSED.read_bytes())
    return found


@cache
def _kept() -> KeptResults:
    """Return the results that this Python keeps for this version of the library."""
    try:
        library = version("fluent.syntax")
    except PackageNotFoundError:
        library = "unknown"
    return beside_bytecode(__file__, f"messages-{library}")


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

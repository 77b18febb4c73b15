"""Message files as the Fluent library reads them."""

from __future__ import annotations

from collections.abc import Sequence

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from undergrowth.words.files import MessageFile


def read(
    files: Sequence[MessageFile],
) -> tuple[list[tuple[str, ast.Resource]], list[tuple[MessageFile, str]]]:
    """The files that can be read, by owner, and why the others cannot."""
    good: list[tuple[str, ast.Resource]] = []
    bad: list[tuple[MessageFile, str]] = []
    for file in files:
        resource = FluentResource(file.text)
        junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
        if junk:
            bad.append((file, _trouble(junk[0])))
        else:
            good.append((file.owner, resource))
    return good, bad


def _trouble(junk: ast.Junk) -> str:
    first = (junk.content or "").strip().partition("\n")[0]
    reasons = "; ".join(str(each.message) for each in junk.annotations or [])
    return f"{first!r} cannot be read: {reasons}"


class _Variables(Visitor):
    """Gathers the names of arguments."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(node: ast.BaseNode) -> set[str]:
    """The arguments that a message or a pattern asks for."""
    visitor = _Variables()
    visitor.visit(node)
    return visitor.names

"""Records of reference texts: a short line, a text, and groups of lines with their sections."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field


@dataclass(frozen=True)
class Line:
    """One sentence or paragraph about a thing."""

    id: str
    title: str
    """The subject of the text, or nothing if the text names it."""
    text: str
    law: str
    """The section of the Law that applies."""


@dataclass(frozen=True)
class Group:
    """Lines of one sort, such as ways to score."""

    id: str
    title: str
    lines: list[Line]


@dataclass(frozen=True)
class About:
    """The description of a thing, in one language."""

    kind: str
    id: str
    title: str
    short: str
    """One line of fewer than sixty characters, for lists."""
    text: str
    law: str
    groups: list[Group] = field(default_factory=list)
    fan: str = ""
    """The package of which it is fan content, or nothing."""

    def data(self) -> dict[str, object]:
        """Return all of it as plain data."""
        return asdict(self)

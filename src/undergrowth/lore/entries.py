"""Records of reference texts: a short line, a text, and groups of lines with their sections."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field


@dataclass(frozen=True)
class Line:
    """One sentence or paragraph about a thing."""

    id: str
    """The id of the line; lines of different groups may share one."""
    title: str
    """The subject of the text, or nothing if the text names it."""
    text: str
    """The sentence or paragraph; may be empty."""
    law: str
    """The section of the Law that applies."""


@dataclass(frozen=True)
class Group:
    """Lines of one sort, such as ways to score."""

    id: str
    """The id of the sort, such as `pieces`."""
    title: str
    """The name of the sort, for people."""
    lines: list[Line]
    """The lines, in the order in which to show them."""


@dataclass(frozen=True)
class About:
    """The description of a thing, in one language."""

    kind: str
    """The kind of the thing, such as `faction` or `card`."""
    id: str
    """The id of the thing, unique within its kind."""
    title: str
    """The name of the thing, for people."""
    short: str
    """One line of fewer than sixty characters, for lists."""
    text: str
    """The text about the thing; may be empty."""
    law: str
    """The section of the Law that applies; empty if there is none."""
    groups: list[Group] = field(default_factory=list)
    """The lines about the thing by sort, in the order in which to show them."""
    fan: str = ""
    """The package of which it is fan content, or nothing."""

    def data(self) -> dict[str, object]:
        """Return all of it as plain data."""
        return asdict(self)

"""What is told of a thing: a short line, a text, and groups of lines, each with its section."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field


@dataclass(frozen=True)
class Line:
    """One sentence or paragraph about a thing."""

    id: str
    title: str
    """What it is about, or nothing where the text says that."""
    text: str
    law: str
    """The section of the Law that it goes by."""


@dataclass(frozen=True)
class Group:
    """Lines of one sort: how to score, what one can do."""

    id: str
    title: str
    lines: list[Line]


@dataclass(frozen=True)
class About:
    """What is told of a thing, in one language."""

    kind: str
    id: str
    title: str
    short: str
    """One line of fewer than sixty letters, for lists to choose from."""
    text: str
    law: str
    groups: list[Group] = field(default_factory=list)
    fan: str = ""
    """The package of which it is fan content, or nothing."""

    def data(self) -> dict[str, object]:
        """All of it as plain data."""
        return asdict(self)

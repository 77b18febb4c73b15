"""How a board is described to whoever draws it: parts with words and numbers, no rules."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Space:
    """One space of a track."""

    label: str
    """What is printed there, such as `cost 2` or `+1 card`."""
    filled: bool
    """Whether the piece still stands on it."""

    def data(self) -> dict[str, object]:
        """The space as plain data."""
        return {"label": self.label, "filled": self.filled}


@dataclass
class ItemView:
    """One item on a board."""

    item: str
    exhausted: bool = False
    damaged: bool = False

    def data(self) -> dict[str, object]:
        """The item as plain data."""
        return {"item": self.item, "exhausted": self.exhausted, "damaged": self.damaged}


@dataclass
class PieceView:
    """Pieces of one kind on a board, whoever owns them."""

    owner: str
    piece: str
    count: int

    def data(self) -> dict[str, object]:
        """The pieces as plain data."""
        return {"owner": self.owner, "piece": self.piece, "count": self.count}


@dataclass
class Part:
    """One part of a board; `kind` says which fields count.

    track: spaces · cards: cards (None in place of what the viewer may not see: then only `count`)
    · items: items · pieces: pieces · value: value · choice: value, of `among`.
    """

    kind: str
    id: str
    title: str
    law: str
    spaces: list[Space] = field(default_factory=list)
    cards: list[str] | None = None
    count: int = 0
    items: list[ItemView] = field(default_factory=list)
    value: str = ""
    among: list[str] = field(default_factory=list)
    pieces: list[PieceView] = field(default_factory=list)

    def data(self) -> dict[str, object]:
        """The part as plain data: what every part has, and the fields of its kind."""
        shown: dict[str, object] = {
            "kind": self.kind,
            "id": self.id,
            "title": self.title,
            "law": self.law,
        }
        if self.kind == "track":
            shown["spaces"] = [space.data() for space in self.spaces]
        elif self.kind == "cards":
            shown["cards"], shown["count"] = self.cards, self.count
        elif self.kind == "items":
            shown["items"] = [item.data() for item in self.items]
        elif self.kind == "pieces":
            shown["pieces"] = [piece.data() for piece in self.pieces]
        else:
            shown["value"] = self.value
            if self.among:
                shown["among"] = self.among
        return shown


def track(id: str, title: str, law: str, labels: list[str], on_board: int) -> Part:
    """A track whose rightmost `on_board` spaces still hold their piece (G.20, G.24)."""
    empty = len(labels) - on_board
    spaces = [Space(label, i >= empty) for i, label in enumerate(labels)]
    return Part("track", id, title, law, spaces=spaces)


def pile(id: str, title: str, law: str, cards: list[str], visible: bool) -> Part:
    """Cards on a board; somebody who may not see them sees how many."""
    return Part("cards", id, title, law, cards=cards if visible else None, count=len(cards))


def value(id: str, title: str, law: str, shown: str | int, among: list[str] | None = None) -> Part:
    """A number, or one of some words."""
    kind = "choice" if among else "value"
    return Part(kind, id, title, law, value=str(shown), among=among or [])


def items(id: str, title: str, law: str, shown: list[ItemView]) -> Part:
    """Items in a box or on a track of the board."""
    return Part("items", id, title, law, items=shown)


def pieces(id: str, title: str, law: str, shown: list[PieceView]) -> Part:
    """Pieces that lie on the board, anybody's."""
    return Part("pieces", id, title, law, pieces=shown)

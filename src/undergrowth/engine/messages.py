"""Messages to people, as data: an id and named arguments.

Rules, tables and refusals hold messages.  The sentences stand in message files and are made outside
the core (`undergrowth.words`), in the reader's language.  Without them a message is shown as its id
and arguments.

An argument is a number, a text that begins with its kind (`place:5`, `card:cobbler`, `text:Ada`), a
list of such texts, or another message.  Sentences name such a thing by its own message:
`card-cobbler`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from undergrowth.engine.optional import mypyc_attr
from undergrowth.engine.registries import registry

Arg: TypeAlias = "int | str | list[str] | Message"

PRINTED: Final[dict[str, str]] = registry({})
"""English names from data files by the name's id, used if no message file has them.

The text printed on a card stands under its id and `.text`.
"""


class Message:
    """Something to be said to people."""

    def __init__(self, id: str, args: dict[str, Arg], otherwise: str = "") -> None:
        self.id: Final = id
        """Id within its owner: `do-march`, `acme:do-dig`; a variant of it as `do-first.nowhere`."""
        self.args: Final = args
        self.otherwise: Final = otherwise
        """Words to show if no file has the message."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.id, len(self.args)))

    def __str__(self) -> str:
        """Return the sentence in the reader's language; in English if none was chosen."""
        return speaker().say(self)

    def words(self) -> str:
        """Return the sentence for use within a line: its first letter stays as written."""
        return speaker().fragment(self)

    def __repr__(self) -> str:
        return f"<{self.plain()}>"

    def plain(self) -> str:
        """Return the id and the arguments, for programs and if there is no sentence."""
        if self.otherwise:
            return self.otherwise
        shown = [f"{name} {value}" for name, value in self.args.items()]
        return f"{self.id}: {', '.join(shown)}" if shown else self.id

    def data(self) -> dict[str, object]:
        """Return the message as plain data."""
        shown: dict[str, object] = {}
        for name, value in self.args.items():
            shown[name] = value.data() if isinstance(value, Message) else value
        return {"id": self.id, "args": shown}


Reason: TypeAlias = tuple[str, Message]
"""Reason why something is not offered: the section of the Law, and a message."""


def because(id: str, args: Mapping[str, Arg] | None = None) -> Message:
    """Return a message that states a reason; an id without a sentence is shown as it is."""
    return Message(id, dict(args) if args else {})


@mypyc_attr(allow_interpreted_subclasses=True)
class Speaker:
    """Maker of sentences from messages.  This base has none and returns ids or printed names."""

    def say(self, message: Message) -> str:
        """Return a message in words."""
        return message.plain()

    def fragment(self, message: Message) -> str:
        """Return a message in words for use within a line: its first letter stays as written."""
        return message.plain()

    def name(self, name: str, kind: str) -> str:
        """Return a thing's name on its own; without `kind`, of any kind of thing."""
        return PRINTED.get(name_id(kind, name), name.replace("_", " "))

    def part(self, name: str, kind: str, part: str) -> str:
        """Return a part of a thing's print: `text` (its rules) or `printed` (its title), or ""."""
        return PRINTED.get(f"{name_id(kind, name)}.{part}", "")

    def hush(self) -> object:
        """Make no sentences from now on, in this thread or task: nobody reads them.

        Returns a value for `speak_again`.
        """
        return None

    def speak_again(self, before: object) -> None:
        """Make sentences again; `before` is the value that `hush` returned."""


_speakers: Final[list[Speaker]] = [Speaker()]


def install_speaker(speaker: Speaker) -> None:
    """Set the speaker that makes all sentences from now on."""
    _speakers.append(speaker)


def speaker() -> Speaker:
    """Return the speaker that was installed last."""
    return _speakers[-1]


def message_id(kind: str, name: str) -> str:
    """Return the id of the message about a prompt, verb or event, from its full name.

    `take item` is `do-take-item`, and another package's `acme:dig` is `acme:do-dig`.
    """
    owner, colon, own = name.rpartition(":")
    return f"{owner}{colon}{kind}-{_word(own)}"


def name_id(kind: str, name: str) -> str:
    """Return the id of a thing's name: `card-cobbler`.  Names have no owner."""
    return f"{_word(kind)}-{_word(name)}"


def title(name: str, kind: str = "") -> str:
    """Return a thing's name in the reader's language."""
    return speaker().name(name, kind)


def printed_title(name: str, kind: str) -> str:
    """Return the title printed on a thing; `title` may add words that distinguish it."""
    return speaker().part(name, kind, "printed") or title(name, kind)


def details(name: str, kind: str) -> str:
    """Return the text printed on a thing in the reader's language, or ""."""
    return speaker().part(name, kind, "text")


def phrase(id: str, args: dict[str, Arg] | None = None) -> str:
    """Return a message in words, in the reader's language."""
    return str(Message(id, args or {}))


def fragment(id: str, args: dict[str, Arg] | None = None) -> str:
    """Return a message in words for use within a line: its first letter stays as written."""
    return speaker().fragment(Message(id, args or {}))


def _word(text: str) -> str:
    """Return text in the form that message ids have."""
    return text.replace(" ", "-").replace(".", "-").replace(":", "--")


def printed(kind: str, name: str, words: str, text: str = "", short: str = "") -> None:
    """Register a data file's name and text for a thing; the first registration counts.

    `short` is the title that is printed on it, if `words` has more.
    """
    id = name_id(kind, name)
    PRINTED.setdefault(id, words)
    if text:
        PRINTED.setdefault(f"{id}.text", text)
    if short and short != words:
        PRINTED.setdefault(f"{id}.printed", short)

"""What the program says, as data: the id of a message and its named arguments.

Rules, tables and refusals hold messages; the sentences stand in message files and are made outside
the core (`undergrowth.words`), in the language of whoever reads.  Without them a message still
says its id and arguments.

An argument is a number, or text that says what it is: `place:5`, `card:cobbler`, `text:Ada`; or a
list of such texts, or another message.  Sentences call the name of such a thing by its own message:
`card-cobbler`.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from undergrowth.engine.optional import mypyc_attr
from undergrowth.engine.registries import by_name

Arg: TypeAlias = "int | str | list[str] | Message"

PRINTED: Final[dict[str, str]] = by_name({})
"""What data files call things, by the id of the name: in English, where no message file says it.
What a card says stands under its id and `.text`."""


class Message:
    """Something to be said to people."""

    def __init__(self, id: str, args: dict[str, Arg], otherwise: str = "") -> None:
        self.id: Final = id
        """Within its owner: `do-march`, `acme:do-dig`; a variant of it as `do-first.nowhere`."""
        self.args: Final = args
        self.otherwise: Final = otherwise
        """What is said where no file has the message."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.id, len(self.args)))

    def __str__(self) -> str:
        """The sentence, in the language that is being read now; English where none was chosen."""
        return speaker().say(self)

    def words(self) -> str:
        """The same as it is written, for what stands within a line."""
        return speaker().fragment(self)

    def __repr__(self) -> str:
        return f"<{self.plain()}>"

    def plain(self) -> str:
        """The id and the arguments, for programs and for want of a sentence."""
        if self.otherwise:
            return self.otherwise
        shown = [f"{name} {value}" for name, value in self.args.items()]
        return f"{self.id}: {', '.join(shown)}" if shown else self.id

    def data(self) -> dict[str, object]:
        """The message as plain data."""
        shown: dict[str, object] = {}
        for name, value in self.args.items():
            shown[name] = value.data() if isinstance(value, Message) else value
        return {"id": self.id, "args": shown}


Reason: TypeAlias = tuple[str, Message]
"""Why something is not offered: the section of the law, and what to say."""


def because(id: str, args: dict[str, Arg] | None = None) -> Message:
    """What a reason says: a message, or the words themselves where no file has it."""
    return Message(id, args or {})


@mypyc_attr(allow_interpreted_subclasses=True)
class Speaker:
    """Makes sentences of messages.  This one knows none: it says what the data files print."""

    def say(self, message: Message) -> str:
        """A message in words."""
        return message.plain()

    def fragment(self, message: Message) -> str:
        """A message in words that stand within a line: it begins as it is written."""
        return message.plain()

    def name(self, name: str, kind: str) -> str:
        """What a thing is called, on its own; without `kind` whatever has that name."""
        return PRINTED.get(name_id(kind, name), name.replace("_", " "))

    def part(self, name: str, kind: str, part: str) -> str:
        """What stands on a thing: `text`, what it does, or `printed`, its title; or nothing."""
        return PRINTED.get(f"{name_id(kind, name)}.{part}", "")

    def hush(self) -> object:
        """Make no sentences from now on, in this thread or task: what is made is read by nobody.

        Returns what `speak_again` is to be given afterwards.
        """
        return None

    def speak_again(self, before: object) -> None:
        """Make sentences as before it was hushed."""


_speakers: Final[list[Speaker]] = [Speaker()]


def install_speaker(speaker: Speaker) -> None:
    """Let messages be said by this one; the last one installed counts."""
    _speakers.append(speaker)


def speaker() -> Speaker:
    """Whoever makes sentences of messages."""
    return _speakers[-1]


def message_id(kind: str, name: str) -> str:
    """The id of what is said about a prompt, verb or event, by its full name.

    `take item` is `do-take-item`, and another package's `acme:dig` is `acme:do-dig`.
    """
    owner, colon, own = name.rpartition(":")
    return f"{owner}{colon}{kind}-{_word(own)}"


def name_id(kind: str, name: str) -> str:
    """The id of the name of a thing: `card-cobbler`.  Names are everybody's."""
    return f"{_word(kind)}-{_word(name)}"


def title(name: str, kind: str = "") -> str:
    """What a thing is called, in the language that is being read now."""
    return speaker().name(name, kind)


def printed_title(name: str, kind: str) -> str:
    """The title that stands on a thing; `title` may say more, to tell it from others."""
    return speaker().part(name, kind, "printed") or title(name, kind)


def details(name: str, kind: str) -> str:
    """What a thing does, as it stands there, in the language that is being read; or nothing."""
    return speaker().part(name, kind, "text")


def phrase(id: str, args: dict[str, Arg] | None = None) -> str:
    """A message in words, in the language that is being read."""
    return str(Message(id, args or {}))


def fragment(id: str, args: dict[str, Arg] | None = None) -> str:
    """The same as it is written, for what stands within a line."""
    return speaker().fragment(Message(id, args or {}))


def _word(text: str) -> str:
    """Text as ids of messages have it."""
    return text.replace(" ", "-").replace(".", "-").replace(":", "--")


def printed(kind: str, name: str, words: str, text: str = "", short: str = "") -> None:
    """What a data file calls a thing, and what stands there; the first to say so is believed.

    `short` is the title that is printed on it, where `words` says more.
    """
    id = name_id(kind, name)
    PRINTED.setdefault(id, words)
    if text:
        PRINTED.setdefault(f"{id}.text", text)
    if short and short != words:
        PRINTED.setdefault(f"{id}.printed", short)

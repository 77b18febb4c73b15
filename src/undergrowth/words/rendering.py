"""Messages made into sentences; see `docs/words.md`."""

from __future__ import annotations

from undergrowth.engine.messages import Arg, Message, Speaker
from undergrowth.words.languages import language
from undergrowth.words.shelf import shelf

_SILENT = Speaker()


def said(message: Message, code: str) -> str:
    """A message as a sentence in a language; it begins with a capital.

    What that language lacks is said in English, and what no file has by the message itself.
    """
    words, problems = rendered(message, code)
    return words if problems and words == message.plain() else words[:1].upper() + words[1:]


def worded(message: Message, code: str) -> str:
    """A message in words as it is written, for what stands within a line."""
    return rendered(message, code)[0]


def rendered(message: Message, code: str) -> tuple[str, list[str]]:
    """A message in words, and what is wrong with it: arguments that were not given."""
    books = shelf()
    found = books.said(code, message.id, message.args) if books is not None else None
    if found is None:
        return message.plain(), [f"no message {message.id}"]
    return found


def told(id: str, args: dict[str, Arg]) -> tuple[str, list[str]]:
    """What is said under an id that is everybody's, in the language that is being read.

    Nothing where no file has it; and what is wrong with it.
    """
    books = shelf()
    found = books.told(language(), id, args) if books is not None else None
    if found is None:
        return "", []
    words = " ".join(found[0].split())
    return words[:1].upper() + words[1:], found[1]


def titled(name: str, kind: str = "", case: str = "nominative", count: int = 1) -> str:
    """What a thing is called in the language that is being read.

    Where a name stands for two things, such as the card and the item `sword`, `kind` decides.
    """
    books = shelf()
    if books is None:
        return _SILENT.name(name, kind)
    return books.named(language(), kind, name, case, count)


def counted(count: int, name: str, kind: str = "piece") -> str:
    """A number of things, in the language that is being read: `1 warrior`, `2 warriors`."""
    args: dict[str, Arg] = {"count": count, "thing": f"{kind}:{name}"}
    return rendered(Message("counted", args, f"{count} {titled(name, kind)}"), language())[0]


def titles_of(kinds: list[str]) -> dict[str, str]:
    """What all things of these kinds are called, by name, in the language that is being read."""
    books = shelf()
    if books is None:
        return {}
    found = books.named_things(kinds)
    return {name: titled(name, kind) for kind in kinds for name in found[kind]}


def part_of(name: str, kind: str, part: str) -> str:
    """What stands on a thing (`text`, `printed`), in the language that is read; or nothing."""
    books = shelf()
    if books is None:
        return _SILENT.part(name, kind, part)
    return books.part(language(), kind, name, part)

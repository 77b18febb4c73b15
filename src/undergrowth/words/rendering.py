"""Rendering of messages as sentences; see `docs/words.md`."""

from __future__ import annotations

from undergrowth.engine.messages import Arg, Message, Speaker
from undergrowth.words.languages import language, speaking
from undergrowth.words.shelf import shelf

_SILENT = Speaker()


def said(message: Message, code: str) -> str:
    """Return a message as a sentence in a language, with a capital.

    A missing translation falls back to English, then to the message's own plain text.
    """
    words, problems = rendered(message, code)
    return words if problems and words == message.plain() else words[:1].upper() + words[1:]


def worded(message: Message, code: str) -> str:
    """Return a message in words without a capital, for use within a line."""
    return rendered(message, code)[0]


def rendered(message: Message, code: str) -> tuple[str, list[str]]:
    """Return a message in words, with a list of problems such as missing arguments."""
    books = shelf()
    found = books.said(code, message.id, message.args) if books is not None else None
    if found is None:
        return message.plain(), [f"no message {message.id}"]
    return found


def told(id: str, args: dict[str, Arg]) -> tuple[str, list[str]]:
    """Return the text of a shared id in the current language, with a list of problems.

    The text is empty if no file has the id.
    """
    books = shelf()
    found = books.told(language(), id, args) if books is not None else None
    if found is None:
        return "", []
    words = " ".join(found[0].split())
    return words[:1].upper() + words[1:], found[1]


def titled(name: str, kind: str = "", case: str = "nominative", count: int = 1) -> str:
    """Return the title of a thing in the current language.

    If a name stands for two things, such as the card and the item `sword`, `kind` decides.
    """
    books = shelf()
    if books is None:
        return _SILENT.name(name, kind)
    return books.named(language(), kind, name, case, count)


def language_title(code: str) -> str:
    """Return the name of a language in itself."""
    with speaking(code):
        return titled("itself", "language")


def counted(count: int, name: str, kind: str = "piece") -> str:
    """Return a number of things in the current language: `1 warrior`, `2 warriors`."""
    args: dict[str, Arg] = {"count": count, "thing": f"{kind}:{name}"}
    return rendered(Message("counted", args, f"{count} {titled(name, kind)}"), language())[0]


def titles_of(kinds: list[str]) -> dict[str, str]:
    """Return the titles of all things of these kinds by name, in the current language."""
    books = shelf()
    if books is None:
        return {}
    found = books.named_things(kinds)
    return {name: titled(name, kind) for kind in kinds for name in found[kind]}


def part_of(name: str, kind: str, part: str) -> str:
    """Return a printed part of a thing (`text`, `printed`) in the current language, or nothing."""
    books = shelf()
    if books is None:
        return _SILENT.part(name, kind, part)
    return books.part(language(), kind, name, part)

"""The speaker that renders the core's messages; files are read on first use."""

from __future__ import annotations

from undergrowth.engine.messages import Message, Speaker
from undergrowth.words.languages import SILENCE, hush, language, speak_again
from undergrowth.words.rendering import part_of, rendered, said, titled, worded
from undergrowth.words.shelf import shelf


class InstalledSpeaker(Speaker):
    """A speaker that uses the installed files, in the current language.

    Views repeat the same few hundred sentences, so these are cached by language, id and arguments,
    as long as the files are the same.
    """

    def say(self, message: Message) -> str:
        code = language()
        if code == SILENCE:
            return message.plain()
        books = shelf()
        if books is None:
            return said(message, code)
        key = (code, message.id, tuple(message.args.items()))
        try:
            kept = books.sentences.get(key)
        except TypeError:  # lists are not hashable
            return said(message, code)
        if kept is not None:
            return kept
        words = said(message, code)
        whole = not rendered(message, code)[1]  # a sentence with problems is not cached
        return books.keep(key, words) if whole else words

    def fragment(self, message: Message) -> str:
        code = language()
        return worded(message, code) if code != SILENCE else message.plain()

    def name(self, name: str, kind: str) -> str:
        return titled(name, kind) if language() != SILENCE else super().name(name, kind)

    def part(self, name: str, kind: str, part: str) -> str:
        silent = language() == SILENCE
        return super().part(name, kind, part) if silent else part_of(name, kind, part)

    def hush(self) -> object:
        return hush()

    def speak_again(self, before: object) -> None:
        speak_again(before)

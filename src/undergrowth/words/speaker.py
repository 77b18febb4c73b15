"""What the core's messages are said by; the message files are read when the first one is said."""

from __future__ import annotations

from undergrowth.engine.messages import Message, Speaker
from undergrowth.words.languages import SILENCE, hush, language, speak_again
from undergrowth.words.rendering import part_of, rendered, said, titled, worded
from undergrowth.words.shelf import shelf


class InstalledSpeaker(Speaker):
    """Says messages as the installed files have them, in the language that is being read.

    Views say the same few hundred sentences again and again: those are kept by language, id and
    arguments, as long as the files are the same.
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
        except TypeError:  # a list among the arguments
            return said(message, code)
        if kept is not None:
            return kept
        words = said(message, code)
        whole = not rendered(message, code)[1]  # else it is said by itself, in other words
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

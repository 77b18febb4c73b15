"""Words that stand in no sentence of a language: those that only English sentences have.

Whatever is told in another language and has one of them has not been translated.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from undergrowth.engine.messages import PRINTED
from undergrowth.words.coverage import patterns
from undergrowth.words.files import found
from undergrowth.words.languages import DEFAULT

_WORD = re.compile(r"[^\W\d_]{3,}")
_FOREIGN = re.compile(r"FluentNone|\?\?\?|[{}<>$]")
"""Pattern of an argument that could not be said."""


class _Texts(Visitor):
    """Gathers what is written out in patterns."""

    def __init__(self) -> None:
        self.words: set[str] = set()

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words |= words_of(node.value)


def words_of(text: str) -> set[str]:
    """The words of a text, in small letters."""
    return {word.lower() for word in _WORD.findall(text)}


@cache
def _written(language: str) -> set[str]:
    """All words that a language's message files have, those of packages too."""
    texts = _Texts()
    for file in found():
        if file.language == language:
            for _, pattern in patterns(file):
                texts.visit(pattern)
    return texts.words


@cache
def english_words(language: str) -> set[str]:
    """The words of English sentences, and of English data, that a language has nowhere."""
    printed = {word for words in PRINTED.values() for word in words_of(words)}
    return (_written(DEFAULT) | printed) - _written(language)


def untold(text: str, language: str) -> set[str]:
    """Return what in a text of a language is English, or could not be said."""
    return (words_of(text) & english_words(language)) | set(_FOREIGN.findall(text))


def sentences(data: object, keys: tuple[str, ...]) -> Iterator[str]:
    """Every text in plain data that stands under one of these keys: what people read there."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key in keys and isinstance(value, str):
                yield value
            elif key in keys and isinstance(value, list):
                yield from (each for each in value if isinstance(each, str))
            if key != "message":
                yield from sentences(value, keys)
    elif isinstance(data, list):
        for each in data:
            yield from sentences(each, keys)

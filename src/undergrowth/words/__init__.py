"""Sentences for people, in the reader's language: see `docs/words.md`.

Messages are in Fluent files, `<language>.ftl`, in the folder of their subject.
"""

from undergrowth.words.languages import (
    DEFAULT,
    language,
    languages,
    negotiated,
    read_in,
    speaking,
)
from undergrowth.words.rendering import (
    counted,
    language_title,
    rendered,
    said,
    titled,
    titles_of,
    told,
)
from undergrowth.words.speaker import InstalledSpeaker

__all__ = [
    "DEFAULT",
    "InstalledSpeaker",
    "counted",
    "language",
    "language_title",
    "languages",
    "negotiated",
    "read_in",
    "rendered",
    "said",
    "speaking",
    "titled",
    "titles_of",
    "told",
]

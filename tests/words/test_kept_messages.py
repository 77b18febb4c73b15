"""Parsed message files are kept beside the bytecode, and say what the files say."""

from __future__ import annotations

import pickle

from fluent.runtime import FluentResource

from undergrowth.words.files import found
from undergrowth.words.reading import packed


def test_what_is_kept_is_what_is_parsed() -> None:
    for file in found()[::9]:
        kept = pickle.loads(packed(FluentResource(file.text)))
        assert kept.equals(FluentResource(file.text), ignored_fields=["span"])

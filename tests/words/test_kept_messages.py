"""Parsed message files are kept beside the bytecode, and say what the files say."""

from __future__ import annotations

import pickle
from pathlib import Path

from fluent.runtime import FluentResource

from undergrowth.words.files import found
from undergrowth.words.reading import packed, store, stored


def test_what_is_kept_is_what_is_parsed() -> None:
    for file in found()[::9]:
        kept = pickle.loads(packed(FluentResource(file.text)))
        assert kept.equals(FluentResource(file.text), ignored_fields=["span"])


def test_results_come_back_from_their_file(tmp_path: Path) -> None:
    path = tmp_path / "messages.pickle"
    assert stored(path) == {}
    store(path, {"a = A": b"one"})
    assert stored(path) == {"a = A": b"one"}
    assert [each.name for each in tmp_path.iterdir()] == ["messages.pickle"]


def test_a_damaged_file_is_read_as_empty(tmp_path: Path) -> None:
    path = tmp_path / "messages.pickle"
    for damaged in (b"", b"no pickle", pickle.dumps({"a = A": b"one"})[:-3]):
        path.write_bytes(damaged)
        assert stored(path) == {}


def test_a_folder_that_cannot_be_written_to_is_left_alone(tmp_path: Path) -> None:
    store(tmp_path / "nowhere" / "messages.pickle", {"a = A": b"one"})
    assert not list(tmp_path.iterdir())

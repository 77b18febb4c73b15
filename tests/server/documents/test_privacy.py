"""The page about privacy speaks of everything that the server stores, with its own numbers."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from server.kit import Api, serving
from undergrowth.server.database.schema import metadata
from undergrowth.server.documents.privacy import TOPICS

PREFIX = "undergrowth_"


def test_it_speaks_of_every_column_of_the_database_once() -> None:
    """A new table or column needs words, or a place among those of its kind."""
    stored = {
        f"{table.name.removeprefix(PREFIX)}.{column.name}"
        for table in metadata.tables.values()
        for column in table.columns
    }
    told = Counter(
        f"{table}.{column}"
        for tables in TOPICS.values()
        for table, columns in tables.items()
        for column in columns
    )
    assert set(told) == stored
    assert [name for name, times in told.items() if times > 1] == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_topic_has_words(api: Api, language: str) -> None:
    told = api.get("/api/privacy", lang=language)
    assert [each["id"] for each in told["topics"]] == list(TOPICS)
    for topic in told["topics"]:
        for part in ("title", "stored", "kept", "seen"):
            assert not topic[part].startswith("privacy-"), topic


def test_it_has_the_numbers_and_the_contact_of_its_server(tmp_path: Path) -> None:
    contact = "ada@example.org"
    with serving(tmp_path, finished_days=40, running_days=1, contact=contact) as running:
        told = running.api.get("/api/privacy")
        kept = {each["id"]: each["kept"] for each in told["topics"]}
    assert told["contact"] == contact
    assert re.search("Unfinished games are deleted a day after", kept["games"])
    assert re.search("finished ones are deleted after 40 days", kept["games"])
    assert re.search("replay files are deleted after 30 days", kept["games"])
    assert re.search("signed out after 180 days", kept["accounts"])

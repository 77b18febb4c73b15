"""The page's types of the API follow the server's models."""

from __future__ import annotations

import json

from api_types import PAGE, written


def test_the_types_of_the_page_are_those_of_the_api() -> None:
    """`npm run check` holds the TypeScript against the file that is read here."""
    kept = json.loads(PAGE.read_text(encoding="utf-8"))
    assert kept == json.loads(written()), "run python tools/api_types.py"


def test_the_types_of_the_page_name_no_content() -> None:
    """Options and factions differ with what is installed: a page learns them from the catalogue."""
    schemas = json.loads(written())["components"]["schemas"]
    assert list(schemas["SetupAsked"]["properties"]) == ["seats"]
    assert "enum" not in json.dumps(schemas["SeatAsked"])

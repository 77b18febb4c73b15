"""Every conformance case is a test that carries its id, or is listed with what it waits for."""

from __future__ import annotations

from kit.cases import PAGE, cases, page
from kit.cases import test_name as name_of
from kit.cases import test_names as names


def test_every_case_that_waits_for_nothing_is_a_test() -> None:
    """A case that needs only what exists has a test named after it."""
    tests = names()
    missing = [c for c, entry in cases().items() if not entry["waits"] and name_of(c) not in tests]
    assert not missing, f"cases without a test: {missing}"


def test_the_page_of_cases_is_up_to_date() -> None:
    """`docs/cases.md` says what is true: run `python -m kit.cases` in `tests`."""
    assert PAGE.read_text(encoding="utf-8") == page()

"""Every conformance case is a test that carries its id, or is listed with what it waits for."""

from __future__ import annotations

from kit.cases import cases, page, pages
from kit.cases import test_name as name_of
from kit.cases import test_names as names


def test_every_case_that_waits_for_nothing_is_a_test() -> None:
    """A case that needs only what exists has a test named after it."""
    for folder in pages():
        tests, known = names(folder), cases(folder)
        waiting_for_nothing = [case for case, entry in known.items() if not entry["waits"]]
        missing = [case for case in waiting_for_nothing if name_of(case) not in tests]
        assert not missing, f"cases without a test: {missing}"


def test_the_pages_of_cases_are_up_to_date() -> None:
    """`docs/cases.md` says what is true: run `python -m kit.cases` in `tests`."""
    for folder, written in pages().items():
        assert written.read_text(encoding="utf-8") == page(folder)

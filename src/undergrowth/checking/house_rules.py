"""The check of house rules' data: keys, and the numbers that they change."""

from __future__ import annotations

from typing import Final

from undergrowth.checking.findings import Key, Report, Table, is_number
from undergrowth.table.numbers import NUMBERS

HOUSE_RULE: Final = (
    Key("id", "text", "its id, which is the name of the file", required=True),
    Key("name", "text", "its title", required=True),
    Key("text", "text", "what it changes, in one line", required=True),
    Key("about", "text", "what it changes: only one rule about the same thing is in a game"),
    Key("excludes", "texts", "house rules that it cannot be with"),
    Key("not_with", "texts", "options of the setup that must be at their default with it"),
    Key("leaves_out", "texts", "kinds of card that are left out of the deck"),
    Key("keeps", "texts", "kinds of card that stay in the deck in small games, too"),
    Key("agreement", "flag", "whether people keep it by themselves"),
    Key("bends", "texts", "the sections of the Law that it changes", required=True),
    Key("known_from", "text", "where groups use it", words=("code", "page", "thread", "wish")),
    Key("numbers", "table", "numbers of the Law that it changes, by name"),
)


def check_house_rule(report: Report, page: Table) -> None:
    """Report all errors of the data of a house rule."""
    report.table("", page, HOUSE_RULE)
    numbers = page.get("numbers", {})
    for name, n in numbers.items() if isinstance(numbers, dict) else []:
        if not NUMBERS.knows(name) and not report.reads(name):
            report.add(f"numbers {name}", f"is no number; expected {', '.join(NUMBERS.names())}")
        elif not is_number(n) or n < 0:
            report.add(f"numbers {name}", f"is {n!r}; expected a whole number, 0 or more")

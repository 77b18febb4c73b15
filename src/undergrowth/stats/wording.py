"""Words and numbers of statistics, in the current language."""

from __future__ import annotations

from babel.numbers import format_decimal, format_percent

from undergrowth.engine.errors import UndergrowthError
from undergrowth.engine.messages import Message, title
from undergrowth.looks import look
from undergrowth.words import language

_PLAIN = "#7a7a7a"
"""The colour of everything without one."""


def words(id: str, **args: int | str) -> str:
    """Return the text of the message `stats-<id>`."""
    said = {name: f"text:{each}" if isinstance(each, str) else each for name, each in args.items()}
    return str(Message(f"stats-{id}", dict(said)))


def whole(number: int) -> str:
    return format_decimal(number, locale=language())


def decimal(number: float) -> str:
    """Return a number with one decimal digit."""
    return format_decimal(number, "#,##0.0", locale=language())


def percent(share: float) -> str:
    return format_percent(share, "#,##0.0%", locale=language())


def between(low: float, high: float) -> str:
    """Return an interval of shares."""
    first, last = (format_decimal(100 * each, "0.0", locale=language()) for each in (low, high))
    return f"{first}-{last}"


def roughly(low: float, high: float) -> str:
    """Return an interval of shares in whole percents, for small cells."""
    return f"{100 * low:.0f}-{100 * high:.0f}"


def named(value: str, column: str) -> str:
    """Return the title of a value of a column."""
    if column == "seat":
        return words("seat_number", number=int(value) + 1)
    if column == "line_up":
        return ", ".join(title(name, "faction") for name in value.split(" "))
    return value if column == "player" else title(value, column)


def color(value: str, column: str) -> str:
    """Return the colour of a faction; the plain one for all other values."""
    try:
        return look(value).color if column == "faction" else _PLAIN
    except (UndergrowthError, OSError, ValueError, KeyError):
        return _PLAIN

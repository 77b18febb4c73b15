"""5.1.1, R.3 The syntax of seats: a faction with its options.

eyrie                              a faction that a person or computer player plays
electric_eyrie:nightmare:nobility  an automated one, with its difficulty and traits
bot:electric_eyrie                 an automated one, marked so that it cannot be confused
player                             in a draft: a seat whose faction is chosen later
"""

from __future__ import annotations

from typing import Final

from undergrowth.data import Sheet, sheet
from undergrowth.engine.errors import BadSetup, BadText
from undergrowth.law.setup.seats import automates, is_automated, is_undrafted
from undergrowth.table.names import FACTIONS
from undergrowth.table.setup import OPEN_SEAT

_AUTOMATED: Final = "bot"


def read_seats(
    entries: list[str], given: dict[str, list[str]]
) -> tuple[list[str], dict[str, list[str]]]:
    """Return the full names of the seats, and the options of each: written there or in `given`.

    Raises `BadSetup`.
    """
    seats: list[str] = []
    written: dict[str, list[str]] = {}
    for entry in entries:
        words = str(entry).split(":")
        seats.append(_seat(words))
        if len(words) > 1:
            written[seats[-1]] = words[1:]
    options = {_seat(name.split(":")): [*chosen] for name, chosen in given.items()}
    options |= written
    return seats, {name: _in_law_words(name, chosen, seats) for name, chosen in options.items()}


def _seat(words: list[str]) -> str:
    """Return the full name at the front of an entry, without a leading `bot`."""
    says_automated = len(words) > 1 and words[0].strip().lower() == _AUTOMATED
    if says_automated:
        del words[0]
    if words[0].strip().lower() == OPEN_SEAT:
        return OPEN_SEAT
    name = full_names("seats", [words[0].strip()])[0]
    if says_automated and not is_automated(name):
        raise BadSetup(f"{_AUTOMATED}: {name} does not play by itself{_instead(name)}")
    return name


def _instead(name: str) -> str:
    """R.3.2 Return the automated version of a faction, or all automated factions, as a hint."""
    there = [each for each in FACTIONS.names() if is_automated(each)]
    matching = [each for each in there if automates(each) == name]
    return f": expected {', '.join(matching or there) or 'none, as none is installed'}"


def _in_law_words(name: str, chosen: list[str], seats: list[str]) -> list[str]:
    """R.3.3 Return the options of a seat, in the words of the Law.

    Raises `BadSetup` for options that the faction's data does not have.
    """
    if name not in seats:
        raise BadSetup(f"seat_options: {name} has no seat")
    options = seat_options(name)
    known = [word for option in options for word in option.texts("values")]
    words = [_law_word(options, word) for word in chosen]
    for written, word in zip(chosen, words, strict=True):
        if word not in known:
            expected = f"expected {', '.join(known)}" if known else "it takes none"
            raise BadSetup(f"{name}: {written!r} is no option of this faction: {expected}")
        if words.count(word) > 1:
            raise BadSetup(f"{name}: {word} is there twice")
    for option in options:
        values = option.texts("values")
        if not option.flag("many") and sum(word in values for word in words) > 1:
            raise BadSetup(f"{name}: only one of {', '.join(values)}")
    return words


def seat_options(name: str) -> list[Sheet]:
    """Return the options of a faction's seat; none for a seat without a faction."""
    if name == OPEN_SEAT:
        return []
    page = sheet(f"factions/{name}")
    return page.tables("seat_option") if page.has("seat_option") else []


def _law_word(options: list[Sheet], written: str) -> str:
    """R.3.3.1 Return the Law's word for an alias: `aliases` of the data."""
    word = written.strip().lower().replace("-", "_")
    for option in options:
        if option.has(f"aliases.{word}"):
            return option.text(f"aliases.{word}")
    return word


def full_names(what: str, names: list[str]) -> list[str]:
    """Return the full names of factions.  Raises `BadSetup`, also for owners without a seat
    (H.1)."""
    try:
        found = [FACTIONS.text(FACTIONS.parse(str(name))) for name in names]
    except BadText as error:
        raise BadSetup(f"{what}: {error}") from None
    factions = FACTIONS.names()
    for name in found:
        if name not in factions and not is_undrafted(name):
            raise BadSetup(f"{what}: {name} has no seat: expected {', '.join(factions)}")
    return found

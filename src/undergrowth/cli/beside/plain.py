"""What people type into a record, as deeds: words of Rootlog, and short plain commands."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from undergrowth.cli.beside.meaning import the_one
from undergrowth.cli.beside.names import (
    card_named,
    owner_in,
    owner_named,
    seat_first,
    things_named,
)
from undergrowth.engine.errors import BadText
from undergrowth.engine.messages import phrase
from undergrowth.rootlog.notation.grammar import actions_in
from undergrowth.rootlog.recording import Record
from undergrowth.rootlog.recording.deeds import Deed
from undergrowth.rootlog.recording.laying import standing_at
from undergrowth.rootlog.recording.saying import sayings
from undergrowth.rootlog.state import LoggedTable
from undergrowth.table.described.reader import is_count

_PLACE: Final = r"[a-z]?\d+"
_PIECES: Final = re.compile(rf"([+-])({_PLACE})(?:\s+(.+))?", re.IGNORECASE)
_MOVE: Final = re.compile(rf"({_PLACE})\s*>\s*({_PLACE})(?:\s+(.+))?", re.IGNORECASE)
_LINE: Final = re.compile(r"(\w+)\s*:(.*)")
_CHANGE: Final = re.compile(r"[+-]\d+")
_WINNER: Final = "Winner"
_CONDITIONS: Final = {"exhaust": "e", "refresh": "r", "damage": "d", "repair": "s"}
_OF_LINES: Final = ("end", "line", "won", "name", "drop")
"""The deeds that are not written in a line."""

Command = Callable[[Record, list[str]], list[Deed]]


def deeds_in(record: Record, line: str) -> list[Deed]:
    """Return the deeds of a typed line, none for an empty one.  Raises `BadText`."""
    line = line.split("//", 1)[0].strip()
    whole = _LINE.fullmatch(line)
    if whole is not None:
        return _whole_line(record, whole[1], whole[2])
    pieces, move = _PIECES.fullmatch(line), _MOVE.fullmatch(line)
    if pieces is not None:
        sign, place, words = pieces.groups()
        ends = {"from": "", "to": place} if sign == "+" else {"from": place, "to": ""}
        return [{"do": "move", **things_named(record, words or ""), **ends}]
    if move is not None:
        start, to, words = move.groups()
        return [{"do": "move", **things_named(record, words or ""), "from": start, "to": to}]
    name, *words_left = line.split() or [""]
    command = COMMANDS.get(name)
    if command is None:
        return _written(line)
    try:
        return command(record, words_left)
    except (IndexError, ValueError) as error:
        if type(error) in (IndexError, ValueError):
            raise BadText(str(phrase("cli-record_missing", {"name": f"text:{name}"}))) from None
        raise


def _whole_line(record: Record, head: str, rest: str) -> list[Deed]:
    """Return the deeds of a line with its letter, which begins a line unless one waits for it."""
    seats = record.names.world.seats
    if head == _WINNER:
        return [
            {
                "do": "won",
                "seats": [owner_named(record, letter) for letter in rest if letter.isalpha()],
            }
        ]
    if head not in seats:
        known = ", ".join(seats)
        raise BadText(str(phrase("cli-record_letter", {"known": f"text:{known}"})))
    last = len(record.turns) - 1
    waits = record.turns[last].letter == head and not record.parts(last)
    seat = record.names.faction(head)
    return [*([] if waits else [{"do": "line", "seat": seat}]), *_written(rest)]


def _written(text: str) -> list[Deed]:
    return [{"do": "written", "text": action} for _, action in actions_in(text, 0)]


# ---- commands


def _now(record: Record) -> LoggedTable:
    return standing_at(record.reading)[2]


def _number(word: str, now: int) -> int:
    """Return how much a number changes: `+2` and `-1` as they are, others from what is now."""
    change = int(word) if _CHANGE.fullmatch(word) else int(word) - now
    if change == 0:
        raise BadText(str(phrase("cli-record_same")))
    return change


def _points(record: Record, words: list[str]) -> list[Deed]:
    seat, rest = seat_first(record, words)
    now = _now(record).score[record.names.letter(seat)]
    return [{"do": "points", "seat": seat, "count": _number(rest[0], now)}]


def _hand(record: Record, words: list[str]) -> list[Deed]:
    seat, rest = seat_first(record, words)
    change = _number(rest[0], len(_now(record).cards.at(record.names.letter(seat))))
    ends = ("deck", f"hand {seat}") if change > 0 else (f"hand {seat}", "discard")
    return [{"do": "cards", "count": abs(change), "from": ends[0], "to": ends[1]}]


def _discard(record: Record, words: list[str]) -> list[Deed]:
    seat, rest = seat_first(record, words)
    if not rest:
        raise ValueError
    return [
        {"do": "cards", "card": card_named(record, each), "from": f"hand {seat}", "to": "discard"}
        for each in rest
    ]


def _give(record: Record, words: list[str]) -> list[Deed]:
    """`g eyrie cobbler`, `g eyrie`, `g marquise eyrie cobbler`."""
    sides = [each for word in words[:2] if (each := owner_in(record, word)) in record.seats]
    rest = words[len(sides) :]
    giver, taker = [record.playing, *sides][-2:]
    if not sides or len(rest) > 1:
        raise ValueError
    card = {"card": card_named(record, rest[0])} if rest else {}
    return [{"do": "cards", **card, "from": f"hand {giver}", "to": f"hand {taker}"}]


def _held(record: Record, words: list[str]) -> list[Deed]:
    """Cards of a first hand go into the line of its player's setup."""
    seat, rest = seat_first(record, words)
    letters = [line.letter for line in record.turns]
    turn = letters.index(record.names.letter(seat))
    if not rest:
        raise ValueError
    told = {"do": "cards", "from": "deck", "to": f"hand {seat}", "turn": turn}
    return [{**told, "card": card_named(record, each)} for each in rest]


def _craft(record: Record, words: list[str]) -> list[Deed]:
    seat, rest = seat_first(record, words)
    if seat != record.playing:
        raise BadText(str(phrase("cli-record_not_on_turn", {"seat": f"faction:{seat}"})))
    return [{"do": "craft", "card": card_named(record, rest[0])}]


def _battle(record: Record, words: list[str]) -> list[Deed]:
    """`b eyrie 5 2 1`, `b marquise eyrie 5 2-1 ambush fox foil bird`."""
    at = next(n for n, word in enumerate([*words, "0"]) if is_count(word))
    sides = [owner_named(record, word) for word in words[:at]]
    if not 1 <= len(sides) <= 2:
        raise ValueError
    attacker, defender = [record.playing, *sides][-2:]
    deed: Deed = {"do": "battle", "attacker": attacker, "defender": defender, "place": words[at]}
    rest = " ".join(words[at + 1 :])
    for name in ("ambush", "foil"):
        found = re.search(rf"\b{name} (\w+)", rest)
        if found is not None:
            deed[name] = the_one(record.names.letters.suits, found[1])
            rest = rest.replace(found[0], "")
    return [{**deed, "dice": [int(n) for n in re.split(r"[\s,-]+", rest.strip()) if n]}]


def _item(record: Record, words: list[str]) -> list[Deed]:
    seat, rest = seat_first(record, words)
    item = the_one(record.names.letters.items, rest[0])
    to = _CONDITIONS[the_one(_CONDITIONS, rest[1])]
    return [{"do": "item", "item": item, "from": f"board {seat}", "to": to}]


def _dominance(record: Record, words: list[str]) -> list[Deed]:
    return [{"do": "dominance", **({"with": owner_named(record, words[0])} if words else {})}]


def _say(record: Record, words: list[str]) -> list[Deed]:
    """Choose what a board says by its number in the list of all."""
    seat, rest = seat_first(record, words)
    choices = sayings(record, seat)
    return [{"do": "written", "text": choices[numbered(rest[0], len(choices))].text}]


def _turn(record: Record, words: list[str]) -> list[Deed]:
    return [{"do": "line", "seat": owner_named(record, words[0])}]


def _won(record: Record, words: list[str]) -> list[Deed]:
    if not words:
        raise ValueError
    return [{"do": "won", "seats": [owner_named(record, word) for word in words]}]


def _name(record: Record, words: list[str]) -> list[Deed]:
    return [{"do": "name", "seat": owner_named(record, words[0]), "name": " ".join(words[1:])}]


def _drop(record: Record, words: list[str]) -> list[Deed]:
    """`drop 3` of the last line, `drop 4 3` of the fourth."""
    turn = len(record.turns) - 1
    if len(words) > 1:
        turn = numbered(words[0], len(record.turns))
    return [{"do": "drop", "turn": turn, "index": numbered(words[-1], len(record.parts(turn)))}]


def _at(record: Record, words: list[str]) -> list[Deed]:
    """`at 2 F#anvil->C`: a deed in a line that is over."""
    turn = numbered(words[0], len(record.turns))
    deeds = deeds_in(record, " ".join(words[1:])) if words[1] != "at" else []
    if not deeds or any(deed["do"] in _OF_LINES for deed in deeds):
        raise ValueError
    return [{**deed, "turn": turn} for deed in deeds]


def numbered(word: str, most: int) -> int:
    """Return the index of a number from 1 to `most`.  Raises `BadText`."""
    if not is_count(word) or not 1 <= int(word) <= most:
        raise BadText(str(phrase("cli-record_no_number", {"count": most})))
    return int(word) - 1


COMMANDS: Final[dict[str, Command]] = {
    "b": _battle,
    "p": _points,
    "h": _hand,
    "x": _discard,
    "g": _give,
    "c": _craft,
    "i": _item,
    "d": _dominance,
    "say": _say,
    "end": lambda record, words: [{"do": "end"}],
    "turn": _turn,
    "at": _at,
    "held": _held,
    "drop": _drop,
    "name": _name,
    "won": _won,
}
"""Each command by its name; `cli-record_help_<name>` explains it."""

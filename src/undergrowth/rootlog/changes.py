"""Changes on the table that no event tells, as moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from undergrowth.rootlog.marks import Value, drop_mark, write_mark
from undergrowth.rootlog.notation.actions import (
    CARD,
    ITEM,
    PIECE,
    Action,
    Hire,
    Marked,
    Marker,
    Move,
    Points,
)
from undergrowth.rootlog.notation.actions import Thing as Some
from undergrowth.rootlog.notation.scripts import Script
from undergrowth.rootlog.standing import Standing
from undergrowth.rootlog.state import LoggedTable

Lying = tuple[str, str, str]
"""An item, its location, and its condition."""
_NOTHING: Final[Lying] = ("", "", "")
Written = tuple[str, Action]
"""An action, and the letter of the player whose setup it belongs to, or nothing."""


class Changes:
    """The difference between a table and the table as its log tells it."""

    def __init__(self, told: LoggedTable, scripts: list[Script]) -> None:
        self.told: Final = told
        self.scripts: Final = scripts

    def actions(self, before: Standing, now: Standing, me: str) -> Iterator[Written]:
        """Yield the actions to write in a turn of `me`; each must be applied before the next is
        computed."""
        yield from self._marks(now, me)
        yield from self._pieces(now)
        yield from self._cards(before, now)
        yield from self._items(now, me)
        for letter, score in now.score.items():
            if letter not in now.dominance and score != self.told.score[letter]:
                yield letter, Points(letter, score - self.told.score[letter])
        for letter in now.dominance:
            if letter not in self.told.markers:
                yield letter, Marker(letter, letter)
        for hireling, (seat, markers) in now.hired.items():
            before_roll = markers == 0 and seat != self.told.hired.of(hireling)[0] != ""
            if (seat, markers) != self.told.hired.of(hireling) and not before_roll:
                yield seat, Hire(hireling, seat, markers)

    # ---- pieces

    def _pieces(self, now: Standing) -> Iterator[Written]:
        gone = self.told.pieces - now.pieces
        come = now.pieces - self.told.pieces
        for piece in dict.fromkeys(each for each, _ in [*gone, *come]):
            for start, to, n in _paired(_of(gone, piece), _of(come, piece)):
                yield _seat_in(piece), Move([Some(n, PIECE, piece, start)], [to])

    # ---- cards

    def _cards(self, before: Standing, now: Standing) -> Iterator[Written]:
        told = {place: Counter(cards) for place, cards in self.told.cards.lying.items()}
        real = {place: Counter(cards) for place, cards in now.cards.items()}
        places = [*dict.fromkeys([*told, *real])]
        none: Counter[str] = Counter()
        gone = _counted((p, told.get(p, none) - real.get(p, none)) for p in places)
        come = _counted((p, real.get(p, none) - told.get(p, none)) for p in places)
        open_before, open_now = Counter(before.piled), Counter(now.piled)
        for face in dict.fromkeys(each for each, _ in [*gone, *come]):
            for start, to, n in _paired(_of(gone, face), _of(come, face)):
                left = open_before[face] - open_now[face]
                if start == "" and left >= n and face in self.told.cards.discarded:
                    start = "" if face.endswith("#dom") else "*"
                yield _seat_in(start or to), Move([Some(n, CARD, face, start)], [to])

    # ---- items

    def _items(self, now: Standing, me: str) -> Iterator[Written]:
        codes = self.told.letters.items
        told, real = _seen_by(me, self.told.items.held), _seen_by(me, now.items)
        gone, come = told - real, real - told
        for item in dict.fromkeys(each[0] for each in [*gone, *come]):
            left = [key for key in gone.elements() if key[0] == item]
            new = [key for key in come.elements() if key[0] == item]
            for start, to in _matched(left, new):
                at = (start or to or _NOTHING)[1]
                yield _seat_in(at), self._item(codes[item], start, to, me)

    def _item(self, code: str, start: Lying | None, to: Lying | None, me: str) -> Move:
        """Return the action for one item that is taken, given, lost, or turned."""
        if start is None and to is not None:
            ruin = next(iter(self.told.world.ruins), "")  # which ruin is unknown
            return Move([Some(1, ITEM, f"%{code}", ruin)], [to[1]])
        assert start is not None
        thing = Some(1, ITEM, f"%{code}", start[1], _written(start, me))
        if to is None:
            return Move([thing], [""])
        if start[1] != to[1]:
            return Move([thing], [to[1]])
        return Move([thing], _turned(start[2], to[2]))

    # ---- values on boards

    def _marks(self, now: Standing, me: str) -> Iterator[Written]:
        for script in self.scripts:
            for number, mark in enumerate(script.marks):
                values = now.marks[script.letter, number]
                for key in dict.fromkeys(key for key, _ in values) or [""]:
                    said = [word for each, word in values if each == key]
                    told = self.told.marks.get((script.letter, number, key), [])
                    if mark.drop:
                        yield from self._several(script, number, told, said, me)
                    elif said and said != told:
                        yield from self._mark(script, number, (key, said[0]), me)

    def _several(
        self, script: Script, number: int, told: list[str], said: list[str], me: str
    ) -> Iterator[Written]:
        for word in [each for each in told if each not in said]:
            text = drop_mark(script, number, ("", word), me)
            yield _seat_in(script.letter), Marked(script.letter, number, "", word, text, True)
        for word in [each for each in said if each not in told]:
            yield from self._mark(script, number, ("", word), me)

    def _mark(self, script: Script, number: int, value: Value, me: str) -> Iterator[Written]:
        text = write_mark(self.told.letters, script, number, value, me)
        if text:
            yield _seat_in(script.letter), Marked(script.letter, number, *value, text)


def _seat_in(word: str) -> str:
    """Return the seat of a piece or a location; empty if it belongs to no seat."""
    return word[:1] if word[:1].isupper() else ""


def _is_open(board: str, me: str) -> bool:
    """Whether the notation can name exhausted items of a board in a turn of `me`.

    Cards of hirelings and landmarks always can, since their letters are always written.
    """
    return _seat_in(board) in ("", me)


def _of(counts: Counter[tuple[str, str]], what: str) -> list[str]:
    """Return the locations of the things with this code, once for each thing."""
    return [where for each, where in counts.elements() if each == what]


def _counted(places: Iterable[tuple[str, Counter[str]]]) -> Counter[tuple[str, str]]:
    return Counter({(face, place): n for place, cards in places for face, n in cards.items()})


def _paired(gone: list[str], come: list[str]) -> list[tuple[str, str, int]]:
    """Return pairs of start and destination with their numbers; empty stands for elsewhere."""
    n = max(len(gone), len(come))
    starts = gone + [""] * (n - len(gone))
    ends = come + [""] * (n - len(come))
    return [(start, to, n) for (start, to), n in Counter(zip(starts, ends, strict=True)).items()]


def _written(start: Lying, me: str) -> str:
    """Return the condition that identifies the item; damaged ones cannot be told apart further."""
    return (start[2] if not start[2].startswith("d") else "d") if _is_open(start[1], me) else ""


def _seen_by(me: str, items: Counter[Lying]) -> Counter[Lying]:
    """Return items as they can be written in a turn of `me`: others' only as damaged or not."""
    found: Counter[Lying] = Counter()
    for (item, where, how), n in items.items():
        found[item, where, how if _is_open(where, me) else how[:1].strip("e")] += n
    return found


def _matched(left: list[Lying], new: list[Lying]) -> Iterator[tuple[Lying | None, Lying | None]]:
    """Yield pairs of items that are gone and items that are new, on the same board if possible."""
    rest = new[:]
    for key in left:
        there = [each for each in rest if each[1] == key[1]] or rest
        to = there[0] if there else None
        if to is not None:
            rest.remove(to)
        yield key, to
    for key in rest:
        yield None, key


def _turned(before: str, after: str) -> list[str]:
    """Return how an item on a board is turned or moved between damaged and undamaged ones."""
    to: list[str] = []
    if before.startswith("d") != after.startswith("d"):
        to.append("d" if after.startswith("d") else "s")
    if before.endswith("e") != after.endswith("e"):
        to.append("e" if after.endswith("e") else "r")
    return to

"""Items as a log tells them: in the supply, on boards, under ruins."""

from __future__ import annotations

from collections import Counter
from typing import Final

from undergrowth.engine.messages import because
from undergrowth.rootlog.notation.actions import Thing
from undergrowth.rootlog.notation.errors import Unlawful
from undergrowth.rootlog.world import World

LIMITS: Final = "1.5.1"
HELD: Final = "4.1.2"
UNDER_RUINS: Final = "9.3.4"
"""9.3.4 The section for errors about items under ruins; the others are above."""
READY: Final = ""
EXHAUSTED: Final = "e"
DAMAGED: Final = "d"
DAMAGED_EXHAUSTED: Final = "de"
_STATES: Final = (READY, EXHAUSTED, DAMAGED_EXHAUSTED, DAMAGED)
_AREAS: Final = {"s": "", "t": "", "d": "d"}
_SIDES: Final = {"r": "", "e": "e"}


class Items:
    """The number of items by name, board (`C$`) and condition."""

    def __init__(self, world: World) -> None:
        self.world: Final = world
        self.held: Counter[tuple[str, str, str]] = Counter()
        self.crafted: Counter[str] = Counter()
        """The number of items that have come from the supply."""
        self.taken: Counter[str] = Counter()
        """The number of items that have come from the ruin in a clearing."""
        self.found: list[tuple[str, str]] = []
        """The items found under ruins, each with the board it went to first."""
        self.lent: list[str] = []
        """A.5.3 The cards of landmarks that items from the supply have been put on."""

    def check_found(self, item: str) -> None:
        """9.3.4 Raise `ValueError` if no more of an item can have been under ruins."""
        most = self.world.hidden.get(item, 0)
        if [each for each, _ in self.found].count(item) >= most:
            raise Unlawful(f"expected at most {most} {item} under ruins", UNDER_RUINS)

    def craft(self, item: str, letter: str) -> None:
        """4.1.2 Take an item from the supply.  Raises `ValueError` if none is left."""
        most = self.world.supply.get(item, 0)
        if self.crafted[item] >= most:
            reason = f"expected a {item} in the supply: all {most} have been crafted"
            raise Unlawful(reason, LIMITS, because("why-record_left", {"count": 0}))
        self.crafted[item] += 1
        self.held[item, f"{letter}$", READY] += 1
        for board in self.lent:
            if self.held[item, board, READY] > 0:
                self.held[item, board, READY] -= 1
                return

    def restock(self, item: str) -> None:
        """Put one of an item back into the supply if it has none, by removing another one."""
        if self.crafted[item] < self.world.supply.get(item, 0) or self.crafted[item] == 0:
            return
        for (each, board, state), n in self.held.items():
            if each == item and n > 0:
                self.held[item, board, state] -= 1
                self.crafted[item] -= 1
                return

    def bring(self, thing: Thing, me: str) -> None:
        """Make sure that an item is where it is taken from.

        It comes from the supply, or from where another one is.  An item not from a ruin comes to
        the board of `me`.
        """
        item = self.world.item_names.get(thing.what[1:], "")
        if not item:
            return
        board = thing.start if thing.start.endswith("$") else f"{me}$"
        self.world.check_board(board)
        states = [how for how in _STATES if _is(how, thing.state)]
        if board == thing.start and any(self.held[item, board, how] > 0 for how in states):
            return
        self.restock(item)
        if self.crafted[item] < self.world.supply.get(item, 0):
            self.crafted[item] += 1
        state = DAMAGED if thing.state.startswith("d") else READY
        exhausted = EXHAUSTED if thing.state.endswith("e") else ""
        self.held[item, board, state + exhausted] += 1

    def begin_with(self, board: str, items: dict[str, int]) -> None:
        """A.6.3 Put items on a card during setup."""
        for item, n in items.items():
            self.held[item, board, READY] = n

    def lend(self, board: str, items: list[str]) -> None:
        """A.5.3 Put items of the supply on a landmark, from which they can be crafted."""
        if items and board not in self.lent:
            self.lent.append(board)
            for item in items:
                self.held[item, board, READY] += 1

    def move(self, thing: Thing, to: list[str], me: str) -> None:
        """Move items to destinations, or turn them.  Raises `ValueError`."""
        for item, where, state in self._meant(thing, to):
            there = to
            if not where.endswith("$"):
                there = to if to[0].endswith("$") else [f"{me}$", *to]
                self.taken[where] += 1
                self.found.append((item, there[0]))
            for each in there:
                where, state = self._moved(item, where, state, each)

    def _meant(self, thing: Thing, to: list[str]) -> list[tuple[str, str, str]]:
        """Return the items that are meant: of several, those that turning would change."""
        if thing.what == "%_":
            held = [key for key, n in self.held.items() for _ in range(n)]
            return [key for key in held if key[1] == thing.start and _is(key[2], thing.state)]
        item = self.world.item_names.get(thing.what[1:], "")
        if not item:
            known = ", ".join(self.world.item_names)
            raise Unlawful(f"expected an item ({known}), not {thing.what}", LIMITS)
        if not thing.start.endswith("$"):
            self.world.check_ruin(thing.start)
            self.check_found(item)
            self.held[item, thing.start, READY] += thing.n  # its contents are unknown
            return [(item, thing.start, READY)] * thing.n
        found: list[tuple[str, str, str]] = []
        for state in sorted(_STATES, key=lambda each: _is_so(each, to)):
            if _is(state, thing.state):
                found += [(item, thing.start, state)] * self.held[item, thing.start, state]
        if len(found) < thing.n:
            reason = f"expected {thing.n} {item} at {thing.start}{thing.state}"
            raise Unlawful(reason, HELD, because("why-record_held", {"count": len(found)}))
        return found[: thing.n]

    def _moved(self, item: str, where: str, state: str, to: str) -> tuple[str, str]:
        """Move or turn one item; return its new board and condition."""
        before = (item, where, state)
        if to == "":
            self.held[before] -= 1
            return "", READY
        if to.endswith("$"):
            self.world.check_board(to)
            where, state = to, READY
        elif to[0] in _AREAS:
            state = _AREAS[to[0]] + (_SIDES[to[1:]] if to[1:] else state.removeprefix("d"))
        elif to in _SIDES:
            state = ("d" if state.startswith("d") else "") + _SIDES[to]
        else:
            raise ValueError(f"expected a board (C$), d, s, t, e or r for an item, not {to}")
        self.held[before] -= 1
        self.held[item, where, state] += 1
        return where, state


def _is_so(state: str, to: list[str]) -> bool:
    """Whether turning an item in this condition would change nothing."""
    return any(each in _SIDES and _SIDES[each] == state.removeprefix("d") for each in to)


def _is(state: str, wanted: str) -> bool:
    """Whether a condition matches the written one: `d`, `de`, `e`, `r`, `s`, `sr` and so on, or
    any."""
    area, side = (wanted[:1], wanted[1:]) if wanted[:1] in _AREAS else ("", wanted)
    if area and (area == "d") != state.startswith("d"):
        return False
    if not area and wanted and state.startswith("d"):
        return False
    return not side or _SIDES[side] == state.removeprefix("d")

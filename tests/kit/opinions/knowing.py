"""Knowledge of each seat about others' hands and piles: read off events and moves, apart from
what the game remembers.
"""

from __future__ import annotations

from collections import Counter

from undergrowth import Game
from undergrowth.engine.events import Event
from undergrowth.table.names import CARDS

Zone = tuple[str, str, int]
SHOWN = ("showed_hand", "revealed_hand")
DREW = "drew"
SWAPPED = "swapped"
"""A card of the hand for one that lies face down, which may be another copy of it."""
_OPEN = (DREW, "discarded", "reshuffled", "added_soul")
"""Events after which it is not plain where a copy of a card went that is named otherwise."""


class Memory:
    """Cards that a seat was shown and that still lie where it cannot look."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, Zone], Counter[int]] = {}
        self._zones: dict[Zone, list[int]] = {}
        self._told = 0

    def look(self, g: Game) -> None:
        """Take up what has happened since the last look."""
        assert g.log is not None
        news, self._told = g.log[self._told :], len(g.log)
        before, self._zones = self._zones, hidden_zones(g)
        if before.keys() != self._zones.keys():
            self.known = {}
            return
        lost = {zone: Counter(before[zone]) - Counter(self._zones[zone]) for zone in before}
        got = {zone: Counter(self._zones[zone]) - Counter(before[zone]) for zone in before}
        vague = _vague(news)
        for seat in range(g.seats):
            named = _named(news, seat)
            shown = _named([event for event in news if event.verb in SHOWN], seat)
            unseen = any(event.secret and seat not in event.seen_by for event in news)
            for zone in before:
                if zone[1] != g.seat_name(seat):
                    self._remember(seat, zone, lost, got, vague, named, shown, unseen)
            for event in news:
                hand = ("hand", g.seat_name(event.seat), 0)
                if event.verb == SWAPPED and seat not in event.seen_by and hand in self._zones:
                    self.known[seat, hand] = Counter()  # whatever it was, though it looks alike
                if hand in self._zones and event.verb != DREW:  # it may have been drawn again
                    for card in set(_cards([event.as_seen_by(seat)])) & vague:
                        self.known.get((seat, hand), Counter()).pop(card, None)
                if event.verb in SHOWN and "cards" in event.as_seen_by(seat).fields and not vague:
                    owner = ("hand", g.seat_name(event.seat), 0)
                    if event.seat != seat:  # one's own hand is no memory
                        self.known[seat, owner] = Counter(self._zones[owner])

    def _remember(
        self,
        seat: int,
        zone: Zone,
        lost: dict[Zone, Counter[int]],
        got: dict[Zone, Counter[int]],
        vague: set[int],
        named: Counter[int],
        shown: Counter[int],
        unseen: bool,
    ) -> None:
        """Take up what a zone has lost and got.

        `named` are all cards that were named to the seat; `shown` are those of hands that were
        shown, which stayed there: another copy may have come here from the deck.
        """
        known = self.known.setdefault((seat, zone), Counter())
        if lost[zone] - named or (lost[zone] and unseen):
            known.clear()  # something left it unseen: it may have been any of them
        known -= lost[zone]
        for card in got[zone]:
            if card not in vague and named[card] - shown[card] >= got[zone][card]:
                known[card] += got[zone][card]
        self.known[seat, zone] = +known


def hidden_zones(g: Game) -> dict[Zone, list[int]]:
    """Hands and face-down piles, by what they are, whose, and which."""
    zones: dict[Zone, list[int]] = {
        ("hand", g.seat_name(seat), 0): g.hands[seat][:] for seat in range(g.seats)
    }
    for name, board in zip(g.box.board_names, g.boards, strict=True):
        for at, pile in enumerate(board.hidden()):
            zones["pile", name, at] = pile[:]
    return zones


def _named(news: list[Event], seat: int) -> Counter[int]:
    """The cards that the events name to a seat."""
    return _cards([event.as_seen_by(seat) for event in news])


def _vague(news: list[Event]) -> set[int]:
    """Cards of which it is not plain where they went: they were drawn or discarded as well."""
    drawn = [event for event in news if event.verb in _OPEN]
    every = set(range(len(CARDS))) if any(e.verb == "reshuffled" for e in drawn) else set()
    return every | set(_cards([e.as_seen_by(e.seen_by[0]) if e.seen_by else e for e in drawn]))


def _cards(news: list[Event]) -> Counter[int]:
    words = [
        word
        for event in news
        for field in ("card", "cards")
        for word in str(event.fields.get(field, "")).split()
    ]
    return Counter(CARDS.parse(word) for word in words)


def check_known(g: Game, memory: Memory, number: int) -> None:
    """Check that cards a seat was shown, and that have not moved unseen, stay in its other
    worlds."""
    for seat in range(g.seats):
        for afresh in (False, True):
            zones = hidden_zones(g.determinize(seat, number, afresh))
            for (viewer, zone), known in memory.known.items():
                if viewer == seat:
                    missing = known - Counter(zones[zone])
                    names = [CARDS.text(card) for card in missing]
                    assert not missing, f"seat {seat} forgets {names} in {zone}"

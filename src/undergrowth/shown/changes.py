"""Differences between two moments of a game, as one of its players sees them."""

from __future__ import annotations

from typing import Final

from undergrowth.engine.frames import NOBODY
from undergrowth.law.pieces.rule import ruler
from undergrowth.shown.turn import allowances
from undergrowth.table.book import book
from undergrowth.table.described.views import Part, View
from undergrowth.table.game import Game
from undergrowth.table.hidden.faces import seen_as
from undergrowth.table.names import CARDS, ITEMS, PIECES
from undergrowth.table.places import PLACE


class Moment:
    """A game as a player sees it, to be compared with later states."""

    def __init__(self, g: Game, viewer: int) -> None:
        """`g` must stay unchanged."""
        self.game: Final = g
        self.viewer: Final = viewer
        self.rulers: Final = [ruler(g, place) for place in g.clearings]
        self.parts: Final = [_described(g, seat, viewer) for seat in range(g.seats)]
        self.allowed: Final = {a.id: (a.used, a.of) for a in allowances(g)}

    def changes(self, after: Game) -> View:
        """Return the differences in a later state of the game, by the keys of an outcome."""
        entries: dict[str, object] = {
            "rulers": self._rulers(after),
            "pieces": self._pieces(after),
            "totals": self._totals(after),
            "spent": _missing(self.game.hands[self.viewer], after.hands[self.viewer]),
            "in_play": _missing(after.play[self.viewer], self.game.play[self.viewer]),
            "cards": self._hands(after),
            "items": _items(self.game.items, after.items),
            "boards": self._boards(after),
            "allowances": self._allowances(after),
            "reveals": _revealed(self.game, after, self.viewer),
        }
        return {key: value for key, value in entries.items() if value}

    def _rulers(self, after: Game) -> list[View]:
        """2.5 Return the clearings that have another ruler afterwards."""
        shown: list[View] = []
        if after.clearings != self.game.clearings:
            return shown
        for i, place in enumerate(after.clearings):
            owner = ruler(after, place)
            if owner != self.rulers[i]:
                was = self.rulers[i]
                shown.append(
                    {
                        "place": PLACE.text(place),
                        "before": after.seat_name(was) if was != NOBODY else None,
                        "after": after.seat_name(owner) if owner != NOBODY else None,
                    }
                )
        return shown

    def _pieces(self, after: Game) -> list[View]:
        """1.2.1 Return the changed numbers of pieces on the map, as the player sees their kinds."""
        changed: dict[tuple[str, str, str], int] = {}
        if after.pieces == self.game.pieces or len(after.pieces) != len(self.game.pieces):
            return []
        for at, n in enumerate(after.pieces):
            before = self.game.pieces[at]
            if n != before:
                kind, place = divmod(at, after.places)
                seen = seen_as(after, self.viewer, kind, place)
                owner = after.seat_name(after.box.kinds[kind].owner)
                key = (owner, PIECES.text(seen), PLACE.text(place))
                changed[key] = changed.get(key, 0) + n - before
        return [
            {"owner": owner, "piece": piece, "place": place, "change": n}
            for (owner, piece, place), n in changed.items()
            if n != 0
        ]

    def _totals(self, after: Game) -> dict[str, dict[str, int]]:
        """Return the changed numbers of pieces on the map by owner: costs, losses and gains."""
        found: dict[str, dict[str, int]] = {}
        for each in self._pieces(after):
            counts = found.setdefault(str(each["owner"]), {})
            piece, change = str(each["piece"]), each["change"]
            assert isinstance(change, int)
            counts[piece] = counts.get(piece, 0) + change
        shown = {who: {k: n for k, n in counts.items() if n} for who, counts in found.items()}
        return {who: counts for who, counts in shown.items() if counts}

    def _hands(self, after: Game) -> dict[str, int]:
        """Return the number of cards that each hand gains or loses."""
        found: dict[str, int] = {}
        for seat, hand in enumerate(after.hands):
            if len(hand) != len(self.game.hands[seat]):
                found[after.seat_name(seat)] = len(hand) - len(self.game.hands[seat])
        return found

    def _boards(self, after: Game) -> list[View]:
        """Return the changes on boards, except those that depend on hidden cards."""
        found: list[View] = []
        drawn = len(after.deck) != len(self.game.deck)
        for seat in range(after.seats):
            before = {part.id: part for part in self.parts[seat]}
            for now in _described(after, seat, self.viewer):
                change = _part_change(before[now.id], now) if now.id in before else {}
                if change and not (drawn and now.kind == "cards"):
                    found.append({"seat": after.seat_name(seat), "id": now.id, **change})
        return found

    def _allowances(self, after: Game) -> list[View]:
        """Return the changes of limits: of their use and of their size."""
        shown: list[View] = []
        for a in allowances(after):
            used, of = self.allowed.get(a.id, (0, 0))
            if (used, of) != (a.used, a.of):
                shown.append({"id": a.id, "used": a.used - used, "of": a.of - of})
        return shown


def points_of(after: Game) -> dict[str, int]:
    """3.2 Return the points scored and lost in this turn, by faction."""
    found: dict[str, int] = {}
    log = after.log or []
    first = log[0].turn if log else 0
    for event in log:
        if event.turn == first and event.verb in ("scored", "lost_points"):
            points = int(event.fields["points"]) * (1 if event.verb == "scored" else -1)
            name = after.seat_name(event.seat)
            found[name] = found.get(name, 0) + points
    return {name: points for name, points in found.items() if points != 0}


def _described(g: Game, seat: int, viewer: int) -> list[Part]:
    """Return the parts of a faction's board."""
    return book(g).faction(seat).describe(g, viewer)


def _missing(before: list[int], after: list[int]) -> list[str]:
    """Return the names of the cards that a hand has lost."""
    left = after[:]
    gone: list[str] = []
    for card in before:
        if card in left:
            left.remove(card)
        else:
            gone.append(CARDS.text(card))
    return gone


def _items(before: list[int], after: list[int]) -> dict[str, int]:
    return {ITEMS.text(i): n - before[i] for i, n in enumerate(after) if n != before[i]}


def _part_change(before: Part, after: Part) -> View:
    """Return the differences of one part of a board."""
    if after.kind in ("value", "choice"):
        if before.value == after.value:
            return {}
        return {"before": before.value, "after": after.value}
    if after.kind == "cards":
        if before.cards is None:
            return {}
        return {"change": after.count - before.count} if after.count != before.count else {}
    if after.kind == "portraits":
        was = {each.id: each.state for each in before.portraits}
        changed = [each.data() for each in after.portraits if each.state != was.get(each.id)]
        return {"portraits": changed} if changed else {}
    if after.kind == "track":
        uncovered = [
            now.data()
            for was, now in zip(before.spaces, after.spaces, strict=True)
            if was.filled and not now.filled
        ]
        return {"uncovers": uncovered} if uncovered else {}
    if after.kind == "items":
        gone = [each for each in before.items if each.exhausted or each.damaged]
        spent: list[View] = []
        for each in after.items:
            if each in gone:
                gone.remove(each)
            elif each.exhausted or each.damaged:
                spent.append(each.data())
        return {"items": spent} if spent else {}
    return {}


def _revealed(before: Game, after: Game, viewer: int) -> list[View]:
    """Return what becomes known: cards drawn, hands shown, items under a ruin."""
    found: list[View] = []
    log = after.log or []
    for event in log:
        shows = event.turn == log[0].turn and viewer in event.seen_by and bool(event.secret)
        if shows and (event.seat != viewer or event.verb == "drew"):
            found.append({"event": event.verb, "seat": after.seat_name(event.seat)})
    for place in range(after.places):
        if len(after.ruins[place]) < len(before.ruins[place]):
            found.append({"event": "ruin", "place": PLACE.text(place)})
    return found

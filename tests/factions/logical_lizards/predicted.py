"""R.8 Announcements of the Logical Lizards, said a second time."""

from __future__ import annotations

import json
from collections.abc import Callable

from kit.opinions.foretelling import SUITED, Deed, Follower, Foreteller, Said
from second.concepts import may_remove, may_replace, rules
from second.table import sorts
from undergrowth import Game
from undergrowth.table.names import SUITS

TRACK = ("convert", "crusade", "convert", "crusade", "sanctify")
GARDEN_POINTS = (0, 0, 2, 2, 3, 4)
ME = "logical_lizards"


class LizardsForetold(Foreteller):
    """Chapter 8, sentence by sentence."""

    me = ME
    prompts = (
        "automata.battle",
        "automata.place",
        "lizards.convert",
        "lizards.sanctify",
        "lizards.offer",
    )

    def __init__(self, g: Game) -> None:
        super().__init__(g)
        self.space = self.marker(g)  # R.8.3.3 Sanctify, in a game from its beginning
        self.read_in = g.turns
        self.order: str = ""
        self.souls: list[int] = []
        self.due = 0

    def watch(self, g: Game) -> None:
        """R.8.4.2 The marker moves in their own Birdsong alone."""
        if g.turn != self.seat and g.turns != self.read_in:
            self.space, self.read_in = self.marker(g), g.turns

    def marker(self, g: Game) -> int:
        """R.8.4.2 The space on which the Conspiracy marker lies."""
        return int(json.loads(g.to_json())["boards"][self.me]["conspiracy"])

    # ---- R.8.4 Birdsong

    def birdsong(self) -> Said:
        """R.8.4.1 The order; R.8.4.2 conspiracies, as long as there are acolytes."""
        self.order = self.commonest()
        assert SUITS.text(self.board["order"]) == self.order
        lap = 0
        while self.board["acolytes"] > 0 and lap < len(TRACK):
            self.space = (self.space + 1) % len(TRACK)
            conspire = {"convert": self.convert, "crusade": self.crusade, "sanctify": self.sanctify}
            lap = 0 if (yield from conspire[TRACK[self.space]]()) else lap + 1
        assert self.board["conspiracy"] == self.space
        self.souls = list(self.board["souls"])

    def commonest(self) -> str:
        """R.8.4.1 The most common suit among the Lost Souls; on a tie the bird."""
        suits = [self.suit(card) for card in self.board["souls"]]
        most = max([suits.count(suit) for suit in suits], default=0)
        found = sorted({suit for suit in suits if suits.count(suit) == most})
        return found[0] if len(found) == 1 else "bird"

    def in_order(self) -> list[str]:
        """R.2.7 The ordered clearings, from the highest priority on."""
        t = self.t
        wanted = {*SUITED, "frog"} if self.order == "bird" else {self.order}
        return self.ordered([c for c in t.clearings if t.suits(c) & wanted])

    def pieces_there(self, sort: str) -> list[tuple[str, str, str]]:
        """R.2.3 Enemy pieces in ordered clearings where a piece of theirs can be placed."""
        return [
            (c, p, piece)
            for c in self.in_order()
            for p in self.foes()
            for piece in self.t.pieces(p, c)
            if sorts(p)[piece] == sort and self.may_place(c) and may_replace(self.t, p, piece, c)
        ]

    def convert(self) -> Deed:
        """R.8.4.2.I Of the player with most points; in the clearing with most enemy buildings."""
        found = self.pieces_there("warrior") if self.t.supply(self.me, "warrior") else []
        if not found:
            return False
        whose = self.foremost([p for _, p, _ in found], self.points)
        places = [c for c, p, _ in found if p == whose]
        where = self.best(places, lambda c: self.of_foes(c, "building"))
        snared = self.snared(where)
        yield {f"conspire convert {c} {p} {x}" for c, p, x in found if (c, p) == (where, whose)}
        if "fanatics" in self.chosen and self.t.warriors(self.me, where) and not snared:
            yield from self.fight(where, lambda p: self.defenseless(p, where), self.points)
        return True

    def defenseless(self, player: str, place: str) -> int:
        """4.3.5.II Buildings of a player without warriors there."""
        t = self.t
        return 0 if t.warriors(player, place) else t.of_sort(player, "building", place)

    def fight(self, place: str, *tests: Callable[[str], int]) -> Said:
        """4.3 A battle, if there is an enemy."""
        there = self.foes_in(place)
        if there:
            yield {f"attack in {place} {self.foremost(there, *tests)}"}

    def crusade(self) -> Deed:
        """R.8.4.2.II Each ordered clearing with two or more of their warriors."""
        done = False
        for c in self.in_order():
            if self.t.warriors(self.me, c) >= 2 and self.foes_in(c):
                yield from self.fight(c, self.points)
                done = True
        return done

    def sanctify(self) -> Deed:
        """R.8.4.2.III Of the player with most points; in the clearing with fewest enemy
        warriors."""
        found = [(c, p, x) for c, p, x in self.pieces_there("building") if self.garden_for(c)]
        if not found:
            return False
        whose = self.foremost([p for _, p, _ in found], self.points)
        places = [c for c, p, _ in found if p == whose]
        where = self.best(places, lambda c: -self.of_foes(c, "warrior"))
        yield {f"conspire sanctify {c} {p} {x}" for c, p, x in found if (c, p) == (where, whose)}
        return True

    def garden_for(self, place: str) -> bool:
        """R.8.4.2.III Whether there is a garden of the clearing's suit."""
        t = self.t
        return any(t.supply(self.me, f"garden_{s}") for s in t.suits(place) if s in SUITED)

    # ---- R.8.5 Daylight

    def daylight(self) -> Said:
        """R.8.5 The top Lost Souls, one at a time."""
        t, revealed = self.t, []
        for _ in range(self.level("rituals")):
            if not self.souls:
                break
            card = self.souls.pop()
            suit = self.suit(card)
            if suit == "bird":
                yield from self.bird()
            else:
                revealed.append(card)
                yield from self.ritual(suit) if suit in SUITED else ()
        t = self.t
        gardens = [5 - t.supply(self.me, f"garden_{suit}") for suit in SUITED]
        ordered = [n for n, suit in zip(gardens, SUITED, strict=True) if suit == self.order]
        n = min(gardens) if self.order == "bird" else sum(ordered)  # no garden is a frog's
        self.due = GARDEN_POINTS[n]
        self.revealed = revealed
        assert self.board["revealed"] == revealed
        self.told = []

    def ritual(self, suit: str) -> Said:
        """R.8.5.1 A warrior where slots are free, then most enemy buildings; then a garden."""
        t = self.t
        sites = [c for c in t.clearings if suit in t.suits(c) and self.may_place(c)]
        if not sites:
            return
        where = self.best(
            sites, lambda c: int(t.open_slots(c) > 0), lambda c: self.of_foes(c, "building")
        )
        if t.supply(self.me, "warrior"):
            yield {f"set down 1 warrior {where}"}
        t = self.t
        room = t.open_slots(where) > 0 and t.supply(self.me, f"garden_{suit}")
        if rules(t, self.me, where) and room:
            yield {f"set down 1 garden_{suit} {where}"}

    def bird(self) -> Said:
        """R.8.5.2, R.2.3 A warrior where most of them are and one can be removed."""
        t = self.t
        there = [c for c in t.clearings if t.warriors(self.me, c)]
        places = [c for c in there if may_remove(t, self.me, "warrior", c)]
        if places:
            yield {f"offer up in {self.best(places, lambda c: t.warriors(self.me, c))}"}

    # ---- R.8.6 Evening

    def evening(self) -> Said:
        """R.8.6 Points for gardens; what was revealed lies below what was crafted.

        R.9.7 A card that was bought lies on the one it replaced, which is a Lost Soul too.
        """
        bought = [e for e in self.told if (e.verb, e.seat) == ("traded_for", self.seat)]
        self.scored("R.8.6.1", [self.due] if self.due else [])
        souls = self.board["souls"]
        back = self.revealed[::-1]
        drawn = 2 if "erratic" in self.chosen else 1
        assert souls[: len(back)] == back
        assert len(souls) <= len(back) + drawn + len(bought)
        yield from ()


def follow(g: Game) -> Callable[[Game], None]:
    """Return what follows its turns in a game that stops at the end of phases."""
    return Follower(LizardsForetold(g)).look

"""CHMD What Chameleandroid announces, said a second time."""

from __future__ import annotations

from collections.abc import Callable

from kit.opinions.foretelling import Follower, Foreteller, Said
from second.battle import defenders
from second.moving import going, may_enter, may_leave
from second.opponents import is_automated, without_snares
from undergrowth import Game
from undergrowth.table.names import SWORD

SORTS = ("ego", "superego")
CONDITIONS, UNDAMAGED = 4, 2
"""9.2.1 Of the conditions of an item, ready and exhausted come first."""
ME = "chameleandroid"


class AndroidForetold(Foreteller):
    """Its chapter, sentence by sentence."""

    me = ME
    prompts = (
        "automata.battle",
        "automata.place",
        "revelry:android.shed",
        "revelry:android.appear",
        "revelry:android.gentrify",
        "revelry:android.target",
        "revelry:android.reorder",
        "revelry:android.terminate",
        "revelry:android.disappear",
    )

    # ---- what it looks at

    @property
    def here(self) -> str:
        """CHMD.2.4 Its clearing."""
        return self.t.where(self.me, "warrior")[0]

    def ego(self) -> int:
        """CHMD.2.3 Ego in its clearing."""
        return sum(self.t.count(self.me, sort, self.here) for sort in SORTS)

    def on_id(self) -> int:
        """Ego on the Id."""
        return int(self.board["plain_id"]) + int(self.board["super_id"])

    def next_ego(self) -> str:
        """CHMD.2.3 The announcement of the leftmost ego; nothing where none can be placed."""
        track = self.board["track"]
        if not track or not self.may_place(self.here):
            return ""
        return f"set down 1 {SORTS[track[0]]} {self.here}"

    def in_order(self) -> list[str]:
        """R.2.7 The ordered clearings, from the highest priority on."""
        card = self.board["order"]
        suits = self.suits_of(card) if card >= 0 else set()
        return self.ordered([c for c in self.t.clearings if self.t.suits(c) & suits])

    def open_to(self, places: list[str]) -> list[str]:
        """R.2.3 Of these the ones it can move to, unless it is held or kept out; or it is there.
        R.11.8.2 It ignores snares."""
        seen = without_snares(self.t)
        goes = bool(going(seen, self.me, self.here).get("warrior"))
        may_go = goes and may_leave(seen, self.me, self.here)
        return [c for c in places if c == self.here or (may_go and may_enter(seen, self.me, c))]

    def standing(self, player: str) -> int:
        """5.1.1 Its number in turn order."""
        return self.t.seats.index(player)

    def poorest(self) -> str:
        """CHMD.5.1.I, CHMD.5.3.I The fewest points, then the latest in turn order."""
        others = [p for p in self.t.seats if p != self.me]
        return min(others, key=lambda p: (self.points(p), -self.standing(p)))

    def built(self, player: str, place: str) -> int:
        """Buildings and tokens of a player in a clearing."""
        return sum(self.t.of_sort(player, sort, place) for sort in ("building", "token"))

    def rivals(self) -> list[str]:
        """CHMD.7 Enemy players."""
        return [p for p in self.foes() if p in self.t.seats]

    def own_points(self) -> int:
        """3.2 Return what it has itself."""
        return self.t.score(self.me)

    # ---- CHMD.4, CHMD.8 Birdsong

    def birdsong(self) -> Said:
        """CHMD.8.1 It sheds one; CHMD.8.2 another comes."""
        if self.level("sheds") and self.ego():
            plain = self.t.count(self.me, "ego", self.here) > 0
            yield {f"shed {'ego' if plain else 'superego'}"}
        if self.level("grows") and self.ego() and self.next_ego():
            yield {self.next_ego()}

    # ---- CHMD.5, CHMD.7 Daylight

    def daylight(self) -> Said:
        """CHMD.7, CHMD.9.4 Return which of the two."""
        enemies = [p for p in self.t.seats if p != self.me]
        behind = [p for p in enemies if self.points(p) < self.own_points()]
        ahead = [p for p in enemies if self.points(p) > self.own_points()]
        if not behind or ("kingpin" in self.chosen and ahead):
            yield from self.escalated()
        else:
            yield from self.calm()

    def calm(self) -> Said:
        """CHMD.5.1 Appear; CHMD.5.2 an ego; CHMD.5.3 gentrify, and perhaps another."""
        if self.open_to(self.in_order()):
            poorest = self.poorest()
            yield {f"relocate to {self.appearing(poorest)}"}
        if self.next_ego():
            yield {self.next_ego()}
        before, builder = self.on_id(), "city_builder" in self.chosen
        yield {f"gentrify {self.poorest()}"}
        if (builder or self.on_id() == before) and self.next_ego():
            yield {self.next_ego()}

    def appearing(self, poorest: str) -> str:
        """CHMD.5.1 An open slot, then that player's warriors."""
        return self.best(
            self.open_to(self.in_order()),
            lambda c: int(self.t.open_slots(c) > 0),
            lambda c: self.t.warriors(poorest, c),
        )

    def escalated(self) -> Said:
        """CHMD.7.1 Target; CHMD.7.2 terminate; CHMD.7.3 battle; CHMD.7.4 revel."""
        anybody = [p for p in self.rivals() if any(self.t.pieces(p, c) for c in self.t.clearings)]
        if anybody:
            while not self.within_reach():
                yield {f"countermand {self.t.card(self.board['order'])}"}
            yield {f"relocate to {self.hunting()}"}
            yield from self.terminate()
            yield from self.battle()
        for _ in range(2):
            if self.next_ego():
                yield {self.next_ego()}

    def haunts(self, player: str) -> list[str]:
        """CHMD.7.1 The ordered clearings with an enemy; of a Vagabond who leads his own."""
        most = max(self.points(p) for p in self.rivals())
        pawn = [c for c in self.t.clearings if self.t.of_sort(player, "pawn", c)]
        if pawn and self.points(player) == most:
            return self.open_to(pawn)
        return self.open_to([c for c in self.in_order() if self.t.pieces(player, c)])

    def within_reach(self) -> list[str]:
        """CHMD.7.1 Enemies it can go to."""
        return [p for p in self.rivals() if self.haunts(p)]

    def hunting(self) -> str:
        """CHMD.7.1, CHMD.7.1.I Of several leaders one in order, then the latest."""

        def is_in_order(player: str) -> bool:
            return any(self.t.pieces(player, c) for c in self.in_order())

        leader = max(
            self.within_reach(), key=lambda p: (self.points(p), is_in_order(p), self.standing(p))
        )
        places = self.haunts(leader)
        return self.best(
            places, lambda c: self.built(leader, c), lambda c: -self.t.warriors(leader, c)
        )

    def terminate(self) -> Said:
        """CHMD.7.2, CHMD.7.2.I Clearing by clearing."""
        places = self.in_order()
        if self.suit(self.board["order"]) == "bird":
            places = [c for c in places if any(c in pair for pair in self.t.rivers())]
        for place in places:
            there = [p for p in self.rivals() if self.loses(p, place)]
            if there:
                victim = max(there, key=lambda p: (self.points(p), -self.standing(p)))
                yield {f"terminate in {place} {victim}"}

    def loses(self, player: str, place: str) -> bool:
        """CHMD.7.2 Whether it has a piece there that can be removed, or stands for its items."""
        pieces = [piece for piece in self.t.pieces(player, place) if piece != "warlord"]
        if self.t.of_sort(player, "pawn", place):
            return any(self.items(player, condition) for condition in range(UNDAMAGED))
        return bool(pieces)

    def items(self, player: str, condition: int, item: int = -1) -> int:
        """9.2.1 Items of a Vagabond in a condition: of one kind, or of all."""
        held = self.t.board(player)["items"][condition::CONDITIONS]
        return int(sum(held) if item < 0 else held[item])

    def battle(self) -> Said:
        """CHMD.7.3, CHMD.7.3.I The leader there; again while that one is defenseless."""
        here = self.here
        foes = self.to_battle(here)
        if not foes:
            return
        seated = [p for p in foes if p in self.t.seats]
        enemy = max(seated, key=lambda p: (self.points(p), -self.standing(p))) if seated else ""
        chosen = {f"attack in {here} {p}" for p in ([enemy] if enemy else foes)}
        yield chosen
        if enemy and enemy in self.to_battle(here) and self.is_exposed(enemy, here):
            yield {f"attack in {here} {enemy}"}

    def to_battle(self, place: str) -> list[str]:
        """4.3, R.2.3 Return the players it can battle in a clearing."""
        return [p for p in self.foes_in(place) if p in defenders(self.t, self.me, place)]

    def is_exposed(self, player: str, place: str) -> bool:
        """4.3.5.II Without warriors there; 9.2.4 a Vagabond without undamaged swords."""
        if self.t.of_sort(player, "pawn", place) and not is_automated(player):
            return not any(self.items(player, condition, SWORD) for condition in range(UNDAMAGED))
        return self.t.warriors(player, place) == 0

    # ---- CHMD.6 Evening

    def evening(self) -> Said:
        """CHMD.6.1 The fewest tokens, then buildings, then warriors of others."""

        def of_others(sort: str, place: str) -> int:
            return sum(self.t.of_sort(p, sort, place) for p in self.t.owners if p != self.me)

        place = self.best(
            self.open_to([c for c in self.t.clearings if c.isdigit()]),
            lambda c: -of_others("token", c),
            lambda c: -of_others("building", c),
            lambda c: -of_others("warrior", c),
        )
        yield {f"relocate to {place}"}


def follow(g: Game) -> Callable[[Game], None]:
    """Return what follows its turns in a game that stops at the end of phases."""
    return Follower(AndroidForetold(g)).look

"""R.5.5.1 Resolving the Decree: recruit, then move, then battle, column by column."""

from __future__ import annotations

from dataclasses import dataclass

from undergrowth.automata.battles import (
    Attack,
    announce_battle,
    announced_fight,
    can_battle,
    pick_defender,
)
from undergrowth.automata.measures import (
    FEWEST_ENEMY_PIECES,
    FEWEST_OWN_WARRIORS,
    MOST_DEFENSELESS_BUILDINGS,
    MOST_ENEMY_PIECES,
    MOST_OWN_WARRIORS,
)
from undergrowth.automata.moves import Send, announce_move, make_move, ways
from undergrowth.automata.placing import SetDown, announce_placing, can_place, make_placing
from undergrowth.automata.refusing import why_other_count, why_other_place, why_other_player
from undergrowth.automata.services.hiring import hire_for_battle
from undergrowth.automata.services.rivers import hire_boats_to, with_rivers
from undergrowth.automata.targets import Pick, pick_place, tell_place
from undergrowth.engine.actions import Action
from undergrowth.engine.frames import frames
from undergrowth.engine.messages import Reason
from undergrowth.factions.electric_eyrie.pieces import COLUMNS, NO_ROOST, electric, matching
from undergrowth.factions.electric_eyrie.turmoil import fall_if_noble, rests
from undergrowth.law.battle.battle import Battle
from undergrowth.law.pieces.rule import rules_to_move, strength
from undergrowth.table.bending.notes import FightNote, fight_notes
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import SUITS
from undergrowth.table.places import NOWHERE


@dataclass
class LongestColumn(FightNote):
    """R.5.5.1.III It is fought for the column with the most cards."""


"""Note of a battle for the column with the most cards."""


@dataclass
class DecreeRecruits(Frame):
    """R.5.5.1.I Recruit for each column with a card, from left to right."""

    seat: int
    column: int = 0

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.recruit)

    def applies(self, g: Game) -> bool:
        return not rests(g, self.seat)

    def announce(self, g: Game) -> None:
        """R.5.5.1.I Announce the next column and the clearing for its warriors."""
        self.column = next_column(g, self.seat, self.column)
        if self.column == len(COLUMNS):
            g.finish()
            return
        tell_column(g, self.seat, "R.5.5.1.I", self.column)
        pick = recruiting_place(g, self.seat, self.column)
        if pick.target == NOWHERE:
            self.column += 1
            g.back_to("announce")
            fall_if_noble(g, self.seat)
            return
        me = electric(g, self.seat)
        n = me.cards_in(g, self.column)
        tell_place(g, self.seat, "R.5.5.1.I", pick)
        announce_placing(g, self.seat, "R.5.5.1.I", me.warrior, pick.target, n)

    def recruit(self, g: Game) -> None:
        """R.5.5.1.I Place as many warriors as cards are in the column, or as can be (1.5.4)."""
        n = electric(g, self.seat).cards_in(g, self.column)
        self.column += 1
        g.back_to("announce")
        if make_placing(g, self.seat) < n:
            fall_if_noble(g, self.seat)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """R.5.5.1.I Return why warriors are not placed elsewhere, or in another number."""
        if not isinstance(action, SetDown) or self.column == len(COLUMNS):
            return None
        pick = recruiting_place(g, self.seat, self.column)
        if action.place != pick.target:
            return why_other_place("R.5.5.1.I", action.place, pick)
        return why_other_count("R.5.5.1.I", electric(g, self.seat).cards_in(g, self.column))


@dataclass
class DecreeMoves(Frame):
    """R.5.5.1.II Move for each column with a card, from left to right."""

    seat: int
    column: int = 0

    def script(self) -> tuple[Step, ...]:
        return (self.hire_boats, self.announce, self.move)

    def applies(self, g: Game) -> bool:
        return not rests(g, self.seat)

    def hire_boats(self, g: Game) -> None:
        """R.9.7 (advanced) Hire boats if its next move would use a river."""
        other = with_rivers(g, self.seat)
        if other is None:
            return
        for column in range(self.column, len(COLUMNS)):
            if next_column(g, self.seat, column) == column:
                origin = moving_place(other, self.seat, column).target
                if origin != NOWHERE:
                    to = destination(other, self.seat, origin).target
                    hire_boats_to(g, self.seat, origin, to)
                    return

    def announce(self, g: Game) -> None:
        """R.5.5.1.II Announce the next column with a possible move, its origin and destination."""
        origin = Pick(NOWHERE, [], "")
        while origin.target == NOWHERE:
            self.column = next_column(g, self.seat, self.column)
            if self.column == len(COLUMNS):
                g.finish()
                return
            tell_column(g, self.seat, "R.5.5.1.II", self.column)
            origin = moving_place(g, self.seat, self.column)
            if origin.target == NOWHERE:
                self.column += 1
        to = destination(g, self.seat, origin.target)
        n = going(g, self.seat, origin.target, self.column)
        tell_place(g, self.seat, "R.5.5.1.II", origin)
        tell_place(g, self.seat, "R.5.5.1.II", to)
        announce_move(g, self.seat, "R.5.5.1.II", origin.target, to.target, n)

    def move(self, g: Game) -> None:
        self.column += 1
        g.back_to("hire_boats")
        make_move(g, self.seat)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """R.5.5.1.II Return why another origin, destination or number is not chosen."""
        if not isinstance(action, Send) or self.column == len(COLUMNS):
            return None
        origin = moving_place(g, self.seat, self.column)
        if action.origin != origin.target:
            return why_other_place("R.5.5.1.II", action.origin, origin)
        to = destination(g, self.seat, origin.target)
        if action.place != to.target:
            return why_other_place("R.5.5.1.II", action.place, to)
        return why_other_count("R.5.5.1.II", going(g, self.seat, origin.target, self.column))


@dataclass
class DecreeBattles(Frame):
    """R.5.5.1.III Battle for each column with a card, from left to right."""

    seat: int
    column: int = 0

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.fight)

    def applies(self, g: Game) -> bool:
        return not rests(g, self.seat)

    def announce(self, g: Game) -> None:
        """R.5.5.1.III Announce the next column with a possible battle, its clearing and
        defender."""
        where = Pick(NOWHERE, [], "")
        while where.target == NOWHERE:
            self.column = next_column(g, self.seat, self.column)
            if self.column == len(COLUMNS):
                g.finish()
                return
            tell_column(g, self.seat, "R.5.5.1.III", self.column)
            where = battling_place(g, self.seat, self.column)
            if where.target == NOWHERE:
                self.column += 1
        tell_place(g, self.seat, "R.5.5.1.III", where)
        pick = pick_defender(g, self.seat, where.target)
        announce_battle(g, self.seat, "R.5.5.1.III", where.target, pick)

    def fight(self, g: Game) -> None:
        """R.5.5.1.III Battle, with an extra hit for the column with the most cards."""
        b = announced_fight(g, self.seat)
        if electric(g, self.seat).is_longest(g, self.column):
            b.note(LongestColumn())
        self.column += 1
        g.back_to("announce")
        g.push(Battle(b))
        hire_for_battle(g, b)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """R.5.5.1.III Return why it does not battle elsewhere, or another player."""
        if not isinstance(action, Attack) or self.column == len(COLUMNS):
            return None
        where = battling_place(g, self.seat, self.column)
        if action.place != where.target:
            return why_other_place("R.5.5.1.III", action.place, where)
        whom = pick_defender(g, self.seat, where.target)
        return why_other_player(g, "R.5.5.1.III", g.box.owner_of(action.faction), whom)


def next_column(g: Game, seat: int, column: int) -> int:
    """R.5.5.1 Return the next column with at least one card, or the number of columns."""
    me = electric(g, seat)
    while column < len(COLUMNS) and me.cards_in(g, column) == 0:
        column += 1
    return column


def tell_column(g: Game, seat: int, law: str, column: int) -> None:
    """R.5.5.1 Log the next column, even if nothing can be done for it."""
    if g.log is not None:
        n = electric(g, seat).cards_in(g, column)
        fields: dict[str, int | str] = {"suit": SUITS.text(COLUMNS[column]), "count": n}
        g.note("resolved_column", law, seat, fields)


def recruiting_place(g: Game, seat: int, column: int) -> Pick:
    """R.5.5.1.I Pick a matching clearing with a roost: most enemy pieces, then fewest warriors."""
    me = electric(g, seat)
    roosts = [each for each in matching(g, column) if g.count(me.roost, each) > 0]
    places = can_place(g, seat, me.warrior, roosts)
    return pick_place(g, seat, places, [MOST_ENEMY_PIECES, FEWEST_OWN_WARRIORS], lowest=True)


def moving_place(g: Game, seat: int, column: int) -> Pick:
    """R.5.5.1.II Pick the matching clearing it rules with the most warriors that can move."""
    places = [
        each
        for each in matching(g, column)
        if rules_to_move(g, seat, each) and going(g, seat, each, column) > 0 and ways(g, seat, each)
    ]
    return pick_place(g, seat, places, [MOST_OWN_WARRIORS])


def destination(g: Game, seat: int, origin: int) -> Pick:
    """R.5.5.1.II Pick an adjacent clearing, without a roost if possible, with the fewest
    enemies."""
    tests = [NO_ROOST, FEWEST_ENEMY_PIECES]
    return pick_place(g, seat, ways(g, seat, origin), tests, lowest=True)


def going(g: Game, seat: int, origin: int, column: int) -> int:
    """R.5.5.1.II Return how many warriors move: enough to rule stay, and as many as cards."""
    here = g.warriors_at(seat, origin)
    cards = electric(g, seat).cards_in(g, column)
    return here - max(cards, _needed(g, seat, origin, here))


def _needed(g: Game, seat: int, origin: int, here: int) -> int:
    """R.5.2.1 Return how many warriors it needs, beside its buildings, to be tied for most."""
    most = max([strength(g, owner, origin) for owner in range(g.owners) if owner != seat])
    return most - (strength(g, seat, origin) - here)


def battling_place(g: Game, seat: int, column: int) -> Pick:
    """R.5.5.1.III Pick a matching clearing, without a roost if possible, with most defenseless."""
    places = [each for each in matching(g, column) if can_battle(g, seat, each)]
    tests = [NO_ROOST, MOST_DEFENSELESS_BUILDINGS]
    return pick_place(g, seat, places, tests, lowest=True)


frames(DecreeRecruits, DecreeMoves, DecreeBattles)
fight_notes(LongestColumn, "longest_column")

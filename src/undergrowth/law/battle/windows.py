"""4.3.2, 4.3.4 The windows of a battle in which effects are used."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from undergrowth.engine.actions import NO_ACTIONS, PASS, Action
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.engine.messages import Reason
from undergrowth.law.battle.account import record_use
from undergrowth.law.battle.battlefield import chooser
from undergrowth.law.battle.fighting import Fighting
from undergrowth.law.removing.triggers import GoesFirst
from undergrowth.law.windows.windows import in_force, use_offer, why_not_use
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.records import Fight

_EFFECTS: Final = (
    Prompt("battle.start", "4.3"),
    Prompt("battle.before_roll", "4.3.2"),
    Prompt("battle.after_roll", "4.3.4"),
    Prompt("battle.at_ambush", "4.3.1"),
    Prompt("battle.at_hits", "4.3.6"),
)
_FIRST: Final = Prompt("battle.first", "4.3.4")


def battle_offers(g: Game, b: Fight, seat: int, window: int) -> list[Action]:
    """4.3.2, 4.3.4 Return a side's options in a window of a battle; not to be changed."""
    found = NO_ACTIONS
    if not _takes_offers(g, b, seat, window):
        return _compulsory_offers(g, b, seat, window)
    for source in in_force(g, seat, book(g).hooks.battle_effects):
        more = source.battle_effects(g, b, seat, window)
        if more:
            found = [*found, *more] if found else more
    return found


def _takes_offers(g: Game, b: Fight, seat: int, window: int) -> bool:
    """4.3.2, 4.3.4 Whether a side is offered optional effects."""
    if not g.box.automated or not g.has_seat(seat):
        return True
    return book(g).faction(seat).takes_battle_offers(g, b, window)


def _compulsory_offers(g: Game, b: Fight, seat: int, window: int) -> list[Action]:
    """4.3.2, 4.3.4 Return those of a side's options that it must use."""
    found: list[Action] = []
    for source in in_force(g, seat, book(g).hooks.compels_in):
        if source.compels_in(g, b, seat, window):
            found += source.battle_effects(g, b, seat, window)
    return found


def battle_compels(g: Game, b: Fight, seat: int, window: int) -> bool:
    """4.3.2, 4.3.4 Whether a side must use one of its options before it goes on."""
    for source in in_force(g, seat, book(g).hooks.compels_in):
        if source.compels_in(g, b, seat, window):
            return True
    return False


def open_effects(g: Game, b: Fight, window: int) -> None:
    """4.3.2, 4.3.4 Open a window of the battle, if either side has an option in it."""
    if battle_offers(g, b, b.attacker, window) or battle_offers(g, b, b.defender, window):
        g.push(BattleEffects(window))


@dataclass
class BattleEffects(Frame):
    """4.3.2, 4.3.4 Each side uses its effects; the attacker chooses which side is first."""

    window: int
    seat: int = NOBODY
    """Side using effects now."""
    second: bool = False
    """Whether that is the second side."""

    def script(self) -> tuple[Step, ...]:
        return (self.choose_first, self.settle_first, self.offer, self.use)

    def choose_first(self, g: Game) -> None:
        """4.3.2, 4.3.4 Ask the attacker for the order if both sides have effects."""
        b = g.innermost(Fighting).record()
        attacker = battle_offers(g, b, b.attacker, self.window)
        defender = battle_offers(g, b, b.defender, self.window)
        self.seat = b.attacker if attacker else b.defender
        if attacker and defender:
            sides: list[Action] = [
                GoesFirst(g.box.owner_numbers[s]) for s in (b.attacker, b.defender)
            ]
            g.ask(chooser(g, b, b.attacker), _FIRST, sides)

    def settle_first(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, GoesFirst):
            self.seat = g.box.owner_of(answer.faction)

    def offer(self, g: Game) -> None:
        """4.3.2, 4.3.4 Offer a side its effects, one after another."""
        b = g.innermost(Fighting).record()
        found = battle_offers(g, b, self.seat, self.window)
        if found and battle_compels(g, b, self.seat, self.window):
            g.settle(chooser(g, b, self.seat), _EFFECTS[self.window], found)
        elif found:
            g.ask(chooser(g, b, self.seat), _EFFECTS[self.window], [*found, PASS])

    def use(self, g: Game) -> None:
        b = g.innermost(Fighting).record()
        answer = g.answer
        extra, shielded = b.extra[:], b.shielded[:]
        if use_offer(g, self.seat, answer):
            record_use(b, answer, extra, shielded)
            g.back_to("offer")
        elif not self.second:
            self.second = True
            self.seat = b.other(self.seat)
            g.back_to("offer")

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """4.3.2, 4.3.4 Return why a side cannot use an effect now."""
        return why_not_use(g, self.seat, action)

    def tells_facts(self) -> bool:
        return True


frames(BattleEffects)

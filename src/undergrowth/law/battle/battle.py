"""4.3 Battle: initiating it, and its six steps."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.data import sheet
from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.domains import COUNT, Domain
from undergrowth.engine.frames import CHANCE, NOBODY, Prompt, field_words, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.law.battle.account import tally_hits, tally_rolls
from undergrowth.law.battle.ambush import (
    PlayAmbush,
    ambushes,
    forbids_ambush,
    note_ambush,
    open_ambush,
    why_no_ambush,
)
from undergrowth.law.battle.battlefield import (
    battlefields,
    defenders,
    hand_of,
    hides_battle,
    may_attack_from,
    may_go_on,
    why_no_battle,
)
from undergrowth.law.battle.dealing import DealHits
from undergrowth.law.battle.fighting import Fighting
from undergrowth.law.battle.hits import max_rolled_hits, warriors_beside
from undergrowth.law.battle.telling import note_hits, note_roll
from undergrowth.law.battle.windows import open_effects
from undergrowth.law.cards.hands import ask_hand, lose_card
from undergrowth.law.cards.piles import discard
from undergrowth.law.cards.suits import pay_for
from undergrowth.law.removing.triggers import resolve_triggers
from undergrowth.law.windows.afterwards import open_after_battle
from undergrowth.table.answers import AtPlace, OfFaction, OneOfEach
from undergrowth.table.book import book, number_in
from undergrowth.table.cards import NO_CARD
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.moments import AFTER_ROLL, AT_AMBUSH, BATTLE_START, BEFORE_ROLL
from undergrowth.table.names import CARDS
from undergrowth.table.numbers import HITS_OF_AMBUSH
from undergrowth.table.places import NOWHERE, PLACE
from undergrowth.table.records import Fight
from undergrowth.table.refusals import answers

AMBUSH_HITS: Final = sheet("setup").number("battle.ambush_hits")
DIE: Final = sheet("setup").numbers("battle.faces")


class BattleIn(AtPlace):
    """`battle in 5`: choose the clearing of battle."""

    verb: ClassVar[str] = "battle in"
    picture: ClassVar[str] = "battle"


class Against(OfFaction):
    """`against eyrie_dynasties`: choose the defender."""

    verb: ClassVar[str] = "against"
    picture: ClassVar[str] = "battle"


class Rolled(Action):
    """`roll 3 1`: the two battle dice, rolled by chance."""

    verb: ClassVar[str] = "roll"
    domains: ClassVar[tuple[Domain, ...]] = (COUNT, COUNT)

    def __init__(self, one: int, other: int) -> None:
        self.one: Final = one
        self.other: Final = other

    def args(self) -> tuple[int, ...]:
        return (self.one, self.other)


_BATTLE_IN: Final = OneOfEach(BattleIn)
ROLLS: Final[list[Action]] = [Rolled(a, b) for a in DIE for b in DIE]

_PLACE: Final = Prompt("battle.place", "4.3")
_DEFENDER: Final = Prompt("battle.defender", "4.3")
_AMBUSH: Final = Prompt("battle.ambush", "4.3.1")
_FOIL: Final = Prompt("battle.foil", "4.3.1.I")
_ROLL: Final = Prompt("battle.roll", "4.3.3")


@dataclass
class InitiateBattle(Frame):
    """4.3 Choose a clearing of battle and a defender.  Only begun if there is one."""

    seat: int
    """Seat that chooses."""
    suits: int = 0
    optional: bool = False
    place: int = NOWHERE
    owner: int = NOBODY
    """Owner that attacks, if it is not that seat itself (1.5.5, H.3.4)."""

    def attacker(self) -> int:
        """4.3 Return the owner that attacks."""
        return self.owner if self.owner != NOBODY else self.seat

    def script(self) -> tuple[Step, ...]:
        return (self.choose_place, self.choose_defender, self.begin)

    def choose_place(self, g: Game) -> None:
        """4.3 Choose a clearing with own warriors or pawns and an enemy."""
        options: list[Action] = (
            _BATTLE_IN.each([self.place])  # chosen by the procedure that began this one
            if self.place != NOWHERE
            else _BATTLE_IN.each(battlefields(g, self.attacker(), self.suits))
        )
        if self.optional:
            options.append(PASS)
        if not options:  # the card paid to begin this may be the one an attacker needs
            g.finish()
        elif self.place == NOWHERE and hides_battle(g, self.attacker()):
            g.ask(self.seat, _PLACE, options)
        else:
            g.settle(self.seat, _PLACE, options)

    def choose_defender(self, g: Game) -> None:
        """4.3 Choose an enemy there."""
        answer = g.answer
        if isinstance(answer, BattleIn):
            self.place = answer.place
            enemies = defenders(g, self.attacker(), self.place)
            options: list[Action] = [Against(g.box.owner_numbers[enemy]) for enemy in enemies]
            if not options:
                g.finish()
            elif hides_battle(g, self.attacker(), self.place):
                g.ask(self.seat, _DEFENDER, options)
            else:
                g.settle(self.seat, _DEFENDER, options)
        else:
            g.finish()

    def begin(self, g: Game) -> None:
        defender = g.box.owner_of(g.chose(Against).faction)
        g.push(Battle(Fight(self.place, self.attacker(), defender)))

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """4.3 Return why a clearing or a defender is not offered."""
        if isinstance(action, BattleIn):
            return why_no_battle(g, self.attacker(), action.place, self.suits)
        if isinstance(action, Against):
            return ("4.3", because("why-defender_must_enemy"))
        return None


@dataclass
class Battle(Fighting):
    """4.3 The attacker battles one enemy in a clearing."""

    fight: Fight
    ambush: int = NO_CARD

    def copy(self) -> Frame:
        return Battle(self.fight.copy(), self.ambush)

    def record(self) -> Fight:
        return self.fight

    def cards(self) -> list[int]:
        return [self.ambush] if self.ambush != NO_CARD else []

    def pieces(self) -> list[tuple[int, int]]:
        return [(hit.kind, self.fight.place) for hit in self.fight.hits]

    def redealt(self, n: int, kind: int) -> None:
        self.fight.hits[n].kind = kind

    def script(self) -> tuple[Step, ...]:
        return (
            self.pay,
            self.begin,  # 4.3
            self.may_ambush,  # 4.3.1
            self.play_ambush,
            self.may_foil,  # 4.3.1.I
            self.foil_ambush,
            self.spring_ambush,  # 4.3.1.II
            self.survive_ambush,
            self.before_roll,  # 4.3.2
            self.roll,  # 4.3.3
            self.cap_rolls,  # 4.3.3.I
            self.after_roll,  # 4.3.4
            self.deal_hits,  # 4.3.5, 4.3.6
            self.conclude,
        )

    def pay(self, g: Game) -> None:
        """1.1.1 Push the costs of attacking this defender; they come before everything else."""
        for source in book(g).hooks.costs_of_battle:
            g.push_all(source.costs_of_battle(g, self.fight))

    def begin(self, g: Game) -> None:
        """4.3 Write the battle to the log, and open the window at its start."""
        b = self.fight
        if b.called_off:
            g.finish()
            return
        if g.log is not None:
            fields: dict[str, int | str] = {
                "defender": g.seat_name(b.defender),
                "place": PLACE.text(b.place),
            }
            g.note("battled", "4.3", b.attacker, fields)
        open_effects(g, b, BATTLE_START)

    def may_ambush(self, g: Game) -> None:
        """4.3.1 Ask the defender for one ambush card that matches the clearing.

        Asked of every hand that is neither empty nor open: whether it holds an ambush is a secret.
        """
        b = self.fight
        if hand_of(g, b.defender):
            if not forbids_ambush(g, b):
                ask_hand(g, b.defender, _AMBUSH, ambushes(g, b.defender, b.place))
            return
        card = open_ambush(g, b)
        if card != NO_CARD and not forbids_ambush(g, b):
            g.ask(b.defender, _AMBUSH, [PlayAmbush(card)])

    def play_ambush(self, g: Game) -> None:
        """4.3.1 Take the ambush card from the hand; R.9.7 or from where it lies open."""
        answer = g.answer
        if isinstance(answer, PlayAmbush):
            owner = self.fight.defender
            self.ambush = answer.card
            if hand_of(g, owner):
                pay_for(g, owner, answer.card, g.suits[self.fight.place])
                lose_card(g, owner, answer.card)
            else:
                book(g).faction(owner).lose_open_ambush(g, answer.card)
            note_ambush(g, self.fight.defender, answer.card, "4.3.1")
            if g.has_seat(self.fight.attacker):
                book(g).faction(self.fight.attacker).ambushed(g, self.fight)

    def may_foil(self, g: Game) -> None:
        """4.3.1.I Ask the attacker for an ambush card to foil it."""
        b = self.fight
        if self.ambush != NO_CARD and hand_of(g, b.attacker):
            ask_hand(g, b.attacker, _FOIL, ambushes(g, b.attacker, b.place))

    def foil_ambush(self, g: Game) -> None:
        """4.3.1.I Discard both cards; the ambush deals no hits."""
        answer = g.answer
        if self.ambush != NO_CARD and isinstance(answer, PlayAmbush):
            note_ambush(g, self.fight.attacker, answer.card, "4.3.1.I")
            pay_for(g, self.fight.attacker, answer.card, g.suits[self.fight.place])
            lose_card(g, self.fight.attacker, answer.card)
            discard(g, self.fight.attacker, answer.card, played=True)
            discard(g, self.fight.defender, self.ambush, played=True)
            self.ambush = NO_CARD

    def spring_ambush(self, g: Game) -> None:
        """4.3.1.II Deal the hits of an ambush that was not foiled."""
        if self.ambush != NO_CARD:
            g.push(DealHits(number_in(g, HITS_OF_AMBUSH, self.fight.defender, AMBUSH_HITS), 0))

    def survive_ambush(self, g: Game) -> None:
        """4.3.1.II Discard the card, and open the window for other effects of this step."""
        if self.ambush != NO_CARD:
            discard(g, self.fight.defender, self.ambush, played=True)
            self.ambush = NO_CARD
            if self._end_if_over(g):
                return
        open_effects(g, self.fight, AT_AMBUSH)

    def _end_if_over(self, g: Game) -> bool:
        """4.3.1.II End the battle if no attacker is left; return whether it ended."""
        b = self.fight
        if warriors_beside(g, b, b.attacker) > 0:
            return False
        if may_attack_from(g, b.attacker, b.place) and may_go_on(g, b):
            return False
        g.finish()
        end_battle(g, self.fight)
        return True

    def before_roll(self, g: Game) -> None:
        """4.3.2 Open the window for effects before rolling."""
        if self.fight.used and self._end_if_over(g):  # effects may have dealt hits
            return
        for source in book(g).hooks.before_rolling:
            g.push_all(source.before_rolling(g, self.fight))
        open_effects(g, self.fight, BEFORE_ROLL)

    def roll(self, g: Game) -> None:
        """4.3.3 Roll both dice."""
        g.ask(CHANCE, _ROLL, ROLLS)

    def cap_rolls(self, g: Game) -> None:
        """4.3.3, 4.3.3.I Give the higher roll to the attacker; limit each by warriors."""
        b = self.fight
        dice = g.chose(Rolled)
        high = True
        for source in book(g).hooks.attacker_rolls_high:
            high = source.attacker_rolls_high(g, b, high)
        upper, lower = max(dice.one, dice.other), min(dice.one, dice.other)
        b.attacker_die = upper if high else lower
        b.defender_die = lower if high else upper
        b.rolled[0] = min(b.attacker_die, max_rolled_hits(g, b, b.attacker))
        b.rolled[1] = min(b.defender_die, max_rolled_hits(g, b, b.defender))
        tally_rolls(g, b)
        if g.log is not None:
            note_roll(g, b, upper, lower)

    def after_roll(self, g: Game) -> None:
        """4.3.4 Open the window for effects after the roll."""
        open_effects(g, self.fight, AFTER_ROLL)

    def deal_hits(self, g: Game) -> None:
        """4.3.5, 4.3.6 Count both sides' hits, and deal them."""
        b = self.fight
        tally_hits(g, b)
        if g.log is not None:
            note_hits(g, b)
        g.push(DealHits(b.tally.hits[1], b.tally.hits[0]))

    def conclude(self, g: Game) -> None:
        end_battle(g, self.fight)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """4.3.1 Return why an ambush card cannot be played."""
        if isinstance(action, PlayAmbush):
            return why_no_ambush(g, self.fight, action.card)
        return None

    def tells_facts(self) -> bool:
        return True


def call_off(b: Fight) -> None:
    """1.1.1 Cancel a battle whose attacker cannot pay its costs."""
    b.called_off = True


def end_battle(g: Game, b: Fight) -> None:
    """4.3 End a battle; resolve the effects it sets off."""
    waiting: list[Frame] = []
    for source in book(g).hooks.on_battle_ended:
        waiting += source.on_battle_ended(g, b)
    open_after_battle(g, b)
    resolve_triggers(g, waiting)


answers(_PLACE, BattleIn)
answers(_DEFENDER, Against)
verbs(BattleIn, Against, PlayAmbush, Rolled)
frames(InitiateBattle, Battle)
field_words(Battle, {"ambush": CARDS})

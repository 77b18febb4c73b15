"""R.7.5.6, R.7.7 The special actions of its characters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.automata.crafting import craft_order, may_craft_order
from undergrowth.automata.measures import (
    PLAYER_MOST_PIECES,
    PLAYER_MOST_POINTS,
    enemy_count,
    may_target,
    targets_in,
)
from undergrowth.automata.targets import Pick, pick_player, tell_player
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.domains import Domain
from undergrowth.engine.frames import NOBODY, Prompt, frames
from undergrowth.factions.vagabot.items import NO_ITEM, damaged, exhaust, remove_item, usable
from undergrowth.factions.vagabot.move import SlipAway, forests
from undergrowth.factions.vagabot.pieces import (
    RANGER,
    SCOUNDREL,
    THIEF,
    TINKER,
    VAGRANT,
    vagabot,
)
from undergrowth.factions.vagabot.state import board
from undergrowth.law.battle.battle import Battle
from undergrowth.law.battle.battlefield import defenders, may_attack_from
from undergrowth.law.cards.giving import TakeAtRandom
from undergrowth.law.cards.piles import discard, take_discarded
from undergrowth.law.pieces.ground import cover_slot
from undergrowth.law.pieces.rule import may_leave_item
from undergrowth.law.removing.removal import remove_enemies
from undergrowth.law.victory.score import score
from undergrowth.table.answers import OfFaction, WithCard
from undergrowth.table.bending.notes import FightNote, fight_notes
from undergrowth.table.cards import NO_CARD
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.kinds import BUILDING, TOKEN
from undergrowth.table.names import FACTIONS, ITEMS
from undergrowth.table.places import NOWHERE, PLACE
from undergrowth.table.records import Fight


class PickPocket(OfFaction):
    """`pick pocket eyrie_dynasties`: take a card from that player (R.7.7.1)."""

    verb: ClassVar[str] = "pick pocket"
    law: ClassVar[str] = "R.7.7.1"


class Tinker(WithCard):
    """`tinker root_tea_fox`: craft that discarded card (R.7.7.2)."""

    verb: ClassVar[str] = "tinker"
    picture: ClassVar[str] = "craft"
    law: ClassVar[str] = "R.7.7.2"


class TakeCover(Action):
    """`take cover`: move into a forest (R.7.7.3)."""

    verb: ClassVar[str] = "take cover"
    picture: ClassVar[str] = "move"
    law: ClassVar[str] = "R.7.7.3"


class Pit(Action):
    """`pit marquise_de_cat eyrie_dynasties`: the attacker and the defender (R.7.7.4)."""

    verb: ClassVar[str] = "pit"
    picture: ClassVar[str] = "battle"
    law: ClassVar[str] = "R.7.7.4"
    domains: ClassVar[tuple[Domain, ...]] = (FACTIONS, FACTIONS)

    def __init__(self, attacker: int, defender: int) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender

    def args(self) -> tuple[int, ...]:
        return (self.attacker, self.defender)


class LayWaste(Action):
    """`lay waste`: remove all enemy pieces in its clearing (R.7.7.5)."""

    verb: ClassVar[str] = "lay waste"
    picture: ClassVar[str] = "loss"
    law: ClassVar[str] = "R.7.7.5"


_SPECIAL: Final = Prompt("vagabot.special", "R.7.5.6")


@dataclass
class VagabotInstigated(FightNote):
    """R.7.7.4 It instigated this battle."""

    seat: int


# ---- actions possible now


def pocket(g: Game, seat: int) -> Pick:
    """R.7.7.1 Pick the enemy with a card in its clearing: with most points, then most pieces."""
    place = vagabot(g, seat).clearing(g)
    found = [
        other
        for other in (targets_in(g, seat, place) if place != NOWHERE else [])
        if g.has_seat(other) and g.hands[other]
    ]
    return pick_player(g, seat, place, found, [PLAYER_MOST_POINTS, PLAYER_MOST_PIECES])


def topmost_item(g: Game, seat: int) -> int:
    """R.7.7.2 Return the topmost discarded card with an available item, or NO_CARD."""
    for card in reversed(g.discard):
        if may_craft_order(g, seat, card):
            return card
    return NO_CARD


def instigator(g: Game, seat: int) -> Pick:
    """R.7.7.4 Pick the attacker: the first player in setup priority that can attack."""
    place = vagabot(g, seat).clearing(g)
    able = [
        other
        for other in range(g.seats)
        if place != NOWHERE
        and may_target(g, seat, other)
        and may_attack_from(g, other, place)
        and victim(g, seat, other).target != NOBODY
    ]
    return pick_player(g, seat, place, able, [])


def victim(g: Game, seat: int, attacker: int) -> Pick:
    """R.7.7.4 Pick the defender: the first other player in setup priority that can be battled."""
    place = vagabot(g, seat).clearing(g)
    able = [
        other
        for other in defenders(g, attacker, place)
        if g.has_seat(other) and may_target(g, seat, other)
    ]
    return pick_player(g, seat, place, able, [])


def may_lay_waste(g: Game, seat: int) -> bool:
    """R.7.7.5 Whether its clearing has enough enemy pieces, a building or token among them."""
    place = vagabot(g, seat).clearing(g)
    if place == NOWHERE or enemy_count(g, seat, place) < vagabot(g, seat).scoundrel_pieces:
        return False
    return enemy_count(g, seat, place, BUILDING, TOKEN) > 0


def special(g: Game, seat: int) -> list[Action]:
    """R.7.5.6 Return its special action as the one option; empty if it would have no effect."""
    character = board(g, seat).character
    if character == THIEF:
        target = pocket(g, seat).target
        return [PickPocket(g.box.owner_numbers[target])] if target != NOBODY else []
    if character == TINKER:
        card = topmost_item(g, seat)
        return [Tinker(card)] if card != NO_CARD else []
    if character == RANGER:
        hurt = damaged(board(g, seat)) >= vagabot(g, seat).ranger_damaged
        return [TakeCover()] if hurt and forests(g, seat) else []
    if character == VAGRANT:
        return _pit(g, seat)
    if character == SCOUNDREL:
        return [LayWaste()] if may_lay_waste(g, seat) else []
    return []  # R.7.7.6 the Arbiter has none


def _pit(g: Game, seat: int) -> list[Action]:
    """R.7.7.4 Return the forced battle: the attacker is chosen first, then the defender."""
    attacker = instigator(g, seat).target
    if attacker == NOBODY:
        return []
    numbers = g.box.owner_numbers
    return [Pit(numbers[attacker], numbers[victim(g, seat, attacker).target])]


@dataclass
class SpecialAction(Frame):
    """R.7.5.6 Exhaust an item for the action of its character card."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.announce, self.act)

    def applies(self, g: Game) -> bool:
        enough = usable(g, self.seat) >= vagabot(g, self.seat).costs["special"]
        return enough and len(special(g, self.seat)) > 0

    def announce(self, g: Game) -> None:
        if board(g, self.seat).character == THIEF:
            tell_player(g, self.seat, "R.7.7.1", pocket(g, self.seat))
        g.ask(self.seat, _SPECIAL, special(g, self.seat))

    def act(self, g: Game) -> None:
        action = g.answer
        exhaust(g, self.seat, vagabot(g, self.seat).costs["special"])
        if isinstance(action, PickPocket):
            g.push(TakeAtRandom(self.seat, g.box.owner_of(action.faction)))
        elif isinstance(action, Tinker):
            craft_again(g, self.seat, action.card)
        elif isinstance(action, TakeCover):
            g.push(SlipAway(self.seat))
        elif isinstance(action, Pit):
            instigate(g, self.seat, action)
        else:
            g.push(LayingWaste(self.seat))


def craft_again(g: Game, seat: int, card: int) -> None:
    """R.7.7.2 Craft a discarded card, which is discarded anew."""
    take_discarded(g, card)
    discard(g, seat, card)
    craft_order(g, seat, card)


def instigate(g: Game, seat: int, pit: Pit) -> None:
    """R.7.7.4 Begin the battle; the Vagabot counts as removing the pieces lost in it."""
    attacker, defender = g.box.owner_of(pit.attacker), g.box.owner_of(pit.defender)
    place = vagabot(g, seat).place(g)
    g.push(Battle(Fight(place, attacker, defender, notes=[VagabotInstigated(seat)])))


@dataclass
class LayingWaste(Frame):
    """R.7.7.5 Remove all enemy pieces and leave an item."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.burn, self.cover)

    def burn(self, g: Game) -> None:
        remove_enemies(g, self.seat, [vagabot(g, self.seat).place(g)], "R.7.7.5")

    def cover(self, g: Game) -> None:
        """R.7.7.5 Cover a slot with an item, if one is open; score a point in any case."""
        place = vagabot(g, self.seat).place(g)
        if g.slots[place] > 0 and may_leave_item(g, self.seat, place):
            item = remove_item(g, self.seat)
            if item != NO_ITEM:
                b = board(g, self.seat)
                b.covered.append(place)
                b.covering.append(item)
                cover_slot(g, place)
                if g.log is not None:
                    fields: dict[str, int | str] = {"place": PLACE.text(place)}
                    g.note("covered", "R.7.7.5", self.seat, fields | {"item": ITEMS.text(item)})
        score(g, self.seat, vagabot(g, self.seat).points["scoundrel"], "R.7.7.5")


verbs(PickPocket, Tinker, TakeCover, Pit, LayWaste)
frames(SpecialAction, LayingWaste)
fight_notes(VagabotInstigated, "vagabot_instigated")

"""4.1 Crafting: what can be crafted, paying for it, and what it brings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import Action, OfSuit, WithCard, verbs
from undergrowth.engine.frames import Frame, Prompt, Step, frames
from undergrowth.engine.game import Game
from undergrowth.engine.names import CARDS, ITEMS, SUITS
from undergrowth.engine.tables import Card
from undergrowth.law.cards import add_effect, discard, lose_card
from undergrowth.law.effects import CardEffect
from undergrowth.law.score import score


class Craft(WithCard):
    """`craft cobbler`: craft a card from the hand."""

    verb: ClassVar[str] = "craft"
    law: ClassVar[str] = "4.1"


class Activate(OfSuit):
    """`activate fox`: the suit of the crafting piece that pays for an icon of any suit."""

    verb: ClassVar[str] = "activate"


_ANY: Final = Prompt("craft.any", "4.1.1")


def can_pay(card: Card, power: list[int]) -> bool:
    """4.1.1 Whether crafting pieces of these suits pay for a card."""
    spare = 0
    for suit in range(len(power)):
        left = power[suit] - card.cost[suit]
        if left < 0:
            return False
        spare += left
    return spare >= card.any_cost


def may_craft(g: Game, seat: int, card: int, power: list[int]) -> bool:
    """4.1.1, 4.1.2, 4.1.4 Whether a card in hand can be crafted with these pieces."""
    c = g.tables.cards[card]
    if not c.craftable or not can_pay(c, power):
        return False
    if c.kind == "item":
        return g.items[c.item] > 0
    return c.kind == "immediate" or card not in g.play[seat]


def crafts(g: Game, seat: int) -> list[Action]:
    """4.1 The cards a seat can craft now."""
    if not g.hands[seat]:
        return []
    power = g.faction(seat).crafting_power(g)
    for n in power:
        if n > 0:
            return [Craft(card) for card in g.hand_kinds(seat) if may_craft(g, seat, card, power)]
    return []


@dataclass
class CraftCard(Frame):
    """4.1 Pay for a card and gain what it brings.  Only begun with a card that can be crafted."""

    seat: int
    card: int
    any_left: int = 0
    held: bool = False
    """Whether the card is in no hand and no pile: its effect is being resolved."""

    def copy(self) -> Frame:
        return CraftCard(self.seat, self.card, self.any_left, self.held)

    def cards(self) -> list[int]:
        return [self.card] if self.held else []

    def script(self) -> tuple[Step, ...]:
        return (self.pay_suits, self.choose_any, self.pay_any, self.gain, self.put_away)

    def pay_suits(self, g: Game) -> None:
        """4.1.1 Activate a piece of each suit listed."""
        card = g.tables.cards[self.card]
        faction = g.faction(self.seat)
        for suit in range(len(card.cost)):
            for _ in range(card.cost[suit]):
                faction.activate(g, suit)
        self.any_left = card.any_cost

    def choose_any(self, g: Game) -> None:
        """4.1.1 Choose the piece for an icon of any suit."""
        if self.any_left > 0:
            power = g.faction(self.seat).crafting_power(g)
            options: list[Action] = [Activate(s) for s in range(len(power)) if power[s] > 0]
            g.settle(self.seat, _ANY, options)

    def pay_any(self, g: Game) -> None:
        if self.any_left > 0:
            g.faction(self.seat).activate(g, g.chose(Activate).suit)
            self.any_left -= 1
            g.again()

    def gain(self, g: Game) -> None:
        """4.1.2, 4.1.3 Resolve an immediate effect, or keep a persistent one."""
        card = g.tables.cards[self.card]
        lose_card(g, self.seat, self.card)
        if g.log is not None:
            g.note("crafted", "4.1", self.seat, {"card": CARDS.text(self.card)})
        if card.kind == "persistent":
            add_effect(g, self.seat, self.card)
        elif card.kind == "item":
            discard(g, self.seat, self.card)  # nothing comes between: the item may end the game
            craft_item(g, self.seat, card)
        else:
            self.held = True
            effect = g.tables.effects[self.card]
            assert isinstance(effect, CardEffect)
            effect.on_crafted(g, self.seat)

    def put_away(self, g: Game) -> None:
        """4.1.2 An immediate effect is discarded when it has been resolved."""
        if self.held:
            self.held = False
            discard(g, self.seat, self.card)


def craft_item(g: Game, seat: int, card: Card) -> None:
    """4.1.2, 3.2.2 Take the item from the supply and score the points listed."""
    take_item(g, seat, card.item, "4.1.2")
    points = card.points
    for source in g.tables.hooks.item_points:
        points = source.item_points(g, seat, CARDS.parse(card.name), points)
    score(g, seat, points, "3.2.2")


def take_item(g: Game, seat: int, item: int, law: str) -> None:
    """4.1.2 Move an item from the supply to where a faction keeps its items."""
    g.items[item] -= 1
    g.faction(seat).gain_item(g, item)
    if g.log is not None:
        g.note("took_item", law, seat, {"item": ITEMS.text(item)})


def take_from_box(g: Game, seat: int, owner: int, item: int, law: str) -> None:
    """9.5.4 Move an item from a Crafted Items box to where another faction keeps its items."""
    box = g.crafted[owner][:]
    box[item] -= 1
    g.crafted[owner] = box
    g.faction(seat).gain_item(g, item)
    if g.log is not None:
        fields: dict[str, int | str] = {"item": ITEMS.text(item), "owner": g.seat_name(owner)}
        g.note("took_crafted", law, seat, fields)


def why_not_craft(g: Game, seat: int, card: int) -> tuple[str, str]:
    """4.1 Why a card cannot be crafted now."""
    c = g.tables.cards[card]
    name = CARDS.text(card)
    if card not in g.hands[seat]:
        return ("4.1", f"{name} is not in your hand")
    if c.kind == "ambush":
        return ("2.1.2", "ambush cards cannot be crafted")
    if c.kind == "dominance":
        return ("2.1.3", "dominance cards cannot be crafted")
    if c.kind == "item" and g.items[c.item] == 0:
        return ("4.1.2", f"there is no {ITEMS.text(c.item)} left in the item supply")
    if c.kind == "persistent" and card in g.play[seat]:
        return ("4.1.4", f"you have {name} in your play area already")
    if not can_pay(c, g.faction(seat).crafting_power(g)):
        return ("4.1.1", f"you cannot activate {cost_text(c)} any more this turn")
    return ("4.1", "crafting is not possible at this moment")


def cost_text(card: Card) -> str:
    """The cost in words: `2 fox, 1 any`."""
    parts = [f"{n} {SUITS.text(s)}" for s, n in enumerate(card.cost) if n > 0]
    if card.any_cost:
        parts.append(f"{card.any_cost} of any suit")
    return ", ".join(parts) or "nothing"


verbs(Craft, Activate)
frames(CraftCard)

"""18.5.1.III Filch; 18.5.1.IVe-g Revel, Gift and Serve."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from undergrowth.engine.actions import PASS, Action, verbs
from undergrowth.engine.domains import Domain
from undergrowth.engine.frames import Prompt, frames
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.knaves_of_the_deepwood.acclaim import may_acclaim, place_acclaim
from undergrowth.factions.knaves_of_the_deepwood.captains import THIEF, TINKER
from undergrowth.factions.knaves_of_the_deepwood.moves import CaptainMove
from undergrowth.factions.knaves_of_the_deepwood.pieces import KnavePieces, knaves
from undergrowth.law.cards.draw import Draw
from undergrowth.law.crafting.craft import Craft, CraftCard, crafts
from undergrowth.law.crafting.craftable import why_craft_is_off, why_not_craft
from undergrowth.law.crafting.items import take_from_box
from undergrowth.law.pieces.atoms import put
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.pieces.rule import may_place_kind
from undergrowth.table.frames import Frame, Step
from undergrowth.table.game import Game
from undergrowth.table.names import FACTIONS, ITEMS
from undergrowth.table.places import NOWHERE
from undergrowth.table.refusals import answers


class Filch(Action):
    """`filch marquise_de_cat sword`: take a crafted item (18.5.1.III)."""

    verb: ClassVar[str] = "filch"
    law: ClassVar[str] = "18.5.1.III"
    domains: ClassVar[tuple[Domain, ...]] = (FACTIONS, ITEMS)

    def __init__(self, faction: int, item: int) -> None:
        self.faction: Final = faction
        self.item: Final = item

    def args(self) -> tuple[int, ...]:
        return (self.faction, self.item)


_SERVE: Final = Prompt("knaves.serve", "18.5.1.IVg")

# ---- 18.5.1.III


def filchable(g: Game, me: KnavePieces) -> list[Action]:
    """18.5.1.III Return the items of enemy factions in the Acting Captain's clearing."""
    place = me.clearing(g)
    found: list[Action] = []
    for seat in range(g.seats) if place != NOWHERE else []:
        if is_enemy(g, me.seat, seat) and g.has_pieces(seat, place):
            owner = g.box.owner_numbers[seat]
            found += [Filch(owner, item) for item, n in enumerate(g.crafted[seat]) if n > 0]
    return found


@dataclass
class Filching(Frame):
    """18.5.1.III Take an item, or craft with the Acting Captain; K.1.2 then the Thief moves."""

    seat: int
    card: int
    """The card that is crafted, or NO_CARD."""
    owner: int
    item: int
    """The owner and the kind of the item taken otherwise."""

    def script(self) -> tuple[Step, ...]:
        return (self.take, self.sneak)

    def crafts(self) -> bool:
        """18.5.1.III Whether the Filch crafts a card."""
        return self.owner < 0

    def take(self, g: Game) -> None:
        if self.crafts():
            g.push(CraftCard(self.seat, self.card))
        else:
            take_from_box(g, self.seat, self.owner, self.item, "18.5.1.III")

    def sneak(self, g: Game) -> None:
        """K.1.2 Let the Thief move, with any Skunks."""
        if knaves(g, self.seat).acts(g, THIEF):
            g.push(CaptainMove(self.seat, optional=True))


# ---- 18.5.1.IVe, 18.5.1.IVf


def may_revel(g: Game, me: KnavePieces) -> bool:
    """18.5.1.IVe Whether anything can be placed at the Acting Captain."""
    place = me.place(g)
    return place != NOWHERE and (may_acclaim_here(g, me) or may_place_kind(g, me.warrior, place))


def may_acclaim_here(g: Game, me: KnavePieces) -> bool:
    """18.2.3 Whether acclaim can be placed in the Acting Captain's clearing."""
    place = me.clearing(g)
    return place != NOWHERE and not me.has_acclaim(g, place) and may_acclaim(g, me, place)


@dataclass
class Revelling(Frame):
    """18.5.1.IVe Place acclaim and a Skunk, or two Skunks where there is acclaim."""

    seat: int

    def script(self) -> tuple[Step, ...]:
        return (self.place,)

    def place(self, g: Game) -> None:
        me = knaves(g, self.seat)
        there = me.place(g)
        if me.has_acclaim(g, there):
            put(g, me.warrior, there, me.revellers_at_acclaim)
        else:
            put(g, me.warrior, there, me.revellers)
            place_acclaim(g, me, there)


@dataclass
class Giving(Frame):
    """18.5.1.IVf Place acclaim and draw a card, or draw two where there is acclaim."""

    seat: int
    count: int = 0
    """Number of cards drawn."""

    def script(self) -> tuple[Step, ...]:
        return (self.place, self.draw)

    def place(self, g: Game) -> None:
        me = knaves(g, self.seat)
        there = me.place(g)
        if me.has_acclaim(g, there):
            self.count = me.gifts_at_acclaim
        else:
            self.count = me.gifts
            place_acclaim(g, me, there)

    def draw(self, g: Game) -> None:
        g.push(Draw(self.seat, self.count))


# ---- 18.5.1.IVg


def idle_servers(g: Game, me: KnavePieces) -> list[int]:
    """18.2.8 Return the clearings with acclaim not activated that match the Acting Captain's."""
    return [place for place in g.places_of(me.acclaim) if me.crafting_at(g, place) > 0]


def may_serve(g: Game, me: KnavePieces) -> bool:
    """18.5.1.IVg Whether a Serve has an effect, as far as all players can see beforehand."""
    here = me.clearing(g)
    if here == NOWHERE:
        return False
    if me.acts(g, TINKER):
        return True
    if not me.has_acclaim(g, here):
        return may_acclaim_here(g, me)
    return len(g.hands[me.seat]) > 0 and len(idle_servers(g, me)) > 0


@dataclass
class Serving(Frame):
    """18.5.1.IVg Place acclaim, or craft with acclaim; K.2.2 then the Tinker draws."""

    seat: int
    crafting: bool = False

    def script(self) -> tuple[Step, ...]:
        return (self.place, self.may_craft, self.craft, self.draw)

    def place(self, g: Game) -> None:
        """18.5.1.IVg Place acclaim; where there is some, craft instead."""
        me = knaves(g, self.seat)
        there = me.clearing(g)
        self.crafting = me.has_acclaim(g, there)
        if not self.crafting:
            place_acclaim(g, me, there)

    def may_craft(self, g: Game) -> None:
        """18.2.8 Ask for any number of cards to craft; any hand is asked, as its cards are
        secret."""
        if self.crafting and g.hands[self.seat]:
            g.ask(self.seat, _SERVE, [*crafts(g, self.seat), PASS])

    def craft(self, g: Game) -> None:
        answer = g.answer
        if isinstance(answer, Craft):
            g.push(CraftCard(self.seat, answer.card))
            g.back_to("may_craft")

    def draw(self, g: Game) -> None:
        """K.2.2 Draw a card with the Tinker."""
        me = knaves(g, self.seat)
        if me.acts(g, TINKER):
            g.push(Draw(self.seat, me.tinkers))

    def verb_list(self) -> list[type[Action]]:
        return [Craft]

    def why_off(self, g: Game, verb: type[Action]) -> tuple[str, str] | None:
        return why_craft_is_off(g, self.seat)

    def why_not(self, g: Game, action: Action) -> Reason | None:
        """18.5.1.IVg Return why a card cannot be crafted."""
        if isinstance(action, Craft):
            return why_not_craft(g, self.seat, action.card)
        return None


def why_no_filch(g: Game, me: KnavePieces, action: Filch) -> Reason:
    """18.5.1.III Return why an item cannot be taken."""
    owner = g.box.owner_of(action.faction)
    name = f"faction:{FACTIONS.text(action.faction)}"
    place = me.clearing(g)
    if place == NOWHERE or not g.has_pieces(owner, place):
        return ("18.5.1.III", because("why-owner_not_at_captain", {"faction": name}))
    return ("18.5.1.III", because("why-no_item_in_box"))


answers(_SERVE, Craft)
verbs(Filch)
frames(Filching, Revelling, Giving, Serving)

"""9.2 Rules that a Vagabond overrides, and the first frames of his phases."""

from __future__ import annotations

from undergrowth.characters.commons import Commons
from undergrowth.engine.actions import NO_ACTIONS, Action
from undergrowth.engine.frames import NOBODY
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.vagabond.actions.craft import hammers_ready, pays_icons, power
from undergrowth.factions.vagabond.actions.dues import ItemPurse
from undergrowth.factions.vagabond.actions.move import PawnMove, price_to_enter, reach
from undergrowth.factions.vagabond.actions.restore import RestoreItem, restorable
from undergrowth.factions.vagabond.battle import (
    ally_in,
    betrayals,
    hits_taken,
    may_join,
    use_in_battle,
)
from undergrowth.factions.vagabond.birdsong import RefreshItems
from undergrowth.factions.vagabond.board import board_entries, describe, read_board, write_board
from undergrowth.factions.vagabond.character import MADE, character, starting_items
from undergrowth.factions.vagabond.characters import make_characters
from undergrowth.factions.vagabond.coalition import JoinWith, coalitions, join
from undergrowth.factions.vagabond.evening import CheckCapacity, RestInForest, evening_cards
from undergrowth.factions.vagabond.heuristics import bias, value
from undergrowth.factions.vagabond.items import DamageItems, exhaust, gain, swords
from undergrowth.factions.vagabond.pieces import PER_ICON, VagabondPieces
from undergrowth.factions.vagabond.possible import check_position
from undergrowth.factions.vagabond.relationships import VagabondBonds, consequences
from undergrowth.factions.vagabond.setup import SetRelationships, SetUpVagabond
from undergrowth.factions.vagabond.state import VagabondBoard, board
from undergrowth.factions.vagabond.turn import VagabondDaylight
from undergrowth.law.cards.draw import Draw
from undergrowth.law.items.answers import damages
from undergrowth.law.items.held import KINDS_OF_ITEM, owned
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.turn.turn import DiscardDown
from undergrowth.table.cards import NO_CARD
from undergrowth.table.described.boards import Board
from undergrowth.table.described.entries import Entry
from undergrowth.table.described.reader import Reader
from undergrowth.table.described.views import Part
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.layout.power import Power
from undergrowth.table.moments import BATTLE_START, IN_DAYLIGHT
from undergrowth.table.records import USE_DOMINANCE, Cleared, Fight, Intent, Removed
from undergrowth.table.sources import Source


class Vagabond(VagabondPieces):
    """9 The Vagabond's rules."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        self.purse = ItemPurse(self)
        self.bonds = VagabondBonds(seat)

    def new_board(self) -> Board:
        return VagabondBoard()

    def brings(self) -> list[Source]:
        """9.7.2 Return the quests, once for all Vagabonds."""
        return [Commons()]

    def quests_shown(self) -> int:
        return self.quests

    def quests_kept(self, g: Game) -> list[int]:
        """9.5.5 Return the quests he has completed."""
        return board(g, self.seat).completed

    def setup(self, g: Game) -> Frame:
        return SetUpVagabond(self.seat)

    def finish_setup(self, g: Game) -> list[Frame]:
        """A.9 Return the frame that sets his markers, when he was drafted before others."""
        return [SetRelationships(self.seat)]

    def birdsong(self, g: Game) -> list[Frame]:
        """9.4 Return the frames of his Birdsong: refresh items, then slip."""
        return [RefreshItems(self.seat), PawnMove(self.seat, slip=True, optional=True)]

    def daylight(self, g: Game) -> list[Frame]:
        """9.5 Return the frame of his Daylight actions."""
        return [VagabondDaylight(self.seat)]

    def evening(self, g: Game) -> list[Frame]:
        """9.6 Return the frames of his Evening: rest, draw, discard, check capacity."""
        return [
            RestInForest(self.seat),
            Draw(self.seat, evening_cards(g, self)),
            DiscardDown(self.seat),
            CheckCapacity(self.seat),
        ]

    # ---- actions granted by effects

    def may_move(self, g: Game, suits: int) -> bool:
        """9.2.10 Whether he can move without a boot (Hostile clearings cost one); never into
        forests."""
        if suits != 0 and not g.suits[self.place(g)] & suits:
            return False
        return bool(reach(g, self, 0))

    def hides_moves(self, g: Game) -> bool:
        """V.12.2 Whether a hidden card could pay for the boot that a move into a Hostile clearing
        costs."""
        return character(g, self.seat).hides_ways(g, self, NO_CARD)

    def move(self, g: Game, suits: int, optional: bool) -> Frame:
        return PawnMove(self.seat, 0, False, optional)

    def crafting_power(self, g: Game) -> Power:
        """9.2.1 Return the power of his hammers, at the suit of his clearing."""
        return power(g, self, hammers_ready(g, self))

    def pays_icons(self, g: Game, card: int, due: list[int], any_due: int) -> bool:
        """9.5.8 Whether he can pay a hammer, or a substitute, for each of these icons."""
        return pays_icons(g, self, card, due, any_due)

    def crafters_at(self, g: Game, place: int) -> int:
        """9.2.1 Return 1 in his pawn's clearing: the pawn makes icons of the clearing's suit."""
        return g.count(self.pawn, place)

    def activate(self, g: Game, suit: int) -> None:
        """9.2.1 Exhaust a hammer, unless the icon has been paid for."""
        b = board(g, self.seat)
        if b.paid > 0:
            b.paid -= 1
        else:
            exhaust(g, self.seat, PER_ICON[0])

    def activate_in(self, g: Game, place: int) -> None:
        """9.2.1 Exhaust a hammer: all hammers are alike."""
        self.activate(g, 0)

    def gain_item(self, g: Game, item: int) -> None:
        """9.2.5.II Add a gained item to his Satchel or its track, face up."""
        gain(g, self.seat, item)

    def may_use_dominance(self, g: Game) -> bool:
        """9.2.8 Return False: he uses dominance cards only for a coalition."""
        return False

    # ---- rules he overrides

    def needs_rule(self, g: Game, owner: int, origin: int, destination: int, needs: bool) -> bool:
        """9.2.3 Nimble: he moves without ruling either end."""
        return needs and owner != self.seat

    def law_of(self, hook: str, owner: int) -> str:
        if hook == "lent_hits":
            return "V.5.2"
        return "9.2.6" if hook == "max_rolled_hits" and owner == self.seat else ""

    def source_of(self, hook: str, owner: int) -> str:
        """9.2.6, V.5.2 Name the source of his hooks: his swords, or the Arbiter who lends them."""
        if hook == "lent_hits":
            return "arbiter"
        return "undamaged_swords" if hook == "max_rolled_hits" and owner == self.seat else ""

    def max_rolled_hits(self, g: Game, b: Fight, owner: int, most: int) -> int:
        """9.2.6 Return his undamaged swords as his most rolled hits, instead of warriors."""
        return swords(g, self.seat) if owner == self.seat else most

    def fights_with(self, g: Game, b: Fight, owner: int, others: list[int]) -> list[int]:
        """9.2.9.IIc Return the ally he attacks with."""
        ally = ally_in(g, self, b) if owner == self.seat else NOBODY
        return [*others, ally] if ally != NOBODY else others

    def lent_hits(self, g: Game, b: Fight, owner: int) -> int:
        """V.5.2 Return the hits that his character lends to the defender."""
        return character(g, self.seat).lent_hits(g, self, b, owner)

    def suits_automated(self, g: Game, seat: int, action: Action) -> bool:
        """R.7.7.6 Whether his character suits an automated opponent."""
        return character(g, self.seat).suits_automated(g, self, action)

    def remover_of(self, g: Game, b: Fight, kind: int, remover: int) -> int:
        """V.4.2 Return his seat where his character claims the removals of another battle."""
        return character(g, self.seat).remover_of(g, self, b, kind, remover)

    def is_defenseless(self, g: Game, b: Fight, defenseless: bool) -> bool:
        """9.2.4 Whether he defends without an undamaged sword."""
        return swords(g, self.seat) == 0 if b.defender == self.seat else defenseless

    def takes_hits_without_pieces(self) -> bool:
        """9.2.7 Return True: items take his hits."""
        return True

    def losses(
        self, g: Game, b: Fight, owner: int, marks: list[int], options: list[Action]
    ) -> list[Action]:
        """9.2.7 Return the items and Allied warriors that can take his hits."""
        return hits_taken(g, self, b, marks) if owner == self.seat else options

    def enemies(self, g: Game, one: int, other: int, are: bool) -> bool:
        """9.2.8 Whether two owners are enemies: he and his coalition partner are not."""
        if one == self.seat:
            return are and board(g, one).partner != other
        return are and (other != self.seat or board(g, other).partner != one)

    def wins_with(self, g: Game, winner: int) -> list[int]:
        """9.2.8 Return his seat if his coalition partner has won."""
        return [self.seat] if board(g, self.seat).partner == winner else []

    def cannot(self, i: Intent) -> Reason:
        assert i.how == USE_DOMINANCE
        return ("9.2.8", because("why-can_use_dominance"))

    def speaks_in(self, window: int) -> bool:
        """9.2.8 Whether a window is Daylight, in which coalitions are formed."""
        return window == IN_DAYLIGHT

    def offers(self, g: Game, seat: int, window: int) -> list[Action]:
        """9.2.8 Return the coalitions he can form during his Daylight."""
        if seat != self.seat or window != IN_DAYLIGHT:
            return NO_ACTIONS
        return coalitions(g, seat)

    def battle_effects(self, g: Game, b: Fight, seat: int, window: int) -> list[Action]:
        """9.2.9.IIc Return the allies he can call at the start of his battle, and his character's
        offers."""
        if seat == self.seat and window == BATTLE_START:
            return may_join(g, self, b)
        return character(g, self.seat).battle_effects(g, self, b, seat, window)

    def use(self, g: Game, seat: int, action: Action) -> bool:
        """Carry out an action offered above; return False for any other."""
        if seat == self.seat:
            if isinstance(action, JoinWith):
                join(g, self, action)
                return True
            if use_in_battle(g, self, action):
                return True
        return character(g, self.seat).use(g, self, seat, action)

    # ---- triggers

    def on_removed(self, g: Game, r: Removed) -> list[Frame]:
        """9.2.9.III Return the frames that update relationships and score Infamy."""
        return consequences(g, self, r)

    def on_cleared(self, g: Game, c: Cleared) -> list[Frame]:
        """9.2.2.I Return the frame that damages items when an enemy cleared his clearing (Full
        Removal)."""
        if is_enemy(g, self.seat, c.remover) and self.place(g) in c.places:
            return self.damage_items(g, self.full_damage)
        return []

    def damage_items(self, g: Game, count: int) -> list[Frame]:
        """9.2.2.I, 9.2.7 Return the frame that damages `count` items of his choice."""
        return [DamageItems(self.seat, count)] if damages(board(g, self.seat).items) else []

    def price_to_enter(self, g: Game, place: int) -> list[Frame] | None:
        """9.2.9.IIIb Return the frame that exhausts a boot more, even if he is forced."""
        return price_to_enter(g, self.seat, place)

    def restore_item(self, g: Game) -> list[Frame]:
        """9.4.1, 9.5.7 Return the frame that restores an item of his choice, or none."""
        return [RestoreItem(self.seat)] if restorable(g, self.seat) else []

    def on_battle_ended(self, g: Game, b: Fight) -> list[Frame]:
        """9.2.9.IId Return the frame that turns an ally Hostile if it took more hits than he
        did."""
        return betrayals(g, self, b)

    # ---- for people and programs

    def hand_limit_law(self) -> str:
        return "9.6.3"

    def describe(self, g: Game, viewer: int) -> list[Part]:
        return describe(g, self, viewer)

    def board_entries(self) -> list[Entry]:
        return board_entries()

    def read_board(self, g: Game, doc: Reader) -> None:
        read_board(g, self, doc)

    def write_board(self, g: Game) -> dict[str, object]:
        return write_board(g, self)

    def check_position(self, g: Game) -> None:
        check_position(g, self)

    def brought_items(self, g: Game) -> list[int]:
        """9.3.5 Return the starting items of his character; none before he has one."""
        brought = [0] * KINDS_OF_ITEM
        character = board(g, self.seat).character
        for item in starting_items(g, character) if character >= 0 else []:
            brought[item] += 1
        return brought

    def hides_items(self) -> bool:
        return True

    def brings_items(self) -> list[int]:
        """9.3.5 Return the starting items of all characters."""
        most = [0] * KINDS_OF_ITEM
        for made in MADE:
            for item in made.items:
                most[item] += 1
        return most

    def items_held(self, g: Game) -> list[int]:
        b = board(g, self.seat)
        return [owned(b.items, item) for item in range(KINDS_OF_ITEM)]

    def known_ruins(self, g: Game) -> list[int]:
        return board(g, self.seat).looked

    def value(self, g: Game) -> int:
        return value(g, self)

    def bias(self, g: Game, action: Action) -> int:
        return bias(g, self, action)


make_characters()

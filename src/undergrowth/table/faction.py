"""A faction in a game: the seam its folder fills, and what lies on its board."""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import NO_ACTIONS, Action
from undergrowth.engine.frames import NOBODY, Decision
from undergrowth.engine.messages import Reason
from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.cards import NO_CARD
from undergrowth.table.described.boards import Board
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.kinds import Kind
from undergrowth.table.owner import Owner
from undergrowth.table.records import Fight
from undergrowth.table.seller import Seller
from undergrowth.table.sources import Source


@mypyc_attr(allow_interpreted_subclasses=True)
class Faction(Owner):
    """A faction in a game: an owner with a seat, and the maker of its procedures."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        self.seat: Final = seat
        self.options: list[str] = []
        """What was chosen for it at setup, such as a difficulty: words its data file declares."""

    def decider(self, g: Game) -> int:
        """1.2 Whoever sits there decides for it."""
        return self.seat

    def answers_itself(self) -> bool:
        """Whether it plays by itself: no player is asked for it, general questions included."""
        return False

    def answer(self, g: Game, decision: Decision) -> Action | None:
        """What it answers to an open question of its own, one of the options; None: it is asked.

        The game is not to be changed.  Only asked of those that say `answers_itself`.
        """
        return None

    def why_not_done(self, g: Game, action: Action) -> Reason | None:
        """(section, reason) why it does something else, or did; None where it cannot say.

        Everybody may know what it says.  Only asked of those that say `answers_itself`.
        """
        return None

    def takes_offers(self, g: Game, window: int) -> bool:
        """Whether it may be asked, at this moment of `table.moments`, what it would like to use.

        Where it says no, nothing optional is offered to it: what must be used still is, and what
        works by itself works.  Of a player at the table it is never asked.
        """
        return True

    def takes_battle_offers(self, g: Game, f: Fight, window: int) -> bool:
        """4.3 The same in a window of a battle in which it is a side."""
        return True

    def treats_closed_paths_as_paths(self) -> bool:
        """R.12.2.1 Whether closed paths (M.4.2) are paths for its pieces."""
        return False

    def new_board(self) -> Board:
        """The faction board before setup."""
        return Board()

    def setup(self, g: Game) -> Frame:
        """5.1.7 Its setup."""
        raise NotImplementedError

    def set_up_drafted(self, g: Game) -> Frame:
        """A.8.3 Its setup by its setup card; for some the same as any other."""
        return self.setup(g)

    def finish_setup(self, g: Game) -> list[Frame]:
        """A.9 What of its setup has to wait until every faction is known."""
        return []

    def birdsong(self, g: Game) -> list[Frame]:
        """1.4.1 The steps of its Birdsong in their order, a procedure each.

        It is asked anew before each step: what a step needs to know is known then.  Before each
        step, and after the last one but in Evening, the turn opens what may be used between
        steps (1.4.2, 1.4.3): whatever the Law calls a step is one here.
        """
        raise NotImplementedError

    def daylight(self, g: Game) -> list[Frame]:
        """1.4.1 The steps of its Daylight."""
        raise NotImplementedError

    def evening(self, g: Game) -> list[Frame]:
        """1.4.1 The steps of its Evening; once the last has begun nothing else is used (1.4.3)."""
        raise NotImplementedError

    def step_order(self, g: Game, sections: list[str]) -> list[str]:
        """1.4.1 The sections of the steps of the phase in progress, as its page prints them, in
        the order of this turn (14.7.2)."""
        return sections

    def hand_limit_law(self) -> str:
        """The section of its Evening that asks it to discard down to the hand limit."""
        return "1.4.1"

    def may_move(self, g: Game, suits: int) -> bool:
        """4.2 Whether it can take a move, from a clearing of one of these suits (0 for any)."""
        raise NotImplementedError

    def hides_moves(self, g: Game) -> bool:
        """1.2.1 Whether its hand may decide which moves it can take: that is a secret."""
        return False

    def move(self, g: Game, suits: int, optional: bool) -> Frame:
        """4.2 The procedure of taking a move; it tells where (`law.moving.move.tell_move`)."""
        raise NotImplementedError

    def may_battle(self, g: Game, suits: int) -> bool:
        """4.3 Whether it can initiate a battle, in a clearing of one of these suits."""
        raise NotImplementedError

    def battle(self, g: Game, suits: int, optional: bool) -> Frame:
        """4.3 The procedure of initiating a battle."""
        raise NotImplementedError

    def crafts_by_pieces(self) -> bool:
        """4.1.1 Whether `crafting_power` follows from the pieces on the map, the suits and what has
        been activated alone: it is then remembered until one of these changes."""
        return False

    def has_crafter(self, g: Game, place: int) -> bool:
        """4.1.1 Whether a crafting piece of this faction stands in a clearing."""
        return False

    def crafters_at(self, g: Game, place: int) -> int:
        """4.1.1 How many of its pieces in a clearing are crafting pieces, activated or not, for
        whoever else may craft with them."""
        return 0

    def hires_mercenaries(self) -> bool:
        """11.2.7.III Whether it may buy mercenaries, where it has warriors."""
        return True

    def may_pay(self, g: Game, n: int) -> bool:
        """11.2.6.I Whether it can pay another player so many warriors out of its supply."""
        return self.warrior >= 0 and g.supply[self.warrior] >= n

    def reserve(self, g: Game) -> int:
        """17.2.1 How many warriors outside its supply it may return to it at any time."""
        return 0

    def calls_in(self, g: Game) -> list[Action]:
        """17.2.1 What returns one of these; its `use` carries that out.

        Whatever takes more warriors than there are in the supply offers it before that.
        """
        return NO_ACTIONS

    def pays_otherwise(self, g: Game, n: int) -> Frame | None:
        """11.2.6.III The procedure by which it pays without warriors; None: with warriors.

        Whoever is paid then puts down so many of its own.
        """
        return None

    def hides_payment(self, g: Game) -> bool:
        """1.2.1 Whether its hand may decide whether it can pay: that is a secret."""
        return False

    def open_ambush(self, g: Game, place: int) -> int:
        """R.9.7 The ambush card that it plays in a clearing without holding it in hand, or
        NO_CARD."""
        return NO_CARD

    def lose_open_ambush(self, g: Game, card: int) -> None:
        """R.9.7 That card is loose now."""
        raise NotImplementedError

    def seller(self) -> Seller | None:
        """11.2.6, R.9.7 What it sells to automated opponents, if anything."""
        return None

    def hand_is_open(self, g: Game) -> bool:
        """1.2.1, 11.2 Whether everybody may see its hand at all times."""
        return False

    def known_ruins(self, g: Game) -> list[int]:
        """9.7.3 Ruins under which it has looked and knows what is left."""
        return []

    def holds_cards(self, g: Game) -> bool:
        """2.1 Whether it has a hand; cards given to one without are discarded."""
        return True

    def miss_card(self, g: Game, giver: int) -> None:
        """R.2.8.1 Without a hand, what it gets for a card that it was given, or once for
        all the cards that an effect would have it draw (`giver` is NOBODY).  Changes the game."""

    def quests_shown(self) -> int:
        """9.3.3 How many quests lie face up for all who may complete them."""
        return 0

    def quests_kept(self, g: Game) -> list[int]:
        """9.5.5, R.7.3.3 The quests on its board, its own and those it has completed."""
        return []

    def partner(self, g: Game) -> int:
        """9.2.8 The seat whose victory it shares, or NOBODY."""
        return NOBODY

    def allies(self, g: Game) -> list[int]:
        """9.2.9.II The seats of the factions that it is Allied with."""
        return []

    def joins_ally(self, g: Game, f: Fight) -> bool:
        """17.2.5.I Whether its warriors fight beside an attacker Allied with it, unasked."""
        return False

    def brings(self) -> list[Source]:
        """What bends the law, or keeps a board, in every game with such a faction.

        Of each class of these a game has one, however many factions bring it (9.7.2).
        """
        return []

    def points_for_placing(self, g: Game, kind: int, place: int) -> int:
        """3.2, G.20 What its own board has it score for placing one of its kinds of piece, of which
        one is left, in a clearing: whoever lets it place one may let it score so, or not."""
        return 0

    def ambushed(self, g: Game, b: Fight) -> None:
        """4.3.1 An ambush card has been played against it where it attacks.  Changes the game, as
        `use` does."""

    def always_petitions(self) -> bool:
        """17.2.4 Whether, playing by itself, it has every assembly closed that it can, for which no
        Loyalists are placed: they only become more."""
        return False

    def value(self, g: Game) -> int:
        """How good the game looks from its seat, in hundredths of a point: for computer players."""
        return g.score[self.seat] * 100

    def feared(self, g: Game) -> int:
        """How much worse the game looks to its enemies for what it holds besides its points, such
        as what they gave it, in hundredths of a point: for computer players."""
        return 0

    def bias(self, g: Game, action: Action) -> int:
        """How much to prefer an option before seeing where it leads, in hundredths of a point."""
        return 0

    def crafts_item(self, g: Game, card: int) -> Frame | None:
        """4.1.2 How it crafts an item where that is its own procedure (14.2.3); None: as the
        general law says.  The procedure calls `law.crafting.items.take_crafted`."""
        return None

    def items_of_supply(self, g: Game) -> list[int]:
        """None, unless its items can lie where nobody holds them any more."""
        return []

    def gain_item(self, g: Game, item: int) -> None:
        """4.1.2 Put a crafted or taken item where this faction keeps items."""
        box = g.crafted[self.seat][:]  # copies share it
        box[item] += 1
        g.crafted[self.seat] = box

    def may_use_dominance(self, g: Game) -> bool:
        """3.3.1 Whether it may activate dominance cards for the usual victory."""
        return True

"""The base class of factions: what a faction's folder implements."""

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
    """A faction in a game: an owner with a seat, whose methods make its procedures."""

    def __init__(self, name: str, seat: int, kinds: list[Kind], first_kind: int) -> None:
        super().__init__(name, seat, kinds, first_kind)
        self.seat: Final = seat
        self.options: list[str] = []
        """Options chosen for it in the setup, such as a difficulty: words its data declares."""

    def decider(self, g: Game) -> int:
        """1.2 Return its own seat: the player there decides."""
        return self.seat

    def answers_itself(self) -> bool:
        """Whether it plays by itself: no player is asked for it, not even in general rules."""
        return False

    def answer(self, g: Game, decision: Decision) -> Action | None:
        """Return its automatic answer, one of the options; None to let a player answer.

        Must not change the game.  Factions with `answers_itself` override it.
        """
        return None

    def why_not_done(self, g: Game, action: Action) -> Reason | None:
        """Return (section, reason) why it did not choose this action, or None.

        The reason is public.  Called only if `answers_itself`.
        """
        return None

    def takes_offers(self, g: Game, window: int) -> bool:
        """Whether optional effects are offered to it at this moment (`table.moments`).

        Mandatory and automatic effects happen in any case.  Only factions that play by themselves
        override it.
        """
        return True

    def takes_battle_offers(self, g: Game, b: Fight, window: int) -> bool:
        """4.3 Whether optional effects are offered to it in a window of its battle."""
        return True

    def treats_closed_paths_as_paths(self) -> bool:
        """R.12.2.1 Whether closed paths (M.4.2) are paths for its pieces."""
        return False

    def new_board(self) -> Board:
        """Return its faction board as before setup."""
        return Board()

    def setup(self, g: Game) -> Frame:
        """5.1.7 Return the procedure of its setup."""
        raise NotImplementedError

    def set_up_drafted(self, g: Game) -> Frame:
        """A.8.3 Return the procedure of its setup by its setup card.

        By default it is the same as `setup`.
        """
        return self.setup(g)

    def finish_setup(self, g: Game) -> list[Frame]:
        """A.9 Return the parts of its setup that need every faction to be known."""
        return []

    def birdsong(self, g: Game) -> list[Frame]:
        """1.4.1 Return the steps of its Birdsong in order, a procedure each.

        It is called again before each step, so it can use what is known then.  Before each step,
        and after the last one except in Evening, effects may be used between steps (1.4.2, 1.4.3);
        so each step of the Law must be one step here.
        """
        raise NotImplementedError

    def daylight(self, g: Game) -> list[Frame]:
        """1.4.1 Return the steps of its Daylight."""
        raise NotImplementedError

    def evening(self, g: Game) -> list[Frame]:
        """1.4.1 Return the steps of its Evening.

        Once the last one has begun no other effects can be used (1.4.3).
        """
        raise NotImplementedError

    def step_order(self, g: Game, sections: list[str]) -> list[str]:
        """1.4.1 Return the sections of the current phase's steps, in this turn's order.

        `sections` are in the order its page of the Law prints them (14.7.2).
        """
        return sections

    def hand_limit_law(self) -> str:
        """Return the section of its Evening that limits its hand."""
        return "1.4.1"

    def may_move(self, g: Game, suits: int) -> bool:
        """4.2 Whether it can take a move from a clearing of one of these suits (0 for any)."""
        raise NotImplementedError

    def hides_moves(self, g: Game) -> bool:
        """1.2.1 Whether its hand may decide, in secret, which moves it can take."""
        return False

    def move(self, g: Game, suits: int, optional: bool) -> Frame:
        """4.2 Return the procedure of taking a move.

        Its result is where it went (`law.moving.move.finish_with_move`).
        """
        raise NotImplementedError

    def may_battle(self, g: Game, suits: int) -> bool:
        """4.3 Whether it can initiate a battle, in a clearing of one of these suits."""
        raise NotImplementedError

    def battle(self, g: Game, suits: int, optional: bool) -> Frame:
        """4.3 Return the procedure of initiating a battle."""
        raise NotImplementedError

    def crafts_by_pieces(self) -> bool:
        """4.1.1 Whether `crafting_power` can be cached.

        It must depend only on pieces on the map, suits, and pieces activated this turn.
        """
        return False

    def has_crafter(self, g: Game, place: int) -> bool:
        """4.1.1 Whether a crafting piece of this faction stands in a clearing."""
        return False

    def crafters_at(self, g: Game, place: int) -> int:
        """4.1.1 Return the number of its crafting pieces in a clearing, activated or not.

        Other players who may craft with them use it.
        """
        return 0

    def hires_mercenaries(self) -> bool:
        """11.2.7.III Whether it may buy mercenaries if it has warriors."""
        return True

    def may_pay(self, g: Game, n: int) -> bool:
        """11.2.6.I Whether it can pay another player this many warriors from its supply."""
        return self.warrior >= 0 and g.supply[self.warrior] >= n

    def reserve(self, g: Game) -> int:
        """17.2.1 Return the number of warriors outside its supply that it may return any time."""
        return 0

    def calls_in(self, g: Game) -> list[Action]:
        """17.2.1 Return actions that return such a warrior; its `use` carries them out.

        They are offered before taking more warriors than there are in the supply.
        """
        return NO_ACTIONS

    def pays_otherwise(self, g: Game, n: int) -> Frame | None:
        """11.2.6.III Return its procedure of paying without warriors; None if it pays with them.

        The seller then puts down this many of its own.
        """
        return None

    def hides_payment(self, g: Game) -> bool:
        """1.2.1 Whether its hand may decide, in secret, if it can pay."""
        return False

    def open_ambush(self, g: Game, place: int) -> int:
        """R.9.7 Return an ambush card that it plays in a clearing without holding it.

        NO_CARD if there is none.
        """
        return NO_CARD

    def lose_open_ambush(self, g: Game, card: int) -> None:
        """R.9.7 Take that card off its board: it has been played."""
        raise NotImplementedError

    def seller(self) -> Seller | None:
        """11.2.6, R.9.7 Return its services for automated opponents, or None."""
        return None

    def hand_is_open(self, g: Game) -> bool:
        """1.2.1, 11.2 Whether everybody may see its hand at all times."""
        return False

    def known_ruins(self, g: Game) -> list[int]:
        """9.7.3 Return ruins whose remaining items it has seen."""
        return []

    def holds_cards(self, g: Game) -> bool:
        """2.1 Whether it has a hand; cards given to one without are discarded."""
        return True

    def miss_card(self, g: Game, giver: int) -> None:
        """R.2.8.1 Give it compensation for cards that it cannot receive without a hand.

        Called for a card that `giver` gave it, or once, with NOBODY, for all cards of a draw.
        Changes the game.
        """

    def quests_shown(self) -> int:
        """9.3.3 Return the number of face-up quests that any Vagabond may complete."""
        return 0

    def quests_kept(self, g: Game) -> list[int]:
        """9.5.5, R.7.3.3 Return the quests on its board, held or completed."""
        return []

    def partner(self, g: Game) -> int:
        """9.2.8 Return the seat whose victory it shares, or NOBODY."""
        return NOBODY

    def allies(self, g: Game) -> list[int]:
        """9.2.9.II Return the seats of the factions that it is Allied with."""
        return []

    def joins_ally(self, g: Game, b: Fight) -> bool:
        """17.2.5.I Whether its warriors fight beside this attacker, its ally, unasked."""
        return False

    def brings(self) -> list[Source]:
        """Return further sources that are in every game with such a faction.

        A game has one of each class, however many factions bring it (9.7.2).
        """
        return []

    def points_for_placing(self, g: Game, kind: int, place: int) -> int:
        """3.2, G.20 Return the points its board shows for placing a piece.

        At least one piece of `kind` is in its supply.  The effect that lets it place the piece
        decides whether it scores.
        """
        return 0

    def ambushed(self, g: Game, b: Fight) -> None:
        """4.3.1 React to an ambush card played against its attack.

        Changes the game, as `use` does.
        """

    def always_petitions(self) -> bool:
        """17.2.4 Whether it closes an assembly whenever it can, without any Loyalists.

        True for some factions that play by themselves: Loyalists would only accumulate.
        """
        return False

    def value(self, g: Game) -> int:
        """Return its evaluation of the game in hundredths of a point, for computer players."""
        return g.score[self.seat] * 100

    def feared(self, g: Game) -> int:
        """Return how much worse the game is for its enemies because of its holdings.

        Its points are not counted, but such things as cards or warriors they paid it.  It is in
        hundredths of a point, for computer players.
        """
        return 0

    def bias(self, g: Game, action: Action) -> int:
        """Return the preference for an option before search, in hundredths of a point."""
        return 0

    def crafts_item(self, g: Game, card: int) -> Frame | None:
        """4.1.2 Return its own procedure of crafting an item (14.2.3); None for the general one.

        The procedure calls `law.crafting.items.take_crafted`.
        """
        return None

    def items_of_supply(self, g: Game) -> list[int]:
        """Return its items that no player holds any more; by default none."""
        return []

    def gain_item(self, g: Game, item: int) -> None:
        """4.1.2 Put a crafted or taken item where this faction keeps items."""
        box = g.crafted[self.seat][:]  # copies of the game share the old list
        box[item] += 1
        g.crafted[self.seat] = box

    def may_use_dominance(self, g: Game) -> bool:
        """3.3.1 Whether it may activate dominance cards for the usual victory."""
        return True

"""Sources: everything that modifies the general law (factions, cards, hirelings, landmarks, maps).

A source is stateless and shared by every copy of a game.  Each hook is a method whose default is
the general law.  General rules ask, through `Hooks`, only the sources that override a hook, in
order of precedence (1.1.1): the map, landmarks, factions, cards.  If two factions change the same
value, their `rank` decides which is asked last and so prevails, never the seating.
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import Action
from undergrowth.engine.messages import Reason, because
from undergrowth.engine.optional import mypyc_attr
from undergrowth.table.cards import NO_CARD
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.keeper import Keeper
from undergrowth.table.records import (
    ANY_KIND,
    Bonus,
    Cleared,
    Fight,
    Intent,
    Moved,
    Removed,
)

NO_KINDS: Final[list[int]] = []
"""Shared empty list; must not be changed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Source(Keeper):
    """Anything that modifies the general law.

    Hooks read the game and return an answer; only those that say so may change the game.
    """

    def rank(self, hook: str) -> int:
        """1.1.1 Return the position among sources of its sort at a hook; the highest prevails.

        It is 0 unless a rule overrides that of another faction or yields to it: the docstring then
        names both sections.
        """
        return 0

    # ---- values: take the answer so far, return their own

    def ruler(self, g: Game, place: int, most: int, ruler: int) -> int:
        """2.5 Return the ruler of a clearing; `most` is the greatest strength there."""
        return ruler

    def rules_by_pieces(self) -> bool:
        """Whether `ruler` depends only on the pieces there, so that it can be cached."""
        return False

    def strength(self, g: Game, owner: int, place: int, strength: int) -> int:
        """2.5 Return the strength of `owner` towards rule in a clearing.

        Pieces of others that it treats as its own are added; its own are subtracted while another
        owner treats them as theirs (H.3.1).
        """
        return strength

    def strength_by_pieces(self) -> bool:
        """Whether the sum of `strength` can be cached.

        It must depend only on the pieces there, and on things whose change is announced to
        `law.pieces.atoms.forget_rulers`.
        """
        return False

    def rules(self, g: Game, seat: int, place: int, mine: bool) -> bool:
        """2.5 Whether `seat` rules a clearing, or may act as if it did; affects no other seat."""
        return mine

    def rules_but_to_move(self, g: Game, seat: int, place: int, mine: bool) -> bool:
        """2.5, 4.2.1 Whether `seat` counts as ruler for every effect except moving."""
        return mine

    def weight(self, g: Game, kind: int, weight: int) -> int:
        """2.5 Return how much one piece of a kind counts towards rule.

        The result is cached in `g.weights` until a play area changes or a save is opened, so it may
        depend only on play areas.
        """
        return weight

    def adjacent(self, g: Game, owner: int, place: int, there: list[int]) -> list[int]:
        """2.2.1 Return the places adjacent to `place` for `owner`."""
        return there

    def neighbours(self, g: Game, owner: int, place: int, there: list[int]) -> list[int]:
        """4.2 Return the places `owner` may reach in one move; at first the adjacent ones."""
        return there

    def moves_from(self, g: Game, owner: int, places: list[int]) -> list[int]:
        """4.2, 18.2.4 Return the places `owner` may move from; `places` begins as the clearings."""
        return places

    def held_back(self, g: Game, kind: int, place: int, held: int) -> int:
        """4.2 Return how many pieces cannot leave a place; for all of them use `forbids_moving`."""
        return held

    def needs_rule(self, g: Game, owner: int, origin: int, destination: int, needs: bool) -> bool:
        """4.2.1 Whether the mover must rule origin or destination.

        Destination NOWHERE stands for a way that is neither a path nor a river (M.3.5).
        """
        return needs

    def attacker_rolls_high(self, g: Game, b: Fight, high: bool) -> bool:
        """4.3.3 Whether the attacker takes the higher die."""
        return high

    def max_rolled_hits(self, g: Game, b: Fight, owner: int, most: int) -> int:
        """4.3.3.I Return the most hits `owner` may deal by rolling."""
        return most

    def is_defenseless(self, g: Game, b: Fight, defenseless: bool) -> bool:
        """4.3.5.II Whether the defender is defenseless."""
        return defenseless

    def extra_hits(self, g: Game, b: Fight, owner: int, hits: int) -> int:
        """4.3.5.I Return the extra hits `owner` deals without choosing to."""
        return hits

    def goes_along(self, g: Game, m: Moved) -> list[int]:
        """4.2, 15.2.4 Return kinds of piece of which one more may join a move.

        `m` is the move so far: its warriors, and the pieces that join it already.
        """
        return []

    def item_points(self, g: Game, seat: int, card: int, points: int) -> int:
        """3.2.2 Return the points for crafting an item."""
        return points

    def attacks_from(self, g: Game, owner: int, place: int, may: bool) -> bool:
        """4.3 Whether `owner` has pieces to battle with in a clearing."""
        return may

    def defends(self, g: Game, attacker: int, defender: int, place: int, does: bool) -> bool:
        """4.3 Whether an enemy with a piece in a clearing can be the defender there.

        It cannot if the only pieces `attacker` could battle with are pieces that it may treat as
        its own against others, but not against that enemy (11.2.7.III).
        """
        return does

    def hides_defending(self, g: Game, attacker: int, place: int) -> bool:
        """1.2.1 Whether the attacker's hand decides, in secret, if an enemy can be defender."""
        return False

    def before_rolling(self, g: Game, b: Fight) -> list[Frame]:
        """4.3.2 Return mandatory procedures before the roll; they may ask either side."""
        return []

    def costs_of_battle(self, g: Game, b: Fight) -> list[Frame]:
        """4.3 Return procedures before a battle; `law.battle.battle.call_off` cancels it."""
        return []

    def fights_with(self, g: Game, b: Fight, owner: int, others: list[int]) -> list[int]:
        """4.3 Return the other owners whose warriors count as `owner`'s own in a battle.

        These warriors add to the most hits it may roll, keep it from being defenseless, and take
        hits once its own warriors are gone; `losses` can change that order.
        """
        return others

    def ignores_hits(self, g: Game, b: Fight, owner: int, hits: int, ignored: int) -> int:
        """4.3.5.III Return how many of the hits dealt to `owner` it ignores.

        `owner` is a side, or an owner that defends beside the defender (16.2.2.Ia).  Hits of an
        ambush count, too.
        """
        return ignored

    def hits_unmet(self, g: Game, b: Fight, owner: int, hits: int) -> None:
        """4.3.6 Record in the battle (`Fight.note`) that hits dealt to `owner` found no piece."""

    def stands_in(self, g: Game, r: Removed, index: int) -> int:
        """G.23, G.24 Return the kind of which one is removed in place of one piece, or ANY_KIND.

        It must stand at the same place.  Asked about each entry of a removal outside battle, also
        one that is part of replacing.  The caller then marks `table.uses.mark_of(self, STANDS_IN)`
        as used.
        """
        return ANY_KIND

    def comes_instead(self, g: Game, kind: int, place: int) -> int:
        """G.20 Return the kind placed instead of `kind` if its supply is empty, or ANY_KIND.

        Asked if an effect lets a player place pieces of `kind`.  The caller then marks
        `table.uses.mark_of(self, COMES_INSTEAD)` as used.
        """
        return ANY_KIND

    def came_instead(self, g: Game, kind: int, place: int) -> None:
        """G.20 React to the placing of a piece that `comes_instead` named.  Changes the game."""

    def stocked(self, g: Game, kind: int, n: int) -> None:
        """G.24, G.32 React to a change by `n` of a supply, such as to update a track's order."""

    def follows(self, g: Game, kind: int, place: int) -> list[int]:
        """4.2 Return kinds whose pieces there all go along with `kind`, even if forbidden to."""
        return NO_KINDS

    def removed_to(self, g: Game, r: Removed, index: int, to: int) -> int:
        """G.24 Return the destination of a removal's pieces: see `records`, or a board (`pile`)."""
        return to

    def sets_apart(self, g: Game, r: Removed, index: int) -> int:
        """G.24, R.8.2.2 Return how many pieces of a removal go onto its board in any case."""
        return 0

    def spares(self, g: Game, r: Removed, index: int) -> int:
        """R.11.8.1 Return how many pieces of one entry remain when all enemy pieces are removed."""
        return 0

    def removal_points(self, g: Game, seat: int, kind: int, points: int) -> int:
        """3.2.1 Return a seat's points for removing enemy buildings or tokens of a kind."""
        return points

    def removal_bonus(self, g: Game, r: Removed) -> list[Bonus]:
        """3.2.1, 3.1.1 Return points scored at the same moment as those of a removal."""
        return []

    def discarded_to(self, g: Game, seat: int, card: int, pile: int, played: bool) -> int:
        """G.5 Return the pile a discarded card goes to; `played` if it was played as an ambush."""
        return pile

    def first_cards(self, g: Game, seat: int) -> list[Action]:
        """G.6 Return options to take the first card `seat` draws from elsewhere than the deck."""
        return []

    def take_first(self, g: Game, seat: int, action: Action) -> int:
        """G.6 Take the card of one of `first_cards`, visibly to all, and return it.

        Returns NO_CARD for actions of other sources.  Changes the game, as `use` does; the caller
        puts the card in its place.
        """
        return NO_CARD

    def renews(self, g: Game) -> list[list[int]]:
        """2.1 Return its piles whose cards go into a new deck; the caller empties these lists."""
        return []

    def meets_dominance(self, g: Game, seat: int, card: int, meets: bool) -> bool:
        """3.3.1, 16.2.2.I Whether `seat` wins by its dominance card, by section `law_of`."""
        return meets

    def on_points(self, g: Game, seat: int, before: int) -> None:
        """3.2, H.1.1 React to a score marker having advanced from `before`.  Changes the game."""

    def ends_turn(self, g: Game, seat: int) -> list[Frame]:
        """1.4.3, H.1 Return the procedures for the very end of a turn."""
        return []

    def still_scores(self, g: Game, seat: int) -> bool:
        """3.3.1 Whether a seat's score marker stays on the track despite dominance."""
        return False

    def items_down(self, g: Game, seat: int, item: int) -> int:
        """4.1.2 Return how many of an item lie face down in a Crafted Items box."""
        return 0

    def item_taken(self, g: Game, seat: int, item: int) -> None:
        """9.5.4 Record that a face-down item, which `items_down` counts, has left its box."""

    def lent_hits(self, g: Game, b: Fight, owner: int) -> int:
        """4.3.3.I Return what a third party adds to the most hits `owner` may roll."""
        return 0

    def remover_of(self, g: Game, b: Fight, kind: int, remover: int) -> int:
        """4.3.6, 3.2.1 Return the owner that counts as removing a piece lost in battle."""
        return remover

    def losses(
        self, g: Game, b: Fight, owner: int, marks: list[int], options: list[Action]
    ) -> list[Action]:
        """4.3.6 Return the options of `owner` for its next hit.

        `options` are those so far; `marks` are the kinds already hit.
        """
        return options

    def enemies(self, g: Game, one: int, other: int, are: bool) -> bool:
        """G.8 Whether two owners are enemies of each other."""
        return are

    def enemy_piece(self, g: Game, seat: int, kind: int, is_one: bool) -> bool:
        """G.9 Whether an enemy's pieces of a kind are enemy pieces to a seat.

        They are not while the seat treats them as its own for rule.
        """
        return is_one

    def turns_hostile(self, g: Game, r: Removed, index: int, turns: bool) -> bool:
        """9.2.9.III Whether a removal of warriors makes their faction Hostile."""
        return turns

    def victory_at_points(self, g: Game, seat: int, victory: str) -> str:
        """3.1, R.3 Return the name of a seat's victory by points; empty if it must wait."""
        return victory

    def wins_with(self, g: Game, winner: int) -> list[int]:
        """3.1 Return seats that win because another seat wins."""
        return []

    # ---- vetoes: any one "cannot" wins (1.1.2)

    def forbids_placing(self, g: Game, i: Intent) -> bool:
        """G.20 Whether pieces cannot be placed in this way (an item left has no owner)."""
        return False

    def waives_limits(self, g: Game) -> bool:
        """G.20 Whether described positions may exceed limits of number and suit in placing."""
        return False

    def forbids_moving(self, g: Game, i: Intent) -> bool:
        """4.2 Whether pieces cannot be moved in this way.

        Asked with an `origin` alone (can they leave at all?), with a `place` alone (can they enter,
        even if they cannot leave?), and with both.
        """
        return False

    def forbids_rolled_hits(self, g: Game, b: Fight, owner: int) -> bool:
        """4.3.3, 14.2.5 Whether `owner` deals no rolled hits in a battle, even with allies."""
        return False

    def forbids_ambush(self, g: Game, b: Fight) -> bool:
        """4.3.1 Whether the defender cannot play an ambush card."""
        return False

    def stops_automated(self, g: Game, i: Intent) -> bool:
        """R.11.8.2 Whether an automated opponent's placing or moving is stopped here.

        If so, removes the piece that stops it: changes the game, as `use` does.
        """
        return False

    def suits_automated(self, g: Game, seat: int, action: Action) -> bool:
        """R.7.7.6 Whether an automated opponent uses this offer of the source."""
        return False

    def forbids_removing(self, g: Game, i: Intent) -> bool:
        """G.24 Whether pieces cannot be removed in this way, such as a warlord outside battle."""
        return False

    def forbids_scoring(self, g: Game, kind: int) -> bool:
        """3.2.1 Whether removing pieces of a kind never scores, whatever the rule."""
        return False

    def forbids_flipping(self, g: Game, i: Intent) -> bool:
        """17.2.3 Whether pieces cannot be turned to their other side."""
        return False

    def forbids_items(self, g: Game, i: Intent) -> bool:
        """17.2.3 Whether items cannot be taken from under a ruin."""
        return False

    def forbids_crafting(self, g: Game, i: Intent) -> bool:
        """4.1 Whether a card cannot be crafted."""
        return False

    def forbids_activating(self, g: Game, i: Intent) -> bool:
        """4.1.1 Whether crafting pieces cannot be activated."""
        return False

    def cannot(self, i: Intent) -> Reason:
        """Return (section, reason) behind one of its vetoes, for `why_not`.

        `i.how` names the forbidden thing.  A faction is also asked here for the rule that limits
        the suits of the clearings it moves from or battles in.
        """
        return ("1.1.2", because("why-rule_play_forbids"))

    # ---- offers: options added to a window

    def speaks_in(self, window: int) -> bool:
        """1.4.1 Whether it ever overrides `offers`, `compels`, `hides` or `betrays` in a window.

        It is asked once, when the rulebook is made, so that a source costs nothing in other
        windows.  A subclass that uses further windows overrides this method, too.
        """
        return True

    def offers(self, g: Game, seat: int, window: int) -> list[Action]:
        """1.4.1 Return the options of `seat` in a window of its turn (`table.moments`)."""
        return []

    def compels(self, g: Game, seat: int, window: int) -> bool:
        """1.4.1 Whether this source's offer in a window must be used."""
        return False

    def hides(self, g: Game, seat: int, window: int) -> bool:
        """1.2.1 Whether the contents of a hand decide this source's offer in a window.

        The window is then opened in every case, so that its opening tells nobody what is held.
        """
        return False

    def betrays(self, g: Game, seat: int, window: int) -> bool:
        """1.2.1 Whether the contents of a hand decide that an offer in a window must be used.

        Everybody can tell what is held from whether it is used, so undo does not go back behind it.
        """
        return False

    def compels_in(self, g: Game, b: Fight, seat: int, window: int) -> bool:
        """4.3.2, 4.3.4 Whether this source's offer in a window of a battle must be used."""
        return False

    def after_move(self, g: Game, m: Moved) -> list[Action]:
        """1.4.2 Return the mover's options right after a move, even within an action."""
        return []

    def hides_after_move(self, g: Game, m: Moved) -> bool:
        """1.2.1 Whether the mover's hand decides the options right after a move."""
        return False

    def after_battle(self, g: Game, b: Fight, seat: int) -> list[Action]:
        """1.4.2 Return a side's options right after a battle, even within an action."""
        return []

    def any_suit(self, g: Game, seat: int, card: int) -> bool:
        """2.1.1 Whether a card that `seat` spends or reveals may count as a suit of its choice."""
        return False

    def count_as_any(self, g: Game, seat: int, card: int) -> None:
        """2.1.1 Carry out the cost of counting a card as any suit (`any_suit`).

        Changes the game.
        """

    def instead_of_drawing(self, g: Game, seat: int, count: int) -> list[Action]:
        """G.6 Return options of `seat` instead of drawing cards."""
        return []

    def lends_item(self, g: Game, seat: int, item: int) -> bool:
        """4.1.2 Whether `seat` may craft an item that lies here, outside the supply."""
        return False

    def craft_from(self, g: Game, seat: int, item: int) -> int:
        """4.1.2 Take such an item from here; return the points beyond those listed.

        Changes the game, as `use` does; the caller gives the item to its crafter.
        """
        return 0

    def lends_icon(self, g: Game, seat: int) -> int:
        """4.1.1 Return the suits, as a mask, of an extra crafting icon here; 0 for none.

        `seat` may spend it while crafting, for one icon of these suits or of any suit.
        """
        return 0

    def spend_icon(self, g: Game, seat: int) -> None:
        """4.1.1 Record that this icon has been spent.  Changes the game, as `use` does."""

    def keeps_crafted(self, g: Game, seat: int, card: int) -> bool:
        """4.1.2 Whether `seat` may put a crafted item's card onto this board (`pile`)."""
        return False

    def battle_effects(self, g: Game, b: Fight, seat: int, window: int) -> list[Action]:
        """4.3.2, 4.3.4 Return the options of `seat` in a window of the battle."""
        return []

    def use(self, g: Game, seat: int, action: Action) -> bool:
        """Carry out an action this source offered; return False if the action is not its own.

        This is the usual place where a source changes the game, through atoms and frames.
        """
        return False

    def why_not(self, g: Game, seat: int) -> Reason | None:
        """Return (section, reason) why this source's offer cannot be used now, or None."""
        return None

    def why_not_offer(self, g: Game, seat: int, action: Action) -> Reason | None:
        """Return (section, reason) why one of its offers is missing now; None for others.

        Cards use `why_not` instead.
        """
        return None

    def why_no_way(self, g: Game, owner: int, origin: int, place: int) -> Reason | None:
        """Return (section, reason) why a way that exists at times is missing now, or None."""
        return None

    def appeal(self, g: Game, seat: int, action: Action) -> int:
        """Return the value of its offer to computer players, in hundredths of a point; or 0."""
        return 0

    # ---- triggers: procedures an event sets off

    def on_removed(self, g: Game, r: Removed) -> list[Frame]:
        """1.5.4 Return procedures set off by pieces that have been removed together."""
        return []

    def on_cleared(self, g: Game, c: Cleared) -> list[Frame]:
        """9.2.2.I Return procedures for an effect that removes all enemy pieces from places."""
        return []

    def on_moved(self, g: Game, m: Moved) -> list[Frame]:
        """4.2 Return procedures set off by a move."""
        return []

    def on_moved_together(self, g: Game, moves: list[Moved]) -> list[Frame]:
        """4.2 Return procedures set off by simultaneous moves; the mover's come first."""
        return []

    def on_built(self, g: Game, kind: int, place: int, n: int) -> list[Frame]:
        """2.2.3 Return procedures set off by buildings in open slots, not replacing (G.23)."""
        return []

    def on_placed(self, g: Game, kind: int, place: int, n: int, by: int) -> list[Frame]:
        """G.20 Return procedures set off by placing buildings or tokens.

        Pieces that replace others (G.23) count, too.  `by` is the seat that placed them; NOBODY
        stands for their owner.
        """
        return []

    def on_item_crafted(self, g: Game, seat: int, card: int) -> list[Frame]:
        """4.1.2 Return procedures set off by the crafting of an item."""
        return []

    def on_effect_gone(self, g: Game, seat: int) -> list[Frame]:
        """4.1.3 Return procedures set off by this effect leaving a play area."""
        return []

    def on_battle_ended(self, g: Game, b: Fight) -> list[Frame]:
        """4.3 Return procedures set off by the end of a battle."""
        return []

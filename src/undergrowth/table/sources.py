"""What bends the law: factions, crafted cards, hirelings, landmarks and maps.

A source is stateless and shared by every copy of a game.  Each hook has a default, which is the
general law.  General rules ask, through `Hooks`, only the sources that override a hook, in order
of precedence (1.1.1): the map, landmarks, factions, cards.  Which of two factions has the last word
at a value is said by their `rank`, never by seating.
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
    Captured,
    Cleared,
    Fate,
    Fight,
    Hit,
    Intent,
    Moved,
    Removed,
)

NO_KINDS: Final[list[int]] = []
"""Never changed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Source(Keeper):
    """Anything that bends the law.  Hooks look and answer; they never change the game."""

    def rank(self, hook: str) -> int:
        """1.1.1 How late it is asked at a value, among sources of its sort; the last word counts.

        0 but where a rule overrides that of another faction or yields to it: its docstring names
        both sections.
        """
        return 0

    # ---- values: take the answer so far, return their own

    def ruler(self, g: Game, place: int, most: int, ruler: int) -> int:
        """2.5 Who rules a clearing; `most` is the greatest strength there."""
        return ruler

    def rules_by_pieces(self) -> bool:
        """Whether `ruler` reads nothing but the pieces there: it is remembered till they change."""
        return False

    def strength(self, g: Game, owner: int, place: int, strength: int) -> int:
        """2.5 How much `owner` counts towards rule in a clearing: pieces of others that it treats
        as its own are added, and its own taken off while another treats them as theirs (H.3.1).
        """
        return strength

    def strength_by_pieces(self) -> bool:
        """Whether `strength` reads nothing but the pieces there and what tells
        `law.pieces.atoms.forget_rulers` when it changes: the sum is remembered till then."""
        return False

    def rules(self, g: Game, seat: int, place: int, mine: bool) -> bool:
        """2.5 Whether `seat` rules a clearing, or may act as if it did; changes nobody else's."""
        return mine

    def rules_but_to_move(self, g: Game, seat: int, place: int, mine: bool) -> bool:
        """2.5, 4.2.1 The same for every effect except moving, which needs rule as it is."""
        return mine

    def weight(self, g: Game, kind: int, weight: int) -> int:
        """2.5 How much one piece of a kind counts towards rule.

        Asked when a play area changes and when a save is opened, and kept in `g.weights`, which is
        asked with every piece that is shifted: it may depend on nothing else.
        """
        return weight

    def adjacent(self, g: Game, owner: int, place: int, there: list[int]) -> list[int]:
        """2.2.1 The places adjacent to `place` for `owner`."""
        return there

    def neighbours(self, g: Game, owner: int, place: int, there: list[int]) -> list[int]:
        """4.2 The places `owner` may move to from `place` in one move; adjacent ones at first."""
        return there

    def moves_from(self, g: Game, owner: int, places: list[int]) -> list[int]:
        """4.2, 18.2.4 The places that `owner` may take a move from: clearings, and no forests."""
        return places

    def held_back(self, g: Game, kind: int, place: int, held: int) -> int:
        """4.2 How many pieces of a kind cannot be moved out of a place, where others can; where
        none can, `forbids_moving` says so."""
        return held

    def needs_rule(self, g: Game, owner: int, origin: int, destination: int, needs: bool) -> bool:
        """4.2.1 Whether the mover must rule one end.

        Destination NOWHERE asks about a way that is neither a path nor a river (M.3.5).
        """
        return needs

    def knows_kind(self, g: Game, viewer: int, kind: int, place: int, known: bool) -> bool:
        """1.2.1 Whether `viewer` (a seat or NOBODY) can tell the kind of these pieces.

        NOWHERE asks about the supply.  It may depend only on what that viewer knows.
        """
        return known

    def attacker_rolls_high(self, g: Game, b: Fight, high: bool) -> bool:
        """4.3.3 Whether the attacker takes the higher die."""
        return high

    def max_rolled_hits(self, g: Game, b: Fight, owner: int, most: int) -> int:
        """4.3.3.I The most hits `owner` may deal by rolling."""
        return most

    def is_defenseless(self, g: Game, b: Fight, defenseless: bool) -> bool:
        """4.3.5.II Whether the defender is defenseless."""
        return defenseless

    def extra_hits(self, g: Game, b: Fight, owner: int, hits: int) -> int:
        """4.3.5.I The extra hits `owner` deals without choosing to."""
        return hits

    def goes_along(self, g: Game, m: Moved) -> list[int]:
        """4.2, 15.2.4 Kinds of piece of which one more may go along with what moves.

        `m` is the move as it stands: its warriors, and what goes along with them already.
        """
        return []

    def item_points(self, g: Game, seat: int, card: int, points: int) -> int:
        """3.2.2 The points for crafting an item."""
        return points

    def attacks_from(self, g: Game, owner: int, place: int, may: bool) -> bool:
        """4.3 Whether `owner` has something to battle with in a clearing."""
        return may

    def defends(self, g: Game, attacker: int, defender: int, place: int, does: bool) -> bool:
        """4.3 Whether an enemy with a piece in a clearing can be the defender there.

        Not where all that `attacker` has to battle with is what it treats as its own but against
        that enemy (11.2.7.III).
        """
        return does

    def hides_defending(self, g: Game, attacker: int, place: int) -> bool:
        """1.2.1 Whether the attacker's hand decides whether somebody can be the defender in a
        clearing: whether there is a battle to be had there is then a secret."""
        return False

    def before_rolling(self, g: Game, b: Fight) -> list[Frame]:
        """4.3.2 What happens before the roll that nobody chooses to use: procedures that may ask
        either side, or both."""
        return []

    def costs_of_battle(self, g: Game, b: Fight) -> list[Frame]:
        """4.3 What the attacker has to do before a battle begins; `law.battle.battle.call_off`
        where it cannot."""
        return []

    def fights_with(self, g: Game, b: Fight, owner: int, others: list[int]) -> list[int]:
        """4.3 The other owners whose warriors count as `owner`'s own in a battle.

        They add to the most hits it may roll, keep it from being defenseless, and take hits when
        its own warriors have fallen; `losses` can put that in another order.
        """
        return others

    def ignores_hits(self, g: Game, b: Fight, owner: int, hits: int, ignored: int) -> int:
        """4.3.5.III How many of the hits dealt to `owner`, a side or one that defends beside the
        defender (16.2.2.Ia), it ignores; from an ambush, too."""
        return ignored

    def hits_unmet(self, g: Game, b: Fight, owner: int, hits: int) -> None:
        """4.3.6 So many of the hits dealt to `owner` find no piece.  Changes what the battle
        remembers (`Fight.note`), as `use` changes the game."""

    def hit_fate(self, g: Game, b: Fight, hit: Hit, fate: Fate) -> Fate:
        """4.3.6 What becomes of a hit whose piece has been chosen.

        What needs a choice is offered in the window AT_HITS instead; see `law.battle.dealing`.
        """
        return fate

    def stands_in(self, g: Game, r: Removed, index: int) -> int:
        """G.23, G.24 The kind of piece, of the same place, of which one is removed in place of one
        entry of a removal outside battle, also where that is replaced; ANY_KIND for none.

        `table.uses.mark_of(self, STANDS_IN)` then stands among what has been used this turn.
        """
        return ANY_KIND

    def comes_instead(self, g: Game, kind: int, place: int) -> int:
        """G.20 The kind of piece of which one is placed here where an effect lets somebody place
        pieces of `kind` of which its supply has none; ANY_KIND for none.

        `table.uses.mark_of(self, COMES_INSTEAD)` then stands among what has been used this turn.
        """
        return ANY_KIND

    def came_instead(self, g: Game, kind: int, place: int) -> None:
        """G.20 What `comes_instead` named has been placed.  Changes the game, as `use` does."""

    def stocked(self, g: Game, kind: int, n: int) -> None:
        """G.24, G.32 `n` pieces of a kind have come to their supply, or have left it: what keeps
        the order of unlike pieces on a track changes that, as `use` changes the game."""

    def follows(self, g: Game, kind: int, place: int) -> list[int]:
        """4.2 Kinds of which all pieces there go wherever one of `kind` goes, however it does:
        nobody chooses that, and nothing that forbids to move such pieces keeps them here."""
        return NO_KINDS

    def removed_to(self, g: Game, r: Removed, index: int, to: int) -> int:
        """G.24 Where the pieces of one removal go: see `records`, or onto a board (`pile`)."""
        return to

    def sets_apart(self, g: Game, r: Removed, index: int) -> int:
        """G.24, R.8.2.2 How many pieces of one removal come onto its board (`pile`) whatever
        becomes of the others."""
        return 0

    def spares(self, g: Game, r: Removed, index: int) -> int:
        """R.11.8.1 How many pieces of one entry stay where an effect removes all enemy pieces."""
        return 0

    def removal_points(self, g: Game, seat: int, kind: int, points: int) -> int:
        """3.2.1 The points a seat scores for removing enemy buildings or tokens of a kind."""
        return points

    def removal_bonus(self, g: Game, r: Removed) -> list[Bonus]:
        """3.2.1, 3.1.1 Points scored at the same moment as those for what a removal takes."""
        return []

    def discarded_to(self, g: Game, seat: int, card: int, pile: int, played: bool) -> int:
        """G.5 The pile a discarded card goes to: see `records`, or one on a board (`pile`).

        `played` is true of an ambush card that has been played as one.
        """
        return pile

    def first_cards(self, g: Game, seat: int) -> list[Action]:
        """G.6 Where the first card that `seat` draws may come from besides the deck."""
        return []

    def take_first(self, g: Game, seat: int, action: Action) -> int:
        """G.6 Take the card that one of `first_cards` stands for, in sight of all, or NO_CARD.

        Changes the game, as `use` does; the caller puts the card somewhere.
        """
        return NO_CARD

    def renews(self, g: Game) -> list[list[int]]:
        """2.1 Piles on its board whose cards go into a new deck: the lists, which are emptied."""
        return []

    def meets_dominance(self, g: Game, seat: int, card: int, meets: bool) -> bool:
        """3.3.1, 16.2.2.I Whether `seat` wins by an activated dominance card at the start of its
        Birdsong; `law_of` names the section."""
        return meets

    def on_points(self, g: Game, seat: int, before: int) -> None:
        """3.2, H.1.1 A score marker has come forward on the track from `before`.

        Changes what the source remembers of it, as `use` changes the game.
        """

    def ends_turn(self, g: Game, seat: int) -> list[Frame]:
        """1.4.3, H.1 What happens at the end of a turn, after everything else in it."""
        return []

    def still_scores(self, g: Game, seat: int) -> bool:
        """3.3.1 Whether a seat's score marker stays on the track in spite of dominance."""
        return False

    def items_down(self, g: Game, seat: int, item: int) -> int:
        """4.1.2 How many of an item lie face down in a Crafted Items box."""
        return 0

    def item_taken(self, g: Game, seat: int, item: int) -> None:
        """9.5.4 An item that lay face down has been taken out of a Crafted Items box, where this
        source says that any does.

        Changes what the source remembers of it, as `use` changes the game.
        """

    def lent_hits(self, g: Game, b: Fight, owner: int) -> int:
        """4.3.3.I What a third party adds to the most hits `owner` may deal by rolling."""
        return 0

    def remover_of(self, g: Game, b: Fight, kind: int, remover: int) -> int:
        """4.3.6, 3.2.1 Who counts as removing a piece that is lost in battle."""
        return remover

    def losses(
        self, g: Game, b: Fight, owner: int, marks: list[int], options: list[Action]
    ) -> list[Action]:
        """4.3.6 What `owner` may lose to its next hit; `marks` are the kinds already hit."""
        return options

    def enemies(self, g: Game, one: int, other: int, are: bool) -> bool:
        """G.8 Whether two owners are each other's enemies."""
        return are

    def enemy_piece(self, g: Game, seat: int, kind: int, is_one: bool) -> bool:
        """G.9 Whether pieces of a kind, which an enemy owns, are enemy pieces to a seat: not while
        it treats them as its own for rule.
        """
        return is_one

    def turns_hostile(self, g: Game, r: Removed, index: int, turns: bool) -> bool:
        """9.2.9.III Whether a faction holds it against a Vagabond that he removed its warriors."""
        return turns

    def victory_at_points(self, g: Game, seat: int, victory: str) -> str:
        """3.1, R.3 What the victory of a seat is called that has the points to win; nothing
        while it has to wait for others."""
        return victory

    def wins_with(self, g: Game, winner: int) -> list[int]:
        """3.1 Seats that win because another seat wins."""
        return []

    # ---- vetoes: any one "cannot" wins (1.1.2)

    def forbids_placing(self, g: Game, i: Intent) -> bool:
        """G.20 Pieces cannot be placed so; nobody owns an item that is left in a clearing."""
        return False

    def waives_limits(self, g: Game) -> bool:
        """G.20 Whether pieces may have come to the map in spite of limits of number and suit:
        described positions are then not held to them."""
        return False

    def forbids_moving(self, g: Game, i: Intent) -> bool:
        """4.2 Pieces cannot be moved so.

        Asked with an `origin` alone (can they leave at all?), with a `place` alone (can they
        enter, whatever holds them back?), and with both.
        """
        return False

    def forbids_rolled_hits(self, g: Game, b: Fight, owner: int) -> bool:
        """4.3.3, 14.2.5 `owner` deals no rolled hits in a battle, whoever fights beside it."""
        return False

    def forbids_ambush(self, g: Game, b: Fight) -> bool:
        """4.3.1 The defender cannot play an ambush card."""
        return False

    def stops_automated(self, g: Game, i: Intent) -> bool:
        """R.11.8.2 Whether what an automated opponent is about to place or move is stopped here.

        What stops it is removed: changes the game, as `use` does.
        """
        return False

    def suits_automated(self, g: Game, seat: int, action: Action) -> bool:
        """R.7.7.6 Whether an automated opponent uses what this source offers it."""
        return False

    def forbids_removing(self, g: Game, i: Intent) -> bool:
        """G.24 Pieces cannot be removed so (a warlord outside battle)."""
        return False

    def forbids_scoring(self, g: Game, kind: int) -> bool:
        """3.2.1 Nobody scores for removing pieces of a kind, whatever rule would give points."""
        return False

    def forbids_flipping(self, g: Game, i: Intent) -> bool:
        """17.2.3 Pieces cannot be turned to their other side."""
        return False

    def forbids_items(self, g: Game, i: Intent) -> bool:
        """17.2.3 Items cannot be taken from under a ruin."""
        return False

    def forbids_crafting(self, g: Game, i: Intent) -> bool:
        """4.1 A card cannot be crafted."""
        return False

    def forbids_activating(self, g: Game, i: Intent) -> bool:
        """4.1.1 Crafting pieces cannot be activated."""
        return False

    def cannot(self, i: Intent) -> Reason:
        """(section, reason) behind a "cannot" of its own, for `why_not`; `i.how` says of what.

        A faction is asked so, too, what limits the suit of the clearing it moves from or battles
        in.
        """
        return ("1.1.2", because("why-rule_play_forbids"))

    # ---- offers: options added to a window

    def speaks_in(self, window: int) -> bool:
        """1.4.1 Whether `offers`, `compels`, `hides` or `betrays` ever say anything in a window.

        It is asked once, when the rulebook is made: a source that names its windows costs nothing
        in the others.  Whoever overrides them for other windows overrides this too.
        """
        return True

    def offers(self, g: Game, seat: int, window: int) -> list[Action]:
        """1.4.1 What `seat` may use in a window of its turn; see `records` for the windows."""
        return []

    def compels(self, g: Game, seat: int, window: int) -> bool:
        """1.4.1 Whether what this source offers in a window must be used."""
        return False

    def hides(self, g: Game, seat: int, window: int) -> bool:
        """1.2.1 Whether what a hand holds decides what this source offers in a window.

        The window is then opened in either case: that it opens must tell nobody what is held.
        """
        return False

    def betrays(self, g: Game, seat: int, window: int) -> bool:
        """1.2.1 Whether what a hand holds decides that something must be used in a window.

        It happens or it does not, so everybody can tell what is held: undo ends there.
        """
        return False

    def compels_in(self, g: Game, b: Fight, seat: int, window: int) -> bool:
        """4.3.2, 4.3.4 Whether what this source offers in a window of a battle must be used."""
        return False

    def after_move(self, g: Game, m: Moved) -> list[Action]:
        """1.4.2 What the mover may use right after a move, even within a compound action."""
        return []

    def hides_after_move(self, g: Game, m: Moved) -> bool:
        """1.2.1 Whether what the mover's hand holds decides what is offered right after a move."""
        return False

    def after_battle(self, g: Game, b: Fight, seat: int) -> list[Action]:
        """1.4.2 What a side may use right after a battle, even within a compound action."""
        return []

    def any_suit(self, g: Game, seat: int, card: int) -> bool:
        """2.1.1 Whether a card that `seat` spends or reveals may count as a suit of its choice."""
        return False

    def count_as_any(self, g: Game, seat: int, card: int) -> None:
        """2.1.1 It does so now: what that takes.  Changes the game, as `use` does."""

    def instead_of_drawing(self, g: Game, seat: int, count: int) -> list[Action]:
        """G.6 What `seat` may do instead of drawing cards."""
        return []

    def lends_item(self, g: Game, seat: int, item: int) -> bool:
        """4.1.2 Whether `seat` may craft an item that lies here instead of in the supply."""
        return False

    def craft_from(self, g: Game, seat: int, item: int) -> int:
        """4.1.2 Take such an item from here; returns points scored beyond those listed.

        Changes the game, as `use` does; the caller gives the item to its crafter.
        """
        return 0

    def lends_icon(self, g: Game, seat: int) -> int:
        """4.1.1 The suits, as a mask, of one crafting icon that lies here for `seat` to spend while
        it crafts; 0 for none.  It makes one of these suits, or one for any suit."""
        return 0

    def spend_icon(self, g: Game, seat: int) -> None:
        """4.1.1 It has been spent.  Changes the game, as `use` does."""

    def keeps_crafted(self, g: Game, seat: int, card: int) -> bool:
        """4.1.2 Whether `seat` may lay a card that shows an item, crafted just now, onto this board
        (`pile`) instead of discarding it."""
        return False

    def battle_effects(self, g: Game, b: Fight, seat: int, window: int) -> list[Action]:
        """4.3.2, 4.3.4 What `seat` may use in a window of the battle."""
        return []

    def use(self, g: Game, seat: int, action: Action) -> bool:
        """Carry out an action this source offered; False when it is not its own.

        The one method of a source that changes the game, through atoms and frames.
        """
        return False

    def why_not(self, g: Game, seat: int) -> Reason | None:
        """(section, reason) why what this source offers cannot be used now, if it knows."""
        return None

    def why_not_offer(self, g: Game, seat: int, action: Action) -> Reason | None:
        """(section, reason) why an action it offers at times is not offered now; None for others.

        Cards answer by `why_not` instead.
        """
        return None

    def why_no_way(self, g: Game, owner: int, origin: int, place: int) -> Reason | None:
        """(section, reason) why a way that is there at times is not there now."""
        return None

    def appeal(self, g: Game, seat: int, action: Action) -> int:
        """How much a computer player should prefer what this source offers, before seeing where it
        leads, in hundredths of a point; 0 for what is not its own."""
        return 0

    # ---- triggers: procedures an event sets off

    def on_removed(self, g: Game, r: Removed) -> list[Frame]:
        """1.5.4 Pieces have been removed together."""
        return []

    def on_captured(self, g: Game, c: Captured) -> list[Frame]:
        """4.3.6 Pieces have been taken onto a board instead of being removed."""
        return []

    def on_cleared(self, g: Game, c: Cleared) -> list[Frame]:
        """9.2.2.I An effect removes all enemy pieces from some places."""
        return []

    def on_moved(self, g: Game, m: Moved) -> list[Frame]:
        """4.2 Pieces have been moved."""
        return []

    def on_moved_together(self, g: Game, moves: list[Moved]) -> list[Frame]:
        """4.2 Pieces, perhaps of several owners, have moved at once; the mover's come first."""
        return []

    def on_built(self, g: Game, kind: int, place: int, n: int) -> list[Frame]:
        """2.2.3 Buildings have been placed in open slots: not where they replace others (G.23)."""
        return []

    def on_placed(self, g: Game, kind: int, place: int, n: int, by: int) -> list[Frame]:
        """G.20 Buildings or tokens have been placed, replacing others (G.23) too, by a seat or, if
        that is NOBODY, by their owner."""
        return []

    def on_item_crafted(self, g: Game, seat: int, card: int) -> list[Frame]:
        """4.1.2 `seat` has crafted an item."""
        return []

    def on_effect_gone(self, g: Game, seat: int) -> list[Frame]:
        """4.1.3 This effect has left the play area of `seat`."""
        return []

    def on_battle_ended(self, g: Game, b: Fight) -> list[Frame]:
        """4.3 A battle is over."""
        return []

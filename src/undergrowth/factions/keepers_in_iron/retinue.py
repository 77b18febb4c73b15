"""15.5.2, 15.6.2 The Retinue: its cards by column, their actions, adding and losing cards."""

from __future__ import annotations

from bisect import insort

from undergrowth.factions.keepers_in_iron.pieces import (
    COLUMNS,
    RETAINER,
    KeeperPieces,
    keepers,
)
from undergrowth.law.battle.battlefield import defenders, may_battle_at
from undergrowth.law.cards.hands import lose_card
from undergrowth.law.cards.piles import discard
from undergrowth.law.moving.ways import may_be_forbidden, may_move_so
from undergrowth.law.pieces.enemies import is_enemy_piece
from undergrowth.law.pieces.rule import may_flip, rules
from undergrowth.law.removing.removal import may_remove
from undergrowth.table.book import book
from undergrowth.table.cards import suit_mask
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS
from undergrowth.table.records import MOVE as MOVING
from undergrowth.table.records import Intent


def suits_of(g: Game, me: KeeperPieces, card: int) -> int:
    """15.5.2, 2.1.1 Return the suits of the clearings in which a card of the Retinue acts, as a
    mask."""
    return suit_mask(me.retainer_suit if card == RETAINER else g.box.cards[card].suit)


# ---- clearings for the actions of the columns


def delvable(g: Game, me: KeeperPieces, place: int) -> list[tuple[int, int]]:
    """15.5.2.II Return the relics in forests around a clearing, as (kind, forest), each kind once.

    Rules that forbid flipping or moving treat all face-down relics alike.
    """
    if g.warriors_at(me.seat, place) == 0 or not rules(g, me.seat, place):
        return []
    found: list[tuple[int, int]] = []
    for forest in g.box.woodland.forests[place]:
        for kind in me.relics_at(g, forest):
            if _may_delve(g, me, kind, forest, place):
                found.append((kind, forest))
    return found


def _may_delve(g: Game, me: KeeperPieces, kind: int, forest: int, place: int) -> bool:
    if me.is_face_down(kind) and not may_flip(g, kind, forest, me.seat):
        return False
    if not may_be_forbidden(g, me.seat):
        return True
    return may_move_so(g, Intent(MOVING, me.seat, place, me.turned_up(kind), forest))


def must_battle(g: Game, me: KeeperPieces, place: int) -> bool:
    """15.5.2.II Whether enemy pieces that they can battle are in a clearing.

    G.9 Warriors that they have hired are none, though their owner could be battled there (4.3).
    """
    if not may_battle_at(g, me.seat, place):
        return False
    if not book(g).hooks.enemy_piece:
        return True
    for owner in defenders(g, me.seat, place):
        for kind in book(g).owner(owner).kinds:
            if g.count(kind, place) > 0 and is_enemy_piece(g, me.seat, kind):
                return True
    return False


def delves_or_battles(g: Game, me: KeeperPieces, place: int) -> bool:
    """15.5.2.II Whether a clearing asks for a battle or holds a relic to delve near it."""
    return must_battle(g, me, place) or len(delvable(g, me, place)) > 0


def delving_places(g: Game, me: KeeperPieces, suits: int) -> list[int]:
    """15.5.2.II Return the clearings of these suits with a battle or a relic to delve."""
    return [
        place for place in g.clearings if g.suits[place] & suits and delves_or_battles(g, me, place)
    ]


def recoverable(g: Game, me: KeeperPieces, place: int) -> list[int]:
    """15.5.2.IIIa Return the relics in a clearing of a type that a waystation shows, each kind
    once."""
    types = me.types_at(g, place)
    if types == 0:
        return []
    return [
        kind
        for kind in me.relics_at(g, place)
        if types >> me.type_of(kind) & 1 and may_remove(g, kind, place, me.seat)
    ]


def recovering_places(g: Game, me: KeeperPieces, suits: int) -> list[int]:
    """15.5.2.III Return the clearings of these suits in which a relic can be recovered."""
    return [place for place in g.clearings if g.suits[place] & suits and recoverable(g, me, place)]


# ---- clearings they rule


def ruled_around(g: Game, me: KeeperPieces, forest: int) -> int:
    """15.5.2.IIb Return how many clearings they rule next to a forest."""
    return len([place for place in g.paths[forest] if rules(g, me.seat, place)])


def ruled_alike(g: Game, me: KeeperPieces, place: int) -> int:
    """15.5.2.IIIc Return how many clearings of a clearing's suit they rule, itself included."""
    suits = g.suits[place]
    return len([each for each in g.clearings if g.suits[each] & suits and rules(g, me.seat, each)])


# ---- adding, shifting, losing


def gather(g: Game, seat: int, card: int, column: int) -> None:
    """15.6.2 Tuck a card of the hand into a column, face up."""
    lose_card(g, seat, card)
    _tuck(g, seat, card, column)
    if g.log is not None:
        fields: dict[str, int | str] = {"card": CARDS.text(card), "retinue": COLUMNS.text(column)}
        g.note("added_to_retinue", "15.6.2", seat, fields)


def shift_card(g: Game, seat: int, card: int, origin: int, column: int) -> None:
    """15.6.2 Move a card of the Retinue, or a Faithful Retainer, to another column."""
    _take_out(g, seat, card, origin)
    _tuck(g, seat, card, column)
    if g.log is not None:
        fields: dict[str, int | str] = {"retinue": COLUMNS.text(column)}
        if card != RETAINER:
            fields["card"] = CARDS.text(card)
        g.note("shifted_retainer" if card == RETAINER else "shifted", "15.6.2", seat, fields)


def dismiss(g: Game, seat: int, card: int, column: int, law: str) -> None:
    """15.5.2.IIb, 15.5.2.IIIc Discard the card that has acted; remove a Faithful Retainer from the
    game."""
    _take_out(g, seat, card, column)
    if card != RETAINER:
        discard(g, seat, card)
    elif g.log is not None:
        g.note("lost_retainer", law, seat, {"retinue": COLUMNS.text(column)})


def _tuck(g: Game, seat: int, card: int, column: int) -> None:
    board = keepers(g, seat).board(g)
    if card == RETAINER:
        board.retainers[column] += 1
        return
    cards = board.retinue[column][:]
    insort(cards, card)
    board.retinue[column] = cards


def _take_out(g: Game, seat: int, card: int, column: int) -> None:
    board = keepers(g, seat).board(g)
    if card == RETAINER:
        board.retainers[column] -= 1
        return
    cards = board.retinue[column][:]
    cards.remove(card)
    board.retinue[column] = cards

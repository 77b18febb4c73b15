"""4.3 Clearings where a seat can battle, and possible defenders."""

from __future__ import annotations

from undergrowth.engine.frames import NOBODY
from undergrowth.engine.messages import Reason, because
from undergrowth.engine.optional import i64
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.places import NOWHERE, PLACE
from undergrowth.table.records import BATTLE, Fight, Intent


def decider(g: Game, owner: int) -> int:
    """1.2, H.1 Return the seat that decides for an owner now, or NOBODY."""
    return book(g).owner(owner).decider(g)


def chooser(g: Game, b: Fight, owner: int) -> int:
    """4.3.6 Return the seat that chooses for a side: the enemy's if no seat decides for it."""
    seat = decider(g, owner)
    return seat if seat != NOBODY else decider(g, b.other(owner))


def hand_of(g: Game, owner: int) -> list[int]:
    """H.3.5 Return an owner's hand; [] for an owner without a seat."""
    return g.hands[owner] if g.has_seat(owner) else []


def may_attack_from(g: Game, owner: int, place: int) -> bool:
    """4.3 Whether a clearing holds a warrior or pawn of the attacker."""
    at: i64 = owner * g.places + place
    may = g.presence[at] > 0 and (g.warriors[at] > 0 or has_pawn(g, owner, place))
    for source in book(g).hooks.attacks_from:
        may = source.attacks_from(g, owner, place, may)
    return may


def has_pawn(g: Game, owner: int, place: int) -> bool:
    """Whether an owner's pawn stands at a place."""
    pawn = book(g).owner(owner).pawn
    return pawn >= 0 and g.count(pawn, place) > 0


def may_defend(g: Game, attacker: int, defender: int, place: int) -> bool:
    """4.3 Whether an owner with a piece in a clearing can be defender: it is an enemy."""
    if not is_enemy(g, attacker, defender):
        return False
    for source in book(g).hooks.defends:
        if not source.defends(g, attacker, defender, place, True):
            return False
    return True


def defenders(g: Game, attacker: int, place: int) -> list[int]:
    """4.3 Return the enemies with any piece in a clearing."""
    return [
        owner
        for owner in range(g.owners)
        if g.has_pieces(owner, place) and may_defend(g, attacker, owner, place)
    ]


def hides_battle(g: Game, owner: int, place: int = NOWHERE) -> bool:
    """1.2.1 Whether a hand decides if an owner can battle, anywhere or in one clearing."""
    asked = book(g).hooks.hides_defending
    if not asked:
        return False
    for each in g.clearings if place == NOWHERE else [place]:
        if may_attack_from(g, owner, each):
            for source in asked:
                if source.hides_defending(g, owner, each):
                    return True
    return False


def record_battle_reveal(g: Game, owner: int, place: int = NOWHERE) -> None:
    """1.2.1 Record that a hand decides whether there will be a battle.

    Call it in a step that begins a battle only if there can be one.
    """
    if hides_battle(g, owner, place):
        g.reveals_hidden()


def may_go_on(g: Game, b: Fight) -> bool:
    """4.3.1.II Whether the attacker's remaining pieces can battle against this defender."""
    for source in book(g).hooks.defends:
        if not source.defends(g, b.attacker, b.defender, b.place, True):
            return False
    return True


def may_battle_at(g: Game, owner: int, place: int) -> bool:
    """4.3 Whether an owner can battle in a clearing."""
    return (
        place in g.clearings and may_attack_from(g, owner, place) and has_defender(g, owner, place)
    )


def battlefields(g: Game, owner: int, suits: int = 0) -> list[int]:
    """4.3 Return the clearings where an owner can battle; `suits` limits them, as a mask."""
    return _battlefields(g, owner, suits, len(g.clearings))


def battlefields_seen(g: Game, owner: int, suits: int = 0) -> list[int]:
    """1.2.1 Return `battlefields` as everybody knows them: battles that depend on a hand count as
    possible."""
    found = battlefields(g, owner, suits)
    if not book(g).hooks.hides_defending:
        return found
    there = [place for place in g.clearings if not suits or g.suits[place] & suits]
    return [place for place in there if place in found or hides_battle(g, owner, place)]


def _battlefields(g: Game, owner: int, suits: int, enough: int) -> list[int]:
    """4.3 Return the first clearings where an owner can battle, at most `enough`."""
    found: list[int] = []
    asked = book(g).hooks.attacks_from
    pawn = book(g).owner(owner).pawn
    mine: i64 = owner * g.places
    for place in g.clearings if asked else g.stands_in(owner):
        may = g.presence[mine + place] > 0 and (
            g.warriors[mine + place] > 0 or (pawn >= 0 and g.count(pawn, place) > 0)
        )
        for source in asked:
            may = source.attacks_from(g, owner, place, may)
        if may and (suits == 0 or (g.suits[place] & suits) != 0) and has_defender(g, owner, place):
            found.append(place)
            if len(found) == enough:
                break
    return found


def has_defender(g: Game, attacker: int, place: int) -> bool:
    """4.3 Whether any enemy has a piece in a clearing."""
    at: i64 = place
    for owner in range(g.owners):
        if g.presence[at] > 0 and owner != attacker and may_defend(g, attacker, owner, place):
            return True
        at += g.places
    return False


def has_battlefield(g: Game, owner: int, suits: int = 0) -> bool:
    """4.3 Whether there is a clearing to battle in."""
    return len(_battlefields(g, owner, suits, 1)) > 0


def why_no_battle(g: Game, owner: int, place: int, suits: int = 0) -> Reason | None:
    """4.3 Return why an owner cannot battle in a clearing, or None."""
    name = PLACE.text(place)
    if place not in g.clearings:
        return ("4.3", because("why-not_clearing", {"place": f"place:{name}"}))
    if suits != 0 and not g.suits[place] & suits:
        return (
            book(g).owner(owner).cannot(Intent(BATTLE, owner, place))[0],
            because("why-not_suit_asked_place", {"place": f"place:{name}"}),
        )
    if not may_attack_from(g, owner, place):
        own = g.decision is not None and g.decision.seat == owner  # H.3.4 or not its own
        whose = "why-have_no_warrior" if own else "why-attacker_has_no_warrior"
        return ("4.3", because(whose, {"place": f"place:{name}"}))
    if not defenders(g, owner, place):
        return ("4.3", because("why-there_no_enemy", {"place": f"place:{name}"}))
    return None

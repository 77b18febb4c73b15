"""9.2.8 Coalitions."""

from __future__ import annotations

from typing import ClassVar, Final

from undergrowth.data import sheet
from undergrowth.engine.actions import Action, verbs
from undergrowth.engine.domains import Domain
from undergrowth.engine.frames import NOBODY
from undergrowth.engine.messages import Reason, because
from undergrowth.factions.vagabond.pieces import HOSTILE, INDIFFERENT, VagabondPieces
from undergrowth.factions.vagabond.relationships import marker, move_marker
from undergrowth.factions.vagabond.state import board
from undergrowth.law.victory.dominance import lay_dominance, points_to_activate
from undergrowth.law.victory.score import may_score
from undergrowth.table.book import book
from undergrowth.table.cards import NO_CARD
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS, FACTIONS

PLAYERS: Final = sheet("setup").number("game.coalition_players")


class JoinWith(Action):
    """`coalition dominance_fox eyrie_dynasties`: the card activated and the player joined."""

    verb: ClassVar[str] = "coalition"
    law: ClassVar[str] = "9.2.8"
    domains: ClassVar[tuple[Domain, ...]] = (CARDS, FACTIONS)

    def __init__(self, card: int, faction: int) -> None:
        self.card: Final = card
        self.faction: Final = faction

    def args(self) -> tuple[int, ...]:
        return (self.card, self.faction)


def in_coalition(g: Game, seat: int) -> bool:
    """9.2.8 Whether a player is another player's coalition partner."""
    return any(faction.bonds.partner(g) == seat for faction in book(g).factions)


def partners(g: Game, seat: int) -> list[int]:
    """9.2.8 Return the players with the fewest points, in no coalition and not on dominance.

    Players whose marker has left the score track have no points to compare.
    """
    rivals = [other for other in range(g.seats) if other != seat and may_score(g, other)]
    if not rivals:
        return []
    fewest = min(g.score[other] for other in rivals)
    return [
        other
        for other in rivals
        if g.score[other] == fewest and not in_coalition(g, other) and g.dominance[other] == NO_CARD
    ]


def may_join(g: Game, seat: int) -> bool:
    """9.2.8, 3.3.1 Whether he may activate a dominance card for a coalition."""
    return (
        g.seats >= PLAYERS
        and may_score(g, seat)
        and g.dominance[seat] == NO_CARD
        and g.score[seat] >= points_to_activate(g, seat)
    )


def coalitions(g: Game, seat: int) -> list[Action]:
    """9.2.8 Return the coalitions he can form now."""
    if not may_join(g, seat):
        return []
    cards = [card for card in g.hand_kinds(seat) if g.box.cards[card].kind == "dominance"]
    options: list[Action] = []
    if cards:
        others = partners(g, seat)
        for card in cards:
            for other in others:
                options.append(JoinWith(card, g.box.owner_numbers[other]))
    return options


def join(g: Game, me: VagabondPieces, action: JoinWith) -> None:
    """9.2.8, 9.2.9.IIId Form the coalition; a Hostile partner becomes Indifferent."""
    other = g.box.owner_of(action.faction)
    lay_dominance(g, me.seat, action.card)
    board(g, me.seat).partner = other
    if g.log is not None:
        fields: dict[str, int | str] = {"card": CARDS.text(action.card)}
        g.note("formed_coalition", "9.2.8", me.seat, fields | {"partner": g.seat_name(other)})
    if marker(g, me.seat, other) == HOSTILE:
        move_marker(g, me.seat, other, INDIFFERENT, "9.2.9.IIId")


def why_not_coalition(g: Game, seat: int, action: JoinWith) -> Reason:
    """9.2.8 Return why a coalition cannot be formed."""
    if action.card not in g.hands[seat] or g.box.cards[action.card].kind != "dominance":
        return (
            "9.2.8",
            because("why-no_dominance_card_hand", {"card": f"card:{CARDS.text(action.card)}"}),
        )
    if g.seats < PLAYERS:
        return ("9.2.8", because("why-coalitions_need_players", {"count": PLAYERS}))
    if board(g, seat).partner != NOBODY:
        return ("9.2.8", because("why-coalition_already"))
    needed = points_to_activate(g, seat)
    if g.score[seat] < needed:
        return (
            "3.3.1",
            because("why-points_needed_have", {"needed": needed, "number": g.score[seat]}),
        )
    other = g.box.owner_of(action.faction)
    if other != NOBODY and in_coalition(g, other):
        return ("9.2.8", because("why-player_coalition"))
    return ("9.2.8", because("why-player_must_have"))


verbs(JoinWith)

"""Limits of undo: whether an answer has given anybody new information.

An answer may be taken back as long as the game would have continued the same, to every viewer's
eyes, in each world that looks the same to that viewer and offers the answer too.  It has given new
information if since then

- chance has answered, or another seat, or the game has ended;
- hidden information has decided how the rules continue (`Flow.reveals_hidden`);
- a card has left the deck or come back to it;
- a viewer learns where a card is, although no answer named that card: it was looked at, taken or
  discarded from where it was hidden.  A card of a player's own that they name is no news to them,
  and it is their own doing that others see it;
- the player who answered learns of an item under a ruin or a face-down piece, or a card of a pile
  that nobody has looked through is revealed.

What a viewer knows is computed from the table (`table.hidden.unknown`, `table.hidden.faces`);
rules report the second point themselves.  Tests play the same answer in worlds dealt anew, and
check this module against the differences.
"""

from __future__ import annotations

from undergrowth.engine.actions import Action, meanings
from undergrowth.engine.errors import BadText
from undergrowth.engine.frames import NOBODY
from undergrowth.table.game import Game
from undergrowth.table.hidden.faces import known_at, unknown_at
from undergrowth.table.hidden.unknown import unknown_cards, unknown_items, without
from undergrowth.table.names import CARDS
from undergrowth.table.places import NOWHERE


def reveals_anything(before: Game, after: Game) -> bool:
    """Whether the answers between two moments of a game have given anybody new information.

    The seat that is asked in `before` has given the first of them.  Returns True if the game keeps
    no record of answers.
    """
    decision = before.decision
    if decision is None or after.over or before.answers is None or after.answers is None:
        return True
    given = after.answers[len(before.answers) :]
    seat = decision.seat
    own = tuple(f"{g.seat_name(seat)}: " for g in (before, after))  # a draft changes names
    if any(not line.startswith(own) for line in given):
        return True
    named = [card for line in given for card in _named(line.split(": ", 1)[1])]
    return reveals_to(before, after, seat) or _told_cards(before, after, seat, named)


def reveals_to(before: Game, after: Game, viewer: int) -> bool:
    """Whether the rules have depended on hidden information, or revealed any to a viewer.

    If not, the viewer has seen the same in every world that looks the same.
    """
    return (
        after.reveals != before.reveals
        or before.deck != after.deck
        or len(without(unknown_cards(before, viewer), unknown_cards(after, viewer))) > 0
        or len(without(unknown_items(before, viewer), unknown_items(after, viewer))) > 0
        or _told_pieces(before, after, viewer)
        or turned_up(before, after)
    )


def _named(text: str) -> list[int]:
    """Return the cards that an answer names."""
    try:
        action: Action = meanings(text)[0]
    except BadText:
        return []
    args = action.args()
    return [args[i] for i in range(len(args)) if action.domains[i] is CARDS]


def _told_cards(before: Game, after: Game, seat: int, named: list[int]) -> bool:
    """Whether another viewer has learned where cards are that the seat has not named."""
    for viewer in range(NOBODY, before.seats):
        if viewer != seat:
            told = without(unknown_cards(before, viewer), unknown_cards(after, viewer))
            if without(told, named):
                return True
    return False


def _told_pieces(before: Game, after: Game, viewer: int) -> bool:
    """1.2.1 Whether unidentified pieces have left their places and more of them are identified.

    Uses only what the viewer sees, so the result is the same whatever lies face down.
    """
    if not after.box.hides_kinds or before.box is not after.box:
        return after.box.hides_kinds
    for group in after.box.alike:
        gone = more = False
        for place in range(NOWHERE, after.places):
            unknown = unknown_at(before, viewer, group, place)
            known = known_at(before, viewer, group, place)
            gone = gone or unknown_at(after, viewer, group, place) < unknown
            more = more or known_at(after, viewer, group, place) > known
        if gone and more:
            return True
    return False


def turned_up(before: Game, after: Game) -> bool:
    """Whether something has left a pile that nobody has looked through.

    Ignores boards that a draft has replaced.
    """
    now = dict(zip(after.box.board_names, after.boards, strict=True))
    for name, board in zip(before.box.board_names, before.boards, strict=True):
        if name in now:
            piles = now[name].unordered()
            for at, pile in enumerate(board.unordered()):
                if at >= len(piles) or without(pile, piles[at]):
                    return True
    return False

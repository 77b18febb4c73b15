"""Whether an answer has told anybody more than that it was given: where undo ends.

An answer may be taken back while every game that looks the same to somebody, and in which it could
be given too, would have gone on alike before their eyes.  It has told more when since then

- chance has answered, or another seat, or the game has ended;
- the course of the rules has depended on something hidden (`Flow.gives_away`);
- a card has left the deck or come back to it;
- somebody can tell where a card is, and could not before, although no answer named that card: it
  was looked at, taken or discarded from where it was hidden.  A card of their own that a player
  names is no news to them, and that others see it is their own doing;
- whoever answered can tell an item under a ruin or a face-down piece, or a card of a pile that
  nobody has looked through has turned up.

What somebody knows is read off the table (`table.hidden.unknown`, `table.hidden.faces`); the second
point is recorded where the rule stands.  Tests play the same answer in worlds dealt anew and hold
this page against what is seen there.
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


def has_told(before: Game, after: Game) -> bool:
    """Whether the answers between two moments of a game have told more than themselves.

    The seat that is asked in `before` has given the first of them.  Without a record of answers
    nobody can say: then they have.
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
    return has_shown(before, after, seat) or _told_cards(before, after, seat, named)


def has_shown(before: Game, after: Game, viewer: int) -> bool:
    """Whether the course of the rules has met something hidden, or shown it to a viewer.

    Where it has not, whatever the viewer sees has gone on alike in every world.
    """
    return (
        after.given_away != before.given_away
        or before.deck != after.deck
        or len(without(unknown_cards(before, viewer), unknown_cards(after, viewer))) > 0
        or len(without(unknown_items(before, viewer), unknown_items(after, viewer))) > 0
        or _told_pieces(before, after, viewer)
        or _turned_up(before, after)
    )


def _named(text: str) -> list[int]:
    """The cards that an answer names."""
    try:
        action: Action = meanings(text)[0]
    except BadText:
        return []
    args = action.args()
    return [args[i] for i in range(len(args)) if action.domains[i] is CARDS]


def _told_cards(before: Game, after: Game, seat: int, named: list[int]) -> bool:
    """Whether anybody else can tell of more cards where they are than the seat has named."""
    for viewer in range(NOBODY, before.seats):
        if viewer != seat:
            told = without(unknown_cards(before, viewer), unknown_cards(after, viewer))
            if without(told, named):
                return True
    return False


def _told_pieces(before: Game, after: Game, viewer: int) -> bool:
    """1.2.1 Whether pieces the viewer could not tell have gone from where they were, and more
    of their like are known somewhere.

    Made from what the viewer sees only: it is alike whatever lies face down.
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


def _turned_up(before: Game, after: Game) -> bool:
    """Whether something has left a pile that nobody has looked through.

    A board that is new in a draft tells nothing.
    """
    now = dict(zip(after.box.board_names, after.boards, strict=True))
    for name, board in zip(before.box.board_names, before.boards, strict=True):
        if name in now:
            piles = now[name].unordered()
            for at, pile in enumerate(board.unordered()):
                if at >= len(piles) or without(pile, piles[at]):
                    return True
    return False

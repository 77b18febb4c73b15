"""Reasons why an action is not offered, asked of the procedures in progress, innermost first.

A reason must be true while the open question is open.  The procedure that asks gives the reason why
an action of a kind it offers is not among its options.  The procedures around it would give reasons
for their own, later moments; for an action that they might offer, the answer is that it must wait
(1.4.2).
"""

from __future__ import annotations

from typing import Final

from undergrowth.engine.actions import Action
from undergrowth.engine.frames import NOBODY, Decision, Prompt
from undergrowth.engine.messages import Reason, because
from undergrowth.table.book import book
from undergrowth.table.frames import Frame
from undergrowth.table.game import Game
from undergrowth.table.names import CARDS, FACTIONS
from undergrowth.table.places import FIRST_PATH, NOWHERE, PLACE, is_path

WAIT: Final[Reason] = ("1.4.2", because("why-wait"))
_ANSWERS: Final[dict[type[Action], list[str]]] = {}
"""Questions that a kind of action answers, by kind, if a procedure has registered it."""


def why(g: Game, seat: int, action: Action) -> Reason | None:
    """Return (section, reason) why an action is not offered to `seat`, or None if unknown.

    Procedures of other players are not asked (`Frame.speaks_to`).  A faction that plays by itself
    is asked why it chose another action.
    """
    decision = g.decision
    if decision is None:
        return ("3.1", because("why-game_over"))
    if g.automated and book(g).faction(seat).answers_itself():
        return absent(g, action) or book(g).faction(seat).why_not_done(g, action)
    if decision.seat != seat:
        return ("1.4.1", because("why-another_player_decides"))
    if g.offers(action):
        return None
    missing = absent(g, action)
    if missing is not None:
        return missing
    asking = len(g.stack) - 1
    for i in range(asking, -1, -1):
        frame = g.stack[i]
        if not isinstance(frame, Frame) or (i != asking and not frame.speaks_to(seat)):
            continue
        reason = frame.why_not(g, action)
        if reason is not None:
            here = i == asking and _is_asked(decision, action)
            return reason if here or frame.tells_facts() else WAIT
    return None


def answers(prompt: Prompt, *kinds: type[Action]) -> None:
    """Register kinds of action as answers to a question.

    A procedure that asks several questions registers the answers of each: its reasons about an
    action are true only while the action's own question is open.  Questions belong to one procedure
    if their keys begin alike, as `move.origin` and `move.destination` do; other procedures may use
    the same kinds of action for their own questions.
    """
    for kind in kinds:
        _ANSWERS.setdefault(kind, []).append(prompt.key)


def _is_asked(decision: Decision, action: Action) -> bool:
    """Whether the open question may be one that such an action answers."""
    room = decision.prompt.partition(".")[0]
    prompts = [key for key in _ANSWERS.get(type(action), []) if key.partition(".")[0] == room]
    return not prompts or decision.prompt in prompts


def not_in_hand(g: Game, seat: int, card: int, law: str) -> Reason | None:
    """Return (section, reason) if a card is not in a hand, else None."""
    if card in g.hands[seat]:
        return None
    return (law, because("why-not_hand", {"card": f"card:{CARDS.text(card)}"}))


def absent(g: Game, action: Action) -> Reason | None:
    """Return (section, reason) if an action names something this game does not have, else None."""
    args = action.args()
    for i in range(len(args)):
        domain = action.domains[i]
        name = domain.text(args[i])
        if domain is PLACE and args[i] != NOWHERE and not _is_here(g, args[i]):
            return ("2.2", because("why-no_such_place", {"place": f"text:{name}"}))
        if domain is CARDS and args[i] not in g.box.deck and args[i] not in g.box.added:
            return ("2.1", because("why-not_in_deck", {"card": f"card:{name}"}))
        if domain is FACTIONS and not g.setup.draft and g.box.owner_of(args[i]) == NOBODY:
            return ("1.5.2", because("why-not_in_game", {"faction": f"faction:{name}"}))
    return None


def _is_here(g: Game, place: int) -> bool:
    """2.2, 2.4 Whether a place is in this game: on its map, even if flooded, or a holding."""
    if not g.has_place(place):
        return False
    woodland = g.box.woodland
    if is_path(place):
        return place - FIRST_PATH < len(woodland.path_ends)
    return (
        place in g.clearings
        or place in woodland.clearings
        or place in woodland.forest_places
        or place in g.box.holdings
    )

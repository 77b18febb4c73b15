"""Proposals on which the people of a game agree.

Replacing somebody who is gone, handing a seat over, ending, pausing and going back are all decided
in this way: somebody proposes, those who play say yes or no, and the last word that is needed
carries the proposal out.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from undergrowth.server.database.rows import Note, People, Proposal, SeatRow
from undergrowth.server.people.hands import has_left, is_held, was_replaced
from undergrowth.server.people.presence import was_here

STAND_IN: Final = "stand_in"
HAND_OVER: Final = "hand_over"
END: Final = "end"
PAUSE: Final = "pause"
RESUME: Final = "resume"
REWIND: Final = "rewind"
KINDS: Final = (STAND_IN, HAND_OVER, END, PAUSE, RESUME, REWIND)
_BY_MOST: Final = (STAND_IN, RESUME)
"""The kinds for which more than half suffice; all others need every voice."""
_FOR_GOOD: Final = (HAND_OVER, END, REWIND)
"""The kinds that nobody can mend afterwards."""
REFUSED: Final = "refused"
LAPSED: Final = "lapsed"
LIFETIME: Final = 3 * 86_400.0
"""The seconds for which a proposal stays open."""
_MOST_NOTES: Final = 60


def voters(proposal: Proposal, seats: list[SeatRow], moment: float) -> list[int]:
    """Return the seats whose word counts at a moment: people who play, and some who do not now.

    The seat that the proposal is about has no word.
    """
    return [
        each.seat
        for each in seats
        if (is_held(each) or _is_waited_for(proposal.kind, each, moment))
        and each.seat != proposal.seat
    ]


def _is_waited_for(kind: str, seat: SeatRow, moment: float) -> bool:
    """Whether the word of a person counts for whom a computer player plays.

    Going back needs those who have left for a time: they have seen the game.  Whom others or the
    clock have replaced would else lose the game by a moment's absence: what cannot be mended
    afterwards needs them, unless they have been gone for long.
    """
    if kind == REWIND and has_left(seat):
        return True
    if kind == HAND_OVER and has_left(seat):
        return was_here(seat, moment)
    return kind in _FOR_GOOD and was_replaced(seat) and was_here(seat, moment)


def needed(proposal: Proposal, seats: list[SeatRow], moment: float) -> int:
    """Return how many of them must agree."""
    count = len(voters(proposal, seats, moment))
    return count // 2 + 1 if proposal.kind in _BY_MOST and count else count


def is_carried(proposal: Proposal, seats: list[SeatRow], moment: float) -> bool:
    """Whether enough people have agreed; nobody's word is enough for the game's maker only."""
    whose = voters(proposal, seats, moment)
    if not whose:
        return proposal.by is None
    agreed = [seat for seat in whose if seat in proposal.agreed]
    return len(agreed) >= needed(proposal, seats, moment)


def is_lost(proposal: Proposal, seats: list[SeatRow], moment: float) -> bool:
    """Whether so many have refused that it cannot be carried any more."""
    left = [seat for seat in voters(proposal, seats, moment) if seat not in proposal.refused]
    return len(left) < needed(proposal, seats, moment)


def proposed(people: People, proposal: Proposal) -> People:
    """Return the decisions with a new proposal, which takes the place of its proposer's last one.

    Where the same is proposed already, the proposer agrees to that.
    """
    for each in people.proposals:
        if _content(each) == _content(proposal) and proposal.by is not None:
            return answered(people, each, proposal.by, True)
    others = [each for each in people.proposals if each.by != proposal.by]
    new = replace(proposal, number=people.made + 1)
    return replace(people, made=people.made + 1, proposals=[*others, new])


def _content(proposal: Proposal) -> tuple[str, int | None, str | None, int | None]:
    return proposal.kind, proposal.seat, proposal.player, proposal.revision


def answered(people: People, proposal: Proposal, seat: int, agrees: bool) -> People:
    """Return the decisions after the word of a seat, which may change an earlier one."""
    agreed = [each for each in proposal.agreed if each != seat]
    refused = [each for each in proposal.refused if each != seat]
    (agreed if agrees else refused).append(seat)
    said = replace(proposal, agreed=agreed, refused=refused)
    there = [said if each.number == proposal.number else each for each in people.proposals]
    return replace(people, proposals=there)


def without(people: People, proposal: Proposal) -> People:
    """Return the decisions without a proposal."""
    left = [each for each in people.proposals if each.number != proposal.number]
    return replace(people, proposals=left)


def lapsed(people: People, why: Callable[[Proposal], bool], moment: float, revision: int) -> People:
    """Return the decisions without the proposals that have lapsed, which a note tells."""
    for each in people.proposals:
        if why(each):
            note = Note(LAPSED, moment, revision, each.by, each.seat, proposal=each.kind)
            people = noted(without(people, each), note)
    return people


def noted(people: People, note: Note) -> People:
    """Return the decisions with one more note, as many as are kept."""
    return replace(people, notes=[*people.notes, note][-_MOST_NOTES:])

"""L, A.5 Landmarks: their possible clearings, and putting them there."""

from __future__ import annotations

from typing import Final

from undergrowth.data import Sheet, sheet
from undergrowth.engine.frames import NOBODY
from undergrowth.engine.messages import Message, Reason, because
from undergrowth.law.pieces.ground import printed_suits, set_landmark, set_suits
from undergrowth.table.book import book
from undergrowth.table.game import Game
from undergrowth.table.landmark import Landmark
from undergrowth.table.names import SUITS
from undergrowth.table.places import PLACE, is_holding

WHERE: Final = ("ruin", "river", "corner", "single_slot")
"""Requirements of a landmark's card for its clearing, besides a suit."""


def page(name: str) -> Sheet:
    """Return the data of a landmark's card."""
    return sheet(f"landmarks/{name}")


def landmark_of(g: Game, name: str) -> Landmark | None:
    """Return the landmark of this name, or None if it is not in the game."""
    for landmark in book(g).landmarks:
        if landmark.name == name:
            return landmark
    return None


def place_landmark(g: Game, index: int, place: int) -> None:
    """A.5.3 Put a landmark into a clearing, adding its suits and slots there.

    Other instructions of its card are in `Landmark.set_up`.
    """
    landmark = book(g).landmarks[index]
    printed = page(landmark.name)
    set_landmark(g, index, place, printed.number("adds_slots"))
    if g.log is not None:
        fields: dict[str, int | str] = {"landmark": landmark.name, "place": PLACE.text(place)}
        g.note("landmark_placed", "A.5.3", NOBODY, fields)
    suits = g.suits[place] | printed_suits(landmark.name)
    if suits != g.suits[place]:
        set_suits(g, place, suits)


def added_slots(g: Game, place: int) -> int:
    """2.2.3 Return the building slots that landmarks add to a clearing."""
    slots = 0
    for landmark in book(g).landmarks:
        if landmark.place(g) == place:
            slots += page(landmark.name).number("adds_slots")
    return slots


def landmarks_at(g: Game, place: int) -> list[Landmark]:
    """Return the landmarks in a clearing."""
    return [landmark for landmark in book(g).landmarks if landmark.place(g) == place]


def sites(g: Game, name: str) -> list[int]:
    """A.5.3 Return the clearings in which a landmark may be set up by its card."""
    printed = page(name)
    where = printed.text("setup.where")
    beside = printed.flag("setup.beside")
    return [
        place
        for place in g.clearings
        if not is_holding(place)
        and _suits_card(g, place, where)
        and not landmarks_at(g, place)
        and (beside or not _next_to_landmark(g, place))
    ]


def _suits_card(g: Game, place: int, where: str) -> bool:
    """A.5.3 Whether a clearing meets a card's requirement."""
    woodland = g.box.woodland
    if where == "any":
        return True
    if where == "ruin":
        return place in g.ruin_places()
    if where == "river":
        return len(g.rivers[place]) > 0
    if where == "corner":
        return place in woodland.corners
    if where == "single_slot":
        return woodland.slots[place] == 1 and not g.has_ruin[place]
    return g.suits[place] >> SUITS.parse(where) & 1 != 0


def _next_to_landmark(g: Game, place: int) -> bool:
    """A.5.3 Whether a landmark is one path away: closed paths do not count."""
    for other in g.paths[place]:
        if landmarks_at(g, other):
            return True
    return False


def _why_not_suited(where: str) -> Message:
    if where in WHERE:
        return because(f"why-card_asks_for_{where}")
    return because("why-card_asks_for_suit", {"suit": f"suit:{where}"})


def why_no_site(g: Game, name: str, place: int) -> Reason:
    """A.5.3 Return why a landmark cannot be set up in a clearing."""
    where = page(name).text("setup.where")
    if place not in g.clearings:
        return ("A.5.3", because("why-no_clearing", {"place": f"place:{PLACE.text(place)}"}))
    if landmarks_at(g, place):
        return ("A.5.3", because("why-landmark_stands_there"))
    if not _suits_card(g, place, where):
        return ("A.5.3", _why_not_suited(where))
    return ("A.5.3", because("why-landmark_stands_clearing"))


def move_landmark(g: Game, index: int, place: int, law: str) -> None:
    """L.1.1 Move a landmark; only a landmark's own rules may do so."""
    set_landmark(g, index, place, 0)
    if g.log is not None:
        fields: dict[str, int | str] = {"landmark": book(g).landmarks[index].name}
        g.note("landmark_moved", law, NOBODY, fields | {"place": PLACE.text(place)})


def cards_on_boards(g: Game) -> list[int]:
    """Return the shared-deck cards on boards beside the map."""
    return [card for board in g.boards for card in board.all_cards()]

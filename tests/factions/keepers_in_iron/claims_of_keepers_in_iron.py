"""15 Claims that reasons of the Keepers make."""

from __future__ import annotations

from kit.opinions.claims import always, claim, matches, place_of, warriors
from undergrowth import Game
from undergrowth.engine.actions import Action
from undergrowth.factions.keepers_in_iron.pieces import KeeperBoard
from undergrowth.law.moving.ways import destinations
from undergrowth.law.pieces.enemies import is_enemy
from undergrowth.law.pieces.rule import rules
from undergrowth.table.book import book
from undergrowth.table.names import CARDS, PIECES
from undergrowth.table.places import is_forest

TYPES = ("figure", "tablet", "jewelry")
COLUMNS = r"(move|delve|recover)"

always(
    "why-garrison_beside_corner why-retinue_after_crafting why-bury_in_forest",
    "why-gather_or_shift why-different_column",
)


def _kinds(g: Game, seat: int, place: int) -> list[str]:
    """The names of a seat's pieces at a place."""
    if not g.has_place(place):
        return []
    kinds = [kind for kind in book(g).faction(seat).kinds if g.count(kind, place) > 0]
    return [PIECES.text(g.box.kinds[kind].piece) for kind in kinds]


def _waystations(g: Game, seat: int, place: int) -> list[str]:
    return [name for name in _kinds(g, seat, place) if _is_waystation(name)]


def _is_waystation(name: str) -> bool:
    return all(word in TYPES for word in name.split("_")) and "_" in name


def _relics(g: Game, seat: int, place: int) -> list[str]:
    """Relics at a place as anybody can know them: with their value, or by their type."""
    found = []
    for name in _kinds(g, seat, place):
        if name.startswith("face_down_"):
            found.append(name.split("_")[2])
        elif name.split("_")[0] in TYPES and name[-1].isdigit():
            found.append(name)
    return found


def _around(g: Game, place: int) -> list[int]:
    """The forests that touch a clearing."""
    return [at for at in range(g.places) if is_forest(at) and place in g.paths[at]]


def _on_map(g: Game, seat: int) -> int:
    return sum(len(_waystations(g, seat, place)) for place in g.clearings)


@claim("why-no_such_waystation")
def _none_such(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    name = str(action).split()[1]
    turned = "_".join(reversed(name.split("_")))
    there = [each for place in g.clearings for each in _waystations(g, seat, place)]
    return not _is_waystation(name) or name in there or turned in there


@claim("why-camp_on_edge", "place")
def _inside(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    place = place_of(said[0])
    return place not in g.clearings or place not in g.box.woodland.edge


@claim("why-camp_does_not_fit", "place")
def _fits_less(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not g.offers(action) and place_of(said[0]) in g.box.woodland.edge


@claim("why-camped_there", "place")
@claim("why-decamped_there", "place")
def _done(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return any(place_of(said[0]) in getattr(frame, "places", []) for frame in g.stack)


@claim("why-no_waystation_left")
def _no_waystation(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _on_map(g, seat) == 3


@claim("why-no_waystation_in", "place")
def _no_camp(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not _waystations(g, seat, place_of(said[0]))


@claim("why-no_keeper_left")
def _no_warrior(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return g.supply[book(g).faction(seat).warrior] == 0


@claim("why-waystation_not_there")
def _not_there(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    assert g.decision is not None
    return str(action) not in g.decision.texts()


@claim("why-no_waystation_for", "card")
def _no_camp_for(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not g.offers(action) and CARDS.knows(said[0])


@claim("why-cannot_levy_there", "place")
def _nobody(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    card = next(frame.card for frame in reversed(g.stack) if hasattr(frame, "card"))
    place = place_of(said[0])
    closed = not g.offers(action)
    return not _waystations(g, seat, place) or not matches(g, card, place) or closed


@claim("why-no_retainer_left", "retinue")
def _no_retainer(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return all(getattr(frame, "retainers", 0) == 0 for frame in g.stack)


@claim("why-not_left_in", "card", "retinue")
def _not_left(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    card = CARDS.parse(said[0])
    return all(card not in getattr(frame, "left", []) for frame in g.stack)


def _idle(g: Game, seat: int, suits: int) -> bool:
    """15.5.2 Nothing moves, battles, delves or recovers in clearings of these suits."""
    column = next(getattr(frame, "column", 0) for frame in g.stack if hasattr(frame, "retainers"))
    for place in g.clearings:
        if not g.suits[place] & suits:
            continue
        stands = warriors(g, seat, place) > 0
        others = any(g.has_pieces(o, place) for o in range(g.owners) if o != seat)
        delves = stands and rules(g, seat, place)
        if column == 1 and delves and any(_relics(g, seat, at) for at in _around(g, place)):
            return False
        if column == 1 and stands and others and not _allied(g, seat, place):
            return False
        if column != 1 and stands and destinations(g, seat, place):
            return False
        if column == 2 and _recovers(g, seat, place):
            return False
    return True


def _allied(g: Game, seat: int, place: int) -> bool:
    """9.2.8 Whether all the others there share victory with the Keepers."""
    here = [o for o in range(g.owners) if o != seat and g.has_pieces(o, place)]
    return not any(is_enemy(g, seat, other) for other in here)


def _recovers(g: Game, seat: int, place: int) -> bool:
    shown = [name.split("_")[0] for name in _waystations(g, seat, place)]
    return any(relic.split("_")[0] in shown for relic in _relics(g, seat, place))


@claim("why-retainer_cannot_act")
def _retainer_idle(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _idle(g, seat, ~0)


@claim("why-card_cannot_act", "card")
def _card_idle(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return _idle(g, seat, g.box.mask[CARDS.parse(said[0])])


@claim("why-no_such_relic", "place")
def _no_such_relic(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    _, _, relic, forest = str(action).split()
    at = place_of(forest)
    return at not in _around(g, place_of(said[0])) or relic not in _relics(g, seat, at)


@claim("why-nothing_to_delve", "place")
def _no_relic(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not any(_relics(g, seat, at) for at in _around(g, place_of(said[0])))


@claim("why-card_moves_nobody")
def _moves_nobody(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not g.offers(action)


@claim("why-no_relic_of_type", "place")
def _no_type(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    return not _recovers(g, seat, place_of(said[0]))


@claim("why-no_relic_to_reclaim", "place")
def _cannot_take(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    relic, place = str(action).split()[1], place_of(said[0])
    shown = [name.split("_")[0] for name in _waystations(g, seat, place)]
    return relic not in _relics(g, seat, place) or relic.split("_")[0] not in shown


@claim("why-retinue_full", "most")
def _full(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    board = g.boards[seat]
    assert isinstance(board, KeeperBoard)
    held = len(board.open_cards()) + sum(board.retainers)
    return int(said[0]) == held == 10


@claim("why-not_in_column", "retinue")
def _not_in_column(g: Game, seat: int, action: Action, said: tuple[str, ...]) -> bool:
    board = g.boards[seat]
    assert isinstance(board, KeeperBoard)
    column = ("move", "delve", "recover").index(said[0])
    what = str(action).split()[1]
    if what == "retainer":
        return board.retainers[column] == 0
    return CARDS.parse(what) not in board.retinue[column]

"""CDG Claims made by reasons of the Cirque, and of players who are made to move."""

from __future__ import annotations

from revelry.factions.cirque_du_goat.birdsong import TalentScout
from revelry.factions.cirque_du_goat.daylight import CirqueDaylight
from revelry.factions.cirque_du_goat.evening import PraiseAudience
from revelry.factions.cirque_du_goat.perform import Perform
from revelry.factions.cirque_du_goat.pieces import CirqueBoard, CirquePieces

from kit.opinions.claims import always, claim, place_of
from undergrowth import Game
from undergrowth.engine.actions import Action
from undergrowth.law.battle.battle import Battle
from undergrowth.law.victory.score import may_score
from undergrowth.table.book import book
from undergrowth.table.places import NOWHERE

Said = tuple[str, ...]

always(
    "why-cirque_camps why-clowns_in_battle why-clowns_after_roll",
)


def _me(g: Game) -> CirquePieces:
    return next(each for each in book(g).factions if isinstance(each, CirquePieces))


def _board(g: Game) -> CirqueBoard:
    return _me(g).board(g)


def _top(g: Game, place: int) -> bool:
    return g.has_place(place) and g.count(_me(g).kind("big_top"), place) > 0


def _matches(g: Game, card: int, place: int) -> bool:
    return bool(g.box.pays[card] & g.suits[place])


# ---- CDG.4


@claim("why-cirque_card_matches_not")
def _matches_not(g: Game, seat: int, action: Action, said: Said) -> bool:
    scout, perform = g.within(TalentScout), g.within(Perform)
    place = NOWHERE
    if perform is not None:
        place = perform.place
    elif g.within(PraiseAudience) is not None:
        place = _board(g).stage
    elif scout is not None:
        place = scout.place
    return not _matches(g, action.args()[0], place)


@claim("why-cirque_scouted", "place")
def _scouted(g: Game, seat: int, action: Action, said: Said) -> bool:
    scout = g.within(TalentScout)
    return scout is not None and place_of(said[0]) in scout.done


@claim("why-cirque_no_goats")
def _no_goats(g: Game, seat: int, action: Action, said: Said) -> bool:
    return g.supply[_me(g).kind("warrior")] == 0


@claim("why-expose_card", "place")
@claim("why-no_card_for_it", "place")
@claim("why-cirque_no_card_for", "place")
def _no_card(g: Game, seat: int, action: Action, said: Said) -> bool:
    return not any(_matches(g, card, place_of(said[0])) for card in g.hands[seat])


# ---- CDG.5


@claim("why-cirque_top_there", "place")
def _top_there(g: Game, seat: int, action: Action, said: Said) -> bool:
    return _top(g, place_of(said[0]))


@claim("why-cirque_no_top")
def _no_top(g: Game, seat: int, action: Action, said: Said) -> bool:
    return g.supply[_me(g).kind("big_top")] == 0


@claim("why-cirque_no_other_top", "place")
def _not_taken(g: Game, seat: int, action: Action, said: Said) -> bool:
    assert g.decision is not None
    return str(action) not in g.decision.texts()


@claim("why-cirque_not_lured", "place")
def _not_lured(g: Game, seat: int, action: Action, said: Said) -> bool:
    owner, origin = g.box.owner_of(action.args()[0]), action.args()[1]
    here = place_of(said[0])
    if owner == seat or not g.has_place(origin) or origin not in g.paths[here]:
        return True
    return g.warriors_at(owner, origin) == 0 or str(action) not in _texts(g)


def _texts(g: Game) -> list[str]:
    return g.decision.texts() if g.decision is not None else []


@claim("why-cirque_has_acted", "count")
def _acted(g: Game, seat: int, action: Action, said: Said) -> bool:
    day = g.within(CirqueDaylight)
    return day is not None and day.taken >= day.actions == int(said[0])


@claim("why-warrior_not_forced", "place", "place2")
def _not_forced(g: Game, seat: int, action: Action, said: Said) -> bool:
    return str(action) not in _texts(g)


# ---- CDG.6


@claim("why-cirque_no_top_there", "place")
def _no_top_there(g: Game, seat: int, action: Action, said: Said) -> bool:
    return not _top(g, place_of(said[0]))


@claim("why-cirque_no_other_suit")
def _no_other_suit(g: Game, seat: int, action: Action, said: Said) -> bool:
    card, frame = action.args()[0], g.stack[-1]
    helpers = [each for each in book(g).hooks.any_suit if each.any_suit(g, seat, card)]
    assert isinstance(frame, Perform)
    spent = bool(frame.suits >> g.box.cards[card].suit & 1)
    every = len({g.box.cards[each].suit for each in g.box.deck + g.box.added})
    return not (helpers and spent) or frame.suits.bit_count() + frame.birds >= every


@claim("why-cirque_has_four", "faction")
def _has_four(g: Game, seat: int, action: Action, said: Said) -> bool:
    owner = g.box.owner_of(action.args()[0])
    board = _board(g)
    return board.of(owner) == 4 or sum(board.held) + board.gone == 8


@claim("why-cirque_no_audience", "faction", "place")
def _no_piece(g: Game, seat: int, action: Action, said: Said) -> bool:
    owner = g.box.owner_of(action.args()[0])
    return owner < 0 or owner == seat or not g.has_pieces(owner, place_of(said[1]))


@claim("why-cirque_not_most")
def _not_most(g: Game, seat: int, action: Action, said: Said) -> bool:
    board = _board(g)
    return board.of(g.box.owner_of(action.args()[0])) < max(board.held)


# ---- CDG.2.4


@claim("why-clowns_need_goats")
def _no_goat(g: Game, seat: int, action: Action, said: Said) -> bool:
    return g.warriors_at(seat, g.innermost(Battle).fight.place) == 0


@claim("why-clowns_not_behind")
def _not_behind(g: Game, seat: int, action: Action, said: Said) -> bool:
    enemy = g.innermost(Battle).fight.other(seat)
    if not g.has_seat(enemy) or not may_score(g, enemy):
        return True
    return g.score[enemy] <= (g.score[seat] if may_score(g, seat) else 0)


@claim("why-clowns_once")
def _once(g: Game, seat: int, action: Action, said: Said) -> bool:
    return len(g.used) > 0


@claim("why-clowns_no_card")
def _nothing_to_give(g: Game, seat: int, action: Action, said: Said) -> bool:
    return not g.hands[g.innermost(Battle).fight.other(seat)]


@claim("why-clowns_must_hit")
def _must_hit(g: Game, seat: int, action: Action, said: Said) -> bool:
    return g.innermost(Battle).fight.attacker == seat and len(g.play[seat]) >= 0

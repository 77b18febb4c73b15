"""H What reasons of hirelings claim: those of all of them, and of where their pieces come."""

from __future__ import annotations

from kit.opinions.claims import always, claim
from kit.opinions.hired_facts import (
    has_no_room,
    is_of_suit,
    named,
    nobody_to_battle,
    owner_numbered,
    pieces_of,
    stands_in,
    warriors_of,
    where,
)
from undergrowth import Game
from undergrowth.engine.actions import Action
from undergrowth.engine.frames import NOBODY
from undergrowth.hirelings.forest_patrol.physicians import CareForFallen
from undergrowth.hirelings.spring_uprising.uprising import Uprising
from undergrowth.hirelings.sunny_advocates.messengers import Escort
from undergrowth.law.hirelings.deeds import BattleAtEach, PostPieces
from undergrowth.law.hirelings.each import PostAtEach
from undergrowth.law.hirelings.front import BattleAtOne
from undergrowth.law.hirelings.hireling import Hireling, hirelings
from undergrowth.law.hirelings.setup import SetUpHirelings
from undergrowth.law.pieces.rule import rules
from undergrowth.table.book import book

always(
    "why-spies_in_one_suit why-bearers_burn_warriors_first why-scouts_defend_with_you",
)

Said = tuple[str, ...]


@claim("why-not_in_supply_of_hirelings")
def _engaged(g: Game, seat: int, action: Action, said: Said) -> bool:
    """H.1.1 It is no hireling, or somebody controls it."""
    if g.box.owner_of(where(action)) == NOBODY:
        return True
    one = owner_numbered(g, where(action))
    return not isinstance(one, Hireling) or one.held(g).controller >= 0


@claim("why-hireling_not_passed")
def _stays(g: Game, seat: int, action: Action, said: Said) -> bool:
    """H.1.3 It has markers, is another's, or that player cannot have it."""
    one, taker = owner_numbered(g, where(action)), g.box.owner_of(action.args()[1])
    if not isinstance(one, Hireling) or not g.has_seat(taker) or taker == seat:
        return True
    card = one.held(g)
    automated = book(g).faction(taker).answers_itself()
    return card.markers > 0 or card.controller != seat or automated


@claim("why-hireling_not_waiting")
def _set_up(g: Game, seat: int, action: Action, said: Said) -> bool:
    """A.6.3 It is no hireling, or has been set up."""
    frame = g.within(SetUpHirelings)
    assert frame is not None
    return g.box.owner_of(where(action)) not in frame.waiting


def employed_by(g: Game, action: Action) -> Hireling:
    """Return the hireling whose action it is: the one named, or the only side with such an
    action."""
    sides = {"smuggle": "rat_smugglers", "loot ruin": "the_brigand", "send brigand": "the_brigand"}
    if action.verb in sides:
        return named(g, sides[action.verb])
    one = owner_numbered(g, where(action))
    assert isinstance(one, Hireling)
    return one


@claim("why-hireling_not_controlled")
def _not_controlled(g: Game, seat: int, action: Action, said: Said) -> bool:
    return employed_by(g, action).held(g).controller != seat


@claim("why-hireling_was_employed")
def _was_employed(g: Game, seat: int, action: Action, said: Said) -> bool:
    """H.2 The table shows what has been used."""
    marks = " ".join(g.observe(seat)["turn"]["used"])
    return employed_by(g, action).name in marks


@claim("why-hireling_can_do_nothing")
def _idle(g: Game, seat: int, action: Action, said: Said) -> bool:
    """H.2 Its controller is not offered it; with neither piece nor card it can do nothing."""
    return not g.offers(action) and employed_by(g, action).held(g).controller == seat


@claim("why-hireling_not_now")
def _not_a_choice(g: Game, seat: int, action: Action, said: Said) -> bool:
    """H.2 One of several things that a card lets its controller choose from."""
    return action.verb == "choose" and not g.offers(action)


# ---- where pieces come


@claim("why-hireling_not_placed_there")
def _not_posted(g: Game, seat: int, action: Action, said: Said) -> bool:
    """G.20 The card names other places, or none of its pieces has room there."""
    frame = g.within(PostPieces)
    assert frame is not None
    place = where(action)
    return place not in frame.places or all(has_no_room(g, kind, place) for kind in frame.kinds)


@claim("why-hireling_gets_none")
def _got_all(g: Game, seat: int, action: Action, said: Said) -> bool:
    """1.5.4 One for each piece that stands there, of those that are left."""
    frame = g.within(PostAtEach)
    assert frame is not None
    place = where(action)
    got = frame.placed.count(place)
    return stands_in(g, frame.beside, place) <= got or has_no_room(g, frame.kind, place)


@claim("why-no_patrol_there")
def _no_patrol(g: Game, seat: int, action: Action, said: Said) -> bool:
    me = named(g, "forest_patrol")
    place = where(action)
    return warriors_of(g, me.index, place) == 0 or has_no_room(g, me.warrior, place)


@claim("why-no_faction_pieces_there")
def _no_ward(g: Game, seat: int, action: Action, said: Said) -> bool:
    frame = g.within(CareForFallen)
    assert frame is not None
    warrior = book(g).faction(frame.seat).warrior
    return not pieces_of(g, seat, where(action)) or has_no_room(g, warrior, where(action))


@claim("why-not_on_edge_for_dynasty")
def _not_on_edge(g: Game, seat: int, action: Action, said: Said) -> bool:
    place = where(action)
    return place not in g.box.woodland.edge or has_no_room(
        g, named(g, "last_dynasty").warrior, place
    )


@claim("why-no_field_there")
def _no_field(g: Game, seat: int, action: Action, said: Said) -> bool:
    place = where(action)
    me = next(one for one in hirelings(g) if one.name.endswith("_farmers"))
    if place not in g.clearings or not rules(g, seat, place):
        return True
    return all(has_no_room(g, kind, place) for kind in (me.kind("farm"), me.warrior))


@claim("why-roamers_keep_to_the_river")
def _off_the_river(g: Game, seat: int, action: Action, said: Said) -> bool:
    place, me = where(action), named(g, "river_roamers")
    if place not in g.clearings or not g.rivers[place]:
        return True
    lilypad = me.kind("lilypad")
    has_one = stands_in(g, lilypad, place) > 0
    return has_no_room(g, me.warrior, place) and (has_one or has_no_room(g, lilypad, place))


@claim("why-no_rebel_comes_there")
def _no_rebel_comes(g: Game, seat: int, action: Action, said: Said) -> bool:
    """H.2.3 The die shows a suit."""
    frame, place = g.within(Uprising), where(action)
    assert frame is not None
    warrior = named(g, "spring_uprising").warrior
    return not is_of_suit(g, frame.suit, place) or has_no_room(g, warrior, place)


@claim("why-escort_where_placed")
def _elsewhere(g: Game, seat: int, action: Action, said: Said) -> bool:
    frame = g.within(Escort)
    assert frame is not None
    return where(action) != frame.place


@claim("why-foothold_there")
def _foothold(g: Game, seat: int, action: Action, said: Said) -> bool:
    foothold = named(g, "sunward_expedition").kind("foothold")
    return stands_in(g, foothold, where(action)) > 0 or has_no_room(g, foothold, where(action))


@claim("why-no_foothold_there")
def _no_foothold(g: Game, seat: int, action: Action, said: Said) -> bool:
    return stands_in(g, named(g, "sunward_expedition").kind("foothold"), where(action)) == 0


@claim("why-expedition_has_fewer")
def _fewer(g: Game, seat: int, action: Action, said: Said) -> bool:
    """H.2.4 More than are left, or than its card says."""
    assert g.decision is not None
    offered = [option.args()[0] for option in g.decision.options]
    return action.args()[0] > max(offered)


# ---- where they battle


@claim("why-hireling_no_battle_there")
def _battled(g: Game, seat: int, action: Action, said: Said) -> bool:
    frame, place = g.within(BattleAtEach), where(action)
    assert frame is not None
    return place not in frame.waiting or nobody_to_battle(g, frame.owner, place)


@claim("why-hireling_battles_elsewhere")
def _other_front(g: Game, seat: int, action: Action, said: Said) -> bool:
    frame = g.within(BattleAtOne)
    assert frame is not None
    return where(action) not in frame.places

"""CC, TMOD, PP, TK Claims that reasons of these hirelings make."""

from __future__ import annotations

from revelry.hirelings.payaso_pyramid.pyramid import BuildPyramid

from kit.opinions.claims import card_of, claim, matches, place_of
from kit.opinions.hired_facts import hindered, named, pieces_of, stands_in, where
from undergrowth import Game
from undergrowth.engine.actions import Action
from undergrowth.law.cards.suits import has_payer
from undergrowth.law.victory.score import may_score
from undergrowth.table.book import book
from undergrowth.table.kinds import PAWN, WARRIOR

Said = tuple[str, ...]


@claim("why-agent_cannot_go_there")
def _not_next(g: Game, seat: int, action: Action, said: Said) -> bool:
    spot = next(p for p in range(g.places) if pieces_of(g, named(g, "chameleander_co").index, p))
    return where(action) not in g.paths[spot] or hindered(g, "forbids_moving", "neighbours")


@claim("why-no_mark_of_death")
def _no_mark_of_death(g: Game, seat: int, action: Action, said: Said) -> bool:
    place, faction, piece = action.args()
    kind = g.box.kind_at[g.box.owner_of(faction)][piece]
    if kind < 0 or stands_in(g, kind, place) == 0 or place not in g.clearings:
        return True
    k = g.box.kinds[kind]
    spared = k.sort not in (WARRIOR, PAWN) or hindered(g, "forbids_removing")
    spared = spared or (k.sort == PAWN and not book(g).owner(k.owner).damage_items(g, 1))
    first = g.box.warrior_kinds[k.owner][:1] != [kind]
    return spared or first or not has_payer(g, seat, g.suits[place])


@claim("why-card_for_elsewhere", "card", "place")
def _for_elsewhere(g: Game, seat: int, action: Action, said: Said) -> bool:
    return not matches(g, card_of(said[0]), place_of(said[1]))


@claim("why-no_pyramid_there")
def _no_pyramid(g: Game, seat: int, action: Action, said: Said) -> bool:
    frame, place = g.within(BuildPyramid), where(action)
    assert frame is not None
    me = named(g, "payaso_pyramid")
    if place not in g.clearings or not g.suits[place] & frame.suits:
        return True
    return g.count(me.warrior, place) > 0 or hindered(g, "forbids_placing")


@claim("why-does_not_lead")
def _not_ahead(g: Game, seat: int, action: Action, said: Said) -> bool:
    other = g.box.owner_of(where(action))
    if not g.has_seat(other) or other == seat or not may_score(g, other):
        return True
    mine = g.score[seat] if may_score(g, seat) else 0
    return g.score[other] <= mine or not g.hands[other]

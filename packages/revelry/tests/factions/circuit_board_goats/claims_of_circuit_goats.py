"""CBG What reasons beside the Circuit Board Goats claim."""

from __future__ import annotations

from revelry.factions.circuit_board_goats.sabotage import Disruption

from kit.opinions.claims import card_of, claim
from undergrowth import Game
from undergrowth.engine.actions import Action
from undergrowth.table.names import FROG

Said = tuple[str, ...]


@claim("why-critics_take_no_frog", "card")
def _frog(g: Game, seat: int, action: Action, said: Said) -> bool:
    others = any(g.box.cards[card].suit != FROG for card in g.hands[seat])
    return others and g.box.cards[card_of(said[0])].suit == FROG


@claim("why-not_dismantled")
def _not_given_up(g: Game, seat: int, action: Action, said: Said) -> bool:
    frame = g.within(Disruption)
    assert frame is not None
    wanted = action.args()
    return not wanted or wanted[0] not in frame.own(g)

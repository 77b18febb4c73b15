"""6.2.3, 18.4 Field Hospitals and the Prisoners of the Knaves, who fall in forests."""

from __future__ import annotations

import pytest

from kit import Table
from undergrowth.factions.marquise_de_cat.hospitals import FieldHospitals
from undergrowth.law.removing.removal import remove
from undergrowth.table.places import PLACE
from undergrowth.table.records import Removed


@pytest.mark.parametrize("forests", [["f1"], ["f1", "f2"], ["f1", "f2", "f4"]])
def test_nothing_is_asked_of_prisoners(forests: list[str]) -> None:
    """6.2.3 Forests are no clearings: neither a card nor an order of several is asked."""
    t = Table("knaves", "marquise").put("marquise", 1, "keep").hand("marquise", "anvil")
    t.board("knaves", captains=["thief", "tinker", "vagrant"]).put("knaves", "f1", "tinker")
    t.put("knaves", "f7", "vagrant")
    for forest in forests:
        t.put("marquise", forest, "1 warrior")
    t.begins("knaves", "birdsong").says("knaves", "ready thief", "return in f3")
    assert t.game.decision is None or t.game.decision.seat == t.seat("knaves")
    assert t.told("removed"), "they were removed"
    assert all(t.at(forest) in ("", "knaves 1 tinker") for forest in forests)


def test_of_clearings_and_forests_only_the_clearing_is_asked() -> None:
    """6.2.3, 4.3.6 Warriors that fall in a clearing at the same moment are healed as ever."""
    t = Table("marquise", "knaves").put("marquise", 1, "keep").hand("marquise", "anvil")
    t.put("marquise", "f2", "1 warrior").put("marquise", 5, "1 warrior").freely()
    g = t.begins("knaves", "evening").game
    kind = g.box.warrior_kinds[0][0]
    places = [PLACE.parse("f2"), 5]
    remove(g, Removed(1, False, [kind, kind], places, [1, 1], [1, 1]))
    g.run()
    assert [frame.place for frame in g.stack if isinstance(frame, FieldHospitals)] == [5]

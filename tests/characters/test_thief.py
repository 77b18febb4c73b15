"""V.1 Thief."""

from __future__ import annotations

from kit import Table
from kit.vagabond import items
from undergrowth.factions.vagabond.turn import VagabondDaylight


def thief(table: type[Table]) -> Table:
    """The Thief beside the Marquise, who holds two cards; the Eyrie stand elsewhere."""
    t = table("vagabond", "marquise", "eyrie").put("vagabond", 9, "pawn")
    t.put("marquise", 9, "keep").put("eyrie", 5, "1 warrior").hand("eyrie", "bake_sale")
    t.hand("marquise", "anvil", "cobbler").board("vagabond", character="thief", items=["torch"])
    return t


def test_steal_takes_a_random_card(table: type[Table]) -> None:
    """9.5.9, V.1.2 A torch for a card that only the two of them see."""
    t = thief(table).does(VagabondDaylight(0))
    t.says("vagabond", "steal from marquise").takes("cobbler")
    assert t.holds("vagabond") == ["cobbler"]
    assert t.holds("marquise") == ["anvil"]
    assert items(t) == "torch exhausted"
    seats = t.game.seats
    known = t.game.seen
    assert known[t.seat("marquise") * seats + t.seat("vagabond")]
    assert not known[t.seat("eyrie") * seats + t.seat("vagabond")]


def test_steal_needs_their_pieces_here_and_a_card(table: type[Table]) -> None:
    """V.1.2 Players elsewhere are safe, and so are empty hands."""
    t = thief(table).begins("vagabond", "daylight")
    t.refuses("vagabond", "steal from eyrie", "V.1.2")
    t = thief(table).hand("marquise").board("vagabond", items=["torch", "boot"])
    t.begins("vagabond", "daylight").refuses("vagabond", "steal from marquise", "V.1.2")


def test_steal_needs_a_ready_torch(table: type[Table]) -> None:
    """V.1.2, 9.2.5 An exhausted torch does not do."""
    t = thief(table).board("vagabond", items=["torch exhausted", "boot"])
    t.begins("vagabond", "daylight").refuses("vagabond", "steal from marquise", "V.1.2")

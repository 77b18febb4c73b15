"""17.2.1 Loyalists go at any time: wherever more warriors are asked for than the supply holds."""

from __future__ import annotations

from kit import Table
from undergrowth.factions.twilight_council.loyalists import desertions
from undergrowth.factions.twilight_council.pieces import CouncilPieces
from undergrowth.law.moving.move import Move
from undergrowth.law.removing.removal import removal
from undergrowth.table.book import book

ME = "twilight_council"
WARES = ("hand_card", "riverboats", "mercenaries")


def council(*others: str, supply: int, loyalists: int, deck: str = "base") -> Table:
    """A Council with so many warriors in its supply; the others it has stand in clearing 1."""
    t = Table("council", *others, deck=deck).board("council", loyalists=loyalists)
    away = 20 - loyalists - supply
    return t.put("council", 1, f"{away} warriors") if away else t


def loyal(t: Table) -> int:
    """Return how many Loyalists are left."""
    return int(t.game.boards[0].loyalists)  # type: ignore[attr-defined]


# ---- 11.2.6 services


def market(supply: int, loyalists: int, prices: tuple[int, int, int] = (3, 4, 4)) -> Table:
    """Riverfolk with one card, at these prices, and the Council at the start of its Birdsong."""
    t = council("riverfolk", supply=supply, loyalists=loyalists).hand("riverfolk", "anvil")
    return t.board("riverfolk", prices=dict(zip(WARES, prices, strict=True))).begins(
        "council", "birdsong"
    )


def test_loyalists_pay_for_services() -> None:
    """17.2.1, 11.2.6.I They go to the supply, from which warriors are paid."""
    t = market(supply=1, loyalists=2)
    assert t.options("council") == ["dismiss loyalist", "pass"]
    t.says("council", "dismiss loyalist", "dismiss loyalist")
    assert t.options("council") == ["buy card anvil", "pass"]
    t.says("council", "buy card anvil")
    assert t.holds("council") == ["anvil"]
    assert loyal(t) == 0
    assert [each["law"] for each in t.told("was_paid")] == ["11.2.6.I"]


def test_services_that_can_be_paid_stand_beside_those_that_cannot() -> None:
    """17.2.1, 11.2.6 A player who can pay for one may still let Loyalists go for another."""
    t = market(supply=3, loyalists=1)
    assert t.options("council") == ["buy card anvil", "dismiss loyalist", "pass"]
    t.says("council", "dismiss loyalist")
    assert "buy riverboats" in t.options("council")
    t.refuses("council", "dismiss loyalist", "17.2.1")


def test_loyalists_stay_where_they_are_too_few_for_any_price() -> None:
    """17.2.1, 11.2.6.I Nothing could be bought with them either."""
    t = market(supply=0, loyalists=2)
    assert t.asked() != "window.birdsong_start"


def test_loyalists_pay_for_services_of_the_robots() -> None:
    """17.2.1, R.9.2.3 One warrior is in the supply, and a service costs two."""
    t = council("robots", supply=1, loyalists=2).board("robots", market=["anvil"])
    t.begins("council", "birdsong")
    assert t.options("council") == ["dismiss loyalist", "pass"]
    t.says("council", "dismiss loyalist")
    assert t.offers("council", "trade for anvil")
    t.refuses("council", "dismiss loyalist", "17.2.1")
    t.says("council", "hire boats")
    assert loyal(t) == 1 and t.supply("council", "warrior") == 0


def test_loyalists_too_few_for_the_robots_stay() -> None:
    """17.2.1, R.9.2.3 With ten points a service costs three, and there are two."""
    t = council("robots", supply=1, loyalists=1).board("robots", market=["anvil"])
    t.scores(council=10).begins("council", "birdsong")
    assert t.asked() != "window.birdsong_start"


# ---- effects that take warriors


def test_loyalists_complete_what_a_card_brings() -> None:
    """17.2.1, 1.5.4 Feather Rufflers place two warriors; one is left, and a Loyalist joins it."""
    t = council("marquise", supply=1, loyalists=1, deck="squires_and_disciples")
    t.put("council", 5, "closed_assembly").put("council", 10, "closed_assembly")
    t.hand("council", "feather_rufflers").begins("council", "evening")
    t.says("council", "craft feather_rufflers")
    assert t.asked() == "pieces.call_in"
    assert t.options("council") == ["dismiss loyalist", "pass"]
    t.says("council", "dismiss loyalist", "recruit in 5")
    assert t.at(5) == "council 2 warriors, council 1 closed_assembly"
    assert loyal(t) == 0


def test_a_card_brings_what_there_is_where_loyalists_stay() -> None:
    """17.2.1, 1.5.4 "May": as many as the supply holds are placed, none among them."""
    for supply, there in ((1, "council 1 warrior, "), (0, "")):
        t = council("marquise", supply=supply, loyalists=1, deck="squires_and_disciples")
        t.put("council", 5, "closed_assembly").put("council", 10, "closed_assembly")
        t.hand("council", "feather_rufflers").begins("council", "evening")
        t.says("council", *["pass"] * (supply == 0), "craft feather_rufflers", "pass")
        if supply:
            t.says("council", "recruit in 5")
        assert t.at(5) == f"{there}council 1 closed_assembly"
        assert loyal(t) == 1


def test_a_loyalist_keeps_lookout_on_the_turn_of_another() -> None:
    """17.2.1, 4.3.2 With an empty supply the Lookouts have one after a Loyalist has gone."""
    t = council("marquise", supply=0, loyalists=2, deck="squires_and_disciples")
    t.put("marquise", 1, "1 warrior").play("council", "lookouts")
    t.battle("marquise", against="council", at=1)
    assert t.asked() == "battle.before_roll"
    assert t.options("council") == ["dismiss loyalist", "pass"]
    t.says("council", "dismiss loyalist")
    assert t.at(1).startswith("council 19 warriors")
    assert t.holds("council") == ["lookouts"]


def test_nobody_has_to_let_a_loyalist_go() -> None:
    """17.2.1, 4.3.2 Compulsory is only what can be done with the supply as it is."""
    t = council("marquise", supply=0, loyalists=2, deck="squires_and_disciples")
    t.put("marquise", 1, "1 warrior").play("council", "lookouts")
    t.battle("marquise", against="council", at=1).says("council", "pass")
    assert t.asked() == "battle.roll"
    assert t.in_play("council") == ["lookouts"]


def test_loyalists_rally_at_rabbittown() -> None:
    """17.2.1, L.1 As many as the other rabbit clearings bring."""
    t = council("marquise", supply=1, loyalists=3).landmark("rabbittown", 4)
    t.put("council", 5, "closed_assembly").put("council", 10, "closed_assembly")
    t.hand("council", "cobbler").begins("council", "daylight").says("council", "visit rabbittown")
    assert t.asked() == "pieces.call_in"
    t.says("council", "dismiss loyalist", "spend cobbler")
    assert t.at(4) == "council 2 warriors"
    assert loyal(t) == 2


# ---- hirelings


def test_loyalists_come_to_the_bandits() -> None:
    """17.2.1, H.2.4 One for each of the Bandit Gangs."""
    t = Table("council", "marquise").board("council", loyalists=2).hireling("bandit_gangs", ME)
    t.put("council", 1, "17 warriors").put("bandit_gangs", 2, "1 bandit")
    t.put("bandit_gangs", 3, "1 bandit").begins("council", "daylight")
    t.says("council", "employ bandit_gangs", "choose gangs_rally", "dismiss loyalist")
    assert t.at(2) == "council 1 warrior, bandit_gangs 1 bandit"
    assert t.at(3) == "council 1 warrior, bandit_gangs 1 bandit"


def test_loyalists_join_who_moves_along_a_road_of_the_bandits() -> None:
    """17.2.1, H.2.2 The controller of the Highway Bandits, with an empty supply."""
    t = council("marquise", supply=0, loyalists=1).hireling("highway_bandits", ME)
    t.also(paths={"p1": {"highway_bandits": "1 bandit"}}).does(Move(0))
    t.says("council", "to 5", "take 2")
    assert t.asked() == "pieces.call_in"
    t.says("council", "dismiss loyalist", "join in 5")
    assert t.at(5) == "council 3 warriors"


def test_only_an_assembly_that_falls_makes_loyalists_desert() -> None:
    """17.2.2 A warrior that is removed does not."""
    g = council("marquise", supply=10, loyalists=2).begins("marquise", "daylight").game
    me = book(g).faction(0)
    assert isinstance(me, CouncilPieces)
    assert desertions(g, me, removal(g, 1, me.warrior, 1)) == []

"""H.3 Hirelings beside factions: whose enemies they are, and what never counts them (G.8-G.10)."""

from __future__ import annotations

import pytest

from factions.riverfolk_company.test_riverfolk_mercenaries import hired
from kit import Table
from kit.vagabond import relationship
from undergrowth.factions.lord_of_the_hundreds.raze import Raze
from undergrowth.factions.underground_duchy.sway import Sway
from undergrowth.law.battle.battlefield import defenders
from undergrowth.law.hirelings.deeds import PostPieces
from undergrowth.law.pieces.rule import may_place_kind

BAND = "street_band"
VAULTS = "vault_keepers"
FARMS = "struggling_farmers"
SHIP = "riverfolk_flotilla"
CATS = "marquise_de_cat"
BIRDS = "eyrie_dynasties"


# ---- 6 the Marquise


@pytest.mark.parametrize(("controller", "may"), [(CATS, True), (BIRDS, False), ("nobody", False)])
def test_the_keep_is_open_to_hirelings_of_the_marquise(
    table: type[Table], controller: str, may: bool
) -> None:
    """6.2.2 She places them herself; other controllers are other players."""
    t = table("marquise", "eyrie").hireling(BAND, controller).put("marquise", 1, "keep")
    t.does(PostPieces(0, [], [], []))
    kind = next(i for i, k in enumerate(t.game.box.kinds) if k.owner == t.seat(BAND))
    by = t.game.setup.seats.index(controller) if controller != "nobody" else -1
    assert may_place_kind(t.game, kind, 1, by) is may


def test_field_hospitals_treat_no_hirelings(table: type[Table]) -> None:
    """6.2.3, 1.5.3 They are no Marquise warriors."""
    t = table("marquise", "eyrie").hireling(BAND, CATS).put("marquise", 1, "keep")
    t.put(BAND, 5, "2 musicians").put("eyrie", 5, "3 warriors").hand("marquise", "cobbler")
    t.battle("eyrie", against=BAND, at=5).rolls(2, 0)
    assert t.at(5) == "eyrie 3 warriors"
    assert t.at(1) == "marquise 1 keep"
    assert t.vp == {}


# ---- 8, 14 everything of enemies in a clearing


@pytest.mark.parametrize(
    ("controller", "stays"), [(BIRDS, False), ("nobody", False), ("woodland_alliance", True)]
)
def test_a_revolt_spares_hirelings_of_the_alliance_alone(
    table: type[Table], controller: str, stays: bool
) -> None:
    """8.4.1, G.9 All enemy pieces: hirelings of others are among them."""
    t = table("alliance", "eyrie").hireling(BAND, controller).put("alliance", 12, "sympathy")
    t.put(BAND, 12, "2 musicians").board("alliance", supporters=["anvil", "tax_collector"])
    t.begins("alliance", "birdsong").says("alliance", "revolt in 12")
    assert (BAND in t.at(12)) is stays
    assert t.vp == {}, "warriors are worth nothing"


def test_a_revolt_leaves_what_cannot_be_removed(table: type[Table]) -> None:
    """8.4.1, 1.1.2 The Flotilla stays; its card says so."""
    t = table("alliance", "eyrie").hireling(SHIP, BIRDS).put("alliance", 12, "sympathy")
    t.put(SHIP, 12, "1 flotilla").board("alliance", supporters=["anvil", "tax_collector"])
    t.begins("alliance", "birdsong").says("alliance", "revolt in 12")
    assert SHIP in t.at(12)


def test_mobs_raze_buildings_of_hirelings(table: type[Table]) -> None:
    """14.4.1, H.3.6 A vault is a point; a farm goes for nothing."""
    for name, piece, points in ((VAULTS, "vault", 1), (FARMS, "farm", 0)):
        t = table("hundreds", "eyrie").hireling(name, BIRDS).put("hundreds", 1, "mob")
        t.put(name, 1, f"1 {piece}").put("hundreds", 9, "warlord")
        t.does(Raze(0), phase="birdsong")
        assert piece not in t.at(1)
        assert t.vp.get("hundreds", 0) == points


# ---- 9 the Vagabond


def archer(table: type[Table]) -> Table:
    """9.5.6 A Vagabond with a crossbow in a clearing."""
    t = table("eyrie", "vagabond").board("vagabond", items=["crossbow", "boot"])
    return t.put("vagabond", 5, "1 pawn")


@pytest.mark.parametrize("controller", [BIRDS, "nobody"])
def test_a_vagabond_strikes_warriors_of_enemy_hirelings(
    table: type[Table], controller: str
) -> None:
    """9.5.6, G.8, 9.2.9 They are enemies; nobody turns Hostile and nothing is scored."""
    t = archer(table).hireling(BAND, controller).put(BAND, 5, "1 musician")
    t.begins("vagabond", "daylight").says("vagabond", f"strike {BAND} musician")
    assert t.at(5) == "vagabond 1 pawn"
    assert t.vp == {}
    assert relationship(t, "eyrie") == "indifferent"


def test_a_vagabond_strikes_nothing_else_of_hirelings(table: type[Table]) -> None:
    """9.5.6, G.10 Faction pieces instead of warriors: a vault is none; nor are his own struck."""
    t = archer(table).hireling(VAULTS, BIRDS).put(VAULTS, 5, "1 vault")
    t.begins("vagabond", "daylight").refuses("vagabond", f"strike {VAULTS} vault", "9.5.6")
    t = archer(table).hireling(BAND, "vagabond").put(BAND, 5, "1 musician")
    t.begins("vagabond", "daylight").refuses("vagabond", f"strike {BAND} musician", "9.5.6")


def test_nobody_is_aided_through_hirelings(table: type[Table]) -> None:
    """9.5.4, G.10 Aid goes to a player with faction pieces there."""
    t = archer(table).hireling(BAND, BIRDS).put(BAND, 5, "2 musicians")
    t.hand("vagabond", "cobbler").begins("vagabond", "daylight")
    assert not [each for each in t.options("vagabond") if each.startswith("aid")]


# ---- 10 the Lizard Cult


@pytest.mark.parametrize(("controller", "may"), [(BIRDS, True), ("lizard_cult", False)])
def test_hirelings_of_enemies_are_converted(table: type[Table], controller: str, may: bool) -> None:
    """10.4.3.II, G.23 An enemy warrior is replaced, hireling or not."""
    t = table("cult", "eyrie").hireling(BAND, controller).put(BAND, 5, "1 musician")
    t.board("cult", outcast="rabbit", acolytes=2, lost_souls=["cobbler"])
    t.begins("cult", "birdsong")
    assert t.offers("cult", f"convert 5 {BAND} musician") is may


# ---- 11 Mercenaries


@pytest.mark.parametrize(("controller", "may"), [("riverfolk_company", True), (CATS, False)])
def test_mercenaries_battle_hirelings_of_the_riverfolk(
    table: type[Table], controller: str, may: bool
) -> None:
    """11.2.7.III Only the Riverfolk themselves are not fought with them."""
    t = hired(table, "marquise").hireling(BAND, controller).put(BAND, 7, "1 musician")
    t.put("riverfolk", 7, "2 warriors").begins("marquise", "daylight")
    assert (t.seat(BAND) in defenders(t.game, t.seat("marquise"), 7)) is may
    assert t.seat("riverfolk") not in defenders(t.game, t.seat("marquise"), 7)


# ---- 12, 15 what counts faction pieces


def test_no_hireling_is_counted_to_sway(table: type[Table]) -> None:
    """12.5.3, H.3.3 A clearing with hirelings alone is none with Duchy pieces."""
    for name, piece, may in ((BAND, "musician", False), ("duchy", "warrior", True)):
        t = table("duchy", "eyrie").hireling(BAND, "underground_duchy").put("duchy", 2, "1 warrior")
        t.put(name, 5, f"1 {piece}").put(name, 1, f"1 {piece}").hand("duchy", "anvil", "cobbler")
        t.does(Sway(0))
        assert (not t.done() and t.offers("duchy", "sway captain")) is may


# ---- 17 the Council


def test_banish_hits_no_hirelings() -> None:
    """17.6.1.Ic, H.3.4 They cannot be forced to move, so they take no hits of that battle."""
    t = Table("council", "marquise").hireling(BAND, CATS).board("council", revealed=["anvil"])
    t.put("council", 6, "closed_assembly, 3 warriors").put(BAND, 6, "2 musicians")
    t.put("marquise", 6, "1 warrior").begins("council", "evening")
    t.says("council", "banish by anvil")
    t.says("council", f"against {BAND}").rolls(2, 2)
    assert f"{BAND} 2 musicians" in t.at(6)
    assert t.told("moved") == []


@pytest.mark.parametrize("governing", [True, False])
def test_a_brigand_leaves_items_where_the_council_governs(governing: bool) -> None:
    """17.2.3, H.2.4 Enemies remove nothing there."""
    side = "governing_assembly" if governing else "closed_assembly"
    t = Table("marquise", "council").hireling("the_brigand", CATS, markers=2)
    t.put("council", 10, side).put("marquise", 10, "1 warrior").ruins(c10="boot")
    t.begins("marquise", "daylight")
    assert t.offers("marquise", "loot ruin 10") is not governing


# ---- cards


def test_false_orders_reach_no_hireling(table: type[Table]) -> None:
    """H.3.4 Hirelings take no actions in other ways."""
    t = Table("marquise", "eyrie", deck="exiles_and_partisans").hireling(BAND, BIRDS)
    t.put(BAND, 5, "4 musicians").put("marquise", 9, "1 warrior").play("marquise", "false_orders")
    t.begins("marquise", "birdsong")
    assert not t.offers("marquise", "use false_orders")


# ---- R automated opponents


def test_an_automated_opponent_battles_hirelings(table: type[Table]) -> None:
    """R.2.3, G.8 They are enemies, controlled or not; and defend themselves."""
    for controller in (BIRDS, "nobody"):
        t = table("mechanical_marquise", "eyrie").hireling(BAND, controller)
        t.put("mechanical_marquise", 1, "3 warriors").put(BAND, 1, "1 musician")
        t.board("mechanical_marquise", order="ambush_fox").begins("mechanical_marquise", "daylight")
        t.rolls(1, 0)
        assert BAND not in t.at(1)

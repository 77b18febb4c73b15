"""R.7.7 The Vagabot's characters, and what others have to do with it."""

from __future__ import annotations

from typing import Any

import pytest

from kit.checks import check_all, check_table
from kit.lineups import play_randomly
from kit.table import Table
from kit.vagabot import ME, actions, vagabot_items
from undergrowth import BadPosition, Game, Setup, position
from undergrowth.factions.vagabot.battle import Hunt
from undergrowth.factions.vagabot.items import RestoreNext
from undergrowth.factions.vagabot.special import SpecialAction
from undergrowth.factions.vagabot.state import board
from undergrowth.table.book import book


def playing(character: str, items: list[str], *seats: str, place: int | str = 9) -> Table:
    """A table with it as some character, beside Marquise and Eyrie."""
    t = Table(ME, *(seats or ("marquise", "eyrie"))).put(ME, place, "pawn")
    return t.board(ME, character=character, items=items)


# ---- characters


def test_thief() -> None:
    """R.7.7.1, R.2.8.1 From the leader beside it, then who has most pieces; it has no hand."""
    t = playing("thief", ["boot"]).put("marquise", 9, "warrior").put("eyrie", 9, "2 warriors")
    t.hand("marquise", "sword").hand("eyrie", "anvil").does(SpecialAction(0), turn=ME)
    t.takes("anvil")
    assert actions(t) == ["pick pocket eyrie_dynasties"]
    assert t.discard == ["anvil"]
    assert t.vp == {ME: 1}
    assert vagabot_items(t) == "1 exhausted"
    t = playing("thief", ["boot"]).put("marquise", 9, "warrior").put("eyrie", 9, "2 warriors")
    t.hand("marquise", "sword").scores(marquise=6).does(SpecialAction(0), turn=ME).takes("sword")
    assert actions(t) == ["pick pocket marquise_de_cat"]


def test_no_ambush_against_it_has_its_section() -> None:
    """R.2.8.2 As of every automated faction."""
    t = playing("thief", ["sword"])
    t.hand("marquise", "ambush_bird").play("marquise", "sappers").put("marquise", 9, "2 warriors")
    t.battle(ME, against="marquise", at=9).rolls(0, 0)
    t.refuses("marquise", "play ambush_bird", "R.2.8.2")


def test_a_special_action_without_effect_is_skipped() -> None:
    """R.7.5.6 No item is exhausted for it."""
    for character in ("thief", "tinker", "ranger", "vagrant", "scoundrel", "arbiter"):
        t = playing(character, ["boot", "tea damaged"]).put("marquise", 9, "warrior")
        t.doc[ME] |= {"order": ["root_tea_fox"]}
        g = position.table(t.doc | {"turn": ME, "phase": "daylight"}, seed=1)
        assert not SpecialAction(0).applies(g)


def test_tinker() -> None:
    """R.7.7.2, R.1.1.2 The topmost card with an item that is still there, for one point."""
    t = playing("tinker", ["boot"]).also(discard=["anvil", "sword", "ambush_fox"])
    t.does(SpecialAction(0), turn=ME)
    assert actions(t) == ["tinker sword"]
    assert t.vp == {ME: 1}
    assert vagabot_items(t) == "1 ready, 1 exhausted"
    assert t.discard == ["ambush_fox", "anvil", "sword"]


def test_ranger() -> None:
    """R.7.7.3 With three damaged items it slips into a forest."""
    t = playing("ranger", ["boot", "2 tea damaged", "sword damaged"])
    t.does(SpecialAction(0), turn=ME).chance("hide in f2")
    assert actions(t) == ["take cover"]
    assert t.at("f2") == f"{ME} 1 pawn"


def test_vagrant() -> None:
    """R.7.7.4 By setup priority; what falls it has removed."""
    t = playing("vagrant", ["boot"]).put("marquise", 9, "2 warriors").put("eyrie", 9, "roost")
    t.does(SpecialAction(0), turn=ME).rolls(1, 0)
    assert actions(t) == ["pit marquise_de_cat eyrie_dynasties"]
    assert t.at(9) == f"{ME} 1 pawn, marquise 2 warriors"
    assert t.vp == {ME: 1}


def test_scoundrel() -> None:
    """R.7.7.5 All goes; an item covers a slot for good; a point, besides those for buildings."""
    t = playing("scoundrel", ["2 boot", "tea damaged"])
    t.put("marquise", 9, "2 warriors, sawmill").put("eyrie", 9, "roost")
    t.does(SpecialAction(0), turn=ME)
    assert t.at(9) == f"{ME} 1 pawn"
    assert t.vp == {ME: 3}
    assert t.game.slots[9] == 1
    assert vagabot_items(t) == "1 ready, 1 exhausted"
    check_table(t.game)
    spots: Any = t.game.observe(0)["places"]
    assert next(spot for spot in spots if spot["id"] == "9")["covered"] == ["tea"]
    described: Any = position.describe(t.game)
    assert described[ME]["covered"] == ["tea 9"]


def test_arbiter() -> None:
    """R.7.7.6 A defender may enlist him: a point, and the items on his track."""
    items = ["4 boot", "3 bag", "2 sword"]
    t = playing("arbiter", items).put("marquise", 9, "3 warriors").put("eyrie", 9, "1 warrior")
    t.battle("marquise", against="eyrie", at=9)
    t.says("eyrie", f"call on {ME}").rolls(3, 3)
    assert t.at(9) == f"{ME} 1 pawn"
    assert t.vp == {ME: 1}
    t = playing("arbiter", items).put("marquise", 9, "3 warriors").put("eyrie", 9, "1 warrior")
    t.battle("marquise", against="eyrie", at=9).says("eyrie", "pass").rolls(3, 3)
    assert t.at(9) == f"{ME} 1 pawn, marquise 2 warriors"


@pytest.mark.parametrize(
    ("warriors", "attackers", "points", "enlisted"),
    [(1, 3, 6, True), (3, 4, 6, False), (2, 2, 6, False), (1, 3, 5, False)],
)
def test_automated_defenders_enlist(
    warriors: int, attackers: int, points: int, enlisted: bool
) -> None:
    """R.7.7.6 By three conditions; the Arbiter may be of any player."""
    for arbiter, entries in (
        (ME, {"items": ["4 boot", "2 sword"]}),
        ("vagabond", {"items": ["sword"]}),
    ):
        t = Table(arbiter, "mechanical", "eyrie").put(arbiter, 9, "pawn")
        t.board(arbiter, character="arbiter", **entries)
        t.put("mechanical", 9, f"{warriors} warriors").put("eyrie", 9, f"{attackers} warriors")
        t.scores(mechanical=points).battle("eyrie", against="mechanical", at=9)
        assert (t.vp == {arbiter: 1}) == enlisted


def test_an_arbiter_in_a_coalition_has_fewer_points_than_anybody() -> None:
    """R.7.7.6.III, 3.3.1, R.2.2 The points at which he left the score track no longer count."""
    t = Table("vagabond", "mechanical", "eyrie", "corvids").put("vagabond", 9, "pawn")
    t.board("vagabond", character="arbiter", items=["sword"])
    t.board("vagabond", dominance="dominance_fox", partner="corvids").scores(vagabond=12)
    t.put("mechanical", 9, "1 warrior").put("eyrie", 9, "3 warriors")
    t.battle("eyrie", against="mechanical", at=9)
    assert t.announced("mechanical_marquise") == ["enlist vagabond"]


# ---- general law, other factions


def test_its_pawn_causes_no_outrage_by_moving() -> None:
    """R.7.2.2, 8.2.6, R.2.8.1 Its pawn moves into sympathy without Outrage: it is no warrior."""
    t = Table(ME, "alliance", "eyrie").put(ME, 9, "pawn").put("alliance", 4, "sympathy")
    t.board(ME, items=["3 boot"]).scores(alliance=9)
    t.does(Hunt(0), turn=ME).rolls(0, 0)
    assert actions(t) == ["wander to 4", "attack in 4 woodland_alliance"]
    assert t.vp == {ME: 1}
    assert len(t.game.boards[1].hidden()[0]) == 1  # for the token that is removed


def test_a_bomb_damages_three_items() -> None:
    """R.7.2.1, R.11.8.1 Full Removal: the pawn stays."""
    t = playing("thief", ["4 boot"], "corvids", "marquise")
    t.put("corvids", 9, "1 warrior, face_down_bomb").begins("corvids", "birdsong")
    t.says("corvids", "flip plot 9")
    assert f"{ME} 1 pawn" in t.at(9)
    assert vagabot_items(t) == "1 ready, 3 damaged"


def test_a_snare_costs_it_an_item() -> None:
    """R.7.5, R.11.8.2 The snare goes, and it moves with the next one."""
    t = playing("thief", ["3 boot"], "corvids", "marquise").put("corvids", 9, "snare")
    t.put("marquise", 4, "warrior").scores(marquise=9).does(Hunt(0), turn=ME).rolls(0, 0)
    assert actions(t) == ["wander to 4", "wander to 4", "attack in 4 marquise_de_cat"]
    assert t.at(9) == ""


def test_no_way_leads_on_from_a_band() -> None:
    """R.7.5, H.2.2 A pawn that comes to a Band stays for the turn: it goes by 10, or farther round.

    A Band where it wants to go, or where it has stood before, is in no way.
    """
    for bands, first in (("9", 5), ("5", 10), ("2", 5), ("1", 5), ("5 10", 9)):
        t = Table(ME, "eyrie").put(ME, 1, "pawn").board(ME, items=["4 boot", "3 bag", "2 sword"])
        t.put("eyrie", 2, "1 roost").scores(eyrie=9).hired("street_band", "eyrie")
        for place in bands.split():
            t.put("street_band", int(place), "1 musician")
        t.does(Hunt(0), turn=ME)
        assert actions(t)[0] == f"wander to {first}"
        assert actions(t)[-1] == "attack in 2 eyrie_dynasties"


def test_a_vagabond_may_aid_it() -> None:
    """9.5.4, R.2.8.1 The card is discarded for a point; there is no item to take."""
    t = Table("vagabond", ME, "eyrie").put("vagabond", 9, "pawn").put(ME, 9, "pawn")
    t.board("vagabond", items=["2 boot"]).hand("vagabond", "mouse_in_a_sack")
    t.begins("vagabond", "daylight")
    t.says("vagabond", f"aid {ME}", "aid with mouse_in_a_sack")
    assert t.vp[ME] == 1
    assert t.discard == ["mouse_in_a_sack"]


def test_a_described_table_reads_back() -> None:
    """R.7.2.3 Items, track, quests and all."""
    t = playing("ranger", ["4 boot", "3 bag exhausted", "tea damaged"], place="f2")
    t.board(ME, track=["bag exhausted"], quest="errand_fox", completed=["escort_mouse"])
    t.board(ME, order=["anvil"])
    g = position.table(t.doc, seed=1)
    again = position.table(position.describe(g), seed=2)
    assert position.describe(again)[ME] == position.describe(g)[ME]
    assert board(again, 0) == board(g, 0)


def test_it_has_slipped_in_its_own_turn_alone() -> None:
    """R.7.4.3 With two undamaged items at the most, until Evening."""
    slipped = playing("ranger", ["boot", "tea damaged"], place="f2").board(ME, slipped=True)
    assert board(position.table({**slipped.doc, "turn": ME, "phase": "daylight"}), 0).slipped
    with pytest.raises(BadPosition, match=r"law R\.7\.4\.3"):
        position.table({**slipped.doc, "turn": "marquise"})
    many = playing("ranger", ["3 boot"], place="f2").board(ME, slipped=True)
    with pytest.raises(BadPosition, match=r"law R\.7\.4\.3"):
        position.table({**many.doc, "turn": ME, "phase": "daylight"})


@pytest.mark.parametrize(
    "wrong",
    [
        {"items": ["9 boot"]},
        {"items": ["spoon"]},
        {"items": ["4 boot"], "track": ["boot"]},
        {"quest": "nothing"},
        {"quest": "errand_fox", "completed": ["errand_fox"]},
        {"covered": ["boot 99"]},
        {"character": "cheat"},
    ],
)
def test_what_no_game_could_lay(wrong: dict[str, Any]) -> None:
    """R.7.2.4, R.7.3.3, R.7.7.5 It is refused."""
    t = playing("thief", ["boot"]).board(ME, **wrong)
    with pytest.raises(BadPosition):
        position.table(t.doc, seed=1)


LINEUPS = [
    (["eyrie", f"{ME}:thief"], "autumn"),
    (["marquise", f"{ME}:nightmare:scoundrel", "eyrie"], "winter"),
    (["alliance", f"{ME}:arbiter:questing", "mechanical_marquise"], "lake"),
    (["lizards", f"{ME}:tinker:adventurer:helper", "riverfolk", "corvids"], "mountain"),
    (["hundreds", f"{ME}:easy:vagrant:berserker", "duchy", "keepers", "marquise"], "autumn"),
    ([f"{ME}:challenging:ranger:marksman", "vagabond", "eyrie"], "winter"),
]


@pytest.mark.parametrize(("seats", "place"), LINEUPS)
def test_random_games(seats: list[str], place: str) -> None:
    """R.7 Beside many others, on four maps, with every difficulty and trait."""

    def look(g: Game, number: int) -> None:
        if number % 40 == 3:
            check_table(g)
        if number % 160 == 43:
            check_all(g, number)

    g = play_randomly(Setup(seats=seats, map=place), 5, look)
    assert any(line.startswith(f"{ME}: ") for line in g.answers or [])


def test_it_repairs_an_item_by_another_effect_or_else_refreshes_one() -> None:
    """R.7.5.5, R.7.6.1 For nothing, and nothing is asked."""
    t = playing("thief", ["boot damaged", "torch exhausted"]).does(RestoreNext(0), turn="eyrie")
    assert vagabot_items(t) == "1 ready, 1 exhausted"
    t = playing("thief", ["boot", "torch exhausted"]).does(RestoreNext(0), turn="eyrie")
    assert vagabot_items(t) == "2 ready" and t.done()
    assert book(t.game).faction(0).restore_item(t.game) == []

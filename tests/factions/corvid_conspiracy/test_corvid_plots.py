"""13.7, 13.2.5 Effects of plots: when they are flipped, while they lie, when they go."""

from __future__ import annotations

from kit import Table
from kit.vagabond import items
from undergrowth import NOBODY
from undergrowth.factions.corvid_conspiracy.exposure import Expose
from undergrowth.factions.corvid_conspiracy.pieces import CorvidPieces, corvids
from undergrowth.factions.corvid_conspiracy.plots import lost_plots
from undergrowth.law.battle.battle import Battle
from undergrowth.law.crafting.craft import FREE, CraftCard
from undergrowth.law.removing.removal import removal
from undergrowth.law.removing.triggers import Unmasked
from undergrowth.table.book import book
from undergrowth.table.names import CARDS, PIECES

# ---- bomb


def test_cor_bomb(table: type[Table]) -> None:
    """13.7.1, 13.4.2, 3.2.1 One point for the flip, two for what goes; then the bomb goes, too."""
    t = table("corvids", "marquise").put("corvids", 8, "1 warrior, face_down_bomb")
    t.put("marquise", 8, "2 warriors, workshop, wood").begins("corvids", "birdsong")
    t.says("corvids", "flip plot 8")
    assert t.vp == {"corvids": 3}
    assert t.at(8) == "corvids 1 warrior"
    assert t.supply("corvids", "bomb") == 2


def test_a_bomb_counts_before_it_goes(table: type[Table]) -> None:
    """13.4.2, 13.7.1 It is face up when its flip scores, and not when the next one does."""
    t = table("corvids", "marquise").put("corvids", 8, "1 warrior, face_down_bomb")
    t.put("corvids", 2, "1 warrior, face_down_bomb").put("corvids", 3, "raid")
    t.begins("corvids", "birdsong").says("corvids", "flip plot 8", "flip plot 2")
    assert t.vp == {"corvids": 4}


def test_a_bomb_damages_items_of_the_vagabond(table: type[Table]) -> None:
    """13.7.1, 9.2.2.I The pawn cannot be removed: three items are damaged instead."""
    t = table("corvids", "vagabond").put("corvids", 8, "1 warrior, face_down_bomb")
    t.put("vagabond", 8, "pawn")
    t.board("vagabond", character="ranger", items=["boot", "torch", "sword", "crossbow"])
    t.begins("corvids", "birdsong").says("corvids", "flip plot 8")
    t.says("vagabond", "damage boot ready", "damage torch ready", "damage sword ready")
    assert items(t).count("damaged") == 3
    assert t.at(8) == "corvids 1 warrior, vagabond 1 pawn"


def test_a_bomb_wins_the_game(table: type[Table]) -> None:
    """13.4.2, 3.1 With the thirtieth point nothing else is resolved."""
    t = table("corvids", "marquise").put("corvids", 8, "1 warrior, face_down_bomb")
    t.put("marquise", 8, "2 warriors").scores(corvids=29).begins("corvids", "birdsong")
    t.says("corvids", "flip plot 8")
    assert t.game.over and t.game.winners == [0]
    assert t.at(8).endswith("marquise 2 warriors")


def test_a_bomb_leaves_friends_alone(table: type[Table]) -> None:
    """13.7.1, 9.2.8 Pieces of a partner are no enemy pieces."""
    t = table("corvids", "vagabond", "marquise", "eyrie")
    t.put("corvids", 8, "1 warrior, face_down_bomb").put("vagabond", 8, "pawn")
    t.put("marquise", 8, "1 warrior")
    t.board(
        "vagabond",
        character="ranger",
        items=["boot"],
        partner="corvids",
        dominance=["dominance_fox"],
    )
    t.begins("corvids", "birdsong").says("corvids", "flip plot 8")
    assert "damaged" not in items(t) and "marquise" not in t.at(8)


# ---- snare


def test_mov_snare_blocks_leaving(table: type[Table]) -> None:
    """13.7.2 Enemy pieces cannot be moved out, with or without rule."""
    t = table("marquise", "corvids").put("corvids", 6, "snare").put("marquise", 6, "5 warriors")
    t.put("marquise", 1, "1 warrior").put("marquise", 9, "1 warrior")
    t.begins("marquise", "daylight").says("marquise", "march")
    t.refuses("marquise", "from 6", "13.7.2")


def test_mov_snare_allows_entering(table: type[Table]) -> None:
    """13.7.2 Moving in is allowed."""
    t = table("marquise", "corvids").put("corvids", 6, "1 warrior, snare")
    t.put("marquise", 2, "3 warriors").begins("marquise", "daylight")
    t.says("marquise", "march", "to 6", "take 2")
    assert t.at(6) == "marquise 2 warriors, corvids 1 warrior, corvids 1 snare"


def test_mov_slip_out_of_snare(table: type[Table]) -> None:
    """9.4.2, 13.7.2 Slip ignores what prevents leaving; an ordinary move does not."""
    t = table("vagabond", "corvids").put("corvids", 6, "snare").put("vagabond", 6, "pawn")
    t.board("vagabond", character="ranger", items=["2 boot", "crossbow"])
    t.begins("vagabond", "birdsong")
    assert t.offers("vagabond", "to 3")
    t.says("vagabond", "pass")
    assert t.offers("vagabond", "strike corvid_conspiracy snare")
    assert not t.offers("vagabond", "travel")


def test_cor_snare_blocks_placing(table: type[Table]) -> None:
    """13.7.2 Enemy pieces cannot be placed there: the roost recruits nobody."""
    t = table("eyrie", "corvids").put("corvids", 9, "snare").put("eyrie", 9, "roost, 1 warrior")
    t.put("eyrie", 2, "roost, 1 warrior")
    t.board("eyrie", leader="despot", decree={"recruit": ["codebreakers"]})
    t.begins("eyrie", "daylight")
    assert t.game.warriors_at(0, 2) == 2 and t.game.warriors_at(0, 9) == 1


def test_nobody_is_recruited_beside_snares(table: type[Table]) -> None:
    """6.5.3, 13.7.2, 1.5.4 Recruiting that would place nobody is not offered."""
    t = table("marquise", "corvids").put("corvids", 9, "snare").put("marquise", 9, "recruiter")
    t.put("marquise", 1, "2 warriors").begins("marquise", "daylight")
    t.refuses("marquise", "recruit", "13.7.2")
    t = table("marquise", "corvids").put("corvids", 9, "snare").put("marquise", 9, "recruiter")
    t.put("marquise", 1, "recruiter").begins("marquise", "daylight").says("marquise", "recruit")
    assert t.game.warriors_at(0, 9) == 0 and t.game.warriors_at(0, 1) == 1


def test_a_hidden_snare_holds_nobody(table: type[Table]) -> None:
    """13.7.2 Only while it is face up; and the Corvids themselves come and go."""
    t = table("marquise", "corvids").put("corvids", 6, "face_down_snare, 2 warriors")
    t.put("marquise", 6, "5 warriors").begins("marquise", "daylight").says("marquise", "march")
    assert t.offers("marquise", "to 2")
    t = table("corvids", "marquise").put("corvids", 6, "snare, 2 warriors")
    t.hand("corvids", "anvil").begins("corvids", "birdsong")
    t.says("corvids", "pass", "call up anvil")
    assert t.game.warriors_at(0, 6) == 3
    t.says("corvids", "scheme move", "from 6", "to 2", "take 3")
    assert t.at(2) == "corvids 3 warriors"


def test_why_nothing_is_placed_beside_a_snare(table: type[Table]) -> None:
    """13.7.2 The reason names the section."""
    t = table("alliance", "corvids").put("corvids", 2, "snare").put("alliance", 6, "sympathy")
    t.board("alliance", supporters=["sword", "investments"])
    t.begins("alliance", "birdsong")
    t.refuses("alliance", "spread to 2", "13.7.2")


def test_a_revolt_removes_the_snare_and_rises_there(table: type[Table]) -> None:
    """13.7.2, 8.4.1.III Pieces that forbid placing are removed before the base is placed."""
    t = table("alliance", "corvids").put("alliance", 12, "sympathy").put("corvids", 12, "snare")
    t.board("alliance", supporters=["anvil", "tax_collector"]).begins("alliance", "birdsong")
    t.says("alliance", "revolt in 12")
    assert t.at(12) == "alliance 1 warrior, alliance 1 base_fox, alliance 1 sympathy"


def test_sawmills_beside_a_snare_give_no_wood(table: type[Table]) -> None:
    """13.7.2, 6.4 Nothing of hers is placed there."""
    t = table("marquise", "corvids").put("marquise", 6, "sawmill").put("corvids", 6, "snare")
    t.put("marquise", 8, "sawmill").begins("marquise", "birdsong")
    assert (t.at(6), t.at(8)) == (
        "marquise 1 sawmill, corvids 1 snare",
        "marquise 1 sawmill, marquise 1 wood",
    )


def test_hospitals_do_not_open_a_snare(table: type[Table]) -> None:
    """13.7.2, 6.2.3 The fallen stay away while the keep lies beside a snare."""
    t = table("marquise", "corvids").put("marquise", 1, "keep").put("corvids", 1, "snare")
    t.put("marquise", 8, "1 warrior").put("corvids", 8, "3 warriors").hand("marquise", "anvil")
    t.battle("corvids", "marquise", 8).rolls(3, 0).says("marquise", "heal with anvil")
    assert t.at(1) == "marquise 1 keep, corvids 1 snare"


# ---- extortion


def test_an_extortion_takes_a_random_card_from_each_enemy(table: type[Table]) -> None:
    """13.7.3 From those with pieces there and cards in hand; clockwise."""
    t = table("corvids", "marquise", "eyrie", "alliance", "vagabond")
    t.put("corvids", 8, "1 warrior, face_down_extortion").put("marquise", 8, "1 wood")
    t.put("eyrie", 8, "1 warrior").put("alliance", 9, "1 warrior").put("vagabond", 8, "pawn")
    t.board("vagabond", character="ranger")
    t.hand("marquise", "anvil", "sword").hand("alliance", "cobbler")
    t.hand("vagabond", "tax_collector", "armorers")
    t.begins("corvids", "birdsong").says("corvids", "flip plot 8")
    t.takes("sword").takes("armorers")
    assert t.holds("corvids") == ["armorers", "sword"]
    assert t.holds("alliance") == ["cobbler"]
    assert t.vp == {"corvids": 1}


# ---- raid


def raided(t: Table) -> list[int]:
    """Return where the Corvids have warriors."""
    seat = t.seat("corvids")
    return [place for place in t.game.clearings if t.game.warriors_at(seat, place)]


def test_a_raid_sends_warriors_all_around(table: type[Table]) -> None:
    """13.7.4 Removed in battle, face down: one warrior in each adjacent clearing."""
    t = table("marquise", "corvids").put("marquise", 6, "3 warriors")
    t.put("corvids", 6, "face_down_raid").battle("marquise", "corvids", 6).rolls(1, 0)
    assert raided(t) == [2, 3, 11]
    assert t.at(6) == "marquise 2 warriors"
    assert t.supply("corvids", "raid") == 2


def test_a_raid_that_is_face_up_does_so_too(table: type[Table]) -> None:
    """13.7.4 And no agents are embedded (13.2.5)."""
    t = table("marquise", "corvids").put("marquise", 6, "3 warriors").put("corvids", 6, "raid")
    t.battle("marquise", "corvids", 6).rolls(1, 0)
    assert raided(t) == [2, 3, 11]
    assert t.at(6) == "marquise 3 warriors"


def test_flipping_a_raid_sends_nobody(table: type[Table]) -> None:
    """13.7.4 It has to be removed."""
    t = table("corvids", "marquise").put("corvids", 6, "1 warrior, face_down_raid")
    t.begins("corvids", "birdsong").says("corvids", "flip plot 6")
    assert raided(t) == [6]


def test_cor_raid_keep_and_supply(table: type[Table]) -> None:
    """13.7.4, 1.5.4, 6.2.2 One warrior for clearing 2 or 12; the keep closes clearing 1."""
    t = table("marquise", "corvids").put("marquise", 1, "keep").put("marquise", 10, "3 warriors")
    t.put("corvids", 10, "face_down_raid").put("corvids", 5, "14 warriors")
    t.battle("marquise", "corvids", 10).rolls(1, 0)
    assert t.vp == {"marquise": 1}
    assert t.options("corvids") == ["at 2", "at 12"]
    t.says("corvids", "at 12")
    assert t.at(12) == "corvids 1 warrior" and t.done()


def test_two_raids_that_go_together(table: type[Table]) -> None:
    """13.7.4, 1.5.4, 1.1.3 Both are gone first; the Marquise on its turn orders the raids."""
    t = table("marquise", "corvids").put("corvids", 6, "face_down_raid").put("corvids", 12, "raid")
    t.put("corvids", 5, "12 warriors").hand("marquise", "favor_of_the_foxes")
    t.does(CraftCard(0, CARDS.parse("favor_of_the_foxes"), FREE))
    assert sorted(t.options("marquise")) == ["first raid 12", "first raid 6"]
    t.says("marquise", "first raid 12").says("corvids", "at 4", "at 9", "at 11")
    assert raided(t) == [4, 5, 9, 11]
    assert t.vp == {"marquise": 2}


def test_a_bomb_of_ones_own_does_not_set_off_a_raid(table: type[Table]) -> None:
    """13.7.1, 13.7.4 Plots are no enemy pieces of their owner."""
    t = table("corvids", "marquise").put("corvids", 6, "1 warrior, face_down_bomb, 1 warrior")
    t.put("corvids", 2, "raid").begins("corvids", "birdsong").says("corvids", "flip plot 6")
    assert t.at(2) == "corvids 1 raid"


# ---- embedded agents


def test_bat_embedded_agents_defenseless(table: type[Table]) -> None:
    """13.2.5 The plot falls, and one attacker with it."""
    t = table("marquise", "corvids").put("marquise", 8, "2 warriors")
    t.put("corvids", 8, "face_down_snare").battle("marquise", "corvids", 8).rolls(1, 0)
    assert t.at(8) == "marquise 1 warrior"
    assert t.vp == {"marquise": 1}
    assert {hit["law"] for hit in t.told("extra_hits")} == {"13.2.5", "4.3.5.II"}


def test_bat_embedded_agents_faceup(table: type[Table]) -> None:
    """13.2.5 No extra hit from a plot that is face up."""
    t = table("marquise", "corvids").put("marquise", 8, "2 warriors")
    t.put("corvids", 8, "extortion").battle("marquise", "corvids", 8).rolls(1, 0)
    assert t.at(8) == "marquise 2 warriors"
    assert t.vp == {"marquise": 1}


def test_agents_only_defend(table: type[Table]) -> None:
    """13.2.5 Attacking Corvids deal no extra hit."""
    t = table("corvids", "marquise").put("marquise", 8, "2 warriors")
    t.put("corvids", 8, "1 warrior, face_down_snare").battle("corvids", "marquise", 8).rolls(0, 0)
    assert t.at(8) == "corvids 1 warrior, corvids 1 face_down_snare, marquise 2 warriors"


def test_warriors_take_hits_before_plots(table: type[Table]) -> None:
    """4.3.6, 13.2.5 A plot is a token."""
    t = table("marquise", "corvids").put("marquise", 8, "3 warriors")
    t.put("corvids", 8, "1 warrior, face_down_snare").battle("marquise", "corvids", 8).rolls(1, 0)
    assert t.at(8) == "marquise 2 warriors, corvids 1 face_down_snare"


def test_a_plot_that_was_hit_lies_face_down_still(table: type[Table]) -> None:
    """1.2.1, 4.3.6 While hits are dealt nobody learns which plot it was: not by dealing anew."""
    t = table("hundreds", "corvids").put("hundreds", 8, "warlord, 2 warriors")
    t.put("corvids", 8, "1 warrior, face_down_snare")
    t.put("corvids", 1, "face_down_bomb").put("corvids", 2, "face_down_extortion")
    t.battle("hundreds", "corvids", 8).rolls(2, 1)
    g = t.game
    me = corvids(g, 1)
    assert g.decision is not None and (g.decision.seat, g.decision.prompt) == (0, "battle.hits")
    for viewer in (0, NOBODY):
        found: set[str] = set()
        for seed in range(40):
            world = g.determinize(viewer, seed, afresh=True)
            hit = world.innermost(Battle).fight.hits[-1].kind
            assert world.count(hit, 8) == 1
            found.add(PIECES.text(world.box.kinds[hit].piece))
            world.choose("lose warrior")
            assert not world.has_pieces(1, 8)
        assert found == {PIECES.text(world.box.kinds[kind].piece) for kind in me.plots.face_down}
    t.says("hundreds", "lose warrior")


def test_plots_do_not_rule(table: type[Table]) -> None:
    """2.5, 13.2.2 They are tokens."""
    t = table("marquise", "corvids").put("corvids", 8, "snare").put("marquise", 8, "1 warrior")
    t.begins("marquise", "evening")
    assert t.rules(8) == "marquise"
    assert book(t.game).faction(1).has_crafter(t.game, 8)


def test_a_plot_that_falls_face_down_is_unmasked(table: type[Table]) -> None:
    """13.7.4 One that lies face up is known already."""
    t = table("corvids", "marquise").put("corvids", 1, "face_down_bomb").put("corvids", 2, "raid")
    g = t.begins("marquise", "daylight").game
    me = book(g).faction(0)
    assert isinstance(me, CorvidPieces)
    hidden = next(kind for kind in me.plots.face_down if g.count(kind, 1))
    assert any(
        isinstance(each, Unmasked) for each in lost_plots(g, me, removal(g, 1, hidden, 1), False)
    )
    raid = me.kind("raid")
    found = lost_plots(g, me, removal(g, 1, raid, 2), False)
    assert found and not any(isinstance(each, Unmasked) for each in found)


def test_one_card_that_matches_is_enough_to_expose(table: type[Table]) -> None:
    """13.2.4 Of the plot's suit, or a bird."""
    t = table("corvids", "marquise").put("corvids", 1, "face_down_bomb")
    g = t.hand("marquise", "anvil", "sword").begins("marquise", "birdsong").game
    assert Expose(1, 0, 1).can_go_on(g)

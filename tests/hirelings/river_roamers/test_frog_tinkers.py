"""H Frog Tinkers: a card of the deck makes an icon for their controller."""

from __future__ import annotations

from kit import Table
from undergrowth.position import describe, game

ME = "frog_tinkers"


def hired(t: Table, controller: str, turned: str = "") -> Table:
    """Somebody controls the Tinkers; perhaps a card has been turned over."""
    card = {"controller": controller, "markers": 2} | ({"turned": [turned]} if turned else {})
    return t.also(hirelings=[ME], **{ME: card})


def lies(t: Table) -> list[object]:
    """Return what lies face up beside the deck."""
    return list(t.game.boards[-1].open_cards())


def test_the_top_card_is_turned_and_discarded_in_the_end(table: type[Table]) -> None:
    """H.2.3 It must be turned; unspent it is discarded at the end of Evening."""
    t = hired(table("marquise", "eyrie"), "marquise_de_cat").also(deck_top=["anvil"])
    t.put("marquise", 1, "1 warrior").begins("marquise", "birdsong")
    assert [e["card"] for e in t.told("revealed_card")] == ["anvil"]
    assert t.discard == []
    again = game(describe(t.game))
    assert describe(again) == describe(t.game)
    while t.game.turn == t.seat("marquise"):
        t.says("marquise", t.options("marquise")[-1])
    assert "anvil" in t.discard


def test_it_makes_an_icon_of_its_suit(table: type[Table]) -> None:
    """H.2.3, 4.1.1 Alone or beside crafting pieces; where nothing else pays it is not asked."""
    t = hired(table("marquise", "eyrie"), "marquise_de_cat", "travel_gear_fox")
    t.hand("marquise", "anvil", "ambush_fox").begins("marquise", "daylight")
    t.says("marquise", "craft anvil")
    assert t.crafts("marquise") == {"hammer": 1}
    assert t.discard == ["anvil", "travel_gear_fox"]


def test_it_may_be_saved_while_pieces_pay(table: type[Table]) -> None:
    """H.2.3 They may spend it; then no piece is activated."""
    t = hired(table("marquise", "eyrie", suits={1: "fox"}), "marquise_de_cat", "travel_gear_fox")
    t.put("marquise", 1, "workshop, 1 warrior").hand("marquise", "anvil", "ambush_fox")
    t.begins("marquise", "daylight").says("marquise", "craft anvil")
    assert t.options("marquise") == ["borrow fox", "pass"]
    twin = t.game.copy()
    t.says("marquise", "pass")
    assert t.discard == ["anvil"]
    assert t.game.activated[1] == 1
    twin.choose("borrow fox")
    assert twin.activated[1] == 0
    assert len(twin.discard) == 2


def test_another_suit_is_no_help(table: type[Table]) -> None:
    """4.1.1 A rabbit card makes no fox icon."""
    t = hired(table("marquise", "eyrie"), "marquise_de_cat", "travel_gear_rabbit")
    if "travel_gear_rabbit" in t.doc[ME]["turned"]:
        t.doc[ME]["turned"] = ["ambush_rabbit"]
    t.hand("marquise", "anvil", "ambush_fox").put("marquise", 1, "1 warrior")
    t.begins("marquise", "daylight").refuses("marquise", "craft anvil", "4.1.1")


def test_a_bird_makes_an_icon_of_any_suit(table: type[Table]) -> None:
    """H.2.3 Its controller chooses the suit."""
    t = hired(table("marquise", "eyrie"), "marquise_de_cat", "ambush_bird")
    t.hand("marquise", "anvil", "ambush_fox").begins("marquise", "daylight")
    t.says("marquise", "craft anvil")
    assert t.crafts("marquise") == {"hammer": 1}


def test_a_vagabond_saves_a_hammer(table: type[Table]) -> None:
    """H.2.3, 9.5.8 It does for one of his hammers, whatever the suit of his clearing."""
    t = hired(table("vagabond", "eyrie", suits={5: "mouse"}), "vagabond", "travel_gear_fox")
    t.put("vagabond", 5, "pawn").board("vagabond", items=["torch", "hammer"])
    t.hand("vagabond", "anvil").begins("vagabond", "daylight").says("vagabond", "craft anvil")
    assert t.vp == {"vagabond": 2}


def test_a_vagabond_crafts_nothing_where_his_pawn_cannot(table: type[Table]) -> None:
    """17.2.3, 9.5.8 At a Governing assembly or in a forest no icon makes up for the pawn."""
    for place, law in ((12, "17.2.3"), ("f2", "9.5.8")):
        t = hired(table("vagabond", "marquise", "council"), "vagabond", "foxfolk_steel")
        t.put("vagabond", place, "pawn").board("vagabond", items=["boot", "torch", "hammer"])
        t.put("council", 12, "governing_assembly").put("marquise", 1, "1 warrior")
        t.hand("vagabond", "anvil").begins("vagabond", "daylight")
        t.refuses("vagabond", "craft anvil", law)
        t.agrees()


def test_knaves_filch_nothing_where_their_captain_cannot_craft(table: type[Table]) -> None:
    """17.2.3, 18.2.8, 18.5.1.III A Filch activates the Acting Captain, whatever else pays."""
    for side, may in (("closed", True), ("governing", False)):
        t = hired(table("knaves", "marquise", "council"), "knaves", "foxfolk_steel")
        t.board("knaves", captains=["thief", "tinker", "vagrant"], acting="thief")
        t.put("knaves", 12, "thief").put("knaves", "f2", "tinker").put("knaves", "f4", "vagrant")
        t.put("council", 12, f"{side}_assembly").put("marquise", 1, "1 warrior")
        t.hand("knaves", "anvil").begins("knaves", "daylight")
        assert t.offers("knaves", "craft anvil") is may
        t.agrees()
        if not may:
            t.refuses("knaves", "craft anvil", "17.2.3")


def test_the_riverfolk_commit_a_fund_less(table: type[Table]) -> None:
    """H.2.3, 11.5.3 It does for one of their funds, when they export, too."""
    t = hired(table("riverfolk", "marquise"), "riverfolk_company", "travel_gear_fox")
    t.hand("riverfolk", "anvil").put("riverfolk", 5, "1 warrior").begins("riverfolk", "daylight")
    assert {"craft anvil", "export anvil"} <= set(t.options("riverfolk"))
    t.says("riverfolk", "export anvil")
    assert t.discard == ["anvil", "travel_gear_fox"]

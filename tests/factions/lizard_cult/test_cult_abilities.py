"""10.2 The Cult's abilities, and what they do to others."""

from __future__ import annotations

import pytest

from factions.lizard_cult.cult import Pause, acolytes, faithful, on_board, souls
from kit import Table
from kit.madeup.standins import stand_in
from undergrowth import Game
from undergrowth.law.cards.draw import Draw
from undergrowth.law.cards.piles import discard
from undergrowth.law.cards.pond import Pond
from undergrowth.law.pieces.rule import rules
from undergrowth.law.removing.removal import remove_enemies
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.names import CARDS, FROG

# ---- 10.2.1 crafting


def test_crf_lizards_evening_outcast(table: type[Table]) -> None:
    """10.2.1, 10.6.2 Gardens count only if they print the Outcast; the card is a lost soul then."""
    t = faithful(
        table, outcast="mouse", hand=["root_tea_fox", "travel_gear_fox", "mouse_in_a_sack"]
    )
    t.put("cult", 9, "garden_mouse").put("cult", 11, "garden_mouse")
    t.put("cult", 5, "garden_rabbit").put("cult", 10, "garden_rabbit")
    t.begins("cult", "evening")
    assert t.asked() == "craft.step"
    t.refuses("cult", "craft travel_gear_fox", "4.1.1")
    t.says("cult", "craft root_tea_fox")
    assert t.crafts("cult") == {"tea": 1}
    assert t.vp == {"cult": 2}
    assert souls(t) == ["root_tea_fox"]
    assert t.discard == []


def test_crf_lizards_not_in_daylight(table: type[Table]) -> None:
    """10.2.1 The Cult crafts in Evening alone."""
    t = faithful(table, outcast="mouse", hand=["root_tea_fox"]).put("cult", 9, "garden_mouse")
    t.begins("cult", "daylight")
    assert not t.offers("cult", "craft root_tea_fox")


def test_a_garden_makes_an_icon_of_its_clearings_suit(table: type[Table]) -> None:
    """10.2.1 It must print the Outcast; its icon is the clearing's, here any by a landmark."""
    t = faithful(table, outcast="mouse", hand=["anvil", "travel_gear_fox"])
    t.put("cult", 9, "garden_mouse").landmark("lost_city", 9)
    t.begins("cult", "evening")
    assert t.options("cult") == ["craft travel_gear_fox", "craft anvil", "pass"]
    t.says("cult", "craft anvil")
    assert not t.offers("cult", "craft travel_gear_fox"), "each garden once a turn"


def test_a_garden_of_another_suit_does_not_craft_there(table: type[Table]) -> None:
    """10.2.1, L.1 A fox garden in a clearing that is mouse too idles while mouse is cast out."""
    t = faithful(table, outcast="mouse", hand=["root_tea_fox"])
    t.put("cult", 9, "garden_fox").landmark("lost_city", 9).begins("cult", "evening")
    t.refuses("cult", "craft root_tea_fox", "4.1.1")


# ---- 10.2.2 hatred of birds


def test_liz_birds_not_wild_rituals(table: type[Table]) -> None:
    """10.2.2, 10.5.2 A bird recruits nowhere; it allows Sacrifice."""
    t = faithful(table, hand=["birdy_bindle"]).put("cult", 12, "1 warrior, garden_fox")
    t.begins("cult", "daylight")
    assert t.options("cult") == ["sacrifice with birdy_bindle", "pass"]
    for ritual in ("recruit", "build", "score"):
        t.refuses("cult", f"{ritual} with birdy_bindle", "10.2.2")


# ---- 10.2.3 revenge


def test_bat_lizard_revenge_defending(table: type[Table]) -> None:
    """10.2.3 The fallen defenders go to the Acolytes box."""
    t = table("marquise", "cult").put("marquise", 9, "2 warriors").put("cult", 9, "2 warriors")
    t.battle("marquise", against="cult", at=9).rolls(2, 0)
    assert t.at(9) == "marquise 2 warriors"
    assert acolytes(t) == 2
    assert t.supply("cult", "warrior") == 23
    assert t.vp == {}


def test_fallen_attackers_return_to_the_supply(table: type[Table]) -> None:
    """10.2.3 Only while defending."""
    t = table("cult", "marquise").put("cult", 9, "2 warriors").put("marquise", 9, "2 warriors")
    t.battle("cult", against="marquise", at=9).rolls(2, 1)
    assert t.at(9) == "cult 1 warrior"
    assert acolytes(t) == 0
    assert t.supply("cult", "warrior") == 24


def test_warriors_removed_outside_battle_return_to_the_supply(table: type[Table]) -> None:
    """10.2.3 Favor of the Mice is no battle."""
    t = table("cult", "alliance").put("cult", 9, "2 warriors, garden_mouse")
    t.does(Sweep(1, 9), turn="alliance")
    assert (acolytes(t), t.supply("cult", "warrior")) == (0, 25)


def test_the_cards_of_an_ambush_make_no_acolytes_of_attackers(table: type[Table]) -> None:
    """10.2.3, 4.3.1 Attackers that an ambush removes are no defenders."""
    t = table("cult", "marquise").put("cult", 9, "2 warriors").put("marquise", 9, "1 warrior")
    t.hand("marquise", "ambush_mouse").battle("cult", against="marquise", at=9)
    t.says("marquise", "play ambush_mouse")
    assert acolytes(t) == 0
    assert souls(t) == ["ambush_mouse"]


def test_allied_warriors_are_not_defending(table: type[Table]) -> None:
    """10.2.3, 9.2.9.IIc The Vagabond attacks with Cult warriors: the fallen are none."""
    t = table("vagabond", "cult", "marquise").put("vagabond", 9, "pawn")
    t.board("vagabond", items=["2 sword", "boot"], relationships={"cult": "allied"})
    t.put("cult", 9, "2 warriors").put("marquise", 9, "4 warriors")
    t.begins("vagabond", "daylight").says("vagabond", "fight", "against marquise")
    t.says("vagabond", "attack with cult").rolls(3, 2)
    t.says("vagabond", "lose ally warrior", "lose ally warrior")
    assert t.supply("cult", "warrior") == 25
    assert acolytes(t) == 0


def test_coffin_makers_get_no_acolytes(table: type[Table]) -> None:
    """10.2.3 The card catches what would go to a supply; acolytes do not."""
    t = table("marquise", "cult", deck="exiles_and_partisans").play("marquise", "coffin_makers")
    t.put("marquise", 9, "2 warriors").put("cult", 9, "2 warriors")
    t.battle("marquise", against="cult", at=9).rolls(2, 1)
    assert acolytes(t) == 2
    assert sum(t.lies_on("coffin_makers").pieces) == 1


def test_mousehold_shelters_the_fallen_instead(table: type[Table]) -> None:
    """10.2.3, L.1 A warrior that Mousehold takes in leaves the Acolytes box."""
    t = table("marquise", "cult").landmark("mousehold", 11)
    t.put("marquise", 9, "3 warriors").put("cult", 9, "2 warriors")
    t.battle("marquise", against="cult", at=9).rolls(3, 0)
    t.says("cult", "shelter 1")
    assert t.at(11) == "cult 1 warrior"
    assert acolytes(t) == 1
    assert t.supply("cult", "warrior") == 23


def test_mousehold_leaves_older_acolytes_alone(table: type[Table]) -> None:
    """10.2.3, L.1 Fallen attackers come from the supply, whatever lies in the Acolytes box."""
    t = table("cult", "marquise").landmark("mousehold", 11).board("cult", acolytes=3)
    t.put("cult", 9, "2 warriors").put("marquise", 9, "3 warriors")
    t.battle("cult", against="marquise", at=9).rolls(2, 2)
    t.says("cult", "effects first marquise_de_cat").says("marquise", "pass")
    t.says("cult", "shelter 2")
    assert t.at(11) == "cult 2 warriors"
    assert (acolytes(t), t.supply("cult", "warrior")) == (3, 20)


# ---- 10.2.4 pilgrims


def test_liz_pilgrims(table: type[Table]) -> None:
    """10.2.4 One garden rules against six warriors."""
    t = table("cult", "marquise").put("cult", 9, "garden_mouse").put("marquise", 9, "6 warriors")
    assert t.begins("cult", "evening").rules(9) == "cult"


@pytest.mark.parametrize("seats", [("eyrie", "cult"), ("cult", "eyrie")])
def test_eyr_pilgrims_beat_lords(table: type[Table], seats: tuple[str, str]) -> None:
    """10.2.4 over 7.2.2, in either seating: more warriors and a tie alike."""
    t = table(*seats).put("cult", 9, "garden_mouse").put("eyrie", 9, "4 warriors")
    t.put("cult", 5, "garden_rabbit").put("eyrie", 5, "1 warrior")
    t.put("cult", 12, "1 warrior").put("eyrie", 12, "1 warrior")
    t.begins("eyrie", "evening")
    assert (t.rules(9), t.rules(5), t.rules(12)) == ("cult", "cult", "eyrie")


def test_others_cannot_build_or_march_on_what_pilgrims_rule(table: type[Table]) -> None:
    """10.2.4, 4.2.1 Six cats are no help where a garden stands, and neither end is theirs."""
    t = table("marquise", "cult").put("marquise", 9, "3 warriors").put("cult", 9, "garden_mouse")
    t.put("cult", 12, "garden_fox").put("cult", 11, "garden_mouse").put("cult", 1, "garden_fox")
    t.begins("marquise", "daylight")
    g = t.game
    ends = [place for place in g.paths[9] if rules(g, 0, place)]
    assert ends == [] and not rules(g, 0, 9)
    assert not t.offers("marquise", "march")


# ---- 10.2.5 fear of the faithful


def test_a_lost_garden_costs_a_random_card(table: type[Table]) -> None:
    """10.2.5, 10.2.6 Chance takes it, and it becomes a lost soul."""
    t = table("marquise", "cult").put("marquise", 9, "2 warriors").put("cult", 9, "garden_mouse")
    t.hand("cult", "anvil", "cobbler", "sword")
    t.battle("marquise", against="cult", at=9).rolls(0, 0).takes("cobbler")
    assert t.vp == {"marquise": 1}
    assert t.holds("cult") == ["anvil", "sword"]
    assert souls(t) == ["cobbler"]
    assert t.done()


def test_each_garden_costs_a_card_as_long_as_there_are_any(table: type[Table]) -> None:
    """10.2.5, 1.5.4 Two gardens and one card."""
    t = table("cult", "alliance").put("cult", 5, "2 garden_rabbit").hand("cult", "anvil")
    t.does(Sweep(1, 5), turn="alliance").takes("anvil")
    assert t.vp == {"alliance": 2}
    assert t.holds("cult") == []
    assert souls(t) == ["anvil"]
    assert t.done()


def test_revealed_cards_are_not_taken(table: type[Table]) -> None:
    """10.2.5, 2.1.4 Only the hand fears."""
    t = table("marquise", "cult").put("marquise", 9, "2 warriors").put("cult", 9, "garden_mouse")
    t.board("cult", revealed=["anvil"]).freely().battle("marquise", against="cult", at=9).rolls(
        0, 0
    )
    assert on_board(t)["revealed"] == ["anvil"]
    assert t.done()


# ---- 10.2.6 Lost Souls


def test_everybodys_discards_become_lost_souls(table: type[Table]) -> None:
    """10.2.6, 6.5 A card the Marquise spends, and one above her hand limit."""
    t = table("marquise", "cult").hand("marquise", "birdy_bindle", "anvil")
    t.put("marquise", 5, "1 warrior").begins("marquise", "daylight")
    t.says("marquise", "extra birdy_bindle")
    assert souls(t) == ["birdy_bindle"]
    assert t.discard == []


def test_dominance_cards_become_lost_souls(table: type[Table]) -> None:
    """10.2.6 over 3.3.3: they are not available until the Lost Souls are discarded."""
    t = table("marquise", "cult").hand("marquise", "dominance_bird")
    t.put("marquise", 5, "1 warrior").begins("marquise", "daylight")
    t.says("marquise", "extra dominance_bird")
    assert souls(t) == ["dominance_bird"]
    assert t.game.available == []


def test_frog_cards_go_to_the_pond(table: type[Table], monkeypatch: pytest.MonkeyPatch) -> None:
    """16.2.3 over 10.2.6: frogs go to the Pond, a frog dominance beside the map."""
    stand_in(monkeypatch, "frogs", "eyrie_dynasties", adds_cards="frog")
    t = table("cult", "frogs", "marquise").hand("cult", "royal_claim").begins("cult", "daylight")
    g = t.game
    frogs = [card for card in g.deck if g.box.cards[card].suit == FROG]
    kinds = [g.box.cards[card].kind for card in frogs]
    dominance = frogs[kinds.index("dominance")]
    for card in (frogs[kinds.index("persistent")], dominance, CARDS.parse("anvil")):
        g.deck.remove(card)
        discard(g, 2, card)
    assert souls(t) == ["anvil"]
    pond = book(g).general[0]
    assert isinstance(pond, Pond)
    assert len(pond.cards(g)) == 1
    assert g.available == [dominance]


def test_lost_souls_are_no_part_of_a_new_deck(table: type[Table]) -> None:
    """10.2.6, 2.1 Only the discard pile is shuffled; nobody draws what is lost."""
    t = table("cult", "marquise").board("cult", lost_souls=["anvil", "sword"]).does(Pause(0))
    g = t.game
    g.hands[1], g.deck = sorted(g.hands[1] + g.deck), []
    held = len(g.hands[1])
    g.push(Draw(1, 2))
    g.run()
    assert t.done() and len(g.hands[1]) == held
    assert souls(t) == ["anvil", "sword"]


def test_everybody_sees_lost_souls(table: type[Table]) -> None:
    """10.2.6, 1.2.2 They lie face up: the same part for every viewer."""
    t = table("cult", "marquise").board("cult", lost_souls=["anvil", "sword"])
    t.hand("cult", "royal_claim").begins("cult", "daylight")
    for viewer in (-1, 0, 1):
        board = t.game.observe(viewer)["seats"][0]["board"]
        part = next(each for each in board if each["id"] == "lost_souls")
        assert part["cards"] is not None and sorted(part["cards"]) == ["anvil", "sword"]


def test_the_tinker_finds_nothing_among_lost_souls(table: type[Table]) -> None:
    """10.2.6, V.2.2 Day Labor looks through the discard pile, which they are not."""
    t = table("vagabond", "cult").put("vagabond", 9, "pawn")
    t.board("vagabond", character="tinker", items=["torch", "boot"])
    t.board("cult", lost_souls=["sword"]).begins("vagabond", "daylight")
    t.refuses("vagabond", "labor for sword", "V.2.2")


def test_all_revolt_no_slot(table: type[Table]) -> None:
    """8.4.1, 2.2.3, 10.2.5 Both gardens go first; the base takes a slot. It costs one card."""
    t = table("alliance", "cult").put("cult", 8, "2 garden_fox").put("alliance", 8, "sympathy")
    t.board("alliance", supporters=["anvil", "foxfolk_steel"]).hand("cult", "sword")
    t.begins("alliance", "birdsong").says("alliance", "revolt in 8")
    t.takes("sword")
    assert t.vp == {"alliance": 2}
    assert t.at(8) == "alliance 1 warrior, alliance 1 base_fox, alliance 1 sympathy"
    assert souls(t) == ["anvil", "foxfolk_steel", "sword"]


def test_the_vagabond_aids_the_cult(table: type[Table]) -> None:
    """9.5.4 A card goes to its hand, an item of its box to him; nothing is discarded."""
    t = table("vagabond", "cult").put("vagabond", 9, "pawn").put("cult", 9, "1 warrior")
    t.board("vagabond", items=["boot", "tea"]).hand("vagabond", "sword", "anvil")
    t.crafted("cult", "coins").begins("vagabond", "daylight")
    t.says("vagabond", "aid cult", "aid with sword", "exhaust boot", "take item coins")
    assert t.holds("cult") == ["sword"]
    assert t.crafts("cult") == {}
    assert souls(t) == []


# ---- dominance


def test_dominance_counts_what_pilgrims_rule(table: type[Table]) -> None:
    """3.3.1, 10.2.4 Three gardens in mouse clearings win, also among more pieces of others."""
    t = table("cult", "marquise").board("cult", dominance="dominance_mouse")
    for place in (9, 11, 2):
        t.put("cult", place, "garden_mouse").put("marquise", place, "3 warriors")
    t.doc["suits"] = {"2": "mouse", "9": "mouse", "11": "mouse"}
    t.begins("cult", "birdsong")
    assert t.game.over and t.game.winners == [0]


def test_a_player_off_the_track_scores_nothing(table: type[Table]) -> None:
    """3.3.1, 10.5.3 With dominance activated the ritual spends its card for nothing."""
    t = faithful(table, hand=["sword", "royal_claim"], dominance="dominance_fox")
    t.put("cult", 9, "garden_mouse").put("cult", 11, "garden_mouse").begins("cult", "daylight")
    t.says("cult", "score with sword")
    assert t.vp == {}
    assert souls(t) == ["sword"]


class Sweep(Frame):
    """Remove all enemy pieces from a clearing."""

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def copy(self) -> Frame:
        return Sweep(self.seat, self.place)

    def script(self) -> tuple[Step, ...]:
        return (self.sweep,)

    def sweep(self, g: Game) -> None:
        remove_enemies(g, self.seat, [self.place], "8.4.1.III")

"""4.3 Needs of coming factions and hirelings in a battle, with made-up ones in their place."""

from __future__ import annotations

import pytest

import kit.madeup.plain
from kit import Table
from kit.checks import check_all
from kit.madeup.probes import made_up, seatless
from undergrowth import Game, Setup
from undergrowth.engine.actions import Action
from undergrowth.engine.chance import seeded
from undergrowth.engine.messages import Reason, because
from undergrowth.law.battle.battle import InitiateBattle
from undergrowth.law.battle.dealing import meet
from undergrowth.law.battle.fighting import Fighting
from undergrowth.law.battle.hits import Lose, losses_beside
from undergrowth.law.moving.move import To
from undergrowth.law.pieces.atoms import put
from undergrowth.law.victory.score import score
from undergrowth.table.book import book
from undergrowth.table.frames import Frame
from undergrowth.table.kinds import WARRIOR
from undergrowth.table.moments import AT_HITS
from undergrowth.table.owner import Owner
from undergrowth.table.places import clearing_place
from undergrowth.table.records import (
    MOVE_AWAY,
    TAKE,
    Fate,
    Fight,
    Hit,
    Intent,
    Moved,
    Removed,
)

OTHERS = ("warrior 10", "roost building 3")


class Plain(kit.madeup.plain.Plain):
    """A faction without a rule of its own."""


class Knights(Plain):
    """15.2.4 Devout Knights: beside a relic they ignore the first hit of a battle."""

    def ignores_hits(self, g: Game, b: Fight, owner: int, hits: int, ignored: int) -> int:
        devout = g.count(self.kind("relic"), b.place) > 0 and b.ignored[b.side(owner)] == 0
        return max(ignored, 1) if owner == self.seat and devout else ignored


class Daredevils(Plain):
    """They score whenever an ambush is played against them."""

    def ambushed(self, g: Game, b: Fight) -> None:
        score(g, self.seat, 1, "4.3.1")


class Witness(Plain):
    """Remembers what it is told; a made-up faction alone may."""

    heard: list[str]

    def on_removed(self, g: Game, r: Removed) -> list[Frame]:
        self.heard.append(f"removed {sum(r.counts)}")
        return []

    def on_moved(self, g: Game, m: Moved) -> list[Frame]:
        self.heard.append(f"moved {m.warriors}")
        return []


class Knaves(Plain):
    """18.2.6 Have at Thee: one warrior they hit goes to a forest of their choice."""

    def battle_effects(self, g: Game, b: Fight, seat: int, window: int) -> list[Action]:
        if window != AT_HITS or seat != self.seat or not self._hits(b):
            return []
        if any(hit.fate.how == MOVE_AWAY for hit in b.hits):
            return []
        return [To(forest) for forest in g.box.woodland.forests[b.place]]

    def compels_in(self, g: Game, b: Fight, seat: int, window: int) -> bool:
        return seat == self.seat and window == AT_HITS

    def use(self, g: Game, seat: int, action: Action) -> bool:
        if seat != self.seat or not isinstance(action, To):
            return False
        b = g.innermost(Fighting).record()
        meet(g, b, self._hits(b)[0].kind, Fate(MOVE_AWAY, action.place))
        return True

    def _hits(self, b: Fight) -> list[Hit]:
        return [hit for hit in b.hits if hit.owner != self.seat and hit.fate.how == TAKE]


class Snarers(Plain):
    """13.7.2 Nothing can be moved out of a clearing with a snare."""

    def forbids_moving(self, g: Game, i: Intent) -> bool:
        return i.origin >= 0 and g.count(self.kind("snare"), i.origin) > 0

    def cannot(self, i: Intent) -> Reason:
        return ("13.7.2", because("a snare holds that clearing"))


class Council(Plain):
    """17.2.5 Peacekeepers: their warriors defend a player whom an enemy attacks at an assembly."""

    def fights_with(self, g: Game, b: Fight, owner: int, others: list[int]) -> list[int]:
        keeps = self.seat not in (b.attacker, b.defender) and owner == b.defender
        if keeps and g.count(self.kind("assembly"), b.place) > 0:
            return [*others, self.seat]
        return others


class Banishers(Plain):
    """17.6.1 Banish: what they hit is moved to one place they choose; nothing else is hit."""

    def losses(
        self, g: Game, b: Fight, owner: int, marks: list[int], options: list[Action]
    ) -> list[Action]:
        warriors = [Lose(k.piece) for k in g.box.kinds if k.sort == WARRIOR and k.owner == owner]
        return [each for each in options if each in warriors] if owner != self.seat else options

    def battle_effects(self, g: Game, b: Fight, seat: int, window: int) -> list[Action]:
        if window != AT_HITS or seat != self.seat or not self._dealt(b):
            return []
        return [To(place) for place in g.paths[b.place]]

    def compels_in(self, g: Game, b: Fight, seat: int, window: int) -> bool:
        return bool(self.battle_effects(g, b, seat, window))

    def use(self, g: Game, seat: int, action: Action) -> bool:
        if seat != self.seat or not isinstance(action, To):
            return False
        b = g.innermost(Fighting).record()
        for hit in self._dealt(b):
            meet(g, b, hit.kind, Fate(MOVE_AWAY, action.place))
        return True

    def _dealt(self, b: Fight) -> list[Hit]:
        return [hit for hit in b.hits if hit.owner != self.seat and hit.fate.how == TAKE]


class Buyers(Plain):
    """11.2.7 Mercenaries: the seller's warriors are theirs in battle; odd hits fall on own ones."""

    def attacks_from(self, g: Game, owner: int, place: int, may: bool) -> bool:
        return may or (owner == self.seat and g.warriors_at(1, place) > 0)

    def fights_with(self, g: Game, b: Fight, owner: int, others: list[int]) -> list[int]:
        return [*others, 1] if owner == self.seat and b.other(owner) != 1 else others

    def losses(
        self, g: Game, b: Fight, owner: int, marks: list[int], options: list[Action]
    ) -> list[Action]:
        if owner != self.seat or len(marks) % 2 == 0:
            return options
        return losses_beside(g, b, owner, marks) or options


class Patchers(Plain):
    """A hit can be bought off; their `losses` does not ask whether there is one to buy off."""

    def losses(
        self, g: Game, b: Fight, owner: int, marks: list[int], options: list[Action]
    ) -> list[Action]:
        return [*options, To(clearing_place(5))] if owner == self.seat else options

    def use(self, g: Game, seat: int, action: Action) -> bool:
        return seat == self.seat and isinstance(action, To)


class Captains(Plain):
    """18.2.5 Captains are hit only when no Skunk is left."""

    def losses(
        self, g: Game, b: Fight, owner: int, marks: list[int], options: list[Action]
    ) -> list[Action]:
        skunk = self.kind("skunk")
        if owner != self.seat or g.count(skunk, b.place) == marks.count(skunk):
            return options
        return [Lose(g.box.kinds[skunk].piece)]


class Band(Owner):
    """H.3 An owner without a seat that nobody decides for."""


class Hired(Owner):
    """H.1 An owner without a seat; the first seat decides for it."""

    def decider(self, g: Game) -> int:
        return 0

    def extra_hits(self, g: Game, b: Fight, owner: int, hits: int) -> int:
        return hits + 1 if owner == self.index else hits


@pytest.fixture
def witness(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Words told to the faction `witness`."""
    made_up(monkeypatch, "witness", Witness, *OTHERS)
    heard: list[str] = []
    monkeypatch.setattr(Witness, "heard", heard, raising=False)
    return heard


# ---- hits ignored


def test_the_first_hit_of_a_battle_is_ignored(
    table: type[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """15.2.4, 4.3.5.III One hit fewer, once in a battle."""
    made_up(monkeypatch, "knights", Knights, "warrior 10", "relic token 4")
    made_up(monkeypatch, "others", Plain, *OTHERS)
    t = table("others", "knights")
    t.put("others", 5, "3 warriors").put("knights", 5, "3 warriors, relic")
    t.battle("others", against="knights", at=5).rolls(3, 0)
    assert t.at(5) == "others 3 warriors, knights 1 warrior, knights 1 relic"


def test_an_ambush_hit_is_ignored_and_no_further_one(
    table: type[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """15.2.4 One of the ambush's two hits; the roll then hits in full."""
    made_up(monkeypatch, "knights", Knights, "warrior 10", "relic token 4")
    made_up(monkeypatch, "others", Plain, *OTHERS)
    t = table("knights", "others", suits={5: "fox"}).hand("others", "ambush_fox")
    t.put("knights", 5, "4 warriors, relic").put("others", 5, "1 warrior")
    t.battle("knights", against="others", at=5)
    t.says("others", "play ambush_fox")
    assert t.at(5) == "knights 3 warriors, knights 1 relic, others 1 warrior"
    t.rolls(1, 1)
    assert t.at(5) == "knights 2 warriors, knights 1 relic"


# ---- hits that move


def test_a_prisoner_is_moved_to_a_forest_of_their_choice(
    table: type[Table], monkeypatch: pytest.MonkeyPatch, witness: list[str]
) -> None:
    """18.2.6 One of the warriors hit is moved; the other one is removed, at the same moment."""
    made_up(monkeypatch, "ruffians", Knaves, "warrior 10")
    t = table("ruffians", "witness")
    t.put("ruffians", 10, "3 warriors").put("witness", 10, "3 warriors")
    t.battle("ruffians", against="witness", at=10).rolls(2, 0)
    assert t.asked() == "battle.at_hits"
    assert t.at(10) == "ruffians 3 warriors, witness 3 warriors", "nothing has left yet"
    forest = t.options("ruffians")[0].removeprefix("to ")
    t.says("ruffians", f"to {forest}")
    assert t.at(10) == "ruffians 3 warriors, witness 1 warrior"
    assert t.at(forest) == "witness 1 warrior"
    assert t.supply("witness", "warrior") == 8
    assert sorted(witness) == ["moved 1", "removed 1"]


def test_a_game_can_be_saved_while_hits_wait(
    table: type[Table], monkeypatch: pytest.MonkeyPatch, witness: list[str]
) -> None:
    """4.3.6 A copy and a save go on from the moment between dealing and removing."""
    made_up(monkeypatch, "ruffians", Knaves, "warrior 10")
    t = table("ruffians", "witness")
    t.put("ruffians", 10, "3 warriors").put("witness", 10, "3 warriors")
    t.battle("ruffians", against="witness", at=10).rolls(2, 0)
    answer = t.options("ruffians")[-1]
    saved, copied = Game.from_json(t.game.to_json()), t.game.copy()
    t.says("ruffians", answer)
    for twin in (saved, copied):
        twin.choose(answer)
        assert twin.pieces == t.game.pieces
        assert twin.supply == t.game.supply


def test_a_warrior_that_cannot_be_moved_is_removed(
    table: type[Table], monkeypatch: pytest.MonkeyPatch, witness: list[str]
) -> None:
    """18.2.6, 1.1.2 A snare holds the prisoner: it is removed as normal."""
    made_up(monkeypatch, "ruffians", Knaves, "warrior 10")
    made_up(monkeypatch, "snarers", Snarers, "warrior 5", "snare token 2")
    t = table("ruffians", "witness", "snarers").put("snarers", 10, "snare")
    t.put("ruffians", 10, "3 warriors").put("witness", 10, "3 warriors")
    t.battle("ruffians", against="witness", at=10).rolls(1, 0)
    t.says("ruffians", t.options("ruffians")[0])
    assert t.supply("witness", "warrior") == 8
    assert witness == ["removed 1"]


def test_a_battle_moves_instead_of_removing(
    table: type[Table], monkeypatch: pytest.MonkeyPatch, witness: list[str]
) -> None:
    """17.6.1 All warriors hit make one move to a place of the attacker's choice; no building is."""
    made_up(monkeypatch, "banishers", Banishers, "warrior 10")
    t = table("banishers", "witness")
    t.put("banishers", 10, "3 warriors").put("witness", 10, "2 warriors, roost")
    t.battle("banishers", against="witness", at=10).rolls(3, 0)
    t.says("banishers", "to 12")
    assert t.at(10) == "banishers 3 warriors, witness 1 roost"
    assert t.at(12) == "witness 2 warriors"
    assert witness == ["moved 2"]


def test_some_warriors_are_hit_only_after_others(
    table: type[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """18.2.5 A Captain stands until the last Skunk has fallen."""
    made_up(monkeypatch, "captains", Captains, "captain warrior 3", "skunk warrior 10")
    made_up(monkeypatch, "others", Plain, *OTHERS)
    t = table("others", "captains")
    t.put("others", 5, "3 warriors").put("captains", 5, "captain, 2 skunks")
    t.battle("others", against="captains", at=5).rolls(2, 0)
    assert t.at(5) == "others 3 warriors, captains 1 captain"


def test_a_hit_that_finds_no_piece_is_not_asked_about(
    table: type[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """4.3.6 An option of their own takes a hit; where no piece is left nobody has to take it."""
    made_up(monkeypatch, "patchers", Patchers, "warrior 10")
    made_up(monkeypatch, "others", Plain, *OTHERS)
    t = table("others", "patchers").put("others", 5, "3 warriors").put("patchers", 5, "warrior")
    t.battle("others", against="patchers", at=5).rolls(3, 0)
    assert t.options("patchers") == ["lose warrior", "to 5"]
    t.says("patchers", "to 5")
    assert t.at(5) == "others 3 warriors, patchers 1 warrior"
    t = table("others", "patchers").put("others", 5, "3 warriors").put("patchers", 5, "warrior")
    t.battle("others", against="patchers", at=5).rolls(3, 0)
    t.says("patchers", "lose warrior")
    assert t.at(5) == "others 3 warriors" and t.done()


# ---- third parties


def test_hired_warriors_count_and_fall_as_ones_own(
    table: type[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """11.2.7 With them alone one can attack; odd hits fall on own warriors, if there are any."""
    made_up(monkeypatch, "buyers", Buyers, "warrior 10")
    made_up(monkeypatch, "sellers", Plain, "warrior 10")
    made_up(monkeypatch, "others", Plain, *OTHERS)
    t = table("buyers", "sellers", "others")
    t.put("buyers", 5, "2 warriors").put("sellers", 5, "2 warriors").put("others", 5, "3 warriors")
    t.battle("buyers", against="others", at=5).rolls(3, 3)
    assert t.at(5) == "sellers 1 warrior"
    t = table("buyers", "sellers", "others")
    t.put("sellers", 5, "2 warriors").put("others", 5, "1 warrior")
    t.does(InitiateBattle(0, place=5), turn="buyers").says("buyers", "against others")
    t.rolls(2, 1)
    assert t.at(5) == "sellers 1 warrior"


def test_a_third_party_defends(table: type[Table], monkeypatch: pytest.MonkeyPatch) -> None:
    """17.2.5 They roll along, keep the defender from being defenseless, and fall after its own."""
    made_up(monkeypatch, "bailiffs", Council, "warrior 10", "assembly token 3")
    made_up(monkeypatch, "others", Plain, *OTHERS)
    made_up(monkeypatch, "attackers", Plain, "warrior 10")
    t = table("attackers", "others", "bailiffs")
    t.put("attackers", 5, "5 warriors").put("others", 5, "1 warrior, roost")
    t.put("bailiffs", 5, "2 warriors, assembly")
    t.battle("attackers", against="others", at=5).rolls(3, 3)
    assert t.at(5) == "attackers 2 warriors, others 1 roost, bailiffs 1 assembly"
    assert t.vp == {}


def test_a_third_party_alone_keeps_off_the_extra_hit(
    table: type[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """17.2.5, 4.3.5.II With no warrior of its own the defender is not defenseless."""
    made_up(monkeypatch, "bailiffs", Council, "warrior 10", "assembly token 3")
    made_up(monkeypatch, "others", Plain, *OTHERS)
    made_up(monkeypatch, "attackers", Plain, "warrior 10")
    t = table("attackers", "others", "bailiffs")
    t.put("attackers", 5, "5 warriors").put("others", 5, "roost")
    t.put("bailiffs", 5, "2 warriors, assembly")
    t.battle("attackers", against="others", at=5).rolls(1, 1)
    assert t.at(5) == (
        "attackers 4 warriors, others 1 roost, bailiffs 1 warrior, bailiffs 1 assembly"
    )


def test_the_defender_chooses_among_several_third_parties(
    table: type[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """16.2.2.Ib The defender chooses whose warriors take the hits after its own."""
    made_up(monkeypatch, "bailiffs", Council, "warrior 10", "assembly token 3")
    made_up(monkeypatch, "ferrets", Council, "warrior 10", "assembly token 3")
    made_up(monkeypatch, "others", Plain, *OTHERS)
    made_up(monkeypatch, "attackers", Plain, "warrior 10")
    t = table("attackers", "others", "bailiffs", "ferrets")
    t.put("attackers", 5, "5 warriors").put("others", 5, "warrior")
    t.put("bailiffs", 5, "warrior, assembly").put("ferrets", 5, "warrior, assembly")
    t.battle("attackers", against="others", at=5).rolls(2, 0)
    assert t.options("others") == [
        "lose other bailiffs warrior",
        "lose other ferrets warrior",
    ]
    t.says("others", "lose other ferrets warrior")
    assert "bailiffs 1 warrior" in t.at(5)
    assert "ferrets 1 warrior" not in t.at(5)


# ---- owners without a seat


def test_an_owner_nobody_decides_for_loses_what_its_attacker_chooses(
    table: type[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """H.3 Uncontrolled, it has no hand and is never asked: the attacker chooses its hits."""
    seatless(monkeypatch, "band", Band, "warrior 4", "chief warrior 1")
    made_up(monkeypatch, "others", Plain, *OTHERS)
    made_up(monkeypatch, "attackers", Plain, "warrior 10")
    t = table("attackers", "others").also(hirelings=["band"])
    t.put("attackers", 5, "3 warriors").put("band", 5, "2 warriors, chief")
    t.does(InitiateBattle(0), turn="attackers")
    t.rolls(1, 1)
    assert t.options("attackers") == ["lose warrior", "lose chief"]
    t.says("attackers", "lose chief")
    assert t.at(5) == "attackers 2 warriors, band 2 warriors"
    assert t.done()


def test_an_ambush_is_told_to_whom_it_meets(
    table: type[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """4.3.1, 4.3.1.I As it is played, though it is foiled then; not to whom plays it."""
    made_up(monkeypatch, "daredevils", Daredevils, "warrior 10")
    made_up(monkeypatch, "others", Plain, *OTHERS)
    t = table("daredevils", "others", suits={5: "fox"}).hand("daredevils", "ambush_bird")
    t.put("daredevils", 5, "3 warriors").put("others", 5, "2 warriors").hand("others", "ambush_fox")
    t.battle("daredevils", against="others", at=5).says("others", "play ambush_fox")
    t.says("daredevils", "play ambush_bird").rolls(0, 0)
    assert t.vp == {"daredevils": 1} and t.done()


def test_an_owner_without_a_seat_attacks_for_the_seat_that_decides(
    table: type[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """H.3.4, H.3.6 The seat chooses, the hireling's pieces fight, and nobody scores for it."""
    seatless(monkeypatch, "hired", Hired, "warrior 4", "chief warrior 1")
    made_up(monkeypatch, "others", Plain, *OTHERS)
    made_up(monkeypatch, "attackers", Plain, "warrior 10")
    t = table("attackers", "others", suits={5: "fox"}).also(hirelings=["hired"])
    t.hand("attackers", "ambush_fox").hand("others", "ambush_bird")
    t.put("hired", 5, "3 warriors, chief").put("others", 5, "roost, 1 warrior")
    t.does(InitiateBattle(0, owner=2), turn="attackers")
    t.says("others", "play ambush_bird")
    assert t.asked() == "battle.hits", "it has no hand to foil with"
    t.says("attackers", "lose warrior", "lose chief").rolls(1, 0)
    assert t.at(5) == "hired 2 warriors"
    assert t.vp == {}


def test_an_owner_without_a_seat_defends_with_what_its_decider_chooses(
    table: type[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """H.3.5 Its decider chooses its hits and plays no ambush for it."""
    seatless(monkeypatch, "hired", Hired, "warrior 4", "chief warrior 1")
    made_up(monkeypatch, "others", Plain, *OTHERS)
    made_up(monkeypatch, "attackers", Plain, "warrior 10")
    t = table("attackers", "others", suits={5: "fox"}).also(hirelings=["hired"])
    t.hand("attackers", "ambush_fox").put("hired", 5, "warrior, chief")
    t.put("others", 5, "3 warriors")
    t.does(InitiateBattle(1), turn="others")
    t.rolls(1, 0)
    t.says("attackers", "lose chief")
    assert t.at(5) == "others 2 warriors, hired 1 warrior"


def test_the_order_of_hits_and_tokens_holds_for_every_owner(
    table: type[Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    """4.3.6 Warriors of every owner fall before tokens; a token still scores (H.3.6)."""
    seatless(monkeypatch, "band", Band, "warrior 4", "lair token 2")
    made_up(monkeypatch, "others", Plain, *OTHERS)
    made_up(monkeypatch, "attackers", Plain, "warrior 10")
    t = table("attackers", "others").also(hirelings=["band"])
    t.put("attackers", 5, "3 warriors").put("band", 5, "warrior, lair")
    t.does(InitiateBattle(0), turn="attackers").rolls(2, 1)
    assert t.at(5) == "attackers 2 warriors"
    assert t.vp == {"attackers": 1}


# ---- all of them at once


@pytest.mark.parametrize("seed", range(4))
def test_random_games_of_all_of_them_hold_the_invariants(
    monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """4.3 Pieces are conserved for every fate of hits, and games are copied and saved alike."""
    made_up(monkeypatch, "ruffians", Knaves, "warrior 15")
    made_up(monkeypatch, "knights", Knights, "warrior 15", "relic token 12")
    made_up(monkeypatch, "bailiffs", Council, "warrior 15", "assembly token 12")
    seatless(monkeypatch, "band", Band, "warrior 15", "chief warrior 2")
    seats = ["ruffians", "knights", "bailiffs"]
    g = Game.new(Setup(seats=seats, hirelings=["band"]), seed)
    for place in g.clearings:
        put(g, book(g).faction(1).kind("relic"), place, 1)
        put(g, book(g).faction(2).kind("assembly"), place, 1)
        put(g, book(g).owner(3).kind("warrior"), place, 1)
    chance = seeded(seed)
    for number in range(700):
        if g.decision is None:
            break
        if number % 50 == 1:
            check_all(g, number)
        g.take(g.decision.options[chance.below(len(g.decision.options))])
    told = [event.verb for event in g.log or []]
    assert "battled" in told

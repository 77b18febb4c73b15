"""Kinds of piece with names, sides, shared supplies, weights and faces: one made-up faction of all.

The schemers stand for plots (13.2.2), the warlord (14.2.2), relics (15.2.1), waystations (15.2.2),
and pieces that weigh more than one towards rule.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from kit import Table
from kit.checks import check_all, check_table
from kit.lineups import play_randomly
from kit.madeup.installing import install_owner, piece, side
from kit.madeup.schemers import NAME, Delve, install_schemers, schemers
from undergrowth import Game, Setup, position
from undergrowth.cli.drawing.clearings import owner_words
from undergrowth.cli.drawing.marks import make_marks
from undergrowth.cli.drawing.scene import Spot, Stand
from undergrowth.data import sheet
from undergrowth.data.pieces import looks, piece_entries
from undergrowth.engine.actions import PASS
from undergrowth.engine.chance import seeded
from undergrowth.engine.frames import NOBODY, Prompt
from undergrowth.law.moving.move import Move
from undergrowth.law.moving.takes import carry_warriors
from undergrowth.law.pieces.atoms import flip, put, swap
from undergrowth.law.pieces.rule import ruler
from undergrowth.law.removing.removal import enemy_pieces, removal, remove
from undergrowth.library import installed_factions
from undergrowth.session import PERSON, Session
from undergrowth.shown.outcomes import outcomes
from undergrowth.table.book import book
from undergrowth.table.frames import Frame, Step
from undergrowth.table.hidden.learned import reveals_anything
from undergrowth.table.hidden.redeal import redeal_pieces
from undergrowth.table.labels import tell
from undergrowth.table.owner import Owner

ONE, OTHER = installed_factions()[:2]
SHOWING = ("flipped", "guessed")
"""Events that show what lay face down."""


@pytest.fixture(autouse=True)
def _schemers(monkeypatch: pytest.MonkeyPatch) -> None:
    install_schemers(monkeypatch)


def test_what_is_no_kind_of_piece_is_not_placed() -> None:
    """G.20 A number that a failed look-up gave would else be the last kind of the game."""
    with pytest.raises(AssertionError, match="-1 is no kind of piece; expected one such as"):
        put(laid("warrior").begins(NAME, "daylight").game, -1, 5, 1)


def laid(pieces: str = "", other: str = "", **more: Any) -> Table:
    """The schemers and an enemy in clearing 5."""
    t = Table(NAME, ONE)
    if pieces:
        t.put(NAME, 5, pieces)
    if other:
        t.put(ONE, 5, other)
    return t.also(**more) if more else t


def game(pieces: str = "", other: str = "") -> Game:
    return laid(pieces, other).begins(NAME, "birdsong").game


def seen(g: Game, viewer: int, place: str) -> dict[str, int]:
    """Return what a viewer sees of the schemers at a place."""
    places: Any = g.observe(viewer)["places"]
    stands = [p for each in places if each["id"] == place for p in each["pieces"]]
    return {p["piece"]: p["count"] for p in stands if p["owner"] == NAME}


def supply(g: Game, viewer: int) -> dict[str, int]:
    seats: Any = g.observe(viewer)["seats"]
    return dict(seats[0]["supply"])


def told(g: Game, viewer: int, since: int = 0) -> list[str]:
    assert g.log is not None
    return [str(tell(g, event.as_seen_by(viewer))) for event in g.log[since:]]


# ---- random games


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
def test_random_games_hold_together(seed: int) -> None:
    """1.2.1 Dealing anew what lies face down changes nothing that anybody sees or is asked."""
    seats = [NAME, ONE, OTHER][: 2 + seed % 2]
    setup = Setup(seats=seats).shuffled(seed)
    play_randomly(setup, seed, lambda g, n: check_all(g, n) if n % 3 == seed else None)


def goes_on_alike(g: Game, number: int) -> None:
    """The same answer in two worlds that look the same to a viewer."""
    assert g.decision is not None
    answer = g.decision.options[number % len(g.decision.options)]
    for viewer in range(g.seats):
        other = g.copy(log=True)
        redeal_pieces(other, viewer, seeded(number), g.decision.seat)
        worlds = [(each, each.copy(log=True)) for each in (g, other)]
        for _, after in worlds:
            after.take(answer)
        since = len(g.log or [])
        shown = [told(after, viewer, since) for _, after in worlds]
        if any(event.verb in SHOWING for event in (worlds[0][1].log or [])[since:]):
            continue  # what they show may differ, and they end undo
        assert shown[0] == shown[1], "the log tells which world it is"
        assert worlds[0][1].observe(viewer) == worlds[1][1].observe(viewer)
        if g.decision.seat == viewer:
            new = [reveals_anything(before, after) for before, after in worlds]
            assert new[0] == new[1], "undo tells which world it is"


@pytest.mark.parametrize("seed", range(3))
def test_worlds_that_look_alike_go_on_alike(seed: int) -> None:
    """1.2.1 Questions, log and undo are the same until something is shown."""
    setup = Setup(seats=[NAME, ONE]).shuffled(seed)
    play_randomly(setup, seed + 10, lambda g, n: goes_on_alike(g, n) if n % 3 == seed else None)


# ---- kinds


def test_sides_and_shared_supplies_are_counted_once() -> None:
    """15.2.2, 16.2.1 Each side that is placed comes from the one supply and goes back there."""
    g = game("1 warrior")
    me = schemers(g, 0)
    tent, hall, idol, banner = (me.kind(name) for name in ("tent", "hall", "idol", "banner"))
    assert (g.supply[tent], g.supply[hall]) == (3, 3)
    put(g, hall, 5, 1)
    put(g, banner, 5, 5)
    assert (g.supply[tent], g.supply[hall], g.supply[idol], g.count(banner, 5)) == (2, 2, 0, 2)
    flip(g, hall, 5)
    assert (g.count(tent, 5), g.count(hall, 5), g.supply[tent]) == (1, 0, 2)
    check_table(g)
    remove(g, enemy_pieces(g, 1, [5]))
    assert (g.supply[tent], g.supply[hall], g.supply[idol], g.supply[banner]) == (3, 3, 2, 2)
    check_table(g)


def test_pieces_weigh_what_their_data_says() -> None:
    """2.5 Tokens weigh nothing and buildings one, unless their owner's rules say otherwise."""
    g = game("", "1 warrior")
    me = schemers(g, 0)
    put(g, me.kind("idol"), 5, 1)
    assert ruler(g, 5) == 0 and g.strength[5] == 2
    put(g, book(g).faction(1).warrior, 5, 3)
    assert ruler(g, 5) == 1
    put(g, me.kind("shrine"), 5, 1)
    assert ruler(g, 5) == 0 and g.strength[5] == 8


def test_what_looks_alike_must_count_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """1.2.1 Rule and open slots would tell otherwise which piece lies there."""
    pieces = sheet(f"factions/{NAME}")._table["piece"]
    monkeypatch.setitem(pieces[-1], "weight", 2)
    with pytest.raises(ValueError, match="face_down_relic_3 is unlike what it looks like"):
        Game.new(Setup(seats=[NAME, ONE]))


# ---- moving, battle


def test_a_warrior_with_a_name_is_taken_by_name() -> None:
    """4.2, 14.5.3 `also warlord`, then how many others."""
    t = laid("3 warriors, warlord").does(Move(0)).says(NAME, "to 1")
    assert t.options(NAME) == ["also warlord", "take 1", "take 2", "take 3"]
    t.says(NAME, "also warlord")
    assert t.options(NAME) == ["take 0", "take 1", "take 2", "take 3"]
    t.says(NAME, "take 2")
    assert t.at(1) == f"{NAME} 2 warriors, {NAME} 1 warlord"
    assert t.at(5) == f"{NAME} 1 warrior"
    assert t.done()


def test_a_warrior_with_a_name_moves_alone_too() -> None:
    """4.2 If nobody else stands there is nothing to ask."""
    t = laid("warlord").does(Move(0)).says(NAME, "to 1")
    assert t.done() and t.at(1) == f"{NAME} 1 warlord"


def test_a_move_may_have_to_take_somebody_along() -> None:
    """14.5.3, 18.2.5 From where they stand; others may go along."""
    t = laid("2 warriors, warlord").put(NAME, 9, "4 warriors")
    warlord = schemers(t.begins(NAME, "birdsong").game, 0).warlord
    t = laid("2 warriors, warlord").put(NAME, 9, "4 warriors").does(Move(0, also=[warlord]))
    t.says(NAME, "to 1")
    assert t.options(NAME) == ["take 0", "take 1", "take 2"]
    t.says(NAME, "take 0")
    assert t.at(1) == f"{NAME} 1 warlord"


def test_sources_are_told_which_kinds_moved() -> None:
    """4.2 The record of a move has each kind with its number."""
    g = game("3 warriors, warlord")
    me = schemers(g, 0)
    m = carry_warriors(g, 0, 5, 1, 2, [me.warlord])
    assert (m.warriors, m.kinds, m.counts) == (3, [me.warrior, me.warlord], [2, 1])


def test_hits_are_taken_by_kind() -> None:
    """4.3.3.I, 4.3.6 A warrior with a name counts for rolled hits, and may be hit."""
    t = laid("1 warrior, warlord, tent", "4 warriors").battle(ONE, NAME, 5).rolls(3, 2)
    assert t.options(NAME) == ["lose warrior", "lose warlord"]
    t.says(NAME, "lose warlord")
    assert t.done()
    assert t.at(5) == f"{t.short(1)} 2 warriors"


# ---- who sees what


def test_each_viewer_takes_a_piece_for_what_it_may_know() -> None:
    """13.2.2.I Plots lie face down for all but their owner; several that look alike are one."""
    g = game("face_down_bomb, 2 face_down_snares, bomb, tent")
    assert seen(g, 0, "5") == {"tent": 1, "bomb": 1, "face_down_bomb": 1, "face_down_snare": 2}
    for viewer in (1, NOBODY):
        assert seen(g, viewer, "5") == {"tent": 1, "bomb": 1, "plot": 3}
    assert supply(g, 0)["snare"] == 0 and supply(g, 0)["bomb"] == 0
    assert supply(g, 1)["plot"] == 0 and "snare" not in supply(g, 1)


def test_a_supply_of_face_down_pieces_lies_face_down() -> None:
    """13.2.2.I Only their owner knows which plots are left."""
    g = game("face_down_bomb")
    assert (supply(g, 0)["bomb"], supply(g, 0)["snare"]) == (1, 2)
    assert supply(g, 1)["plot"] == 3
    assert "face_down_bomb" not in supply(g, 0)


def test_values_can_be_hidden_from_their_owner_too() -> None:
    """15.2.1 A relic's value is known once it is turned, and to all."""
    g = (
        Table(NAME, ONE)
        .put(NAME, "f1", "face_down_relic_1, face_down_relic_3")
        .begins(NAME, "birdsong")
    )
    for viewer in (0, 1, NOBODY):
        assert seen(g.game, viewer, "f1") == {"relic": 2}
    flip(g.game, schemers(g.game, 0).relics[1], 13)
    for viewer in (0, 1, NOBODY):
        assert seen(g.game, viewer, "f1") == {"relic_3": 1, "relic": 1}


def test_events_name_what_everybody_may_know() -> None:
    """1.2.1 Placing, turning and swapping; who may know the kind reads it."""
    g = game("1 warrior")
    g.log = []
    me = schemers(g, 0)
    put(g, me.plots[0], 5, 1)
    put(g, me.plots[1], 9, 1)
    swap(g, me.plots[0], 5, me.plots[1], 9)
    assert (g.count(me.plots[0], 9), g.count(me.plots[1], 5)) == (1, 1)
    flip(g, me.plots[0], 9)
    assert told(g, 1) == [
        "Schemers places a plot in clearing 5",
        "Schemers places a plot in clearing 9",
        "Schemers swaps the plot in clearing 5 with the plot in clearing 9",
        "Schemers turns a plot in clearing 9 over: bomb",
    ]
    assert told(g, 0)[0] == "Schemers places a face down bomb in clearing 5"


@pytest.mark.parametrize(
    ("pieces", "known"),
    [
        ("2 face_down_bombs", "2 face down bombs"),
        ("face_down_bomb, face_down_snare", "a face down bomb and a face down snare"),
    ],
)
def test_a_removal_does_not_tell_which_were_alike(pieces: str, known: str) -> None:
    """1.2.1 One line, and one line of points, whatever lay there; their owner knows."""
    g = game(f"{pieces}, idol")
    g.log = []
    remove(g, enemy_pieces(g, 1, [5]))
    assert told(g, 1)[:2] == ["Schemers loses a idol in clearing 5", "Schemers loses 2 plots in"
                              " clearing 5"]  # fmt: skip
    assert told(g, 0)[1] == f"Schemers loses {known} in clearing 5"
    assert [event.fields["points"] for event in g.log if event.verb == "scored"] == [1, 2]


def test_a_player_who_cannot_tell_loses_one_at_random() -> None:
    """4.3.6, 15.2.1 Look-alikes in one place are one option; chance says which it was."""
    t = laid("face_down_relic_1, face_down_relic_3, idol", "3 warriors")
    t.battle(ONE, NAME, 5).rolls(0, 0)
    assert t.options(NAME) == ["lose idol", "lose relic"]
    t.says(NAME, "lose relic")
    assert t.game.decision is not None
    assert t.game.decision.texts() == [
        "random piece face_down_relic_1",
        "random piece face_down_relic_3",
    ]
    t.game.choose("random piece face_down_relic_3")
    assert t.at(5).startswith(f"{NAME} 1 idol, {NAME} 1 face_down_relic_1, ")


def test_a_refusal_tells_nothing() -> None:
    """1.2.1 Why a piece cannot be named is the same, whatever lies there."""
    reasons = set()
    for pieces in ("face_down_bomb", "face_down_snare"):
        t = Table(NAME, "vagabond").put(NAME, 5, pieces).put("vagabond", 5, "pawn")
        t.board("vagabond", character="ranger", items=["crossbow"])
        t.begins("vagabond", "daylight").says("vagabond", "pass")
        assert t.offers("vagabond", f"strike {NAME} plot")
        reasons.add(t.game.why_not(1, f"strike {NAME} face_down_bomb"))
    assert len(reasons) == 1


class Smugglers(Owner):
    """H.1 A hireling of the second seat."""

    def decider(self, g: Game) -> int:
        return 1


def test_the_decider_of_an_owner_without_a_seat_sees_its_pieces(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """H.1, 1.2.1 The controller may look, nobody else."""
    crate = side("full_crate", "token", "crate", looks_like="box")
    install_owner(monkeypatch, "smugglers", Smugglers, piece("crate", "token", 3), crate)
    g = position.game(
        {
            "seats": [ONE, OTHER],
            "hirelings": ["smugglers"],
            "clearings": {"5": {"smugglers": "full_crate"}},
        }
    )
    for viewer, name, left in ((1, "full_crate", "crate"), (0, "box", "box")):
        view: Any = g.observe(viewer)
        assert [p["piece"] for each in view["places"] for p in each["pieces"]] == [name]
        assert view["owners"][0]["supply"] == {left: 2}


# ---- dealing anew


def test_face_down_pieces_are_dealt_anew_for_who_cannot_tell() -> None:
    """13.2.2 They change places with their like, on the map and in the supply."""
    g = laid("face_down_bomb, bomb, 1 warrior", "1 warrior").begins(ONE, "daylight").game
    me = schemers(g, 0)
    found = {g.determinize(1, seed).count(me.plots[0], 5) for seed in range(20)}
    assert found == {0, 1}
    for seed in range(20):
        twin = g.determinize(1, seed)
        check_table(twin)
        assert twin.count(me.kind("bomb"), 5) == 1
        assert g.determinize(0, seed).count(me.plots[0], 5) == 1


def test_values_nobody_knows_are_dealt_anew_for_their_owner() -> None:
    """15.2.1 Turned ones stay what they are."""
    t = Table(NAME, ONE).put(NAME, "f1", "face_down_relic_1").put(NAME, "f2", "relic_3")
    g = t.begins(NAME, "birdsong").game
    me = schemers(g, 0)
    assert {g.determinize(0, seed).count(me.relics[0], 13) for seed in range(20)} == {0, 1}
    assert all(g.determinize(0, seed).count(me.kind("relic_3"), 14) == 1 for seed in range(9))


@dataclass
class Waits(Frame):
    """4.3.6 A made-up effect that has marked a piece and asks an enemy before it is taken away."""

    kind: int

    def pieces(self) -> list[tuple[int, int]]:
        return [(self.kind, 5)]

    def redealt(self, n: int, kind: int) -> None:
        self.kind = kind

    def script(self) -> tuple[Step, ...]:
        return (self.ask, self.take)

    def ask(self, g: Game) -> None:
        g.ask(1, Prompt("turn.discard", "4.3.6"), [PASS, Delve(13)])

    def take(self, g: Game) -> None:
        remove(g, removal(g, 1, self.kind, 5))


def test_what_a_procedure_speaks_of_is_dealt_anew_too() -> None:
    """1.2.1, 4.3.6 A piece that is marked to be lost may be any that looks alike until it goes."""
    t = laid("2 face_down_bombs").put(NAME, 9, "face_down_snare")
    bomb = schemers(t.begins(NAME, "birdsong").game, 0).plots[0]
    g = laid("2 face_down_bombs").put(NAME, 9, "face_down_snare").does(Waits(bomb)).game
    marked = set()
    for seed in range(30):
        twin = g.determinize(1, seed)
        kind = twin.innermost(Waits).kind
        there = twin.count(kind, 5)
        marked.add((kind == bomb, there))
        twin.take(PASS)
        assert twin.count(kind, 5) == there - 1
    assert marked == {(True, 1), (True, 2), (False, 1), (False, 2)}
    for seed in range(30):
        assert g.determinize(0, seed).innermost(Waits).kind == bomb  # its owner knows


# ---- undo


def sitting(pieces: str, seat: str = ONE, other: str = "1 warrior") -> Session:
    t = laid(pieces, other).also(turn=seat, phase="birdsong")
    t.doc["turn"], t.doc["phase"] = seat, "birdsong" if seat == NAME else "daylight"
    played = Session(position.game(t.doc, seed=3), [PERSON, PERSON])
    played.advance()
    return played


def test_a_guess_ends_undo() -> None:
    """13.2.4 Right or wrong, something is known that was not."""
    for said in ("bomb", "snare"):
        played = sitting("face_down_bomb")
        played.answer(f"wager face_down_{said} 5")
        assert played.undoable == 0


def test_nothing_is_foretold_of_a_guess() -> None:
    """13.2.4 A guess that is wrong in a few worlds dealt anew need not be wrong."""
    g = laid("face_down_bomb", "1 warrior").begins(ONE, "daylight").game
    assert g.decision is not None
    told = dict(zip(g.decision.texts(), outcomes(g), strict=True))
    only = {"certain": False, "next": {"seat": ONE}}  # pieces and points are not
    assert told["wager face_down_bomb 5"] == told["wager face_down_snare 5"] == only


def test_turning_what_one_knows_can_be_taken_back() -> None:
    """13.2.2.I Their owner learns nothing from a plot, and everything from a relic."""
    played = sitting("face_down_bomb, 2 warriors", NAME)
    played.answer("turn face_down_bomb 5")
    assert played.undoable == 1
    assert played.undo()


# ---- documents and pictures


def test_positions_and_saves_keep_the_truth() -> None:
    """They are the whole game: a reader of one knows all."""
    g = game("face_down_bomb, hall, warlord, idol")
    again = position.game(position.describe(g))
    assert seen(again, 0, "5") == seen(g, 0, "5")
    assert Game.from_json(g.to_json()).to_json() == g.to_json()


def test_terminal_and_catalogue_draw_each_kind() -> None:
    """Warriors with a name stand beside the ordinary ones; looks are pieces too."""
    page = sheet(f"factions/{NAME}")
    assert [(look.id, look.kind, look.count) for look in looks(page)] == [
        ("plot", "token", 4),
        ("relic", "token", 6),
    ]
    marks = make_marks([NAME, ONE])
    letter = marks.letters[NAME]
    stands = [Stand(NAME, "warrior", "warrior", 3), Stand(NAME, "warlord", "warrior", 1)]
    stands += [Stand(NAME, "plot", "token", 2), Stand(NAME, "never_heard_of", "token", 1)]
    spot = Spot("5", True, 0, 0, 2, [], [], pieces=stands)
    assert owner_words(spot, NAME, marks)[0] == f"{letter}3"
    assert owner_words(spot, NAME, marks, full=True)[1:3] == ["warlord", "2 plots"]
    names = [*(entry.id for entry in piece_entries(page)), "plot", "relic"]
    assert len({marks.piece(NAME, name) for name in names}) == len(names)

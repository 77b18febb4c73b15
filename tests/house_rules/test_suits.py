"""House rules about the suits of clearings."""

from __future__ import annotations

from undergrowth import Game, Setup


def suits(map: str, rule: str, seed: int) -> list[int]:
    rules = [rule] if rule else []
    g = Game.new(Setup(map=map, seats=["marquise", "eyrie"], house_rules=rules), seed)
    return [g.suits[place] for place in g.clearings]


def test_markers_cover_printed_suits() -> None:
    """A.1, C.1.2 Four of each suit, in another order in each game."""
    printed = suits("autumn", "", 1)
    assert printed == suits("autumn", "", 2)
    found = [suits("autumn", "random_suits", seed) for seed in range(4)]
    assert len({tuple(each) for each in found}) == 4
    assert all(sorted(each) == sorted([1, 2, 4] * 4) for each in found)


def test_scattered_suits_seldom_meet() -> None:
    """A.1 On every map no path, or hardly one, joins two clearings of a suit."""
    for map in ("autumn", "winter", "mountain"):
        setup = Setup(map=map, seats=["marquise", "eyrie"], house_rules=["scattered_suits"])
        g = Game.new(setup, 4)
        pairs = [
            (place, other)
            for place in g.clearings
            for other in g.paths[place]
            if other > place and g.suits[place] & g.suits[other]
        ]
        assert len(pairs) <= 2
        assert sorted(g.suits[place] for place in g.clearings) == sorted([1, 2, 4] * 4)


def test_fixed_suits_are_the_same_in_every_game() -> None:
    """A.1 On a map with markers; printed ones stay."""
    assert suits("winter", "", 1) != suits("winter", "", 2)
    assert suits("winter", "fixed_suits", 1) == suits("winter", "fixed_suits", 2)
    assert suits("autumn", "fixed_suits", 1) == suits("autumn", "", 1)

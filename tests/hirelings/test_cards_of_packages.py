"""H.1 A hireling card of another package has two sides that know each other."""

from __future__ import annotations

from pathlib import Path

import pytest

from kit.madeup.strangers import lent, write
from undergrowth.content import Entry

ACME = Entry("acme", "acme")
PIECES = '[[piece]]\nid = "firefly"\nkind = "warrior"\ncount = 3\nname = "firefly"\n'
PROMOTED = f'id = "fireflies"\nname = "Fireflies"\ntext = "They glow."\n{{more}}\n{PIECES}'
DEMOTED = 'id = "glow_worms"\nname = "Glow-worms"\ntext = "They do."\n{more}\n'
CODE = """
from undergrowth.law.hirelings.hireling import Hireling
OWNERS = {"fireflies": Hireling, "glow_worms": Hireling}
"""
PACK = 'pack = "acme_pack"\nexcludes = []'


@pytest.mark.parametrize(
    ("promoted", "demoted", "reason"),
    [
        (PACK, "", 'fireflies.toml has a pack: expected another side in the folder fireflies with'
         ' `demotes = "fireflies"`'),
        (PACK, 'demotes = "beetles"', "glow_worms.toml: demotes: expected a side in the folder"
         " fireflies (fireflies, glow_worms), not 'beetles'"),
    ],
)  # fmt: skip
def test_a_card_without_its_other_side_is_left_out(
    tmp_path: Path, promoted: str, demoted: str, reason: str
) -> None:
    """The reason names the file and what it lacks; the program goes on."""
    write(
        tmp_path,
        {
            "acme/data/hirelings/fireflies.toml": PROMOTED.format(more=promoted),
            "acme/data/hirelings/glow_worms.toml": DEMOTED.format(more=demoted),
            "acme/hirelings/fireflies.py": CODE,
        },
    )
    with lent(tmp_path, ACME) as problems:
        assert [each.package for each in problems] == [ACME]
        assert reason in problems[0].reason

"""The action of recruiting in a clearing, shared by several factions."""

from __future__ import annotations

from typing import ClassVar

from undergrowth.engine.actions import verbs
from undergrowth.table.answers import AtPlace


class RecruitIn(AtPlace):
    """`recruit in 5`: choose the clearing in which warriors are placed."""

    verb: ClassVar[str] = "recruit in"
    picture: ClassVar[str] = "recruit"


verbs(RecruitIn)

"""Checks of a package of content before play: data, maps, looks, words, code, tests."""

from undergrowth.checking.findings import Finding
from undergrowth.checking.folder import Checked, check_folder

__all__ = ["Checked", "Finding", "check_folder"]

"""Searching: the tree (`tree`), what follows it (`leaves`), the options (`race`), the player."""

from undergrowth.ai.search.player import SearchPlayer

__all__ = ["SearchPlayer"]

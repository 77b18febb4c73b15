"""Search: the tree (`tree`), rollouts and priors (`leaves`), root selection (`race`), the
player."""

from undergrowth.ai.search.player import SearchPlayer

__all__ = ["SearchPlayer"]

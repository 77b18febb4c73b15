"""Checks of every request before it reaches a game: limits, headers, connections, secrets."""

"""Views of a game: the table, the open question and its past, built up from what a seat may see.

Everything here is computed on demand, never during play.
"""

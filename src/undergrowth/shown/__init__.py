"""What a seat is shown: the table, its question and what came before, built up from nothing.

Everything here is computed when somebody asks for it, never while the game goes on.
"""

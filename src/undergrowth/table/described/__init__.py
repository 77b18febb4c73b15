"""Boards described: for drawing, for positions that are written down, for learners."""

"""Compilation of the core by mypyc: rewriting sources, splitting and caching the C, linking."""

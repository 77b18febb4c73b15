"""Leagues: people who count the results of their games together, season by season."""

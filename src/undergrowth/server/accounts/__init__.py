"""Accounts: what keeps a person's games, name and settings over devices."""

"""The table drawn in the terminal, on a grid of characters."""

"""The analysis board: positions of anybody, looked at in processes of their own."""

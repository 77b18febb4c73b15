"""The notation itself: its letters, the syntax of lines and actions, and its errors."""

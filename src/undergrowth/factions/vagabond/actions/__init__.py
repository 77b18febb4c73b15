"""9.5 What a Vagabond does in Daylight: one module for each action."""

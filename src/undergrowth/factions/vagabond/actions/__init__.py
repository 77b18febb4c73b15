"""9.5 Actions of a Vagabond in Daylight: one module for each."""

### Warum etwas von diesen Söldnern nicht angeboten wird (H).

why-band_holds_them = wer in diesem Zug zur Kapelle gezogen ist, bleibt dort
why-no_band_there = dort steht niemand von der Kapelle
why-does_not_come_to_band = dieser Krieger steht nicht neben der Kapelle, kann nicht dorthin gezogen werden, oder aus seiner Lichtung ist schon einer gekommen

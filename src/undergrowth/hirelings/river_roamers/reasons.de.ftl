### Warum etwas von den Flusswanderern nicht angeboten wird (H).

why-roamers_keep_to_the_river = sie kommen in eine Lichtung am Fluss, solange noch Teile übrig sind

### Warum etwas neben der Platinenziege nicht angeboten wird.

why-critics_take_no_frog = { $card } ist eine Froschkarte, und die Kritiker nehmen keine, solange du andere hast
why-not_dismantled = aufgeben kannst du nur hergestellte eigene Saboteure oder eine zufällige Verbesserung

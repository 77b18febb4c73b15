### Warum etwas von der Flotte nicht angeboten wird (H).

why-flotilla_not_linked = die Flotte zieht in eine Lichtung, die der Fluss mit ihrer verbindet, wenn nichts sie aufhält

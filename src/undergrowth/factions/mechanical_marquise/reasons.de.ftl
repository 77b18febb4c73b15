### Warum etwas nicht geht.

why-only_mechanical_marquise_places = nur die mechanische Marquise platziert Teile in der Lichtung mit dem Bergfried

### Warum etwas von diesen Söldnern nicht angeboten wird (H).

why-protector_cannot_go_there = diese Lichtung grenzt nicht an die des Beschützers, oder er kann nicht dorthin gezogen werden
why-protector_lets_none_be_placed = der Wütende Beschützer lässt Feinde in seiner Lichtung nichts platzieren
why-protector_spares_it = kein solcher Krieger dieses Spielers kann dort entfernt werden
why-protector_shields_them = der Standhafte Beschützer deckt in seiner Lichtung die Figuren dessen, der ihn befehligt

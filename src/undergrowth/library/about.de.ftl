### Optionen des Aufbaus: was jede entscheidet, in einer Zeile.

about-option-map = Wo ihr spielt
about-option-deck = Welche Karten ihr teilt
about-option-reach = Wie sehr die Fraktionen einander in die Quere kommen
about-option-fan_content = Ob Fan-Inhalte gezogen werden können
about-option-landmarks = Wie viele Wahrzeichen ausgelost werden
about-option-landmark_cards = Welche Wahrzeichen ausgelost werden dürfen
about-option-map_landmarks = Ob das Wahrzeichen der Karte dort steht
about-option-with_hirelings = Figuren für Sold, die mal dieser, mal jener befehligt
about-option-hireling_cards = Welche Söldner gezogen werden können
about-option-hirelings = Drei Seiten von Söldnerkarten, auf die ihr euch einigt
about-option-insurgents = Aufständische in einer Wahl zu zweit mit Söldnern
about-option-control_die = Wie lange Söldner bleiben
about-option-advanced = Zieht { $advanced-dealt } Karten und behaltet { $advanced-kept }
about-option-draft = Fraktionen von Aufbaukarten wählen
about-option-omit = Fraktionen aus der Wahl lassen
about-option-second_cards = Eine zweite Karte einer Fraktion, die zwei spielen dürfen
about-option-automated = Welche Fraktionen von selbst spielen
about-option-cooperative = Gemeinsam gegen die automatischen Fraktionen gewinnen
about-option-house_rules = Hausregeln, auf die ihr euch einigt

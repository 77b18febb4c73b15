### Die Platinenziege: was sie ist, für alle, die wählen.

about-faction-circuit_board_goats = Zelte vor Publikum, und Kritiker, die abends zahlen
    .text = Sie spielt von selbst. Jeden Zug kommen zwei Zirkuszelte dorthin, wo viele zusehen, und jeder gegnerische Spieler bei einem Zelt ist einen Punkt wert. Befehlskarten sammeln sich auf dem Kritikerstapel, von dem Sätze für Punkte abgeworfen werden. Wer vor ihr liegt, füttert im Kampf diesen Stapel, statt getroffen zu werden.
    .scores-play = { COUNT($play-vp, "word-point") } je gegnerischem Spieler bei einem Zelt
    .scores-encore = Sätze auf dem Kritikerstapel: { $encore-each_suit } Punkte und mehr
    .scores-craft = Sie stellt den Gegenstand ihrer Befehlskarte her
    .watch-tops = Jedes entfernte Zirkuszelt kostet sie einen Punkt: Geht auf die Zelte los.
    .watch-ahead = Mit mehr Punkten als sie gibst du in jedem Kampf eine Karte, und sie landet keine Treffer.
    .watch-stack = Drei Farben auf dem Stapel bringen { $encore-each_suit } Punkte, zwei Karten einer Farbe { $encore-pair }.
    .watch-reign = In deinem Zug handelst du, als herrschtest du, wo Ziegen herrschen und du Teile hast; nur Bewegungen brauchen mehr.
    .parts-order = Die Karte, die sagt, wo sie in diesem Zug handelt.
    .parts-critics = Karten, die sie am Abend für Punkte abwirft; alle sehen sie.
    .parts-difficulty = Leicht verliert { $difficulty-easy-loss } Punkte für ein Zelt statt { $difficulty-default-loss }; schwer und Albtraum verlieren nur beim letzten welche, und Albtraum punktet jeden Abend. Leicht passt zu beiden.
    .parts-traits = Was sie schwerer macht als sonst.
    .pieces-warrior = Kämpft, und zählt beim Herrschen doppelt. Es gibt { $piece-warrior-count }.
    .pieces-big_top = Zieht Publikum an. Es gibt { $piece-big_top-count }. Ein Plättchen.

about-trait-martial_audience = Spielt, wo die meisten Krieger sind
    .text = Das zweite Zirkuszelt kommt dorthin, wo die meisten Krieger anderer sind. Je { $play-martial_warriors } Krieger anderer bei Zelten in Lichtungen des Befehls bringen jeden Abend einen Punkt mehr.
about-trait-standing_ovation = Punktet, solange sie führt, und alle ziehen
    .text = Hat sie am Ende des Empfehlens mehr Punkte als alle anderen, erhält sie { COUNT($traits-ovation_vp, "word-point", case: "accusative") }, und alle anderen dürfen eine Karte ziehen.
about-trait-fire_breathing = Trifft im Angriff härter
    .text = Als Angreiferin landet sie { COUNT($traits-fire_hits, "word-extra_hit", case: "accusative") }, nicht aber mit der Animatronik.
about-trait-special_effects = Läuft in Hinterhalte, und punktet dafür
    .text = Greift sie an, darfst du ihr einen Hinterhalt legen; jedes Mal erhält sie { COUNT($traits-ambushed_vp, "word-point", case: "accusative") }.

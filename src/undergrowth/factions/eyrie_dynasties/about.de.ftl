### Die Horst-Dynastie: was sie ist, für alle, die wählen.

about-faction-eyrie_dynasties = Ein Erlass, der jeden Zug wächst; punktet für Horste
    .text = In jedem Vogelsang erweiterst du deinen Erlass, und in jedem Tageslicht musst du ihn ganz ausführen. Das macht dich schnell und stark, und eines Tages bricht er: Dann verlierst du Siegpunkte, den Erlass und deinen Anführer. Verbreite Horste, denn sie punkten jeden Abend neu.
    .scores-roosts = Jeden Abend: bis zu { COUNT($evening_score-vp_by_count-most, "word-point", case: "accusative") } für Horste
    .scores-remove = Gegnerische Gebäude und Plättchen im Kampf entfernen
    .scores-craft = Gegenstände herstellen: je { COUNT($crafting-item_vp, "word-point", case: "accusative") }
    .first-decree = Füge dem Erlass Karten hinzu, die du auch im nächsten Zug ausführen kannst: lieber Rekrutieren und Bewegen als Kämpfen.
    .first-move = Ziehe mit mehr Kriegern, als dort sonst jemand hat, in eine Lichtung mit freiem Bauplatz.
    .first-build = Baue dort einen Horst: Er bringt von nun an jeden Abend Punkte.
    .watch-turmoil = Schau voraus: Ist im nächsten Zug noch jede Karte des Erlasses auszuführen?
    .watch-birds = Vögel passen überall, aber jeder kostet dich Siegpunkte, wenn der Erlass bricht.
    .watch-roosts = Horste sind knapp, und wer sie entfernt, punktet: Schütze sie.
    .watch-ties = Bei Gleichstand herrschst du: Ein Krieger mehr als nötig ist einer zu viel.
    .parts-leader = Wer dich jetzt führt; Gestürzte kommen wieder, wenn keiner mehr da ist.
    .parts-decree = Was du jeden Zug tun musst, nach Spalten, von links nach rechts.
    .parts-roost = Deine Horste: Siegpunkte jeden Abend, und Ziehboni.
    .pieces-warrior = Kämpft und herrscht. Es gibt { $piece-warrior-count }.
    .pieces-roost = Rekrutiert, stellt her und punktet. Ein Gebäude, eines je Lichtung; es gibt { $piece-roost-count }.

about-leader-builder = Hergestellte Gegenstände punkten voll
    .text = Deine Wesire warten in Rekrutieren und Bewegen. Gegenstände, die du herstellst, bringen, was auf ihren Karten steht. Gut für einen friedlichen Anfang mit Karten zum Herstellen; im Kampf hilft er nicht.
about-leader-charismatic = Rekrutiert zwei Krieger auf einmal
    .text = Deine Wesire warten in Rekrutieren und Kämpfen. Jedes Rekrutieren muss { $leader-charismatic-recruits } Krieger platzieren, also wächst du schnell. Aber wird dein Vorrat knapp oder ist kein Kampf zu haben, bricht der Erlass.
about-leader-commander = Schlägt im Angriff härter zu
    .text = Deine Wesire warten in Bewegen und Kämpfen. In jedem Kampf, den du beginnst, landest du { COUNT($leader-commander-extra_hits, "word-hit", case: "accusative") } mehr. Gut, wenn du schon stark bist und immer jemand anzugreifen ist.
about-leader-despot = Punktet mehr fürs Niederreißen
    .text = Deine Wesire warten in Bewegen und Bauen. Ein Kampf, in dem du gegnerische Gebäude oder Plättchen entfernst, bringt { COUNT($leader-despot-extra_vp, "word-point", case: "accusative") } mehr. Gut gegen alle, die viel bauen; aber jeden Zug verlangt der Erlass einen neuen Horst.

about-group-leader = Deine Anführer

### Der Elektrische Horst: was er ist, für alle, die wählen oder gegen ihn spielen.

about-faction-electric_eyrie = Spielt von selbst: ein Erlass, der jeden Zug wächst
    .text = Jeden Zug fügt er seine Befehlskarte dem Erlass hinzu, dann rekrutiert, bewegt und kämpft er einmal je Spalte, umso stärker, je mehr Karten sie hat, und beendet das Tageslicht mit einem Horst. Kann keiner platziert werden, verfällt er in Aufruhr und beginnt wieder mit einem kurzen Erlass.
    .scores-roosts = Jeden Abend: bis zu { COUNT($tracks-roost-printed_vp-most, "word-point", case: "accusative") } für Horste
    .scores-remove = Gegnerische Gebäude und Plättchen im Kampf entfernen
    .scores-craft = Gegenstände auf seinen Befehlskarten: je ein Siegpunkt
    .watch-roosts = Er punktet jeden Abend für alle Horste: Entferne früh welche.
    .watch-most = Die Spalte mit den meisten Karten landet einen Treffer mehr: Sieh nach, welche Farbe sie hat.
    .watch-turmoil = Beherrscht er keine Lichtung mit Platz für einen Horst, verfällt er in Aufruhr und verliert einen Siegpunkt je Vogel im Erlass.
    .watch-difficulty = Leicht: { $difficulty-easy-viziers } Treuer Wesir. Normal: { $difficulty-default-viziers }. Fordernd: Auch ein Vogel-Hinterhalt liegt im Erlass. Albtraum: Dazu { COUNT($difficulty-nightmare-evening_vp, "word-point") } jeden Abend.
    .parts-order = Die Karte, die er in diesem Zug aufgedeckt hat.
    .parts-difficulty = Wie schwer er ist.
    .parts-traits = Die Eigenschaften, die für ihn gewählt sind.
    .parts-decree = Für welche Farben er jeden Zug rekrutiert, bewegt und kämpft, und wie stark.
    .parts-roost = Seine Horste: Siegpunkte jeden Abend.
    .pieces-warrior = Kämpft und herrscht. Es gibt { $piece-warrior-count }.
    .pieces-roost = Rekrutiert und punktet. Ein Gebäude, eines je Lichtung; es gibt { $piece-roost-count }.

about-trait-nobility = Punktet, wenn er in Aufruhr verfällt
    .text = Er verfällt auch dann in Aufruhr, wenn ein Krieger nicht platziert werden kann. Dabei verliert er keine Siegpunkte: Er erhält { $decree-humiliate_vp } für jeden Vogel im Erlass, auch für die Treuen Wesire.
about-trait-relentless = Reißt nieder, was wehrlos ist
    .text = Nach dem Erlass entfernt er alle wehrlosen gegnerischen Gebäude und Plättchen, wo er Krieger hat, und punktet für sie.
about-trait-swoop = Taucht auf, wo er kein Teil hat
    .text = Am Ende des Tageslichts platziert er { COUNT($swoop-warrior, "piece-warrior", case: "accusative") } in der Lichtung mit dem höchsten Vorrang, in der er kein Teil hat.
about-trait-war_tax = Was er entfernt, kostet Siegpunkte
    .text = Wer ein Gebäude oder Plättchen an ihn verliert, verliert dafür { COUNT($war_tax-vp, "word-point", case: "accusative") }.
about-trait-focused = Auch bei Gleichstand trifft er härter
    .text = Der zusätzliche Treffer gilt auch für eine Spalte, die mit einer anderen die meisten Karten hat.

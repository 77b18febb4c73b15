### Kapitel 6 in eigenen Worten.

law-6 = Die Marquise de Katz: Sie baut, und jedes Gebäude ist mehr wert als das vorige.
    .title = Marquise de Katz
law-6_1 = Die Marquise hält zu Beginn fast das ganze Waldland und macht daraus Sägewerke, Werkstätten und Rekrutierungsstellen, solange ihr Holz dorthin kommt, wo sie baut.
    .title = Überblick
law-6_2 = Was für die Marquise immer gilt.
    .title = Regeln und Fähigkeiten
law-6_2_1 = Die Marquise stellt zu Beginn des Tageslichts her, mit ihren Werkstätten.
    .title = Herstellen
law-6_2_2 = Nur die Marquise darf in der Lichtung mit ihrem Bergfried Teile platzieren; hineinbewegen dürfen sich alle. Ist der Bergfried einmal entfernt, bleibt er es.
    .title = Der Bergfried
law-6_2_3 = Werden Krieger der Marquise entfernt, darf sie eine Karte ausgeben, die zu ihrer Lichtung passt: Alle, die dort fielen, kommen zum Bergfried statt in den Vorrat.
    .title = Feldlazarette
law-6_3 = Wie die Marquise aufbaut.
    .title = Aufbau
law-6_3_1 = Dein Vorrat sind { $piece-warrior-count } Krieger und { $piece-wood-count } Holz.
    .title = Krieger und Holz
law-6_3_2 = Setze den Bergfried in eine Ecke deiner Wahl: Dort beginnst du.
    .title = Den Bergfried platzieren
law-6_3_3 = In jede Lichtung kommt ein Krieger, außer in die Ecke gegenüber dem Bergfried.
    .title = Besatzung
law-6_3_4 = Platziere je ein Sägewerk, eine Werkstatt und eine Rekrutierungsstelle beim Bergfried oder gleich daneben, zusammen oder verteilt.
    .title = Startgebäude
law-6_3_5 = Alle übrigen Gebäude warten auf ihren Leisten.
    .title = Gebäudeleisten
law-6_4 = Jedes Sägewerk bringt { $actions-wood_per_sawmill } Holz in seine Lichtung.
    .title = Vogelsang: Holz
law-6_5 = Stelle zuerst her. Führe dann bis zu { $actions-daylight } Aktionen aus, in beliebiger Reihenfolge und jede so oft du willst, und eine mehr für jede Vogel-Karte, die du dafür ausgibst.
    .title = Tageslicht
law-6_5_1 = Beginne einen Kampf in einer Lichtung, in der du Krieger hast und ein Feind Figuren.
    .title = Kämpfen
law-6_5_2 = Mache bis zu { $actions-march_moves } Bewegungen.
    .title = Marschieren
law-6_5_3 = Platziere an jeder Rekrutierungsstelle einen Krieger. { $actions-recruit_limit_per_turn ->
        [one] Nur einmal im Zug.
       *[other] Bis zu { $actions-recruit_limit_per_turn }-mal im Zug.
    }
    .title = Rekrutieren
law-6_5_4 = Mache Holz zu einem Gebäude und das Gebäude zu Siegpunkten.
    .title = Bauen
law-6_5_4_I = Wähle eine Lichtung, die du beherrschst, und was du dort baust: das linke Sägewerk, die linke Werkstatt oder Rekrutierungsstelle seiner Leiste. Du musst es bezahlen und platzieren können.
    .title = Wo und was
law-6_5_4_II = Zahle an Holz, was über dem Gebäude steht. Es darf aus der Lichtung selbst kommen und aus allen, die durch von dir beherrschte Lichtungen mit ihr verbunden sind.
    .title = Holz bezahlen
law-6_5_4_III = Platziere das Gebäude und erhalte die Siegpunkte, die sein Feld auf der Leiste zeigt.
    .title = Platzieren und punkten
law-6_5_5 = Gib eine Karte aus, die zur Lichtung eines Sägewerks passt, um dort ein Holz zu platzieren.
    .title = Überstunden
law-6_6 = Ziehe { COUNT($evening_draw-base, "word-card", case: "accusative") } und eine mehr für jeden aufgedeckten Ziehbonus. Wirf dann auf { $game-hand_limit } Karten ab.
    .title = Abend

### Die Marquise: was sie ist, für alle, die wählen.

about-faction-marquise_de_cat = Herrscht anfangs überall; Holz wird Gebäude, Gebäude Punkte
    .text = Du beginnst mit einem Krieger fast überall, und alle sehen auf dich. Sägewerke machen Holz, Holz macht Gebäude, und jedes Gebäude einer Art bringt mehr als das vorige. Halte deine Lichtungen zusammen, sonst kommt das Holz nicht an.
    .scores-build = Bauen: von { $tracks-sawmill-vp_on_place-first } bis { COUNT($tracks-sawmill-vp_on_place-most, "word-point", case: "dative") } für ein Gebäude
    .scores-remove = Gegnerische Gebäude und Plättchen im Kampf entfernen
    .scores-craft = Gegenstände in Werkstätten herstellen
    .first-build = Baue sofort: Das Holz deines ersten Sägewerks bezahlt ein zweites daneben.
    .first-recruit = Rekrutiere, damit die Lichtungen um deinen Bergfried nicht schwach besetzt bleiben.
    .first-move = Ziehe einzelne Krieger zusammen; halte einen beherrschten Weg zwischen Holz und Bauplätzen.
    .watch-wood = Du zahlst mit Holz, das du erreichst: Von dir beherrschte Lichtungen müssen es mit dem Bauplatz verbinden.
    .watch-actions = { $actions-daylight } Aktionen im Zug sind wenig; Vogel-Karten kaufen mehr.
    .watch-keep = Der Bergfried rettet deine Gefallenen. Ohne ihn gibt es keine Feldlazarette.
    .watch-spread = Dünne Besatzungen verlieren ihre Lichtung schnell: Alles kannst du nicht halten.
    .parts-sawmill = Deine Sägewerke: was das nächste kostet und bringt.
    .parts-workshop = Deine Werkstätten: was die nächste kostet und bringt.
    .parts-recruiter = Deine Rekrutierungsstellen: Kosten, Siegpunkte und die Ziehboni darunter.
    .parts-wood = Wie viel von deinen { $piece-wood-count } Holz nicht auf dem Spielplan ist.
    .pieces-warrior = Kämpft und herrscht mit deinen Gebäuden. Es gibt { $piece-warrior-count }.
    .pieces-sawmill = Macht in jedem Vogelsang { $actions-wood_per_sawmill } Holz. Ein Gebäude, also zählt es für die Herrschaft.
    .pieces-workshop = Stellt einmal im Zug her, in der Farbe ihrer Lichtung. Zählt für die Herrschaft.
    .pieces-recruiter = Hier platzierst du beim Rekrutieren einen Krieger; deckt Ziehboni auf. Zählt für die Herrschaft.
    .pieces-wood = Womit du baust. Ein Plättchen: Wer es entfernt, punktet.
    .pieces-keep = Niemand sonst platziert Teile neben ihm, und deine Gefallenen dürfen zu ihm zurück.

### Die Rabenverschwörung: was sie ist, für alle, die wählen.

about-faction-corvid_conspiracy = Legt verdeckte Komplotte, punktet beim Aufdecken
    .text = Ihr seid wenige und beherrscht kaum etwas, aber eure Komplotte liegen verdeckt, und niemand sonst weiß, welches welches ist. Jedes, das du aufdeckst, punktet für alle offenen Komplotte. Halte sie bis zum nächsten Vogelsang am Leben, führe in die Irre, wer sie erraten will, und lass Bomben, Schlingen, Erpressungen und Überfälle den Rest tun.
    .scores-flip = Komplott aufdecken: { COUNT($plots-points_per_face_up, "word-point") } je offenem Komplott
    .scores-bomb = Eine Bombe entfernt, was Gegner neben ihr gebaut haben
    .scores-craft = Gegenstände im Vogelsang mit Komplotten herstellen
    .first-recruit = Rekrutiere in allen Lichtungen einer Farbe: Komplotte brauchen Krieger an vielen Orten.
    .first-plot = Platziere ein Komplott, wo du Krieger übrig hast, damit einer bleibt, der es aufdeckt.
    .first-move = Ziehe daneben: Wer raten oder kämpfen will, soll dort jemanden antreffen.
    .watch-exposure = Wer neben einem Komplott steht, darf im eigenen Zug raten und entfernt es, wenn es stimmt.
    .watch-warriors = Du hast { $piece-warrior-count } Krieger: Das zweite Komplott eines Zuges kostet einen mehr, das dritte zwei.
    .watch-raids = Ein Überfall, der fällt, schickt Krieger in die Lichtungen ringsum, außer er wurde erraten.
    .watch-exert = Eine weitere Aktion am Abend kostet dich alle Karten dieses Abends.
    .parts-plots = Komplotte, die nicht auf dem Spielplan sind; andere sehen nur, wie viele.
    .parts-flip = Was das nächste Aufdecken bringt.
    .parts-cost = Wie viele Krieger das nächste Komplott in diesem Zug kostet.
    .parts-cards = Wie viele Karten du am Abend ziehst.
    .pieces-warrior = Kämpft für dich und macht Platz für Komplotte. Es gibt { $piece-warrior-count }.
    .pieces-plot = Nur du weißt, welches Komplott das ist. Es stellt her und landet einen Treffer mehr, wenn du angegriffen wirst. Ein Plättchen.
    .pieces-bomb = Aufgedeckt entfernt sie alle gegnerischen Teile dort, dann sich selbst. Ein Plättchen.
    .pieces-snare = Solange sie offen liegt, platzieren Gegner dort nichts und kommen nicht fort. Ein Plättchen.
    .pieces-extortion = Aufgedeckt nimmt sie jedem Gegner dort eine Karte; danach zieht sie dir jeden Abend eine. Ein Plättchen.
    .pieces-raid = Wird er entfernt, kommt in jede Lichtung ringsum ein Krieger. Ein Plättchen.
    .pieces-face_down_bomb = Eine Bombe, von der nur du weißt.
    .pieces-face_down_snare = Eine Schlinge, von der nur du weißt.
    .pieces-face_down_extortion = Eine Erpressung, von der nur du weißt.
    .pieces-face_down_raid = Ein Überfall, von dem nur du weißt.

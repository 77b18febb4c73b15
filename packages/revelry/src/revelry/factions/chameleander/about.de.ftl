### Chamäleander: was es ist, für alle, die wählen.

about-faction-chameleander = Ein Krieger, der bleibt, und ein Ego, das wächst
    .text = Du bist ein einziger Krieger, den niemand entfernt. Du punktest, indem du Egos bei ihm platzierst: Beschwatze, wer herrscht, bestimme einen Krieger zum Tode oder prahle mit Vögeln. Gegner entfernen Egos für Punkte, also tauche unter, bleib in Bewegung und wähle, wessen Lichtung du schmückst.
    .scores-cajole = Herrscher beschwatzen: das Feld, und mehr, wenn sie bauen
    .scores-mark = Einen Krieger zum Tode bestimmen und für das Feld punkten
    .scores-boast = Abends mit Vogelkarten prahlen, mit Egos auf dem Es öfter
    .scores-craft = Herstellen mit allen herstellenden Teilen auf deinem Feld
    .first-move = Hüpfe, Herrschaft hin oder her, in eine Lichtung, in der jemand anders herrscht und herstellt.
    .first-plot = Bestimme dort einen Krieger zum Tode: Ein Ego nimmt seinen Platz ein und punktet.
    .first-score = Beschwatze mit einer beliebigen Karte, wer herrscht: noch ein Ego, und mehr Punkte, wenn gebaut wird.
    .watch-stays = Du wirst nie entfernt, getauscht oder in fremden Zügen bewegt.
    .watch-hits = Gewürfelte Treffer gehen vorbei, wenn dir niemand eine passende Karte gibt.
    .watch-icons = Über-Ichs ziehen Karten, solange sie auf der Leiste oder dem Es liegen.
    .watch-actions = Jedes Ego, das du aufgibst, ist eine Aktion mehr.
    .parts-ego = Egos, die noch zu platzieren sind, und was jedes Feld bringt.
    .parts-the_id = Egos, die für immer dort bleiben.
    .parts-cards = Wie viele Karten du am Abend ziehst.
    .pieces-warrior = Kämpft mit bis zu { COUNT($battle-rolled_hits, "word-hit", case: "dative") }, zählt einfach und bleibt.
    .pieces-ego = Geht, wohin Chamäleander geht, und nimmt dessen Treffer. Ein Plättchen; es gibt { $piece-ego-count }.
    .pieces-superego = Ein Ego, das eine Karte zieht, solange es auf der Leiste oder dem Es liegt. Ein Plättchen; es gibt { $piece-superego-count }.

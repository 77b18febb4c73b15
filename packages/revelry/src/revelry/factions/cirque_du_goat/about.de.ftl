### Der Ziegenzirkus: was er ist, für alle, die wählen.

about-faction-cirque_du_goat = Tritt vor denen auf, die du ausgezeichnet hast
    .text = Du hast nur { $piece-warrior-count } Ziegen, aber jede zählt doppelt für die Herrschaft, und jede, die deine Tafel verlässt, kann eine weitere Aktion freilegen. Schlage Zirkuszelte auf, wo du herrschst, lass andere kommen und tritt auf: Jede Farbe, die du ausgibst, bringt einen Punkt und jede Auszeichnung deines Publikums auch. Doch wen du auszeichnest, der punktet ebenfalls, und wo du herrschst, dürfen andere so handeln, als herrschten sie selbst.
    .scores-perform = Auftreten: 1 je Farbe, 1 je Auszeichnung im Publikum
    .scores-craft = Stelle mit Zirkuszelten Gegenstände her
    .first-recruit = Suche Talente: Gib eine Karte aus und platziere eine Ziege, wo sie passt; ein leeres Feld mit Hut ist eine Aktion mehr.
    .first-build = Schlage ein Zirkuszelt auf, wo du herrschst, und lass einen Krieger von nebenan zusehen kommen.
    .first-score = Tritt dort mit so vielen Farben auf, wie du entbehren kannst, und zeichne jemanden aus, der bleibt.
    .watch-thumbs = Entfernt ein Gegner ein Zirkuszelt, verliert, wer die meisten Auszeichnungen hat, alle, und du die halbe Hand.
    .watch-reign = Wer bei dir ist, wo du herrschst, handelt im eigenen Zug, als herrschte er dort; nur nicht beim Bewegen.
    .watch-praise = Nach einem Auftritt musst du eine Auszeichnung vergeben: ein Punkt für den, der sie bekommt.
    .watch-clowns = Wer mehr Punkte hat als du, kann im Kampf statt Teilen eine Karte an dich verlieren.
    .parts-supply = Ziegen, die nicht auf dem Spielplan sind. Jeder Hut auf einem leeren Feld ist eine Aktion im Tageslicht.
    .parts-critics = Jubel bringt am Abend eine Karte mehr: Niemand hatte mehr Punkte.
    .parts-accolades = Wer wie viele Auszeichnungen hat und wie viele übrig sind.
    .parts-cards = Wie viele Karten du am Abend ziehst.
    .pieces-warrior = Zählt doppelt für die Herrschaft. Es gibt { $piece-warrior-count }.
    .pieces-big_top = Dort trittst du auf, und damit stellst du her. Ein Plättchen, eines je Lichtung; es gibt { $piece-big_top-count }.

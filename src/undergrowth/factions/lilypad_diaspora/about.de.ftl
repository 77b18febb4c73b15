### Die Diaspora: was sie ist, für alle, die wählen.

about-faction-lilypad_diaspora = Gründe Zufluchten am Fluss und bleib friedlich
    .text = Deine Enklaven bringen dem Wald eine fünfte Farbe und Frosch-Karten, die alle ziehen können. Friedliche Enklaven bringen Punkte, wenn du eine Karte in der Farbe ihrer Lichtung ausgibst, und Karten am Abend. Krieger aber kommen nur zu streitbaren, die diese Farbe verdecken und dich jeden Abend zum Kampf zwingen. Wiegle auf, wenn du Kämpfer brauchst, versöhne, wenn du punkten willst, und rechne damit, dass auch Gegner daran drehen.
    .scores-integrate = Abends wertet eine Karte friedliche Enklaven ihrer Farbe
    .scores-craft = Stelle mit Enklaven Gegenstände her
    .first-move = Siedle: Ziehe von allen Seiten ein und lege eine friedliche Enklave, wo du herrschst.
    .first-provoke = Wiegle auf, wo du Krieger brauchst: Eine streitbare Enklave bringt in jedem Vogelsang welche.
    .first-score = Integriere: Eine Karte einer Farbe mit friedlichen Enklaven punktet für jede von ihnen.
    .watch-fears = Greift ein Gegner eine friedliche Enklave an, werden alle bei ihm streitbar: keine Punkte dort, dafür Krieger.
    .watch-retaliate = Streitbare Enklaven zwingen dich jeden Abend zum Kampf.
    .watch-negotiate = Jeder Gegner mit einem Teil dort kann einmal im Zug eine streitbare Enklave friedlich machen.
    .watch-provoke = Aufwiegeln kostet eine zufällige Karte.
    .parts-peaceful = Friedliche Enklaven auf dem Spielplan und die Karten, die du dafür ziehst.
    .parts-militant = Streitbare Enklaven auf dem Spielplan: Dorthin kommen Krieger, und dort musst du kämpfen.
    .parts-enclaves_left = Enklaven, die du noch platzieren kannst.
    .parts-integrate = Was eine Karte jeder Farbe jetzt einbrächte.
    .pieces-warrior = Kämpft und herrscht und schwimmt durch Flüsse. Es gibt { $piece-warrior-count }.
    .pieces-peaceful_enclave = Gibt ihrer Lichtung zusätzlich die Frosch-Farbe, bringt Punkte und Karten und stellt her. Ein Plättchen, eines je Lichtung; es gibt { $piece-peaceful_enclave-count } mit beiden Seiten.
    .pieces-militant_enclave = Macht ihre Lichtung ganz zur Frosch-Lichtung; zu ihr kommen Krieger, und dort musst du kämpfen. Stellt auch her. Die Rückseite einer friedlichen Enklave.

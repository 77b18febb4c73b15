### Die Dornengarde: was sie ist, und was jeder Abschnitt ihres Kapitels (B) sagt.

about-faction-bramble_guard = Zieht eine Hecke und punktet jeden Zug für ihre Länge
    .text = Du pflanzt Dornbüsche in Lichtungen, die du beherrschst, und punktest in jedem Vogelsang für die ganze Hecke. Jeder Dornbusch ist ein Plättchen, das Gegner entfernen können, also lass Krieger bei ihm. Karten aus der Speisekammer werden Krieger, wenn du sie brauchst.
    .scores-hedge = Jeden Vogelsang: bis zu { COUNT($birdsong_score-vp_by_count-most, "word-point", case: "accusative") }
    .scores-craft = Gegenstände mit Dornbüschen herstellen
    .watch-brittle = Ein Dornbusch ohne Krieger ist ein Siegpunkt für alle, die vorbeikommen.
    .watch-larder = Die Speisekammer ist anfangs leer: Lagere Karten, bevor der Krieg kommt.
    .parts-larder = Bis zu { $larder-capacity } Karten, die nur du siehst.
    .parts-bramble = Deine Dornbüsche, und was die Hecke bringt.
    .pieces-warrior = Kämpft und herrscht. Es gibt { $piece-warrior-count }.
    .pieces-bramble = Punktet, stellt her und sticht alle, die neben ihm angreifen. Ein Plättchen; es gibt { $piece-bramble-count }.

law-B = Die Dornengarde: Igel pflanzen eine Hecke durch das Waldland.
    .title = Dornengarde
law-B_1 = Die Dornengarde punktet in jedem Vogelsang für die Länge ihrer Hecke.
    .title = Überblick
law-B_2 = Was für die Dornengarde immer gilt.
    .title = Regeln und Fähigkeiten
law-B_2_1 = Die Dornengarde stellt im Tageslicht her, mit ihren Dornbüschen.
    .title = Herstellen
law-B_2_2 = Verteidigt sie neben einem Dornbusch, landet die Dornengarde einen zusätzlichen Treffer.
    .title = Dornen
law-B_2_3 = Bis zu { $larder-capacity } Karten liegen verdeckt in der Speisekammer; nur die Dornengarde darf sie ansehen.
    .title = Die Speisekammer
law-B_2_4 = In einer Lichtung steht höchstens ein Dornbusch.
    .title = Einer je Lichtung
law-B_3 = Wähle eine Lichtung am Kartenrand: Dort beginnen { $standard_setup-warriors } Krieger und ein Dornbusch.
    .title = Aufbau
law-B_4 = Du darfst einen Dornbusch in einer Lichtung platzieren, die du beherrschst. Punkte dann für die Hecke: { $birdsong_score-vp_by_count } Siegpunkte für keinen, einen, zwei Dornbüsche und so fort.
    .title = Vogelsang: wachsen
law-B_5 = Stelle zuerst her. Führe dann bis zu { $actions-daylight } Aktionen aus: bewegen, kämpfen, bei einem Dornbusch einen Krieger rekrutieren oder eine Karte lagern.
    .title = Tageslicht
law-B_6 = Wirf Karten aus der Speisekammer ab: Jede platziert { $larder-warriors } Krieger bei einem Dornbusch, zu dessen Lichtung sie passt. Ziehe dann { COUNT($evening_draw-base, "word-card", case: "accusative") }, mit langer Hecke mehr, und wirf auf { $game-hand_limit } ab.
    .title = Abend: sammeln

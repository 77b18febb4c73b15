### Die mechanische Marquise: was sie ist, für alle, die wählen.

about-faction-mechanical_marquise = Hält die Karte und geht, wohin ihr Befehl sie schickt
    .text = Sie spielt von selbst. Jeden Zug deckt sie eine Befehlskarte auf: Sie kämpft, rekrutiert und zieht in Lichtungen dieser Farbe und baut, was zur Farbe gehört. Ein Vogel schickt sie überallhin. Reiße ihre Gebäude ein, sonst bringen ihre Leisten jeden Zug mehr.
    .scores-buildings = Abends bis zu { COUNT($points-sawmill-most, "word-point") } für Gebäude ihres Befehls
    .scores-remove = Sie entfernt gegnerische Gebäude und Plättchen im Kampf
    .scores-craft = Sie stellt den Gegenstand auf ihrer Befehlskarte her
    .watch-order = Ihre Befehlskarte liegt offen: Du weißt vorher, wo sie handelt.
    .watch-buildings = Jedes Gebäude einer Art macht diesen Befehl wertvoller.
    .watch-keep = Niemand sonst platziert Teile bei ihrem Bergfried, bis ihn jemand entfernt.
    .parts-order = Die Karte, die sagt, was sie in diesem Zug tut.
    .parts-difficulty = Leicht rekrutiert { $difficulty-easy-recruits } Krieger statt { $difficulty-default-recruits }; schwer platziert danach { $difficulty-challenging-extra_recruits } mehr; der Albtraum punktet zusätzlich jeden Abend.
    .parts-traits = Was sie stärker macht als sonst.
    .parts-sawmill = Was sie bei einem Fuchsbefehl für Sägewerke bekommt.
    .parts-workshop = Was sie bei einem Hasenbefehl für Werkstätten bekommt.
    .parts-recruiter = Was sie bei einem Mausbefehl für Rekrutierungsstellen bekommt.
    .pieces-warrior = Kämpft und herrscht. Es gibt { $piece-warrior-count }.
    .pieces-sawmill = Ein Gebäude für Fuchsbefehle.
    .pieces-workshop = Ein Gebäude für Hasenbefehle.
    .pieces-recruiter = Ein Gebäude für Mausbefehle.
    .pieces-keep = Niemand sonst platziert Teile daneben.

about-trait-blitz = Stürmt aus einer ruhigen Lichtung und kämpft am Ziel
    .text = Nach dem Bewegen verlassen alle bis auf { $numbers-blitz_stays } ihrer Krieger die vorrangigste Lichtung, die sie beherrscht und in der kein Gegner steht; wo sie ankommen, kämpft sie.
about-trait-fortified = Ihre Gebäude brauchen je zwei Treffer
    .text = Eines ihrer Gebäude fällt erst bei { $numbers-fortified_hits } Treffern. Ein übriger Treffer verfällt.
about-trait-hospitals = Holt nach einer Verteidigung Krieger zurück
    .text = Hat sie in einem Kampf, den sie verteidigt, { $numbers-hospital_losses } oder mehr Krieger verloren, kommen { $numbers-hospital_warriors } zu ihrem Bergfried.
about-trait-iron_will = Rekrutiert bei Vogelbefehlen doppelt
    .text = Mit einem Vogel als Befehlskarte rekrutiert sie doppelt so viele Krieger.
about-trait-overwhelming = Punktet für Krieger, die sie nicht platzieren kann
    .text = Immer wenn sie rekrutiert, bekommt sie einen Punkt für je { $numbers-overwhelming_share } Krieger, die nicht platziert werden konnten. Sie dehnt sich nur einmal im Zug aus.

about-group-trait = Ihre Eigenschaften

### Der Rat: was er ist, für alle, die wählen.

about-faction-twilight_council = Hält Frieden in Versammlungen, punktet, wo andere bauen
    .text = Du rufst die Geschöpfe des Waldlands in Versammlungen zusammen. Karten, die du im Vogelsang für Aktionen aufdeckst, kehren am Abend für andere zurück: Eine volle Hand ist deine Stärke. Versammlungen, die du beherrschst, regieren: Sie punkten neben dem, was deine Gegner gebaut haben, und dort können sie nicht bauen, herstellen und entfernen, solange sie dich nicht ersuchen zu schließen. Deine Krieger verteidigen alle, die bei einer Versammlung angegriffen werden.
    .scores-oversee = Regierende Versammlungen: am Abend bis zu { COUNT($oversee-points_by_count-most, "word-point", case: "dative") }
    .scores-empower = Vogelkarten am Abend: { COUNT($empower-points, "word-point") }, wo du herrschst
    .scores-craft = Gegenstände am Abend mit Versammlungen herstellen
    .first-recruit = Decke im Vogelsang Karten auf: Rekrutiere und ziehe, wo sie passen.
    .first-assemble = Versammle in einer Lichtung, die du beherrschst, nahe bei Figuren anderer: Dort wird es punkten.
    .first-return = Am Abend erlaubt jede Karte, die zurückkehrt, noch eine Aktion an einer Versammlung.
    .watch-entreat = Gegner schließen in ihrem Zug deine Versammlungen, und du gewinnst dabei.
    .watch-sleep = Im Tageslicht schließen Versammlungen, die Gegner beherrschen.
    .watch-discard = Ein Kampf bei einer Versammlung kostet die Karte, eine Versammlung, wo du nicht herrschst, auch.
    .watch-removed = Jede Versammlung, die ein Gegner entfernt, kostet dich { COUNT($loyalists-lost_with_assembly, "word-loyalist", case: "accusative") }.
    .parts-assemblies = Versammlungen, die warten; freie Symbole ziehen Karten, wenn du nichts herstellst.
    .parts-loyalists = Krieger, die zu Versammlungen kommen, höchstens { $loyalists-most }.
    .parts-oversee = Was deine regierenden Versammlungen jetzt punkten würden.
    .parts-revealed = Karten für Aktionen dieses Zuges; am Abend kehren sie zurück.
    .pieces-warrior = Herrscht, zieht, kämpft und verteidigt andere bei Versammlungen. Es gibt { $piece-warrior-count }.
    .pieces-closed_assembly = Stellt am Abend her und regiert, sobald du dort herrschst oder aufwiegelst. Es gibt { $piece-closed_assembly-count }. Ein Plättchen.
    .pieces-governing_assembly = Punktet neben dem, was Gegner gebaut haben; sie können dort nichts platzieren, entfernen und herstellen. Ein Plättchen.

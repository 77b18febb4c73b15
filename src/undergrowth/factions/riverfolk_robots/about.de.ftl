### Die Roboter-Kompanie: was sie sind, für alle, die wählen.

about-faction-riverfolk_robots = Verkaufen an alle; ohne Käufer kämpfen sie
    .text = Sie spielen von selbst. Zu Beginn deines Vogelsangs darfst du bei ihnen kaufen: eine Karte vom Markt, Boote oder Krieger, die mit deinen kämpfen. Was du zahlst, werden ihre Punkte. Zahlt niemand oder sind alle ihre Krieger im Einsatz, schützen sie den Handel: Sie punkten, breiten sich aus und kämpfen.
    .scores-payments = Abend: { COUNT(1, "word-point") } je Krieger des besten Kunden
    .scores-posts = Handelsposten: bis zu { COUNT($tracks-trade_post-printed_vp-most, "word-point", case: "dative") }
    .scores-organize = Handel schützen: { COUNT($organize-points, "word-point") }
    .scores-remove = Gegnerische Gebäude und Plättchen bekämpfen
    .scores-craft = Die erste neue Marktkarte mit einem Gegenstand
    .watch-buy = Bleibt das Feld für Zahlungen leer, kämpfen sie überall.
    .watch-payments = Nur der beste Kunde bringt ihnen Punkte und bekommt seine Krieger zurück.
    .watch-posts = Wer einen Handelsposten entfernt, bekommt die Hälfte seiner Zahlungen zurück; der Posten kehrt auf seine Leiste zurück.
    .watch-order = Die rechte Karte des Markts ist ihr Befehl: Das meiste davon siehst du vor ihrem Zug.
    .parts-order = Die Marktkarte, die sagt, wo sie in diesem Zug handeln.
    .parts-difficulty = Zu einem Handelsposten kommt { $difficulty-default-garrison_warriors } Krieger; leicht: { $difficulty-easy-garrison_warriors }; schwer: { $difficulty-challenging-garrison_warriors }; der Albtraum punktet außerdem jeden Abend.
    .parts-traits = Was sie schwerer macht als sonst.
    .parts-market = Karten, die zu kaufen sind, von links nach rechts.
    .parts-payments = Krieger, die ihnen gezahlt wurden, und einige eigene.
    .parts-trade_post = Handelsposten, die noch kommen, und was jeder bringt.
    .parts-services = Automatische Gegner kaufen nach eigenen Karten, nicht nur nach den einfachen.
    .pieces-warrior = Bewacht Handelsposten und kämpft, auch für den, der zahlt. Es gibt { $piece-warrior-count }.
    .pieces-trade_post_fox = Wer daneben steht, darf einen Dienst mehr kaufen. Es gibt { $piece-trade_post_fox-count }. Ein Plättchen.
    .pieces-trade_post_rabbit = Wer daneben steht, darf einen Dienst mehr kaufen. Es gibt { $piece-trade_post_rabbit-count }. Ein Plättchen.
    .pieces-trade_post_mouse = Wer daneben steht, darf einen Dienst mehr kaufen. Es gibt { $piece-trade_post_mouse-count }. Ein Plättchen.

about-trait-greedy = Punkten, wenn der Führende kauft
    .text = Sie bekommen { COUNT($greedy-points, "word-point", case: "accusative") }, wenn der Spieler mit den meisten Punkten Dienste kauft, einmal in einem Zug.
about-trait-involved = Helfen deinen Gegnern, wenn du sie nicht anheuerst
    .text = Im Zug eines Menschen, der ihre Krieger nicht angeheuert hat, zählen diese für alle seine Gegner wie angeheuert. Ein Vagabund darf zahlen, damit sie ihn in Ruhe lassen.
about-trait-garrison = Handelsposten verteidigen sich
    .text = Als Verteidiger sind sie nie wehrlos, und jeder Handelsposten auf der Lichtung lässt sie { COUNT($garrison-hits_per_post, "word-hit", case: "accusative") } mehr würfeln.
about-trait-ferocious = Greifen mit voller Wucht an
    .text = Als Angreifer würfeln sie bis zu { COUNT($ferocious-rolled_hits, "word-hit", case: "accusative") }, so wenige sie auch sind.

### Chamäleander & Co. (CC) und das Todesmal (TMOD) in eigenen Worten.

law-CC = Chamäleander & Co. hilft allen, die bezahlen, wo immer das ist.
    .title = Chamäleander & Co.
law-CC_3 = Wie die Karte ins Spiel kommt.
    .title = Spielaufbau
law-CC_3_1 = Sie hat eine einzige Spielfigur, den Agenten.
    .title = Ihre Figur
law-CC_3_2 = Platziere den Agenten in einer Lichtung mit einer Ruine; auf einem Plan ohne Ruinen in irgendeiner.
    .title = Den Agenten platzieren
law-CC_4 = Was für diese Söldner immer gilt.
    .title = Fähigkeit
law-CC_4_1 = Der Agent kann weder bekämpft noch entfernt werden.
    .title = Spielfigur
law-CC_5 = Zu Beginn deines Vogelsangs zieht der Agent und bringt dir dann etwas.
    .title = Aktionen
law-CC_5_1 = Du darfst den Agenten bis zu zweimal ziehen, wer auch immer herrscht.
    .title = Ihn ziehen
law-CC_5_2 = Danach darfst du dir eines von drei Dingen nehmen, wo er steht.
    .title = Was er bringt
law-CC_5_2_I = Platziere zwei eigene Krieger in seiner Lichtung, soweit sie dort platziert werden dürfen.
    .title = Krieger
law-CC_5_2_II = Platziere ein beliebiges eigenes Plättchen in seiner Lichtung. Es kostet nichts, weder Grenzen noch Farben noch Verbote zählen, und es bringt keine Punkte; von einer Leiste nimm das am weitesten links.
    .title = Ein Plättchen
law-CC_5_2_III = Du ziehst eine Karte vom Nachziehstapel.
    .title = Eine Karte

law-TMOD = Das Todesmal schlägt für alle zu, die mit Karten bezahlen.
    .title = Todesmal
law-TMOD_4 = Was diese Söldner für den tun, der sie kontrolliert.
    .title = Aktionen
law-TMOD_4_1 = Zu Beginn deines Vogelsangs darfst du eine Karte abgeben, die zu einer Lichtung passt, und dort einen beliebigen Krieger entfernen oder einen Vagabunden dort einen Gegenstand seiner Wahl beschädigen lassen. Das darfst du noch einmal tun, auch in derselben Lichtung und bei derselben Fraktion. Hauptleute bleiben verschont, und einem Vagabunden, der es benutzt, wird niemand feindlich.
    .title = Zeichnen

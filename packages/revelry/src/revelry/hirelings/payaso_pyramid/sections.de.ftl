### Die Payaso-Pyramide (PP) und die Trapezkinder (TK) in eigenen Worten.

law-PP = Die Payaso-Pyramide tritt für alle auf, die sie anheuern.
    .title = Payaso-Pyramide
law-PP_3 = Wie sie ins Spiel kommt.
    .title = Spielaufbau
law-PP_3_1 = Sie hat zwei Krieger, die Pyramiden heißen.
    .title = Ihre Figuren
law-PP_3_2 = Platziere eine Pyramide in irgendeiner Lichtung.
    .title = Die erste platzieren
law-PP_4 = Was für diese Söldner immer gilt.
    .title = Fähigkeiten
law-PP_4_1 = Jede Pyramide zählt beim Herrschen sechsfach und würfelt im Kampf bis zu drei Treffer. Ein einziger Treffer, oder was sonst einen Krieger entfernt oder ersetzt, nimmt sie vom Plan.
    .title = Herrschen und Treffer
law-PP_4_2 = Sie darf in einer Lichtung kämpfen: einmal an deinem Tag, als zweiter Schritt ihrer Aktion.
    .title = Kampf
law-PP_5 = Einmal an deinem Tag wächst sie und kämpft dann.
    .title = Aktionen
law-PP_5_1 = Du darfst die oberste Karte des Stapels ablegen, um eine Pyramide in einer passenden Lichtung zu platzieren, in der noch keine steht. Ein Vogel hat jede Farbe.
    .title = Noch eine Pyramide
law-PP_5_2 = Dann dürfen die Pyramiden in einer Lichtung kämpfen.
    .title = Ein Kampf

law-TK = Die Trapezkinder holen Karten von weit oben.
    .title = Trapezkinder
law-TK_4 = Was diese Söldner für den tun, der sie kontrolliert.
    .title = Aktionen
law-TK_4_1 = Zu Beginn deines Vogelsangs nimm eines von zweien.
    .title = Eine Karte
law-TK_4_1_I = Nimm eine zufällige Karte von jemandem, der mehr Punkte als du und einen Marker auf der Siegpunktleiste hat. Dafür gibt es dort einen Punkt.
    .title = Nehmen
law-TK_4_1_II = Ziehe eine Karte vom Stapel.
    .title = Ziehen

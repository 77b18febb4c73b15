### Der Logik-Echsenkult: was er ist, für alle, die wählen.

about-faction-logical_lizards = Macht aus Abgeworfenem Gärten, aus Feinden Anhänger
    .text = Er spielt von selbst. Was alle abwerfen, liegt offen vor ihm; die häufigste Farbe ist sein Befehl. Seine Akolythen bekehren Krieger, kämpfen und übernehmen Gebäude in Lichtungen dieser Farbe, eine Verschwörung nach der anderen. Dann bringen die obersten Karten Krieger und Gärten, Farbe für Farbe. Wer Gärten entfernt, nimmt ihm Karten; wer Krieger entfernt, gibt ihm Akolythen.
    .scores-track = Jeden Abend: bis zu { COUNT($tracks-garden-printed_vp-most, "word-point", case: "dative") } für Gärten des Befehls
    .scores-sanctify = Er heiligt oder bekämpft Gebäude und Plättchen
    .scores-craft = Er stellt her, was er am Abend aufdeckt
    .watch-souls = Jede Karte, die du abwirfst, zählt für seinen nächsten Befehl.
    .watch-order = Die Verlorenen Seelen liegen in fester Folge: Du siehst, welche Rituale kommen.
    .watch-gardens = Jeder entfernte Garten nimmt ihm die oberste Verlorene Seele.
    .watch-fallen = Wie viele seiner Krieger du auch auf einmal entfernst, einer wird Akolyth: lieber viele auf einmal als einen nach dem anderen.
    .parts-order = Die Farbe, in deren Lichtungen er sich verschwört und deren Gärten er wertet.
    .parts-conspiracy = Das Feld der Leiste mit dem Marker; das nächste kommt zuerst dran.
    .parts-acolytes = Wie viele Verschwörungen er im nächsten Vogelsang ausführt.
    .parts-lost_souls = Was alle abgeworfen haben; die obersten Karten deckt er in seinem Tageslicht auf.
    .parts-garden = Was so viele Gärten der Farbe bringen.
    .parts-revealed = Karten der Rituale dieses Zuges; am Abend kommen sie zu den Verlorenen Seelen zurück.
    .parts-difficulty = Leicht deckt { $difficulty-easy-rituals } Karten statt { $difficulty-default-rituals } auf, schwer { $difficulty-challenging-rituals }; Albtraum punktet auch jeden Abend.
    .parts-traits = Was ihn schwerer macht als sonst.
    .pieces-warrior = Kämpft, herrscht und wird Akolyth. Es gibt { $piece-warrior-count }.
    .pieces-garden_fox = Lässt ihn in seiner Lichtung herrschen. Es gibt { $piece-garden_fox-count }. Ein Gebäude.
    .pieces-garden_rabbit = Lässt ihn in seiner Lichtung herrschen. Es gibt { $piece-garden_rabbit-count }. Ein Gebäude.
    .pieces-garden_mouse = Lässt ihn in seiner Lichtung herrschen. Es gibt { $piece-garden_mouse-count }. Ein Gebäude.

about-trait-spiteful = Punktet für Plättchen, die Kreuzzüge entfernen
    .text = Ein Kreuzzug des Logik-Echsenkults, der mindestens ein Plättchen entfernt, bringt { COUNT($traits-spiteful_vp, "word-point", case: "accusative") } mehr, wie viele Plättchen es auch waren.
about-trait-erratic = Jeden Zug eine Verlorene Seele mehr
    .text = Am Ende seines Zuges zieht der Logik-Echsenkult eine Karte und legt sie oben auf die Verlorenen Seelen.
about-trait-fanatics = Kämpft, wo immer er bekehrt
    .text = Nach jedem Bekehren kämpft der Logik-Echsenkult in dieser Lichtung, mit { COUNT($traits-fanatic_hits, "word-extra_hit", case: "dative") }: gegen wen dort die meisten wehrlosen Gebäude stehen, dann die meisten Punkte.
about-trait-martyrs = Vögel bringen zwei Akolythen
    .text = Jeder Vogel bei den Ritualen macht auch einen Krieger aus dem Vorrat des Logik-Echsenkults zum Akolythen.

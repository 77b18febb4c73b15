### Der Kult: was er ist, für alle, die wählen.

about-faction-lizard_cult = Zeigt seine Hand, pflanzt Gärten, bekehrt seine Feinde
    .text = Du zahlst mit Karten, die zurückkommen: Decke im Tageslicht eine auf, um zu bauen, zu rekrutieren oder einen Akolythen zu gewinnen, und nimm sie am Abend wieder auf. Was du zum Punkten ausgibst, ist weg. Marschieren und kämpfen können nur Akolythen, meist deine gefallenen Verteidiger, und nur in Lichtungen der ausgestoßenen Farbe, die alle am meisten abwerfen.
    .scores-ritual = Karten in Farben mit Gärten: je bis zu { COUNT($tracks-garden-printed_vp-most, "word-point", case: "dative") }
    .scores-sanctify = Gegnerische Gebäude und Plättchen heiligen, bekämpfen
    .scores-craft = Gegenstände mit Gärten der ausgestoßenen Farbe
    .first-build = Zeige eine Karte, um einen Garten zu bauen: Er beherrscht seine Lichtung allein.
    .first-recruit = Zeige die anderen, um dort zu rekrutieren, wo der nächste Garten stehen soll.
    .first-return = Am Abend kommen die Karten zurück: Verloren ist nur, womit du punktest.
    .watch-cards = Jede Karte ist ein Ritual im Zug: Womit du punktest, fehlt dir im nächsten.
    .watch-birds = Vögel gelten in deinen Ritualen nicht als andere Farbe; sie gewinnen nur Akolythen.
    .watch-gardens = Ein Garten herrscht in seiner Lichtung, aber jeder verlorene nimmt eine zufällige Karte mit.
    .watch-fights = Bewegung und Kampf kosten Akolythen und beginnen in ausgestoßenen Lichtungen.
    .watch-souls = Was alle abwerfen, liegt vor dir und bestimmt, wer als Nächstes ausgestoßen ist.
    .parts-outcast = Die Farbe, in deren Lichtungen deine Akolythen handeln; verhasst macht sie billiger.
    .parts-acolytes = Krieger, die du im Vogelsang für Verschwörungen ausgibst.
    .parts-lost_souls = Was alle seit deinem letzten Vogelsang abgeworfen haben; die häufigste Farbe wird ausgestoßen.
    .parts-garden = Was so viele Gärten der Farbe bringen, und die Karte, die der zweite zieht.
    .parts-revealed = Karten für Rituale dieses Zuges; am Abend kommen sie zurück.
    .pieces-warrior = Hält Lichtungen; fällt er als Verteidiger, wird er Akolyth. Es gibt { $piece-warrior-count }.
    .pieces-garden_fox = Lässt dich in seiner Lichtung herrschen, wer auch sonst dort ist. Es gibt { $piece-garden_fox-count }. Ein Gebäude.
    .pieces-garden_rabbit = Lässt dich in seiner Lichtung herrschen, wer auch sonst dort ist. Es gibt { $piece-garden_rabbit-count }. Ein Gebäude.
    .pieces-garden_mouse = Lässt dich in seiner Lichtung herrschen, wer auch sonst dort ist. Es gibt { $piece-garden_mouse-count }. Ein Gebäude.

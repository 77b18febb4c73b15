### Die Waldallianz: was sie ist, für alle, die wählen.

about-faction-woodland_alliance = Beginnt mit nichts; gewinnt Mitgefühl, dann Aufstände
    .text = Du beginnst mit nichts auf dem Spielplan, nur mit ein paar Unterstützern. Mitgefühl bringt umso mehr, je mehr es davon gibt, und wer es entfernt oder hindurchmarschiert, zahlt dir Karten. Ein Aufstand fegt eine Lichtung leer und gibt dir einen Stützpunkt; von dort bewegen sich, kämpfen und rekrutieren Offiziere für dich.
    .scores-spread = Mitgefühl platzieren: { $tracks-sympathy-vp_on_place-first } bis { COUNT($tracks-sympathy-vp_on_place-most, "word-point", case: "accusative") } je Plättchen
    .scores-revolt = Aufstand: Punkte für alles Gebaute, das er entfernt
    .scores-craft = Gegenstände mit Mitgefühl herstellen
    .first-sympathy = Verbreite Mitgefühl, wo andere durchmüssen und wo deine Unterstützer passen.
    .first-supporters = Mobilisiere: Handkarten werden Unterstützer für den ersten Aufstand.
    .first-wait = Lass sie kommen. Wer mit Kriegern einzieht oder Mitgefühl entfernt, gibt dir eine Karte.
    .watch-cards = Karten sind dein Holz: Unterstützer für den Vogelsang, die Hand für Offiziere und Herstellen.
    .watch-bases = Jeder Stützpunkt macht dich größer. Einer weniger kostet Unterstützer und Offiziere.
    .watch-martial = Wo jemand { $supporters-martial_law_enemy_warriors } Krieger hat, kostet Mitgefühl mehr.
    .watch-few = Du hast nur { $piece-warrior-count } Krieger, und Offiziere kommen aus ihnen.
    .parts-supporters = Karten für Aufstände und Mitgefühl; nur du siehst sie.
    .parts-officers = Wie viele Operationen du jeden Abend hast.
    .parts-base = Ein Stützpunkt, der noch zu platzieren ist; auf dem Spielplan zieht er eine Karte mehr.
    .parts-sympathy = Deine Mitgefühlsplättchen: was das nächste kostet und bringt.
    .pieces-warrior = Kämpft für dich oder wird Offizier. Es gibt { $piece-warrior-count }.
    .pieces-base_fox = Rekrutiert und bildet aus in seiner Lichtung und zieht dir eine Karte. Ein Gebäude.
    .pieces-base_rabbit = Rekrutiert und bildet aus in seiner Lichtung und zieht dir eine Karte. Ein Gebäude.
    .pieces-base_mouse = Rekrutiert und bildet aus in seiner Lichtung und zieht dir eine Karte. Ein Gebäude.
    .pieces-sympathy = Punktet beim Platzieren, stellt her und empört alle, die es niedertreten. Ein Plättchen.

### Die Automatische Allianz: was sie ist, für alle, die wählen oder gegen sie spielen.

about-faction-automated_alliance = Spielt von selbst: Mitgefühl überall, plötzliche Aufstände
    .text = Sie kämpft nie. Jeden Zug deckt sie eine Befehlskarte auf: Sie erhebt sich in einer Lichtung dieser Farbe oder verbreitet mehr Mitgefühl; ein Vogel bringt einen überraschenden Aufstand. Wer Mitgefühl entfernt oder durchzieht, zahlt mit einer Karte. Halte ihr Mitgefühl klein und sammle dich nicht, wo sie sich erheben kann.
    .scores-spread = Mitgefühl: bis zu { COUNT($tracks-sympathy-vp_on_place-most, "word-point", case: "accusative") } je Plättchen
    .scores-without = Mitgefühl ohne Platz: { COUNT($spread-vp_without, "word-point") }
    .scores-revolt = Aufstände: für jedes entfernte Gebäude und Plättchen
    .scores-craft = Gegenstände auf Befehlskarten: je ein Siegpunkt
    .watch-order = Aufstände treffen, wo die meisten gegnerischen Teile sind: Sammle dich nicht in Lichtungen mit Mitgefühl, solange der Stützpunkt ihrer Farbe auf ihrer Tafel liegt.
    .watch-organize = Aus Kriegern an Stützpunkten werden Mitgefühl und Siegpunkte: Bekämpfe sie, bevor es { $difficulty-default-organize_threshold } sind.
    .watch-bases = Entferne einen Stützpunkt, und alles Mitgefühl in Lichtungen seiner Farbe verschwindet.
    .watch-martial = Wo jemand { $martial_law-enemy_warriors } Krieger hat, bringt Mitgefühl ihr weniger.
    .watch-difficulty = Sie organisiert mit { $difficulty-easy-organize_threshold } Kriegern auf leicht, { $difficulty-default-organize_threshold } auf normal, { $difficulty-challenging-organize_threshold } auf schwer und Albtraum; ein Albtraum bringt ihr auch { COUNT($difficulty-nightmare-evening_vp, "word-point", case: "accusative") } jeden Abend.
    .parts-order = Die Karte, die sagt, was sie in diesem Zug tut.
    .parts-difficulty = Wie schwer sie ist.
    .parts-traits = Was sie schwerer macht als sonst.
    .parts-bases = Stützpunkte, die noch kommen: In Lichtungen dieser Farben kann sie sich erheben.
    .parts-sympathy = Was ihr nächstes Plättchen bringt.
    .pieces-warrior = Schützt Stützpunkte und macht Platz für Mitgefühl. Es gibt { $piece-warrior-count }.
    .pieces-base_fox = Rekrutiert in seiner Lichtung. Ein Gebäude.
    .pieces-base_rabbit = Rekrutiert in seiner Lichtung. Ein Gebäude.
    .pieces-base_mouse = Rekrutiert in seiner Lichtung. Ein Gebäude.
    .pieces-sympathy = Punktet beim Platzieren, empört sich über alle, die es zertreten, und erhebt sich. Ein Plättchen.

about-trait-informants = Auch für Mitgefühl allein ein Treffer mehr
    .text = In der Verteidigung landet sie { $ambush-extra_hits } Treffer mehr auch dort, wo sie keinen Krieger hat, aber Mitgefühl.
about-trait-popularity = Niemand punktet fürs Entfernen von Mitgefühl
    .text = Ihre Gegner erhalten nichts für Mitgefühl, das sie entfernen.
about-trait-veterans = In der Verteidigung nimmt sie den höheren Würfel
    .text = Wird sie angegriffen, nimmt sie den höheren Würfel und wer angreift den niedrigeren.
about-trait-wildfire = Verbreitet jeden Abend noch einmal Mitgefühl
    .text = Am Ende des Abends verbreitet sie noch einmal Mitgefühl. Dieses Plättchen bringt nichts.
about-trait-steadfast = Punktet voll, wo immer sie sich ausbreitet
    .text = Kriegsrecht nimmt ihr keinen Siegpunkt. Dafür gibt es im Zug eines überraschenden Aufstands kein öffentliches Mitleid.

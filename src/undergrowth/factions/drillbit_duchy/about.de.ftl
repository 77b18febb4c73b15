### Das Bohrkopf-Herzogtum: was es ist, für alle, die wählen.

about-faction-drillbit_duchy = Gräbt sich überall hoch, überzeugt Würdenträger
    .text = Es spielt von selbst. Krieger sammeln sich im Tiefenbau; vier davon kommen durch einen Tunnel in einer Lichtung seines Befehls herauf, wo es kämpft und dann baut. Jeden Abend bekommt ein weiterer Würdenträger eine Krone und macht seine Züge stärker. Wer seine Gebäude entfernt, nimmt ihm Kronen.
    .scores-markets = Jeden Abend { $minister_vp-market } für jeden Markt auf dem Spielplan
    .scores-ministers = Die untersten Würdenträger punkten
    .scores-build = Ein Punkt, wo es nicht bauen kann
    .scores-craft = Es stellt den Gegenstand seiner Befehlskarte her
    .watch-buildings = Entfernte Gebäude kosten es die unterste Krone; eins nach dem anderen nimmt ihm am meisten.
    .watch-burrow = Mit { $dig-warriors } Kriegern im Tiefenbau kommt es dort herauf, wo der Befehl es sagt.
    .watch-tunnels = Niemand sonst kommt in den Tiefenbau; von dort erreicht es jeden Tunnel.
    .parts-order = Die Karte, die sagt, wo es in diesem Zug handelt.
    .parts-ministers = Die mit Krone handeln jeden Zug für es; als Nächster kommt der oberste des Befehls unter den anderen, sonst der letzte von ihnen.
    .parts-recruits = Wie viele Krieger in jedem Vogelsang in den Tiefenbau kommen.
    .parts-citadel = Krieger mehr in jedem Vogelsang für die Zitadellen auf dem Spielplan.
    .parts-market = Was die Märkte auf dem Spielplan jeden Abend bringen.
    .parts-tunnels = Ist keiner mehr da, nimmt es einen vom Spielplan.
    .parts-ambushes = Vom Flussvolk gekauft; wird es angegriffen, spielt es eine passende.
    .parts-difficulty = Leicht rekrutiert { $difficulty-easy-recruit_base } statt { $difficulty-default-recruit_base } vor den Symbolen, schwer { $difficulty-challenging-recruit_base }; Albtraum punktet auch jeden Abend.
    .parts-traits = Was es schwerer macht als sonst.
    .pieces-warrior = Gräbt, kämpft und herrscht. Es gibt { $piece-warrior-count }.
    .pieces-citadel = Bringt in jedem Vogelsang mehr Krieger. Es gibt { $piece-citadel-count }. Ein Gebäude.
    .pieces-market = Punktet jeden Abend. Es gibt { $piece-market-count }. Ein Gebäude.
    .pieces-tunnel = Verbindet seine Lichtung mit dem Tiefenbau. Es gibt { $piece-tunnel-count }. Ein Plättchen.

about-trait-foundations = Verliert nur Kronen der Farbe des Gebäudes
    .text = Werden seine Gebäude entfernt, verliert nur der unterste Würdenträger einer Farbe dieser Lichtungen die Krone; gibt es keinen, verliert sie niemand.
about-trait-investors = Wer seine Gebäude entfernt, zahlt mit einer Karte
    .text = Wer von den Spielenden seine Gebäude entfernt, muss eine Karte abwerfen, die zu einer dieser Lichtungen passt, und es verliert { COUNT($traits-investors_loss, "word-point", case: "accusative") }. Ohne solche Karte überzeugt es einen Würdenträger einer Farbe dieser Lichtungen.
about-trait-overwhelm = Gräbt zweimal, mit weniger Kriegern
    .text = Es gräbt { $traits-overwhelm_digs }-mal im Zug, mit je { $traits-overwhelm_warriors } Kriegern.
about-trait-invaders = Kommt neben Gebäuden herauf, kämpft statt zu bauen
    .text = Es gräbt dort, wo die meisten gegnerischen Gebäude stehen, dann die wenigsten gegnerischen Krieger. Ist kein Bauplatz offen, kämpft es stattdessen in jeder Lichtung.

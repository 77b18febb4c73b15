### Das Herzogtum: was es ist, für alle, die wählen.

about-faction-underground_duchy = Gräbt sich von unten herauf und überzeugt Würdenträger
    .text = Deine Krieger sammeln sich in Tiefenbau, wohin niemand folgt, und kommen durch Tunnel herauf, wo immer du gräbst. Zeige Karten, um Würdenträger zu überzeugen: Jeder bringt sofort Punkte und dann in jedem Zug eine Aktion oder noch mehr Punkte. Gebäude machen dich reicher, doch jeder Verlust kostet deinen höchsten Würdenträger und eine Karte.
    .scores-sway = Ein Würdenträger im Zug: { $rank-squire-vp } bis { COUNT($rank-lord-vp, "word-point") }
    .scores-ministers = Der Bankier und die Lords punkten Zug für Zug
    .scores-remove = Gegnerische Gebäude und Plättchen im Kampf entfernen
    .scores-craft = Gegenstände mit Zitadellen und Märkten, am Abend
    .first-dig = Grabe: ein Tunnel und Krieger aus Tiefenbau, in eine Lichtung mit Platz zum Bauen.
    .first-build = Baue Markt oder Zitadelle, wo du herrschst: jeden Zug mehr Karten oder mehr Krieger.
    .first-sway = Überzeuge einen einfachen Würdenträger mit Karten von Lichtungen, in denen du stehst: ab dem nächsten Zug eine Aktion mehr.
    .watch-failure = Schütze deine Gebäude: Ein Verlust kostet Würdenträger, Krone und eine zufällige Karte.
    .watch-cards = Jede gezeigte Karte braucht eine Lichtung ihrer Farbe mit einem Teil von dir.
    .watch-birds = Aufgedeckte Vögel werden am Abend abgeworfen; andere Karten kommen zurück.
    .watch-tunnels = Drei Tunnel sind wenige, und Gegner punkten, wenn sie sie entfernen.
    .parts-ministers = Die Aktion jedes überzeugten Würdenträgers darfst du in jedem Tageslicht einmal ausführen; die anderen kannst du noch gewinnen, solange eine Krone ihres Ranges da ist.
    .parts-citadel = Wie viele Krieger jede Zitadelle im Vogelsang mehr bringt.
    .parts-market = Wie viele Karten du mit jedem Markt mehr ziehst.
    .parts-tunnels = Tunnel, die du graben kannst, ohne einen anderen zu entfernen.
    .parts-revealed = In diesem Zug gezeigte Karten; am Abend werden Vögel abgeworfen, der Rest kehrt zurück.
    .pieces-warrior = Kämpft und herrscht. Es gibt { $piece-warrior-count }; neue erscheinen in Tiefenbau.
    .pieces-citadel = Bringt Krieger im Vogelsang und stellt her. Es gibt { $piece-citadel-count }. Ein Gebäude.
    .pieces-market = Zieht Karten am Abend und stellt her. Es gibt { $piece-market-count }. Ein Gebäude.
    .pieces-tunnel = Verbindet seine Lichtung mit Tiefenbau. Es gibt { $piece-tunnel-count }. Ein Plättchen.

about-minister-foremole = Baut eines mehr
    .text = Knappe. Decke eine beliebige Karte auf und baue eine Zitadelle oder einen Markt in irgendeiner Lichtung, die du beherrschst.
about-minister-captain = Kämpft einmal
    .text = Knappe. Ein Kampf mehr in jedem deiner Züge.
about-minister-marshal = Bewegt sich einmal
    .text = Knappe. Eine Bewegung mehr in jedem deiner Züge.
about-minister-brigadier = Bewegt sich oder kämpft zweimal
    .text = Edelmann. Bis zu { $actions-brigadier } Bewegungen oder bis zu { $actions-brigadier } Kämpfe, aber nicht von jedem eines.
about-minister-banker = Macht Karten zu Punkten
    .text = Edelmann. Gib beliebig viele Karten einer Farbe aus: je { COUNT($actions-banker_vp_per_card, "word-point") }. Vögel haben jede Farbe.
about-minister-mayor = Handelt als ein anderer
    .text = Edelmann. Führt die Aktion eines Knappen oder eines anderen Edelmanns aus, den du überzeugt hast; der darf trotzdem handeln.
about-minister-duchess_of_mud = Punktet für Tunnel
    .text = Lord. In jedem Zug { COUNT($minister-duchess_of_mud-vp, "word-point") }, solange alle deine Tunnel auf dem Spielplan sind.
about-minister-baron_of_dirt = Punktet für Märkte
    .text = Lord. In jedem Zug { COUNT($minister-baron_of_dirt-vp, "word-point") } für jeden Markt auf dem Spielplan.
about-minister-earl_of_stone = Punktet für Zitadellen
    .text = Lord. In jedem Zug { COUNT($minister-earl_of_stone-vp, "word-point") } für jede Zitadelle auf dem Spielplan.

about-group-minister = Deine Würdenträger

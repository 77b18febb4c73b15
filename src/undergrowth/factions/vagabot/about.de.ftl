### Der Vagabot: was er ist, für alle, die wählen.

about-faction-vagabot = Ein einsamer Wanderer, der Führende jagt
    .text = Er spielt von allein: eine einzige Figur, die nirgends herrscht und nicht zu entfernen ist. Seine Befehlskarte sagt, was er tut, und alles, was er tut, dreht Gegenstände um. Er erkundet Ruinen, erfüllt Aufträge, nimmt hergestellte Gegenstände gegen Karten und greift an, wer die meisten Siegpunkte hat. Je mehr Gegenstände er hat, desto härter trifft er.
    .scores-warriors = { COUNT($points-warrior, "word-point", case: "nominative") } je Krieger, den er als Angreifer entfernt
    .scores-aid = { COUNT($points-aid, "word-point", case: "nominative") } je hergestellten Gegenstand, den er nimmt
    .scores-quests = { COUNT($points-quest, "word-point", case: "nominative") } je Auftrag
    .scores-craft = Er stellt den Gegenstand auf seiner Befehlskarte her
    .watch-crafters = Wo er steht, nimmt er hergestellte Gegenstände und gibt Karten dafür.
    .watch-leader = Er geht auf den los, der die meisten Siegpunkte hat.
    .watch-track = Ab dem { $battle_track-needs-first }. Gegenstand trifft er härter: Beschädige sie.
    .watch-hits = Treffer beschädigen seine Gegenstände; mit höchstens { $slip-undamaged } unbeschädigten versteckt er sich und tut einen Zug lang nichts.
    .parts-order = Die Karte, die sagt, was er in diesem Zug tut.
    .parts-difficulty = Leicht frischt am Abend { $difficulty-easy-refresh_damaged } oder { $difficulty-easy-refresh_undamaged } Gegenstände auf statt { $difficulty-default-refresh_damaged } oder { $difficulty-default-refresh_undamaged }; anspruchsvoll { $difficulty-challenging-refresh_damaged } oder { $difficulty-challenging-refresh_undamaged }; Albtraum punktet außerdem jeden Abend.
    .parts-traits = Was ihn schwerer macht als sonst.
    .parts-character = Wer er ist: Das entscheidet über seine besondere Aktion.
    .parts-battle_track = Gegenstände, mit denen er härter trifft. Sie sind nicht zu erschöpfen.
    .parts-satchel = Alle übrigen Gegenstände, bereite und erschöpfte.
    .parts-damaged = Beschädigte Gegenstände.
    .parts-quest = Der Auftrag, dem er nachgeht; niemand sonst kann ihn erfüllen.
    .parts-covering = Gegenstände, die er in Lichtungen gelassen hat, jeder auf einem Bauplatz.
    .pieces-pawn = Der Wanderer. Kein Krieger: herrscht nirgends und ist nicht zu entfernen.

about-vagabot-thief = Stiehlt dem Führenden neben sich eine Karte
    .text = Nimmt dem Gegner in seiner Lichtung mit den meisten Siegpunkten eine zufällige Karte. Ohne Hand legt er sie ab und erhält einen Siegpunkt.
about-vagabot-tinker = Stellt aus dem Ablagestapel her
    .text = Stellt den obersten Gegenstand im Ablagestapel her, den es noch gibt. Er beginnt mit einem Gegenstand weniger.
about-vagabot-ranger = Versteckt sich, wenn er übel zugerichtet ist
    .text = Mit mindestens { $specials-ranger_damaged } beschädigten Gegenständen schleicht er in einen Wald nebenan; dort werden am Abend alle repariert.
about-vagabot-vagrant = Lässt andere in seiner Lichtung kämpfen
    .text = Lässt den Ersten in der Aufbaureihenfolge gegen den Nächsten in seiner Lichtung kämpfen. Was beide verlieren, hat er entfernt.
about-vagabot-scoundrel = Verwüstet volle Lichtungen
    .text = Wo mindestens { $specials-scoundrel_pieces } gegnerische Spielsteine stehen, darunter ein Gebäude oder Marker, entfernt er alle und erhält { COUNT($points-scoundrel, "word-point", case: "accusative") }. Ein Gegenstand, den er zurücklässt, verdeckt für immer einen Bauplatz.
about-vagabot-arbiter = Hilft dem, der neben ihm verteidigt
    .text = Wer in seiner Lichtung verteidigt, darf ihn vor dem Wurf anwerben: Er erhält { COUNT($points-arbiter, "word-point", case: "accusative") }, und jeder Gegenstand auf seiner Kampfleiste erhöht die Treffer, die der Verteidiger höchstens würfelt. Er hat keine besondere Aktion.

about-trait-adventurer = Kämpft einmal, dann Aufträge mit dem ganzen Rest
    .text = Er kämpft höchstens einmal im Zug. Am Ende des Tageslichts erfüllt er mit den übrigen Gegenständen Aufträge, so oft er kann.
about-trait-berserker = Kämpft im dichtesten Gedränge
    .text = Er kämpft, wo die meisten Spielsteine stehen, gegen den, der dort die meisten hat. Am Abend repariert er { COUNT($traits-berserker_repairs, "word-item", case: "accusative") } mehr.
about-trait-helper = Gibt mehr und punktet mehr dafür
    .text = Für jeden Gegenstand, den er durch Hilfe nimmt, erhält er { COUNT($traits-helper_points, "word-point", case: "accusative") } mehr, und wem er hilft, der zieht { COUNT($traits-helper_cards, "word-card", case: "accusative") } mehr.
about-trait-marksman = Trifft vor den Würfeln
    .text = Zu Beginn jedes Kampfes, in dem er angreift, teilt er sofort { COUNT($traits-marksman_hits, "word-hit", case: "accusative") } aus.
about-trait-questing = Behält seine Kampfleiste und lebt von Aufträgen
    .text = Beschädigte Gegenstände zählen für seine Kampfleiste, und keiner verlässt sie je. Ein Auftrag bringt { COUNT($traits-questing_points, "word-point", case: "accusative") } mehr. Um zu helfen, geht er zum nächsten Handwerker, für einen Gegenstand. Seine Befehlskarten verlangen andere Aktionen.

about-group-vagabot = Seine Charaktere

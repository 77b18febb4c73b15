### Der Vagabund: was er ist, für alle, die wählen.

about-faction-vagabond = Ein Wanderer mit Pack: Aufträge, Freunde und Feinde
    .text = Du bist eine einzige Figur, die nicht zu entfernen ist und nirgends herrscht. Alles, was du tust, dreht einen deiner Gegenstände um; Treffer beschädigen sie. Erkunde Ruinen und tausche dir mehr, erfülle Aufträge, hilf anderen, bis sie verbündet sind, oder lebe vom Kampf gegen alle, die dich hassen.
    .scores-friends = Anderen helfen: { $relationships-vp_on_improve } Punkte für die Schritte, dann je { $relationships-aid_ally_vp }
    .scores-quests = Aufträge: mehr für jeden weiteren einer Farbe
    .scores-explore = Ruinen erkunden: { COUNT($explore-vp, "word-point", case: "accusative") } je Gegenstand
    .scores-infamy = Feinde schlagen: ein Siegpunkt mehr je Teil
    .scores-craft = Gegenstände mit Hämmern herstellen
    .first-move = Geh zu einer Ruine oder zu jemandem, der einen Gegenstand hat, den du willst.
    .first-explore = Erkunde die Ruine: ein Gegenstand und ein Punkt.
    .first-aid = Hilf jemandem mit einer passenden Karte: Die erste Freundschaft punktet früh, und du darfst einen Gegenstand nehmen.
    .watch-items = Deine Gegenstände sind alles, was du hast: Erschöpfte und beschädigte nützen dir nichts.
    .watch-boots = Ohne Stiefel bleibst du, wo du bist; feindliche Krieger kosten einen zweiten.
    .watch-trade = Andere stellen her, was du brauchst. Wo ihre Gegenstände liegen, nimmt Hilfe sie mit.
    .watch-hostile = Ein entfernter Krieger macht einen Feind für immer: Entscheide früh, wessen Freund du bist.
    .parts-character = Wer du bist.
    .parts-tea_track = Bereiter Tee: frischt im Vogelsang mehr Gegenstände auf.
    .parts-coins_track = Bereite Münzen: ziehen mehr Karten.
    .parts-bag_track = Bereite Beutel: Du kannst mehr tragen.
    .parts-satchel = Alle übrigen Gegenstände, bereite und erschöpfte.
    .parts-damaged = Beschädigte Gegenstände: Repariere sie oder raste in einem Wald.
    .parts-capacity = Wie viele Gegenstände Tasche und Beschädigtenfeld nach deinem Abend fassen.
    .parts-relationship = Wie eine Fraktion zu dir steht.
    .parts-quests = Aufträge, die du erfüllt hast.
    .parts-ruin = Was du unter einer Ruine gesehen hast.
    .pieces-pawn = Du selbst. Kein Krieger: herrscht nirgends und ist nicht zu entfernen.

about-faction-second_vagabond = Ein zweiter Wanderer neben dem ersten

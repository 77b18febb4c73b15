### Der Berg (M.4) in eigenen Worten.

about-map-mountain = Gesperrte Pfade zu öffnen, und ein Pass, der punktet
law-M_4 = Die Bergkarte: Pfade, die zu öffnen sind, und ein Pass, der zu halten ist.
    .title = Berg
law-M_4_1 = Sechs Pfade beginnen gesperrt, und der Turm steht in der Lichtung in der Mitte.
    .title = Den Berg aufbauen
law-M_4_2 = Lichtungen, die ein gesperrter Pfad verbindet, sind nicht benachbart, und auf ihm kann nichts platziert werden. Für Wälder zählt er als Pfad.
    .title = Gesperrte Pfade
law-M_4_3 = Einmal in deinem Tageslicht darfst du, mit einem Fraktionsteil an einem seiner Enden, eine beliebige Karte ausgeben, um einen gesperrten Pfad für immer zu öffnen, und erhältst { COUNT($opened_path_vp, "word-point", case: "accusative") }.
    .title = Pfade öffnen
law-M_4_4 = Die Lichtung des Turms ist der Pass: Wer sie am Ende seines Abends beherrscht, erhält { COUNT($points, "word-point", case: "accusative") }.
    .title = Der Pass
law-M_4_5 = Alles, was zwischen Pfaden und Lichtungen liegt, ist Wald, mit Bäumen oder ohne.
    .title = Wälder des Berges

### Decks, Aufträge und Gegenstände.

about-deck-base = Das Deck des Grundspiels: einfache Effekte
    .text = Einfache Effekte, denen man gleich ansieht, was sie tun, und die Gunst der Völker, die ganze Farben leerfegt. Das Deck für den Anfang.
about-deck-exiles_and_partisans = Lebhaftere Effekte, keine Gunst
    .text = Effekte, die ändern, wie du dich bewegst, herrschst und ziehst; nichts fegt mehr ganze Farben leer. Für alle, die das Grunddeck kennen.
about-deck-squires_and_disciples = Effekte, die du einsetzt und zurücknimmst
    .text = Viele Effekte kehren auf die Hand zurück oder bleiben nur gegen eine Karte, so dass du sie immer wieder herstellst und einsetzt. Für alle, die gern mit ihrer Hand planen.

about-quests = { $items } in einer { $suit }-Lichtung
    .text = In einer { $suit }-Lichtung erschöpft ein Vagabund { NAME($items, case: "accusative") }, um diesen Auftrag zu erfüllen. Dann erhält er { COUNT($quests-vp_per_completed, "word-point", case: "accusative") } für jeden { $suit }-Auftrag, den er erfüllt hat, auch für diesen, oder zieht { COUNT($quests-draws, "word-card", case: "accusative") }.

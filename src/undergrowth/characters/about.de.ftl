### Die Charaktere der Vagabunden (V): wer sie sind und was nur sie können.

law-V = Die Charaktere eines Vagabunden: Jeder beginnt mit anderen Gegenständen und hat eine eigene Aktion.
    .title = Charaktere

about-character-thief = Stiehlt mit einer Fackel eine zufällige Karte
    .text = Erschöpfe eine Fackel, um jemandem mit Teilen in deiner Lichtung eine zufällige Karte zu nehmen. Gut in großer Runde: Jede Fackel ist eine Karte mehr, und Karten kaufen Freunde.
law-V_1 = Der Dieb nimmt anderen Karten.
    .title = Dieb
law-V_1_1 = Der Dieb beginnt mit { NAME($items, case: "dative") }.
    .title = Startgegenstände
law-V_1_2 = Erschöpfe eine Fackel, um jemandem mit Fraktionsteilen in deiner Lichtung eine zufällige Karte zu nehmen.
    .title = Stehlen

about-character-tinker = Sucht eine Karte aus dem Ablagestapel
    .text = Erschöpfe eine Fackel, um eine Karte der Farbe deiner Lichtung oder einen Vogel aus dem Ablagestapel zu nehmen. Gut zum Herstellen: Du beginnst mit einem Hammer und suchst dir aus, was du baust.
law-V_2 = Der Kesselflicker kann brauchen, was andere wegwerfen.
    .title = Kesselflicker
law-V_2_1 = Der Kesselflicker beginnt mit { NAME($items, case: "dative") }.
    .title = Startgegenstände
law-V_2_2 = Erschöpfe eine Fackel, um eine Karte aus dem Ablagestapel zu nehmen, die zu deiner Lichtung passt; ein Vogel passt immer.
    .title = Tagelohn

about-character-ranger = Repariert drei Gegenstände, beendet das Tageslicht
    .text = Erschöpfe eine Fackel, um { $repairs } Gegenstände zu reparieren; dein Tageslicht ist damit vorbei. Gut zum Kämpfen: Was ein Kampf zerbricht, flickt er ohne Hammer.
law-V_3 = Der Waldläufer steckt ein und flickt sein Zeug.
    .title = Waldläufer
law-V_3_1 = Der Waldläufer beginnt mit { NAME($items, case: "dative") }.
    .title = Startgegenstände
law-V_3_2 = Erschöpfe eine Fackel, um { $repairs } Gegenstände zu reparieren. Dann endet das Tageslicht, und der Abend beginnt.
    .title = Versteck

about-character-vagrant = Lässt andere kämpfen und punktet dafür
    .text = Erschöpfe eine Fackel, um irgendjemanden gegen jemanden in deiner Lichtung kämpfen zu lassen; Gebäude und Plättchen, die fallen, gelten als von dir entfernt. Gut unter dichten Nachbarn, denn du brauchst kein eigenes Schwert.
law-V_4 = Der Landstreicher hetzt andere aufeinander.
    .title = Landstreicher
law-V_4_1 = Der Landstreicher beginnt mit { NAME($items, case: "dative") }.
    .title = Startgegenstände
law-V_4_2 = Erschöpfe eine Fackel, um jemanden, auch dich selbst, zu einem Kampf gegen jemanden in deiner Lichtung zu zwingen. Gebäude und Plättchen, die eine der Seiten verliert, gelten als von dir entfernt.
    .title = Anstiften

about-character-arbiter = Leiht seine Schwerter allen, die verteidigen
    .text = Wer in deiner Lichtung verteidigt, darf dich vor dem Wurf anwerben: Du erhältst { COUNT($vp, "word-point", case: "accusative") }, und deine unbeschädigten Schwerter erhöhen das Höchstmaß der Treffer. Gut, wo andere Krieg führen: Deine Punkte kommen in ihren Zügen.
law-V_5 = Der Schlichter steht den Angegriffenen bei.
    .title = Schlichter
law-V_5_1 = Der Schlichter beginnt mit { NAME($items, case: "dative") }.
    .title = Startgegenstände
law-V_5_2 = Vor dem Wurf darf eine Fraktion, die in der Lichtung des Schlichters verteidigt, ihn anwerben: Er erhält { COUNT($vp, "word-point", case: "accusative") }, und seine unbeschädigten Schwerter erhöhen ihr Höchstmaß an Treffern. Er wirbt nicht sich selbst an und wird nicht gegen sich selbst angeworben.
    .title = Beschützer

about-character-scoundrel = Brennt eine Lichtung nieder, einmal je Fackel
    .text = Lass eine Fackel in deiner Lichtung: Jedes gegnerische Teil dort wird entfernt, und nichts darf dort je wieder platziert oder hineinbewegt werden. Gut für einen großen Schlag zur rechten Zeit; die Fackel ist dahin.
law-V_6 = Der Halunke lässt nichts übrig.
    .title = Halunke
law-V_6_1 = Der Halunke beginnt mit { NAME($items, case: "dative") }.
    .title = Startgegenstände
law-V_6_2 = Erschöpfe eine Fackel und lass sie in deiner Lichtung: Alle gegnerischen Teile dort werden entfernt, und kein Teil kann mehr hineinbewegt oder dort platziert werden. Du darfst bleiben, aber einmal fort, kommst du nicht zurück.
    .title = Verbrannte Erde

about-character-adventurer = Erfüllt Aufträge mit dem falschen Gegenstand
    .text = Einmal im Zug darf ein bereiter Gegenstand bei einem Auftrag für einen anderen einspringen; er wird erschöpft und beschädigt. Gut für Aufträge, das ganze Spiel lang; halte einen Hammer für den Schaden bereit.
law-V_7 = Der Abenteurer weiß sich zu helfen.
    .title = Abenteurer
law-V_7_1 = Der Abenteurer beginnt mit { NAME($items, case: "dative") }.
    .title = Startgegenstände
law-V_7_2 = Einmal im Zug darf beim Erfüllen eines Auftrags einer deiner bereiten Gegenstände als ein anderer gelten. Er wird nicht nur erschöpft, sondern auch beschädigt.
    .title = Improvisieren

about-character-harrier = Fliegt mit einer Fackel in jede Lichtung
    .text = Erschöpfe eine Fackel, um in irgendeine Lichtung zu fliegen, allein und ohne Stiefel. Gut, um immer dort zu sein, wo etwas zu holen ist; du beginnst ohne einen einzigen Stiefel.
law-V_8 = Die Weihe überquert das Waldland in einem Flug.
    .title = Weihe
law-V_8_1 = Die Weihe beginnt mit { NAME($items, case: "dative") }.
    .title = Startgegenstände
law-V_8_2 = Erschöpfe eine Fackel, um deine Spielfigur allein in irgendeine Lichtung zu bewegen, nah oder fern, feindlich oder nicht, ohne Stiefel zu erschöpfen.
    .title = Gleiten

about-character-ronin = Landet nach dem Wurf einen Treffer mehr
    .text = Nach dem Wurf eines Kampfes darfst du ein Schwert erschöpfen, um { COUNT($extra_hits, "word-hit", case: "accusative") } mehr zu landen. Gut für alle, die gefürchtet sein wollen: zwei Stiefel, und kein Wurf ist ganz schlecht.
law-V_9 = Der Ronin schlägt zu, wenn die Würfel gefallen sind.
    .title = Ronin
law-V_9_1 = Der Ronin beginnt mit { NAME($items, case: "dative") }.
    .title = Startgegenstände
law-V_9_2 = Nach dem Wurf eines Kampfes darfst du ein Schwert erschöpfen, um { COUNT($extra_hits, "word-hit", case: "accusative") } mehr zu landen.
    .title = Blitzschlag

about-character-cheat = Erfüllt einen Auftrag mit zwei beliebigen
    .text = Einmal im Zug erfüllen zwei beliebige Gegenstände einen Auftrag, der danach in den Auftragsstapel zurückkommt. Gut für stete Punkte und Karten aus Aufträgen; nur summieren sich diese nicht.
law-V_10 = Der Betrüger nimmt sich, was Aufträge versprechen.
    .title = Betrüger
law-V_10_1 = Der Betrüger beginnt mit { NAME($items, case: "dative") }.
    .title = Startgegenstände
law-V_10_2 = Einmal im Zug darfst du einen Auftrag erfüllen, indem du zwei beliebige Gegenstände erschöpfst. Punkte oder ziehe wie immer, und decke einen neuen auf; dann wird der erfüllte in den Auftragsstapel gemischt.
    .title = Schwindeln

about-character-gladiator = Duell um eine Karte, ohne sich Feinde zu machen
    .text = Erschöpfe und beschädige irgendeinen Gegenstand, um einen gegnerischen Krieger in deiner Lichtung zu entfernen und { COUNT($draws, "word-card", case: "accusative") } zu ziehen, ohne dass seine Fraktion feindlich wird. Gut, um mit scharfer Klinge jedermanns Freund zu bleiben; halte Hämmer bereit.
law-V_11 = Der Gladiator kämpft nach Regeln, die alle anerkennen.
    .title = Gladiator
law-V_11_1 = Der Gladiator beginnt mit { NAME($items, case: "dative") }.
    .title = Startgegenstände
law-V_11_2 = Erschöpfe irgendeinen Gegenstand und beschädige ihn, um einen gegnerischen Krieger aus deiner Lichtung zu entfernen und { COUNT($draws, "word-card", case: "accusative") } zu ziehen. Niemand wird dir deshalb feindlich.
    .title = Duell

about-character-jailor = Gibt eine Karte statt eines Gegenstands
    .text = Einmal im Zug tut es eine Karte der Farbe deiner Lichtung statt eines Gegenstands, den du erschöpfen würdest; danach verlierst du einen Siegpunkt. Gut, wenn Gegenstände knapp sind und die Hand voll ist: jeden Zug eine Aktion mehr.
law-V_12 = Der Kerkermeister lässt andere arbeiten.
    .title = Kerkermeister
law-V_12_1 = Der Kerkermeister beginnt mit { NAME($items, case: "dative") }.
    .title = Startgegenstände
law-V_12_2 = Einmal im Zug darfst du eine Karte, die zu deiner Lichtung passt, ausgeben, statt einen Gegenstand zu erschöpfen. Nach der Aktion, die sie bezahlt, verlierst du einen Siegpunkt. Das darf unterbrechen, was du in deinem Zug tust.
    .title = Nötigen

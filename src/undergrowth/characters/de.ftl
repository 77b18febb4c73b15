### Charaktere: wer sie sind und was ihre besondere Aktion tut.

character-thief = Dieb
    .class = m
    .text = Nimm jemandem, der Teile in deiner Lichtung hat, eine zufällige Karte.
character-tinker = Kesselflicker
    .class = m
    .text = Suche eine Karte der Farbe deiner Lichtung oder eine Vogel-Karte aus dem Ablagestapel.
character-ranger = Waldläufer
    .class = m
    .text = Repariere drei Gegenstände; dein Tageslicht ist damit vorbei.
character-vagrant = Landstreicher
    .class = m
    .text = Lass irgendjemanden gegen jemanden in deiner Lichtung kämpfen; entfernte Teile gelten als von dir entfernt.
character-arbiter = Schlichter
    .class = m
    .text = Wer in deiner Lichtung verteidigt, darf dich vor dem Wurf anwerben: Du erhältst einen Siegpunkt, und deine unbeschädigten Schwerter erhöhen das Höchstmaß der Treffer.
character-scoundrel = { $case ->
        [nominative] Halunke
       *[other] Halunken
    }
    .class = m
    .text = Lass die Fackel in deiner Lichtung: Jedes gegnerische Teil dort wird entfernt, und nichts kann dort je wieder platziert oder hineinbewegt werden.
character-adventurer = Abenteurer
    .class = m
    .text = Einmal im Zug darf ein bereiter Gegenstand bei einem Auftrag für einen anderen einspringen; er wird erschöpft und beschädigt.
character-harrier = Weihe
    .class = f
    .text = Fliege, ohne Begleitung und ohne Stiefel, in irgendeine Lichtung des Spielplans.
character-ronin = Ronin
    .class = m
    .text = Lande nach dem Wurf eines Kampfes einen zusätzlichen Treffer.
character-cheat = Betrüger
    .class = m
    .text = Einmal im Zug erfüllen zwei beliebige Gegenstände einen Auftrag, der danach in den Auftragsstapel zurückkommt.
character-gladiator = { $case ->
        [genitive] Gladiators
       *[nominative] Gladiator
    }
    .class = m
    .text = Beschädige den erschöpften Gegenstand, um einen gegnerischen Krieger in deiner Lichtung zu entfernen und eine Karte zu ziehen, ohne dass seine Fraktion feindlich wird.
character-jailor = Kerkermeister
    .class = m
    .text = Gib einmal im Zug eine Karte der Farbe deiner Lichtung aus, statt einen Gegenstand zu erschöpfen; du verlierst danach einen Siegpunkt.

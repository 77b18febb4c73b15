### Die Rabenspione und die Rabenwachen: was sie sind.

about-faction-corvid_spies = Gehen unter Gegner, kämpfen oder nehmen Karten
    .text = Am Tag kommen { $placed } der { $piece-spy-count } Spione dorthin, wo Gegner Teile haben. Dann kämpfen sie je einmal in jeder Lichtung, in der einer steht, oder du nimmst in einer dieser Lichtungen allen Gegnern mit Teilen dort je eine zufällige Karte.
about-faction-raven_sentries = Ein zusätzlicher Treffer, wo du gebaut hast
    .text = Wenn du angreifst oder verteidigst, teilst du in einer Lichtung mit einem Gebäude oder Plättchen von dir einen zusätzlichen Treffer aus.

### Die Sonnenexpedition und die Maulwurfhandwerker: was sie sind.

about-faction-sunward_expedition = Taucht mit Stützpunkt und Kriegern überall auf
    .text = Am Tag kommt ein Stützpunkt mit bis zu { $party } Kriegern in eine Lichtung ohne Stützpunkt; es gibt { $piece-foothold-count }, und ist keiner übrig, wird einer vom Spielplan genommen. Dann bewegt sich die Expedition und kämpft, oder an jedem Stützpunkt wird ein Krieger platziert.
about-faction-mole_artisans = Hergestellte Gegenstandskarten kehren zurück
    .text = Immer wenn du eine Karte herstellst, die einen Gegenstand zeigt, darfst du sie offen vor dir behalten, statt sie abzuwerfen. Am Ende deines Abends kommen alle diese Karten auf deine Hand zurück, auch über das Handlimit hinaus.

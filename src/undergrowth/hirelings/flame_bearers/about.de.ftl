### Die Fackelträger und die Rattenschmuggler: was sie sind.

about-faction-flame_bearers = Jeder verbrennt ein Teil, und sie werden mehr
    .text = Zu Beginn deines Vogelsangs entfernt jeder der { $piece-bearer-count } Fackelträger, der auf dem Spielplan steht, ein gegnerisches Teil seiner Lichtung, Krieger vor Gebäuden und Plättchen. Dann kommt einer in eine Lichtung mit einem Fackelträger oder neben einer solchen dazu; geht das nicht, werden { $anew } irgendwo platziert.
about-faction-rat_smugglers = Gegenstandskarten bringen Bewegung und Kampf
    .text = An deinem Tag darfst du beliebig oft eine Karte abwerfen, die einen Gegenstand zeigt, um dich zu bewegen oder einen Kampf zu beginnen.

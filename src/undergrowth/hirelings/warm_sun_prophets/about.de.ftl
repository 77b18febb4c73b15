### Die Schar der Warmen Sonne und die Echsen-Gesandtschaft: was sie sind, für alle, die wählen.

about-faction-warm_sun_prophets = Wo ein Prophet steht, zwinge zu Kampf oder Zug
    .text = Aufgebaut wird sie mit einem Krieger bei jeder Ruine. Am Tag wähle jemanden, auch dich selbst, mit Figuren bei einem Propheten: Erzwinge dort einen Kampf, gegen wen du willst, oder einen Zug mit allem, was gehen kann, in eine Lichtung, wo du einen Kampf erzwingen darfst. Oder platziere einen Propheten, wo keiner steht. Wer gezwungen wird, punktet, was er entfernt.
about-faction-lizard_envoys = Holt eine Karte der häufigsten Farbe der Ablage zurück
    .text = Zu Beginn des Vogelsangs darfst du die obersten fünf Karten des Ablagestapels ansehen und eine der Farbe nehmen, die unter ihnen am häufigsten ist. Vögel sind hier eine eigene Farbe, Hinterhalte zählen mit und können nicht genommen werden.

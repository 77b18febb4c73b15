### Die Flussvolk-Flotte und der Tauchertrupp: was sie sind, für alle, die wählen.

about-faction-riverfolk_flotilla = Ein Boot, das handelt, weiterfährt und kämpft
    .text = Ihr Anführer beginnt am Fluss und am Kartenrand. Er kann nicht bekämpft und nicht entfernt werden und würfelt bis zu drei Treffer. Zu Beginn des Vogelsangs dürfen alle, die in seiner Lichtung Figuren haben, eine Karte ziehen. Dann muss er den Fluss entlangziehen, wer auch herrscht, und darf kämpfen.
about-faction-otter_divers = Züge vom oder zum Fluss brauchen keine Herrschaft
    .text = Ziehst du aus einer Lichtung am Fluss oder in eine, musst du in keiner der beiden herrschen. Wege brauchst du weiterhin; für die Fähre gilt die Herrschaft wie immer.

### Die Groß- und die Kleinbauernschaft: was sie sind, für alle, die wählen.

about-faction-prosperous_farmers = Höfe bringen Karten und mehr Höfe, wo du herrschst
    .text = Aufgebaut wird sie mit einem Hof und einem Krieger in jeder von zwei Lichtungen. Wer sie anwirbt, während kein Hof mehr steht, platziert einen Krieger und einen Hof, wo er Figuren hat. Für entfernte Höfe punktet niemand. Herrschst du am Tag in einer Lichtung mit Hof, ziehst du eine Karte und platzierst einen Hof, wo die wenigsten Krieger sind. Dann wähle: Sie kämpft bei einem Hof, oder zu jedem kommt ein Krieger.
about-faction-struggling_farmers = Hof, Krieger und eine Karte, wo du herrschst
    .text = Geht sie an jemand anderen über, verlassen ihre Figuren jede Lichtung, in der ihr voriger Befehlshaber ohne sie nicht herrscht. Für entfernte Höfe punktet niemand. Am Tag darfst du einen Hof und einen Krieger in einer Lichtung platzieren, in der du herrschst; gelingt beides, ziehst du eine Karte.

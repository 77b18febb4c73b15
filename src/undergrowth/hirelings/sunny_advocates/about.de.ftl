### Die Sonnenanwälte und die Fledermausboten: was sie sind.

about-faction-sunny_advocates = Gewinnen gegnerische Krieger für dich
    .text = Am Tag nennst du eine Farbe: In jeder Lichtung dieser Farbe, in der ein Sonnenanwalt steht, ersetzt einer deiner Krieger einen gegnerischen. Dann kommt einer der { $piece-advocate-count } Sonnenanwälte dorthin, wo du Teile hast und keiner von ihnen steht, oder irgendwohin, wenn es keine solche Lichtung gibt.
about-faction-bat_messengers = Mit allem, was du platzierst, kommt ein Krieger
    .text = Immer wenn du ein Gebäude oder ein Plättchen deiner Fraktion platzierst, darfst du in dieser Lichtung auch einen deiner Krieger platzieren.

### Was von Dingen erzählt wird.

cli-told_nothing = von { $words } ist nichts erzählt: Frage nach einer Fraktion, einem Anführer, Charakter, Auftrag, Wahrzeichen oder Gegenstand, nach einer Karte, einer Option des Aufbaus oder einem Abschnitt

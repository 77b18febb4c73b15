### Gegenstände, und wie Gruppen von Zeilen heißen.

about-item-boot = Bewegt einen Vagabunden
    .text = Alle stellen ihn für Siegpunkte her. Ein Vagabund erschöpft Stiefel, um sich zu bewegen, zwei davon mitten unter seine Feinde.
about-item-bag = Lässt einen Vagabunden mehr tragen
    .text = Alle stellen ihn für Siegpunkte her. Ein Vagabund mit Beuteln auf ihrer Leiste trägt für jeden { $item_limit-per_bag } Gegenstände mehr.
about-item-sword = Lässt einen Vagabunden kämpfen und treffen
    .text = Alle stellen es für Siegpunkte her. Ein Vagabund erschöpft ein Schwert, um zu kämpfen; unbeschädigte Schwerter begrenzen seine gewürfelten Treffer und machen ihn wehrhaft.
about-item-hammer = Lässt einen Vagabunden reparieren und herstellen
    .text = Alle stellen ihn für Siegpunkte her. Ein Vagabund erschöpft Hämmer, um Gegenstände zu reparieren und um herzustellen: einen für jedes Symbol.
about-item-tea = Frischt einem Vagabunden mehr Gegenstände auf
    .text = Alle stellen ihn für Siegpunkte her. Ein Vagabund mit Tee auf seiner Leiste dreht in jedem Vogelsang für jeden { $refresh-per_tea } Gegenstände mehr auf.
about-item-coins = Ziehen einem Vagabunden mehr Karten
    .text = Alle stellen sie für Siegpunkte her. Ein Vagabund mit Münzen auf ihrer Leiste zieht jeden Abend für jede eine Karte mehr.
about-item-crossbow = Lässt einen Vagabunden aus der Ferne treffen
    .text = Alle stellen sie für Siegpunkte her. Ein Vagabund erschöpft eine Armbrust, um ohne Kampf einen Krieger zu entfernen.
about-item-torch = Lässt einen Vagabunden Ruinen erkunden
    .text = Wird nicht hergestellt: Ein Vagabund beginnt mit ihr. Er erschöpft sie, um Ruinen zu erkunden, und mancher Charakter für eine eigene Aktion.

about-group-scores = So gibt es Punkte
about-group-first = Ein erster Zug
about-group-rulings = Auslegungen
about-group-watch = Worauf zu achten ist
about-group-abilities = Was immer gilt
about-group-actions = Was du tun kannst
about-group-parts = Auf deiner Tafel
about-group-pieces = Deine Teile
about-group-rules = Eigene Regeln
about-group-items = Beginnt mit
about-group-values = Was zur Wahl steht
about-group-sections = Was dazugehört

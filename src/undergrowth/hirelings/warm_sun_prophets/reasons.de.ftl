### Warum etwas von den Propheten und der Gesandtschaft nicht angeboten wird (H).

why-no_prophet_beside = dort steht kein Prophet bei Figuren dieser Fraktion, oder es gibt nichts, wozu sie dort zu zwingen wäre
why-envoys_find_nothing = unter den obersten Karten des Ablagestapels ist keine der häufigsten Farbe zu nehmen
why-not_among_envoys = { $card } liegt nicht unter den obersten Karten des Ablagestapels, ist nicht von ihrer häufigsten Farbe oder ist ein Hinterhalt
why-forced_into_no_forest = Sie zwingen nur in Lichtungen, nie in Wälder
why-cannot_pay_to_enter = { $faction } kann den zusätzlichen Stiefel für eine Lichtung mit feindlich gesinnten Kriegern nicht erschöpfen

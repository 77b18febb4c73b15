### Wie die Karten heißen.

map-autumn = Herbst
    .text = Aufgedruckte Farben und keine besonderen Regeln: die Karte für den Anfang (M.1).
map-gorge = Schlucht
    .text = Ein Damm, der Wälder trennt, und eine Brücke, die es nicht tut (M.6).
map-lake = See
    .text = Das Wasser in der Mitte verbindet seine Ufer wie ein Fluss, und eine Fähre überquert es (M.3).
map-marsh = Moor
    .text = Drei überflutete Lichtungen bei bis zu vier Personen, drei Städte bei mehr (M.5).
map-mountain = Berg
    .text = Sechs gesperrte Pfade, die zu öffnen eine Karte kostet, und ein Pass, der jeden Zug einen Siegpunkt wert ist (M.4).
map-winter = Winter
    .text = Ein reißender Fluss, der Wälder trennt wie ein Pfad (M.2).

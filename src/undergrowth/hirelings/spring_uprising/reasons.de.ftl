### Warum etwas von diesen Söldnern nicht angeboten wird (H).

why-no_rebel_comes_there = diese Lichtung passt nicht zum Würfel, oder dort kann keiner von ihnen platziert werden
why-no_rebel_rises_there = diese Lichtung passt nicht zum Würfel, oder dort steht keiner von ihnen
why-scouts_defend_with_you = die Späher helfen nur der eigenen Fraktion dessen, der sie befehligt, beim Verteidigen und vor dem Wurf

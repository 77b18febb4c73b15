### Warum eine Aufzeichnung zweifelhaft ist.  Ein Grund steht in einer Zeile: Er beginnt klein und endet ohne Punkt.

why-record_left = { $count ->
    [0] nach dieser Aufzeichnung ist nichts davon übrig
    [one] nach dieser Aufzeichnung ist nur eins davon übrig
   *[other] nach dieser Aufzeichnung sind nur { $count } davon übrig
}
why-record_there = { $count ->
    [0] nach dieser Aufzeichnung steht nichts davon dort
    [one] nach dieser Aufzeichnung steht nur eins davon dort
   *[other] nach dieser Aufzeichnung stehen nur { $count } davon dort
}
why-record_held = { $count ->
    [0] nach dieser Aufzeichnung liegt kein solcher Gegenstand dort
    [one] nach dieser Aufzeichnung liegt nur ein solcher Gegenstand dort
   *[other] nach dieser Aufzeichnung liegen nur { $count } solche Gegenstände dort
}
why-record_cards = { $count ->
    [0] nach dieser Aufzeichnung kann keine solche Karte dort sein
    [one] nach dieser Aufzeichnung kann nur eine solche Karte dort sein
   *[other] nach dieser Aufzeichnung können nur { $count } solche Karten dort sein
}
why-record_drawn = nach dieser Aufzeichnung sind alle solchen Karten aus dem Stapel gezogen
why-record_discarded = nach dieser Aufzeichnung liegt keine solche Karte auf dem Ablagestapel
why-record_points = niemand kann mehr als { $most } Punkte haben
why-record_aside = so geht keine Karte vom Stapel auf den Ablagestapel; eine Karte der Hand schreibt man { $hand }, eine ausliegende { $play }

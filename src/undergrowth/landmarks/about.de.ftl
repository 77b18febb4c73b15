### Wahrzeichen (L) in eigenen Worten.

law-L = Wahrzeichen stehen in Lichtungen und ändern für alle, was dort geschieht.
    .title = Wahrzeichen
law-L_1 = Die Karte jedes Wahrzeichens sagt, wo es aufgestellt wird und was es tut.
    .title = Was Wahrzeichen tun
law-L_1_1 = Ein Wahrzeichen kann nicht bekämpft, bewegt, verdeckt oder entfernt werden, es sei denn, ein Wahrzeichen sagt es selbst.
    .title = Wahrzeichen bleiben
law-L_1_2 = Wahrzeichen gehören niemandem und sind niemandes Gegner.
    .title = Wahrzeichen gehören niemandem

about-landmark-black_market = Tausche einmal im Zug ungesehen eine Karte
about-landmark-elder_treetop = Ein Bauplatz mehr; wer ihn räumt, punktet
about-landmark-ferry = Einmal im Zug den Fluss entlang, und eine Karte dazu
about-landmark-foxburrow = Grenzt bei Bewegungen an jede Fuchs-Lichtung
about-landmark-legendary_forge = Gegenstände von hier: ein Punkt und eine Karte mehr
about-landmark-lost_city = Eine Lichtung aller drei Farben
about-landmark-mousehold = Zuflucht für Gefallene aus Maus-Lichtungen
about-landmark-rabbittown = Ein Kaninchen sammelt hier Krieger zum Kampf
about-landmark-tower = Ein Punkt, wenn du am Ende deines Abends dort herrschst

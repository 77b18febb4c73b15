### Warum etwas nicht angeboten wird.  Ein Grund steht in einer Zeile: Er endet ohne Punkt.

why-mastermind_stays = Chamäleander wird nie entfernt, und gerade kann kein Ego dafür einstehen
why-ego_goes_with_it = Egos werden nur mit Chamäleander bewegt
why-moved_on_own_turn = Chamäleander wird nur im eigenen Zug bewegt, von Lichtung zu Lichtung
why-few_paths = { $place } hat zu wenige Pfade, um dort mit Chamäleander zu beginnen
why-no_such_ego = in deiner Lichtung liegt kein solches Ego
why-slough_takes = du streifst zu Beginn des Vogelsangs ab, mit { $count } Karten und einem Ego auf der Leiste
why-no_skips_left = du bist in diesem Zug so oft gehüpft, wie du darfst
why-no_way_to = von deiner Lichtung führt keine Bewegung nach { $place }
why-boast_with_birds = du prahlst nur mit Vogelkarten
why-no_deeds_left = es sind keine Aktionen übrig; gib ein Ego für eine weitere auf
why-quelled_already = du hast in diesem Zug schon niedergeschlagen
why-not_beckoned = du winkst Fraktionen herbei, die ein Teil in deiner Lichtung oder daneben und einen Krieger zu platzieren haben
why-not_dragged = dieser Krieger kann nicht denselben Weg gehen
why-marked_already = du hast in diesem Zug schon jemanden zum Tode bestimmt
why-nobody_to_mark = kein Krieger in deiner Lichtung kann durch ein Ego ersetzt werden
why-not_marked = dieser Krieger kann nicht durch ein Ego ersetzt werden
why-cajoled_already = du hast in diesem Zug schon jemanden beschwatzt
why-nobody_to_cajole = deine Lichtung beherrscht niemand anders
why-no_ego_placed = du hast kein Ego auf der Leiste, das in deiner Lichtung platziert werden kann
why-not_ego = das ist keines der Egos, die gerade zurückgekommen sind

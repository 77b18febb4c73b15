### Warum sich etwas mit dem Chamäleandroiden nicht machen lässt.  Ein Grund steht mitten im Satz: Er beginnt klein und endet ohne Punkt.

why-android_stays = der Chamäleandroid wird nie entfernt, und keines seiner Egos dort kann jetzt für ihn einstehen
why-android_ego_go_along = Egos werden nur mit dem Chamäleandroiden bewegt
why-android_moves_itself = der Chamäleandroid wird nur in seinem eigenen Zug bewegt, und nur in Lichtungen
why-half_are_abducted = die Hälfte der Krieger kommt mit, aufgerundet

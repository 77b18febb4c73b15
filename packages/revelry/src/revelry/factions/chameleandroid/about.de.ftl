### Der Chamäleandroid: was er ist, für alle, die neben ihm spielen.

about-faction-chameleandroid = Spielt von selbst: umwirbt Letzte, schlägt Führende
    .text = Niemand spielt ihn. Solange jemand hinter ihm liegt, bringt er dem mit den wenigsten Punkten Krieger und lässt ihn bauen; das nährt sein Ego. Liegt niemand mehr hinter ihm, geht er auf den Führenden los. Entfernen lassen sich nur seine Egos; er selbst bleibt.
    .scores-ego = Ego platzieren: was das Feld gibt, bis zu { $ego_track-points-most }
    .scores-blocked = Jedes Ego, das nicht platziert werden kann: { COUNT($ego_track-points_without, "word-point") }
    .scores-gentrify = Jemand nimmt sein Angebot an: ein Ego mehr
    .scores-revel = Verschärftes Tageslicht: { $revel-ego } Egos auf einmal
    .scores-craft = Den Gegenstand der Befehlskarte herstellen
    .watch-poorest = Er gibt dem Spieler mit den wenigsten Punkten { COUNT($gentrify-warriors, "piece-warrior") } und ein Gebäude oder Plättchen.
    .watch-ahead = Hat niemand weniger Punkte, entfernt er überall Spielsteine des Führenden und kämpft.
    .watch-hits = Er lässt sich nicht entfernen; Treffer entfernen seine Egos, je ein Punkt.
    .watch-cards = Ihn anzugreifen kostet einen Menschen eine Karte.
    .watch-level = Leicht nimmt ihm jede Runde ein Ego; schwer gibt ihm eines mehr, solange er welche hat, anders schwer verwahrt eines, solange er keines hat; Albträume bringen jeden Abend { COUNT($difficulty-nightmare-evening_vp, "word-point") } mehr. Leicht lässt sich mit den anderen verbinden.
    .parts-order = Die Karte, die sagt, welche Lichtungen in diesem Zug an der Reihe sind.
    .parts-difficulty = Was er jeden Vogelsang gewinnt oder verliert.
    .parts-traits = Eine Regel, die ihn anders macht.
    .parts-ego = Seine Ego-Leiste: was das nächste Ego bringt.
    .parts-the_id = Egos, die für immer außer Reichweite sind.
    .parts-ambushes = Hinterhaltkarten, die er gekauft hat und spielt, wenn er angegriffen wird.
    .pieces-warrior = Der einzige Krieger. Er kommt überall hin und würfelt bis zu { COUNT($battle-rolled_hits, "word-hit") }.
    .pieces-ego = Geht mit dem Chamäleandroiden überall hin und nimmt seine Treffer. Ein Plättchen.
    .pieces-superego = Ein Ego mit Kartensymbol, das bei der Eigenschaft Gönner zählt. Ein Plättchen.

about-trait-patron = Manches Ego bringt eine Karte statt eines Punkts
    .text = Egos mit und ohne Kartensymbol liegen in zufälliger Reihenfolge auf der Leiste. Wer eines mit Symbol entfernt, zieht { COUNT($trait-patron-cards, "word-card", case: "accusative") } und punktet dafür nicht; im Kampf werden diese zuerst entfernt.
about-trait-abduction = Nimmt die Hälfte der Krieger mit
    .text = Wenn er am Abend verschwindet, schickt jeder Spieler mit Kriegern neben ihm die Hälfte davon mit, aufgerundet, direkt dorthin, wohin er geht.
about-trait-city_builder = Punktet bei jeder Aufwertung
    .text = Automatische Gegner nehmen sein Angebot an, wie viele Egos er auch hat, und ob es jemand annimmt oder nicht: Sein linkes Ego wird platziert und gewertet.
about-trait-kingpin = Schlägt zu, sobald jemand vorn liegt
    .text = Sein Tageslicht verschärft sich auch, wenn irgendein Gegner mehr Punkte hat, wie viele auch hinter ihm liegen.


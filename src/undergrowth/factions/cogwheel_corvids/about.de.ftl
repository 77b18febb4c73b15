### Die Zahnrad-Rabenschar: was sie ist, für alle, die neben ihnen spielen.

about-faction-cogwheel_corvids = Spielt von selbst: Komplotte, jede Runde aufgedeckt
    .text = Niemand spielt diese Raben, und niemand kennt ihre Komplotte, auch sie selbst nicht. Was verdeckt liegt, wenn sie am Zug sind, wird aufgedeckt und punktet für alle offenen Komplotte. Räumt Komplotte vorher ab und lasst keine Krieger sich sammeln: Aus ihnen werden sofort Komplotte.
    .scores-flip = Komplott aufdecken: { COUNT($plots-points_per_face_up, "word-point") } je offenem Komplott
    .scores-extortion = Abends: { COUNT($plots-points_per_extortion, "word-point") } je offener Erpressung
    .scores-craft = Den Gegenstand der Befehlskarte herstellen
    .scores-battle = Gebäude und Plättchen mit Kämpfen und Bomben entfernen
    .watch-flips = Jedes verdeckte Komplott wird in ihrem nächsten Vogelsang aufgedeckt, mit oder ohne Krieger.
    .watch-build_up = { COUNT($thicken-warriors, "piece-warrior") } ohne Komplott in irgendeiner Lichtung reichen für ein weiteres Komplott.
    .watch-agents = Neben einem verdeckten Komplott landen sie { COUNT($plots-extra_hits, "word-hit") } mehr, wenn sie angegriffen werden.
    .watch-raids = Ein Überfall, der fällt, schickt Krieger in alle Lichtungen ringsum.
    .watch-level = Leicht rekrutiert { $difficulty-easy-recruit_per_clearing } je Lichtung, normal { $difficulty-default-recruit_per_clearing }, schwer und Albtraum { $difficulty-challenging-recruit_per_clearing }; Albtraum bringt jeden Abend { COUNT($difficulty-nightmare-evening_vp, "word-point") } mehr.
    .parts-order = Die Karte, die sagt, welche Lichtungen in diesem Zug an der Reihe sind.
    .parts-difficulty = Wie viele Krieger jede Runde kommen.
    .parts-traits = Eine Regel, die diese Raben anders macht.
    .parts-plots = Komplotte, die nicht auf dem Spielplan sind; niemand weiß, welche.
    .parts-flip = Was das nächste Aufdecken bringt.
    .parts-extortions = Was Erpressungen am Abend bringen.
    .pieces-warrior = Kämpft und macht Platz für Komplotte. Es gibt { $piece-warrior-count }.
    .pieces-plot = Niemand weiß, welches Komplott das ist. Es landet einen Treffer mehr, wenn die Raben dort angegriffen werden. Ein Plättchen.
    .pieces-bomb = Aufgedeckt entfernt sie alle gegnerischen Teile dort, bei automatischen Gegnern nur je zwei; dann tritt ein anderes Komplott an ihre Stelle. Ein Plättchen.
    .pieces-snare = Solange sie offen liegt, platzieren Gegner dort nichts und kommen nicht fort; ein automatischer Gegner wird einmal aufgehalten und entfernt sie. Ein Plättchen.
    .pieces-extortion = Aufgedeckt wirft jeder dort eine zufällige Karte ab; danach punktet sie jeden Abend. Ein Plättchen.
    .pieces-raid = Wird er entfernt, kommt in jede Lichtung ringsum ein Krieger. Ein Plättchen.
    .pieces-face_down_bomb = Eine Bombe, von der niemand weiß.
    .pieces-face_down_snare = Eine Schlinge, von der niemand weiß.
    .pieces-face_down_extortion = Eine Erpressung, von der niemand weiß.
    .pieces-face_down_raid = Ein Überfall, von dem niemand weiß.

about-trait-gamble = Ein Mensch rät vor jedem Aufdecken
    .text = Bevor ein Komplott aufgedeckt wird, nennt der Mensch mit den meisten Teilen daneben, was es ist. Stimmt das, wird es aufgedeckt und punktet, tut aber sonst nichts, und dieser Mensch entfernt es. Stimmt es nicht, bekommen die Raben { COUNT($trait-gamble-wrong_vp, "word-point") } mehr.
about-trait-backup_plans = Wo ein Komplott entfernt wird, kommt ein Krieger
    .text = Immer wenn eines ihrer Komplotte entfernt wird, wird in dieser Lichtung { COUNT($trait-backup_plans-warriors, "piece-warrior") } platziert.
about-trait-mastermind = Legt zwei Komplotte je Zug
    .text = Ihr Schritt, der ein Komplott legt, wird in jedem Zug { $trait-mastermind-plots } Mal ausgeführt, wenn passende Lichtungen da sind.
about-trait-vendetta = Jedes Komplott explodiert
    .text = Jedes aufgedeckte Komplott entfernt außerdem, was eine Bombe entfernen würde, nachdem es seine eigene Wirkung hatte. Nur eine Bombe wird gegen ein anderes Komplott getauscht.

about-group-trait = Ihre Eigenschaften

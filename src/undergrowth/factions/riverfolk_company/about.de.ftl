### Das Flussvolk: was es ist, für alle, die wählen.

about-faction-riverfolk_company = Verkauft an Gegner und lebt von ihren Zahlungen
    .text = Deine Hand liegt offen, und zu Beginn ihres Vogelsangs dürfen alle anderen daraus kaufen oder deine Boote und Krieger mieten. Was sie zahlen, sind eigene Krieger: dein Kapital. Binde es, um zu handeln, und es kommt zurück; gib es aus, und es ist weg. Mit Kriegern dessen, der in einer Lichtung herrscht, gründest du dort einen Handelsposten.
    .scores-posts = Handelsposten gründen: je { $tracks-trade_post-printed_vp-most }
    .scores-dividends = Vogelsang: 1 Punkt je { $dividends-funds_per_point } ruhende Krieger, mit Posten
    .scores-battle = Gegnerische Gebäude und Plättchen bekämpfen
    .scores-craft = Gegenstände: je Symbol ein Krieger auf ein leeres Feld
    .first-draw = Binde Krieger, um zu ziehen: Eine offene Hand voll guter Karten ist deine Ware.
    .first-trade = Setze die Preise so niedrig, dass vor deinem nächsten Zug jemand kauft.
    .first-recruit = Rekrutiere am Fluss, nahe bei denen, mit deren Kriegern du bezahlt werden willst.
    .watch-prices = Du kannst niemanden abweisen, nur mehr verlangen. Preise änderst du am Abend.
    .watch-rulers = Ein Handelsposten kostet Krieger dessen, der dort herrscht: Verkaufe an die, die herrschen.
    .watch-funds = Jeder verlorene Handelsposten nimmt die Hälfte deines Kapitals mit und kommt nie zurück.
    .watch-hand = Karten ziehst du nur mit Kapital, am Abend keine, und alle sehen deine Hand.
    .watch-hired = Angeheuerte Krieger herrschen und fallen für den, der zahlt, bis dessen Zug endet.
    .parts-payments = Was seit deinem letzten Vogelsang gezahlt wurde; dann wird es Kapital.
    .parts-funds = Womit du handelst; Krieger von irgendwem. Nur was hier bleibt, bringt Dividende.
    .parts-committed = Gebundenes Kapital; im Vogelsang kommt es zurück.
    .parts-price = Was jeder Dienst kostet, von { $services-prices-first } bis { $services-prices-last }.
    .parts-trade_post = Handelsposten, die noch kommen, und was jeder bringt.
    .parts-on = Kapital, das auf leeren Feldern dieser Leiste hergestellt hat; im Vogelsang kommt es zurück.
    .parts-services = Automatische Gegner kaufen nach eigenen Karten, nicht nur nach den einfachen.
    .pieces-warrior = Schwimmt den Fluss entlang, bewacht Posten, kämpft für den, der zahlt. Es gibt { $piece-warrior-count }.
    .pieces-trade_post_fox = Wer neben ihm steht, kauft einen Dienst mehr; einmal entfernt, ist er für immer weg. Es gibt { $piece-trade_post_fox-count }. Ein Plättchen.
    .pieces-trade_post_rabbit = Wer neben ihm steht, kauft einen Dienst mehr; einmal entfernt, ist er für immer weg. Es gibt { $piece-trade_post_rabbit-count }. Ein Plättchen.
    .pieces-trade_post_mouse = Wer neben ihm steht, kauft einen Dienst mehr; einmal entfernt, ist er für immer weg. Es gibt { $piece-trade_post_mouse-count }. Ein Plättchen.

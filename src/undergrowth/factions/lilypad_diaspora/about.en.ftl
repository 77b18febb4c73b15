### The Diaspora: what it is, to those who choose.

about-faction-lilypad_diaspora = Found havens along the river, and stay peaceful if you can
    .text = Your enclaves bring a fifth suit to the Woodland, and frog cards that anybody may draw. Peaceful enclaves score when you spend a card of their clearing's suit, and they draw you cards. But warriors come only to militant ones, which hide that suit and make you battle every Evening. Provoke when you need fighters, reconcile when you want to score, and remember that enemies can tip the balance, too.
    .scores-integrate = Each Evening a card scores peaceful enclaves of its suit
    .scores-craft = Craft items with enclaves
    .first-move = Settle: move in from all around, and place a peaceful enclave where you rule.
    .first-provoke = Provoke where you need warriors: a militant enclave brings some every Birdsong.
    .first-score = Integrate: a card of a suit with peaceful enclaves scores for each of them.
    .watch-fears = An enemy who attacks a peaceful enclave turns those beside them militant: no points there, but warriors.
    .watch-retaliate = Militant enclaves make you battle each Evening, whether you like it or not.
    .watch-negotiate = Any enemy with a piece there can turn a militant enclave peaceful, once a turn.
    .watch-provoke = Provoking costs a random card.
    .parts-peaceful = Peaceful enclaves on the map, and the cards drawn for them.
    .parts-militant = Militant enclaves on the map: where warriors come and battles must be fought.
    .parts-enclaves_left = Enclaves you can still place.
    .parts-integrate = What a card of each suit would score now.
    .pieces-warrior = Fights and rules, and swims along rivers. There are { $piece-warrior-count }.
    .pieces-peaceful_enclave = Adds the frog suit to its clearing, scores, crafts and draws. A token, one in a clearing; there are { $piece-peaceful_enclave-count } of both sides.
    .pieces-militant_enclave = Makes its clearing a frog clearing alone; warriors come to it, and battles must be fought there. Crafts, too. The other side of a peaceful enclave.

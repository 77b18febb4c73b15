### Popular Band and Street Band (H).

ask-band-stage = Choose where the Band plays
ask-band-call = Choose a warrior that comes to the Band

do-perform-in = Play in { $place }
do-call-from = { $faction } { $piece } comes from { $place }

verb-perform-in = Play
verb-call-from = Call

piece-musician = { $count ->
        [one] musician
       *[other] musicians
    }

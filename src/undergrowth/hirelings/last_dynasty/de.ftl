### Letzte Dynastie und Adel der Blauvögel (H).

ask-dynasty-return = Wähle, wo die Dynastie auf den Plan zurückkehrt
ask-dynasty-march = Wähle, wohin die ganze Dynastie zieht

piece-dynast = { $count ->
        [one] Dynastiekrieger
       *[other] Dynastiekrieger
    }

faction-last_dynasty = Letzte Dynastie
    .class = proper
faction-bluebird_nobles = Adel der Blauvögel
    .class = proper

### Letzte Dynastie und Adel der Blauvögel (H).

ask-dynasty-return = Wähle, wo die Dynastie auf den Plan zurückkehrt
ask-dynasty-march = Wähle, wohin die ganze Dynastie zieht

piece-dynast = { $count ->
        [one] Dynastiekrieger
       *[other] Dynastiekrieger
    }

faction-last_dynasty = { $article ->
        [none] Letzte Dynastie
       *[the] { $case ->
            [nominative] Letzte Dynastie
            [accusative] Letzte Dynastie
           *[other] Letzten Dynastie
        }
    }
    .class = f
    .text = Fünf Krieger, die zusammenbleiben. Am Tag kommen sie an den Rand des Plans zurück und kämpfen dort, oder ziehen, wo du herrschst, alle weiter und kämpfen, oder kämpfen sonst zweimal.
faction-bluebird_nobles = Adel der Blauvögel
    .class = m
    .text = Du beherrschst Lichtungen, in denen du mit anderen am meisten Krieger und Gebäude und eine Figur hast. Zu Beginn des Vogelsangs erhältst du einen Punkt für je drei Lichtungen, die du beherrschst.

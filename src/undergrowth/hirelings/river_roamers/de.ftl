### Die Flusswanderer und die Froschtüftler (H).

## Fragen

ask-river_roamers-craft = Mit Seerosenblättern eine Karte herstellen?
ask-river_roamers-camp = Wähle, wohin am Fluss sie kommen

## Antworten

choice-roamers_battle = An jedem Seerosenblatt kämpfen
choice-roamers_post = Am Fluss Krieger platzieren

## Namen

faction-river_roamers = Flusswanderer
    .class = p
    .text = Am Tag darfst du mit Seerosenblättern herstellen. Dann kämpfen die Flusswanderer an jedem Seerosenblatt, oder zwei von ihnen kommen an den Fluss, mit einem Seerosenblatt, wo keines ist.
faction-frog_tinkers = Froschtüftler
    .class = p
    .text = Zu Beginn des Vogelsangs decke die oberste Karte des Stapels auf. Während du herstellst, darfst du sie als ein Symbol ihrer Farbe abgeben, einen Vogel als eines beliebiger Farbe. Wirf sie am Ende deines Abends ab.
piece-roamer = { $case ->
        [dative] { $count ->
            [one] Flusswanderer
           *[other] Flusswanderern
        }
        [genitive] { $count ->
            [one] Flusswanderers
           *[other] Flusswanderer
        }
       *[nominative] Flusswanderer
    }
    .class = m
piece-lilypad = { $case ->
        [dative] { $count ->
            [one] Seerosenblatt
           *[other] Seerosenblättern
        }
        [genitive] { $count ->
            [one] Seerosenblatts
           *[other] Seerosenblätter
        }
       *[nominative] { $count ->
            [one] Seerosenblatt
           *[other] Seerosenblätter
        }
    }
    .class = n

## Das Tableau

part-tinkers_card = Offen: ein Symbol für dich

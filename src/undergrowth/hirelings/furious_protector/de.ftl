### Wütender und Standhafter Beschützer (H).

ask-protector-roam = Wähle, wohin der Beschützer zieht
ask-protector-struck = Wähle den Krieger, den der Beschützer entfernt

do-maul = { $piece } von { $faction } entfernen

verb-maul = Entfernen

faction-furious_protector = { $article ->
        [none] Wütender Beschützer
       *[the] { $case ->
            [nominative] Wütende Beschützer
           *[other] Wütenden Beschützer
        }
    }
    .class = m
    .text = Eine Spielfigur, die nicht bekämpft oder entfernt werden kann; Feinde platzieren in ihrer Lichtung nichts. Zu Beginn des Vogelsangs zieht sie, dann entfernst du dort einen Krieger jedes Spielers, auch deinen.
faction-stoic_protector = { $article ->
        [none] Standhafter Beschützer
       *[the] { $case ->
            [nominative] Standhafte Beschützer
           *[other] Standhaften Beschützer
        }
    }
    .class = m
    .text = Eine Spielfigur, die nicht bekämpft oder entfernt werden kann. In ihrer Lichtung können Feinde deine Fraktion nicht bekämpfen und ihre Figuren nicht entfernen. Zu Beginn des Vogelsangs zieht sie.

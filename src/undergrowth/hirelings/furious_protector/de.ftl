### Wütender und Standhafter Beschützer (H).

ask-protector-roam = Wähle, wohin der Beschützer zieht
ask-protector-struck = Wähle den Krieger, den der Beschützer entfernt

do-maul = { $piece } von { $faction } entfernen

verb-maul = Entfernen

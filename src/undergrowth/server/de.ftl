### Was der Server sagt.

server-title = { $known }: Karte { $map }
server-title_in_draft = { $known }, { $count } noch zu wählen: Karte { $map }
server-title_of_draft = { $count } Personen und eine Auswahl: Karte { $map }
server-seat = Platz { $number }
server-notice-over = Das Spiel ist aus: { $title }
server-notice-stand_in = Ein Computer spielt { $seat } für dich, bis du zurückkommst: { $title }
server-notice-your_turn = Du bist am Zug ({ $seat }): { $title }

## Tempo

pace-slow = Langsam
pace-steady = Gemächlich
pace-quick = Schnell
pace-instant = Sofort

## Stufen von Computerspielern

player_with_rating = { $player } ({ $rating })
player_about_rating = { $about }. Wertung { $rating }, mit 95 % Sicherheit zwischen { $low } und { $high }; 400 Punkte mehr gewinnen zehn Spiele für eines

## Mails

server-mail-subject = Möchtest du Mails von einem Spielserver?
server-mail-question = Jemand, vielleicht du, hat einen Spielserver gebeten, hierhin zu schreiben, wenn eines seiner Spiele wartet. Um ja oder nein zu sagen, öffne
server-mail-not_you = Warst du es nicht, brauchst du nichts zu tun: Ohne ein Ja schreibt dir kein Spiel. Sag dort nein, und niemand fragt dich noch einmal.
server-mail-page = die Seite { $page } des Servers, auf dem du spielst
server-mail-stop = Du hast darum gebeten. Um alle solchen Mails zu beenden:
server-mail-title = Mails von diesem Spielserver
server-mail-may = Darf er dir schreiben, wenn dieses Spiel auf dich wartet?
server-mail-yes = Schreib mir
server-mail-no = Schreib mir nie
server-mail-will = Er wird dir schreiben. Du kannst das hier jederzeit ändern.
server-mail-will_not = Er wird dir nicht schreiben. Du kannst das hier jederzeit ändern.

## Anmelden

server-sign_in-subject = Beim Spielserver anmelden
server-sign_in-open = Jemand, vielleicht du, will sich mit dieser Adresse bei einem Spielserver anmelden. Warst du es, öffne innerhalb von zwanzig Minuten diese Seite; sie gilt einmal.
server-sign_in-away = Warst du es nicht, brauchst du nichts zu tun: Ohne diesen Link kommt niemand hinein. Um von diesem Server keine Mails mehr zu bekommen:

## Datenschutz: was der Server speichert, wie lange, und wer es sieht

privacy-games = Spiele
privacy-games-stored = Der Titel, der Aufbau, wann ein Spiel angelegt wurde, jede Antwort mit ihrer Zeit und ihren Folgen, das Spiel nach jeder Antwort, der geheime Schlüssel seines Zufalls und die Zeit auf seiner Uhr. Dasselbe von Aufzeichnungen, die jemand geschickt hat.
privacy-games-kept = Unfertige Spiele { $running ->
    [0] bleiben, bis der Betreiber sie löscht
    [one] werden einen Tag nach der letzten Antwort gelöscht
   *[other] werden { $running } Tage nach der letzten Antwort gelöscht
  }; fertige { $finished ->
    [0] bleiben, bis der Betreiber sie löscht
    [one] werden nach einem Tag gelöscht
   *[other] werden nach { $finished } Tagen gelöscht
  }; Aufzeichnungen { $uploaded ->
    [0] bleiben, bis der Betreiber sie löscht
    [one] werden nach einem Tag gelöscht
   *[other] werden nach { $uploaded } Tagen gelöscht
  } oder wenn sie zu viel Platz brauchen. Spiele, in denen nur du einen Platz hast, gehen mit deinem Konto.
privacy-games-seen = Wer den Link eines Spiels hat, sieht, was darin öffentlich ist, und alles, sobald es aus ist. Jeder Platz sieht seine eigene Hand. Der Betreiber hat die Datenbank mit allen Händen darin.
privacy-seats = Dein Platz
privacy-seats-stored = Dein Name, wenn du einen angegeben hast, und die Namen derer, die vor dir dort saßen; ob ein Computer für dich spielt; wann du zuletzt da warst, auf fünf Minuten; die Fragen, bei denen du immer passt; Vorschläge und Stimmen; die letzten fertigen Sätze, die gesagt wurden.
privacy-seats-kept = So lange wie das Spiel. Deinen Namen änderst du im Spiel. Löschst du dein Konto, werden Namen und Angaben zum Passen von seinen Plätzen entfernt.
privacy-seats-seen = Alle, die den Link des Spiels haben, sehen die Namen, wer da ist, die Vorschläge und die Sätze. Bei welchen Fragen du passt, siehst nur du.
privacy-tables = Offene Tische
privacy-tables-stored = Der Code, mit dem man einem Spiel beitritt, das auf Menschen wartet, ob alle es in der Liste finden dürfen, wann es dorthin kam, und was die Liste darüber sagt.
privacy-tables-kept = So lange wie das Spiel. Ein Tisch verlässt die Liste, wenn auf niemanden mehr gewartet wird, oder nach zwei Wochen.
privacy-tables-seen = Wer den Code hat, sieht, wer dort sitzt; bei einem Tisch in der Liste alle.
privacy-links = Links und Schlüssel
privacy-links-stored = Prüfsummen der Geheimnisse, die einen Platz, eine Einladung oder das Spiel öffnen: für den, der es angelegt hat, oder für Zuschauer, die es einige Minuten später sehen, und wie viele. Die Geheimnisse selbst liegen nur in deinem Browser.
privacy-links-kept = So lange wie das Spiel, oder bis ein neuer Link gemacht wird.
privacy-links-seen = Niemand. Wer deinen Link hat, kann deinen Platz spielen: Mach einen neuen, wenn du ihn jemandem gezeigt hast.
privacy-notices = Benachrichtigungen
privacy-notices-stored = Die Mail- oder Webadresse, unter der du erfahren willst, dass du am Zug bist, oder die Adresse deines Browsers beim Push-Dienst seines Herstellers mit zwei Schlüsseln, mit einer Sprache, und von welchem Zug du zuletzt erfahren hast. Von jeder Adresse, die um Einwilligung gefragt wurde, eine verschlüsselte Prüfsumme, die Antwort und wann gefragt wurde.
privacy-notices-kept = Die Adresse so lange wie das Spiel, oder bis du sie entfernst; sie geht mit deinem Konto. Die eines Browsers verschwindet auch, sobald der Push-Dienst ihn nicht mehr kennt. Die Antworten bleiben, damit niemand noch einmal gefragt wird, der nein gesagt hat.
privacy-notices-seen = Nur du und der Betreiber. Eine Mail geht durch den Mailserver des Betreibers, eine Webnachricht an die Adresse, die du genannt hast. Eine Nachricht an einen Browser geht durch den Push-Dienst seines Herstellers, der sie nicht lesen kann.
privacy-accounts = Dein Konto
privacy-accounts-stored = Nichts, wenn du keines hast. Sonst dein Name und die Einstellungen der Seite; deine Passkeys mit öffentlichem Schlüssel, Namen, und wann sie angelegt und benutzt wurden; eine verschlüsselte Prüfsumme deiner Mailadresse, nicht die Adresse; Prüfsummen der Schlüssel deiner Geräte, und an welchem Tag jedes zuletzt benutzt wurde; welche Plätze deine sind; deine Wertungen und die ernsten Spiele, aus denen sie kommen. Während du dich anmeldest, eine Prüfsumme des Codes, den du bekommen hast.
privacy-accounts-kept = Bis du es auf seiner Seite löschst, wo du auch alles als Datei bekommst. Ein Gerät wird { $sessions ->
    [0] nur abgemeldet, wenn du es sagst
    [one] nach einem Tag ohne Benutzung abgemeldet
   *[other] nach { $sessions } Tagen ohne Benutzung abgemeldet
  }. Ein Code, den niemand benutzt hat, verschwindet, wenn sich später jemand anmeldet.
privacy-accounts-seen = Nur du und der Betreiber. Kein Spiel verrät, welches Konto einen Platz hat.
privacy-leagues = Ligen
privacy-leagues-stored = Von jeder Liga ihr Name, ihre Regeln und Spielzeiten und eine Prüfsumme des Links, über den man beitritt; von ihren Mitgliedern das Konto, der Name, den sie dort angegeben haben, und wann sie beigetreten sind; welche laufenden Partien für sie zählen; von jeder gezählten Partie, wann sie endete und was jeder Platz erreicht hat.
privacy-leagues-kept = Bis die Person, die sie gegründet hat, die Liga löscht oder das letzte Mitglied sie verlässt. Wenn du sie verlässt oder dein Konto löschst, verschwindet dein Name, und deine Ergebnisse bleiben ohne ihn.
privacy-leagues-seen = Ihre Mitglieder; wenn sie so gegründet wurde, alle, die ihre Adresse haben. Eine Liga nennt weder die Adresse einer Partie noch ein Konto noch den Namen einer Person, die kein Mitglied ist.
privacy-reports = Gemeldete Namen
privacy-reports-stored = Ein Name oder Titel, den jemand am Tisch gemeldet hat, wie er damals war, wie oft, und wann. Nicht, wer ihn gemeldet hat.
privacy-reports-kept = Bis der Betreiber ihn angesehen hat oder das Spiel gelöscht wird.
privacy-reports-seen = Der Betreiber.
privacy-server = Der Server selbst
privacy-server-stored = Die Fassung seiner Tabellen, der Schlüssel für die Prüfsummen von Adressen, wann er zuletzt lief, und was der Betreiber angeordnet hat: eine Ansage, gesperrte Internetadressen und Wörter, die kein Name haben darf.
privacy-server-kept = Bis der Betreiber es ändert.
privacy-server-seen = Der Betreiber; die Ansage sehen alle.
privacy-addresses = Internetadressen
privacy-addresses-stored = Was jede Adresse innerhalb der letzten Stunde verlangt hat, damit keine den anderen den Server wegnimmt. Das liegt nur im Speicher, und in keiner Zeile des Protokolls des Servers steht eine Adresse.
privacy-addresses-kept = Eine Stunde, oder bis der Server endet.
privacy-addresses-seen = Niemand. Ein Proxy vor dem Server kann ein eigenes Protokoll führen, von dem dieses Programm nichts weiß.
privacy-browser = Dein Browser
privacy-browser-stored = Deine Plätze mit ihren Schlüsseln, deine Einstellungen, was du hier gelernt hast, der Schlüssel deines Kontos, und die Mailadresse, an die du einen Link bestellt hast, bis er benutzt ist. Es gibt keine Cookies, und nichts wird von anderen Seiten geladen.
privacy-browser-kept = Bis du die Daten dieser Seite in deinem Browser löschst.
privacy-browser-seen = Alle, die diesen Browser benutzen.

### Was Seiten sagen, die wenige öffnen, wie das Analysebrett: gelesen mit der ersten davon.

review-of = Auswertung: { $title }
review-reads = Die Partie wird durchgesehen …
review-points = Woher die Punkte kamen
review-points-about = Öffne eine Fraktion, um jede Quelle und ihre Züge zu sehen.
review-won = Sieg
review-times = { $count ->
        [one] einmal
       *[other] { $count }-mal
    }
review-course = Wie es verlief
review-measure = Was das Diagramm zeigt
review-by-points = Punkte
review-by-standing = Siegchance
review-standing-about = Die Chancen, die die Netze der Computerspieler in jeder Stellung am Anfang eines Zuges sehen, mit allen Händen offen.
review-chart = Linien über die Züge, mit { $count } Wendepunkten. Der Regler darunter wählt einen Zug.
review-end = Das Ende
review-replay = Ansehen
review-what-if = Was wäre wenn …
review-turning = Wendepunkte
review-turning-about = Wo die Chancen einer ganzen Runde am stärksten von denen der Runde davor abweichen, mit der Tat, die am meisten bewirkte. „Was wäre wenn“ beginnt ein neues Spiel kurz davor.
review-steady = Keine: Keine Runde wich stark von der davor ab.
review-swing = { $gains } steigt von { $before } auf { $after }, vor allem auf Kosten von { $loses }
review-mistakes = Was Antworten kosteten
review-mistakes-about = Jede Antwort neben der besten, die eine Suche mit dem Wissen des Platzes findet, oder mit allen Händen offen: der Unterschied in seiner Siegchance. Was Glück erklärt, fehlt hier.
review-judged = Antworten von
review-judge = Fehler suchen
review-judge-open = Mit allen Händen offen
review-judge-stop = Anhalten
review-judged-so-far = Bisher beurteilte Antworten
review-judged-of = { $count } von { $all } Antworten beurteilt
review-instead = Die gegebene Antwort:
review-no-mistakes = Keine Antwort war schlechter, als Glück erklärt.
review-better = Besser: { $best }
review-price-reach = ± { $reach }
review-weight = { $weight ->
        [grave] schwerer Fehler
        [mistake] Fehler
       *[other] Ungenauigkeit
    }
review-dice = Kämpfe und Glück
review-side = Seite
review-battles = Kämpfe
review-rolled = Gewürfelt
review-expected = Erwartet
review-luck = Glück
review-luck-about = Alle Würfel, wie sie fielen, vor jeder Begrenzung, gegen das, was solche Würfel im Mittel zeigen.
review-all-battles = { $count ->
        [one] Der Kampf
       *[other] Alle { $count } Kämpfe
    }
review-battle = { $attacker } gegen { $defender } in { $place }: { $one } zu { $other }
review-no-battles = Es wurde nicht gewürfelt.
analysis-about = Lege eine beliebige Stellung aus oder öffne eine und probiere, was folgt: Du antwortest für alle, gehst zurück, so weit du willst, und was du versucht hast, bleibt als Baum, den du behalten und weitergeben kannst.
analysis-kept = In diesem Browser
analysis-forget = { $title } vergessen
analysis-open = Eine Stellung öffnen
analysis-open-how = Ein Link, eine gespeicherte Analyse, eine Stellung als Text (TOML oder JSON), ein Rätsel, eine Lektion oder ein Spielstand. Eine Datei kann auch hier abgelegt werden.
analysis-file = Datei
analysis-paste = Text oder Link
analysis-open-this = Öffnen
analysis-setup = Mit einem Aufbau beginnen
analysis-seat-more = Ein Platz mehr
analysis-seat-less = Ein Platz weniger
analysis-laid = Ausgelegt wie zu Spielbeginn
analysis-bare = Leere Karte
analysis-opening = Die Stellung wird geöffnet …
analysis-bad-link = Dieser Link oder diese Datei enthält keine Analyse: Vielleicht fehlt ein Stück.
analysis-too-large = Das ist mehr, als eine Analyse fasst.
analysis-too-many = Dieser Baum hat mehr Antworten, als gezeigt werden können.
analysis-damaged = Diese Analyse ist beschädigt.
analysis-other-version = Diese Analyse stammt von einer anderen Version des Programms.
analysis-gone = Dieser Browser hat diese Analyse nicht mehr.
analysis-full = Der Baum ist voll: { $count } Augenblicke. Lösche etwas davon.
analysis-tree = Was versucht wurde
analysis-chances = Aussichten
analysis-chances-thinks = Denkt nach …
analysis-chances-rolled = Der Zufall ist gefragt: Erst nach seiner Antwort gibt es eine Meinung.
analysis-chances-how = Nach dem, was { $seat } weiß, mit { $tries } Versuchen.
analysis-beginning = Stellung
analysis-by-hand = Von Hand geändert
analysis-back = Zurück zur Antwort davor
analysis-on = Weiter zur Antwort danach
analysis-note = Notiz
analysis-delete = Löschen
analysis-name = Name dieses Augenblicks
analysis-comment = Anmerkung
analysis-roll = Würfeln
analysis-chosen = Zufall von Hand
analysis-chosen-how = Würfel und zufällig gezogene Karten selbst wählen
analysis-edit = Die Stellung ändern
analysis-edit-short = Ändern
analysis-done = Fertig
analysis-impossible = Zu dieser Stellung kommt kein Spiel
analysis-other = Andere Stellung
analysis-pieces = Figuren
analysis-seats = Zug und Spieler
analysis-text = Text
analysis-place = Ort
analysis-click-place = auf der Karte anklicken
    .touch = auf der Karte antippen
analysis-pieces-how = Klicke auf einen Ort, um zu ändern, was dort steht, oder ziehe eine Figur von einem Ort zum anderen.
    .touch = Tippe auf einen Ort, um zu ändern, was dort steht, oder ziehe eine Figur von einem Ort zum anderen.
analysis-fewer = Weniger: { $piece }
analysis-more = Mehr: { $piece }
analysis-left = noch { $count } im Vorrat
analysis-move = Eins woandershin: { $piece }
analysis-pile = Stapel
analysis-in-play = im Spiel
analysis-deck-how = Die erste Karte wird als nächste gezogen.
analysis-on-top = nach oben
analysis-card-here = Hierher legen
analysis-card-to = { $card }: woandershin legen
analysis-turn = Zug
analysis-phase = Phase
analysis-turn-how = Ein anderer Zug oder eine andere Phase beginnt von vorn: Was gerade getan wurde, ist vorbei.
analysis-text-how = Die ganze Stellung als Text (TOML); die Engine liest beim Schreiben mit.
analysis-line = Zeile { $line }:
analysis-fits = Die Engine nimmt das an.
analysis-use = Übernehmen
analysis-as-before = Wie zuvor
analysis-share = Diese Analyse weitergeben
analysis-title = Titel
analysis-link-all = Link zur ganzen Analyse
analysis-link-here = Link nur zu dieser Stellung
analysis-link-how = Alles steht im Link selbst: Kein Server bewahrt es auf. Alle Handkarten liegen darin offen.
analysis-long = Der Link hat { $count } Zeichen; manche Programme kürzen so lange Links. Schicke lieber die Datei.
analysis-save-all = Analyse speichern
analysis-save-here = Diese Stellung speichern

## Das Konto eines Menschen: wird gelesen, wenn seine Seite geöffnet wird

account-title = Konto · undergrowth
account-none-needed = Zum Spielen brauchst du kein Konto. Eines behält deine Spiele, deinen Namen und deine Einstellungen, wenn du das Gerät wechselst. Niemand sonst sieht es.
account-not-here = Dieser Server bietet keine Konten an.
account-in = Anmelden
account-passkey-use = Mit einem Passkey anmelden
account-passkey-make = Ein Konto mit einem Passkey anlegen
account-passkey-about = Einen Passkey bewahrt dein Gerät oder Passwortmanager auf. Es gibt kein Passwort, das gestohlen werden könnte.
account-mail = E-Mail-Adresse
account-mail-send = Schick mir einen Link
account-mail-about = Der Link meldet dich an. Hast du noch kein Konto, legt er eines an.
account-mail-sent = Wenn diese Adresse Mails von hier annimmt, ist ein Link unterwegs. Er gilt zwanzig Minuten.
account-mail-here = Du hast einen Link zum Anmelden geöffnet. Nimm ihn nur, wenn du ihn selbst bestellt hast: Ein Link von jemand anderem öffnet dessen Konto und leiht ihm deine Plätze.
account-mail-sent-to = Die Adresse, an die er ging
account-mail-use = Hier anmelden
account-mail-too-late = Dieser Link ist verbraucht, zu alt oder ging an eine andere Adresse. Lass dir einen neuen schicken.
account-welcome = Du bist angemeldet. Deine Spiele folgen dir von nun an.
account-welcome-new = Dein Konto ist angelegt. Deine Spiele folgen dir von nun an.
account-keeps = { $count ->
    [0] Es behält noch keines deiner Spiele.
    [one] Es behält einen deiner Plätze.
   *[other] Es behält { $count } deiner Plätze.
  }
account-name = Dein Name
account-name-about = Er steht schon da, wo du einen Platz nimmst. Andere sehen ihn in Spielen, in denen du ihn angibst.
account-ways = Wege, sich anzumelden
account-passkeys = Passkeys
account-passkey-more = Einen Passkey hinzufügen
account-passkey-made = angelegt am { $day }
account-passkey-used = benutzt am { $day }
account-passkey-name = Dieses Gerät
account-remove = Entfernen
account-remove-what = { $what } entfernen
account-mail-known = Du kannst dich per E-Mail anmelden.
account-mail-add = Eine E-Mail-Adresse hinzufügen
account-mail-remove = Die E-Mail-Adresse entfernen
account-devices = Geräte
account-device-this = Dieses Gerät
account-device = Angemeldet am { $day }
account-device-seen = zuletzt benutzt am { $day }
account-out = Abmelden
account-out-what = Das Gerät vom { $day } abmelden
account-out-everywhere = Überall abmelden
account-out-everywhere-sure = Alle Geräte abmelden? Spiele, die vom Konto kamen, öffnen sich dort nicht mehr, bis du dich wieder anmeldest.
account-was-out = Du bist abgemeldet.
account-ratings = Wertungen
account-ratings-about = Aus ernsten Spielen. 400 Punkte mehr gewinnen an einem Tisch zu viert zehn Spiele gegen eines; die Stufen der Computerspieler stehen auf derselben Skala.
account-rating-live = Mit einer Uhr von Minuten
account-rating-slow = Mit Tagen für eine Antwort
account-rating-of = { $rating }, zwischen { $low } und { $high }
account-rating-games = { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
  }
account-result = Platz { $place } von { $players } am { $day }, Wertung { $before } auf { $after }
account-data = Alles
account-export = Alle meine Daten als Datei sichern
account-delete = Mein Konto löschen
account-delete-sure = Das Konto löschen? Dein Name und deine Adressen verschwinden von all seinen Plätzen, und Spiele, in denen niemand sonst einen Platz hatte, werden gelöscht. Nichts bringt sie zurück.
account-deleted = Dein Konto ist gelöscht.
account-declined = Es ist nichts geschehen: Die Frage des Browsers wurde geschlossen.

## Was der Server über Menschen speichert

privacy-title = Datenschutz · undergrowth
privacy-about = Was dieser Server über dich speichert, wie lange, und wer es sieht. Du kannst ohne Namen, Mailadresse und Konto spielen.
privacy-contact = Wer diesen Server betreibt: { $contact }
privacy-stored = Gespeichert
privacy-kept = Wie lange
privacy-seen = Wer es sieht

## Meldungen von Namen an den Betreiber: werden mit den Menschen eines Spiels gelesen

report = Melden
report-name = Den Namen { $name } melden
report-title = Den Titel dieses Spiels melden
report-about = Der Betreiber dieses Servers sieht es und kann den Namen entfernen. Niemand am Tisch erfährt davon.
report-sent = Danke. Der Betreiber wird es sich ansehen.

# Offene Tische und Links zum Zuschauen: gelesen mit der ersten Seite, die sie braucht.
tables-title = Tische · undergrowth
tables-open = Tische, die auf Leute warten
tables-code = Der Code eines Tisches
tables-find = Suchen
tables-any = Beliebig
tables-faction = Eine freie Fraktion
tables-with = Mit
tables-without = Ohne
tables-level = Gedacht für
tables-level-newcomers = Neulinge willkommen
tables-level-any = Alle
tables-level-experienced = Leute mit Erfahrung
tables-time = Zeit
tables-time-free = Keine Uhr
tables-time-live = Eine Uhr
tables-time-slow = Tage für jeden Zug
tables-count = { $count ->
    [0] Gerade wartet kein Tisch
    [one] Ein Tisch
   *[other] { $count } Tische
}
tables-none = Mache selbst einen auf und lass ihn hier anzeigen.
tables-newer = Neuere
tables-older = Ältere
tables-join-as = Beitreten als { $seat }
tables-taken = Ein Mensch
tables-code-is = Code: { $code }
serious = Ernst: Das Ergebnis zählt für Wertungen
serious-about = Nach dem Gesetz allein: keine Hausregeln, kein Rat, kein Zurück und kein Weiterspielen, solange es dauert. Alle brauchen ein Konto; Computerspieler sind Stufen.
tables-list = Diesen Tisch öffentlich anzeigen
tables-list-about = Dann können ihn alle finden und beitreten. Sonst nur, wer einen Link oder den Code hat.
tables-waits = Dieser Tisch wartet auf Leute
tables-get-code = Einen Code machen
tables-list-now = Diesen Tisch öffentlich anzeigen
tables-unlist = Nicht mehr anzeigen
watch-link = Link zum Zuschauen
watch-behind = Sie sehen das Spiel
watch-minutes = { $count ->
    [0] wie es gerade ist
    [one] eine Minute später
   *[other] { $count } Minuten später
}
watch-make = Einen neuen Link machen
watch-end = Den Link beenden
watch-ended = Der Link zeigt nichts mehr.
watch-about = Ein neuer Link beendet den vorigen. Wer zuschaut, sieht, was offen liegt, aber weder Gespräche noch wer da ist.

## Hilfe

key-choose = die Möglichkeit mit dieser Taste wählen; Lichtungen haben ihre Nummer als Taste
key-through = durch die Möglichkeiten gehen
key-focus = die Möglichkeit im Fokus wählen
key-find = eine Möglichkeit an ihren Worten finden
key-escape = wieder alle Möglichkeiten zeigen; einen Schritt dessen zurücknehmen, was gerade getan wird; zurück zum Jetzt
key-undo = zurücknehmen
key-skip = zum Jetzt springen
key-views = Karte, Tafeln, Vorräte
key-own = dein Brett, Protokoll
key-help = diese Hilfe
how-to-play = So spielt man hier
help-panel = Das Feld neben der Karte (auf dem Telefon darunter) sagt immer, was gefragt ist. Wähle daraus, oder klicke an, was auf der Karte, auf einer Tafel oder in deiner Hand leuchtet: Jeder Klick kürzt die Auswahl, und bleibt eine Antwort übrig, wird sie gegeben, wenn die Einstellungen nicht erst fragen lassen. Die Scheiben an einer Lichtung zeigen, was dort getan werden kann: Klicke sie an und wähle. Eine Figur, die ziehen kann, hebst du mit einem Klick hoch oder ziehst sie dorthin, wohin sie geht.
    .touch = Das Feld unter der Karte (quer: daneben) sagt immer, was gefragt ist. Wähle daraus, oder tippe an, was auf der Karte, auf einer Tafel oder in deiner Hand leuchtet: Jedes Tippen kürzt die Auswahl. Bleibt eine Antwort übrig, wird sie gezeigt: Ein zweites Tippen auf dasselbe oder auf die Antwort selbst gibt sie. Die Scheiben an einer Lichtung zeigen, was dort getan werden kann: Tippe sie an und wähle. Eine Figur, die ziehen kann, hebst du mit einem Tippen hoch oder ziehst sie dorthin, wohin sie geht.
help-why = Klicke etwas an, das nicht leuchtet, um zu erfahren, warum es nicht gewählt werden kann. Die kleinen §-Nummern sind Abschnitte des Gesetzes von Root.
    .touch = Tippe etwas an, das nicht leuchtet, um zu erfahren, warum es nicht gewählt werden kann. Die kleinen §-Nummern sind Abschnitte des Gesetzes von Root.
help-marks = Goldene Punkte neben den Phasen zählen, was von etwas in diesem Zug noch bleibt; zeige darauf, um zu lesen, wovon. Ein Blatt neben der Frage ist die Trainerin: Klicke darauf, um sie zu hören oder schweigen zu lassen.
    .touch = Eine goldene Zahl neben den Phasen zählt, was von etwas in diesem Zug noch bleibt; tippe sie an, um zu lesen, wovon. Das Blatt neben der Frage ist die Trainerin: Tippe darauf, um sie zu hören oder schweigen zu lassen.
finger-card = Eine Karte halten
finger-card-does = sie wird groß gezeigt, mit allem, was sie sagt
finger-place = Eine Lichtung halten
finger-place-does = alles, was dort steht, in Worten
finger-seat = Die Zeile einer anderen Person antippen
finger-seat-does = deren Brett; ebenso deine eigene Zeile unter der Frage
finger-map = Zwei Finger auf der Karte
finger-map-does = näher oder weiter weg
help-undo = „Zurück“ nimmt deine Antworten einzeln zurück, bis zuletzt etwas Neues bekannt wurde.
keys = Tasten
key = Taste
what-it-does = Was sie tut

## Neue Partien, und die Leute einer Partie

reach = Reichweite { $reach }
factions-chosen = Fraktionen werden im Spiel gewählt
reach-unknown = Die Reichweite steht fest, wenn die Fraktionen gezogen sind
add-seat = Platz hinzufügen
choose-factions = Fraktionen im Spiel wählen (Auswahl)
draw-order = Sitzordnung auslosen
how-good = Wie gut sind die Computer?
draft-room = Mit diesen Fraktionen können höchstens { $most } Plätze wählen
add-automated = Automatischen Gegner hinzufügen
seed-is = Zufallszahl { $seed }
told-of-turns = du wirst benachrichtigt
new-game-title = Neues Spiel · undergrowth
more-options = Weitere Einstellungen
as-usual = alles wie üblich
seed-about = Dieselbe Zahl verteilt dasselbe Spiel noch einmal. Wer sie kennt, kann wissen, was gezogen wird.
your-name = Dein Name
turn-mail = Wenn du am Zug bist: E-Mail an
turn-hook = Wenn du am Zug bist: Webadresse aufrufen
make-game = Spiel anlegen
begin-game = Spiel beginnen
hints = Rat auf Wunsch
hints-about = Wer gefragt ist, darf nachsehen, was ein Computerspieler täte. Üblich, wenn niemand eingeladen ist.
hints-on = mit Rat
hints-off = ohne Rat
join-offline = Der Server antwortet nicht. Nichts ist verloren: Versuche es gleich noch einmal.
join-title = Einem Spiel beitreten · undergrowth
join = Einem Spiel beitreten
join-about = Du bist zu einem Spiel Root eingeladen. Der Platz wird in diesem Browser gemerkt; du kannst jederzeit von der ersten Seite aus zurückkehren.
invitation = Einladung
take-seat = Platz nehmen
without-hirelings = keine
hirelings-dealt = { $count } werden gezogen
none-agreed = noch keine gewählt: das Spiel hätte keine
hirelings-how-none = Ohne Söldner
hirelings-how-dealt = { $count } zufällig ziehen
hirelings-how-agreed = Auf { $count } einigen
demoted-of-dealt = { $demoted ->
        [0] Zu { $players } zeigen alle { $count } ihre starke Seite (A.6.2).
        [1] Zu { $players } zeigt eine von { $count } ihre schwache Seite (A.6.2).
       *[other] Zu { $players } zeigen { $demoted } von { $count } ihre schwache Seite (A.6.2).
    }
cards-left = { $left } von { $all } Karten können gezogen werden.
sides-agreed = { $agreed } von { $count } gewählt; von jeder Karte eine Seite.
demoted-agreed = Zu { $players } zeigen nach dem Gesetz { $demoted } die schwache Seite (A.6.2); ihr habt { $agreed } davon gewählt.
shut-out = Niemand kann { $seats } spielen (A.6.5).
people-seen = zuletzt hier gegen { $when }
people-pause = Eine Pause vorschlagen
people-end = Das Ende der Partie vorschlagen
people-leave = Einen Computer für mich spielen lassen
people-left = Ein Computer spielt für dich. Du kannst deinen Platz jederzeit zurücknehmen.
people-resign = Aufgeben
people-resign-sure = Endgültig aufgeben
people-resigned = Du hast aufgegeben. Zusehen kannst du weiter.
people-how = Solange ein Computer für dich spielt, bleibt der Platz deiner. Einer Pause und dem Ende müssen alle zustimmen, die spielen. Wer aufgibt, kann nicht zurück.
people-hand-over = Vorschlagen, den Platz jemand anderem zu geben
people-proposed = Die anderen sind gefragt.
people-done = Erledigt.
people-happened = Was geschehen ist

## Neben einem echten Brett

beside-about = Für alle, die das Spiel auf dem Tisch haben: Ihr spielt mit Pappe und sagt durch Berühren der Karte, was sich geändert hat; die automatischen Gegner werden hier Schritt für Schritt nach ihrem Gesetz gespielt. Ohne sie zeichnet die Seite euer Spiel auf. Was ihr auf der Hand habt, bleibt dem Programm unbekannt. Alles bleibt in diesem Browser.
beside-play-on = Weiterspielen
beside-forget = { $title } vergessen
beside-file = Ein gespeichertes Spiel öffnen, oder eines in Rootlog, um weiter aufzuzeichnen
beside-who = Wer am Tisch sitzt
beside-order = In Zugreihenfolge, im Uhrzeigersinn; der Erste beginnt.
beside-add-person = Ein Mensch mehr
beside-lay-out = Den Tisch auslegen
beside-opening = Der Tisch wird geöffnet …
beside-no-game = Diese Datei enthält kein Spiel dieser Seite.
beside-too-large = Diese Datei ist größer als jedes Spiel.
beside-other-version = Dieses Spiel stammt von einer anderen Version des Programms.
beside-damaged = Dieses Spiel ist beschädigt.
beside-gone = Dieser Browser hat dieses Spiel nicht mehr.
beside-setup = Aufbau
beside-turn-of = Am Zug: { $seat }
beside-back = Zurück
beside-menu = Menü
beside-points = Punkte
beside-of-seat = { $seat }: { $points } Punkte
beside-now = Was jetzt geschieht
beside-touch = Berühre einen Ort oder eine Fraktion, um zu sagen, was sich dort geändert hat.
beside-before = { $count ->
        [one] Eine Zeile davor
       *[other] { $count } Zeilen davor
    }
beside-your-turn = { $seat } spielt mit Pappe. Sagt, was anders ist, in beliebiger Reihenfolge.
beside-end = Diesen Zug beenden
beside-bot-begins = { $seat } spielt von selbst.
beside-next = Weiter
beside-won = Das Spiel ist aus: { $seats }
beside-course = Was geschieht an eurem Tisch?
beside-card-deck = Dreht die oberste Karte eures Stapels um. Welche ist es?
beside-card-hand = { $seat } zeigt eine Karte. Welche ist es?
beside-asks = { $seat }: { $question }
beside-virtual = Ohne Stapel: hier eine Karte ziehen
beside-roll = Hier würfeln
beside-rolled = Oder berühre, was eure Würfel zeigen.
beside-draw = Hier ziehen
beside-all-options = Alle Antworten zeigen
beside-suit = Farbe
beside-done = Fertig
beside-carry = { $piece }: Berühre den Ort, an den es geht.
beside-carry-fewer = Eins weniger geht
beside-carry-more = Eins mehr geht
beside-carry-not = Es bleibt
beside-fewer = Weniger: { $piece }
beside-more = Mehr: { $piece }
beside-move = Bewegen: { $piece }
beside-hand = Karten auf der Hand
beside-craft = Eine Karte wurde gefertigt
beside-discard = Eine Karte wurde abgelegt
beside-which-crafted = Welche Karte wurde gefertigt? Sagt ihre Punkte oben.
beside-which-discarded = Welche Karte wurde abgelegt?
beside-board = Die Tafel
beside-no-entries = Sonst liegt nichts auf dieser Tafel.
beside-take-out = Herausnehmen: { $word }
beside-put-in = Hineinlegen: { $list }
beside-kept-here = Das Spiel bleibt nach jeder Berührung in diesem Browser. Eine Datei bringt es auf ein anderes Gerät; auch undergrowth companion spielt sie weiter.
beside-save = Als Datei sichern
beside-other = Anderes Spiel
beside-who-won = Wer hat gewonnen?
beside-link = Liegt das Spiel auf dem Tisch? Lasst die automatischen Gegner hier spielen:

# ---- Aufzeichnungen neben einem echten Tisch

record-setup-of = Aufbau: { $seat }
record-touch = Berühre eine Lichtung und dann eine andere: eine Figur zieht. Berühre eine Lichtung, um zu kämpfen, hinzustellen und wegzunehmen, eine Fraktion für Punkte und Karten.
record-nothing-yet = Von diesem Zug ist noch nichts aufgezeichnet.
record-deeds = Die Taten dieses Zugs, die letzte zuerst
record-fewer = Eins weniger: { $deed }
record-more = Eins mehr: { $deed }
record-drop = Herausnehmen: { $deed }
record-name-card = Welche Karte war es: { $deed }
record-doubt = War das so?
record-doubtful = { $count ->
    [one] In einem Zug kann etwas nicht so gewesen sein: Menü, Der Verlauf des Spiels.
   *[other] In { $count } Zügen kann etwas nicht so gewesen sein: Menü, Der Verlauf des Spiels.
}
record-waits = Der Server antwortet gerade nicht. Was du antippst, bleibt hier und geht weiter, sobald er es tut.
record-reached = { $seat } hat { $points } Punkte: so ging es aus
record-over = Das Spiel ist aus
record-points-cut = In der Analyse hat niemand mehr als { $most } Punkte: mit mehr wäre das Spiel aus.
record-left-out = Nicht alles auf diesem Tisch lässt sich zeichnen; die Aufzeichnung hat alles.
record-unlawful = Wozu kein Spiel kommt, fehlt hier; die Aufzeichnung hat alles.
record-battle = Kampf: { $seat }
record-dice = Kampf gegen { $seat }: berühre die Würfel, den des Angreifers zuerst.
record-roll = { $mine }–{ $theirs }: { $mine } für den Angriff, { $theirs } für die Verteidigung
record-no-dice = Ohne Würfel
record-ambush = Hinterhalt
record-foil = Vereitelt mit
record-hand = Karten auf der Hand: { $count }
record-draw = Zieht eine Karte
record-discard-unknown = Wirft eine Karte ab
record-discard-named = Wirft ab … (benannt)
record-give = Gibt eine Karte …
record-held = Zuerst gehalten …
record-items = Gegenstände …
record-plays-now = Jetzt ist { $seat } dran
record-dominance = Dominanz
record-which-craft = Welche Karte wurde hergestellt? Ihre Punkte sagst du bei den Punkten.
record-in-play = Ausliegend
record-of-hand = Von der Hand
record-which-discard = Welche Karte wurde abgeworfen?
record-which-given = Wer bekommt sie, und welche Karte ist es?
record-which-held = Welche Karten waren auf der ersten Hand? Das geht jetzt oder nach dem Spiel.
record-pile = Welche Karte kam auf diese Tafel, oder verließ sie?
record-pile-to = Wo sie liegt
record-pile-from = Woher sie kommt
record-pile-leaves = sie wird abgelegt
record-exhaust = erschöpfen
record-refresh = auffrischen
record-damage = beschädigen
record-repair = reparieren
record-no-more = nicht mehr { $value }
record-write = Alles andere, in den Worten von Rootlog
record-write-it = Schreiben
record-board = Das ganze Tableau
record-judge = Darf ich? Ein Schiedsrichter
record-steps = Wie dieser Zug geht
record-course = Der Verlauf des Spiels
record-won = Wer hat gewonnen?
record-won-tell = So ging es aus
record-save-log = Als Rootlog speichern
record-save-results = Zeilen für eine Liga speichern
record-kept-here = Die Aufzeichnung bleibt nach jedem Tippen in diesem Browser. Ihr Rootlog bringt sie auf ein anderes Gerät.
record-after = Der Tisch nach { $count } von { $of } Aktionen
record-line-of = Die Taten dieses Zugs: { $seat }
record-sources = Woher die Punkte kamen
record-source-crafting = Herstellen
record-source-removing = Entfernen
record-source-placing = Hinstellen
record-source-evening = am Abend
record-source-other = nicht gesagt
record-timer-start = Die Zeit laufen lassen
record-timer-stop = Die Zeit anhalten
record-supply = der Vorrat
record-deck = der Stapel
record-discard = der Ablagestapel
record-hand-of = die Hand von { $seat }
record-board-of = das Tableau von { $seat }
record-unknown-card = unbenannte Karte
record-said-move = { $count } × { $piece }: { $from } → { $to }
record-said-place = { $to }: { $count } × { $piece } hingestellt
record-said-remove = { $from }: { $count } × { $piece } entfernt
record-said-battle = { $place }: { $attacker } gegen { $defender }, { $dice }
record-said-fight = { $place }: { $attacker } gegen { $defender }
record-said-ambush = Hinterhalt ({ $suit })
record-said-foil = vereitelt ({ $suit })
record-said-points = { $seat }: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
record-said-points-lost = { $seat } verliert { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
record-said-cards = { $count } × { $card }: { $from } → { $to }
record-said-craft = Hergestellt: { $card }
record-said-item = { $count } × { $item } → { $to }
record-said-dominance = Dominanz
record-said-coalition = Koalition mit { $seat }
record-said-written = { $text }
record-play-on = Aufzeichnungen
record-player = Name von { $seat }
judge-about = Über den Tisch, wie er liegt. Karten, die niemand benannt hat, sind hier zufällig verteilt. Berühre einen Ort, oder wähle aus der Liste.
judge-who = Wer
judge-when = Wann
judge-birdsong = Vogelsang
judge-daylight = Tageslicht
judge-evening = Abend
judge-yes = Ja:
judge-no = Nein: { $what }
judge-no-reason = Danach wird jetzt nicht gefragt.
judge-allowed = Was erlaubt ist
judge-share = Anderen zeigen
judge-link = Ein Link auf diesen Tisch und diese Antworten
steps-none = Hier wird nichts der Reihe nach getan.
steps-now = Was auf diesem Tisch getan werden darf:
leagues = Ligen
leagues-title = Ligen · undergrowth
leagues-about = Eine Liga zählt die Partien ihrer Mitglieder, Spielzeit für Spielzeit. Ein Sieg ist ein Punkt.
leagues-account = Eine Liga zählt Partien von Leuten mit einem Konto.
league-join-account = Melde dich erst an und öffne dann den Link noch einmal.
leagues-mine = Deine Ligen
league-join = Der Liga beitreten
league-join-about = Die Mitglieder sehen deinen Namen und was du in den Partien der Liga erreichst.
league-member = Dein Name in der Liga
league-found = Eine Liga gründen
league-name = Name der Liga
league-coalition = Was die Sieger einer Koalition bekommen
league-coalition-share = Die Sieger einer Koalition teilen sich den Punkt.
league-coalition-whole = Jeder Sieger einer Koalition bekommt einen ganzen Punkt.
league-serious = Nur ernste Partien zählen
league-shown = Alle, die ihre Adresse haben, sehen die Tabelle
league-shown-about = Das lässt sich später schließen, aber nicht öffnen.
league-is-shown = Alle, die die Adresse dieser Seite haben, sehen sie.
league-is-private = Nur Mitglieder sehen diese Seite.
league-season = Spielzeit
league-season-number = Spielzeit { $number }
league-season-running = { $name } (jetzt)
league-who = Mitglied
league-games = Partien
league-wins = Siege
league-points = Punkte
league-share = Punkte je Partie
league-factions = Nach Fraktion
league-empty = In dieser Spielzeit hat noch keine Partie gezählt.
league-guest = Jemand anders
league-left = Ein früheres Mitglied
league-running = { $count ->
    [one] Eine Partie wird gerade gespielt.
   *[other] { $count } Partien werden gerade gespielt.
}
league-waiting = { $count ->
    [one] Eine beendete Partie zählt in der nächsten Spielzeit.
   *[other] { $count } beendete Partien zählen in der nächsten Spielzeit.
}
league-play = Für diese Liga spielen
league-play-which = Wähle eine deiner Partien
league-play-it = Zählen lassen
league-play-about = Bevor ein Mensch in ihr geantwortet hat; mindestens zwei Mitglieder müssen spielen. Alle am Tisch erfahren, dass sie in einer Liga zählt.
league-plays = Diese Partie zählt, sobald sie beendet ist.
league-seat = { $who } ({ $faction }) { $score }
league-seat-won = { $who } ({ $faction }) { $score }, gewonnen
league-strike = Streichen
league-strike-what = Die Partie vom { $day } streichen
league-strike-sure = Diese Partie aus der Tabelle streichen? Nichts bringt sie zurück.
league-members = Mitglieder
league-founder = kümmert sich um die Liga
league-rename = Den Namen ändern
league-leave = Die Liga verlassen
league-leave-sure = Die Liga verlassen? Dein Name verschwindet aus ihren Tabellen, die Ergebnisse bleiben.
league-founding = Sich um die Liga kümmern
league-link = Neuer Link zum Beitreten
league-link-about = Er wird einmal gezeigt; frühere Links führen dann nirgendwohin.
league-link-is = Schicke diesen Link den Leuten, die beitreten dürfen
league-next = Name der nächsten Spielzeit, wenn sie einen hat
league-begin = Die nächste Spielzeit beginnen
league-begin-sure = Die laufende Spielzeit beenden und die nächste beginnen?
league-end = Die Spielzeit beenden
league-close = Nur Mitgliedern zeigen
league-delete = Die Liga löschen
league-delete-sure = Die Liga mit allen Spielzeiten löschen? Nichts bringt sie zurück.
error-league-no_league = Eine solche Liga gibt es nicht, oder nur ihre Mitglieder sehen sie.
error-league-answered = In dieser Partie hat schon jemand geantwortet, oder sie führt eine andere weiter.
error-league-seeded = Jemand kennt den Startwert dieser Partie, also zählt sie in keiner Liga.
error-league-in_league = Diese Partie wird schon für eine Liga gespielt.
error-league-not_serious = In dieser Liga zählen nur ernste Partien.
error-league-ended = Die Spielzeit ist schon beendet.
push-me = In diesem Browser Bescheid geben, auch wenn keine Seite offen ist
push-about = Für dieses Spiel. Der Push-Dienst des Browserherstellers trägt die Nachricht und kann sie nicht lesen.
push-refused = Der Browser erlaubt dieser Seite keine Benachrichtigungen.

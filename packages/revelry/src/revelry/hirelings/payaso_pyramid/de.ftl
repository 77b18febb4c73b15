### Die Payaso-Pyramide und die Trapezkinder (PP, TK).

## Fragen

ask-pyramid-card = Die oberste Karte des Stapels ablegen, um eine Pyramide zu platzieren?
ask-pyramid-where = Wähle, wo die Pyramide platziert wird
ask-trapezists-whom = Wähle, wessen Karte die Kinder nehmen

## Antworten

do-pile-up = Die oberste Karte des Stapels ablegen
do-swipe-from = Eine Karte von { $faction } nehmen

choice-trapezists_take = Eine Karte von jemandem nehmen, der vor dir liegt
choice-trapezists_draw = Eine Karte ziehen

## Namen

piece-pyramid = { $count ->
        [one] Pyramide
       *[other] Pyramiden
    }
    .class = f

faction-payaso_pyramid = Payaso-Pyramide
    .class = f
    .text = Jede Pyramide zählt beim Herrschen sechsfach und würfelt bis zu drei Treffer. Einmal am Tag darfst du die oberste Karte des Stapels ablegen, um eine in einer passenden Lichtung ohne Pyramide zu platzieren; dann dürfen sie in einer Lichtung kämpfen.
faction-trapezist_kids = Trapezkinder
    .class = p
    .text = Zu Beginn des Vogelsangs nimmst du jemandem mit mehr Punkten als du eine zufällige Karte ab, wofür es dort einen Punkt gibt, oder du ziehst eine Karte.

## Verben

verb-pile-up = Ablegen
verb-swipe-from = Nehmen

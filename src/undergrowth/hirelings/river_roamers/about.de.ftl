### Die Flusswanderer und die Froschtüftler: was sie sind.

about-faction-river_roamers = Seerosenblätter zum Herstellen, Krieger am Fluss
    .text = Am Tag darfst du mit Seerosenblättern herstellen, jedes ein Symbol von der Farbe seiner Lichtung. Dann kämpfen die Flusswanderer an jedem Seerosenblatt, oder { $party } von ihnen kommen in eine Lichtung am Fluss, mit einem Seerosenblatt, wo keines ist.
about-faction-frog_tinkers = Eine Karte des Stapels ist ein Symbol für dich
    .text = Zu Beginn deines Vogelsangs wird die oberste Karte des Stapels offen daneben gelegt. Während du herstellst, darfst du sie als ein Symbol ihrer Farbe abgeben, eine Vogelkarte als eines beliebiger Farbe. Tust du es nicht, wird sie am Ende deines Abends abgeworfen.

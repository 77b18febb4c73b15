### Die Payaso-Pyramide und die Trapezkinder in je einer Zeile.

about-faction-payaso_pyramid = Wenige Krieger, die herrschen und schlagen wie viele
about-faction-trapezist_kids = Eine Karte von Führenden oder vom Stapel

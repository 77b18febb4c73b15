### Die Gewölbewache und die Dachs-Leibwache: was sie sind, für alle, die wählen.

about-faction-vault_keepers = Gewölbe breiten sich aus, Krieger kämpfen bei ihnen
    .text = Aufgebaut wird sie mit zwei Kriegern und einem Gewölbe, und so beginnt sie wieder, wenn jemand sie anwirbt, solange nichts von ihr auf der Karte ist. Am Tag darfst du ein Gewölbe bei einem anderen oder neben ihm platzieren; geht das nicht, irgendwo einen Krieger und ein Gewölbe. Dann wähle: Sie darf in jeder Lichtung mit einem Gewölbe kämpfen, oder zu jedem Gewölbe kommt ein Krieger.
about-faction-badger_bodyguards = In jedem Kampf ignorierst du den ersten Treffer gegen dich
    .text = Greifst du mit eigenen Figuren an oder verteidigst dich, bewirkt der erste Treffer gegen dich nichts, auch der eines Hinterhalts. Lässt dich eine andere Regel den ersten Treffer ignorieren, fügt sie dem nichts hinzu.

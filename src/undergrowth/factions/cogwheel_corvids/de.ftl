### Die Zahnrad-Rabenschar.

## Fragen

ask-cogwheel-flip = Die Zahnrad-Rabenschar deckt ein Komplott auf
ask-cogwheel-plot = Die Zahnrad-Rabenschar schmiedet ein Komplott
ask-cogwheel-thicken = Das Komplott verdichtet sich
ask-cogwheel-raid = Der Überfall der Zahnrad-Rabenschar bricht los
ask-cogwheel-guess = Welches Komplott wird gleich aufgedeckt?

## Möglichkeiten

do-unmask = Das Komplott in { $place } aufdecken
do-hatch-in = In { $place } ein Komplott legen
do-swarm-from = Überfall aus { $place }
do-guess = Raten: { $piece }

## Was geschieht

event-guessed_plot = { THE($seat) } hält das Komplott in { $place } { $right ->
        [one] zu Recht
       *[other] zu Unrecht
    } für { A($piece, case: "accusative") }

## Namen

faction-cogwheel_corvids = Zahnrad-Rabenschar
    .class = f
trigger-cogwheel_raid = den Überfall
trigger-backup_plans = Notfallpläne
criterion-no_plot = kein Komplott
cogwheel_corvids-warrior = Krieger der Zahnrad-Rabenschar
    .class = m

## Die Tafel

part-extortions = Punkte der Erpressungen
trait-gamble = Wagnis
trait-backup_plans = Notfallpläne
trait-mastermind = Strippenzieher
trait-vendetta = Blutrache

## Ihr Zug in Kürze

verb-unmask = Aufdecken
verb-hatch-in = Komplott
verb-swarm-from = Überfall
verb-guess = Raten

## Taten als Ganzes

deed-hatch-in =
    .placed = { THE($seat) } legt { A($piece, case: "accusative") } in { NAME($place, case: "dative") }
deed-unmask =
    .flipped = { THE($seat) } deckt das Komplott in { NAME($place, case: "dative") } auf: { $to }

## Lessons: what is said around each of them

lessons-step = Step { $number } of { $of } (`hint` gives a hint, `h` lists what you can type, `q` leaves)

### Last Dynasty and Bluebird Nobles in one line each.

about-faction-last_dynasty = Five warriors that march and battle as one
about-faction-bluebird_nobles = Ties are yours, and three clearings are a point

### Popular Band and Street Band in one line each.

about-faction-popular_band = Calls warriors from around, and keeps enemies that come
about-faction-street_band = Keeps enemies that come for the rest of their turn

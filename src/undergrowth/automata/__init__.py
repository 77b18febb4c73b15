"""The Law of Rootbotics: what all automated opponents do alike, and no one of them alone.

An automated opponent is a faction with a folder of its own that answers its own questions.  This
room holds what their law says of all of them: chapters 1 to 3 and 12, target priority first.
Sections of that law are cited with an R before them: `R.2.1`.
"""

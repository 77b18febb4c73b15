"""The Law of Rootbotics: rules that all automated opponents share.

An automated opponent is a faction with a folder of its own that answers its own questions.  This
package holds the rules for all of them: chapters 1 to 3 and 12, with target priority first.
Sections of that law are cited with an R before them: `R.2.1`.
"""

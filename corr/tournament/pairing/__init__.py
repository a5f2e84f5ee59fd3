"""Who meets whom: round robin, Monrad, Scheveningen, cups, matches, leagues.

Lots come from a seed; nothing here knows letters or files.
"""

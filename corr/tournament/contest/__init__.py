"""One event as its bodies left it, and what may be ruled in it.

`decide` and `apply` as in `play`; systems of play say what is due.
"""

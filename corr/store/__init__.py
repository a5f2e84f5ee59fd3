"""Everything that is kept: letters in, events, letters out, and the rows derived from them.

Its files hold every statement; an engine (`sqlite.py`) only connects, begins and runs. Nothing is
imported here: whoever asks one thing (`idle.py`) is not to wait for the rest.

Inside only: `dice`, `news`, `players`, `transfer`. Its rooms use `engine`, too.
"""

"""A whole tournament on one machine: the embedded mail server and the players who write to it.

Inside only: `debian_parts`, `debian_sink`, `engine`, `minds`, `players`, `rows_engine`.
"""

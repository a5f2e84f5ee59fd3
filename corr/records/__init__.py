"""Games in the files of other programs, read and written one by one. Knows no player or mail.

Inside only: `psq`, `relative`, `renlib`, `rif`, `sgf`, `sheet`, `text`.
"""

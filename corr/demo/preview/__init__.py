"""Every letter, from events that are really played: what `corr letters preview` shows.

Inside only: `backgammon_plays`, `cast`, `noting`, `plays`, `rows_plays`, `stage`.
"""

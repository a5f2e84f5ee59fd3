"""Every letter, from events that are really played: what `corr letters preview` shows.

Inside only: `cast`, `noting`, `plays`, `plays_desk`, `plays_games`, `stage`.
"""

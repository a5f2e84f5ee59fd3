"""Games of five in a row: gomoku, pente, and the variants of the booklet of 1987.

Each is a row of what it changes (`variant.py`); those with renju's bans ask renju's own finder.

Inside only: `acts`, `boards`, `diagram`, `explain`, `fouls`, `lines`, `record`, `told`,
`variant`.
"""

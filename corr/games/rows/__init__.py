"""Games of five in a row on a plain board: gomoku, and pente with what is captured in it.

Inside only: `acts`, `diagram`, `lines`, `record`, `told`, `variant`.
"""

"""Backgammon matches by the rules of the Swedish federation: board, plays, cube, score.

Each side counts in its own numbering, as players do: 24 to 1, home board 6 to 1.

Inside only: `in_advance`, `of_itself`, `told`, `watched`.
"""

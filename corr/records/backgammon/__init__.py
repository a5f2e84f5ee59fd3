"""Whole matches of backgammon in files: the house's own, and those of other programs.

A match is no row of moves on a grid, so it has a value of its own, `model.MatchRecord`: a stream
of acts with whose they are.

Inside only: `as_json`, `mat`, `sgf`, `text`, `turns`.
"""

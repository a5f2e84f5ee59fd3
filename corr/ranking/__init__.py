"""Correspondence kyu/dan, rating, kyu/dan over the board: all computed from results. Pure."""

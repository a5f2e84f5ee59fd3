"""A `Track`, the board of backgammon, as text, words, SVG and PNG.

Inside only: `shapes`.
"""

"""A `Picture` from the rules, or a `Track`, as text, words, SVG and PNG.

Knows no game, player or mail.
"""

"""A `Picture` from the rules as text, words, SVG and PNG. Knows no game, player or mail."""

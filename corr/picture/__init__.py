"""A `Picture` from the rules as text, as words and as PNG. Knows no game, player or mail."""

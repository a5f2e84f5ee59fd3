"""Commands for every day: how it does, letters, players, tables."""

"""Ratings of events at the board (R28-R31): one event, lists, newcomers, editions."""

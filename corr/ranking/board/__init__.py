"""Kyu/dan over the board (R32), and the file of an event at the board."""

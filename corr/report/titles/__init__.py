"""Titles over the board on paper, and the diploma."""

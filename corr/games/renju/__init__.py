"""Renju: its rules, openings, forbidden moves and claims. Pure.

Inside only: `acts`, `openings`.
"""

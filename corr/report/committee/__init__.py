"""The report to the ranking committee, section by section.

Inside only: `calculation`, `games_told`.
"""

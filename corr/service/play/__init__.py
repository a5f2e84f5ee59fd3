"""The life of a game: orders judged, clocks, leave, flags that fall.

A flag that has fallen is settled first, whatever comes after it.

Inside only: `beside`.
"""

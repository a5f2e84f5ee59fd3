"""One game: `decide` says what an order leads to, `apply` what an event changes.

Clock, leave, moves in advance and claims belong to it.
"""

"""Facts turned into letters for the outbox, and own words out of letters.

It decides nothing: who is told what is said above.
"""

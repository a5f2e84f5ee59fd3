"""What every use case needs at hand: store, keys, words, folded games, trusted time.

The lowest sub-room: it knows no letter of a certain kind and no event's life.

Inside only: `dice`.
"""

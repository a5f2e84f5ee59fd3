"""From facts to the final bytes of a letter: sentences, boards, links.

It knows no store.

Inside only: `board_table`, `track_table`.
"""

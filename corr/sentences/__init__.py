"""The catalogues: the sentences of every language, read, said, and said again in another one.

Inside only: `functions`, `parser`.
"""

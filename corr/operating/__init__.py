"""Operating an installation: how it does, what is wrong with it, copies of it, its figures.

Inside only: `trouble_words`.
"""

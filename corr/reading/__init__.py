"""Every file that a person writes is read here: what a key takes is declared once, by a `Struct`.

All faults are told at once, in words.
"""

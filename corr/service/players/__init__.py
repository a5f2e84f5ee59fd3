"""Players: they come into the register, are reached or not, and are forgotten if they ask for it.

No letter is read here but a stranger's form.
"""

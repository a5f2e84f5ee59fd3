"""People: they come into the register, are reached or not, and are forgotten when they ask for it.

Imports `desk`, `play`, `event`, `register`, `letters` and `office`; no letter is read here but a
stranger's form.
"""

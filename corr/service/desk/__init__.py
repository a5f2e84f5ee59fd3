"""Rulings: what an arbiter or a committee decides, its number, its appeal, its undoing.

Every ruling is written down with its reason in the transaction that carries it out.
"""

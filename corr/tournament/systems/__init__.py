"""How an event of each system goes on: who is drawn against whom, and what a result changes.

One class a system; `systems` knows which. Pure.
"""

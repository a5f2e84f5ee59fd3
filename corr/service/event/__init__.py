"""The life of an event: announced, entered, started, drawn, closed, reported.

One function a step, one transaction each.

Inside only: `unranked`.
"""

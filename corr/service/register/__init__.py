"""The register: players, their levels, titles and ratings, and what is kept about each.

What it changes is written to the streams of players, never to those of events.
"""

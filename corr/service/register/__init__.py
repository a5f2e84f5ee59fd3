"""The register: levels, titles and ratings of players, and what they asked to have confirmed.

What it changes is written to the streams of players, never to those of events.
"""

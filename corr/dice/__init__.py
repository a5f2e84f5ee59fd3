"""The dice of a match, which anybody can verify: KORRDICE-2. Pure; below it lies no game.

Seeds and beacons come in as arguments. Nothing here keeps a seed: `Chains` has one for as long as
whoever made it holds it.
"""

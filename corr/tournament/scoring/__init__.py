"""Who stands where and why, as exact figures: players and teams, criterion by criterion.

Always counted anew from all results.
"""

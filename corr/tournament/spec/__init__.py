"""The event file: everything that is settled about an event before its first move.

Every fault is told at once, in the words of the file.
"""

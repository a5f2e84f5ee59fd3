"""The crosstable of any event: every result, in order of place, finished or not.

Where all meet all, a column is a row's opponent; in a Monrad it is a round; in a Scheveningen it
is somebody of the other half; among teams the cells are board points.
"""

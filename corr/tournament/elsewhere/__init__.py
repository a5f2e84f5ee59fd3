"""An event that was held elsewhere, from a file of its results.

The file is judged as strictly as our own records.

Inside only: `elsewhere_people`.
"""

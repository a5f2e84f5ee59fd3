"""What an arbiter or a committee may do or ask, at a terminal and by letter.

A file has the commands of one topic; which file has which says `table`.
Inside only: `page`.
"""

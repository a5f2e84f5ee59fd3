"""A hand-built sample of every letter there is: the source of the golden letters."""

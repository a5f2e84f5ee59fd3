"""The tables of a whole event by its system, and crosstables in every form."""

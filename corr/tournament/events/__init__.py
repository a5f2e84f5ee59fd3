"""What happened: a closed union of event bodies and their JSON form, which must decode for ever.

A new field has a default; nothing is renamed.
"""

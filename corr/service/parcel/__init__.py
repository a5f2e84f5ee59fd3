"""A whole event in one file: out of one installation, into another.

All of a parcel is taken over in one transaction, or nothing.

Inside only: `parcel`.
"""

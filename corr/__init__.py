"""Correspondence tournaments over email: letters in, events, letters out."""

__version__ = "0.1.0"

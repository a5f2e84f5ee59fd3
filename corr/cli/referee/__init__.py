"""The referee's word on positions."""

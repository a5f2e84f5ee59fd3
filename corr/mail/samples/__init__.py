"""A sample of every letter that can be sent, for whoever translates, checks or designs."""

"""Every letter there is, from events that are really played: what `corr letters preview` shows."""

"""Rating lists on paper."""

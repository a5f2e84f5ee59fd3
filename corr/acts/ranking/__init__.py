"""Commands about levels, ratings and titles."""

"""What is done in a match beside its players' letters: throws, points given, lateness."""

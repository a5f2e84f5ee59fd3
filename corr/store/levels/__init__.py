"""What follows from results: levels by correspondence, events and ratings at the board."""

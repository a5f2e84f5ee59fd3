"""What letters about matches say: what happened in them, their dice, lateness and breaks."""

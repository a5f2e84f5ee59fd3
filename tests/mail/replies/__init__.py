"""What people write in answer, as their mail programs send it, and what becomes of it."""

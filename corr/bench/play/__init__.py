"""Games and matches played for measurement, whole ones from their beginning to their end."""

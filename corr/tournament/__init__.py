"""What is decided, and what follows from it. Pure: no mail, database, clock or chance."""

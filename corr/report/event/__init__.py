"""Tables, rounds and tournament files of one event."""

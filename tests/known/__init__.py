"""Known answers: cases that others worked out, read from the folder of test data."""

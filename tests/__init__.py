"""The tests of corr, one file a room and thing; `tests/known` holds the known answers."""
